"""Beer: breweries that may supply it, and the barrels of the merchants."""

from mypy_extensions import i64

from ironbridge.core.action_table import SELL
from ironbridge.core.bitset import BIT, index
from ironbridge.core.network import connected
from ironbridge.core.position import BEER, TILES, Position
from ironbridge.core.tables import Tables
from ironbridge.titles.birmingham.codes import BARRELS, USED_BARREL
from ironbridge.titles.birmingham.merchants import Merchants


def breweries(tables: Tables, pos: Position, places: i64) -> i64:
    """Returns the breweries that may supply the acting seat.

    They are its own anywhere, and those of rivals that are connected to the places.
    """
    own = pos.seat_value(pos.seat, TILES)
    found = pos.sources(BEER) & own  # BB-beer-1
    others = pos.sources(BEER) & ~own
    while others:  # BB-beer-2, BB-link-8
        bit = others & -others
        others ^= bit
        if connected(pos, tables.slot_place[index(bit)], places):
            found |= bit
    return found


def open_barrels(tables: Tables, merchants: Merchants, pos: Position) -> i64:
    """Returns the merchant spaces whose barrel may supply the current sale.

    A sale uses at most one barrel of a merchant, who must be among the buyers.
    """
    if pos.verb != SELL or pos.words[USED_BARREL]:  # BB-beer-3, BB-merchant-2
        return 0
    kind = tables.tile_kind[pos.tile_on(pos.slot)]
    return pos.words[BARRELS] & merchants.buyers(pos, kind, tables.slot_place[pos.slot])


def barrels_beside(merchants: Merchants, pos: Position) -> i64:
    """Returns the merchant spaces that get a barrel: those with a tile that is not blank."""
    found: i64 = 0
    space: i64 = 0
    while space < len(merchants.space_place):
        if merchants.buys(pos, space):  # BB-setup-4
            found |= BIT[space]
        space += 1
    return found


def take_barrel(pos: Position, space: i64) -> None:
    """Uses a merchant's barrel for the beer that is due."""
    pos.words[BARRELS] = pos.words[BARRELS] & ~BIT[space]
    pos.set_due(BEER, pos.due(BEER) - 1)
