"""Hooks of the solo game: the public and the hidden part of the Automa's deck."""

from ironbridge.core.bitset import ids
from ironbridge.core.names import Names
from ironbridge.core.position import Position
from ironbridge.core.table_text import number
from ironbridge.titles.birmingham.automa import cards as printed
from ironbridge.titles.birmingham.automa.deck import rank
from ironbridge.titles.birmingham.automa.player import ALL_CARDS, CARDS, Automa
from ironbridge.titles.birmingham.automa.rules import SoloRules
from ironbridge.titles.birmingham.codes import AUTOMA_DECK, AUTOMA_SHUFFLES
from ironbridge.titles.birmingham.hooks import BirminghamHooks
from ironbridge.titles.birmingham.view import AutomaSeen, BackSeen, BirminghamSeen, merchants_seen

SIZE = CARDS
"""Number of cards in the Automa's deck."""


class SoloHooks(BirminghamHooks):
    """Hooks of Brass: Birmingham against the Automa."""

    def __init__(self, rules: SoloRules, names: Names) -> None:
        super().__init__(rules, names)
        self.automa: Automa = rules.automa

    def extra_view(self, pos: Position) -> BirminghamSeen:
        return BirminghamSeen(
            merchants=merchants_seen(self.names, pos), automa=view_automa(self.automa, pos)
        )

    def unseen_piles(self, pos: Position, seat: int) -> list[list[int]]:
        return unseen_piles(self.automa, pos)


def packets() -> list[int]:
    """Returns the number of cards in each packet of a deck, in drawing order."""
    return [sum(int(row[group] or 0) for group in "ABC") for row in printed.PACKETS]


def group_of(card: int) -> str:
    """Returns the letter of a card."""
    return printed.BACKS[card]["group"]


def deck_order(automa: Automa, pos: Position) -> list[int]:
    """Returns the cards in the deck, top card first."""
    return sorted(ids(pos.words[AUTOMA_DECK]), key=lambda card: rank(automa, pos, card))


def discarded(pos: Position) -> list[int]:
    """Returns the cards drawn so far."""
    return ids(ALL_CARDS & ~pos.words[AUTOMA_DECK])


def unseen_piles(automa: Automa, pos: Position) -> list[list[int]]:
    """Returns groups of entries that may be shuffled without changing what the person knows.

    The person has seen the drawn cards and the back on top, and knows the composition of the
    packets.  Cards of one letter are exchanged first, then the cards of each packet.
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
    """Returns the entries of a deck below its top card; all entries of a later deck (-1)."""
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
    """Returns the visible data of a card's back."""
    back = printed.BACKS[card]
    return BackSeen(
        group=back["group"],
        first=back["first"],
        brewery=back["brewery"],
        icon=back["icon"],
        develop=number(back["develop"]),
    )


def view_automa(automa: Automa, pos: Position) -> AutomaSeen:
    """Returns the public data of the Automa's cards."""
    deck = deck_order(automa, pos)
    return AutomaSeen(
        seat=1,
        deck_size=len(deck),
        back=seen_back(deck[0]) if deck else None,
        discards=[card + 1 for card in discarded(pos)],
    )
