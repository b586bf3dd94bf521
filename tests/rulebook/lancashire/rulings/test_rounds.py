"""Rulings R25 to R30 and R33 to R36: income, debts, turn order, scoring, the eras, the end."""

import pytest

from tests.rulebook.lancashire.rulings.lay import canal, finish_round, idle, last_action, rail
from tests.rulebook.table import (
    assert_choices,
    choices,
    cubes,
    income,
    mat,
    money,
    name_of,
    points,
    reason,
    seat,
    spent,
    table,
    tile,
)

LAST = {"to_act": 3, "actions": 1}
"""One action is left in the round."""


def test_r25_the_marker_stops_at_ninety_nine() -> None:
    game = canal(
        tiles="Lancaster.2=cotton1 of 0, Lancaster.1=port1 of 1",
        seat0="income 97",
        seat1="income 99",
        hand0="iron, iron",
    )
    game.play("sell Lancaster.2 to Lancaster.1")
    assert (income(game, 0), income(game, 1)) == (99, 99)
    assert seat(game, 0)["level"] == 30


def test_r26_income_opens_every_round() -> None:
    game = canal(round=1, seat0="income 20", actions=1)
    assert money(game, 0) == 30
    finish_round(game)
    assert (table(game)["round"], money(game, 0), money(game, 1)) == (2, 35, 30)
    finish_round(game)
    assert money(game, 0) == 40


def test_r26_scoring_then_clearing_then_income() -> None:
    game = last_action("canal", seat0="money 0, income 3", tiles="Colne.1=cotton1 of 0 sold")
    idle(game)
    assert tile(game, "Colne.1") is None
    assert (money(game, 0), points(game, 0)) == (0, 0)
    game = last_action(
        "canal",
        seat0="money 0, income 3",
        tiles="Bury.1=cotton2 of 0 sold, Colne.1=cotton1 of 0 sold",
    )
    idle(game)
    assert table(game)["era"] == "rail"
    assert tile(game, "Bury.1") is None
    assert (money(game, 0), points(game, 0)) == (0, 8)


def test_r26_no_income_after_the_last_round() -> None:
    game = last_action("rail", seat0="money 9, income 60")
    idle(game)
    assert game.over
    assert (money(game, 0), game.result.points[0]) == (9, 0)


def test_r27_tiles_at_half_price_rounded_down() -> None:
    game = canal(
        tiles="Bolton.3=iron1 of 1 with 4, Fleetwood.1=port2 of 1, Bury.1=coal2 of 1 sold",
        seat1="money 5, income 0, points 6",
        **LAST,
    )
    idle(game)
    assert (table(game)["round"], table(game)["to_act"]) == (3, 1)
    assert_choices(game, "give up Bolton.3", "give up Fleetwood.1", "give up Bury.1")
    game.play("give up Bolton.3")
    assert tile(game, "Bolton.3") is None
    assert money(game, 1) == 7
    game.play("give up Fleetwood.1")
    assert (money(game, 1), points(game, 1)) == (0, 6)
    assert name_of(game, "Bury.1") == "coal2"
    assert mat(game, 1, "iron") == [0, 1, 1, 1]
    assert income(game, 1) == 0


def test_r27_what_is_left_over_is_kept() -> None:
    game = canal(
        tiles="Bury.1=cotton1 of 1, Colne.1=cotton1 of 1", seat1="money 0, income 8", **LAST
    )
    idle(game)
    game.play("give up Colne.1")
    assert money(game, 1) == 4
    assert name_of(game, "Bury.1") == "cotton1"
    assert spent(game, 1) == 0


def test_r27_without_tiles_points_are_lost() -> None:
    game = canal(seat1="money 3, income 0, points 9", **LAST)
    idle(game)
    assert (money(game, 1), points(game, 1)) == (0, 2)
    game = canal(tiles="Colne.1=cotton1 of 1", seat1="money 3, income 0, points 9", **LAST)
    idle(game)
    if "give up Colne.1" in choices(game):
        game.play("give up Colne.1")
    assert (money(game, 1), points(game, 1)) == (0, 8)


def test_r27_who_can_pay_keeps_all_tiles() -> None:
    game = canal(tiles="Colne.1=cotton1 of 1", seat1="money 10, income 0", **LAST)
    idle(game)
    assert money(game, 1) == 0
    assert name_of(game, "Colne.1") == "cotton1"


