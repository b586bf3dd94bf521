"""New mines and works fill the markets."""

import pytest

from tests.rulebook.birmingham.positions import canal
from tests.rulebook.marks import rule
from tests.rulebook.table import cubes, flipped, income, money, table

MINE = {"hand0": "Coalbrookdale, Coalbrookdale", "mat0": "coal 0 2 2 2"}


@rule("BB-market-1")
def test_a_connected_mine_fills_the_coal_market() -> None:
    game = canal(links="Coalbrookdale-Shrewsbury of 1", coal=12, **MINE)
    game.play("build coal Coalbrookdale")
    assert (table(game)["coal"], cubes(game, "Coalbrookdale.3")) == (14, 1)


@rule("BB-market-1")
def test_an_unconnected_mine_keeps_its_cubes() -> None:
    game = canal(coal=0, **MINE)
    game.play("build coal Coalbrookdale")
    assert (table(game)["coal"], cubes(game, "Coalbrookdale.3")) == (0, 3)


@rule("BB-market-1")
def test_a_merchant_place_without_tiles_will_do() -> None:
    """With two players nothing lies in Nottingham."""
    game = canal(hand0="coal, coal", links="Belper-Derby of 0, Derby-Nottingham of 1", coal=10)
    game.play("build coal Belper")
    assert (table(game)["coal"], flipped(game, "Belper.2")) == (12, True)


@rule("BB-market-2")
def test_a_works_fills_the_iron_market() -> None:
    """No link leads anywhere."""
    game = canal(hand0="Dudley, Dudley", tiles="Dudley.1=coal1 of 1 with 2", iron=7)
    game.play("build iron Dudley")
    assert (table(game)["iron"], cubes(game, "Dudley.2")) == (10, 1)


@rule("BB-market-3")
@pytest.mark.parametrize(
    ("before", "earned"),
    [
        (14, 0),
        (13, 1),
        (12, 1 + 1),
        (11, 2 + 1 + 1),
        (10, 2 + 2 + 1),
        (1, 7 + 6 + 6),
        (0, 7 + 7 + 6),
    ],
)
def test_the_dearest_empty_space_first(before: int, earned: int) -> None:
    """Mine II: £7, three cubes."""
    game = canal(links="Coalbrookdale-Shrewsbury of 1", coal=before, **MINE)
    game.play("build coal Coalbrookdale")
    assert money(game, 0) == 17 - 7 + earned


@rule("BB-market-3")
@pytest.mark.parametrize(
    ("before", "earned"),
    [(10, 0), (8, 1 + 1), (7, 2 + 1 + 1), (1, 5 + 4 + 4 + 3), (0, 5 + 5 + 4 + 4)],
)
def test_the_dearest_empty_space_first_for_iron(before: int, earned: int) -> None:
    """Works I: £5, four cubes."""
    game = canal(hand0="Dudley, Dudley", tiles="Dudley.1=coal1 of 1 with 2", iron=before)
    game.play("build iron Dudley")
    assert money(game, 0) == 17 - 5 + earned


@rule("BB-market-4")
def test_a_tile_emptied_at_once_is_flipped_at_once() -> None:
    game = canal(links="Coalbrookdale-Shrewsbury of 1", coal=11, seat0="income 10", **MINE)
    game.play("build coal Coalbrookdale")
    assert flipped(game, "Coalbrookdale.3")
    assert income(game, 0) == 17


@rule("BB-market-5")
def test_a_mine_connected_later_sells_nothing() -> None:
    game = canal(tiles="Coalbrookdale.3=coal1 of 0 with 2", coal=8)
    game.play("link Coalbrookdale-Shrewsbury")
    assert (table(game)["coal"], cubes(game, "Coalbrookdale.3")) == (8, 2)


@rule("BB-market-5")
def test_a_works_does_not_fill_gaps_that_open_later() -> None:
    game = canal(
        hand0="Birmingham, Birmingham",
        tiles="Coalbrookdale.2=iron1 of 0 with 4",
        iron=3,
    )
    game.play("pass")
    game.play("pass")
    assert (table(game)["iron"], cubes(game, "Coalbrookdale.2")) == (3, 4)
