"""Supply of coal and iron: sources, prices, consumption.

Coal travels along links: the nearest mine first, of any owner; the market only when no mine
is connected.  Iron needs no links: any works first, then the market.
"""

from mypy_extensions import i64

from ironbridge.core.bitset import BIT, index
from ironbridge.core.events import TAKEN
from ironbridge.core.market import buy, market_places, price_of
from ironbridge.core.network import nearest, slots_joined
from ironbridge.core.position import COAL, IRON, Position
from ironbridge.core.tables import Tables
from ironbridge.core.tiles import cubes_on, flip, places_of, put_cubes, slots_of
from ironbridge.core.workspace import Workspace


def survey_supplies(tables: Tables, pos: Position, work: Workspace) -> None:
    """Computes the coal cubes and the market access of each connected group, for all candidates."""
    coal_in = work.coal_in
    market_in = work.market_in
    place: i64 = 0
    while place < tables.places:
        coal_in[place] = 0
        market_in[place] = 0
        place += 1
    mines = pos.sources(COAL)
    while mines:
        bit = mines & -mines
        mines ^= bit
        slot = index(bit)
        group = pos.group_of(tables.slot_place[slot])
        coal_in[group] = coal_in[group] + pos.cubes_on(slot)
    places = market_places(tables, pos)
    while places:
        bit = places & -places
        places ^= bit
        market_in[pos.group_of(index(bit))] = 1
    survey_iron(pos, work)


def survey_iron(pos: Position, work: Workspace) -> None:
    """Computes the number of iron cubes on works: all that a further development needs."""
    work.iron_cubes = cubes_on(pos, pos.sources(IRON))


def coal_price(tables: Tables, pos: Position, work: Workspace, spot: i64, cubes: i64) -> i64:
    """Returns the price of coal cubes at these places, -1 without access; requires a survey."""
    # BB-coal-1, BB-coal-5, BB-coal-6, BL-coal-1, BL-coal-4, BL-coal-5
    if cubes == 0:
        return 0
    on_mines: i64 = 0
    to_market: i64 = 0
    seen: i64 = 0
    while spot:
        bit = spot & -spot
        spot ^= bit
        group = pos.group_of(index(bit))
        if seen & BIT[group] == 0:
            seen |= BIT[group]
            on_mines += work.coal_in[group]
            to_market |= work.market_in[group]
    if on_mines >= cubes:
        return 0
    if to_market == 0:
        return -1
    return price_of(tables, pos, COAL, cubes - on_mines)


def iron_price(tables: Tables, pos: Position, work: Workspace, cubes: i64) -> i64:
    """Returns the price of a number of iron cubes; requires a survey."""
    # BB-iron-3, BL-iron-2
    if cubes <= work.iron_cubes:
        return 0
    return price_of(tables, pos, IRON, cubes - work.iron_cubes)


def nearest_mines(tables: Tables, pos: Position) -> i64:
    """Returns the slots of the nearest mines with coal; none, where only the market is left."""
    # BB-coal-2, BB-coal-3, BB-coal-8, BL-coal-2, BL-coal-3, BL-link-7
    mines = slots_joined(tables, pos, pos.site_places, pos.sources(COAL))
    if mines & (mines - 1) == 0:
        return mines  # one or none: nothing to search
    return mines & slots_of(tables, nearest(tables, pos, pos.site_places, places_of(tables, mines)))


def take(tables: Tables, pos: Position, work: Workspace, goods: i64, slot: i64) -> None:
    """Takes goods due from one source: one cube or barrel; of coal, all cubes due.

    Flips a source that this empties.
    """
    # BB-coal-4, BB-coal-7, BB-iron-4, BB-beer-5, BL-coal-6, BL-iron-3, BB-coal-9, BL-coal-7
    cubes: i64 = 1
    lying = pos.cubes_on(slot)
    due = pos.due(goods)
    if goods == COAL and tables.coal_split == 0:
        cubes = due if due < lying else lying
    pos.set_due(goods, due - cubes)
    work.log.say(TAKEN + goods, pos.seat, slot, cubes)
    put_cubes(pos, goods, slot, lying - cubes)
    if lying == cubes:
        flip(tables, pos, work, slot)


def buy_due(tables: Tables, pos: Position, work: Workspace, goods: i64) -> None:
    """Buys all that is still due from the market."""
    buy(tables, pos, work, goods, pos.due(goods))
    pos.set_due(goods, 0)
