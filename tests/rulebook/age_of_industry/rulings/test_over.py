"""Building over counters, one's own and those of others."""

from typing import Any

import pytest

from tests.rulebook.age_of_industry.rulings.lay import READY, lay, places, sea, track
from tests.rulebook.table import cubes, flipped, mat, money, name_of, owner_of, reason


def over_a_mine(**lines: object) -> str | None:
    """May seat 0 build a mine of level two over the mine of seat 1 in Mannheim?"""
    given: dict[str, object] = {
        "hand0": "orange",
        "mat0": "coal 0 2 2",
        "tiles": "Mannheim.1=coal1 of 1 sold",
        "coal": 0,
    }
    return reason(lay(**(given | lines)), "build coal Mannheim.1 with orange")


def over_a_works(**lines: object) -> str | None:
    """May seat 0 build a works of level two over that of seat 1 in Cologne?"""
    given: dict[str, object] = {
        "hand0": "purple",
        "mat0": "iron 0 2 2",
        "tiles": "Cologne.1=iron1 of 1 sold, Belgium.1=coal1 of 1",
        "links": "Cologne-Belgium of 1",
        "iron": 0,
    }
    return reason(lay(**(given | lines)), "build iron Cologne.1 with purple")


def test_a_rivals_mine_when_no_coal_is_left_anywhere() -> None:
    assert over_a_mine() is None
    assert over_a_mine(coal=1) == "OVERBUILD_CUBES_LEFT"
    far = "Mannheim.1=coal1 of 1 sold, Poland.1=coal1 of 2 with 1"
    assert over_a_mine(tiles=far) == "OVERBUILD_CUBES_LEFT"
    own = "Mannheim.1=coal1 of 1 sold, Poland.1=coal2 of 0 with 1"
    assert over_a_mine(tiles=own, mat0="coal 0 1 2") == "OVERBUILD_CUBES_LEFT"
    assert over_a_mine(tiles="Mannheim.1=coal1 of 1 with 1") == "OVERBUILD_CUBES_LEFT"


def test_iron_left_does_not_matter_to_a_mine_nor_coal_to_a_works() -> None:
    tiles = "Mannheim.1=coal1 of 1 sold, Kassel.1=iron1 of 2"
    assert over_a_mine(tiles=tiles, iron=6) is None
    assert over_a_works(coal=6) is None


def test_a_rivals_works_when_no_iron_is_left_anywhere() -> None:
    assert over_a_works() is None
    assert over_a_works(iron=2) == "OVERBUILD_CUBES_LEFT"
    tiles = "Cologne.1=iron1 of 1 sold, Belgium.1=coal1 of 1, Munich.1=iron1 of 2 with 1"
    assert over_a_works(tiles=tiles) == "OVERBUILD_CUBES_LEFT"


def test_a_rivals_counter_needs_a_higher_level() -> None:
    assert over_a_mine(mat0="coal 2 2 2") == "OVERBUILD_LEVEL"
    same = "Mannheim.1=coal2 of 1 sold"
    assert over_a_mine(tiles=same) == "OVERBUILD_LEVEL"


@pytest.mark.parametrize("there", ["cotton1 of 1", "cotton1 of 1 sold", "iron1 of 1 sold"])
def test_of_rivals_only_mines_by_mines_and_works_by_works(there: str) -> None:
    game = lay(
        hand0="purple",
        mat0="cotton 0 2 2, iron 0 2 2",
        coal=0,
        iron=0,
        tiles=f"Cologne.1={there}, Frankfurt.1=cotton1 of 2",
        links="Cologne-Trier of 2, Trier-France of 2",
    )
    assert reason(game, "build cotton Cologne.1 with purple") == "OVERBUILD_RIVAL_KIND"
    works = reason(game, "build iron Cologne.1 with purple")
    assert works == (None if there.startswith("iron") else "OVERBUILD_RIVAL_KIND")


