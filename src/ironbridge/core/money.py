"""Money and points of a seat: paying, gaining, losing."""

from mypy_extensions import i64

from ironbridge.core.events import MONEY_GAINED, PAID, POINTS_GAINED
from ironbridge.core.position import MONEY, POINTS, SPENT, Position
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
