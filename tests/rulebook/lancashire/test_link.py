"""Links: where, when, for how much, and with whose coal; development."""

import pytest

from tests.rulebook.lancashire.positions import canal, lowest, rail
from tests.rulebook.marks import rule
from tests.rulebook.table import (
    choices,
    cubes,
    hand,
    link_owner,
    mat,
    money,
    reason,
    seat,
    spent,
    table,
)


@rule("BL-link-1")
def test_a_free_line() -> None:
    game = canal(tiles="Wigan.1=coal1 of 0", links="Preston-Wigan of 1")
    assert reason(game, "link Preston-Wigan") == "LINK_TAKEN"
    assert reason(game, "link Blackburn-Wigan") is None


@rule("BL-link-2")
def test_example_canals_from_liverpool() -> None:
    """The example of the canals: the first tile stands in Liverpool."""
    game = canal(hand0="Liverpool, Lancaster, Lancaster")
    assert not [text for text in choices(game) if text.startswith("link")]  # ruling R19
    game.play("build port Liverpool.1 with Liverpool")
    links = {text for text in choices(game) if text.startswith("link")}
    assert links == {"link Liverpool-Wigan", "link Ellesmere Port-Liverpool"}


@rule("BL-link-2")
def test_a_link_may_follow_a_link() -> None:
    game = canal(links="Liverpool-Wigan of 0, Preston-Wigan of 1")
    assert reason(game, "link Blackburn-Wigan") is None
    assert reason(game, "link Fleetwood-Preston") == "LINK_OUTSIDE_NETWORK"


@rule("BL-link-2")
def test_with_nothing_on_the_board_no_link() -> None:
    """Ruling R19."""
    assert reason(canal(), "link Preston-Wigan") == "LINK_OUTSIDE_NETWORK"
    game = rail(tiles="Wigan.1=coal2 of 1 with 3")
    assert reason(game, "link Preston-Wigan") == "LINK_OUTSIDE_NETWORK"


@rule("BL-link-2")
def test_a_waypoint_counts_like_any_place() -> None:
    game = rail(tiles="Wigan.1=coal2 of 1 with 3", links="Southport-Wigan of 0")
    assert reason(game, "link Preston-Southport") is None


@rule("BL-link-3")
def test_canals_then_rails() -> None:
    lines = {"tiles": "Lancaster.1=port2 of 0, Ellesmere Port.1=port2 of 0"}
    assert reason(canal(**lines), "link Lancaster-Scotland") == "WRONG_ERA_LINK"
    assert reason(rail(**lines), "link Lancaster-Scotland") is None
    assert reason(rail(**lines), "link Ellesmere Port-Liverpool") == "WRONG_ERA_LINK"


@rule("BL-link-3")
def test_example_two_canals_on_the_mersey() -> None:
    game = canal(tiles="Ellesmere Port.1=port1 of 0")
    assert reason(game, "link Ellesmere Port-Liverpool") is None
    assert reason(game, "link Ellesmere Port-Warrington & Runcorn") is None


@rule("BL-link-4")
def test_one_canal_for_3() -> None:
    game = canal(tiles="Wigan.1=coal1 of 0 with 2")
    game.play("link Preston-Wigan")
    assert (money(game, 0), spent(game, 0), cubes(game, "Wigan.1")) == (27, 3, 2)
    assert table(game)["actions"] == 1  # no second canal was offered


@rule("BL-link-5")
def test_a_rail_costs_5_and_coal() -> None:
    game = rail(tiles="Wigan.1=coal2 of 1 with 3, Preston.1=port2 of 0")
    game.play("link Preston-Wigan; done")
    assert (money(game, 0), cubes(game, "Wigan.1")) == (25, 2)
    assert reason(rail(tiles="Bury.1=cotton2 of 0"), "link Bolton-Bury") == "NO_COAL"


@rule("BL-link-5")
def test_example_a_rail_to_manchester_with_coal_from_the_track() -> None:
    """The example of the rails: the red rail is connected to a port."""
    game = rail(
        tiles="Warrington & Runcorn.1=cotton2 of 0, Ellesmere Port.1=port2 of 1",
        links="Ellesmere Port-Warrington & Runcorn of 1",
    )
    game.play("link Manchester-Warrington & Runcorn; done")
    assert (table(game)["coal"], spent(game, 0)) == (7, 5 + 1)


@rule("BL-link-5")
def test_a_rail_that_touches_a_place_outside() -> None:
    """Ruling R13: the way to the demand track is the rail itself."""
    game = rail(tiles="Colne.1=cotton2 of 0")
    assert reason(game, "link Burnley-Colne") == "NO_COAL"
    game.play("link Colne-Yorkshire; done")
    assert (table(game)["coal"], spent(game, 0)) == (7, 6)


@rule("BL-link-6")
def test_two_rails_for_15() -> None:
    """Ruling R18: £5, then £10; the second need not touch the first."""
    game = rail(
        tiles="Wigan.1=coal2 of 1 with 3, Rochdale.1=coal2 of 0 with 3, Preston.1=port2 of 0"
    )
    game.play("link Preston-Wigan; link Oldham-Rochdale")
    assert (money(game, 0), spent(game, 0)) == (15, 15)
    assert (cubes(game, "Wigan.1"), cubes(game, "Rochdale.1")) == (2, 2)
    assert len(hand(game, 0)) == 2


