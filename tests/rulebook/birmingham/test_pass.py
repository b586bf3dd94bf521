"""Passing."""

from tests.rulebook.birmingham.positions import canal
from tests.rulebook.marks import rule
from tests.rulebook.table import choices, hand, money, spent, table


@rule("BB-pass-1")
def test_passing_costs_a_card() -> None:
    game = canal(hand0="Coventry, Dudley")
    game.play("pass with Dudley")
    assert hand(game, 0) == ["Coventry"]
    assert table(game)["discards"] == ["Dudley"]
    assert (money(game, 0), spent(game, 0), table(game)["actions"]) == (17, 0, 1)


@rule("BB-pass-1")
def test_passing_is_always_possible() -> None:
    assert "pass" in choices(canal())
    assert "pass" in choices(canal(seat0="money 0, income 0", hand0="pottery, pottery"))
