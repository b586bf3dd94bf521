"""The solo game for the rest of Ironbridge: its deals, its lines, what is seen of its deck."""

from dataclasses import replace

from librt.vecs import vec
from mypy_extensions import u8

from ironbridge.core.bitset import ids, mask
from ironbridge.core.deal import Deal
from ironbridge.core.names import Names
from ironbridge.core.position import Position
from ironbridge.core.rng import Rng
from ironbridge.core.table_text import number
from ironbridge.core.tables import Tables
from ironbridge.errors import Fault
from ironbridge.titles.birmingham.automa import cards as printed
from ironbridge.titles.birmingham.automa.deck import rank
from ironbridge.titles.birmingham.automa.player import ALL_CARDS, CARDS, Automa, Script
from ironbridge.titles.birmingham.automa.rules import SoloRules
from ironbridge.titles.birmingham.automa.tables import make_script
from ironbridge.titles.birmingham.codes import (
    AUTOMA_DECK,
    AUTOMA_SHUFFLES,
)
from ironbridge.titles.birmingham.view import AutomaSeen, BackSeen, BirminghamSeen, merchants_seen
from ironbridge.titles.spec import GameSpec, Pile, TitleLine, is_count

SIZE = CARDS
NUMBERS = tuple(str(card) for card in range(1, SIZE + 1))
"""Cards are called by the number that we give them, from 1."""


# ----------------------------------------------------------------------------- deals


def automa_piles(start: int) -> list[Pile]:
    """Returns the Automa's decks of both eras and its lots, as parts of a deal."""
    supply = tuple(range(SIZE))
    decks = [
        Pile(f"automa {era}", start + SIZE * n, NUMBERS, supply, (), SIZE, stack_packets)
        for n, era in enumerate(("canal", "rail"))
    ]
    return [*decks, Pile("automa lots", start + SIZE * 2, NUMBERS, supply, (), SIZE)]


def solo_script(tables: Tables, names: Names, start: int) -> Script:
    """Returns the Automa's cards, with its decks lying from ``start`` on in ``Deal.piles``."""
    return make_script(tables, names, [start, start + SIZE], start + SIZE * 2)


def packets() -> list[int]:
    """Returns how many cards the packets of a deck hold, in the order in which they are drawn."""
    return [sum(int(row[group] or 0) for group in "ABC") for row in printed.PACKETS]


def group_of(card: int) -> str:
    """Returns the letter on a card."""
    return printed.BACKS[card]["group"]


def stack_packets(chance: Rng) -> list[int]:
    """Returns a deck: each packet has its share of every shuffled group, and is shuffled itself."""
    groups: dict[str, list[int]] = {}
    for group in "ABC":
        groups[group] = [card for card in range(SIZE) if group_of(card) == group]
        chance.shuffle(groups[group])
    deck: list[int] = []
    for row in printed.PACKETS:
        packet = [groups[group].pop() for group in "ABC" for _ in range(int(row[group] or 0))]
        chance.shuffle(packet)
        deck += packet
    return deck


# ----------------------------------------------------------------------------- the deck now


def deck_order(automa: Automa, pos: Position) -> list[int]:
    """Returns the cards in the deck, the next one first."""
    return sorted(ids(pos.words[AUTOMA_DECK]), key=lambda card: rank(automa, pos, card))


def discarded(pos: Position) -> list[int]:
    """Returns the cards already drawn."""
    return ids(ALL_CARDS & ~pos.words[AUTOMA_DECK])


def unseen_piles(automa: Automa, pos: Position) -> list[list[int]]:
    """Returns entries that may be shuffled, group by group, without touching what the person knows.

    The person has seen the cards drawn and the back on top, and knows what the packets are made
    of.  Cards of one letter change places first, then the cards of each packet.
    """
    if pos.words[AUTOMA_SHUFFLES]:
        shift = pos.words[AUTOMA_SHUFFLES] - 1
        lots = automa.script.lots_at
        hidden = deck_order(automa, pos)[1:]
        groups = [sorted(lots + (card + shift) % SIZE for card in hidden)]
    else:
        groups = shuffled_deck(automa, pos, pos.era, len(discarded(pos)))
        groups.append([automa.script.lots_at + n for n in range(SIZE)])
    for era in range(pos.era + 1, len(automa.script.deck_at)):
        groups += shuffled_deck(automa, pos, era, -1)
    return groups


def shuffled_deck(automa: Automa, pos: Position, era: int, drawn: int) -> list[list[int]]:
    """Returns the entries of a deck below its top card; all of a deck not yet in play (-1)."""
    start = automa.script.deck_at[era]
    hidden = [start + n for n in range(drawn + 1, SIZE)]
    card_at = {entry: pos.deal.piles[entry] for entry in range(start, start + SIZE)}
    groups: list[list[int]] = []
    if 0 <= drawn < SIZE:
        back = seen_back(card_at[start + drawn])
        alike = [entry for entry in hidden if seen_back(card_at[entry]) == back]
        groups.append([start + drawn, *alike])
    groups += [[entry for entry in hidden if group_of(card_at[entry]) == group] for group in "ABC"]
    first = start
    for size in packets():
        groups.append([entry for entry in hidden if first <= entry < first + size])
        first += size
    return groups


