"""Replacing a tile: the same industry, a higher level, and whose it may be."""

from tests.rulebook.birmingham.positions import canal, last_action, rail
from tests.rulebook.marks import rule
from tests.rulebook.table import (
    cubes,
    income,
    mat,
    name_of,
    owner_of,
    points,
    reason,
    table,
)

SPENT = {"coal": 0, "mat0": "coal 0 2 2 2", "hand0": "Dudley, Cannock"}


@rule("BB-overbuild-1")
def test_only_the_same_industry_is_replaced() -> None:
    game = rail(hand0="Tamworth, Coventry", mat0="coal 0 2 2 2", tiles="Tamworth.1=cotton2 of 0")
    assert reason(game, "build coal Tamworth.1") == "SLOT_TAKEN_KIND"
    assert reason(game, "build coal Tamworth.2") is None


@rule("BB-overbuild-2")
def test_only_a_lower_level_is_replaced() -> None:
    same = rail(hand0="Dudley, Dudley", mat0="coal 0 1 2 2", tiles="Dudley.1=coal2 of 0")
    assert reason(same, "build coal Dudley") == "OVERBUILD_LEVEL"
    lower = rail(
        hand0="Dudley, Dudley", mat0="coal 0 1 2 2", tiles="Dudley.1=coal3 of 1 sold", coal=0
    )
    assert reason(lower, "build coal Dudley") == "OVERBUILD_LEVEL"
    higher = rail(hand0="Dudley, Dudley", mat0="coal 0 0 2 2", tiles="Dudley.1=coal2 of 0")
    assert reason(higher, "build coal Dudley") is None


@rule("BB-overbuild-3")
def test_any_own_tile_is_replaced() -> None:
    """A brewery that still holds its barrel: the barrel goes to the supply."""
    game = canal(
        hand0="Stafford, Stafford", mat0="brewery 0 2 2 1", tiles="Stafford.1=brewery1 of 0 with 1"
    )
    game.play("build brewery Stafford")
    assert (name_of(game, "Stafford.1"), cubes(game, "Stafford.1")) == ("brewery2", 1)


@rule("BB-overbuild-3")
def test_an_own_mine_is_replaced_though_cubes_are_left() -> None:
    game = canal(hand0="Dudley, Dudley", mat0="coal 0 2 2 2", tiles="Dudley.1=coal1 of 0 with 2")
    game.play("build coal Dudley")
    assert (name_of(game, "Dudley.1"), cubes(game, "Dudley.1")) == ("coal2", 3)


@rule("BB-overbuild-3")
def test_an_own_flipped_mill_is_replaced() -> None:
    game = canal(
        hand0="Worcester, Worcester",
        mat0="cotton 0 2 3 3",
        tiles="Worcester.1=cotton1 of 0 sold",
        links="Gloucester-Worcester of 1",
    )
    game.play("build cotton Worcester.1")
    assert name_of(game, "Worcester.1") == "cotton2"


@rule("BB-overbuild-4")
def test_of_rivals_tiles_only_mines_and_works() -> None:
    game = canal(
        hand0="Stafford, Stafford", mat0="brewery 0 2 2 1", tiles="Stafford.1=brewery1 of 1 sold"
    )
    assert reason(game, "build brewery Stafford") == "OVERBUILD_RIVAL_KIND"


@rule("BB-overbuild-4")
def test_a_rivals_works_is_replaced() -> None:
    game = canal(
        hand0="Dudley, Dudley",
        mat0="iron 0 1 1 1",
        tiles="Dudley.1=coal1 of 1 with 2, Dudley.2=iron1 of 1 sold",
        iron=0,
    )
    game.play("build iron Dudley")
    assert (owner_of(game, "Dudley.2"), name_of(game, "Dudley.2")) == (0, "iron2")


@rule("BB-overbuild-5")
def test_not_while_the_market_has_cubes() -> None:
    game = canal(**(SPENT | {"coal": 1}), tiles="Dudley.1=coal1 of 1 sold")
    assert reason(game, "build coal Dudley") == "OVERBUILD_CUBES_LEFT"


@rule("BB-overbuild-5")
def test_not_while_any_tile_has_cubes() -> None:
    rivals = canal(tiles="Dudley.1=coal1 of 1 sold, Cannock.2=coal2 of 1 with 1", **SPENT)
    assert reason(rivals, "build coal Dudley") == "OVERBUILD_CUBES_LEFT"
    own = canal(tiles="Dudley.1=coal1 of 1 sold, Redditch.1=coal1 of 0 with 1", **SPENT)
    assert reason(own, "build coal Dudley") == "OVERBUILD_CUBES_LEFT"
    itself = canal(tiles="Dudley.1=coal1 of 1 with 1", **SPENT)
    assert reason(itself, "build coal Dudley") == "OVERBUILD_CUBES_LEFT"


