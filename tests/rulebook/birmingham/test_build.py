"""Build: which tile, which space, what it costs, what it holds."""

import pytest

from tests.rulebook.birmingham.positions import MERCHANTS, canal, lowest, rail
from tests.rulebook.marks import rule
from tests.rulebook.table import (
    cubes,
    flipped,
    mat,
    money,
    name_of,
    owner_of,
    reason,
    spent,
    table,
    tile,
)


@rule("BB-build-1")
def test_a_build_takes_the_lowest_tile_of_the_mat() -> None:
    game = canal(hand0="Dudley, Cannock")
    game.play("build coal Dudley with Dudley")
    assert (name_of(game, "Dudley.1"), mat(game, 0, "coal")) == ("coal1", [0, 2, 2, 2])
    game.play("build coal Cannock with Cannock")
    assert (name_of(game, "Cannock.2"), mat(game, 0, "coal")) == ("coal2", [0, 1, 2, 2])


@rule("BB-build-1")
def test_a_stack_used_up_builds_nothing() -> None:
    game = canal(hand0="Dudley, Dudley", mat0="coal 0 0 0 0")
    assert reason(game, "build coal Dudley") == "NO_TILE_LEFT"


@rule("BB-build-2")
def test_the_space_must_show_the_industry() -> None:
    game = canal(hand0="Dudley, Dudley")
    assert reason(game, "build cotton Dudley.1") == "WRONG_INDUSTRY"
    assert reason(game, "build brewery Dudley.2") == "WRONG_INDUSTRY"
    assert reason(game, "build coal Dudley.2") == "WRONG_INDUSTRY"


@rule("BB-build-3")
def test_the_single_space_comes_first() -> None:
    game = canal(hand0="Kidderminster, Cannock")
    assert reason(game, "build cotton Kidderminster.1") == "SINGLE_SPACE_FIRST"
    assert reason(game, "build cotton Kidderminster.2") is None
    assert reason(game, "build coal Cannock.1") == "SINGLE_SPACE_FIRST"
    assert reason(game, "build coal Kidderminster.1") is None


@rule("BB-build-3")
def test_the_double_space_when_the_single_one_is_taken() -> None:
    game = canal(hand0="Kidderminster, Cannock", tiles="Kidderminster.2=cotton1 of 1")
    game.play("build cotton Kidderminster with Kidderminster")
    assert owner_of(game, "Kidderminster.1") == 0


@rule("BB-build-3")
def test_any_of_several_single_spaces() -> None:
    game = canal(hand0="Birmingham, Birmingham", links="Birmingham-Oxford of 1")
    assert reason(game, "build manufacturer Birmingham.1") == "SINGLE_SPACE_FIRST"
    assert reason(game, "build manufacturer Birmingham.2") is None
    assert reason(game, "build manufacturer Birmingham.4") is None


@rule("BB-build-3")
def test_replacing_is_not_bound_to_the_single_space() -> None:
    game = rail(hand0="Cannock, Cannock", mat0="coal 0 0 2 2", tiles="Cannock.1=coal2 of 0 sold")
    game.play("build coal Cannock.1")
    assert name_of(game, "Cannock.1") == "coal3"
    assert tile(game, "Cannock.2") is None


@rule("BB-build-4")
def test_one_tile_on_a_space() -> None:
    game = canal(hand0="Tamworth, Dudley", tiles="Tamworth.1=cotton1 of 1, Dudley.1=coal1 of 1")
    game.play("build coal Tamworth with Tamworth")
    assert (owner_of(game, "Tamworth.1"), owner_of(game, "Tamworth.2")) == (1, 0)
    assert reason(game, "build coal Dudley") is not None


@rule("BB-build-5")
def test_cost_coal_and_iron() -> None:
    """Iron works I: £5 and a coal for £1; two of its cubes go to the market for £1 each."""
    game = canal(hand0="iron, iron", links="Derby-Nottingham of 0")
    game.play("build iron Derby")
    assert (spent(game, 0), money(game, 0)) == (6, 17 - 6 + 2)


@rule("BB-build-5")
def test_coal_and_iron_for_one_tile() -> None:
    """Cotton III: £16, a coal for £1, an iron for £2."""
    game = canal(
        hand0="Worcester, Worcester",
        seat0="money 19",
        mat0="cotton 0 0 3 3",
        links="Gloucester-Worcester of 1",
    )
    game.play("build cotton Worcester")
    assert (money(game, 0), spent(game, 0)) == (0, 19)
    assert (table(game)["coal"], table(game)["iron"]) == (12, 7)
    poorer = canal(
        hand0="Worcester, Worcester",
        seat0="money 18",
        mat0="cotton 0 0 3 3",
        links="Gloucester-Worcester of 1",
    )
    assert reason(poorer, "build cotton Worcester") == "CANNOT_PAY"


@rule("BB-build-6")
@pytest.mark.parametrize(("level", "held"), [(1, 2), (2, 3), (3, 4), (4, 5)])
def test_cubes_on_a_new_mine(level: int, held: int) -> None:
    game = canal(hand0="Dudley, Dudley", mat0=lowest("coal", level))
    game.play("build coal Dudley")
    assert (name_of(game, "Dudley.1"), cubes(game, "Dudley.1")) == (f"coal{level}", held)


