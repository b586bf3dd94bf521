"""The Loan action."""

import pytest

from ironbridge.core.events import INCOME_MOVED, LOAN_TAKEN
from ironbridge.core.loan import take_loan, why_not_loan
from ironbridge.core.position import INCOME, MONEY, SPENT
from ironbridge.core.reasons import LOAN_TOO_LOW, OK
from ironbridge.core.workspace import Workspace
from tests.core.toy import fresh, toy


@pytest.mark.parametrize(("space", "after"), [(10, 7), (14, 9), (15, 10), (16, 10), (3, 0)])
def test_the_marker_goes_to_the_top_space_of_three_levels_less(space: int, after: int) -> None:
    rules = toy()
    pos = fresh(rules)
    pos.set_seat_value(0, INCOME, space)
    take_loan(rules.tables, pos, Workspace(), 0)
    assert int(pos.seat_value(0, INCOME)) == after
    assert (int(pos.seat_value(0, MONEY)), int(pos.seat_value(0, SPENT))) == (50, 0)


def test_borrowing_stops_at_the_lowest_level() -> None:
    rules, work = toy(), Workspace()
    pos = fresh(rules)
    for space, reason in ((3, OK), (2, LOAN_TOO_LOW)):
        pos.set_seat_value(0, INCOME, space)
        assert int(why_not_loan(rules.tables, pos, 0)) == int(reason)
        work.count = 0
        rules.list_loans(pos, work)
        assert int(work.count) == int(reason == OK)


def test_a_loan_is_told_with_the_marker() -> None:
    rules, work = toy(), Workspace(True)
    pos = fresh(rules)
    take_loan(rules.tables, pos, work, 0)
    assert work.log.take() == [(int(LOAN_TAKEN), 0, 30, 3), (int(INCOME_MOVED), 0, 10, 7)]
