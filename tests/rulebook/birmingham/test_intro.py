"""The introductory game."""

from typing import Any

import pytest

from tests.rulebook.birmingham.positions import fresh, last_action
from tests.rulebook.marks import rule
from tests.rulebook.table import hand, name_of, table


def ended(seat0: str, **lines: Any) -> Any:
    """An introductory game after its last action; seat 1 scores nothing."""
    game = last_action(
        "canal",
        variant="introductory",
        seat0=seat0,
        seat1="money 0, income 10, points 0",
        **lines,
    )
    game.play("pass")
    return game


@rule("BB-intro-1")
def test_it_ends_after_the_canal_era() -> None:
    game = fresh(seats=2, seed=1, variant="introductory")
    rounds = set()
    while not game.over:
        assert table(game)["era"] == "canal"
        rounds.add(table(game)["round"])
        game.play(f"pass with {hand(game, game.seat)[0]}")
    assert rounds == set(range(1, 11))
    assert game.result.points == [4, 4]  # one point for every £4 of £17


@rule("BB-intro-1")
def test_the_era_is_scored_as_usual() -> None:
    """Links and flipped tiles of level I: 2 + 2 icons and 1 point; they stay on the board."""
    game = ended(
        "money 0, income 10, points 3",
        tiles="Dudley.1=coal1 of 0 sold",
        links="Birmingham-Dudley of 0, Birmingham-Oxford of 0",
    )
    assert game.over
    assert game.result.points == [3 + 2 + 2 + 1, 0]
    assert name_of(game, "Dudley.1") == "coal1"


@rule("BB-intro-2")
@pytest.mark.parametrize(
    ("pounds", "scored"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (59, 14), (60, 15), (99, 15)]
)
def test_points_for_money(pounds: int, scored: int) -> None:
    assert ended(f"money {pounds}, income 10").result.points == [scored, 0]


@rule("BB-intro-3")
@pytest.mark.parametrize(
    ("space", "before", "after"), [(20, 0, 5), (99, 1, 31), (5, 12, 7), (5, 3, 0), (0, 0, 0)]
)
def test_points_for_income(space: int, before: int, after: int) -> None:
    """Ruling F6: the points do not fall below zero."""
    game = ended(f"money 0, income {space}, points {before}")
    assert game.result.points == [after, 0]


@rule("BB-intro-3")
def test_money_then_income_then_tiles() -> None:
    """Two points for £8, then five lost (down to zero), then the mill II a second time."""
    game = ended("money 8, income 5", tiles="Worcester.2=cotton2 of 1 sold")
    assert game.result.points == [0, 5 + 5]
    game = ended("money 8, income 0", tiles="Worcester.1=cotton2 of 0 sold")
    assert game.result.points == [5 + 2 - 7 + 5, 0]  # seven of the ten can be lost


@rule("BB-intro-4")
def test_higher_tiles_score_again() -> None:
    game = ended(
        "money 0, income 10",
        tiles="Worcester.1=cotton2 of 0 sold, Worcester.2=cotton1 of 0 sold,"
        " Stafford.1=brewery2 of 0 sold, Dudley.1=coal2 of 0 with 3",
    )
    assert game.result.points == [2 * 5 + 5 + 2 * 5, 0]


@rule("BB-intro-5")
def test_no_income_after_its_last_round() -> None:
    """Ruling F5: income 5 is scored as points, not paid as £5."""
    game = ended("money 0, income 20")
    assert game.result.points == [5, 0]
    assert game.view(0).seats[0].money == 0


@rule("BB-intro-5")
def test_income_after_its_last_round_with_the_option() -> None:
    game = ended("money 0, income 20", rules="intro_last_income=true")
    assert game.result.points == [1 + 5, 0]
    assert game.view(0).seats[0].money == 5
