"""The Network action: canals and rails."""

from ironbridge.core.bitset import BIT, ids
from ironbridge.core.brass_rules import BrassRules, survey
from ironbridge.core.edit import put_tile, set_stage
from ironbridge.core.events import LINK_LAID, PAID
from ironbridge.core.link import begin_link, place_link
from ironbridge.core.position import COAL, LINKS, MONEY, Position
from ironbridge.core.reasons import (
    CANNOT_PAY,
    LINK_OUTSIDE_NETWORK,
    LINK_TAKEN,
    NO_COAL,
    NO_LINK_TILE_LEFT,
    NOT_ASKED,
    OK,
    WRONG_ERA_LINK,
)
from ironbridge.core.workspace import Workspace
from tests.core.toy import (
    ASH_BAY,
    ASH_DALE,
    BAY_COVE,
    BAY_EDGE,
    COAL_2,
    COVE_COAL,
    COVE_DALE,
    RAIL,
    fresh,
    toy,
)


def reason(rules: BrassRules, pos: Position, link: int) -> int:
    work = Workspace()
    survey(rules.tables, pos, work)
    return int(rules.why_not_link(pos, work, link))


def start(era: int = 0) -> tuple[BrassRules, Position]:
    rules = toy()
    pos = fresh(rules)
    set_stage(pos, era, 2)
    return rules, pos


def test_the_first_link_goes_anywhere_the_next_ones_to_the_network() -> None:
    rules, pos = start()
    assert reason(rules, pos, ASH_DALE) == int(OK)
    place_link(rules.tables, pos, 0, BAY_COVE)
    assert reason(rules, pos, ASH_DALE) == int(LINK_OUTSIDE_NETWORK)
    assert reason(rules, pos, ASH_BAY) == int(OK)
    rules.tables.first_link_anywhere = 0
    assert reason(rules, fresh(rules), ASH_DALE) == int(LINK_OUTSIDE_NETWORK)


def test_a_line_is_for_its_era_and_for_one_link() -> None:
    rules, pos = start()
    assert reason(rules, pos, COVE_DALE) == int(WRONG_ERA_LINK)
    place_link(rules.tables, pos, 1, ASH_BAY)
    assert reason(rules, pos, ASH_BAY) == int(LINK_TAKEN)


def test_link_tiles_run_out() -> None:
    rules, pos = start()
    rules.tables.link_tiles = 1
    place_link(rules.tables, pos, 0, BAY_COVE)
    assert reason(rules, pos, ASH_BAY) == int(NO_LINK_TILE_LEFT)


def test_a_rail_needs_coal_at_one_of_its_ends() -> None:
    rules, pos = start(RAIL)
    assert reason(rules, pos, COVE_DALE) == int(NO_COAL)
    put_tile(rules.tables, pos, 1, COVE_COAL, COAL_2, 1, False)
    for money, expected in ((5, OK), (4, CANNOT_PAY)):
        pos.set_seat_value(0, MONEY, money)
        assert reason(rules, pos, COVE_DALE) == int(expected)
    assert reason(rules, pos, BAY_EDGE) == int(CANNOT_PAY)  # £5, and £2 for a cube


def test_a_second_link_is_for_rails_and_costs_more() -> None:
    rules, pos = start()
    pos.pieces_done = 1
    assert reason(rules, pos, ASH_BAY) == int(NOT_ASKED)
    rules, pos = start(RAIL)
    put_tile(rules.tables, pos, 0, COVE_COAL, COAL_2, 3, False)
    pos.pieces_done = 1
    for money, expected in ((10, OK), (9, CANNOT_PAY)):
        pos.set_seat_value(0, MONEY, money)
        assert reason(rules, pos, BAY_COVE) == int(expected)
    pos.pieces_done = 2
    assert reason(rules, pos, BAY_COVE) == int(NOT_ASKED)


def test_the_list_is_the_legality_check_of_every_link() -> None:
    rules, pos = start(RAIL)
    put_tile(rules.tables, pos, 0, COVE_COAL, COAL_2, 3, False)
    place_link(rules.tables, pos, 1, BAY_EDGE)
    work = Workspace()
    survey(rules.tables, pos, work)
    rules.list_links(pos, work)
    listed = [int(rules.tables.choices.a[code]) for code in work.listed()]
    assert listed == [link for link in range(5) if reason(rules, pos, link) == int(OK)]
    assert listed == [BAY_COVE, COVE_DALE]


def test_laying_pays_and_asks_for_coal() -> None:
    rules, pos = start(RAIL)
    work = Workspace(True)
    pos.link = COVE_DALE
    begin_link(rules.tables, pos, work)
    assert ids(pos.seat_value(0, LINKS)) == [COVE_DALE]
    assert int(pos.links_built) == int(BIT[COVE_DALE])
    assert (pos.due(COAL), int(pos.seat_value(0, MONEY))) == (1, 15)
    assert work.log.take() == [(int(PAID), 0, 5, 0), (int(LINK_LAID), 0, COVE_DALE, 0)]
