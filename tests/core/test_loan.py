"""The Loan action."""

import pytest

from ironbridge.core.events import INCOME_MOVED, LOAN_TAKEN
from ironbridge.core.loan import take_loan, why_not_loan
from ironbridge.core.position import INCOME, MONEY, SPENT
from ironbridge.core.reasons import LOAN_TOO_LOW, OK
from ironbridge.core.workspace import Desk
from tests.core.toy import fresh, toy


@pytest.mark.parametrize(("space", "after"), [(10, 7), (14, 9), (15, 10), (16, 10), (3, 0)])
def test_the_marker_goes_to_the_top_space_of_three_levels_less(space: int, after: int) -> None:
    rules = toy()
    pos = fresh(rules)
    pos.set_word(0, INCOME, space)
    take_loan(rules.tables, pos, Desk(), 0)
    assert int(pos.word(0, INCOME)) == after
    assert (int(pos.word(0, MONEY)), int(pos.word(0, SPENT))) == (50, 0)


def test_borrowing_stops_at_the_lowest_level() -> None:
    rules, desk = toy(), Desk()
    pos = fresh(rules)
    for space, reason in ((3, OK), (2, LOAN_TOO_LOW)):
        pos.set_word(0, INCOME, space)
        assert int(why_not_loan(rules.tables, pos, 0)) == int(reason)
        desk.count = 0
        rules.list_loans(pos, desk)
        assert int(desk.count) == int(reason == OK)


def test_a_loan_is_told_with_the_marker() -> None:
    rules, desk = toy(), Desk(True)
    pos = fresh(rules)
    take_loan(rules.tables, pos, desk, 0)
    assert desk.log.take() == [(int(LOAN_TAKEN), 0, 30, 3), (int(INCOME_MOVED), 0, 10, 7)]
