"""Ships: the coal they bring, when they are turned over, a ship over a ship."""

from typing import Any

import pytest

from tests.rulebook.age_of_industry.rulings.lay import (
    READY,
    imports,
    line,
    loans,
    sea,
    texts,
    track,
    used,
)
from tests.rulebook.table import cubes, flipped, mat, money, name_of, reason, spent

BAY = "Massachusetts Bay"


def build_in_the_bay(**lines: object) -> Any:
    """Seat 0 builds a ship before Boston with the iron of a works there."""
    given: dict[str, object] = {
        "hand0": "purple",
        "mat0": READY,
        "seat0": "money 8",
        "tiles": "Boston.1=port1 of 1, Boston.3=iron1 of 1",
        "markets": f"{BAY} market=cotton",
    }
    game = sea(**(given | lines))
    game.play(f"build ship {BAY}")
    return game


def test_r17_import_cubes_then_the_own_coal() -> None:
    game = build_in_the_bay()
    assert imports(game, BAY) == 3 - 1
    assert cubes(game, "Boston.3") == 2
    assert track(game) == (6, 6)
    assert (money(game, 0), spent(game, 0)) == (0, 8)
    assert not flipped(game, f"{BAY}.1")


@pytest.mark.parametrize(
    ("coal", "left", "after", "earned"), [(5, 1, 6, 1), (4, 0, 6, 2), (0, 0, 2, 6), (2, 0, 4, 4)]
)
def test_r17_what_is_left_goes_to_the_track(coal: int, left: int, after: int, earned: int) -> None:
    game = build_in_the_bay(coal=coal)
    assert imports(game, BAY) == left
    assert track(game) == (after, 6)
    assert money(game, 0) == earned
    assert not flipped(game, f"{BAY}.1")


def test_d15_with_no_demand_behind_it_may_be_turned_over_at_once() -> None:
    game = build_in_the_bay(coal=0, markets=f"{BAY} market=no demand")
    assert flipped(game, f"{BAY}.1")
    assert money(game, 0) == 3 + 3 + 12


def test_no_demand_and_coal_left_keeps_it_up() -> None:
    game = build_in_the_bay(coal=5, markets=f"{BAY} market=no demand")
    assert not flipped(game, f"{BAY}.1")
    assert imports(game, BAY) == 1


def test_d10_its_iron_may_come_from_the_track_over_its_own_lane() -> None:
    game = build_in_the_bay(tiles="Boston.1=port1 of 1", seat0="money 9")
    assert track(game) == (6, 5)
    assert (money(game, 0), spent(game, 0)) == (0, 9)


def test_d10_its_iron_may_come_over_a_lane_and_rails() -> None:
    game = build_in_the_bay(
        tiles="Boston.1=port1 of 1, Worcester.1=iron1 of 2", links="Boston-Worcester of 1"
    )
    assert cubes(game, "Worcester.1") == 2


def test_a_ship_of_level_four_costs_more() -> None:
    game = build_in_the_bay(mat0="ship 0 0 2", seat0="money 12")
    assert name_of(game, f"{BAY}.1") == "ship4"
    assert money(game, 0) == 0


def test_level_zero_is_developed_and_never_built() -> None:
    game = sea(hand0="purple, ship, ship", tiles="Boston.1=port1 of 0, Boston.3=iron1 of 1")
    assert reason(game, f"build ship {BAY} with purple") == "NEVER_BUILT"
    game.play("develop ship with ship")
    assert mat(game, 0, "ship") == [0, 2, 2]
    assert reason(game, f"build ship {BAY} with purple") is None


def test_r04_a_ship_needs_a_port_also_by_double_action() -> None:
    game = sea(hand0="brown", mat0=READY, tiles="Portland.1=port1 of 1")
    assert reason(game, f"build double ship {BAY} with brown") == "SHIP_NEEDS_PORT"
    assert reason(game, "build double ship Gulf of Maine with brown") is None


def test_the_last_import_cube_turns_a_ship_over_when_its_market_is_used() -> None:
    given: dict[str, object] = {
        "hand0": "purple",
        "mat0": "cotton 0 2 2",
        "seat0": "money 6",
        "tiles": f"Boston.1=port1 of 1, {BAY}.1=ship3 of 2",
        "imports": f"{BAY}=1",
        "markets": f"{BAY} market=cotton",
    }
    done = sea(**given, used=f"{BAY} market")
    done.play("build cotton Boston.3")
    assert flipped(done, f"{BAY}.1")
    assert (money(done, 0), money(done, 2)) == (0, 12)
    waiting = sea(**given)
    waiting.play("build cotton Boston.3")
    assert imports(waiting, BAY) == 0
    assert not flipped(waiting, f"{BAY}.1")
    assert money(waiting, 2) == 0


