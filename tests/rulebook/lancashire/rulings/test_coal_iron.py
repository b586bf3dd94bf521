"""Rulings R12 to R19: coal, iron, the tracks, places outside, links."""

import pytest

from tests.rulebook.lancashire.rulings.lay import canal, finish_round, last_action, links, rail
from tests.rulebook.table import (
    assert_choices,
    choices,
    cubes,
    flipped,
    income,
    link_owner,
    money,
    reason,
    spent,
    table,
)

STEAM = {"mat0": "cotton 0 3 3 3", "hand0": "Colne, Colne"}
"""A mill of level 2, which needs coal, with a card for Colne."""


def test_r12_the_same_place_is_nearest() -> None:
    game = canal(
        hand0="Oldham, Oldham",
        mat0="cotton 0 3 3 3",
        tiles="Oldham.2=coal1 of 2, Manchester.1=coal1 of 0",
        links="Manchester-Oldham of 0",
    )
    game.play("build cotton Oldham.1")
    assert (cubes(game, "Oldham.2"), cubes(game, "Manchester.1")) == (1, 2)
    assert spent(game, 0) == 14


def test_r12_coal_passes_through_a_place_outside() -> None:
    game = canal(
        tiles="Rochdale.1=coal1 of 1",
        links="Colne-Yorkshire of 2, Rochdale-Yorkshire of 3",
        **STEAM,
    )
    game.play("build cotton Colne.1")
    assert cubes(game, "Rochdale.1") == 1
    assert (spent(game, 0), table(game)["coal"]) == (14, 8)


def test_r12_a_far_mine_comes_before_the_near_track() -> None:
    game = canal(
        tiles="Wigan.1=coal1 of 1 with 1",
        links="Colne-Yorkshire of 2, Burnley-Colne of 2, Blackburn-Burnley of 2,"
        " Blackburn-Wigan of 3",
        **STEAM,
    )
    game.play("build cotton Colne.1")
    assert flipped(game, "Wigan.1")
    assert income(game, 1) == 14
    assert table(game)["coal"] == 8


def test_r12_an_empty_mine_is_passed_over() -> None:
    game = canal(
        tiles="Burnley.1=coal1 of 1 sold, Rochdale.1=coal2 of 1",
        links="Burnley-Colne of 2, Colne-Yorkshire of 2, Rochdale-Yorkshire of 2",
        **STEAM,
    )
    game.play("build cotton Colne.1")
    assert cubes(game, "Rochdale.1") == 2


def test_r12_equal_distances_are_the_builders_choice() -> None:
    game = canal(
        tiles="Burnley.1=coal1 of 1, Rochdale.1=coal1 of 2, Burnley.2=coal1 of 3",
        links="Burnley-Colne of 2, Colne-Yorkshire of 2, Rochdale-Yorkshire of 2",
        **STEAM,
    )
    game.play("build cotton Colne.1")
    assert_choices(game, "coal Burnley.1", "coal Burnley.2")


def test_r12_a_waypoint_counts_as_a_stop() -> None:
    lines = {"hand0": "Liverpool, Liverpool", "mat0": "shipyard 0 0 2", "seat0": "money 60"}
    game = rail(
        tiles="Wigan.1=coal2 of 1, Warrington & Runcorn.1=coal2 of 2",
        links="Liverpool-Southport of 1, Southport-Wigan of 1, Liverpool-Warrington & Runcorn of 1",
        **lines,
    )
    assert reason(game, "build shipyard Liverpool, coal Wigan.1") == "NOT_NEAREST"
    game.play("build shipyard Liverpool")
    assert cubes(game, "Warrington & Runcorn.1") == 2
    game = rail(
        tiles="Wigan.1=coal2 of 1, Manchester.1=coal2 of 2",
        links="Liverpool-Southport of 1, Southport-Wigan of 1, Liverpool-Warrington & Runcorn of 1,"
        " Manchester-Warrington & Runcorn of 3",
        **lines,
    )
    game.play("build shipyard Liverpool")
    assert_choices(game, "coal Wigan.1", "coal Manchester.1")


