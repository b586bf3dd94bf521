"""What a seat has in money, income and points: paying, gaining, losing."""

from mypy_extensions import i64

from ironbridge.core.events import INCOME_MOVED, MONEY_GAINED, PAID, POINTS_GAINED
from ironbridge.core.position import INCOME, MONEY, POINTS, SPENT, Position
from ironbridge.core.tables import Tables
from ironbridge.core.workspace import Desk


def pay(pos: Position, seat: i64, money: i64) -> None:
    """Spend money in an action: it counts for the turn order."""
    # BB-order-3, BL-order-3, AI-order-3
    pos.add_word(seat, MONEY, -money)
    pos.add_word(seat, SPENT, money)


def pay_price(pos: Position, desk: Desk, seat: i64, money: i64) -> None:
    """Pay the printed price of a piece in an action."""
    pay(pos, seat, money)
    if money:
        desk.log.say(PAID, seat, money, 0)


def gain_money(pos: Position, desk: Desk, seat: i64, money: i64) -> None:
    """Take money from the bank."""
    pos.add_word(seat, MONEY, money)
    desk.log.say(MONEY_GAINED, seat, money, 0)


def income_level(tables: Tables, pos: Position, seat: i64) -> i64:
    """Returns the level that a seat's income marker stands on."""
    return tables.income_level[pos.word(seat, INCOME)]


def gain_income(tables: Tables, pos: Position, desk: Desk, seat: i64, spaces: i64) -> None:
    """Move an income marker forward; it stops at the last space."""
    # BB-income-1, BB-income-2, BL-income-3, BL-income-4
    last = len(tables.income_level) - 1
    new = pos.word(seat, INCOME) + spaces
    set_income(pos, desk, seat, new if new < last else last)


def set_income(pos: Position, desk: Desk, seat: i64, space: i64) -> None:
    """Put an income marker on a space of its track."""
    old = pos.word(seat, INCOME)
    pos.set_word(seat, INCOME, space)
    desk.log.say(INCOME_MOVED, seat, old, space)


def gain_points(pos: Position, desk: Desk, seat: i64, points: i64) -> None:
    """Gain points."""
    pos.add_word(seat, POINTS, points)
    desk.log.say(POINTS_GAINED, seat, points, 0)


def lose_points(pos: Position, desk: Desk, seat: i64, points: i64) -> None:
    """Lose points, but never below zero."""  # BL-shortfall-3
    old = pos.word(seat, POINTS)
    new = old - points if old > points else i64(0)
    pos.set_word(seat, POINTS, new)
    desk.log.say(POINTS_GAINED, seat, new - old, 0)
