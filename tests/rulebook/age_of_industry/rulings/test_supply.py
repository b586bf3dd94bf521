"""Coal and iron over rails and sea lanes: the nearest source, open lanes, Pennsylvania."""

import pytest

from tests.rulebook.age_of_industry.rulings.lay import (
    READY,
    imports,
    lay,
    places,
    sea,
    texts,
    track,
)
from tests.rulebook.table import cubes, flipped, money, reason

BOSTON_SHIP = "Boston.1=port1 of 1, Massachusetts Bay.1=ship3 of 1"


def test_iron_needs_a_way_like_coal() -> None:
    tiles = "Bohemia.1=coal1 of 1, Magdeburg.1=iron1 of 0"
    apart = lay(hand0="grey", mat0=READY, tiles=tiles, links="Leipzig-Bohemia of 1", iron=0, coal=0)
    # Bohemia is a distant port: the iron comes from the track although works stand elsewhere
    assert reason(apart, "build factory Leipzig.1 with grey") is None
    shut = lay(
        hand0="orange",
        mat0=READY,
        tiles="Mannheim.1=coal1 of 1, Kassel.1=iron1 of 0",
        links="Frankfurt-Mannheim of 1",
    )
    assert reason(shut, "build factory Frankfurt.1 with orange") == "NO_IRON"


def test_the_nearest_counts_by_rails_for_sources_of_any_owner() -> None:
    game = lay(
        hand0="grey",
        mat0="cotton 0 2 2",
        tiles="Bohemia.1=coal1 of 1, Poland.1=coal1 of 0",
        links="Leipzig-Bohemia of 2, Leipzig-Berlin of 0, Berlin-Posen of 0, Posen-Poland of 0",
    )
    assert reason(game, "build cotton Leipzig.1, coal Poland with grey") == "NOT_NEAREST"
    game.play("build cotton Leipzig.1")
    assert (cubes(game, "Bohemia.1"), cubes(game, "Poland.1")) == (2, 3)


def test_an_empty_source_is_passed_over() -> None:
    game = lay(
        hand0="grey",
        mat0="cotton 0 2 2",
        tiles="Bohemia.1=coal1 of 1 sold, Poland.1=coal1 of 0",
        links="Leipzig-Bohemia of 2, Leipzig-Berlin of 0, Berlin-Posen of 0, Posen-Poland of 0",
    )
    game.play("build cotton Leipzig.1")
    assert cubes(game, "Poland.1") == 2
    assert track(game) == (6, 6)


def test_among_equals_the_builder_chooses() -> None:
    game = lay(
        hand0="purple",
        mat0="cotton 0 2 2",
        tiles="Belgium.1=coal1 of 1, Essen.1=coal1 of 2, Essen.2=coal1 of 0",
        links="Cologne-Belgium of 1, Essen-Cologne of 2",
    )
    game.play("build cotton Cologne.1")
    assert texts(game) == {"coal Belgium", "coal Essen.1", "coal Essen.2"}
    game.play("coal Essen.1")
    assert cubes(game, "Essen.1") == 2


def test_a_source_in_the_same_place_is_nearest_and_needs_no_rail() -> None:
    game = lay(
        hand0="purple",
        mat0="cotton 0 2 2",
        tiles="Essen.1=coal1 of 1, Belgium.1=coal1 of 0",
        links="Essen-Cologne of 0, Cologne-Belgium of 0",
    )
    game.play("build cotton Essen.3")
    assert cubes(game, "Essen.1") == 2


def test_the_last_cube_turns_a_works_over_and_pays_another_player_at_once() -> None:
    game = lay(
        hand0="grey",
        mat0=READY,
        seat0="money 10",
        tiles="Bohemia.1=coal2 of 1 with 1, Magdeburg.1=iron1 of 2 with 1",
        links="Leipzig-Bohemia of 1, Leipzig-Magdeburg of 1",
    )
    game.play("build factory Leipzig.1")
    assert flipped(game, "Bohemia.1")
    assert flipped(game, "Magdeburg.1")
    assert [money(game, seat) for seat in range(3)] == [0, 7, 5]


