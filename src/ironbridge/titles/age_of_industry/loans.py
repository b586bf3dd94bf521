"""Loans: taken automatically to pay, repaid in a seat's turn, with interest every round."""

from mypy_extensions import i64

from ironbridge.core.events import LOAN_TAKEN, PAID
from ironbridge.core.money import pay
from ironbridge.core.position import DEBT, MONEY, Position
from ironbridge.core.reasons import OK
from ironbridge.core.workspace import Workspace
from ironbridge.titles.age_of_industry.board_tables import ChartTables
from ironbridge.titles.age_of_industry.codes import (
    CANNOT_REPAY,
    INTEREST_PAID,
    LOAN_REPAID,
    MOST_LOANS,
    NO_LOAN,
)


def borrow(chart: ChartTables, pos: Position, work: Workspace, seat: i64, money: i64) -> None:
    """Takes the minimum number of loans that a payment needs.

    Play does not reach the maximum; a loaded position at the maximum takes no more loans.
    """
    while pos.seat_value(seat, MONEY) < money:  # AI-loan-1
        pos.add_seat_value(seat, MONEY, chart.loan)
        if pos.seat_value(seat, DEBT) < MOST_LOANS:
            pos.add_seat_value(seat, DEBT, 1)
        work.log.say(LOAN_TAKEN, seat, chart.loan, 0)


def charge(chart: ChartTables, pos: Position, work: Workspace, money: i64) -> None:
    """Charges the acting seat, with loans if needed."""
    borrow(chart, pos, work, pos.seat, money)
    pay(pos, pos.seat, money)


def owe(chart: ChartTables, pos: Position, work: Workspace, money: i64) -> None:
    """Adds a price to the debt of this action, or charges it at once by option."""
    if chart.options.cubes_before_payment:  # AI-loan-3
        pos.price += money
    else:
        charge(chart, pos, work, money)


def price(chart: ChartTables, pos: Position, work: Workspace, money: i64) -> None:
    """Adds the printed price of a counter or rail to the debt of this action."""
    work.log.say(PAID, pos.seat, money, 0)
    owe(chart, pos, work, money)


def settle(chart: ChartTables, pos: Position, work: Workspace) -> None:
    """Charges the whole debt of this action."""
    charge(chart, pos, work, pos.price)
    pos.price = 0


def why_not_repay(chart: ChartTables, pos: Position) -> i64:
    """Returns why the acting seat may not repay a loan, or ``OK``."""
    if pos.seat_value(pos.seat, DEBT) == 0:
        return NO_LOAN
    if pos.seat_value(pos.seat, MONEY) < chart.loan:
        return CANNOT_REPAY
    return OK


def repay(chart: ChartTables, pos: Position, work: Workspace, seat: i64) -> None:
    """Repays one loan; does not count as money spent."""  # AI-loan-2, AI-loan-4
    pos.add_seat_value(seat, MONEY, -chart.loan)
    pos.add_seat_value(seat, DEBT, -1)
    work.log.say(LOAN_REPAID, seat, chart.loan, 0)


def repay_all(chart: ChartTables, pos: Position, work: Workspace, seat: i64) -> None:
    """Repays loans while the seat has a loan and the money."""
    while pos.seat_value(seat, DEBT) > 0 and pos.seat_value(seat, MONEY) >= chart.loan:
        repay(chart, pos, work, seat)


def pay_interest(chart: ChartTables, pos: Position, work: Workspace) -> None:
    """Charges interest to every seat; loans taken to pay it bear none this round."""
    # AI-loan-5
    turn: i64 = 0
    while turn < pos.seats:
        seat = pos.in_order(turn)
        due = pos.seat_value(seat, DEBT) * chart.interest
        if due:
            borrow(chart, pos, work, seat, due)
            pos.add_seat_value(seat, MONEY, -due)
            work.log.say(INTEREST_PAID, seat, due, 0)
        turn += 1
