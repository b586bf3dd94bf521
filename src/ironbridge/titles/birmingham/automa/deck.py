"""Deck of the Automa: draws, visible back, and reshuffles.

The position stores the deck as a set of cards; their order comes from the deal.  When the deck is
empty and a card or a back is needed, the discards become the deck.  Their order comes from the
lots, a list of 22 numbers in the deal: at the n-th shuffle card c has lot (c + n - 1), modulo 22,
and the lowest lot is on top.  So a deal determines every shuffle.
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
    """Puts all cards into the deck of a new era."""  # BA-era-3
    pos.words[AUTOMA_DECK] = ALL_CARDS
    pos.words[AUTOMA_IN_PLAY] = 0
    pos.words[AUTOMA_SHUFFLES] = 0


def rank(automa: Automa, pos: Position, card: i64) -> i64:
    """Returns the rank of a card in the order of the deck; the lowest rank is on top."""
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
    """Returns the top card, whose back is visible; -1 when the deck is empty."""
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
    """Returns the card whose back applies; shuffles the discards if the deck is empty."""
    # BA-deck-2
    if pos.words[AUTOMA_DECK] == 0:
        shuffle(pos, work)
    return top(automa, pos)


def draw(automa: Automa, pos: Position, work: Workspace) -> i64:
    """Draws the top card into play and discards the previous one; returns the card."""  # BA-deck-1
    pos.words[AUTOMA_IN_PLAY] = 0
    card = back(automa, pos, work)
    pos.words[AUTOMA_DECK] = pos.words[AUTOMA_DECK] & ~BIT[card]
    pos.words[AUTOMA_IN_PLAY] = BIT[card]
    return card


def shuffle(pos: Position, work: Workspace) -> None:
    """Turns the discards into the deck, without the card in play."""
    pos.words[AUTOMA_DECK] = ALL_CARDS & ~pos.words[AUTOMA_IN_PLAY]
    pos.words[AUTOMA_SHUFFLES] = pos.words[AUTOMA_SHUFFLES] % CARDS + 1  # the lots repeat
    work.log.say(AUTOMA_SHUFFLED, pos.seat, count(pos.words[AUTOMA_DECK]), 0)
