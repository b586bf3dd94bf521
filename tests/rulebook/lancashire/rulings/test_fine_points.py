"""The fine points C1 to C19, where the rulebook and the rulings leave a choice.

C6 is tested with rulings R01 and R04, C15 with R35.
"""

from typing import Any

import pytest

from tests.rulebook.lancashire.rulings.lay import (
    builds,
    canal,
    finish_round,
    fresh,
    idle,
    links,
    rail,
)
from tests.rulebook.table import (
    assert_choices,
    choices,
    cubes,
    flipped,
    hand,
    income,
    money,
    name_of,
    owner_of,
    points,
    reason,
    spent,
    table,
    tile,
)

LAST = {"to_act": 3, "actions": 1}
"""One action is left in the round."""


def line(game: Any, key: str) -> list[str]:
    """The cards on a line of the position."""
    for text in str(game.text).splitlines():
        if text.startswith(f"{key}:"):
            return [
                card.strip() for card in text.removeprefix(f"{key}:").split(",") if card.strip()
            ]
    raise AssertionError(f"there is no line '{key}'")


@pytest.mark.parametrize(("seats", "canal_out", "rail_out"), [(3, 9, 6), (4, 6, 2), (2, 2, 0)])
def test_c1_hands_by_seat_then_the_cards_removed(seats: int, canal_out: int, rail_out: int) -> None:
    game = fresh(seats, 11)
    for era, out in (("canal", canal_out), ("rail", rail_out)):
        deck = list(game.deal[f"{era} deck"])
        for number in range(seats):
            assert hand(game, number) == sorted(deck[8 * number : 8 * number + 8])
        assert line(game, "pile") == deck[8 * seats + out :]
        while table(game)["era"] == era and not game.over:
            idle(game)


def test_c1_the_whole_deck_comes_back_for_the_rails() -> None:
    game = fresh(3, 5)
    assert sorted(game.deal["canal deck"]) == sorted(game.deal["rail deck"])
    assert len(game.deal["rail deck"]) == 66


def test_c2_hands_are_filled_in_the_new_order() -> None:
    game = canal(
        hand0="cotton, cotton, cotton, cotton, cotton, cotton",
        hand1="port, port, port, port, port, port",
        hand2="coal, coal, coal, coal, coal, iron",
        hand3="Bury, iron, iron, shipyard, shipyard, shipyard, Wigan",
        seat0="spent 9",
        seat1="spent 8",
        seat2="spent 7",
        pile="Colne, Fleetwood, Bolton, Oldham, Stockport, Preston, Rochdale, Lancaster, Wigan",
        **LAST,
    )
    idle(game)
    assert table(game)["order"] == [3, 2, 1, 0]
    assert {"Colne", "Fleetwood"} <= set(hand(game, 3))
    assert {"Bolton", "Oldham"} <= set(hand(game, 2))
    assert {"Stockport", "Preston"} <= set(hand(game, 1))
    assert {"Rochdale", "Lancaster"} <= set(hand(game, 0))
    assert line(game, "pile") == ["Wigan"]


def test_c3_all_who_can_settle_do_so_before_the_debtors_choose() -> None:
    game = canal(
        order="3 2 1 0",
        to_act=0,
        actions=1,
        tiles="Bury.1=cotton1 of 1, Colne.1=cotton1 of 1, Burnley.1=cotton1 of 2,"
        " Stockport.1=cotton1 of 2",
        seat0="money 12, income 0",
        seat1="money 2, income 4",
        seat2="money 1, income 6",
        seat3="money 0, income 20",
    )
    idle(game)
    assert [money(game, number) for number in range(4)] == [2, 2, 1, 5]
    assert table(game)["to_act"] == 2
    game.play("give up Stockport.1")
    assert (money(game, 2), table(game)["to_act"]) == (3, 1)
    game.play("give up Bury.1")
    assert money(game, 1) == 2
    assert (table(game)["to_act"], table(game)["actions"], table(game)["round"]) == (3, 2, 3)


def test_c4_points_do_not_fall_below_nought() -> None:
    game = canal(seat1="money 3, income 0, points 2", **LAST)
    idle(game)
    assert (money(game, 1), points(game, 1)) == (0, 0)


def test_c5_the_virtual_link_founds_nothing() -> None:
    game = rail(
        hand0="port, port",
        tiles="Bury.1=cotton2 of 0",
        mat0="port 0 2 2 2",
        links="Bolton-Bury of 0",
    )
    assert builds(game) == set()


