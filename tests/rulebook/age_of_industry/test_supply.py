"""Coal and iron, and the demand track."""

import pytest

from tests.rulebook.age_of_industry.positions import germany
from tests.rulebook.marks import rule
from tests.rulebook.table import choices, cubes, flipped, money, reason, spent, table

TO_FRANCE = "Cologne-Trier of 1, Trier-France of 1"


@rule("AI-supply-1")
def test_cubes_need_an_unbroken_way() -> None:
    start = {"hand0": "purple, purple", "mat0": "cotton 0 0 2"}
    mine = "Essen.1=coal1 of 1, Kassel.1=iron1 of 2"
    alone = germany(tiles=mine, **start)
    assert reason(alone, "build cotton Cologne.1") == "NO_COAL"
    half = germany(tiles=mine, links="Essen-Cologne of 1", **start)
    assert reason(half, "build cotton Cologne.1") == "NO_IRON"
    whole = germany(tiles=mine, links="Essen-Cologne of 1, Essen-Kassel of 2", **start)
    whole.play("build cotton Cologne.1")
    assert (cubes(whole, "Essen.1"), cubes(whole, "Kassel.1")) == (2, 2)


@rule("AI-supply-2")
def test_the_nearest_source_gives() -> None:
    game = germany(
        hand0="purple",
        mat0="cotton 0 2 2",
        tiles="Belgium.1=coal1 of 1, Breslau.1=coal1 of 0, Essen.1=coal1 of 2, Essen.2=coal1 of 1",
        links="Cologne-Belgium of 1, Essen-Cologne of 1, Essen-Kassel of 1",
    )
    game.play("build cotton Cologne.1")
    assert choices(game) == {"coal Belgium", "coal Essen.1", "coal Essen.2"}
    assert reason(game, "coal Breslau.1") == "NOT_NEAREST"
    game.play("coal Essen.2")
    assert cubes(game, "Essen.2") == 2


@rule("AI-supply-2")
def test_a_nearer_source_goes_before_an_own_one() -> None:
    game = germany(
        hand0="orange",
        mat0="cotton 0 2 2",
        tiles="Mannheim.1=coal1 of 0, Essen.1=coal1 of 1",
        links="Frankfurt-Mannheim of 0, Kassel-Frankfurt of 0, Essen-Kassel of 1",
    )
    game.play("build cotton Kassel.1")
    assert (cubes(game, "Essen.1"), cubes(game, "Mannheim.1")) == (2, 3)


@rule("AI-supply-3")
def test_a_source_in_the_same_place() -> None:
    game = germany(hand0="purple", mat0="cotton 0 2 2", tiles="Essen.1=coal1 of 1")
    game.play("build cotton Essen.3")
    assert cubes(game, "Essen.1") == 2


@rule("AI-supply-4")
def test_a_slot_without_cubes_gives_nothing() -> None:
    game = germany(
        hand0="purple",
        mat0="cotton 0 2 2",
        tiles="Essen.1=coal1 of 1, Essen.2=coal1 of 2, Belgium.1=coal1 of 0 sold",
    )
    game.play("build cotton Essen.3")
    assert reason(game, "coal Belgium") == "NOT_A_SOURCE"
    assert reason(game, "coal Breslau.1") == "NOT_A_SOURCE"


@rule("AI-supply-5")
def test_the_last_cube_pays_its_owner_at_once() -> None:
    game = germany(hand0="purple", mat0="cotton 0 2 2", tiles="Essen.1=coal1 of 1 with 1")
    game.play("build cotton Essen.3")
    assert flipped(game, "Essen.1")
    assert money(game, 1) == 4


@rule("AI-track-1")
def test_a_source_elsewhere_does_not_close_the_track() -> None:
    game = germany(
        hand0="purple", mat0="cotton 0 2 2", tiles="Breslau.1=coal1 of 1", links=TO_FRANCE
    )
    game.play("build cotton Cologne.1")
    assert (table(game)["coal"], cubes(game, "Breslau.1")) == (5, 3)


@rule("AI-track-1")
def test_a_connected_source_closes_it() -> None:
    game = germany(
        hand0="purple",
        mat0="cotton 0 2 2",
        tiles="Belgium.1=coal1 of 1",
        links=TO_FRANCE + ", Cologne-Belgium of 2",
    )
    game.play("build cotton Cologne.1")
    assert (table(game)["coal"], cubes(game, "Belgium.1")) == (6, 2)


