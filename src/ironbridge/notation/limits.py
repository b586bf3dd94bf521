"""Bounds of the numbers in a position: every loaded position can be played, written and read.

A typed number has a fixed maximum.  Play can exceed it a little with every action, so the bound
grows with the resources that actions use up, and a loaded game never leaves its bounds.
"""

from typing import Final

from ironbridge.core.bitset import count
from ironbridge.core.hand import pile_left
from ironbridge.core.position import ASK_NOTHING, Position
from ironbridge.titles.deal_from_seed import full_deck
from ironbridge.titles.spec import GameSpec

LARGEST: Final = 9999
"""Maximum amount of money or points in a text."""
LARGEST_ROUND: Final = 99
PER_ACTION: Final = 1000
"""Upper bound of a seat's gain by one action, with the end of its round and era."""
PER_ERA: Final = 1000
"""Upper bound of the resources that one era uses up."""


def most_rounds(spec: GameSpec, pos: Position) -> int:
    """Returns the maximum round number."""
    return LARGEST_ROUND + used_up(spec, pos)


def most_money(spec: GameSpec, pos: Position) -> int:
    """Returns the maximum absolute value of money and points."""
    return LARGEST + PER_ACTION * (PER_ERA * pos.era + used_up(spec, pos))


def used_up(spec: GameSpec, pos: Position) -> int:
    """Returns a measure of play that every action raises: cards, tiles, links, sales.

    Cards outside the deck count once they are played.  Sold tiles count where none is ever given
    up, which is where a sale costs no card.
    """
    tables = spec.rules.tables
    cards = range(len(spec.names.cards))
    used = len(full_deck(spec)) - pile_left(pos) - len(spec.hooks.open_cards(pos))
    used += sum(pos.discarded(card) for card in cards)
    used += count(pos.links_built)
    for seat in range(spec.seats):
        used += sum(pos.developed(seat, kind) for kind in range(len(spec.names.industries)))
        used -= sum(pos.in_hand(seat, card) for card in cards if not tables.card_copies[card])
    if len(tables.income_level) < 2:
        used += count(pos.flipped)
    if pos.ask == ASK_NOTHING:
        used += PER_ERA  # scoring removes links and tiles
    return used