@rule("BB-build-6")
@pytest.mark.parametrize(("level", "held"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_cubes_on_a_new_works(level: int, held: int) -> None:
    """The market is full, so all stay on the tile."""
    game = canal(
        hand0="Dudley, Dudley",
        mat0=lowest("iron", level),
        tiles="Dudley.1=coal1 of 1",
        iron=10,
    )
    game.play("build iron Dudley")
    assert (name_of(game, "Dudley.2"), cubes(game, "Dudley.2")) == (f"iron{level}", held)


@rule("BB-build-7")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_one_barrel_on_a_brewery_of_the_canal_era(level: int) -> None:
    game = canal(hand0="Stafford, Stafford", mat0=lowest("brewery", level))
    game.play("build brewery Stafford")
    assert (name_of(game, "Stafford.1"), cubes(game, "Stafford.1")) == (f"brewery{level}", 1)


@rule("BB-build-7")
@pytest.mark.parametrize("level", [2, 3, 4])
def test_two_barrels_on_a_brewery_of_the_rail_era(level: int) -> None:
    game = rail(hand0="Stafford, Stafford", mat0=lowest("brewery", level))
    game.play("build brewery Stafford")
    assert (name_of(game, "Stafford.1"), cubes(game, "Stafford.1")) == (f"brewery{level}", 2)


@rule("BB-build-8")
def test_canal_era_one_own_tile_in_a_place() -> None:
    game = canal(hand0="Tamworth, coal", mat0="coal 0 2 2 2", tiles="Tamworth.1=coal1 of 0")
    assert reason(game, "build coal Tamworth.2") == "ONE_TILE_PER_PLACE"
    assert reason(game, "build cotton Tamworth.2") == "ONE_TILE_PER_PLACE"


@rule("BB-build-8")
def test_canal_era_several_players_in_a_place() -> None:
    game = canal(hand0="Tamworth, coal", tiles="Tamworth.1=coal1 of 1")
    game.play("build cotton Tamworth.2 with Tamworth")
    assert owner_of(game, "Tamworth.2") == 0


@rule("BB-build-9")
def test_rail_era_several_own_tiles_in_a_place() -> None:
    game = rail(hand0="Tamworth, coal", mat0="coal 0 1 2 2", tiles="Tamworth.1=coal2 of 0")
    game.play("build coal Tamworth.2 with Tamworth")
    assert (owner_of(game, "Tamworth.1"), owner_of(game, "Tamworth.2")) == (0, 0)


@rule("BB-build-10")
@pytest.mark.parametrize(
    ("industry", "place", "mat0"),
    [
        ("brewery", "Stafford.1", "brewery 0 0 0 1"),
        ("pottery", "Stafford.2", "pottery 0 0 0 0 1"),
    ],
)
def test_tiles_of_the_rail_era_only(industry: str, place: str, mat0: str) -> None:
    links = "Stafford-Cannock of 1"
    mine = "Cannock.2=coal2 of 1 with 3"
    build = f"build {industry} {place}"
    game = canal(hand0="Stafford, Stafford", seat0="money 40", mat0=mat0, tiles=mine, links=links)
    assert reason(game, build) == "WRONG_ERA_TILE"
    game = rail(hand0="Stafford, Stafford", seat0="money 40", mat0=mat0, tiles=mine, links=links)
    assert reason(game, build) is None


@rule("BB-build-10")
@pytest.mark.parametrize(
    "build",
    [
        "build coal Coalbrookdale",
        "build iron Coalbrookdale",
        "build brewery Coalbrookdale",
        "build cotton Worcester",
        "build manufacturer Wolverhampton.1",
    ],
)
def test_tiles_of_the_canal_era_only(build: str) -> None:
    lines = {
        "hand0": "wild location, wild location",
        "seat0": "money 40",
        "merchants": MERCHANTS,
        "links": "Coalbrookdale-Shrewsbury of 1, Coalbrookdale-Wolverhampton of 1",
    }
    assert reason(canal(**lines), build) is None
    assert reason(rail(**lines), build) == "WRONG_ERA_TILE"


@rule("BB-build-10")
def test_pottery_i_is_open_in_both_eras() -> None:
    for era in (canal, rail):
        game = era(hand0="Stafford, Stafford", seat0="money 19")
        game.play("build pottery Stafford")
        assert name_of(game, "Stafford.2") == "pottery1"


@rule("BB-build-11")
def test_income_from_the_market_comes_too_late() -> None:
    """The mine costs £5 and would earn £14 on the empty market."""
    lines = {"hand0": "Coalbrookdale, Dudley", "links": "Coalbrookdale-Shrewsbury of 1", "coal": 0}
    poor = canal(seat0="money 4", **lines)
    assert reason(poor, "build coal Coalbrookdale") == "CANNOT_PAY"
    game = canal(seat0="money 5", **lines)
    game.play("build coal Coalbrookdale")
    assert money(game, 0) == 14
    assert flipped(game, "Coalbrookdale.3")