def test_r28_ties_keep_their_order() -> None:
    game = canal(
        order="2 0 3 1", seat0="spent 5", seat3="spent 5", seat2="spent 9", to_act=1, actions=1
    )
    idle(game)
    assert table(game)["order"] == [1, 0, 3, 2]


def test_r28_what_counts_as_spent() -> None:
    game = canal(
        seat0="money 40, income 9",
        hand0="Colne, Colne",
        mat0="cotton 0 3 3 3",
        tiles="Burnley.1=coal1 of 0 sold",
        links="Colne-Yorkshire of 1",
        coal=4,
        iron=2,
    )
    game.play("build cotton Colne.1")
    assert spent(game, 0) == 14 + 3
    game.play("link Burnley-Colne")
    assert spent(game, 0) == 20
    game = canal(hand0="iron, iron", iron=2)
    game.play("loan 30")
    game.play("develop coal; develop coal")
    assert spent(game, 0) == 8


def test_r28_interest_is_not_spent() -> None:
    game = canal(seat0="money 20, income 0", **LAST)
    idle(game)
    assert (money(game, 0), spent(game, 0)) == (10, 0)


def test_r28_the_last_canal_round_orders_the_first_rail_round() -> None:
    game = last_action("canal", seat0="spent 7", seat1="spent 3", seat2="spent 4")
    idle(game)
    assert (table(game)["era"], table(game)["order"]) == ("rail", [3, 1, 2, 0])


def test_r29_level_one_scores_and_gives_its_coin_before_it_goes() -> None:
    game = last_action(
        "canal",
        tiles="Bury.1=cotton1 of 1 sold, Bury.2=coal1 of 2 with 1, Manchester.4=iron1 of 3 sold",
        links="Bury-Manchester of 0",
    )
    idle(game)
    assert [points(game, number) for number in range(4)] == [2, 3, 0, 3]
    assert table(game)["tiles"] == {}
    assert table(game)["links"] == {}


def test_r29_higher_tiles_score_in_both_eras() -> None:
    game = last_action("canal", tiles="Bury.1=cotton2 of 1 sold")
    idle(game)
    assert points(game, 1) == 5
    again = last_action("rail", seat1="points 5, money 0", tiles="Bury.1=cotton2 of 1 sold")
    idle(again)
    assert again.result.points[1] == 10


def test_r30_the_change_of_eras() -> None:
    game = last_action(
        "canal",
        tiles="Bury.1=coal1 of 0 with 2, Bolton.1=coal2 of 0 with 3, Bolton.3=iron1 of 1 with 2,"
        " Fleetwood.1=port1 of 2",
        links="Bolton-Bury of 0",
        mat0="cotton 2 3 3 3",
        coal=3,
        iron=5,
        cotton=6,
    )
    idle(game)
    assert list(table(game)["tiles"]) == ["Bolton.1"]
    assert cubes(game, "Bolton.1") == 3
    assert (table(game)["coal"], table(game)["iron"]) == (3, 5)
    assert table(game)["cotton"]["space"] == 0
    assert mat(game, 0, "cotton") == [2, 3, 3, 3]
    assert mat(game, 1, "iron") == [0, 1, 1, 1]
    assert [table(game)["seats"][number]["links_left"] for number in range(4)] == [14] * 4
    assert (table(game)["round"], table(game)["actions"]) == (1, 2)
    assert len(seat(game, 0)["hand"]) == 8
    assert table(game)["pile_size"] == 66 - 32 - 2


def test_r30_level_one_on_the_stack_must_be_developed() -> None:
    game = rail(hand0="Bury, iron", mat0="cotton 2 3 3 3")
    assert reason(game, "build cotton Bury.1 with Bury") == "WRONG_ERA_TILE"
    game.play("develop cotton; develop cotton with iron")
    assert mat(game, 0, "cotton") == [0, 3, 3, 3]


def test_r33_a_pass_costs_a_card() -> None:
    game = canal(hand0="Bury, Wigan")
    game.play("pass with Wigan")
    assert seat(game, 0)["hand"] == ["Bury"]
    assert table(game)["discards"] == ["Wigan"]
    assert spent(game, 0) == 0


