"""The Automa's deck: the card drawn, the back that shows, and shuffling when it has run out.

The deck is a set of cards; their order is that of the deal.  When the deck is empty and a card
or a back is needed, the discards become the deck again.  Their order comes from the lots, a row
of 22 numbers that is part of the deal: at the n-th shuffle card c holds lot (c + n - 1) of the
row, counted round, and the lowest lot lies on top.  So a deal fixes every shuffle.
"""

from mypy_extensions import i64

from ironbridge.core.bitset import BIT, count, index
from ironbridge.core.position import Position
from ironbridge.core.workspace import Workspace
from ironbridge.titles.birmingham.automa.player import ALL_CARDS, CARDS, Automa
from ironbridge.titles.birmingham.codes import (
    AUTOMA_DECK,
    AUTOMA_IN_PLAY,
    AUTOMA_SHUFFLED,
    AUTOMA_SHUFFLES,
)


def new_deck(pos: Position) -> None:
    """All cards are in the deck of a new era, in the order of its deal."""  # BA-era-3
    pos.words[AUTOMA_DECK] = ALL_CARDS
    pos.words[AUTOMA_IN_PLAY] = 0
    pos.words[AUTOMA_SHUFFLES] = 0


def rank(automa: Automa, pos: Position, card: i64) -> i64:
    """Returns where a card stands in the order of the deck: the lowest rank lies on top."""
    # BA-setup-8, BA-deck-4
    piles = pos.deal.piles
    shuffles = pos.words[AUTOMA_SHUFFLES]
    if shuffles:
        return i64(piles[automa.script.lots_at + (card + shuffles - 1) % CARDS])
    start = automa.script.deck_at[pos.era]
    place: i64 = 0
    while i64(piles[start + place]) != card:
        place += 1
    return place


def top(automa: Automa, pos: Position) -> i64:
    """Returns the card on top, whose back shows; -1 when the deck is empty."""
    found: i64 = -1
    least: i64 = CARDS
    cards = pos.words[AUTOMA_DECK]
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = index(bit)
        place = rank(automa, pos, card)
        if place < least:
            least = place
            found = card
    return found


def back(automa: Automa, pos: Position, work: Workspace) -> i64:
    """Returns the card whose back is read now; with an empty deck, the discards are shuffled."""
    # BA-deck-2
    if pos.words[AUTOMA_DECK] == 0:
        shuffle(pos, work)
    return top(automa, pos)


def draw(automa: Automa, pos: Position, work: Workspace) -> i64:
    """Take the top card into play, and discard the one before; returns the card."""  # BA-deck-1
    pos.words[AUTOMA_IN_PLAY] = 0
    card = back(automa, pos, work)
    pos.words[AUTOMA_DECK] = pos.words[AUTOMA_DECK] & ~BIT[card]
    pos.words[AUTOMA_IN_PLAY] = BIT[card]
    return card


def shuffle(pos: Position, work: Workspace) -> None:
    """The discards become the deck; the card in play is not among them."""
    pos.words[AUTOMA_DECK] = ALL_CARDS & ~pos.words[AUTOMA_IN_PLAY]
    pos.words[AUTOMA_SHUFFLES] = pos.words[AUTOMA_SHUFFLES] % CARDS + 1  # the lots go round
    work.log.say(AUTOMA_SHUFFLED, pos.seat, count(pos.words[AUTOMA_DECK]), 0)
