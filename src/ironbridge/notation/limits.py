"""How large the numbers of a position may be: whatever is loaded can be played, written and read.

A typed number is at most so large.  Play may bring more, a little with every action; so the limit
grows with what every action uses up, and no game that was loaded ever leaves its limits.
"""

from typing import Final

from ironbridge.core.bitset import count
from ironbridge.core.hand import pile_left
from ironbridge.core.position import ASK_NOTHING, Position
from ironbridge.titles.deal_from_seed import full_deck
from ironbridge.titles.spec import GameSpec

LARGEST: Final = 9999
"""The largest sum of money or points in a text."""
LARGEST_ROUND: Final = 99
PER_ACTION: Final = 1000
"""No action, with the end of a round and of an era after it, brings a seat more."""
PER_ERA: Final = 1000
"""No era uses up as much."""


def most_rounds(spec: GameSpec, pos: Position) -> int:
    """Returns the largest number that the round may have."""
    return LARGEST_ROUND + used_up(spec, pos)


def most_money(spec: GameSpec, pos: Position) -> int:
    """Returns the largest sum of money and the largest number of points, above or below zero."""
    return LARGEST + PER_ACTION * (PER_ERA * pos.era + used_up(spec, pos))


def used_up(spec: GameSpec, pos: Position) -> int:
    """Returns what every action raises: cards drawn and discarded, tiles gone, links, sales.

    Cards outside the deck count once they are played.  Sold tiles count where none is ever given
    up, which is where a sale costs no card.
    """
    tables = spec.rules.tables
    cards = range(len(spec.names.cards))
    used = len(full_deck(spec)) - pile_left(pos) - len(spec.open_cards(pos))
    used += sum(pos.discarded(card) for card in cards)
    used += count(pos.links_built)
    for seat in range(spec.seats):
        used += sum(pos.developed(seat, kind) for kind in range(len(spec.names.industries)))
        used -= sum(pos.in_hand(seat, card) for card in cards if not tables.card_copies[card])
    if len(tables.income_level) < 2:
        used += count(pos.flipped)
    if pos.ask == ASK_NOTHING:
        used += PER_ERA  # links and tiles leave the board when they are scored
    return used
