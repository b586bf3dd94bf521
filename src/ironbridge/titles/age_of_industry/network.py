"""Connectivity: breadth-first search over rails and sea lanes of all players, each of length 1.

A lane between a port and a ship is open while both counters are on the board, flipped or not;
market and coal behind a ship need the ship alone.  A place without transit begins or ends a path
and is never passed through, so connectivity depends on the start.
"""

from typing import Final

from mypy_extensions import i64

from ironbridge.core.bitset import BIT, index
from ironbridge.core.network import connected as joined
from ironbridge.core.network import joined_places
from ironbridge.core.position import COAL, IRON, MAX_PLACES, Position
from ironbridge.core.tables import Tables
from ironbridge.core.tiles import places_of
from ironbridge.core.workspace import Workspace
from ironbridge.titles.age_of_industry.board_tables import ChartTables

# Indices in the workspace after a survey: first the places connected to each place (0 where not
# computed yet), then these.
LANES_AT: Final[i64] = 40  # open lanes
DOORS_AT: Final[i64] = 41  # places that give access to the demand track
PITS_AT: Final[i64] = 43  # places with a source of coal; at the next index, of iron


def standing(tables: Tables, pos: Position, kind: i64) -> i64:
    """Returns the places of all counters of an industry that has spaces of its own."""
    # AI-sea-2
    return places_of(tables, tables.kind_slots[kind] & pos.slots_taken)


def open_lanes(tables: Tables, chart: ChartTables, pos: Position, port: i64, ship: i64) -> i64:
    """Returns the open lanes, assuming a port and a ship at these places in addition."""
    found: i64 = 0
    ships = standing(tables, pos, chart.ship_kind) | ship
    if ships == 0:
        return found
    ports = standing(tables, pos, chart.port_kind) | port
    lane: i64 = 0
    while lane < len(chart.lane_ship):
        if chart.lane_ship[lane] & ships and chart.lane_port[lane] & ~ports == 0:  # AI-sea-1
            found |= BIT[lane]
        lane += 1
    return found


def next_places(tables: Tables, chart: ChartTables, pos: Position, lanes: i64, places: i64) -> i64:
    """Returns the places one rail or lane away from these.

    They include the start where a rail or lane leaves it.
    """
    # AI-supply-1, AI-supply-3, AI-sea-4, AI-sell-7
    found: i64 = 0
    while places:
        bit = places & -places
        places ^= bit
        place = index(bit)
        rails = tables.links_at[place] & pos.links_built
        while rails:
            rail = rails & -rails
            rails ^= rail
            found |= tables.link_places[index(rail)]
        here = chart.lanes_at[place] & lanes
        while here:
            lane = here & -here
            here ^= lane
            found |= chart.lane_places[index(lane)]
    return found


def rails_tell(chart: ChartTables, pos: Position, lanes: i64, start: i64) -> bool:
    """Returns whether the connected groups of rails suffice for paths from a place.

    They do where no lane is open and the group has no place without transit.  This saves the
    search, which took two fifths of the time of applying a choice.
    """
    return lanes == 0 and not joined(pos, start, chart.no_transit)


def connected(tables: Tables, chart: ChartTables, pos: Position, lanes: i64, start: i64) -> i64:
    """Returns every place that a path from this place reaches, this one included."""
    seen = BIT[start]
    if rails_tell(chart, pos, lanes, start):
        return joined_places(tables, pos, start)
    edge = seen
    while edge:
        found = next_places(tables, chart, pos, lanes, edge) & ~seen
        seen |= found
        edge = found & ~chart.no_transit  # AI-sea-5
    return seen


def nearest(
    tables: Tables, chart: ChartTables, pos: Position, lanes: i64, start: i64, goals: i64
) -> i64:
    """Returns the goals at the minimum distance from a place, in rails and lanes."""
    seen = BIT[start]
    if goals == 0 or goals & seen:
        return goals & seen
    front = seen
    edge = seen
    while front:
        if front & goals:
            return front & goals
        front = next_places(tables, chart, pos, lanes, edge) & ~seen
        seen |= front
        edge = front & ~chart.no_transit
    return 0


def reaches(
    tables: Tables, chart: ChartTables, pos: Position, lanes: i64, start: i64, goals: i64
) -> bool:
    """Returns whether a path leads from this place to one of the goals."""
    if rails_tell(chart, pos, lanes, start):
        return joined(pos, start, goals)
    return connected(tables, chart, pos, lanes, start) & goals != 0


def survey_ways(tables: Tables, chart: ChartTables, pos: Position, work: Workspace) -> None:
    """Computes the open lanes; paths are computed on demand."""
    place: i64 = 0
    while place < MAX_PLACES:
        work.own[place] = 0
        place += 1
    work.own[LANES_AT] = open_lanes(tables, chart, pos, 0, 0)


def survey_goods(tables: Tables, chart: ChartTables, pos: Position, work: Workspace) -> None:
    """Computes the sources of cubes: access to the track, and places with coal and iron."""
    work.own[DOORS_AT] = standing(tables, pos, chart.port_kind) | chart.distant
    work.own[PITS_AT + COAL] = places_of(tables, pos.sources(COAL))
    work.own[PITS_AT + IRON] = places_of(tables, pos.sources(IRON))


def ways_from(
    tables: Tables, chart: ChartTables, pos: Position, work: Workspace, place: i64
) -> i64:
    """Returns the places connected with this one. Needs a survey."""
    known = work.own[place]
    if known:
        return known
    found = connected(tables, chart, pos, work.own[LANES_AT], place)
    work.own[place] = found
    if chart.no_transit & BIT[place] == 0:
        alike = found & ~chart.no_transit
        while alike:
            bit = alike & -alike
            alike ^= bit
            work.own[index(bit)] = found
    return found
