"""An iron works whose coal is still to be chosen: the position text keeps the answers."""

import pytest

import ironbridge
from tests.rulebook.table import cubes, position

WORKS = {
    "seats": 2,
    "round": 2,
    "hand0": "Walsall, coal",
    "tiles": "Cannock.2=coal1 of 0 with 2, Wolverhampton.2=coal1 of 1 with 2",
    "links": "Cannock-Walsall of 0, Wolverhampton-Walsall of 0",
}


def test_a_tile_that_is_being_built_comes_back() -> None:
    game = position("birmingham", **WORKS)
    game.play("build iron Walsall with Walsall")
    assert "Walsall.1" not in game.text.split("begun:")[0]
    again = ironbridge.load(game.text)
    assert again.text == game.text
    for one in (game, again):
        one.play("coal Cannock")
        assert cubes(one, "Walsall.1") > 0
    assert again.text == game.text


def test_a_finished_works_without_cubes_is_sold() -> None:
    tiles = f"{WORKS['tiles']}, Walsall.1=iron1 of 0 with 0"
    with pytest.raises(ironbridge.BadInput):
        position("birmingham", **(WORKS | {"tiles": tiles}))