@pytest.mark.parametrize(
    ("rails", "mine", "sea_coal"),
    [
        # two lanes against one rail, against two rails, against three
        ("Pennsylvania-New York of 1", True, False),
        (
            "Pennsylvania-Albany of 1, Poughkeepsie-Albany of 1, New York-Poughkeepsie of 1",
            False,
            True,
        ),
    ],
)
def test_imports_are_two_lanes_from_the_port(rails: str, mine: bool, sea_coal: bool) -> None:
    game = sea(
        hand0="blue",
        mat0="cotton 0 2 2",
        tiles="Pennsylvania.1=coal1 of 1, New York.1=port1 of 1, New York Bight.1=ship3 of 2",
        imports="New York Bight=2",
        links=rails,
    )
    game.play("build cotton New York.3")
    assert cubes(game, "Pennsylvania.1") == 3 - mine
    assert imports(game, "New York Bight") == 2 - sea_coal


def test_imports_tie_with_a_mine_two_rails_away() -> None:
    game = sea(
        hand0="orange",
        mat0="cotton 0 2 2",
        tiles="Pennsylvania.1=coal1 of 1, New Haven.1=port1 of 1, Long Island Sound.1=ship3 of 2",
        imports="Long Island Sound=2",
        links="Pennsylvania-New York of 1, New Haven-New York of 1",
    )
    game.play("build cotton New Haven.2")
    assert texts(game) == {"coal Pennsylvania.1", "coal Long Island Sound imports"}
    game.play("coal Long Island Sound imports")
    assert imports(game, "Long Island Sound") == 1


def test_two_imports_of_one_port_are_equally_near() -> None:
    game = sea(
        hand0="blue",
        mat0="cotton 0 2 2",
        tiles="New York.1=port1 of 1, Long Island Sound.1=ship3 of 2, New York Bight.1=ship3 of 1",
        imports="Long Island Sound=2, New York Bight=3",
    )
    game.play("build cotton New York.3")
    assert texts(game) == {"coal Long Island Sound imports", "coal New York Bight imports"}


def test_r19_iron_crosses_two_lanes_between_two_ports() -> None:
    ports = "Portland.1=port1 of 1 sold, Portsmouth.1=port1 of 2, Gulf of Maine.1=ship3 of 1 sold"
    given = {"hand0": "grey", "mat0": READY, "iron": 6, "imports": "Gulf of Maine=1"}
    game = sea(tiles=f"{ports}, Portland.2=iron1 of 1, Manchester.1=iron1 of 1", **given)
    game.play("build factory Portsmouth.2")
    assert cubes(game, "Portland.2") == 2
    assert track(game) == (6, 6)
    nearer = sea(
        tiles=f"{ports}, Portland.2=iron1 of 1, Manchester.1=iron1 of 1",
        links="Portsmouth-Manchester of 2",
        **given,
    )
    nearer.play("build factory Portsmouth.2")
    assert (cubes(nearer, "Portland.2"), cubes(nearer, "Manchester.1")) == (3, 2)


@pytest.mark.parametrize("missing", ["port", "ship"])
def test_r19_a_lane_is_shut_while_a_counter_is_missing(missing: str) -> None:
    tiles = ["Portland.1=port1 of 1", "Portland.2=iron1 of 1", "Burlington.1=iron1 of 2"]
    if missing == "port":
        tiles.append("Gulf of Maine.1=ship3 of 1")
    else:
        tiles.append("Portsmouth.1=port1 of 2")
    behind = {"imports": "Gulf of Maine=2"} if missing == "port" else {}
    game = sea(hand0="grey", mat0=READY, tiles=", ".join(tiles), **behind)
    town = "Portsmouth.2"
    found = reason(game, f"build factory {town} with grey")
    if missing == "port":
        assert found == "NO_COAL"
    else:
        game.play(f"build factory {town} with grey")
        assert cubes(game, "Portland.2") == 3
        assert track(game) == (5, 5)