def test_r12_the_track_needs_a_port_tile_not_a_port_slot() -> None:
    lines = {
        "hand0": "Bolton, Bolton",
        "links": "Bolton-Manchester of 1, Manchester-Warrington & Runcorn of 1",
    }
    assert reason(canal(**lines), "build iron Bolton") == "NO_COAL"
    for port in ("port1 of 1", "port1 of 1 sold"):
        game = canal(tiles=f"Warrington & Runcorn.2={port}", **lines)
        game.play("build iron Bolton")
        assert (spent(game, 0), table(game)["coal"]) == (6, 7)


def test_r12_northwich_is_no_port() -> None:
    lines = {"hand0": "Warrington & Runcorn, iron", "mat0": "cotton 0 3 3 3"}
    mersey = "Ellesmere Port-Warrington & Runcorn of 1, Ellesmere Port-Northwich of 1"
    build = "build cotton Warrington & Runcorn with Warrington & Runcorn"
    assert reason(canal(links=mersey, **lines), build) == "NO_COAL"
    assert reason(canal(links=mersey + ", Northwich-The Midlands of 2", **lines), build) is None


def two_mines(tiles: str, laid: str = "", **lines: object) -> set[str]:
    """The choices of coal for the rail Blackburn-Bolton."""
    more = f", {laid}" if laid else ""
    game = rail(
        tiles=f"Bolton.3=iron2 of 0, {tiles}",
        links=f"Bolton-Bury of 0{more}",
        hand0="port, port",
        **lines,
    )
    game.play("link Blackburn-Bolton")
    return {text for text in choices(game) if text.startswith("coal ")}


def test_r13_both_ends_of_a_rail_are_at_distance_nought() -> None:
    assert two_mines("Blackburn.1=coal2 of 1, Bolton.1=coal2 of 2") == {
        "coal Blackburn.1",
        "coal Bolton.1",
    }


def test_r13_nearest_to_either_end_not_to_a_chosen_one() -> None:
    found = two_mines("Blackburn.1=coal2 of 1, Bury.1=coal2 of 2")
    assert found == set()
    game = rail(
        tiles="Blackburn.1=coal2 of 1, Bury.1=coal2 of 2, Bolton.3=iron2 of 0",
        links="Bolton-Bury of 0",
        hand0="port, port",
    )
    assert reason(game, "link Blackburn-Bolton, coal Bury.1") == "NOT_NEAREST"
    game.play("link Blackburn-Bolton")
    assert cubes(game, "Blackburn.1") == 2


def test_r13_one_step_from_each_end() -> None:
    tiles = "Bury.1=coal2 of 1, Burnley.1=coal2 of 2"
    assert two_mines(tiles, "Blackburn-Burnley of 3") == {"coal Burnley.1", "coal Bury.1"}


def test_r13_a_mine_at_one_end_closes_the_track_at_the_other() -> None:
    game = rail(
        tiles="Lancaster.1=port2 of 0, Wigan.1=coal2 of 1 with 1",
        links="Lancaster-Preston of 0, Preston-Wigan of 1",
        hand0="port, port",
    )
    game.play("link Lancaster-Scotland; done")
    assert flipped(game, "Wigan.1")
    assert (spent(game, 0), table(game)["coal"]) == (5, 8)


def test_r13_a_rail_to_a_place_outside_may_buy() -> None:
    game = rail(tiles="Lancaster.2=cotton2 of 0", hand0="port, port")
    assert reason(game, "link Lancaster-Preston") is not None
    game.play("link Lancaster-Scotland; done")
    assert (spent(game, 0), table(game)["coal"]) == (6, 7)


def test_r13_a_rail_to_a_place_with_a_port_may_buy() -> None:
    game = rail(tiles="Wigan.1=coal2 of 0 sold, Liverpool.4=port2 of 1", hand0="port, port")
    assert links(game) == {"Liverpool-Wigan"}


