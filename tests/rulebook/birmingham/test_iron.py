"""Iron: from any works, then the market."""

import pytest

from tests.rulebook.birmingham.positions import canal, rail
from tests.rulebook.marks import rule
from tests.rulebook.table import (
    assert_choices,
    cubes,
    flipped,
    income,
    money,
    reason,
    spent,
    table,
)


@rule("BB-iron-1")
def test_iron_comes_from_any_works() -> None:
    """A rival's works without any link, and free of charge."""
    game = canal(tiles="Dudley.2=iron1 of 1 with 4")
    game.play("develop coal; done")
    assert cubes(game, "Dudley.2") == 3
    assert (money(game, 0), table(game)["iron"]) == (17, 8)


@rule("BB-iron-1")
def test_works_near_and_far_are_equal() -> None:
    game = canal(
        hand0="Walsall, Coventry",
        tiles="Walsall.1=iron1 of 1 with 4, Derby.3=iron2 of 1 with 4",
    )
    game.play("build brewery Walsall")
    assert_choices(game, "iron Walsall.1", "iron Derby.3")


@rule("BB-iron-2")
def test_iron_may_be_mixed() -> None:
    """Manufacturer VIII needs two iron."""
    game = rail(
        hand0="Birmingham, Birmingham",
        seat0="money 30",
        mat0="manufacturer 0 0 0 0 0 0 0 2",
        tiles="Dudley.2=iron2 of 1 with 4, Derby.3=iron2 of 0 with 4",
    )
    game.play("build manufacturer Birmingham.2, iron Dudley.2, iron Derby.3")
    assert (cubes(game, "Dudley.2"), cubes(game, "Derby.3")) == (3, 3)


@rule("BB-iron-3")
@pytest.mark.parametrize(
    ("on_market", "price"),
    [(10, 1), (9, 1), (8, 2), (7, 2), (6, 3), (4, 4), (2, 5), (1, 5), (0, 6)],
)
def test_the_price_of_bought_iron(on_market: int, price: int) -> None:
    game = canal(iron=on_market)
    game.play("develop coal; done")
    assert (spent(game, 0), table(game)["iron"]) == (price, max(on_market - 1, 0))


@rule("BB-iron-3")
def test_the_market_only_when_no_works_has_iron() -> None:
    game = canal(tiles="Dudley.2=iron1 of 1 with 1")
    game.play("develop coal; develop coal")
    assert flipped(game, "Dudley.2")
    assert (spent(game, 0), table(game)["iron"]) == (2, 7)


@rule("BB-iron-4")
def test_an_empty_works_is_flipped() -> None:
    game = canal(tiles="Dudley.2=iron1 of 1 with 1", seat1="income 10")
    game.play("develop coal; done")
    assert flipped(game, "Dudley.2")
    assert income(game, 1) == 13


@rule("BB-iron-3")
@pytest.mark.parametrize(("on_market", "price"), [(8, 2 + 2), (3, 4 + 5), (1, 5 + 6), (0, 6 + 6)])
def test_two_cubes_are_bought_one_by_one(on_market: int, price: int) -> None:
    """Manufacturer VIII: £20 and two iron."""
    lines = {
        "hand0": "Birmingham, Birmingham",
        "mat0": "manufacturer 0 0 0 0 0 0 0 2",
        "iron": on_market,
    }
    game = rail(seat0=f"money {20 + price}", **lines)
    game.play("build manufacturer Birmingham.2")
    assert (money(game, 0), spent(game, 0)) == (0, 20 + price)
    poorer = rail(seat0=f"money {19 + price}", **lines)
    assert reason(poorer, "build manufacturer Birmingham.2") == "CANNOT_PAY"


@rule("BB-iron-3")
def test_one_cube_from_a_works_and_one_bought() -> None:
    lines = {
        "hand0": "Birmingham, Birmingham",
        "mat0": "manufacturer 0 0 0 0 0 0 0 2",
        "tiles": "Dudley.2=iron2 of 1 with 1",
    }
    game = rail(seat0="money 22", **lines)
    game.play("build manufacturer Birmingham.2")
    assert (money(game, 0), flipped(game, "Dudley.2")) == (0, True)
    assert (
        reason(rail(seat0="money 21", **lines), "build manufacturer Birmingham.2") == "CANNOT_PAY"
    )
