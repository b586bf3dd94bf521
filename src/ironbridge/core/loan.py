"""The Loan action: money now, less income for the rest of the game."""

from mypy_extensions import i64

from ironbridge.core.events import LOAN_TAKEN
from ironbridge.core.income import income_level, set_income
from ironbridge.core.position import MONEY, Position
from ironbridge.core.reasons import LOAN_TOO_LOW, OK
from ironbridge.core.tables import Tables
from ironbridge.core.workspace import Workspace


def level_after(tables: Tables, pos: Position, loan: i64) -> i64:
    """Returns the acting seat's income level once it has taken this loan."""
    return income_level(tables, pos, pos.seat) - tables.loan_levels[loan]


def why_not_loan(tables: Tables, pos: Position, loan: i64) -> i64:
    """Returns why the acting seat may not take this loan, or ``OK``: not below the lowest level."""
    # BB-loan-2, BL-loan-2
    return OK if level_after(tables, pos, loan) >= tables.income_level[0] else LOAN_TOO_LOW


def take_loan(tables: Tables, pos: Position, work: Workspace, loan: i64) -> None:
    """Pays out a loan and moves the marker to the highest space of the lower level."""
    # BB-loan-1, BL-loan-1
    seat = pos.seat
    space = tables.level_top[level_after(tables, pos, loan) - tables.income_level[0]]
    pos.add_seat_value(seat, MONEY, tables.loan_money[loan])
    work.log.say(LOAN_TAKEN, seat, tables.loan_money[loan], tables.loan_levels[loan])
    set_income(pos, work, seat, space)
