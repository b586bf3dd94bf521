"""Supply of coal and iron: over rails and lanes from the nearest source, else from the track.

For a rail each cube may come to either end, and *nearest* is measured from that end: a source is
legal when it is nearest to one of the ends.  The track supplies a place that no source reaches,
through any port counter or distant port that it is connected with.
"""

from mypy_extensions import i64

from ironbridge.core.action_table import BUILD, DOUBLE_BUILD
from ironbridge.core.bitset import BIT, index
from ironbridge.core.events import TAKEN
from ironbridge.core.market import order
from ironbridge.core.network import slots_joined
from ironbridge.core.position import COAL, IRON, NO_TILE, Position
from ironbridge.core.reasons import NO_COAL, OK
from ironbridge.core.supply import take
from ironbridge.core.tables import Tables
from ironbridge.core.tiles import cubes_on, flip, places_of, put_cubes, slots_of
from ironbridge.core.workspace import Workspace
from ironbridge.titles.age_of_industry.board_tables import ChartTables
from ironbridge.titles.age_of_industry.codes import NO_IRON, REBUILT, USED_MARKETS
from ironbridge.titles.age_of_industry.loans import owe
from ironbridge.titles.age_of_industry.network import (
    DOORS_AT,
    PITS_AT,
    connected,
    nearest,
    open_lanes,
    reaches,
    standing,
    ways_from,
)


def is_build(verb: i64) -> bool:
    """Returns whether this verb is a build, for one action or for both."""
    return verb in (BUILD, DOUBLE_BUILD)


def lanes_while_building(
    tables: Tables, chart: ChartTables, pos: Position, kind: i64, slot: i64
) -> i64:
    """Returns the open lanes while a counter is being built: a ship counts as placed.

    A port being built counts only by option.
    """
    here = BIT[tables.slot_place[slot]]
    if kind == chart.ship_kind:  # AI-ship-4
        return open_lanes(tables, chart, pos, 0, here)
    if kind == chart.port_kind and chart.options.port_being_built_opens_lanes:  # AI-sea-3
        return open_lanes(tables, chart, pos, here, 0)
    return open_lanes(tables, chart, pos, 0, 0)


def lanes_now(tables: Tables, chart: ChartTables, pos: Position) -> i64:
    """Returns the open lanes for the current action."""
    if is_build(pos.verb):
        return lanes_while_building(tables, chart, pos, pos.kind, pos.slot)
    return open_lanes(tables, chart, pos, 0, 0)


def doors_now(tables: Tables, chart: ChartTables, pos: Position) -> i64:
    """Returns the places that give access to the track for the current action.

    A port being built counts.
    """
    doors = standing(tables, pos, chart.port_kind) | chart.distant
    if is_build(pos.verb) and pos.kind == chart.port_kind:  # AI-track-4
        doors |= BIT[tables.slot_place[pos.slot]]
    return doors


def giving(chart: ChartTables, pos: Position, goods: i64, site: i64) -> i64:
    """Returns the slots that supply a good while a counter is built on ``site`` (-1: none)."""
    slots = pos.sources(goods)
    if site >= 0 and not chart.options.replaced_counter_is_a_source:  # AI-over-5
        slots &= ~BIT[site]
    return slots


# ----------------------------------------------------------------------------- before a piece


def can_bring(
    tables: Tables,
    pos: Position,
    work: Workspace,
    goods: i64,
    due: i64,
    ways: i64,
    without: i64,
) -> bool:
    """Returns whether ``due`` cubes are reachable without some slots. Needs a survey."""
    if due == 0:
        return True
    if work.own[PITS_AT + goods] & ways == 0:
        return False
    if due == 1 and without == 0:
        return True
    return cubes_on(pos, pos.sources(goods) & slots_of(tables, ways) & ~without) >= due


def why_not_supplied(
    tables: Tables, chart: ChartTables, pos: Position, work: Workspace, slot: i64, tile: i64
) -> i64:
    """Returns why this counter gets no coal or iron on this slot, or ``OK``. Needs a survey."""
    if tables.tile_coal[tile] == 0 and tables.tile_iron[tile] == 0:
        return OK
    kind, place = tables.tile_kind[tile], tables.slot_place[slot]
    if kind == chart.ship_kind or kind == chart.port_kind:
        lanes = lanes_while_building(tables, chart, pos, kind, slot)
        ways = connected(tables, chart, pos, lanes, place)
    else:
        ways = ways_from(tables, chart, pos, work, place)
    if ways & work.own[DOORS_AT] or kind == chart.port_kind:
        return OK  # the track supplies the rest
    without = i64(0) if chart.options.replaced_counter_is_a_source else BIT[slot]
    if not can_bring(tables, pos, work, COAL, tables.tile_coal[tile], ways, without):
        return NO_COAL
    if not can_bring(tables, pos, work, IRON, tables.tile_iron[tile], ways, without):
        return NO_IRON
    return OK


