"""The Develop action."""

from ironbridge.core.brass_rules import survey
from ironbridge.core.develop import (
    begin_develop,
    list_develops,
    list_removals,
    remove_tile,
    why_not_develop,
    why_not_remove,
)
from ironbridge.core.edit import set_gone, set_market
from ironbridge.core.events import TILE_DEVELOPED
from ironbridge.core.position import IRON, MONEY
from ironbridge.core.reasons import (
    CANNOT_PAY,
    NOT_ASKED,
    NOT_DEVELOPABLE,
    NOTHING_TO_DEVELOP,
    OK,
)
from ironbridge.core.workspace import Workspace
from tests.core.toy import COAL_1, COAL_MINE, COTTON, IRON_WORKS, events, fresh, toy


def test_the_lowest_tile_goes_if_it_may() -> None:
    rules = toy()
    pos = fresh(rules)
    for gone, reason in ((0, OK), (4, NOT_DEVELOPABLE), (5, NOTHING_TO_DEVELOP)):
        set_gone(pos, 0, COTTON, gone)
        assert int(why_not_remove(rules.tables, pos, COTTON)) == int(reason)


def test_an_iron_cube_must_be_there_for_each_tile() -> None:
    rules, work = toy(), Workspace()
    pos = fresh(rules)
    set_market(pos, IRON, 0)
    survey(rules.tables, pos, work)
    for money, reason in ((4, OK), (3, CANNOT_PAY)):
        pos.set_seat_value(0, MONEY, money)
        assert int(why_not_develop(rules.tables, pos, work, COTTON)) == int(reason)


def test_two_tiles_and_no_more() -> None:
    rules, work = toy(), Workspace()
    pos = fresh(rules)
    survey(rules.tables, pos, work)
    for step, reason in ((1, OK), (2, NOT_ASKED)):
        pos.pieces_done = step
        assert int(why_not_develop(rules.tables, pos, work, COTTON)) == int(reason)


def test_what_may_go_is_listed() -> None:
    rules, work = toy(), Workspace()
    pos = fresh(rules)
    set_gone(pos, 0, COTTON, 4)
    survey(rules.tables, pos, work)
    work.count = 0
    list_develops(rules.tables, pos, work)
    kinds = [int(rules.tables.choices.a[code]) for code in work.listed()]
    assert kinds == [COAL_MINE, IRON_WORKS]
    pos.set_seat_value(0, MONEY, 0)
    work.count = 0
    list_develops(rules.tables, pos, work)
    assert int(work.count) == 0
    list_removals(rules.tables, pos, work)  # a free development asks for no iron
    assert [int(rules.tables.choices.a[code]) for code in work.listed()] == kinds


def test_a_tile_leaves_the_mat_for_the_box() -> None:
    rules, work = toy(), Workspace(True)
    pos = fresh(rules)
    begin_develop(pos)
    assert pos.due(IRON) == 1
    remove_tile(rules.tables, pos, work, COAL_MINE)
    assert int(pos.developed(0, COAL_MINE)) == 1
    assert events(work, int(TILE_DEVELOPED)) == [(0, COAL_1, 0)]
