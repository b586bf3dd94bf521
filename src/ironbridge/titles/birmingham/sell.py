"""Selling: finds a buyer and the beer for a tile."""

from mypy_extensions import i64

from ironbridge.core.bitset import BIT
from ironbridge.core.position import BEER, Position
from ironbridge.core.reasons import NO_BEER, OK
from ironbridge.core.sell import why_not_offer
from ironbridge.core.tables import Tables
from ironbridge.core.tiles import cubes_on
from ironbridge.titles.birmingham.beer import breweries
from ironbridge.titles.birmingham.codes import BARRELS, NO_MERCHANT
from ironbridge.titles.birmingham.merchants import Merchants


def why_not_sell(tables: Tables, merchants: Merchants, pos: Position, slot: i64) -> i64:
    """Returns the first rule that forbids selling from this slot, or ``OK``."""
    # BB-sell-2, BB-sell-6
    reason = why_not_offer(tables, pos, slot)
    if reason != OK:
        return reason
    tile = pos.tile_on(slot)
    place = tables.slot_place[slot]
    buyers = merchants.buyers(pos, tables.tile_kind[tile], place)
    if buyers == 0:  # BB-sell-2
        return NO_MERCHANT
    needed = tables.tile_beer[tile]  # BB-sell-3, BB-beer-6
    if needed and buyers & pos.words[BARRELS]:
        needed -= 1
    if needed and cubes_on(pos, breweries(tables, pos, BIT[place])) < needed:
        return NO_BEER
    return OK


def begin_sale(tables: Tables, pos: Position) -> None:
    """Begins a sale: sets the beer that the tile needs, and its place."""
    pos.set_due(BEER, tables.tile_beer[pos.tile_on(pos.slot)])
    pos.site_places = BIT[tables.slot_place[pos.slot]]
