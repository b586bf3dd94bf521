"""Arranging a position by hand: the writes that reading a text or re-dealing cards needs.

The setters check nothing: the caller makes sure that the position makes sense.
"""

from mypy_extensions import i64

from ironbridge.core.bitset import BIT
from ironbridge.core.deal import Deal
from ironbridge.core.network import regrow, rejoin
from ironbridge.core.position import ASK_GIVE_UP, ASK_NOTHING, NOBODY, Position
from ironbridge.core.tables import Tables
from ironbridge.core.tiles import place_tile, put_cubes


def set_stage(pos: Position, era: i64, round: i64) -> None:
    """Which round of which era it is."""
    pos.era = era
    pos.round = round


def set_turn(pos: Position, turn: i64, actions: i64) -> None:
    """Whose turn it is, and how many actions are left in it."""
    pos.turn = turn
    pos.seat = pos.in_order(turn)
    pos.actions = actions


def set_over(pos: Position) -> None:
    """The game is over."""
    pos.seat = NOBODY
    pos.ask = ASK_NOTHING
    pos.turn = 0


def set_order(pos: Position, turn: i64, seat: i64) -> None:
    """Which seat has which place in the turn order."""
    pos.set_in_order(turn, seat)


def set_market(pos: Position, goods: i64, cubes: i64) -> None:
    """How many cubes lie on the coal or the iron market."""
    pos.set_market(goods, cubes)


def set_seat_value(pos: Position, at: i64, value: i64) -> None:
    """A word that belongs to no seat."""
    pos.words[at] = value


def put_tile(
    tables: Tables, pos: Position, seat: i64, slot: i64, tile: i64, cubes: i64, flipped: bool
) -> None:
    """A tile on an empty slot, with what lies on it."""
    place_tile(tables, pos, seat, slot, tile)
    goods = tables.kind_goods[tables.tile_kind[tile]]
    if flipped:
        pos.flipped |= BIT[slot]
    elif goods >= 0 and cubes > 0:
        put_cubes(pos, goods, slot, cubes)


def set_gone(pos: Position, seat: i64, kind: i64, tiles: i64) -> None:
    """How many tiles of an industry have left a seat's mat."""
    pos.set_developed(seat, kind, tiles)


def put_discard(pos: Position, card: i64) -> None:
    """One more card among the discards."""
    pos.set_discarded(card, pos.discarded(card) + 1)


def set_deal(pos: Position, deal: Deal, drawn: i64) -> None:
    """What is still to come, and how much of it is drawn already."""
    pos.deal = deal
    pos.drawn = drawn


def settle_board(tables: Tables, pos: Position) -> None:
    """All pieces lie: work out what is connected, and everyone's network."""
    rejoin(tables, pos)
    seat: i64 = 0
    while seat < pos.seats:
        regrow(tables, pos, seat)
        seat += 1


def set_give_up(pos: Position, owed: i64, paying: i64) -> None:
    """The seat to act must give up a tile; these entries of the turn order are settled."""
    pos.ask = ASK_GIVE_UP
    pos.owed = owed
    pos.paying = paying