def test_imports_without_a_port_at_the_place_are_out_of_reach() -> None:
    game = sea(
        hand0="grey",
        mat0="cotton 0 2 2",
        tiles="Portland.1=port1 of 1, Gulf of Maine.1=ship3 of 1",
        imports="Gulf of Maine=2",
    )
    assert places(game, "cotton") == {"Portland"}


@pytest.mark.parametrize(
    ("works", "town", "found"),
    [("Albany.1", "New York.3", False), ("Albany.1", "Pennsylvania.3", True)],
)
def test_r22_no_cube_passes_through_pennsylvania(works: str, town: str, found: bool) -> None:
    game = sea(
        hand0="blue",
        mat0=READY,
        tiles=f"{works}=iron1 of 1, Pennsylvania.1=coal1 of 1",
        links="Pennsylvania-New York of 1, Pennsylvania-Albany of 1",
    )
    refused = reason(game, f"build factory {town} with blue")
    assert refused == (None if found else "NO_IRON")


def test_r22_cubes_leave_pennsylvania() -> None:
    game = sea(
        hand0="orange",
        mat0="cotton 0 2 2",
        tiles="Pennsylvania.2=coal1 of 1",
        links="Pennsylvania-New York of 1, New Haven-New York of 1",
    )
    game.play("build cotton New Haven.2")
    assert cubes(game, "Pennsylvania.2") == 2


def test_r22_the_track_is_not_reached_through_pennsylvania() -> None:
    ways = "Pennsylvania-New York of 1, Pennsylvania-Albany of 1"
    given = {"hand0": "orange", "mat0": "cotton 0 2 2", "tiles": "New York.1=port1 of 1"}
    shut = sea(links=ways, **given)
    assert reason(shut, "build cotton Albany.1 with orange") == "NO_COAL"
    around = sea(links=f"{ways}, New York-Poughkeepsie of 2, Poughkeepsie-Albany of 2", **given)
    assert reason(around, "build cotton Albany.1 with orange") is None
    inside = sea(links=ways, **(given | {"hand0": "blue"}))
    assert reason(inside, "build cotton Pennsylvania.3 with blue") is None


def test_r22_the_way_around_pennsylvania_is_measured() -> None:
    """Albany is two rails from New York through Pennsylvania, five around; Providence is three."""
    game = sea(
        hand0="blue",
        mat0=READY,
        tiles="Albany.1=iron1 of 1, Providence.2=iron1 of 2, Pennsylvania.1=coal1 of 2",
        links="Pennsylvania-New York of 1, Pennsylvania-Albany of 1, New Haven-New York of 1,"
        " New London-New Haven of 1, Providence-New London of 1, Hartford-New Haven of 1,"
        " Springfield-Hartford of 2, Springfield-Pittsfield of 2, Pittsfield-Albany of 2",
    )
    game.play("build factory New York.3")
    assert (cubes(game, "Albany.1"), cubes(game, "Providence.2")) == (3, 2)


def test_coal_and_iron_of_one_build_come_from_different_sides() -> None:
    game = sea(
        hand0="purple",
        mat0=READY,
        seat0="money 20",
        tiles=f"{BOSTON_SHIP}, Worcester.1=iron1 of 2",
        links="Boston-Worcester of 2",
        imports="Massachusetts Bay=1",
        markets="Massachusetts Bay market=no demand",
    )
    game.play("build factory Boston.3")
    assert imports(game, "Massachusetts Bay") == 0
    assert cubes(game, "Worcester.1") == 2
    assert flipped(game, "Massachusetts Bay.1")
    assert (money(game, 0), money(game, 1)) == (10, 12)