def test_r13_a_rail_without_coal() -> None:
    game = rail(tiles="Wigan.1=coal2 of 0 sold", hand0="port, port")
    assert reason(game, "link Bolton-Wigan") == "NO_COAL"


@pytest.mark.parametrize(("left", "price"), [(8, 1), (6, 2), (4, 3), (2, 4), (1, 4), (0, 5)])
def test_r14_the_cheapest_cube_first(left: int, price: int) -> None:
    game = canal(links="Colne-Yorkshire of 1", coal=left, **STEAM)
    game.play("build cotton Colne.1")
    assert spent(game, 0) == 14 + price
    assert table(game)["coal"] == max(0, left - 1)


def test_r14_an_empty_track_still_needs_the_way() -> None:
    game = canal(links="Burnley-Colne of 1", coal=0, **STEAM)
    assert reason(game, "build cotton Colne.1") == "NO_COAL"


def test_r14_the_dearest_space_is_filled_first() -> None:
    game = canal(
        hand0="Wigan, iron",
        mat0="coal 0 0 0 2",
        tiles="Liverpool.2=port1 of 1 sold",
        links="Liverpool-Wigan of 3",
        coal=2,
    )
    game.play("build coal Wigan.1 with Wigan")
    assert money(game, 0) == 30 - 10 - 1 + (3 + 3 + 2 + 2 + 1)
    assert (spent(game, 0), table(game)["coal"]) == (11, 7)
    assert flipped(game, "Wigan.1")
    assert income(game, 0) == 15


def test_r15_iron_from_any_works_by_choice() -> None:
    game = canal(hand0="port, port", tiles="Bolton.3=iron1 of 1, Rochdale.3=iron1 of 2 with 1")
    game.play("develop cotton")
    assert_choices(game, "iron Bolton", "iron Rochdale")
    game.play("iron Rochdale")
    assert flipped(game, "Rochdale.3")
    assert income(game, 2) == 13
    assert (spent(game, 0), table(game)["iron"]) == (0, 8)


def test_r15_iron_for_a_mine_at_five_pounds() -> None:
    game = canal(hand0="Wigan, Wigan", mat0="coal 0 0 2 2", iron=0)
    game.play("build coal Wigan.1")
    assert (spent(game, 0), cubes(game, "Wigan.1")) == (13, 4)


def test_r16_a_works_needs_no_way_to_fill_the_track() -> None:
    game = canal(hand0="Bolton, Bolton", tiles="Bolton.1=coal1 of 1", iron=5)
    game.play("build iron Bolton")
    assert (cubes(game, "Bolton.3"), table(game)["iron"]) == (1, 8)
    assert (money(game, 0), spent(game, 0)) == (30 - 5 + 4, 5)


def test_r16_money_from_the_track_pays_for_nothing() -> None:
    lines = {
        "hand0": "Wigan, iron",
        "tiles": "Liverpool.2=port1 of 1",
        "links": "Liverpool-Wigan of 1",
    }
    game = canal(seat0="money 4", coal=0, **lines)
    assert reason(game, "build coal Wigan.1 with Wigan") == "CANNOT_PAY"
    game = canal(seat0="money 5", coal=0, **lines)
    game.play("build coal Wigan.1 with Wigan")
    assert (money(game, 0), table(game)["coal"]) == (8, 2)


def test_r16_a_mine_apart_keeps_its_coal_for_good() -> None:
    game = canal(hand0="Wigan, Wigan", tiles="Liverpool.2=port1 of 0", coal=0)
    game.play("build coal Wigan.1")
    assert (cubes(game, "Wigan.1"), table(game)["coal"]) == (2, 0)
    game.play("link Liverpool-Wigan")
    assert (cubes(game, "Wigan.1"), table(game)["coal"]) == (2, 0)


