"""Scouting for wild cards."""

import pytest

from tests.rulebook.birmingham.positions import canal
from tests.rulebook.marks import rule
from tests.rulebook.table import hand, reason, table


@rule("BB-scout-1")
def test_scouting() -> None:
    game = canal(hand0="Coventry, Dudley, coal, iron, iron")
    game.play("scout with Dudley, coal, iron")
    assert hand(game, 0) == ["Coventry", "iron", "wild industry", "wild location"]
    assert sorted(table(game)["discards"]) == ["Dudley", "coal", "iron"]
    assert table(game)["actions"] == 1


@rule("BB-scout-1")
def test_scouting_needs_three_cards() -> None:
    assert reason(canal(hand0="Coventry, Dudley"), "scout") == "SCOUT_CARDS"
    game = canal(hand0="Coventry, Dudley, coal")
    game.play("scout with Coventry, Dudley, coal")
    assert hand(game, 0) == ["wild industry", "wild location"]


@rule("BB-scout-2")
@pytest.mark.parametrize("card", ["wild location", "wild industry"])
def test_not_with_a_wild_card_in_hand(card: str) -> None:
    game = canal(hand0=f"Coventry, Dudley, coal, iron, {card}")
    assert reason(game, "scout") == "SCOUT_WILD"


@rule("BB-scout-2")
def test_not_twice_in_a_turn() -> None:
    game = canal(hand0="Coventry, Dudley, coal, iron, iron, brewery, brewery")
    game.play("scout with Dudley, coal, iron")
    assert reason(game, "scout") == "SCOUT_WILD"
