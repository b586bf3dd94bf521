"""Sources of coal and iron."""

import pytest

from ironbridge.core.bitset import ids, mask
from ironbridge.core.brass_rules import BrassRules
from ironbridge.core.edit import put_tile
from ironbridge.core.events import INCOME_MOVED, TAKEN, TILE_FLIPPED
from ironbridge.core.income import gain_income
from ironbridge.core.link import place_link
from ironbridge.core.position import COAL, INCOME, IRON, MONEY, Position
from ironbridge.core.supply import (
    buy_due,
    coal_price,
    iron_price,
    nearest_mines,
    survey_supplies,
    take,
)
from ironbridge.core.tiles import cubes_on
from ironbridge.core.workspace import Workspace
from tests.core.toy import (
    ASH,
    ASH_BAY,
    ASH_COAL,
    BAY,
    BAY_COVE,
    BAY_EDGE,
    BAY_IRON,
    COAL_1,
    COAL_2,
    COVE_COAL,
    IRON_1,
    fresh,
    toy,
)


def laid_out(rules: BrassRules) -> Position:
    """Returns a position: mines in Ash (2 cubes, seat 1) and Cove (3, seat 0), works in Bay."""
    pos = fresh(rules)
    put_tile(rules.tables, pos, 1, ASH_COAL, COAL_1, 2, False)
    put_tile(rules.tables, pos, 0, COVE_COAL, COAL_2, 3, False)
    put_tile(rules.tables, pos, 1, BAY_IRON, IRON_1, 1, False)
    place_link(rules.tables, pos, 0, BAY_COVE)
    return pos


def price(rules: BrassRules, pos: Position, place: int, cubes: int) -> int:
    work = Workspace()
    survey_supplies(rules.tables, pos, work)
    return int(coal_price(rules.tables, pos, work, mask([place]), cubes))


def test_coal_of_connected_mines_is_free() -> None:
    rules = toy()
    pos = laid_out(rules)
    assert [price(rules, pos, BAY, cubes) for cubes in range(5)] == [0, 0, 0, 0, -1]


def test_the_market_gives_the_rest_where_it_is_connected() -> None:
    rules = toy()
    pos = laid_out(rules)
    place_link(rules.tables, pos, 1, BAY_EDGE)
    assert [price(rules, pos, BAY, cubes) for cubes in range(6)] == [0, 0, 0, 0, 2, 5]


def test_iron_needs_no_links() -> None:
    rules, work = toy(), Workspace()
    pos = laid_out(rules)
    survey_supplies(rules.tables, pos, work)
    assert [int(iron_price(rules.tables, pos, work, cubes)) for cubes in range(4)] == [
        0,
        0,
        1,
        2,
    ]


def test_the_nearest_mines() -> None:
    rules = toy()
    pos = laid_out(rules)
    pos.site_places = mask([BAY])
    assert ids(nearest_mines(rules.tables, pos)) == [COVE_COAL]
    place_link(rules.tables, pos, 1, ASH_BAY)
    assert ids(nearest_mines(rules.tables, pos)) == [ASH_COAL, COVE_COAL]
    pos.site_places = mask([ASH])
    assert ids(nearest_mines(rules.tables, pos)) == [ASH_COAL]


@pytest.mark.parametrize(("split", "left"), [(0, (0, 0)), (1, (1, 1))])
def test_a_chosen_mine_gives_all_that_is_due_unless_cubes_are_chosen(
    split: int, left: tuple[int, int]
) -> None:
    rules = toy()
    rules.tables.coal_split = split
    pos = laid_out(rules)
    pos.set_due(COAL, 2)
    take(rules.tables, pos, Workspace(), COAL, ASH_COAL)
    assert (pos.cubes_on(ASH_COAL), pos.due(COAL)) == left


def test_the_last_cube_flips_the_tile_and_its_owner_gains_income() -> None:
    rules, work = toy(), Workspace(True)
    pos = laid_out(rules)
    pos.set_due(IRON, 1)
    take(rules.tables, pos, work, IRON, BAY_IRON)
    assert BAY_IRON in ids(pos.flipped)
    assert ids(pos.sources(IRON)) == []
    assert int(pos.seat_value(1, INCOME)) == 12
    kinds = [what for what, *_ in work.log.take()]
    assert kinds == [int(TAKEN + IRON), int(TILE_FLIPPED), int(INCOME_MOVED)]


def test_what_is_still_due_is_bought_together() -> None:
    rules = toy()
    pos = laid_out(rules)
    pos.set_due(COAL, 2)
    buy_due(rules.tables, pos, Workspace(), COAL)
    due, market = pos.due(COAL), pos.market(COAL)
    assert (due, market, int(pos.seat_value(0, MONEY))) == (0, 0, 20 - 2 - 3)


def test_cubes_are_counted() -> None:
    pos = laid_out(toy())
    assert int(cubes_on(pos, mask([ASH_COAL, COVE_COAL]))) == 5


def test_the_income_marker_stops_at_the_last_space() -> None:
    rules = toy()
    pos = fresh(rules)
    gain_income(rules.tables, pos, Workspace(), 0, 500)
    assert int(pos.seat_value(0, INCOME)) == 99
