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
    """Sets the era and the round."""
    pos.era = era
    pos.round = round


def set_turn(pos: Position, turn: i64, actions: i64) -> None:
    """Sets the seat to act and the number of its actions left."""
    pos.turn = turn
    pos.seat = pos.in_order(turn)
    pos.actions = actions


def set_over(pos: Position) -> None:
    """Sets the game to over."""
    pos.seat = NOBODY
    pos.ask = ASK_NOTHING
    pos.turn = 0


def set_order(pos: Position, turn: i64, seat: i64) -> None:
    """Sets the turn order."""
    pos.set_in_order(turn, seat)


def set_market(pos: Position, goods: i64, cubes: i64) -> None:
    """Sets the number of cubes on the coal or the iron market."""
    pos.set_market(goods, cubes)


def set_seat_value(pos: Position, at: i64, value: i64) -> None:
    """A word that belongs to no seat."""
    pos.words[at] = value


def put_tile(
    tables: Tables, pos: Position, seat: i64, slot: i64, tile: i64, cubes: i64, flipped: bool
) -> None:
    """Places a tile on an empty slot, with its cubes."""
    place_tile(tables, pos, seat, slot, tile)
    goods = tables.kind_goods[tables.tile_kind[tile]]
    if flipped:
        pos.flipped |= BIT[slot]
    elif goods >= 0 and cubes > 0:
        put_cubes(pos, goods, slot, cubes)


def set_gone(pos: Position, seat: i64, kind: i64, tiles: i64) -> None:
    """Sets the number of tiles of an industry that have left a seat's mat."""
    pos.set_developed(seat, kind, tiles)


def put_discard(pos: Position, card: i64) -> None:
    """Adds a card to the discards."""
    pos.set_discarded(card, pos.discarded(card) + 1)


def set_deal(pos: Position, deal: Deal, drawn: i64) -> None:
    """Sets the deal and the number of cards already drawn from it."""
    pos.deal = deal
    pos.drawn = drawn


def settle_board(tables: Tables, pos: Position) -> None:
    """Computes connected groups and networks once all pieces are placed."""
    rejoin(tables, pos)
    seat: i64 = 0
    while seat < pos.seats:
        regrow(tables, pos, seat)
        seat += 1


def set_give_up(pos: Position, owed: i64, paying: i64) -> None:
    """Asks the seat to act to give up a tile; these entries of the turn order are settled."""
    pos.ask = ASK_GIVE_UP
    pos.owed = owed
    pos.paying = paying