def test_r16_a_port_in_the_same_place_is_a_way() -> None:
    game = canal(
        hand0="Warrington & Runcorn, iron", tiles="Warrington & Runcorn.2=port1 of 1 sold", coal=7
    )
    game.play("build coal Warrington & Runcorn with Warrington & Runcorn")
    assert (cubes(game, "Warrington & Runcorn.1"), table(game)["coal"]) == (1, 8)
    assert money(game, 0) == 26


def test_r17_places_outside_score_two_each() -> None:
    game = last_action(
        "rail", tiles="", links="Lancaster-Scotland of 0, Northwich-The Midlands of 1"
    )
    finish_round(game)
    assert game.result.points == [2 + 3, 4 + 3, 3, 3]


def test_r18_two_rails_one_after_the_other() -> None:
    game = rail(tiles="Lancaster.1=port2 of 0", hand0="port, port", seat0="money 17")
    game.play("link Lancaster-Scotland; link Lancaster-Preston")
    assert (money(game, 0), spent(game, 0), table(game)["coal"]) == (0, 17, 6)
    assert table(game)["actions"] == 1


def test_r18_the_second_rail_needs_its_ten_pounds_and_coal() -> None:
    game = rail(tiles="Lancaster.1=port2 of 0", hand0="port, port", seat0="money 16")
    game.play("link Lancaster-Scotland")
    assert (spent(game, 0), table(game)["actions"]) == (6, 1)
    game = rail(tiles="Wigan.1=coal2 of 0 with 1", hand0="port, port", seat0="money 30")
    game.play("link Bolton-Wigan")
    assert (spent(game, 0), table(game)["actions"]) == (5, 1)


def test_r18_the_second_leans_on_the_first() -> None:
    game = rail(tiles="Lancaster.1=port2 of 0", hand0="port, port")
    assert "Preston-Wigan" not in links(game)
    game.play("link Lancaster-Preston; link Preston-Wigan")
    assert link_owner(game, "Preston", "Wigan") == 0
    assert spent(game, 0) == 15 + 2


def test_r18_coal_may_come_over_the_first() -> None:
    game = rail(tiles="Bolton.3=iron2 of 0, Bury.1=coal2 of 1", hand0="port, port")
    assert reason(game, "link Blackburn-Bolton") == "NO_COAL"
    game.play("link Bolton-Bury; link Blackburn-Bolton")
    assert cubes(game, "Bury.1") == 1
    assert spent(game, 0) == 15


def test_r18_the_two_may_lie_apart() -> None:
    game = rail(tiles="Lancaster.1=port2 of 0, Liverpool.1=port2 of 0", hand0="port, port")
    game.play("link Lancaster-Scotland; link Liverpool-Wigan")
    assert (link_owner(game, "Liverpool", "Wigan"), spent(game, 0)) == (0, 17)


def test_r18_one_canal_in_an_action() -> None:
    game = canal(tiles="Liverpool.1=port1 of 0", hand0="port, port")
    game.play("link Liverpool-Wigan")
    assert (table(game)["actions"], spent(game, 0)) == (1, 3)
    assert reason(canal(tiles="Liverpool.1=port1 of 0"), "link Liverpool-Wigan; link Preston-Wigan")


def test_r19_waypoints_carry_a_network() -> None:
    game = rail(links="Preston-Southport of 0", tiles="Liverpool.1=port2 of 1", hand0="port, port")
    assert "Liverpool-Southport" in links(game)
    game = canal(links="Ellesmere Port-Northwich of 0", hand0="port, port")
    assert "Northwich-The Midlands" in links(game)
    game = canal(links="Northwich-The Midlands of 0", hand0="port, port")
    assert "Macclesfield-The Midlands" in links(game)


def test_r19_links_of_others_carry_nothing() -> None:
    game = canal(tiles="Liverpool.1=port1 of 0", links="Liverpool-Wigan of 1", hand0="port, port")
    assert links(game) == {"Ellesmere Port-Liverpool"}
    assert reason(game, "link Liverpool-Wigan") == "LINK_TAKEN"
