"""Sea lanes, ships, and Pennsylvania."""

import pytest

from tests.rulebook.age_of_industry.positions import germany, imports, new_england
from tests.rulebook.marks import rule
from tests.rulebook.table import choices, cubes, flipped, money, reason, spent, table

SHIPS = "ship 0 2 2"
# A ship with coal off Boston, a port in the town.
BOSTON = {
    "tiles": "Boston.1=port1 of 1, Massachusetts Bay.1=ship3 of 2",
    "imports": "Massachusetts Bay=3",
}


@rule("AI-sea-1")
def test_a_lane_needs_port_and_ship() -> None:
    start = {"hand0": "purple", "mat0": "cotton 0 2 2"}
    game = new_england(**(BOSTON | start))
    game.play("build cotton Boston.3")
    assert (imports(game, "Massachusetts Bay"), table(game)["coal"]) == (2, 6)
    no_port = new_england(**(BOSTON | start | {"tiles": "Massachusetts Bay.1=ship3 of 2"}))
    assert reason(no_port, "build cotton Boston.3") == "NO_COAL"


@rule("AI-sea-1")
def test_counters_turned_over_carry_lanes() -> None:
    game = new_england(
        hand0="purple",
        mat0="cotton 0 2 2",
        tiles="Boston.1=port1 of 1 sold, Massachusetts Bay.1=ship3 of 2",
        imports="Massachusetts Bay=1",
    )
    game.play("build cotton Boston.3")
    assert imports(game, "Massachusetts Bay") == 0


@rule("AI-sea-1")
def test_each_lane_counts_one() -> None:
    """Imports are two lanes from the port; a mine one rail away is nearer, two away equal."""
    start = {"hand0": "orange", "mat0": "cotton 0 2 2"}
    sea = "New Haven.1=port1 of 1, Long Island Sound.1=ship3 of 2"
    rails = "New Haven-New York of 1, Pennsylvania-New York of 1"
    game = new_england(
        tiles=f"{sea}, Pennsylvania.1=coal1 of 2",
        imports="Long Island Sound=2",
        links=rails,
        **start,
    )
    game.play("build cotton New Haven.2")
    assert choices(game) == {"coal Pennsylvania.1", "coal Long Island Sound imports"}


@rule("AI-sea-1")
def test_a_way_from_port_to_port_by_ship() -> None:
    """Iron from Portland comes to Portsmouth through the ship between them."""
    game = new_england(
        hand0="grey",
        mat0="cotton 0 0 2",
        tiles="Portland.1=port1 of 1, Portland.2=iron1 of 1, Portsmouth.1=port1 of 2,"
        " Gulf of Maine.1=ship3 of 2",
        imports="Gulf of Maine=2",
    )
    game.play("build cotton Portsmouth.2")
    assert (cubes(game, "Portland.2"), imports(game, "Gulf of Maine")) == (2, 1)


@rule("AI-sea-2")
def test_any_port_of_the_place_serves_every_lane() -> None:
    for slot in (1, 2):
        game = new_england(
            hand0="blue, orange",
            mat0=SHIPS,
            tiles=f"New York.{slot}=port1 of 1, Lowell.1=cotton1 of 0",
        )
        assert reason(game, "build ship New York Bight") is None
        assert reason(game, "build ship Long Island Sound") is None


@rule("AI-sea-3")
@pytest.mark.parametrize("opens", [False, True])
def test_a_port_being_built_and_its_lanes(opens: bool) -> None:
    """Portland's port needs a coal; a ship stands off Portsmouth's port, joined to both."""
    game = new_england(
        rules=f"port_being_built_opens_lanes={str(opens).lower()}",
        hand0="grey",
        seat0="money 20",
        mat0="port 0 2 2",
        tiles="Portsmouth.1=port1 of 1, Gulf of Maine.1=ship3 of 2",
        imports="Gulf of Maine=2",
    )
    game.play("build port Portland")
    assert imports(game, "Gulf of Maine") == (1 if opens else 2)
    assert table(game)["coal"] == (6 if opens else 5)


@rule("AI-sea-4")
def test_what_lies_behind_a_ship() -> None:
    start = {
        "hand0": "cotton",
        "markets": "Massachusetts Bay market=cotton",
        "tiles": "Boston.1=port1 of 1 sold, Boston.3=cotton1 of 0",
    }
    closed = new_england(**start)
    assert reason(closed, "sell Boston.3") == "NO_BUYER"
    tiles = f"{start['tiles']}, Massachusetts Bay.1=ship3 of 2"
    game = new_england(**(start | {"tiles": tiles}))
    assert reason(game, "sell Boston.3") is None


@rule("AI-sea-5")
def test_no_cube_passes_through_pennsylvania() -> None:
    start = {"hand0": "orange, blue", "mat0": "cotton 0 2 2, port 0 2 2"}
    rails = "Pennsylvania-New York of 1, Pennsylvania-Albany of 1"
    through = new_england(tiles="New York.1=port1 of 1", links=rails, **start)
    assert reason(through, "build cotton Albany.1") == "NO_COAL"
    assert reason(through, "build cotton Pennsylvania.3") is None
    out = new_england(tiles="Pennsylvania.1=coal1 of 1", links=rails, **start)
    out.play("build cotton Albany.1")
    assert cubes(out, "Pennsylvania.1") == 2


@rule("AI-sea-5")
def test_no_goods_pass_through_pennsylvania() -> None:
    start = {
        "markets": "Great Lakes market 1=cotton",
        "links": "Pennsylvania-New York of 1, Pennsylvania-Great Lakes of 1",
    }
    through = new_england(tiles="New York.3=cotton1 of 0", **start)
    assert reason(through, "sell New York.3") == "NO_BUYER"
    out = new_england(tiles="Pennsylvania.3=cotton1 of 0", **start)
    assert reason(out, "sell Pennsylvania.3") is None


