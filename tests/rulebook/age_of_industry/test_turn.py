"""The course of a turn, and what cards cost."""

from tests.rulebook.age_of_industry.positions import germany, last_action
from tests.rulebook.marks import rule
from tests.rulebook.table import choices, hand, reason, table


@rule("AI-turn-1")
def test_two_actions_then_the_next_seat() -> None:
    game = germany()
    game.play("pass")
    assert (game.seat, table(game)["actions"]) == (0, 1)
    game.play("pass")
    assert (game.seat, table(game)["actions"]) == (1, 2)


@rule("AI-turn-2")
def test_one_action_in_the_first_round() -> None:
    game = germany(round=1)
    game.play("pass")
    assert (game.seat, table(game)["actions"]) == (1, 1)


@rule("AI-turn-3")
def test_the_open_question_comes_first() -> None:
    game = germany(hand0="brown, cotton")
    game.play("build cotton Munich.1")
    assert choices(game) == {"with brown", "with cotton"}
    assert game.why_not("pass").reason == "NOT_ASKED"
    assert game.why_not("draw").reason == "NOT_ASKED"


@rule("AI-turn-4")
def test_after_the_end() -> None:
    game = last_action()
    game.play("pass")
    assert game.over
    assert reason(game, "pass") == "GAME_OVER"


@rule("AI-turn-5")
def test_an_empty_hand_has_its_turn() -> None:
    game = germany(hand0="", tiles="Cologne.1=cotton1 of 0")
    assert {"draw", "link Cologne-Belgium"} <= choices(game)
    game.play("link Cologne-Belgium")
    assert (game.seat, table(game)["actions"]) == (0, 1)


@rule("AI-turn-6")
def test_nothing_after_the_last_action_but_repaying() -> None:
    game = germany(seat0="money 10", loans="1 0 0", actions=0)
    assert choices(game) == {"repay", "end turn"}
    assert reason(game, "pass") == "NO_ACTIONS_LEFT"
    assert reason(game, "draw") == "NO_ACTIONS_LEFT"
    game.play("end turn")
    assert game.seat == 1


@rule("AI-turn-6")
def test_a_turn_is_not_ended_before() -> None:
    assert reason(germany(), "end turn") == "ACTIONS_LEFT"


@rule("AI-card-1")
def test_what_costs_a_card() -> None:
    start = {"hand0": "brown, cotton, ship", "tiles": "Munich.1=cotton1 of 0"}
    for action, left in (
        ("build iron Augsburg.1 with brown", 2),
        ("develop cotton with ship", 2),
        ("pass with ship", 2),
        ("link Munich-Austria", 3),
    ):
        game = germany(**start)
        game.play(action)
        assert len(hand(game, 0)) == left, action


@rule("AI-card-1")
def test_a_card_that_is_not_in_hand() -> None:
    assert reason(germany(hand0="brown, grey"), "pass with coal") == "NOT_IN_HAND"


@rule("AI-card-1")
def test_no_card_to_pay_with() -> None:
    game = germany(hand0="")
    assert reason(game, "develop cotton") == "NO_CARD_LEFT"
    assert reason(game, "pass") == "NO_CARD_LEFT"


@rule("AI-card-9")
def test_a_played_card_lies_in_the_discards() -> None:
    game = germany(hand0="brown, cotton, ship")
    game.play("build cotton Munich.1 with brown")
    game.play("pass with ship")
    assert table(game)["discards"] == ["ship", "brown"]


@rule("AI-card-9")
def test_discards_are_never_shuffled_in() -> None:
    game = germany(hand0="brown", pile="", display="-, -", discards="coal, coal", hand1="grey")
    game.play("pass")
    assert reason(game, "draw") == "NOTHING_TO_DRAW"
