"""Building rails, and their profit at the end of the game."""

from mypy_extensions import i64

from ironbridge.core.action_table import LINK
from ironbridge.core.bitset import BIT, count, index
from ironbridge.core.events import LINK_LAID
from ironbridge.core.link import place_link
from ironbridge.core.position import COAL, IRON, LINKS, MONEY, NEAR, Position
from ironbridge.core.reasons import LINK_OUTSIDE_NETWORK, LINK_TAKEN, NO_LINK_TILE_LEFT, OK
from ironbridge.core.tables import Tables
from ironbridge.core.workspace import Workspace
from ironbridge.titles.age_of_industry.board_tables import ChartTables
from ironbridge.titles.age_of_industry.codes import RAILS_PAID
from ironbridge.titles.age_of_industry.loans import price, settle
from ironbridge.titles.age_of_industry.supply import why_not_carried


def why_not_rail(
    tables: Tables, chart: ChartTables, pos: Position, work: Workspace, link: i64
) -> i64:
    """Returns the first rule that forbids this rail, or ``OK``. Needs a survey."""
    if pos.links_built & BIT[link]:  # AI-rail-1
        return LINK_TAKEN
    own = pos.seat_value(pos.seat, LINKS)
    if count(own) >= tables.link_tiles:  # AI-rail-3
        return NO_LINK_TILE_LEFT
    if pos.seat_value(pos.seat, NEAR) & BIT[link] == 0:  # AI-rail-2
        return LINK_OUTSIDE_NETWORK
    return OK if own == 0 else why_not_carried(tables, chart, pos, work, link)


def list_rails(tables: Tables, chart: ChartTables, pos: Position, work: Workspace) -> None:
    """Lists every legal rail, starting from own counters and rails. Needs a survey."""
    lines = pos.seat_value(pos.seat, NEAR) & ~pos.links_built
    while lines:
        bit = lines & -lines
        lines ^= bit
        link = index(bit)
        if why_not_rail(tables, chart, pos, work, link) == OK:
            work.add(tables.choices.code(LINK, link))


def begin_rail(tables: Tables, chart: ChartTables, pos: Position, work: Workspace) -> None:
    """Asks for the cubes; a seat's first rail needs none."""
    price(chart, pos, work, chart.rail_cost)
    if pos.seat_value(pos.seat, LINKS):  # AI-rail-4
        pos.set_due(COAL, chart.rail_coal)
        pos.set_due(IRON, chart.rail_iron)
    pos.site_places = tables.link_places[pos.link]


def finish_rail(tables: Tables, chart: ChartTables, pos: Position, work: Workspace) -> None:
    """Pays and places the rail, once all cubes are there."""
    settle(chart, pos, work)
    place_link(tables, pos, pos.seat, pos.link)
    work.log.say(LINK_LAID, pos.seat, pos.link, 0)


def rail_profit(tables: Tables, chart: ChartTables, pos: Position, link: i64) -> i64:
    """Returns the profit of a rail: a base, and one dollar for each occupied space at its ends.

    Market spaces and villages always count as occupied; counters count on both sides.
    """
    money = chart.rail_base  # AI-score-1
    places = tables.link_places[link]
    while places:
        bit = places & -places
        places ^= bit
        place = index(bit)
        money += tables.place_icons[place] + count(tables.place_slots[place] & pos.slots_taken)
    return money


def pay_rails(
    tables: Tables, chart: ChartTables, pos: Position, work: Workspace, seat: i64
) -> None:
    """Pays a seat the profit of all its rails."""
    money: i64 = 0
    links = pos.seat_value(seat, LINKS)
    while links:
        bit = links & -links
        links ^= bit
        money += rail_profit(tables, chart, pos, index(bit))
    pos.add_seat_value(seat, MONEY, money)
    work.log.say(RAILS_PAID, seat, money, 0)