@rule("AI-sea-5")
def test_rails_are_built_from_pennsylvania() -> None:
    game = new_england(tiles="Pennsylvania.1=coal1 of 0")
    game.play("link Pennsylvania-New York")
    assert reason(game, "link Pennsylvania-Albany") == "NO_IRON"
    assert reason(game, "link New Haven-New York") == "NO_IRON"


@rule("AI-ship-1")
def test_a_ship_needs_a_port() -> None:
    game = new_england(mat0=SHIPS, tiles="Boston.1=port1 of 1")
    assert reason(game, "build double ship Massachusetts Bay") is None
    assert reason(game, "build double ship Narragansett Bay") == "SHIP_NEEDS_PORT"


@rule("AI-ship-2")
def test_no_ship_space_in_germany() -> None:
    assert not any("ship" in text for text in choices(germany(mat0=SHIPS)) if "develop" not in text)


@rule("AI-ship-3")
def test_a_new_ship_brings_coal_and_may_use_it() -> None:
    """Three cubes are put out, one goes into the ship, and the track has no room."""
    game = new_england(hand0="purple", seat0="money 20", mat0=SHIPS, tiles="Boston.1=port1 of 1")
    game.play("build ship Massachusetts Bay")
    assert imports(game, "Massachusetts Bay") == 2
    assert (table(game)["coal"], table(game)["iron"]) == (6, 5)
    assert spent(game, 0) == 8 + 1


@rule("AI-ship-3")
def test_a_new_ship_sells_coal_to_the_track() -> None:
    game = new_england(
        hand0="purple", seat0="money 20", mat0=SHIPS, coal=5, tiles="Boston.1=port1 of 1"
    )
    game.play("build ship Massachusetts Bay")
    assert (imports(game, "Massachusetts Bay"), table(game)["coal"]) == (1, 6)
    assert money(game, 0) == 20 - 9 + 1


@rule("AI-ship-4")
def test_a_ship_being_built_has_its_lanes() -> None:
    """Its iron comes from the works in the port's place."""
    game = new_england(hand0="purple", mat0=SHIPS, tiles="Boston.1=port1 of 1, Boston.3=iron1 of 2")
    game.play("build ship Massachusetts Bay")
    assert (cubes(game, "Boston.3"), table(game)["iron"]) == (2, 6)


@rule("AI-ship-5")
def test_a_ship_is_turned_over_when_coal_and_market_are_used() -> None:
    start = {
        "hand0": "purple",
        "mat0": "cotton 0 2 2",
        "seat0": "money 20",
        "markets": "Massachusetts Bay market=factory",
        "imports": "Massachusetts Bay=1",
        "tiles": "Boston.1=port1 of 1, Massachusetts Bay.1=ship3 of 2",
    }
    waiting = new_england(**start)
    waiting.play("build cotton Boston.3")
    assert not flipped(waiting, "Massachusetts Bay.1")
    game = new_england(used="Massachusetts Bay market", **start)
    game.play("build cotton Boston.3")
    assert flipped(game, "Massachusetts Bay.1")
    assert money(game, 2) == 12


@rule("AI-ship-5")
def test_no_demand_counts_as_used() -> None:
    game = new_england(
        hand0="purple",
        mat0="cotton 0 2 2",
        markets="Massachusetts Bay market=no demand",
        imports="Massachusetts Bay=1",
        tiles="Boston.1=port1 of 1, Massachusetts Bay.1=ship3 of 2",
    )
    game.play("build cotton Boston.3")
    assert flipped(game, "Massachusetts Bay.1")


@rule("AI-ship-5")
def test_a_ship_may_be_turned_over_at_once() -> None:
    game = new_england(
        hand0="purple",
        seat0="money 20",
        mat0=SHIPS,
        coal=0,
        markets="Massachusetts Bay market=no demand",
        tiles="Boston.1=port1 of 1",
    )
    game.play("build ship Massachusetts Bay")
    assert flipped(game, "Massachusetts Bay.1")
    assert (table(game)["coal"], money(game, 0)) == (2, 20 - 9 + 3 + 3 + 12)


@rule("AI-ship-6")
@pytest.mark.parametrize("sells", [False, True])
def test_a_ship_over_a_ship(sells: bool) -> None:
    game = new_england(
        rules=f"rebuilt_ship_sells_leftover_coal={str(sells).lower()}",
        hand0="purple",
        seat0="money 30",
        mat0="ship 0 0 2",
        coal=5,
        markets="Massachusetts Bay market=no demand",
        imports="Massachusetts Bay=2",
        tiles="Boston.1=port1 of 1, Massachusetts Bay.1=ship3 of 0",
    )
    game.play("build ship Massachusetts Bay")
    assert imports(game, "Massachusetts Bay") == (0 if sells else 1)
    assert table(game)["coal"] == (6 if sells else 5)
    assert not flipped(game, "Massachusetts Bay.1")
    assert table(game)["rebuilt"] == ["Massachusetts Bay.1"]


@rule("AI-ship-6")
def test_a_rebuilt_ship_is_never_turned_over() -> None:
    game = new_england(
        hand0="purple",
        mat0="cotton 0 2 2",
        markets="Massachusetts Bay market=no demand",
        imports="Massachusetts Bay=1",
        rebuilt="Massachusetts Bay.1",
        tiles="Boston.1=port1 of 1, Massachusetts Bay.1=ship4 of 2",
    )
    game.play("build cotton Boston.3")
    assert imports(game, "Massachusetts Bay") == 0
    assert not flipped(game, "Massachusetts Bay.1")
