"""Building over counters."""

import pytest

from tests.rulebook.age_of_industry.positions import germany, new_england
from tests.rulebook.marks import rule
from tests.rulebook.table import cubes, flipped, mat, money, name_of, owner_of, reason, table, tile

TO_FRANCE = "Cologne-Trier of 1, Trier-France of 1"
NO_COAL_LEFT = {"coal": 0, "hand0": "light green, coal", "mat0": "coal 0 2 2"}


@rule("AI-over-1")
def test_another_industry_of_a_higher_level() -> None:
    game = germany(
        hand0="purple", mat0="factory 0 2 2", tiles="Cologne.1=cotton1 of 0", links=TO_FRANCE
    )
    game.play("build factory Cologne.1")
    assert name_of(game, "Cologne.1") == "factory3"


@rule("AI-over-1")
def test_not_with_the_same_or_a_lower_level() -> None:
    game = germany(hand0="purple", tiles="Cologne.1=cotton1 of 0")
    assert reason(game, "build iron Cologne.1") == "OVERBUILD_LEVEL"
    assert reason(game, "build cotton Cologne.1") == "OVERBUILD_LEVEL"


@rule("AI-over-1")
def test_the_space_must_take_it() -> None:
    game = germany(hand0="blue", tiles="Kiel.1=port1 of 0", mat0="cotton 0 2 2")
    assert reason(game, "build cotton Kiel") == "WRONG_INDUSTRY"


@rule("AI-over-2")
def test_of_others_only_mines_and_works() -> None:
    game = germany(
        hand0="purple, orange",
        iron=0,
        coal=0,
        mat0="cotton 0 2 2, iron 0 2 2, factory 0 2 2",
        tiles="Cologne.1=cotton1 of 1, Kassel.1=iron1 of 2 sold",
        links=TO_FRANCE + ", Essen-Cologne of 1, Essen-Kassel of 1",
    )
    assert reason(game, "build cotton Cologne.1") == "OVERBUILD_RIVAL_KIND"
    assert reason(game, "build factory Kassel.1") == "OVERBUILD_RIVAL_KIND"
    assert reason(game, "build iron Kassel.1") is None


@rule("AI-over-2")
def test_always_with_a_higher_level() -> None:
    game = germany(**(NO_COAL_LEFT | {"mat0": "coal 2 2 2"}), tiles="Poland.1=coal1 of 1 sold")
    assert reason(game, "build coal Poland") == "OVERBUILD_LEVEL"


@rule("AI-over-3")
def test_only_when_no_cube_is_left() -> None:
    rival = "Poland.1=coal1 of 1 sold"
    assert reason(germany(**NO_COAL_LEFT, tiles=rival), "build coal Poland") is None
    track = germany(**(NO_COAL_LEFT | {"coal": 1}), tiles=rival)
    assert reason(track, "build coal Poland") == "OVERBUILD_CUBES_LEFT"
    mine = germany(**NO_COAL_LEFT, tiles=f"{rival}, Essen.1=coal1 of 2 with 1")
    assert reason(mine, "build coal Poland") == "OVERBUILD_CUBES_LEFT"


@rule("AI-over-3")
def test_imports_count() -> None:
    start = {"coal": 0, "hand0": "blue, coal", "mat0": "coal 0 2 2"}
    tiles = "Pennsylvania.1=coal1 of 1 sold, Boston.1=port1 of 2, Massachusetts Bay.1=ship3 of 2"
    game = new_england(tiles=tiles, imports="Massachusetts Bay=1", **start)
    assert reason(game, "build coal Pennsylvania.1") == "OVERBUILD_CUBES_LEFT"
    empty = new_england(tiles=tiles, **start)
    assert reason(empty, "build coal Pennsylvania.1") is None


@rule("AI-over-4")
def test_what_is_replaced_is_lost() -> None:
    game = germany(
        hand0="light green", mat0="coal 0 2 2", tiles="Poland.1=coal1 of 0 with 2", seat0="money 9"
    )
    game.play("build coal Poland")
    assert (name_of(game, "Poland.1"), cubes(game, "Poland.1")) == ("coal2", 4)
    assert (mat(game, 0, "coal"), money(game, 0)) == ([0, 1, 2], 6)
    assert table(game)["coal"] == 6


@rule("AI-over-4")
def test_a_rivals_counter_does_not_come_back() -> None:
    game = germany(**NO_COAL_LEFT, tiles="Poland.1=coal1 of 1 sold", mat1="coal 1 2 2")
    game.play("build coal Poland with light green")
    assert owner_of(game, "Poland.1") == 0
    assert mat(game, 1, "coal") == [1, 2, 2]


@rule("AI-over-5")
@pytest.mark.parametrize("gives", [True, False])
def test_the_old_counter_gives_its_cubes(gives: bool) -> None:
    """An own works with one iron stands where a coal-and-iron factory is built over it."""
    game = germany(
        rules=f"replaced_counter_is_a_source={str(gives).lower()}",
        hand0="purple",
        seat0="money 20",
        mat0="factory 0 2 2",
        tiles="Cologne.1=iron1 of 0 with 1",
        links=TO_FRANCE,
    )
    game.play("build factory Cologne.1")
    assert table(game)["iron"] == (6 if gives else 5)
    assert money(game, 0) == (20 + 5 - 11 if gives else 20 - 12)


@rule("AI-over-5")
def test_it_is_the_nearest_source() -> None:
    game = germany(
        hand0="purple",
        mat0="factory 0 2 2",
        tiles="Cologne.1=iron1 of 0 with 2, Essen.3=iron1 of 1",
        links=TO_FRANCE + ", Essen-Cologne of 1",
    )
    game.play("build factory Cologne.1")
    assert cubes(game, "Essen.3") == 3
    assert not flipped(game, "Cologne.1")


@rule("AI-over-6")
def test_the_card_must_fit() -> None:
    game = germany(
        **(NO_COAL_LEFT | {"hand0": "coal, coal"}),
        tiles="Poland.1=coal1 of 1 sold, Kassel.1=cotton1 of 0",
    )
    assert reason(game, "build coal Poland") == "OUTSIDE_NETWORK"
    assert tile(game, "Poland.1") is not None


@rule("AI-over-6")
def test_the_own_limit_holds() -> None:
    game = germany(**NO_COAL_LEFT, tiles="Breslau.1=coal1 of 1 sold, Breslau.2=coal1 of 0 sold")
    assert reason(game, "build coal Breslau.1") == "PLACE_LIMIT"
    assert reason(game, "build coal Breslau.2") is None
