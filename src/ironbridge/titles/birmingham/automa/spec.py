"""Game spec of the solo game: deal piles, position lines, and the view of the Automa's deck."""

from collections.abc import Sequence
from dataclasses import replace

from librt.vecs import vec
from mypy_extensions import u8

from ironbridge.core.bitset import ids, mask
from ironbridge.core.deal import Deal
from ironbridge.core.deal_stream import Shuffler
from ironbridge.core.names import Names
from ironbridge.core.position import Position
from ironbridge.core.tables import Tables
from ironbridge.errors import Fault
from ironbridge.titles.birmingham.automa import cards as printed
from ironbridge.titles.birmingham.automa.hooks import (
    SIZE,
    SoloHooks,
    deck_order,
    discarded,
    group_of,
)
from ironbridge.titles.birmingham.automa.player import ALL_CARDS, Automa, Script
from ironbridge.titles.birmingham.automa.rules import SoloRules
from ironbridge.titles.birmingham.automa.tables import make_script
from ironbridge.titles.birmingham.codes import (
    AUTOMA_DECK,
    AUTOMA_SHUFFLES,
)
from ironbridge.titles.spec import GameSpec, Pile, TitleLine, is_count

NUMBERS = tuple(str(card) for card in range(1, SIZE + 1))
"""Names of the cards: their numbers from 1."""


# ----------------------------------------------------------------------------- deals


def automa_piles(start: int) -> list[Pile]:
    """Returns the Automa's decks of both eras and its lots, as piles of a deal."""
    supply = tuple(range(SIZE))
    decks = [
        Pile(f"automa {era}", start + SIZE * n, NUMBERS, supply, (), SIZE, stack_packets)
        for n, era in enumerate(("canal", "rail"))
    ]
    return [*decks, Pile("automa lots", start + SIZE * 2, NUMBERS, supply, (), SIZE)]


def solo_script(tables: Tables, names: Names, start: int) -> Script:
    """Returns the Automa's cards, with its decks from index ``start`` on in ``Deal.piles``."""
    return make_script(tables, names, [start, start + SIZE], start + SIZE * 2)


def stack_packets(rng: Shuffler) -> list[int]:
    """Returns a shuffled deck: packets with a share of every shuffled group, each shuffled."""
    groups: dict[str, list[int]] = {}
    for group in "ABC":
        groups[group] = [card for card in range(SIZE) if group_of(card) == group]
        rng.shuffle(groups[group])
    deck: list[int] = []
    for row in printed.PACKETS:
        packet = [groups[group].pop() for group in "ABC" for _ in range(int(row[group] or 0))]
        rng.shuffle(packet)
        deck += packet
    return deck


# ----------------------------------------------------------------------------- lines of a text


def names_of(cards: list[int]) -> str:
    """Returns card numbers as text: ``4, 17, 2``."""
    return ", ".join(NUMBERS[card] for card in cards)


def read_cards(text: str) -> list[int]:
    """Returns cards from a text, each at most once."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    for part in parts:
        if part not in NUMBERS:
            raise Fault("birmingham.automa/card-number", most=SIZE, said=part)
    if len(set(parts)) < len(parts):
        raise Fault("birmingham.automa/card-twice")
    return [NUMBERS.index(part) for part in parts]


def read_discards(pos: Position, text: str) -> None:
    """Reads the cards drawn; all others are in the deck."""
    pos.words[AUTOMA_DECK] = ALL_CARDS & ~mask(read_cards(text))


def read_shuffles(pos: Position, text: str) -> None:
    """Reads the number of reshuffles in this era."""
    if not is_count(text, SIZE):
        raise Fault("own-number", key="automa shuffles", most=SIZE, said=text[:20])
    pos.words[AUTOMA_SHUFFLES] = int(text)


def read_deck(automa: Automa, pos: Position, text: str) -> None:
    """Reads the deck from the top; cards named neither here nor as discards follow by number."""
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
    """Returns the counters of a pile in order, as text."""
    return names_of([pos.deal.piles[entry] for entry in range(pile.start, pile.start + SIZE)])


def own_lines(automa: Automa, piles: Sequence[Pile]) -> list[TitleLine]:
    """Returns the position lines of the deck, the discards and the later decks."""
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
    """Returns the spec of the two-seat game with the Automa in the second seat."""
    rules = spec.rules
    assert isinstance(rules, SoloRules)
    automa = rules.automa
    return replace(
        spec,
        hooks=SoloHooks(rules, spec.names),
        extra_lines=[*spec.extra_lines, *own_lines(automa, spec.piles)],
        tie_breaks=("the person wins",),
        first_order="fixed",
        extra_entries=[
            *spec.extra_entries,
            *(f"Automa card {card} in its deck" for card in range(1, SIZE + 1)),
            "times the Automa's discards became its deck",
            "Automa card whose back shows (0: none)",
        ],
    )
