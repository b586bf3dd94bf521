"""The Loan action: money now, less income for the rest of the game."""

from mypy_extensions import i64

from ironbridge.core.choices import LOAN
from ironbridge.core.desk import Desk
from ironbridge.core.events import INCOME_MOVED, LOAN_TAKEN
from ironbridge.core.position import INCOME, MONEY, Position
from ironbridge.core.reasons import LOAN_TOO_LOW, OK
from ironbridge.core.rules import Rules
from ironbridge.core.tables import Tables


def why_not_loan(rules: Rules, pos: Position, loan: i64) -> i64:
    """May the acting seat take this loan?"""
    reason = rules.why_not_borrow(pos)
    if reason != OK:
        return reason
    tables = rules.tables
    level = tables.income_level[pos.word(pos.seat, INCOME)]
    if level - tables.loan_levels[loan] < tables.income_level[0]:
        return LOAN_TOO_LOW
    return OK


def list_loans(rules: Rules, pos: Position, desk: Desk) -> None:
    """Every loan that may be taken now."""
    loan: i64 = 0
    while loan < len(rules.tables.loan_money):
        if why_not_loan(rules, pos, loan) == OK:
            desk.put(rules.tables.choices.code(LOAN, loan))
        loan += 1


def take_loan(tables: Tables, pos: Position, desk: Desk, loan: i64) -> None:
    """Take the money; the marker goes to the highest space of the lower level."""
    seat = pos.seat
    money, levels = tables.loan_money[loan], tables.loan_levels[loan]
    old = pos.word(seat, INCOME)
    new = tables.level_top[tables.income_level[old] - levels - tables.income_level[0]]
    pos.set_word(seat, INCOME, new)
    pos.add_word(seat, MONEY, money)
    desk.log.say(LOAN_TAKEN, seat, money, levels)
    desk.log.say(INCOME_MOVED, seat, old, new)
