"""Develop: tiles leave the mat for iron."""

from tests.rulebook.birmingham.positions import canal, rail
from tests.rulebook.marks import rule
from tests.rulebook.table import choices, mat, money, reason, spent, table


@rule("BB-develop-1")
def test_one_tile_leaves_the_mat() -> None:
    game = canal()
    game.play("develop coal; done")
    assert mat(game, 0, "coal") == [0, 2, 2, 2]
    assert table(game)["actions"] == 1


@rule("BB-develop-1")
def test_two_tiles_of_one_industry() -> None:
    game = canal()
    game.play("develop coal; develop coal")
    assert mat(game, 0, "coal") == [0, 1, 2, 2]
    assert table(game)["actions"] == 1


@rule("BB-develop-1")
def test_two_tiles_of_different_industries() -> None:
    game = canal()
    game.play("develop manufacturer; develop iron")
    assert mat(game, 0, "manufacturer") == [0, 2, 1, 1, 2, 1, 1, 2]
    assert mat(game, 0, "iron") == [0, 1, 1, 1]


@rule("BB-develop-1")
def test_a_used_up_stack_cannot_be_developed() -> None:
    game = canal(mat0="coal 0 0 0 0")
    assert reason(game, "develop coal") == "NOTHING_TO_DEVELOP"
    one_left = canal(mat0="coal 0 0 0 1")
    one_left.play("develop coal")
    assert "develop coal" not in choices(one_left)
    assert "develop iron" in choices(one_left)


@rule("BB-develop-1")
@rule("BB-build-10")
def test_tiles_of_the_canal_era_are_developed_away_in_the_rail_era() -> None:
    game = rail(hand0="Dudley, Dudley")
    assert reason(game, "build coal Dudley") == "WRONG_ERA_TILE"
    game.play("develop coal; done")
    assert reason(game, "build coal Dudley") is None


@rule("BB-develop-2")
def test_developing_costs_iron() -> None:
    """Eight cubes on the market: £2 each for the first two."""
    game = canal()
    game.play("develop coal; develop coal")
    assert (money(game, 0), spent(game, 0), table(game)["iron"]) == (13, 4, 6)


@rule("BB-develop-2")
def test_a_second_tile_must_be_paid_too() -> None:
    game = canal(seat0="money 3")
    game.play("develop coal")
    assert "loan" in choices(game)  # the action is over
    assert money(game, 0) == 1


@rule("BB-develop-3")
def test_the_light_bulb() -> None:
    assert reason(canal(), "develop pottery") == "NOT_DEVELOPABLE"
    assert reason(canal(mat0="pottery 0 0 1 1 1"), "develop pottery") == "NOT_DEVELOPABLE"


@rule("BB-develop-3")
def test_potteries_without_a_light_bulb() -> None:
    game = canal(mat0="pottery 0 1 1 1 1")
    game.play("develop pottery")
    assert reason(game, "develop pottery") == "NOT_DEVELOPABLE"
    game.play("done")
    assert mat(game, 0, "pottery") == [0, 0, 1, 1, 1]
    assert reason(canal(mat0="pottery 0 0 0 1 1"), "develop pottery") is None
    assert reason(canal(mat0="pottery 0 0 0 0 1"), "develop pottery") is None


@rule("BB-develop-2")
def test_iron_of_a_works_needs_no_money() -> None:
    """With one cube of iron and no money one tile can be developed, not two."""
    game = canal(seat0="money 0", tiles="Dudley.2=iron1 of 1 with 1")
    game.play("develop coal")
    assert "loan" in choices(game)  # the action is over
    assert mat(game, 0, "coal") == [0, 2, 2, 2]
    assert reason(game, "develop coal") == "CANNOT_PAY"
