"""Income: the marker, and what is paid after a round."""

import pytest

from tests.rulebook.birmingham.positions import DRY_MERCHANTS, canal, end_of_round, last_action
from tests.rulebook.marks import rule
from tests.rulebook.table import assert_choices, choices, income, money, seat, table


@rule("BB-income-1")
def test_income_rises_by_spaces() -> None:
    """Five spaces from space 30 (level 10) are two levels, not five."""
    game = canal(
        merchants=DRY_MERCHANTS,
        seat0="income 30",
        tiles="Worcester.1=cotton1 of 0, Farm Brewery South.1=brewery1 of 1",
        links="Gloucester-Worcester of 0, Kidderminster-Worcester of 0",
    )
    game.play("sell Worcester.1")
    assert (income(game, 0), seat(game, 0)["level"]) == (35, 12)


@rule("BB-income-2")
@pytest.mark.parametrize("before", [95, 97, 99])
def test_the_end_of_the_track(before: int) -> None:
    """Ruling F10."""
    game = canal(
        merchants=DRY_MERCHANTS,
        seat0=f"income {before}",
        tiles="Worcester.1=cotton1 of 0, Farm Brewery South.1=brewery1 of 1",
        links="Gloucester-Worcester of 0, Kidderminster-Worcester of 0",
    )
    game.play("sell Worcester.1")
    assert (income(game, 0), seat(game, 0)["level"]) == (99, 30)


@rule("BB-income-3")
@pytest.mark.parametrize(
    ("space", "level"),
    [
        (10, 0),
        (11, 1),
        (12, 1),
        (13, 2),
        (30, 10),
        (31, 11),
        (33, 11),
        (34, 12),
        (60, 20),
        (61, 21),
        (64, 21),
        (65, 22),
        (96, 29),
        (97, 30),
        (99, 30),
    ],
)
def test_income_after_each_round(space: int, level: int) -> None:
    game = end_of_round(seat0=f"money 5, income {space}")
    game.play("pass")
    assert (table(game)["round"], money(game, 0)) == (3, 5 + level)


@rule("BB-income-3")
def test_income_after_the_last_canal_round() -> None:
    game = last_action("canal", seat0="money 5, income 20", seat1="money 5, income 8")
    game.play("pass")
    assert table(game)["era"] == "rail"
    assert (money(game, 0), money(game, 1)) == (10, 3)


@rule("BB-income-3")
def test_no_income_after_the_last_round_of_the_game() -> None:
    """Ruling F9: neither received nor paid."""
    game = last_action(
        "rail", seat0="money 5, income 20, points 50", seat1="money 0, income 2, points 40"
    )
    game.play("pass")
    assert game.over
    assert (money(game, 0), money(game, 1)) == (5, 0)
    assert game.result.points == [50, 40]


@rule("BB-income-4")
@pytest.mark.parametrize(("space", "level"), [(9, -1), (5, -5), (0, -10)])
def test_negative_income_is_paid(space: int, level: int) -> None:
    game = end_of_round(seat0=f"money 12, income {space}")
    game.play("pass")
    assert money(game, 0) == 12 + level


@rule("BB-income-5")
def test_income_is_settled_in_the_new_order() -> None:
    """Ruling F8: both are in debt; seat 1 spent less and is asked first."""
    game = end_of_round(
        seat0="money 0, income 9, spent 9",
        seat1="money 0, income 9, spent 3",
        tiles="Dudley.1=coal1 of 0, Worcester.1=cotton1 of 0, Cannock.2=coal1 of 1,"
        " Worcester.2=cotton1 of 1",
    )
    game.play("pass")
    assert game.seat == 1
    assert_choices(game, "give up Cannock.2", "give up Worcester.2")
    game.play("give up Cannock.2")
    assert game.seat == 0
    game.play("give up Dudley.1")
    assert (game.seat, table(game)["order"], table(game)["round"]) == (1, [1, 0], 3)
    assert "pass" in choices(game)
