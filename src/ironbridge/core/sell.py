"""Selling, as far as titles agree: an own tile, not yet flipped, of an industry that is sold.

To whom it is sold, and at what price, is the title's own chapter.
"""

from mypy_extensions import i64

from ironbridge.core.bits import BIT, index
from ironbridge.core.choices import SELL
from ironbridge.core.desk import Desk
from ironbridge.core.position import TILE_AT, TILES, Position
from ironbridge.core.reasons import ALREADY_SOLD, NOT_SELLABLE, NOT_YOURS, OK
from ironbridge.core.rules import Rules
from ironbridge.core.tables import Tables


def why_not_offer(tables: Tables, pos: Position, slot: i64) -> i64:
    """May what stands on this slot be offered for sale at all?"""
    if pos.taken & BIT[slot] == 0:
        return NOT_SELLABLE
    if pos.word(pos.seat, TILES) & BIT[slot] == 0:
        return NOT_YOURS
    if tables.sold_kinds & BIT[tables.tile_kind[i64(pos.cells[TILE_AT + slot])]] == 0:
        return NOT_SELLABLE
    if pos.flipped & BIT[slot]:
        return ALREADY_SOLD
    return OK


def list_sales(rules: Rules, pos: Position, desk: Desk) -> None:
    """Every sale allowed now: the title's judge, asked about each own tile not yet flipped."""
    tiles = pos.word(pos.seat, TILES) & ~pos.flipped
    while tiles:
        bit = tiles & -tiles
        tiles ^= bit
        slot = index(bit)
        code = rules.tables.choices.code(SELL, slot)
        if code >= 0 and rules.why_not_sell(pos, slot) == OK:
            desk.put(code)
