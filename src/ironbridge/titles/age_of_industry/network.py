"""Paths over the board: rails and sea lanes of all players, each of length one.

A lane between a port and a ship is open while both counters stand, flipped or not; what lies
behind a ship needs the ship alone.  A place without transit begins or ends a way, and no way
leads through it: so being connected is a matter of where one starts.
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
from ironbridge.titles.age_of_industry.board_tables import BoardTables

# Facts on the desk after a survey: first a row with the places connected to each place (0 where
# not computed yet), then these.
LANES_AT: Final[i64] = 40  # open lanes
DOORS_AT: Final[i64] = 41  # places that open the demand track
PITS_AT: Final[i64] = 43  # places with coal to give, and in the next word with iron


def standing(tables: Tables, pos: Position, kind: i64) -> i64:
    """Returns the places where a counter of an industry with spaces of its own stands."""
    # AI-sea-2
    return places_of(tables, tables.kind_slots[kind] & pos.slots_taken)


def open_lanes(tables: Tables, chart: BoardTables, pos: Position, port: i64, ship: i64) -> i64:
    """Returns the lanes that are open, with a port and a ship at these places beside the others."""
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


def next_places(tables: Tables, chart: BoardTables, pos: Position, lanes: i64, places: i64) -> i64:
    """Returns the places one rail or lane away from these.

    These are among them where something leads away.
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


def rails_tell(chart: BoardTables, pos: Position, lanes: i64, start: i64) -> bool:
    """Returns whether the connected groups hold all that is known of the ways from a place.

    They do where no lane is open and no place without transit is among them.  Then nothing has to
    be searched; searching was two fifths of what it costs to carry out a choice.
    """
    return lanes == 0 and not joined(pos, start, chart.no_transit)


def connected(tables: Tables, chart: BoardTables, pos: Position, lanes: i64, start: i64) -> i64:
    """Returns every place that a way from this place reaches, this one included."""
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
    tables: Tables, chart: BoardTables, pos: Position, lanes: i64, start: i64, goals: i64
) -> i64:
    """Returns those of the goal places that lie fewest rails and lanes away from a place."""
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
    tables: Tables, chart: BoardTables, pos: Position, lanes: i64, start: i64, goals: i64
) -> bool:
    """Returns whether a way leads from this place to one of the goal places."""
    if rails_tell(chart, pos, lanes, start):
        return joined(pos, start, goals)
    return connected(tables, chart, pos, lanes, start) & goals != 0


def survey_ways(tables: Tables, chart: BoardTables, pos: Position, work: Workspace) -> None:
    """Finds the open lanes; paths are found on demand."""
    place: i64 = 0
    while place < MAX_PLACES:
        work.own[place] = 0
        place += 1
    work.own[LANES_AT] = open_lanes(tables, chart, pos, 0, 0)


def survey_goods(tables: Tables, chart: BoardTables, pos: Position, work: Workspace) -> None:
    """Work out where cubes come from: the doors to the track, and places with coal and iron."""
    work.own[DOORS_AT] = standing(tables, pos, chart.port_kind) | chart.distant
    work.own[PITS_AT + COAL] = places_of(tables, pos.sources(COAL))
    work.own[PITS_AT + IRON] = places_of(tables, pos.sources(IRON))


def ways_from(
    tables: Tables, chart: BoardTables, pos: Position, work: Workspace, place: i64
) -> i64:
    """Returns the places connected with this one as the board stands.  After a survey."""
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