def test_a_rivals_port_and_ship_stay() -> None:
    port = lay(hand0="blue", mat0="port 0 2 2", coal=0, tiles="Kiel.1=port1 of 1 sold")
    assert reason(port, "build port Kiel with blue") == "OVERBUILD_RIVAL_KIND"
    ship = sea(
        hand0="purple",
        mat0="ship 0 0 2",
        coal=0,
        iron=0,
        tiles="Boston.1=port1 of 0, Massachusetts Bay.1=ship3 of 1 sold",
    )
    refused = reason(ship, "build ship Massachusetts Bay with purple")
    assert refused == "OVERBUILD_RIVAL_KIND"


def test_r15_imported_coal_is_coal_on_the_board() -> None:
    def found(behind: int) -> str | None:
        game = sea(
            hand0="blue",
            mat0="coal 0 2 2",
            coal=0,
            tiles="Pennsylvania.1=coal1 of 1 sold, Boston.1=port1 of 2,"
            " Massachusetts Bay.1=ship3 of 2",
            imports=f"Massachusetts Bay={behind}",
        )
        return reason(game, "build coal Pennsylvania.1 with blue")

    assert found(0) is None
    assert found(1) == "OVERBUILD_CUBES_LEFT"


def test_r15_the_own_limit_holds_over_a_rival() -> None:
    tiles = "Mannheim.1=coal1 of 1 sold, Mannheim.2=cotton1 of 0"
    assert over_a_mine(tiles=tiles) == "PLACE_LIMIT"
    essen = {
        "hand0": "purple",
        "mat0": "coal 0 2 2",
        "coal": 0,
        "tiles": "Essen.1=coal1 of 1 sold, Essen.3=cotton1 of 0",
    }
    assert reason(lay(**essen), "build coal Essen.1 with purple") is None
    essen["tiles"] = "Essen.1=coal1 of 1 sold, Essen.3=cotton1 of 0, Essen.4=iron1 of 0"
    assert reason(lay(**essen), "build coal Essen.1 with purple") == "PLACE_LIMIT"


def test_d22_over_a_rival_a_card_must_fit() -> None:
    given: dict[str, object] = {
        "hand0": "coal, grey",
        "mat0": "coal 0 2 2",
        "coal": 0,
        "tiles": "Mannheim.1=coal1 of 1 sold, Kiel.1=port1 of 0",
    }
    apart = lay(**given)
    assert reason(apart, "build coal Mannheim.1 with coal") == "OUTSIDE_NETWORK"
    assert reason(apart, "build coal Mannheim.1 with grey") is not None
    assert reason(apart, "build double coal Mannheim.1 with grey") is None
    joined = lay(**given, links="Mannheim-Stuttgart of 0")
    assert reason(joined, "build coal Mannheim.1 with coal") is None


def replaced() -> Any:
    game = lay(
        hand0="orange",
        mat0="coal 0 2 2",
        mat1="coal 1 2 2",
        coal=0,
        seat0="money 3",
        tiles="Mannheim.1=coal1 of 1 sold",
        links="Mannheim-France of 2",
    )
    game.play("build coal Mannheim.1")
    return game


def test_the_replaced_counter_is_out_of_the_game() -> None:
    game = replaced()
    assert (name_of(game, "Mannheim.1"), owner_of(game, "Mannheim.1")) == ("coal2", 0)
    assert mat(game, 1, "coal") == [1, 2, 2]
    assert money(game, 1) == 0


def test_d12_the_new_mine_over_a_rival_sells_to_the_track_afterwards() -> None:
    game = replaced()
    assert track(game) == (4, 6)
    assert flipped(game, "Mannheim.1")
    assert money(game, 0) == 3 + 3 + 2 + 2 + 7


@pytest.mark.parametrize(("level", "allowed"), [(1, True), (2, False), (3, False)])
def test_over_an_own_counter_with_a_higher_level_only(level: int, allowed: bool) -> None:
    game = lay(
        hand0="grey",
        mat0="cotton 0 2 2",
        tiles=f"Leipzig.1=iron{level} of 0 sold, Bohemia.1=coal1 of 1",
        links="Leipzig-Bohemia of 1",
    )
    expected = None if allowed else "OVERBUILD_LEVEL"
    assert reason(game, "build cotton Leipzig.1 with grey") == expected


