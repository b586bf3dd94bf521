"""The turn: actions, rounds, the hand, and what may be answered when."""

import pytest

import ironbridge
from tests.rulebook.birmingham.positions import ROUNDS, canal, fresh, last_action, rail
from tests.rulebook.marks import rule
from tests.rulebook.table import assert_choices, choices, hand, money, reason, spent, table


@rule("BB-turn-1")
def test_two_actions_in_a_turn() -> None:
    game = canal()
    game.play("pass")
    assert (game.seat, table(game)["actions"]) == (0, 1)
    game.play("pass")
    assert (game.seat, table(game)["actions"]) == (1, 2)


@rule("BB-turn-1")
def test_the_same_action_twice() -> None:
    game = canal()
    game.play("loan")
    game.play("loan")
    assert (money(game, 0), game.seat) == (77, 1)


@rule("BB-turn-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_action_in_the_first_canal_round(seats: int) -> None:
    game = fresh(seats=seats, seed=1)
    for number in table(game)["order"]:
        assert (game.seat, table(game)["actions"]) == (number, 1)
        game.play(f"pass with {hand(game, number)[0]}")
    assert (table(game)["round"], table(game)["actions"]) == (2, 2)


@rule("BB-turn-2")
def test_two_actions_in_the_first_rail_round() -> None:
    assert table(rail(round=1))["actions"] == 2
    game = last_action("canal")
    game.play("pass")
    assert (table(game)["era"], table(game)["round"], table(game)["actions"]) == ("rail", 1, 2)


@rule("BB-turn-3")
def test_the_hand_is_filled_at_the_end_of_the_turn() -> None:
    game = canal(
        hand0="Birmingham, Birmingham, Coventry, Coventry, coal, iron, iron, pottery",
        pile="Dudley, Stafford, Worcester",
    )
    game.play("pass with Birmingham")
    assert len(hand(game, 0)) == 7
    game.play("pass with Birmingham")
    assert hand(game, 0) == sorted(
        ["Coventry", "Coventry", "coal", "iron", "iron", "pottery", "Dudley", "Stafford"]
    )


@rule("BB-turn-4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_number_of_rounds(seats: int) -> None:
    game = fresh(seats=seats, seed=5)
    rounds: dict[str, set[int]] = {"canal": set(), "rail": set()}
    actions = 0
    while not game.over:
        view = table(game)
        rounds[view["era"]].add(view["round"])
        game.play(f"pass with {hand(game, game.seat)[0]}")
        actions += 1
    every_round = set(range(1, ROUNDS[seats] + 1))
    assert rounds == {"canal": every_round, "rail": every_round}
    assert actions == seats * (2 * ROUNDS[seats] - 1) + seats * 2 * ROUNDS[seats]


@rule("BB-turn-5")
def test_an_empty_pile_is_not_refilled() -> None:
    game = canal(round=9, hand0="coal, iron, iron, pottery", hand1="brewery, brewery", pile="")
    game.play("pass with coal")
    game.play("pass with iron")
    assert hand(game, 0) == ["iron", "pottery"]
    assert game.seat == 1


@rule("BB-turn-6")
def test_the_open_question_comes_first() -> None:
    game = canal(tiles="Dudley.2=iron1 of 1 with 4, Birmingham.3=iron1 of 0 with 4")
    game.play("develop coal")
    assert_choices(game, "iron Dudley.2", "iron Birmingham.3")
    assert reason(game, "loan") == "NOT_ASKED"


@rule("BB-turn-6")
def test_an_answer_needs_a_question() -> None:
    assert reason(canal(), "done") == "NOT_ASKED"


@rule("BB-turn-6")
def test_a_refused_choice_changes_nothing() -> None:
    game = canal(tiles="Dudley.2=iron1 of 1 with 4, Birmingham.3=iron1 of 0 with 4")
    game.play("develop coal")
    before = game.text
    with pytest.raises(ironbridge.Refused) as caught:
        game.play("loan")
    assert caught.value.refusal.rule == "BB-turn-6"
    assert game.text == before


@rule("BB-turn-7")
def test_after_the_end_nothing_is_played() -> None:
    game = last_action("rail")
    assert not game.over
    game.play("pass")
    assert game.over
    assert game.seat is None
    assert choices(game) == set()
    assert reason(game, "pass") == "GAME_OVER"


@rule("BB-turn-8")
def test_an_action_is_paid_in_full() -> None:
    poor = canal(hand0="Dudley, Dudley", seat0="money 4")
    assert reason(poor, "build coal Dudley") == "CANNOT_PAY"
    game = canal(hand0="Dudley, Dudley", seat0="money 5")
    game.play("build coal Dudley")
    assert (money(game, 0), spent(game, 0)) == (0, 5)


@rule("BB-turn-8")
def test_bought_cubes_must_be_paid_too() -> None:
    """Iron costs £2 at the start; a canal costs £3."""
    assert reason(canal(seat0="money 1"), "develop coal") == "CANNOT_PAY"
    assert reason(canal(seat0="money 2"), "develop coal") is None
    assert reason(canal(seat0="money 2"), "link Birmingham-Oxford") == "CANNOT_PAY"
    assert reason(canal(seat0="money 3"), "link Birmingham-Oxford") is None
