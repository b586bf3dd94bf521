"""Who wins."""

from typing import Any

from tests.rulebook.birmingham.positions import last_action
from tests.rulebook.marks import rule


def ended(*seats: str, **lines: Any) -> Any:
    """The result of a game that ends with the seats as given."""
    for number, seat in enumerate(seats):
        lines[f"seat{number}"] = seat
    game = last_action("rail", seats=len(seats), **lines)
    game.play("pass")
    return game.result


@rule("BB-tie-1")
def test_most_points_win() -> None:
    result = ended("points 50, income 10", "points 60, income 5", "points 40, income 99")
    assert result.points == [50, 60, 40]
    assert result.places == [2, 1, 3]
    assert result.tie_break is None


@rule("BB-tie-2")
def test_tie_income_by_space() -> None:
    """Ruling F4: spaces 11 and 12 are both level 1."""
    result = ended("points 50, income 11, money 90", "points 50, income 12, money 0")
    assert result.places == [2, 1]
    assert result.tie_break


@rule("BB-tie-2")
def test_tie_income_by_level_with_the_option() -> None:
    result = ended(
        "points 50, income 11, money 90", "points 50, income 12, money 0", rules="income_tie=level"
    )
    assert result.places == [1, 2]
    result = ended(
        "points 50, income 12, money 90", "points 50, income 13, money 0", rules="income_tie=level"
    )
    assert result.places == [2, 1]


@rule("BB-tie-3")
def test_tie_money() -> None:
    result = ended("points 50, income 12, money 3", "points 50, income 12, money 2")
    assert result.places == [1, 2]
    assert result.tie_break


@rule("BB-tie-4")
def test_tie_shared() -> None:
    result = ended(
        "points 50, income 12, money 3",
        "points 40, income 12, money 3",
        "points 50, income 12, money 3",
    )
    assert result.places == [1, 3, 1]