@rule("BB-overbuild-5")
def test_when_no_cube_is_left() -> None:
    """Iron on the board does not matter for a mine."""
    game = canal(tiles="Dudley.1=coal1 of 1 sold, Derby.3=iron1 of 1 with 4", **SPENT)
    game.play("build coal Dudley")
    assert (owner_of(game, "Dudley.1"), name_of(game, "Dudley.1")) == (0, "coal2")


@rule("BB-overbuild-6")
def test_what_a_replaced_tile_brought_stays() -> None:
    game = canal(
        tiles="Dudley.1=coal1 of 1 sold",
        seat1="income 14, points 3",
        mat1="coal 0 2 2 2",
        **SPENT,
    )
    game.play("build coal Dudley")
    assert (income(game, 1), points(game, 1)) == (14, 3)
    assert mat(game, 1, "coal") == [0, 2, 2, 2]  # it does not come back to the mat


@rule("BB-overbuild-6")
def test_a_replaced_tile_scores_no_more() -> None:
    """Seat 1 replaces seat 0's works III with works IV, in the last action of the game.

    Seat 0 scores the mine that gave its last cube, seat 1 the works, whose six cubes all went
    to the market; the replaced works scores nothing.
    """
    game = last_action(
        "rail",
        card="Dudley",
        mat1="iron 0 0 0 1",
        tiles="Dudley.1=coal2 of 0 with 1, Dudley.2=iron3 of 0 sold",
        iron=0,
    )
    game.play("build iron Dudley")
    assert game.result.points == [2, 9]


@rule("BB-overbuild-7")
def test_the_old_tile_leaves_first() -> None:
    """Ruling F18: the cubes of the old mine are gone, only those of the new one are sold."""
    game = canal(
        hand0="Coalbrookdale, Coalbrookdale",
        mat0="coal 0 2 2 2",
        tiles="Coalbrookdale.3=coal1 of 0 with 2",
        links="Coalbrookdale-Shrewsbury of 0",
        coal=8,
    )
    game.play("build coal Coalbrookdale")
    assert table(game)["coal"] == 11
    assert cubes(game, "Coalbrookdale.3") == 0


@rule("BB-overbuild-8")
def test_canal_era_no_rival_is_replaced_beside_an_own_tile() -> None:
    """Ruling F11."""
    game = canal(
        hand0="Dudley, Dudley",
        mat0="coal 0 2 2 2",
        tiles="Dudley.1=coal1 of 1 sold, Dudley.2=iron1 of 0 with 2",
        coal=0,
    )
    assert reason(game, "build coal Dudley") == "ONE_TILE_PER_PLACE"


@rule("BB-overbuild-8")
def test_canal_era_replacing_an_own_tile_keeps_the_count() -> None:
    game = canal(hand0="Dudley, Dudley", mat0="coal 0 2 2 2", tiles="Dudley.1=coal1 of 0")
    assert reason(game, "build coal Dudley") is None


@rule("BB-overbuild-8")
def test_canal_era_whose_tile_was_replaced_may_build_there_again() -> None:
    game = canal(
        order="1 0",
        to_act=1,
        actions=1,
        hand0="Dudley, Dudley",
        hand1="coal, iron",
        mat1="coal 0 2 2 2",
        tiles="Dudley.1=coal1 of 0 sold, Wolverhampton.2=coal1 of 1 sold",
        links="Dudley-Wolverhampton of 1, Birmingham-Dudley of 0, Birmingham-Oxford of 0",
        coal=0,
    )
    assert game.seat == 1
    game.play("build coal Dudley with coal")
    assert owner_of(game, "Dudley.1") == 1
    assert reason(game, "build iron Dudley with Dudley") is None


@rule("BB-overbuild-5")
def test_not_while_tiles_and_market_have_cubes() -> None:
    game = canal(
        tiles="Dudley.1=coal1 of 1 sold, Cannock.2=coal2 of 1 with 1", **(SPENT | {"coal": 1})
    )
    assert reason(game, "build coal Dudley") == "OVERBUILD_CUBES_LEFT"
    works = canal(
        hand0="Dudley, Dudley",
        mat0="iron 0 1 1 1",
        tiles="Dudley.1=coal1 of 1 with 2, Dudley.2=iron1 of 1 sold, Derby.3=iron2 of 1 with 1",
        iron=0,
    )
    assert reason(works, "build iron Dudley") == "OVERBUILD_CUBES_LEFT"


@rule("BB-overbuild-5")
def test_a_rivals_tile_in_the_rail_era() -> None:
    """Beside an own tile too: the limit of one tile is over."""
    game = rail(
        hand0="Dudley, Dudley",
        mat0="coal 0 0 2 2, iron 0 0 1 1",
        tiles="Dudley.1=coal2 of 1 sold, Dudley.2=iron2 of 0 with 2",
        coal=0,
    )
    game.play("build coal Dudley")
    assert (owner_of(game, "Dudley.1"), name_of(game, "Dudley.1")) == (0, "coal3")
