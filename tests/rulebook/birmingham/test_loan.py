"""Loans."""

import pytest

from tests.rulebook.birmingham.positions import canal
from tests.rulebook.marks import rule
from tests.rulebook.table import income, money, reason, seat, spent


@rule("BB-loan-1")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (10, 7),  # level 0 to -3
        (11, 8),  # level 1 to -2
        (12, 8),
        (17, 12),  # level 4 to 1, the second space
        (20, 14),  # level 5 to 2
        (33, 26),  # level 11 to 8
        (37, 30),  # level 13 to 10
        (40, 33),  # level 14 to 11, the third space
        (61, 54),  # level 21 to 18
        (99, 88),  # level 30 to 27, the fourth space
    ],
)
def test_a_loan(before: int, after: int) -> None:
    game = canal(seat0=f"money 2, income {before}")
    level = seat(game, 0)["level"]
    game.play("loan")
    assert (money(game, 0), income(game, 0)) == (32, after)
    assert seat(game, 0)["level"] == level - 3
    assert spent(game, 0) == 0


@rule("BB-loan-2")
def test_the_lowest_income() -> None:
    game = canal(seat0="income 3")
    game.play("loan")
    assert (income(game, 0), seat(game, 0)["level"]) == (0, -10)
    for space in (2, 1, 0):
        assert reason(canal(seat0=f"income {space}"), "loan") == "LOAN_TOO_LOW"
