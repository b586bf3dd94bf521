"""A turn: two cards and two actions; the hand; passing."""

from random import Random

import pytest

import ironbridge
from tests.rulebook.lancashire.positions import canal, end_of_round, last_action, pile_of, rail
from tests.rulebook.marks import rule
from tests.rulebook.table import choices, hand, money, points, reason, seat, spent, table


@rule("BL-turn-1")
def test_two_cards_two_actions() -> None:
    game = canal(hand0="Lancaster, Lancaster, Preston, coal")
    game.play("loan 10 with Lancaster")
    assert (game.seat, table(game)["actions"]) == (0, 1)
    game.play("loan 10 with Lancaster")  # the same action twice
    assert game.seat == 1
    assert hand(game, 0) == ["Preston", "coal"]


@rule("BL-turn-2")
def test_one_action_in_the_first_canal_round() -> None:
    game = ironbridge.new("lancashire", seats=3, seed=1)
    first, second = table(game)["order"][:2]
    assert (game.seat, table(game)["actions"]) == (first, 1)
    game.play(f"pass with {hand(game, first)[0]}")
    assert (game.seat, table(game)["actions"]) == (second, 1)


@rule("BL-turn-2")
def test_two_actions_in_the_first_rail_round() -> None:
    game = last_action("canal")
    game.play("pass")
    assert (table(game)["era"], table(game)["round"], table(game)["actions"]) == ("rail", 1, 2)


@rule("BL-turn-3")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 10), (4, 8)])
def test_the_number_of_rounds(seats: int, rounds: int) -> None:
    game = ironbridge.new("lancashire", seats=seats, seed=3)
    rng = Random(5)
    seen = set()
    while not game.over:
        seen.add((table(game)["era"], table(game)["round"]))
        game.play(rng.choice(list(game.choices)))
    assert seen == {(era, n) for era in ("canal", "rail") for n in range(1, rounds + 1)}


@rule("BL-turn-4")
def test_the_open_question_comes_first() -> None:
    game = canal(hand0="Lancaster, coal, iron")
    game.play("loan 10")
    assert choices(game) == {"with Lancaster", "with coal", "with iron"}
    code = next(choice.code for choice in canal().choices if choice.text == "pass")
    refusal = game.why_not(code)
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("NOT_ASKED", "BL-turn-4")


@rule("BL-turn-5")
def test_after_the_end_nothing_is_played() -> None:
    game = last_action("rail")
    game.play("pass")
    assert game.over
    assert reason(game, "pass") == "GAME_OVER"
    assert list(game.choices) == []


@rule("BL-turn-6")
def test_an_action_is_paid_in_full() -> None:
    short = canal(seat0="money 11", hand0="Colne, Colne")
    assert reason(short, "build cotton Colne.1") == "CANNOT_PAY"
    assert reason(canal(seat0="money 12", hand0="Colne, Colne"), "build cotton Colne.1") is None


@rule("BL-turn-6")
def test_bought_cubes_are_part_of_the_price() -> None:
    """Cotton II costs £14 and its coal £1."""
    lines = {
        "hand0": "Preston, Preston",
        "mat0": "cotton 0 3 3 3",
        "tiles": "Preston.1=port1 of 1",
    }
    assert reason(canal(seat0="money 14", **lines), "build cotton Preston.2") == "CANNOT_PAY"
    game = canal(seat0="money 15", **lines)
    game.play("build cotton Preston.2 with Preston")
    assert (money(game, 0), spent(game, 0)) == (0, 15)


@rule("BL-turn-6")
def test_what_a_mine_earns_cannot_pay_for_it() -> None:
    lines = {"hand0": "Wigan, Wigan", "coal": 0, "tiles": "Preston.1=port1 of 1"}
    game = canal(seat0="money 4", links="Preston-Wigan of 1", **lines)
    assert reason(game, "build coal Wigan.1") == "CANNOT_PAY"
    game = canal(seat0="money 5", links="Preston-Wigan of 1", **lines)
    game.play("build coal Wigan.1 with Wigan")
    assert money(game, 0) == 4 + 4


@rule("BL-hand-1")
def test_hands_are_filled_after_the_round_in_the_new_order() -> None:
    """Fine point C2: the one who spent least draws first, a whole hand before the next one."""
    game = end_of_round(
        seat0="spent 9",
        seat1="spent 4",
        seat2="spent 6",
        hand0="Bury, Wigan, Colne, Oldham, Bolton, iron",
        hand1="Burnley, Burnley, Colne, Oldham, Bolton, iron",
        hand2="Preston, Preston, Preston, coal, coal, coal, coal",
        pile="Lancaster, Fleetwood, cotton, port, shipyard, iron, cotton",
    )
    before = [hand(game, number) for number in range(3)]
    game.play("pass with coal")
    assert table(game)["order"] == [1, 2, 0]
    assert hand(game, 1) == sorted([*before[1], "Lancaster", "Fleetwood"])
    assert hand(game, 2) == sorted(["Preston"] * 3 + ["coal"] * 3 + ["cotton", "port"])
    assert hand(game, 0) == sorted([*before[0], "shipyard", "iron"])
    assert pile_of(game) == ["cotton"]


@rule("BL-hand-1")
def test_no_seat_draws_after_its_own_turn() -> None:
    game = canal(hand0="Lancaster, Lancaster")
    game.play("pass")
    game.play("pass")
    assert (game.seat, hand(game, 0)) == (1, [])


@rule("BL-hand-1")
def test_hands_are_filled_after_the_turn_with_the_option() -> None:
    game = canal(hand0="Lancaster, Lancaster", rules="refill=turn", pile="coal, iron, port")
    game.play("pass")
    assert hand(game, 0) == ["Lancaster"]
    game.play("pass")
    assert (game.seat, hand(game, 0)) == (1, ["coal", "iron", "port"])


@rule("BL-hand-2")
def test_an_empty_pile_is_not_refilled() -> None:
    game = end_of_round(hand0="coal, coal", hand1="iron, iron", hand2="port, port, port", pile="")
    game.play("pass")
    assert [seat(game, number)["hand_size"] for number in range(3)] == [2, 2, 2]
    assert (table(game)["round"], table(game)["actions"]) == (3, 2)


@rule("BL-pass-1")
def test_passing_costs_a_card() -> None:
    """Ruling R33."""
    game = canal(hand0="Lancaster, coal, iron")
    game.play("pass with coal")
    assert hand(game, 0) == ["Lancaster", "iron"]
    assert (money(game, 0), points(game, 0), spent(game, 0)) == (30, 0, 0)
    assert table(game)["discards"] == ["coal"]


@rule("BL-pass-1")
def test_a_sale_of_nothing_is_a_pass() -> None:
    """Fine point C12: there is no sale without a mill; passing is always possible."""
    game = rail(tiles="Preston.1=port2 of 0")
    assert not [text for text in choices(game) if text.startswith("sell")]
    assert "pass" in choices(game)