def test_c5_a_canal_era_tile_in_liverpool_is_no_network() -> None:
    """Without a canal of one's own a tile is no reason for an industry card, nor is its twin."""
    game = canal(hand0="port, port", tiles="Liverpool.1=port1 of 0")
    assert builds(game) == set()


def test_c7_an_own_port_in_the_second_slot_may_be_replaced() -> None:
    lines = {
        "hand0": "Lancaster, Lancaster",
        "tiles": "Lancaster.2=port1 of 0",
        "mat0": "port 0 2 2 2",
    }
    game = canal(**lines)
    assert reason(game, "build port Lancaster.1") == "ONE_TILE_PER_PLACE"
    game.play("build port Lancaster.2")
    assert name_of(game, "Lancaster.2") == "port2"
    bound = canal(rules="port_order_binds=true", **lines)
    assert reason(bound, "build port Lancaster.2") == "SINGLE_SPACE_FIRST"


def test_c7_bound_only_while_the_first_slot_is_empty() -> None:
    game = canal(
        rules="port_order_binds=true",
        hand0="Preston, Preston",
        tiles="Preston.1=port1 of 1, Preston.2=port1 of 0",
        mat0="port 0 2 2 2",
    )
    assert reason(game, "build port Preston.2") is None


def test_c8_distance_over_the_new_rail_is_not_needed() -> None:
    """A mine that only the far end reaches gives the coal before one at two links' distance."""
    game = rail(
        tiles="Blackburn.3=iron2 of 0, Wigan.1=coal2 of 1, Oldham.1=coal2 of 2",
        links="Bolton-Wigan of 1, Blackburn-Burnley of 0, Burnley-Bury of 2, Bury-Manchester of 2,"
        " Manchester-Oldham of 2",
        hand0="port, port",
    )
    game.play("link Blackburn-Bolton")
    assert (cubes(game, "Wigan.1"), cubes(game, "Oldham.1")) == (2, 3)


def test_c9_any_pair_will_do_also_one_that_fits() -> None:
    game = canal(hand0="Colne, cotton, Colne")
    assert reason(game, "build double cotton Colne.1 with Colne, Colne") is None
    game.play("build double cotton Colne.1 with Colne, cotton")
    assert name_of(game, "Colne.1") == "cotton1"
    assert hand(game, 0) == ["Colne"]


def test_c9_coal_must_still_arrive() -> None:
    game = canal(hand0="port, port", mat0="cotton 0 3 3 3", links="Colne-Yorkshire of 1")
    assert reason(game, "build double cotton Colne.1") is None
    assert reason(game, "build double cotton Burnley.1") == "NO_COAL"


def test_c10_the_first_build_is_judged_by_ones_own_pieces() -> None:
    crowd = "Bury.1=cotton1 of 1, Wigan.1=coal1 of 2"
    game = canal(hand0="coal, coal", tiles=crowd, links="Liverpool-Wigan of 1")
    assert {"coal Wigan.2", "coal Bury.2", "coal Burnley.1"} < builds(game)
    game.play("build coal Burnley.1")
    assert builds(game) == {"coal Burnley.1"}


def test_c11_an_industry_card_replaces_no_rivals_mine_off_the_network() -> None:
    lines = {
        "hand0": "coal, coal",
        "mat0": "coal 0 2 2 2",
        "coal": 0,
        "tiles": "Bury.1=coal1 of 1 sold, Colne.1=cotton1 of 0",
    }
    assert reason(canal(**lines), "build coal Bury.1 with coal") == "OUTSIDE_NETWORK"
    assert reason(canal(links="Bolton-Bury of 0", **lines), "build coal Bury.1 with coal") is None


def test_c12_a_sale_of_nothing_is_not_offered() -> None:
    game = canal(tiles="Colne.1=cotton1 of 0", hand0="iron, iron")
    assert not [text for text in choices(game) if text.startswith("sell")]
    assert "done" not in choices(game)


def test_c13_mill_and_bonus_together_are_cut_at_the_end() -> None:
    game = canal(
        tiles="Lancaster.2=cotton1 of 0, Lancaster.1=port1 of 1 sold",
        seat0="income 93",
        hand0="iron, iron",
    )
    game.play("sell Lancaster.2 to distant market")
    assert income(game, 0) == 99


