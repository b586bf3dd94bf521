"""Compares public parts of two positions of a game: a view takes over what has not changed."""

from mypy_extensions import i64

from ironbridge.core.bitset import index
from ironbridge.core.position import (
    CARDS,
    HAND,
    INCOME,
    LINKS,
    MAX_CARDS,
    MAX_KINDS,
    MONEY,
    POINTS,
    SPENT,
    Position,
)


def seat_equal(pos: Position, other: Position, seat: i64) -> bool:
    """Returns whether the public data of a seat is equal: figures, links, hand size, mat."""
    if not (
        value_equal(pos, other, seat, MONEY)
        and value_equal(pos, other, seat, INCOME)
        and value_equal(pos, other, seat, POINTS)
        and value_equal(pos, other, seat, SPENT)
        and value_equal(pos, other, seat, LINKS)
        and value_equal(pos, other, seat, CARDS)
    ):
        return False
    kind: i64 = 0
    while kind < MAX_KINDS:
        if pos.developed(seat, kind) != other.developed(seat, kind):
            return False
        kind += 1
    return True


def value_equal(pos: Position, other: Position, seat: i64, what: i64) -> bool:
    """Returns whether a value of a seat is equal."""
    return pos.seat_value(seat, what) == other.seat_value(seat, what)


def hand_equal(pos: Position, other: Position, seat: i64) -> bool:
    """Returns whether a seat holds the same cards."""
    if not value_equal(pos, other, seat, HAND):
        return False
    cards = pos.seat_value(seat, HAND)
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = index(bit)
        if pos.in_hand(seat, card) != other.in_hand(seat, card):
            return False
    return True


def tiles_equal(pos: Position, other: Position) -> bool:
    """Returns whether the same tiles with the same owners, cubes and sides are on the board."""
    if pos.slots_taken != other.slots_taken or pos.flipped != other.flipped:
        return False
    slots = pos.slots_taken
    while slots:
        bit = slots & -slots
        slots ^= bit
        slot = index(bit)
        if pos.cubes_on(slot) != other.cubes_on(slot) or pos.tile_on(slot) != other.tile_on(slot):
            return False
        if pos.owner_of(slot) != other.owner_of(slot):
            return False
    return True


def links_equal(pos: Position, other: Position) -> bool:
    """Returns whether the same links of the same seats are on the board."""
    seat: i64 = 0
    while seat < pos.seats:
        if not value_equal(pos, other, seat, LINKS):
            return False
        seat += 1
    return True


def discards_equal(pos: Position, other: Position) -> bool:
    """Returns whether the same cards lie discarded face up."""
    card: i64 = 0
    while card < MAX_CARDS:
        if pos.discarded(card) != other.discarded(card):
            return False
        card += 1
    return True
