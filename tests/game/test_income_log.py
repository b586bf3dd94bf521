"""Income leaves a trace in the log, and a shortfall says what a tile brings."""

from typing import Any

import pytest

from ironbridge import i18n
from tests.rulebook.age_of_industry import positions as age_of_industry
from tests.rulebook.birmingham import positions as birmingham
from tests.rulebook.lancashire import positions as lancashire
from tests.rulebook.table import money, tile

TILES = "Dudley.1=coal1 of 0 with 2, Worcester.1=cotton1 of 0"
OWING = {"seat0": "money 1, income 7, points 5", "tiles": TILES}


def incomes(game: Any, entry: int = -1) -> list[tuple[int, int]]:
    return [(one.seat, one.amount) for one in game.action_log(None)[entry].income]


def test_the_last_action_of_a_round_has_the_income_of_every_seat() -> None:
    game = birmingham.end_of_round(seat0="money 9, income 20", seat1="money 9, income 8")
    game.play("pass")
    assert sorted(incomes(game)) == [(0, 5), (1, -2)]
    game.language = "fr"
    told = {one.seat: one.text for one in game.action_log(None)[-1].income}
    assert told[0].startswith("Le joueur 0 ")


def test_other_actions_have_none() -> None:
    game = birmingham.canal(hand0="Leek, coal, iron")
    game.play("loan with Leek")
    assert incomes(game) == []


def test_interest_is_negative_income() -> None:
    game = age_of_industry.end_of_round(loans="2 0 1", seat0="money 5", seat2="money 5")
    game.play("pass")
    assert sorted(incomes(game)) == [(0, -2), (2, -1)]


@pytest.mark.parametrize(
    ("make", "lines", "question"),
    [
        (
            birmingham.end_of_round,
            OWING,
            "You owe the bank £2 of negative income: which tile do you give up?",
        ),
        (
            lancashire.end_of_round,
            {"seat0": "money 1, income 7", "tiles": "Wigan.1=coal1 of 0, Bury.1=cotton1 of 0"},
            "You owe the bank £3 of negative income and have £1: which tile do you give up?",
        ),
    ],
)
def test_a_shortfall_says_what_is_owed_and_what_follows(
    make: Any, lines: dict[str, object], question: str
) -> None:
    game = make(**lines)
    game.play("pass")
    asked = game.view(0).question
    assert asked.text == question
    assert sorted(asked.worth.values()) == [2, 6]
    assert asked.note == (
        "The tile leaves the board, and the bank pays half its price, rounded down. What is left"
        " over is yours; with no tile left, each £1 still missing costs one victory point."
    )
    slot = min(asked.worth, key=lambda one: asked.worth[one])
    game.play(f"give up {slot}")
    assert tile(game, slot) is None
    assert money(game, 0) == 0


def test_the_answer_names_the_money() -> None:
    game = birmingham.end_of_round(**OWING)
    game.play("pass")
    code = next(one.code for one in game.choices if one.text == "give up Worcester.1")
    assert i18n.choice(game.spec, game.position, code) == (
        "give up the cotton mill 1 in Worcester (space 1) for £6"
    )
    game.play(code)
    assert game.action_log(None)[-1].headline.startswith(
        "Seat 0 gave up cotton mill 1 in Worcester"
    )
