"""The coal and iron markets of the toy title: three spaces each."""

import pytest

from ironbridge.core.events import BOUGHT, PAID, SOLD
from ironbridge.core.market import buy, feed, order, price_of, price_row
from ironbridge.core.money import pay, pay_price
from ironbridge.core.position import COAL, IRON, MONEY, SPENT
from ironbridge.core.workspace import Workspace
from tests.core.toy import events, fresh, toy


def test_the_cheapest_space_is_emptied_first() -> None:
    assert price_row([1, 2, 3], 5)[:4] == [5, 3, 2, 1]


@pytest.mark.parametrize(("cubes", "price"), [(0, 0), (1, 2), (2, 5), (3, 10), (4, 15)])
def test_cubes_are_paid_one_by_one_and_dearest_beyond_the_track(cubes: int, price: int) -> None:
    rules = toy()
    assert int(price_of(rules.tables, fresh(rules), COAL, cubes)) == price


def test_buying_takes_cubes_and_money() -> None:
    rules, work = toy(), Workspace(True)
    pos = fresh(rules)
    buy(rules.tables, pos, work, COAL, 3)
    assert pos.market(COAL) == 0
    assert (int(pos.seat_value(0, MONEY)), int(pos.seat_value(0, SPENT))) == (10, 10)
    assert events(work, int(BOUGHT + COAL)) == [(0, 3, 10)]


def test_an_order_is_not_paid_at_once() -> None:
    rules = toy()
    pos = fresh(rules)
    assert int(order(rules.tables, pos, Workspace(), IRON, 2)) == 2
    assert (pos.market(IRON), int(pos.seat_value(0, MONEY))) == (1, 20)


@pytest.mark.parametrize(("lying", "offered", "sold", "money"), [(2, 3, 1, 1), (0, 2, 2, 5),
                                                                 (3, 2, 0, 0)])  # fmt: skip
def test_cubes_are_sold_to_the_dearest_empty_spaces(
    lying: int, offered: int, sold: int, money: int
) -> None:
    rules, work = toy(), Workspace(True)
    pos = fresh(rules)
    pos.set_market(COAL, lying)
    assert int(feed(rules.tables, pos, work, COAL, offered)) == sold
    assert int(pos.seat_value(0, MONEY)) == 20 + money
    assert int(pos.seat_value(0, SPENT)) == 0
    assert events(work, int(SOLD + COAL)) == ([(0, sold, money)] if sold else [])


def test_what_is_spent_counts_for_the_turn_order() -> None:
    pos, work = fresh(toy()), Workspace(True)
    pay(pos, 1, 7)
    pay_price(pos, work, 1, 4)
    pay_price(pos, work, 1, 0)
    assert (int(pos.seat_value(1, MONEY)), int(pos.seat_value(1, SPENT))) == (9, 11)
    assert events(work, int(PAID)) == [(1, 4, 0)]