@rule("AI-track-2")
@pytest.mark.parametrize("port", ["port1 of 1", "port1 of 1 sold", "port1 of 0"])
def test_anybodys_port_opens_it(port: str) -> None:
    game = germany(
        hand0="blue",
        mat0="cotton 0 2 2, port 0 2 2",
        tiles=f"Hamburg.1={port}",
        links="Hamburg-Hanover of 2",
    )
    assert reason(game, "build cotton Hanover.1") is None
    closed = germany(hand0="blue", mat0="cotton 0 2 2", tiles=f"Hamburg.1={port}")
    assert reason(closed, "build cotton Hanover.1") == "NO_COAL"


@rule("AI-track-2")
def test_a_distant_port_opens_it() -> None:
    game = germany(hand0="purple", mat0="cotton 0 2 2", links=TO_FRANCE)
    assert reason(game, "build cotton Cologne.1") is None
    own_place = germany(hand0="grey", mat0="coal 0 0 2")
    assert reason(own_place, "build coal Bohemia") is None


@rule("AI-track-3")
@pytest.mark.parametrize(
    ("left", "price"), [(6, 1), (5, 1), (4, 2), (3, 2), (2, 3), (1, 3), (0, 4)]
)
def test_the_cheapest_cube_first(left: int, price: int) -> None:
    game = germany(
        hand0="purple", seat0="money 20", mat0="cotton 0 2 2", coal=left, links=TO_FRANCE
    )
    game.play("build cotton Cologne.1")
    assert spent(game, 0) == 6 + price
    assert table(game)["coal"] == max(left - 1, 0)


@rule("AI-track-4")
def test_a_port_serves_while_it_is_built() -> None:
    game = germany(hand0="blue", seat0="money 20", mat0="port 0 2 2")
    game.play("build port Kiel")
    assert (table(game)["coal"], spent(game, 0)) == (5, 6)


@rule("AI-track-5")
def test_a_new_mine_fills_the_track() -> None:
    """Three spaces are empty, worth $2, $1 and $1; the emptied mine then pays $4."""
    game = germany(
        hand0="light green",
        seat0="money 9",
        coal=3,
        tiles="Danzig.1=port1 of 1",
        links="Danzig-Poland of 1",
    )
    game.play("build coal Poland")
    assert table(game)["coal"] == 6
    assert money(game, 0) == 9 - 1 + 2 + 1 + 1 + 4
    assert flipped(game, "Poland.1")


@rule("AI-track-5")
def test_the_dearest_space_first() -> None:
    game = germany(
        hand0="light green",
        seat0="money 9",
        coal=0,
        tiles="Danzig.1=port1 of 1",
        links="Danzig-Poland of 1",
        mat0="coal 1 2 2",
    )
    game.play("build coal Poland")
    assert (table(game)["coal"], money(game, 0)) == (3, 9 - 1 + 3 + 3 + 2 + 4)


@rule("AI-track-5")
def test_a_works_fills_it_too() -> None:
    game = germany(hand0="grey", seat0="money 9", iron=5, links="Leipzig-Bohemia of 2")
    game.play("build iron Leipzig.1")
    assert (table(game)["iron"], cubes(game, "Leipzig.1")) == (6, 2)
    assert money(game, 0) == 9 - 2 + 1


@rule("AI-track-6")
def test_without_a_port_nothing_moves() -> None:
    game = germany(hand0="light green", coal=0)
    game.play("build coal Poland")
    assert (table(game)["coal"], cubes(game, "Poland.1")) == (0, 3)


@rule("AI-track-6")
def test_a_later_connection_moves_nothing() -> None:
    game = germany(hand0="light green", coal=0, tiles="Poland.1=coal1 of 0, Danzig.1=port1 of 1")
    game.play("link Danzig-Poland")
    assert (table(game)["coal"], cubes(game, "Poland.1")) == (0, 3)


@rule("AI-track-7")
def test_the_track_pays_after_the_building() -> None:
    """With nothing in hand the mine's price is borrowed although the track brings more."""
    game = germany(
        hand0="light green", coal=3, tiles="Danzig.1=port1 of 1", links="Danzig-Poland of 1"
    )
    game.play("build coal Poland")
    assert table(game)["loans"][0] == 1
    assert money(game, 0) == 10 - 1 + 4 + 4