def seen_back(card: int) -> BackSeen:
    """Returns what the back of a card shows."""
    back = printed.BACKS[card]
    return BackSeen(
        group=back["group"],
        first=back["first"],
        brewery=back["brewery"],
        icon=back["icon"],
        develop=number(back["develop"]),
    )


def view_automa(automa: Automa, pos: Position) -> AutomaSeen:
    """Returns what everyone sees of the Automa's cards."""
    deck = deck_order(automa, pos)
    return AutomaSeen(
        seat=1,
        deck_size=len(deck),
        back=seen_back(deck[0]) if deck else None,
        discards=[card + 1 for card in discarded(pos)],
    )


# ----------------------------------------------------------------------------- lines of a text


def names_of(cards: list[int]) -> str:
    """Returns cards as a text: ``4, 17, 2``."""
    return ", ".join(NUMBERS[card] for card in cards)


def read_cards(text: str) -> list[int]:
    """Returns cards by number, each at most once."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    for part in parts:
        if part not in NUMBERS:
            raise Fault("birmingham.automa/card-number", most=SIZE, said=part)
    if len(set(parts)) < len(parts):
        raise Fault("birmingham.automa/card-twice")
    return [NUMBERS.index(part) for part in parts]


def read_discards(pos: Position, text: str) -> None:
    """Cards drawn already; all others are in the deck."""
    pos.words[AUTOMA_DECK] = ALL_CARDS & ~mask(read_cards(text))


def read_shuffles(pos: Position, text: str) -> None:
    """How often the discards became the deck in this era."""
    if not is_count(text, SIZE):
        raise Fault("own-number", key="automa shuffles", most=SIZE, said=text[:20])
    pos.words[AUTOMA_SHUFFLES] = int(text)


def read_deck(automa: Automa, pos: Position, text: str) -> None:
    """The deck from the top; cards named neither here nor as discards follow by number."""
    top = read_cards(text)
    deck = ids(pos.words[AUTOMA_DECK])
    for card in top:
        if card not in deck:
            raise Fault("birmingham.automa/deck-and-discarded", card=card + 1)
    deck = top + [card for card in deck if card not in top]
    piles = list(pos.deal.piles)
    shuffles = pos.words[AUTOMA_SHUFFLES]
    if shuffles:
        lots = [automa.script.lots_at + (card + shuffles - 1) % SIZE for card in deck]
        values = sorted(piles[entry] for entry in lots)
        for entry, lot in zip(lots, values, strict=True):
            piles[entry] = lot
    else:
        start = automa.script.deck_at[pos.era]
        piles[start : start + SIZE] = discarded(pos) + deck
    old = pos.deal
    pos.deal = Deal(old.order, old.cards, old.era_start, vec[u8](piles))


def pile_line(pile: Pile, pos: Position) -> str:
    """Returns the counters of a pile in order."""
    return names_of([pos.deal.piles[entry] for entry in range(pile.start, pile.start + SIZE)])


def own_lines(automa: Automa, piles: list[Pile]) -> list[TitleLine]:
    """Returns the lines that complete a position: the deck, what was drawn, and what is to come."""
    rail, lots = piles[-2:]
    return [
        TitleLine("automa discards", lambda pos: names_of(discarded(pos)), read_discards),
        TitleLine(
            "automa shuffles",
            lambda pos: str(pos.words[AUTOMA_SHUFFLES]) if pos.words[AUTOMA_SHUFFLES] else "",
            read_shuffles,
        ),
        TitleLine(
            "automa deck",
            lambda pos: names_of(deck_order(automa, pos)),
            lambda pos, text: read_deck(automa, pos, text),
        ),
        TitleLine(
            rail.key, lambda pos: "" if pos.era else pile_line(rail, pos), lambda pos, text: None
        ),
        TitleLine(lots.key, lambda pos: pile_line(lots, pos), lambda pos, text: None),
    ]


def solo_setting(spec: GameSpec) -> GameSpec:
    """Returns the setting of the two-seat game, with the Automa in the second seat."""
    rules = spec.rules
    assert isinstance(rules, SoloRules)
    automa = rules.automa
    names = spec.names
    return replace(
        spec,
        extra_lines=[*spec.extra_lines, *own_lines(automa, spec.piles)],
        extra_view=lambda pos: BirminghamSeen(
            merchants=merchants_seen(names, pos), automa=view_automa(automa, pos)
        ),
        tie_breaks=("the person wins",),
        first_order="fixed",
        unseen_piles=lambda pos, seat: unseen_piles(automa, pos),
        extra_entries=[
            *spec.extra_entries,
            *(f"Automa card {card} in its deck" for card in range(1, SIZE + 1)),
            "times the Automa's discards became its deck",
            "Automa card whose back shows (0: none)",
        ],
    )
