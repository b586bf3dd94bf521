"""The demand track: who may take from it, what it costs, and who fills it."""

import pytest

from tests.rulebook.age_of_industry.rulings.lay import READY, lay, loans, places, sea, track
from tests.rulebook.table import cubes, flipped, money, reason, spent

TO_FRANCE = "Mannheim-France of 1, Frankfurt-Mannheim of 1"


@pytest.mark.parametrize(
    ("coal", "price"), [(6, 1), (5, 1), (4, 2), (3, 2), (2, 3), (1, 3), (0, 4)]
)
def test_the_cheapest_cube_first_and_four_when_empty(coal: int, price: int) -> None:
    game = lay(
        hand0="orange", mat0="cotton 0 2 2", seat0="money 30", links=TO_FRANCE, coal=coal, iron=2
    )
    game.play("build cotton Frankfurt.1")
    assert (money(game, 0), spent(game, 0)) == (30 - 6 - price, 6 + price)
    assert track(game) == (max(coal - 1, 0), 2)


@pytest.mark.parametrize(
    ("iron", "price"), [(6, 1), (5, 1), (4, 2), (3, 2), (2, 3), (1, 3), (0, 4)]
)
def test_iron_has_the_same_prices(iron: int, price: int) -> None:
    game = lay(hand0="orange", mat0=READY, seat0="money 30", links=TO_FRANCE, coal=0, iron=iron)
    game.play("build factory Frankfurt.1")
    assert spent(game, 0) == 10 + 4 + price
    assert track(game) == (0, max(iron - 1, 0))


def test_a_connected_source_shuts_the_track() -> None:
    tiles = "Mannheim.1=coal1 of 1 with 1"
    game = lay(hand0="orange", mat0="cotton 0 2 2", seat0="money 9", tiles=tiles, links=TO_FRANCE)
    assert reason(game, "build cotton Frankfurt.1, coal track with orange") is not None
    game.play("build cotton Frankfurt.1")
    assert track(game) == (6, 6)
    assert spent(game, 0) == 6


def test_r02_a_source_that_is_not_connected_does_not_shut_it() -> None:
    game = lay(hand0="orange", mat0="cotton 0 2 2", tiles="Poland.1=coal1 of 0", links=TO_FRANCE)
    game.play("build cotton Frankfurt.1")
    assert cubes(game, "Poland.1") == 3
    assert track(game) == (5, 6)


@pytest.mark.parametrize("port", ["port1 of 0", "port1 of 1", "port1 of 1 sold", "port3 of 2"])
def test_r21_any_port_opens_it_turned_over_or_not(port: str) -> None:
    game = lay(hand0="blue", mat0="cotton 0 2 2", tiles=f"Kiel.1={port}", links="Kiel-Hamburg of 1")
    assert places(game, "cotton") == {"Hamburg"}


def test_an_empty_port_space_opens_nothing() -> None:
    game = lay(hand0="blue", mat0="cotton 0 2 2", links="Kiel-Hamburg of 1, Hamburg-Bremen of 1")
    assert places(game, "cotton") == set()


def test_a_port_in_the_same_place_opens_it() -> None:
    game = lay(hand0="blue", mat0="cotton 0 2 2", tiles="Hamburg.2=port1 of 1")
    assert places(game, "cotton") == {"Hamburg"}


def test_a_place_that_is_itself_a_distant_port() -> None:
    game = lay(hand0="grey", mat0="coal 0 0 2", seat0="money 20")
    game.play("build coal Bohemia")
    assert track(game) == (6, 5)
    assert spent(game, 0) == 6 + 1


def test_a_place_without_a_sign_has_no_way_to_the_track() -> None:
    game = lay(hand0="light green", mat0="coal 0 0 2", seat0="money 20")
    assert reason(game, "build coal Poland with light green") == "NO_IRON"


def test_markets_abroad_are_no_distant_ports() -> None:
    game = sea(hand0="orange", mat0="cotton 0 2 2", links="Albany-Great Lakes of 1")
    assert reason(game, "build cotton Albany.1 with orange") == "NO_COAL"
    swiss = lay(hand0="orange", mat0="cotton 0 2 2", links="Stuttgart-Switzerland of 1")
    assert reason(swiss, "build cotton Stuttgart.1 with orange") == "NO_COAL"


@pytest.mark.parametrize("town", ["Netherlands", "France", "Bohemia"])
def test_the_distant_ports_of_germany(town: str) -> None:
    way = {
        "Netherlands": ("purple", "Essen-Netherlands", "Essen.3"),
        "France": ("orange", "Mannheim-France", "Mannheim.2"),
        "Bohemia": ("brown", "Regensburg-Bohemia", "Regensburg"),
    }
    card, rail, slot = way[town]
    game = lay(hand0=card, mat0="cotton 0 2 2", links=f"{rail} of 2")
    assert reason(game, f"build cotton {slot} with {card}") is None


def test_a_port_serves_itself_while_it_is_built() -> None:
    game = lay(hand0="port", mat0="port 0 0 2", seat0="money 20")
    game.play("build port Kiel")
    assert spent(game, 0) == 8 + 1 + 1
    assert track(game) == (5, 5)