def why_not_carried(
    tables: Tables, chart: ChartTables, pos: Position, work: Workspace, link: i64
) -> i64:
    """Returns why a rail gets no coal or iron at its ends, or ``OK``. Needs a survey."""
    ways: i64 = 0
    ends = tables.link_places[link]
    while ends:
        bit = ends & -ends
        ends ^= bit
        ways |= ways_from(tables, chart, pos, work, index(bit))
    if ways & work.own[DOORS_AT]:
        return OK  # the track supplies the rest
    if not can_bring(tables, pos, work, COAL, chart.rail_coal, ways, 0):
        return NO_COAL
    return OK if can_bring(tables, pos, work, IRON, chart.rail_iron, ways, 0) else NO_IRON


# ----------------------------------------------------------------------------- while it is supplied


def offered(tables: Tables, chart: ChartTables, pos: Position, goods: i64) -> i64:
    """Returns the slots that may supply the due cube: the nearest, from any end of the piece."""
    # AI-supply-2, AI-rail-5
    slots = giving(chart, pos, goods, pos.slot if is_build(pos.verb) else i64(-1))
    if slots == 0:
        return 0
    lanes = lanes_now(tables, chart, pos)
    if lanes == 0 and chart.no_transit == 0:
        slots = slots_joined(tables, pos, pos.site_places, slots)
        if slots & (slots - 1) == 0:
            return slots  # one or none: nothing to search
    goals = places_of(tables, slots)
    found: i64 = 0
    ends = pos.site_places
    while ends:
        bit = ends & -ends
        ends ^= bit
        found |= nearest(tables, chart, pos, lanes, index(bit), goals)
    return slots & slots_of(tables, found)


def track_beside_sources(tables: Tables, chart: ChartTables, pos: Position, goods: i64) -> bool:
    """Returns whether the track may supply one end of the rail while a source reaches the other."""
    # AI-rail-6
    if chart.options.rail_track_only_if_both_ends_dry or is_build(pos.verb):
        return False
    lanes = lanes_now(tables, chart, pos)
    doors = doors_now(tables, chart, pos)
    goals = places_of(tables, pos.sources(goods))
    ends = pos.site_places
    while ends:
        bit = ends & -ends
        ends ^= bit
        ways = connected(tables, chart, pos, lanes, index(bit))
        if ways & goals == 0 and ways & doors:
            return True
    return False


def reaches_track(tables: Tables, chart: ChartTables, pos: Position, place: i64) -> bool:
    """Returns whether this place is connected with a port counter or a distant port."""
    # AI-track-2
    lanes = lanes_now(tables, chart, pos)
    return reaches(tables, chart, pos, lanes, place, doors_now(tables, chart, pos))


def buy_cube(
    tables: Tables, chart: ChartTables, pos: Position, work: Workspace, goods: i64
) -> None:
    """Buys one due cube from the track."""  # AI-track-1
    owe(chart, pos, work, order(tables, pos, work, goods, 1))
    pos.set_due(goods, pos.due(goods) - 1)


def take_cube(
    tables: Tables, chart: ChartTables, pos: Position, work: Workspace, goods: i64, slot: i64
) -> None:
    """Takes one due cube from a mine, a works, or the imports behind a ship."""
    # AI-supply-4, AI-supply-5
    berth = chart.import_berth(slot)
    if berth < 0:
        take(tables, pos, work, goods, slot)
        return
    pos.set_due(goods, pos.due(goods) - 1)
    work.log.say(TAKEN + goods, pos.seat, slot, 1)
    set_imports(chart, pos, berth, pos.cubes_on(slot) - 1)
    flip_ship(tables, chart, pos, work, berth)


# ----------------------------------------------------------------------------- ships


def set_imports(chart: ChartTables, pos: Position, berth: i64, cubes: i64) -> None:
    """Sets the number of coal cubes behind a ship."""
    put_cubes(pos, COAL, chart.berth_import[berth], cubes)


def flip_ship(
    tables: Tables, chart: ChartTables, pos: Position, work: Workspace, berth: i64
) -> None:
    """Flips a ship whose coal is gone and whose market is used or missing; never a rebuilt one."""
    # AI-ship-5
    slot = chart.berth_slot[berth]
    if pos.tile_on(slot) == NO_TILE or (pos.flipped | pos.words[REBUILT]) & BIT[slot]:
        return
    market = chart.berth_market[berth]
    if pos.cubes_on(chart.berth_import[berth]):
        return
    if pos.words[USED_MARKETS] & BIT[market] or chart.market_buys(pos, market) == 0:
        flip(tables, pos, work, slot)
