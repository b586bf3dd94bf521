"""Selling, as far as titles agree: an own tile, not yet flipped, of an industry that is sold.

To whom it is sold, and at what price, is the title's own chapter.
"""

from mypy_extensions import i64

from ironbridge.core.bitset import BIT
from ironbridge.core.position import TILES, Position
from ironbridge.core.reasons import ALREADY_SOLD, NOT_SELLABLE, NOT_YOURS, OK
from ironbridge.core.tables import Tables


def why_not_offer(tables: Tables, pos: Position, slot: i64) -> i64:
    """Returns why what stands on this slot may not be offered for sale at all, or ``OK``."""
    # BB-sell-1, BL-sell-1
    if pos.slots_taken & BIT[slot] == 0:
        return NOT_SELLABLE
    if pos.seat_value(pos.seat, TILES) & BIT[slot] == 0:
        return NOT_YOURS
    if tables.sold_kinds & BIT[tables.tile_kind[pos.tile_on(slot)]] == 0:
        return NOT_SELLABLE
    if pos.flipped & BIT[slot]:
        return ALREADY_SOLD
    return OK