def test_a_sale_beyond_a_rivals_ship_pays_the_rival() -> None:
    game = sea(
        tiles=f"Boston.3=cotton1 of 0, Boston.1=port1 of 1 sold, {BAY}.1=ship4 of 2",
        markets=f"{BAY} market=both",
        imports=f"{BAY}=0",
    )
    game.play("sell Boston.3")
    assert used(game, f"{BAY} market")
    assert [money(game, seat) for seat in range(3)] == [8, 0, 18]


def over_a_ship(**lines: object) -> Any:
    given: dict[str, object] = {
        "hand0": "purple",
        "mat0": "ship 0 0 2",
        "seat0": "money 20",
        "tiles": f"Boston.1=port1 of 1, Boston.3=iron1 of 1, {BAY}.1=ship3 of 0",
        "markets": f"{BAY} market=cotton",
        "imports": f"{BAY}=2",
        "coal": 3,
    }
    game = sea(**(given | lines))
    game.play(f"build ship {BAY}")
    return game


def test_r18_a_ship_over_a_ship_brings_no_coal() -> None:
    game = over_a_ship()
    assert name_of(game, f"{BAY}.1") == "ship4"
    assert imports(game, BAY) == 1
    assert track(game) == (3, 6)
    assert money(game, 0) == 8
    assert line(game, "rebuilt") == f"{BAY}.1"


def test_r18_a_ship_over_a_ship_without_imports_takes_coal_from_the_track() -> None:
    game = over_a_ship(imports=f"{BAY}=0")
    assert imports(game, BAY) == 0
    assert track(game) == (2, 6)
    assert money(game, 0) == 20 - 12 - 2


def test_r18_it_is_never_turned_over() -> None:
    now = over_a_ship(imports=f"{BAY}=1", markets=f"{BAY} market=no demand")
    assert imports(now, BAY) == 0
    assert not flipped(now, f"{BAY}.1")
    assert name_of(now, f"{BAY}.1") == "ship4"
    later = sea(
        tiles=f"Boston.3=cotton1 of 0, Boston.1=port1 of 1, {BAY}.1=ship4 of 0",
        markets=f"{BAY} market=cotton",
        imports=f"{BAY}=0",
        rebuilt=BAY,
    )
    later.play(f"sell Boston.3, to {BAY} market")
    assert not flipped(later, f"{BAY}.1")
    assert money(later, 0) == 8


def test_r18_the_market_behind_it_is_not_renewed() -> None:
    game = over_a_ship(used=f"{BAY} market")
    assert used(game, f"{BAY} market")


def test_the_last_cube_that_a_rebuilding_takes_turns_the_old_ship_over_first() -> None:
    """Cubes move before the old counter goes, and a ship is turned over the moment it may be."""
    game = over_a_ship(imports=f"{BAY}=1", used=f"{BAY} market")
    assert name_of(game, f"{BAY}.1") == "ship4"
    assert not flipped(game, f"{BAY}.1")
    assert money(game, 0) == 20 - 12 + 12


def test_d05_by_option_a_rebuilt_ship_sells_what_is_left() -> None:
    game = over_a_ship(rules="rebuilt_ship_sells_leftover_coal=true")
    assert imports(game, BAY) == 0
    assert track(game) == (4, 6)
    assert money(game, 0) == 8 + 2


def test_a_ship_of_the_same_level_replaces_nothing() -> None:
    game = sea(
        hand0="purple",
        mat0="ship 0 1 2",
        tiles=f"Boston.1=port1 of 1, Boston.3=iron1 of 1, {BAY}.1=ship3 of 0 sold",
    )
    assert reason(game, f"build ship {BAY} with purple") == "OVERBUILD_LEVEL"


def test_a_ship_card_replaces_an_own_ship_beside_a_rivals_port() -> None:
    game = sea(
        hand0="ship",
        mat0="ship 0 0 2",
        tiles=f"Boston.1=port1 of 1, Boston.3=iron1 of 1, {BAY}.1=ship3 of 0 sold",
    )
    assert reason(game, f"build ship {BAY} with ship") is None


def test_a_ship_starts_no_rail() -> None:
    game = sea(tiles=f"Boston.1=port1 of 1, {BAY}.1=ship3 of 0", seat0="money 5")
    assert {text for text in texts(game) if text.startswith("link")} == set()


def test_r10_a_ship_on_credit() -> None:
    game = build_in_the_bay(seat0="money 0", coal=0)
    assert loans(game, 0) == 1
    assert money(game, 0) == 10 - 8 + 3 + 3