@rule("BL-link-6")
def test_the_second_rail_may_lean_on_the_first() -> None:
    """For the network and for the coal."""
    game = rail(tiles="Wigan.1=coal2 of 0 with 3")
    game.play("link Bolton-Wigan; link Bolton-Bury")
    assert link_owner(game, "Bolton", "Bury") == 0
    assert cubes(game, "Wigan.1") == 1


@rule("BL-link-6")
def test_no_third_rail_and_no_second_without_money() -> None:
    game = rail(tiles="Wigan.1=coal2 of 0 with 3")
    game.play("link Bolton-Wigan; link Bolton-Bury")
    assert table(game)["actions"] == 1
    poor = rail(tiles="Wigan.1=coal2 of 0 with 3", seat0="money 14")
    poor.play("link Bolton-Wigan")
    assert (money(poor, 0), table(poor)["actions"]) == (9, 1)


@rule("BL-link-7")
def test_coal_for_a_rail_is_measured_from_both_ends() -> None:
    """Fine point C8: no picking an end with a mine farther away."""
    game = rail(
        tiles="Bury.1=coal2 of 1 with 3, Oldham.1=coal2 of 2 with 3, Bolton.1=cotton2 of 0",
        links="Manchester-Oldham of 2, Bolton-Bury of 1",
    )
    game.play("link Bolton-Manchester")  # Bury and Oldham are both one link away
    assert choices(game) == {"coal Bury.1", "coal Oldham.1"}
    nearer = rail(
        tiles="Bolton.2=coal2 of 1 with 3, Oldham.1=coal2 of 2 with 3, Bolton.1=cotton2 of 0",
        links="Manchester-Oldham of 2",
    )
    nearer.play("link Bolton-Manchester; done")
    assert (cubes(nearer, "Bolton.2"), cubes(nearer, "Oldham.1")) == (2, 3)


@rule("BL-link-7")
def test_a_mine_at_either_end_closes_the_track() -> None:
    """Ruling R13."""
    game = rail(tiles="Preston.1=port2 of 0, Wigan.1=coal2 of 1 with 1", seat0="money 30", coal=8)
    game.play("link Preston-Wigan; done")
    assert (table(game)["coal"], spent(game, 0)) == (8, 5)


@rule("BL-link-8")
def test_fourteen_link_tiles() -> None:
    """Ruling R34."""
    fourteen = (
        "Blackburn-Burnley, Blackburn-Wigan, Burnley-Colne, Bolton-Bury, Bolton-Manchester,"
        " Bury-Manchester, Lancaster-Preston, Fleetwood-Preston, Preston-Wigan, Manchester-Oldham,"
        " Manchester-Stockport, Manchester-Warrington & Runcorn, Liverpool-Wigan, Oldham-Rochdale"
    )
    links = [f"{link.strip()} of 0" for link in fourteen.split(",")]
    game = canal(links=", ".join(links))
    assert seat(game, 0)["links_left"] == 0
    assert reason(game, "link Colne-Yorkshire") == "NO_LINK_TILE_LEFT"
    assert reason(canal(links=", ".join(links[:-1])), "link Burnley-Colne") == "LINK_TAKEN"
    assert reason(canal(links=", ".join(links[:-1])), "link Colne-Yorkshire") is None


@rule("BL-develop-1")
def test_one_or_two_tiles() -> None:
    """Ruling R32: of one industry or two, one after the other."""
    for line, cotton, coal in [
        ("develop cotton; done", [2, 3, 3, 3], [1, 2, 2, 2]),
        ("develop cotton; develop cotton", [1, 3, 3, 3], [1, 2, 2, 2]),
        ("develop cotton; develop coal", [2, 3, 3, 3], [0, 2, 2, 2]),
    ]:
        game = canal()
        game.play(line)
        assert (mat(game, 0, "cotton"), mat(game, 0, "coal")) == (cotton, coal)
        assert table(game)["actions"] == 1


@rule("BL-develop-1")
def test_example_what_development_brings() -> None:
    """The example: with two mills built, two tiles removed leave better ones on top."""
    game = canal(mat0="cotton 1 3 3 3")
    game.play("develop cotton; develop coal")
    assert mat(game, 0, "cotton") == [0, 3, 3, 3]
    assert mat(game, 0, "coal") == [0, 2, 2, 2]


@rule("BL-develop-1")
def test_shipyards_of_level_0_are_developed_away() -> None:
    game = canal()
    game.play("develop shipyard; develop shipyard")
    assert mat(game, 0, "shipyard") == [0, 2, 2]
    empty = canal(mat0="iron 0 0 0 0")
    assert reason(empty, "develop iron") == "NOTHING_TO_DEVELOP"


@rule("BL-develop-2")
@pytest.mark.parametrize(("iron", "paid"), [(8, 2), (7, 3), (0, 10)])
def test_one_iron_for_each(iron: int, paid: int) -> None:
    game = canal(iron=iron)
    game.play("develop cotton; develop cotton")
    assert (money(game, 0), spent(game, 0)) == (30 - paid, paid)


@rule("BL-develop-2")
def test_iron_of_the_works_comes_first() -> None:
    game = canal(tiles="Preston.3=iron1 of 1 with 1", mat0=lowest("coal", 2))
    game.play("develop cotton; develop cotton")
    assert (spent(game, 0), table(game)["iron"]) == (1, 7)