def test_a_port_being_built_must_still_take_from_a_connected_mine() -> None:
    game = lay(
        hand0="blue",
        mat0="port 0 2 2",
        tiles="Essen.1=coal1 of 1",
        links="Bremen-Essen of 2",
        seat0="money 5",
    )
    game.play("build port Bremen")
    assert cubes(game, "Essen.1") == 2
    assert spent(game, 0) == 5


def test_d03_a_port_being_built_opens_no_lane() -> None:
    given = {
        "hand0": "grey",
        "mat0": "port 0 2 2",
        "seat0": "money 20",
        "tiles": "Portsmouth.1=port1 of 1, Gulf of Maine.1=ship3 of 1",
        "imports": "Gulf of Maine=2",
    }
    game = sea(**given)
    game.play("build port Portland")
    assert track(game) == (5, 6)
    assert spent(game, 0) == 5 + 1
    option = sea(rules="port_being_built_opens_lanes=true", **given)
    option.play("build port Portland")
    assert track(option) == (6, 6)
    assert spent(option, 0) == 5


@pytest.mark.parametrize(
    ("coal", "left", "after", "earned"),
    [
        (6, 3, 6, 0),
        (5, 2, 6, 1),
        (4, 1, 6, 2),
        (3, 0, 6, 4 + 4),
        (2, 0, 5, 2 + 2 + 1 + 4),
        (1, 0, 4, 3 + 2 + 2 + 4),
        (0, 0, 3, 3 + 3 + 2 + 4),
    ],
)
def test_r16_a_new_mine_fills_the_dearest_spaces(
    coal: int, left: int, after: int, earned: int
) -> None:
    game = lay(hand0="coal", seat0="money 1", coal=coal)
    game.play("build coal Bohemia")
    assert cubes(game, "Bohemia.1") == left
    assert track(game) == (after, 6)
    assert (money(game, 0), spent(game, 0)) == (earned, 1)
    assert flipped(game, "Bohemia.1") is (left == 0)


def test_a_new_works_fills_the_iron_and_not_the_coal() -> None:
    game = lay(
        hand0="iron",
        seat0="money 2",
        coal=0,
        iron=4,
        tiles="Hamburg.1=port1 of 1",
        order="0 1 2",
    )
    game.play("build iron Hamburg.3")
    assert track(game) == (0, 6)
    assert money(game, 0) == 1 + 1
    assert cubes(game, "Hamburg.3") == 1


def test_d16_the_building_is_paid_for_first() -> None:
    game = lay(hand0="coal", coal=0)
    game.play("build coal Bohemia")
    assert loans(game, 0) == 1
    assert money(game, 0) == 10 - 1 + 3 + 3 + 2 + 4


def test_a_works_buys_its_coal_before_it_fills() -> None:
    game = lay(hand0="orange", mat0="iron 0 2 2", seat0="money 8", links=TO_FRANCE, coal=0, iron=3)
    game.play("build iron Frankfurt.1")
    assert track(game) == (0, 6)
    assert (money(game, 0), spent(game, 0)) == (2 + 1 + 1, 8)
    assert cubes(game, "Frankfurt.1") == 1


def test_a_mine_apart_from_ports_fills_nothing() -> None:
    game = lay(hand0="coal", seat0="money 1", coal=0, links="Berlin-Breslau of 1")
    game.play("build coal Breslau.1")
    assert cubes(game, "Breslau.1") == 3
    assert track(game) == (0, 6)
    assert money(game, 0) == 0


def test_a_mine_that_is_connected_later_moves_nothing() -> None:
    game = lay(
        hand0="ship",
        coal=2,
        seat0="money 9",
        tiles="Mannheim.1=coal1 of 0",
    )
    game.play("link Mannheim-France")
    assert cubes(game, "Mannheim.1") == 3
    assert track(game) == (2, 6)
    port = lay(
        hand0="blue",
        coal=2,
        tiles="Essen.1=coal1 of 1",
        links="Bremen-Essen of 1",
    )
    port.play("build port Bremen")
    assert cubes(port, "Essen.1") == 3


def test_a_mine_of_pennsylvania_sells_through_a_port_of_new_york() -> None:
    game = sea(
        hand0="coal",
        seat0="money 1",
        coal=5,
        tiles="New York.1=port1 of 1",
        links="Pennsylvania-New York of 1",
    )
    game.play("build coal Pennsylvania.1")
    assert cubes(game, "Pennsylvania.1") == 2
    assert money(game, 0) == 1


def test_the_track_is_reached_over_sea_lanes() -> None:
    """Portsmouth has a port itself; Lawrence reaches Portland over rail, port, ship, port."""
    game = sea(
        hand0="purple",
        mat0=READY,
        tiles="Portsmouth.1=port1 of 1, Portland.1=port1 of 1, Gulf of Maine.1=ship3 of 2 sold,"
        " Portland.2=iron1 of 1",
        links="Portsmouth-Lawrence of 1",
        seat0="money 20",
    )
    game.play("build factory Lawrence.1")
    assert cubes(game, "Portland.2") == 2
    assert track(game) == (5, 6)