FOURTEEN = [
    "Blackburn-Burnley", "Blackburn-Wigan", "Burnley-Colne", "Bolton-Bury", "Bolton-Manchester",
    "Bury-Manchester", "Lancaster-Preston", "Fleetwood-Preston", "Preston-Wigan",
    "Manchester-Oldham", "Manchester-Stockport", "Liverpool-Wigan", "Oldham-Rochdale",
    "Colne-Yorkshire",
]  # fmt: skip


def test_r34_fourteen_links() -> None:
    laid = ", ".join(f"{link} of 0" for link in FOURTEEN)
    game = canal(links=laid, hand0="iron, iron")
    assert seat(game, 0)["links_left"] == 0
    assert reason(game, "link Rochdale-Yorkshire") == "NO_LINK_TILE_LEFT"
    one = ", ".join(f"{link} of 0" for link in FOURTEEN[:13])
    game = rail(links=one, tiles="Wigan.1=coal4 of 1", hand0="iron, iron", seat0="money 60")
    game.play("link Southport-Wigan")
    assert (spent(game, 0), table(game)["actions"]) == (5, 1)


def test_r35_a_point_for_each_full_ten_pounds() -> None:
    game = last_action("rail", seat0="money 29", seat1="money 30", seat2="money 9", seat3="money 0")
    idle(game)
    assert game.result.points == [2, 3, 0, 0]


EVEN = {f"seat{number}": "money 0, income 20, points 50" for number in range(4)}
APART = {f"seat{number}": f"money 0, income 20, points {number}" for number in range(4)}


def test_r35_more_points_win() -> None:
    game = last_action("rail", **{**EVEN, "seat2": "money 0, income 0, points 51"})
    idle(game)
    assert game.result.places[2] == 1


def test_r35_then_the_income_space() -> None:
    game = last_action("rail", **{**APART, "seat1": "money 0, income 21, points 3"})
    idle(game)
    assert game.result.places == [4, 1, 3, 2]
    assert game.result.tie_break == "income"


@pytest.mark.parametrize(("value", "first"), [("space", 3), ("level", 0)])
def test_r35_space_or_level(value: str, first: int) -> None:
    even = {f"seat{number}": "money 0, income 19, points 50" for number in range(4)}
    even["seat3"] = "money 0, income 20, points 50"
    game = last_action("rail", rules=f"income_tie={value}", **even)
    idle(game)
    assert game.result.places[first] == 1


def test_r35_then_money_not_reduced_by_its_points() -> None:
    game = last_action("rail", **{**APART, "seat2": "money 9, income 20, points 3"})
    idle(game)
    assert game.result.places == [4, 3, 1, 2]
    assert game.result.tie_break == "money"
    game = last_action(
        "rail",
        **{
            **EVEN,
            "seat1": "money 12, income 20, points 49",
            "seat2": "money 9, income 20, points 50",
        },
    )
    idle(game)
    assert game.result.places[1] == 1


def test_r35_then_the_order_of_the_round_that_would_follow() -> None:
    seats = {
        f"seat{number}": f"money 0, income 20, points 50, spent {9 - number}" for number in range(4)
    }
    game = last_action("rail", **seats)
    idle(game)
    assert game.result.places == [4, 3, 2, 1]
    game = last_action("rail", order="2 0 1 3", **EVEN)
    idle(game)
    assert game.result.places == [2, 3, 1, 4]
    assert game.result.tie_break == "turn order"


@pytest.mark.parametrize(("value", "places"), [("order", [1, 2, 3, 4]), ("shared", [1, 1, 1, 1])])
def test_r35_the_last_tie_both_ways(value: str, places: list[int]) -> None:
    game = last_action("rail", rules=f"last_tie={value}", **EVEN)
    idle(game)
    assert list(game.result.places) == places


def test_r36_money_from_a_track_is_not_taken_off() -> None:
    game = canal(
        hand0="Wigan, Wigan", tiles="Liverpool.1=port1 of 1", links="Liverpool-Wigan of 1", coal=0
    )
    game.play("build coal Wigan.1")
    assert (money(game, 0), spent(game, 0)) == (30 - 5 + 4 + 4, 5)


def test_points_go_past_a_hundred() -> None:
    game = last_action("rail", seat0="money 0, points 98", tiles="Bury.1=cotton4 of 0 sold")
    idle(game)
    assert game.result.points[0] == 110
    assert reason(game, "pass") == "GAME_OVER"
