"""What a seat has in money, income and points: paying, gaining, losing."""

from mypy_extensions import i64

from ironbridge.core.events import INCOME_MOVED, MONEY_GAINED, PAID, POINTS_GAINED
from ironbridge.core.position import INCOME, MONEY, POINTS, SPENT, Position
from ironbridge.core.tables import Tables
from ironbridge.core.workspace import Workspace


def pay(pos: Position, seat: i64, money: i64) -> None:
    """Spends money in an action: it counts for the turn order."""
    # BB-order-3, BL-order-3, AI-order-3
    pos.add_seat_value(seat, MONEY, -money)
    pos.add_seat_value(seat, SPENT, money)


def pay_price(pos: Position, work: Workspace, seat: i64, money: i64) -> None:
    """Pays the printed price of a piece in an action."""
    pay(pos, seat, money)
    if money:
        work.log.say(PAID, seat, money, 0)


def gain_money(pos: Position, work: Workspace, seat: i64, money: i64) -> None:
    """Pays money from the bank to a seat."""
    pos.add_seat_value(seat, MONEY, money)
    work.log.say(MONEY_GAINED, seat, money, 0)


def income_level(tables: Tables, pos: Position, seat: i64) -> i64:
    """Returns the level that a seat's income marker stands on."""
    return tables.income_level[pos.seat_value(seat, INCOME)]


def gain_income(tables: Tables, pos: Position, work: Workspace, seat: i64, spaces: i64) -> None:
    """Moves an income marker forward, at most to the last space."""
    # BB-income-1, BB-income-2, BL-income-3, BL-income-4
    last = len(tables.income_level) - 1
    new = pos.seat_value(seat, INCOME) + spaces
    set_income(pos, work, seat, new if new < last else last)


def set_income(pos: Position, work: Workspace, seat: i64, space: i64) -> None:
    """Puts an income marker on a space of its track."""
    old = pos.seat_value(seat, INCOME)
    pos.set_seat_value(seat, INCOME, space)
    work.log.say(INCOME_MOVED, seat, old, space)


def gain_points(pos: Position, work: Workspace, seat: i64, points: i64) -> None:
    """Adds points to a seat."""
    pos.add_seat_value(seat, POINTS, points)
    work.log.say(POINTS_GAINED, seat, points, 0)


def lose_points(pos: Position, work: Workspace, seat: i64, points: i64) -> None:
    """Takes points from a seat, but never below zero."""  # BL-shortfall-3
    old = pos.seat_value(seat, POINTS)
    new = old - points if old > points else i64(0)
    pos.set_seat_value(seat, POINTS, new)
    work.log.say(POINTS_GAINED, seat, new - old, 0)