def test_a_factory_of_three_over_a_mill_of_one() -> None:
    game = lay(
        hand0="factory",
        mat0=READY,
        tiles="Leipzig.1=cotton1 of 0, Bohemia.1=coal1 of 1, Magdeburg.1=iron1 of 1",
        links="Leipzig-Bohemia of 1, Leipzig-Magdeburg of 1",
    )
    assert places(game, "factory") == {"Leipzig"}
    game.play("build factory Leipzig.1")
    assert name_of(game, "Leipzig.1") == "factory3"


def test_no_mill_over_an_own_port_and_no_mine_over_an_own_mill() -> None:
    game = lay(
        hand0="blue",
        mat0="cotton 0 2 2",
        tiles="Bremen.1=port1 of 0, Essen.1=coal1 of 1",
        links="Bremen-Essen of 1",
    )
    assert reason(game, "build cotton Bremen.1 with blue") == "WRONG_INDUSTRY"
    assert reason(game, "build cotton Bremen.2 with blue") == "PLACE_LIMIT"


def test_r14_cubes_of_an_own_counter_go_back_and_it_pays_nothing() -> None:
    game = lay(
        hand0="light green",
        mat0="coal 0 2 2",
        seat0="money 3",
        coal=5,
        tiles="Breslau.1=coal1 of 0 with 2",
    )
    game.play("build coal Breslau.1")
    assert cubes(game, "Breslau.1") == 4
    assert money(game, 0) == 0
    assert track(game) == (5, 6)


def test_an_own_mine_with_cubes_may_be_replaced_while_the_track_is_full() -> None:
    game = lay(
        hand0="coal", mat0="coal 0 2 2", coal=6, tiles="Breslau.1=coal1 of 0, Poland.1=coal1 of 1"
    )
    assert places(game, "coal") == {"Breslau"}


def test_d04_the_old_works_gives_the_iron_and_is_turned_over() -> None:
    tiles = "Leipzig.1=iron1 of 0 with 1, Magdeburg.1=iron1 of 1, Bohemia.1=coal1 of 1"
    game = lay(
        hand0="grey",
        mat0=READY,
        seat0="money 10",
        tiles=tiles,
        links="Leipzig-Bohemia of 1, Leipzig-Magdeburg of 1",
    )
    game.play("build factory Leipzig.1")
    assert cubes(game, "Magdeburg.1") == 3
    assert name_of(game, "Leipzig.1") == "factory3"
    assert money(game, 0) == 10 + 5 - 10


def test_d04_what_is_left_on_the_old_works_pays_nothing() -> None:
    game = lay(
        hand0="grey",
        mat0=READY,
        seat0="money 10",
        tiles="Leipzig.1=iron1 of 0 with 2, Bohemia.1=coal1 of 1",
        links="Leipzig-Bohemia of 1",
        iron=4,
    )
    game.play("build factory Leipzig.1")
    assert money(game, 0) == 0
    assert track(game) == (6, 4)


def test_d04_off_the_old_works_is_no_source() -> None:
    tiles = "Leipzig.1=iron1 of 0 with 1, Magdeburg.1=iron1 of 1, Bohemia.1=coal1 of 1"
    game = lay(
        rules="replaced_counter_is_a_source=false",
        hand0="grey",
        mat0=READY,
        seat0="money 10",
        tiles=tiles,
        links="Leipzig-Bohemia of 1, Leipzig-Magdeburg of 1",
    )
    game.play("build factory Leipzig.1")
    assert cubes(game, "Magdeburg.1") == 2
    assert money(game, 0) == 0


def test_building_over_is_allowed_again_and_again() -> None:
    game = lay(
        hand0="coal, coal",
        mat0="coal 0 1 2",
        seat0="money 20",
        tiles="Breslau.1=coal1 of 0, Poland.1=coal1 of 1, Breslau.3=iron1 of 1",
    )
    game.play("build coal Breslau.1")
    game.play("build coal Breslau.1")
    assert name_of(game, "Breslau.1") == "coal3"
    assert cubes(game, "Breslau.3") == 2
    assert mat(game, 0, "coal") == [0, 0, 1]