def test_c14_more_coal_than_the_box_holds() -> None:
    mines = ", ".join(
        f"{slot}=coal4 of {number}"
        for number, slots in enumerate(
            [("Bury.1", "Bolton.1"), ("Bury.2", "Bolton.2"), ("Wigan.1", "Oldham.1")]
        )
        for slot in slots
    )
    game = rail(
        tiles=mines, to_act=3, hand3="Blackburn, Blackburn", mat3="coal 0 0 0 2", seat3="money 40"
    )
    game.play("build coal Blackburn.1")
    assert sum(found["cubes"] for found in table(game)["tiles"].values()) == 35


def test_c16_a_tile_being_replaced_does_not_count() -> None:
    game = canal(hand0="Bury, cotton", tiles="Bury.2=coal1 of 0")
    assert reason(game, "build coal Bury.1 with Bury") == "ONE_TILE_PER_PLACE"
    assert reason(game, "build coal Bury.2 with Bury") is None


def test_c17_a_flipped_tile_too_may_be_given_up() -> None:
    game = canal(
        tiles="Bury.1=cotton1 of 1 sold, Wigan.1=coal1 of 1 with 2",
        seat1="money 0, income 9, points 4",
        **LAST,
    )
    idle(game)
    assert_choices(game, "give up Bury.1", "give up Wigan.1")
    assert reason(game, "give up Colne.1") == "NO_SUCH_TILE"
    game.play("give up Bury.1")
    assert tile(game, "Bury.1") is None
    assert (money(game, 1), points(game, 1), income(game, 1)) == (5, 4, 9)


def test_c18_a_nought_tile_pays_the_space_where_the_marker_stands() -> None:
    game = canal(
        tiles="Lancaster.2=cotton1 of 0, Lancaster.1=port1 of 1", hand0="iron, iron", cotton=2
    )
    game.play("sell Lancaster.2 to distant market")
    assert (table(game)["cotton"]["space"], income(game, 0)) == (2, 10 + 5 + 2)


def test_c19_a_double_build_is_one_action_with_both_cards() -> None:
    game = canal(hand0="Bury, iron, port", tiles="Colne.1=cotton1 of 0")
    game.play("build double coal Wigan.1 with iron, port")
    assert (owner_of(game, "Wigan.1"), hand(game, 0)) == (0, ["Bury"])
    assert table(game)["to_act"] == 1
    assert reason(canal(hand0="iron"), "build double coal Wigan.1") == "TOO_FEW_CARDS"


def test_a_purchase_takes_one_cube_after_another() -> None:
    """A mill of level 3 needs coal and iron: each at its own price."""
    game = canal(
        hand0="Colne, Colne",
        mat0="cotton 0 0 3 3",
        links="Colne-Yorkshire of 1",
        coal=2,
        iron=7,
        seat0="money 20",
    )
    assert reason(game, "build cotton Colne.1") is not None
    game = canal(
        hand0="Colne, Colne",
        mat0="cotton 0 0 3 3",
        links="Colne-Yorkshire of 1",
        coal=4,
        iron=7,
        seat0="money 20",
    )
    game.play("build cotton Colne.1")
    assert (money(game, 0), spent(game, 0)) == (0, 20)


def test_a_mine_that_gave_its_last_cube_opens_the_track() -> None:
    """Two rails: the first empties the mine, the second buys."""
    game = rail(
        tiles="Wigan.1=coal2 of 1 with 1, Liverpool.1=port2 of 0",
        links="Liverpool-Wigan of 0",
        hand0="port, port",
    )
    game.play("link Bolton-Wigan; link Blackburn-Wigan")
    assert flipped(game, "Wigan.1")
    assert (spent(game, 0), table(game)["coal"]) == (15 + 1, 7)
    assert income(game, 1) == 17


def test_the_first_round_goes_clockwise_from_a_player_drawn_by_lot() -> None:
    orders = {tuple(table(fresh(4, seed))["order"]) for seed in range(40)}
    assert orders == {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}


def test_three_players_ten_rounds() -> None:
    game = fresh(3, 1)
    seen: dict[str, int] = {}
    played = 0
    while not game.over:
        seen[table(game)["era"]] = int(table(game)["round"])
        idle(game)
        played += 1
    assert seen == {"canal": 10, "rail": 10}
    assert played == 3 * (19 + 20)


def test_four_players_eight_rounds() -> None:
    game = fresh(4, 1)
    assert links(game) == set()
    rounds = 0
    while not game.over:
        finish_round(game)
        rounds += 1
    assert rounds == 16
    assert len(game.actions) == 4 * (15 + 16)
