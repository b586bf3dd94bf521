"""Fronts that build: prices, towns, spaces, links before a build, mines with links."""

import pytest

from tests.rulebook.automa.solo import NO_BREWERY, rail, solo, turn, why
from tests.rulebook.marks import rule
from tests.rulebook.table import cubes, table

ONE_MANUFACTURER = "manufacturer 1 0 0 0 0 0 0 0"
"""Manufacturer I needs a cube of coal."""


@rule("BA-build-1")
def test_a_line_is_passed_over_while_iron_is_cheap() -> None:
    done = turn(solo("3, 5", tiles="Cannock.2=coal1 of 0"))
    assert why(done, "line") == "IRON_TOO_CHEAP"
    assert done.built[0] == "brewery1 Nuneaton.1"


@rule("BA-build-1")
def test_a_line_counts_from_its_iron_price_on() -> None:
    done = turn(solo("3, 5", tiles="Cannock.2=coal1 of 0", iron=4))
    assert done.laid == ["Cannock-Walsall"]
    assert done.built == ["iron2 Walsall.1"]


@rule("BA-build-2")
def test_iron_costs_nothing_while_a_works_holds_some() -> None:
    links = "Birmingham-Coventry of 0, Birmingham-Oxford of 0"
    done = turn(solo("13, 5", iron=10, links=links))
    assert done.built[0] == "iron2 Walsall.1"
    held = turn(solo("13, 5", iron=10, links=links, tiles="Dudley.2=iron1 of 0 with 1"))
    assert why(held, "line") == "IRON_TOO_CHEAP"


@rule("BA-build-2")
def test_iron_costs_six_when_the_market_is_empty() -> None:
    done = turn(solo("3, 5", tiles="Cannock.2=coal1 of 0", iron=0))
    assert done.built == ["iron2 Walsall.1"]


@rule("BA-build-3")
def test_towns_in_printed_order() -> None:
    assert turn(solo("4, 5")).built[0] == "brewery1 Coalbrookdale.1"
    taken = turn(solo("4, 5", tiles="Coalbrookdale.1=iron1 of 0"))
    assert taken.built[0] == "brewery1 Burton-on-Trent.2"


@rule("BA-build-3")
def test_example_redditch_if_possible_else_coalbrookdale() -> None:
    """The front of card 1, as the rulebook explains it."""
    links = "Redditch-Oxford of 0, Coalbrookdale-Shrewsbury of 0"
    assert turn(solo("1, 5", iron=6, links=links)).built[0] == "iron2 Redditch.2"
    taken = turn(solo("1, 5", iron=6, links=links, tiles="Redditch.2=iron1 of 0 sold"))
    assert taken.built[0] == "iron2 Coalbrookdale.2"


@rule("BA-build-4")
def test_the_town_need_not_be_in_the_network() -> None:
    done = turn(solo("4, 5", tiles="Worcester.1=cotton1 of 1"))
    assert done.built[0] == "brewery1 Coalbrookdale.1"


@rule("BA-build-5")
def test_a_farm_must_be_in_the_network() -> None:
    done = turn(solo("6, 5", tiles="Stone.2=coal2 of 1"))
    assert why(done, "Farm Brewery South") == "OUTSIDE_NETWORK"
    assert why(done, "Farm Brewery North") == "OUTSIDE_NETWORK"
    assert done.built[0] == "brewery1 Stafford.1"


@rule("BA-build-6")
def test_it_never_replaces_a_tile() -> None:
    done = turn(rail("4, 5", tiles="Coalbrookdale.1=brewery2 of 1 sold"))
    assert why(done, "Coalbrookdale") == "NO_FREE_SLOT"
    assert done.built[0] == "brewery2 Burton-on-Trent.2"


@rule("BA-build-7")
def test_one_tile_in_a_town_by_canal() -> None:
    done = turn(solo("4, 5", tiles="Coalbrookdale.3=coal2 of 1"))
    assert why(done, "Coalbrookdale") == "ONE_TILE_PER_PLACE"
    assert done.built[0] == "brewery1 Burton-on-Trent.2"
    by_rail = rail("4, 5", mat="brewery 0 2 2 1", tiles="Coalbrookdale.3=coal2 of 1")
    assert turn(by_rail).built[0] == "brewery2 Coalbrookdale.1"


@rule("BA-build-8")
@pytest.mark.parametrize(
    ("mat", "reason"),
    [("brewery 0 0 0 1", "WRONG_ERA_TILE"), (NO_BREWERY, "NO_TILE_LEFT")],
)
def test_the_lowest_tile_must_be_there_and_fit_the_era(mat: str, reason: str) -> None:
    done = turn(solo("4, 5", mat=mat))
    assert why(done, "Coalbrookdale") == reason
    assert why(done, "Burton-on-Trent") == reason


@rule("BA-build-9")
@rule("BA-coal-2")
def test_coal_must_be_at_hand() -> None:
    done = turn(solo("13, 5", mat=ONE_MANUFACTURER))
    assert why(done, "Redditch") == "NO_COAL"
    game = solo("13, 5", mat=ONE_MANUFACTURER, links="Redditch-Gloucester of 0")
    assert turn(game).built[0] == "manufacturer1 Redditch.1"
    assert table(game)["coal"] == 12


@rule("BA-build-10")
def test_a_space_for_one_industry_first() -> None:
    tiles = "Coventry.3=manufacturer1 of 0, Coalbrookdale.3=coal1 of 0"
    assert turn(solo("14, 5", tiles=tiles)).built[0] == "iron2 Coalbrookdale.2"


@rule("BA-build-10")
@rule("BA-tie-5")
@pytest.mark.parametrize(("back", "slot"), [(2, 1), (8, 2), (1, 1), (13, 1)])
def test_the_next_back_chooses_the_space(back: int, slot: int) -> None:
    """The pictures of 2, 8, 1 and 13 have NW, NE, SW and SE filled; that of 17 itself NE."""
    done = turn(solo(f"17, {back}"))
    assert done.built[0] == f"cotton1 Worcester.{slot}"


COAL_BY_ONE_LINK = {"tiles": "Dudley.1=coal1 of 0", "links": "Birmingham-Dudley of 0"}


@rule("BA-build-11")
def test_a_link_before_the_build_where_needed() -> None:
    done = turn(solo("8, 5", "easy", **COAL_BY_ONE_LINK))
    assert done.laid == ["Birmingham-Coventry"]
    assert done.built == ["manufacturer1 Coventry.2"]


@rule("BA-build-11")
def test_no_link_where_coal_is_connected() -> None:
    links = "Birmingham-Dudley of 0, Birmingham-Coventry of 0"
    done = turn(solo("8, 5", "easy", tiles="Dudley.1=coal1 of 0", links=links))
    assert done.laid == []
    assert done.built == ["manufacturer1 Coventry.2"]
    assert done.backs == [5]


@rule("BA-build-12")
def test_the_first_town_with_a_link_before_the_second_without() -> None:
    tiles, links = "Dudley.1=coal1 of 0", "Redditch-Gloucester of 0"
    done = turn(solo("7, 5", "easy", tiles=tiles, links=links))
    assert done.laid == ["Wolverhampton-Dudley"]
    assert done.built == ["manufacturer1 Wolverhampton.1"]


RAIL_AND_TILE = {"mat": "manufacturer 0 0 0 0 2 0 0 0"}
"""Manufacturer V needs a cube of coal, and so does a rail."""


@rule("BA-build-13")
def test_never_a_link_in_vain() -> None:
    game = rail("7, 5", tiles="Dudley.1=coal2 of 0 with 1", **RAIL_AND_TILE)
    done = turn(game)
    assert why(done, "Wolverhampton") == "NO_COAL"
    assert cubes(game, "Dudley.1") == 1
    assert done.laid == ["Redditch-Oxford"]
    assert done.built == ["manufacturer5 Redditch.1"]


@rule("BA-build-13")
def test_the_coal_of_the_rail_is_counted() -> None:
    done = turn(rail("7, 5", tiles="Dudley.1=coal2 of 0 with 2", **RAIL_AND_TILE))
    assert done.laid == ["Wolverhampton-Dudley"]
    assert done.built == ["manufacturer5 Wolverhampton.1"]
    assert done.taken == ["coal Dudley.1", "coal Dudley.1"]


@rule("BA-build-13")
def test_a_line_that_touches_the_town_is_preferred() -> None:
    links = "Coalbrookdale-Wolverhampton of 0"
    near = turn(solo("7, 5", "easy", tiles="Dudley.1=coal1 of 0", links=links))
    assert near.laid == ["Wolverhampton-Dudley"]
    far = turn(solo("7, 5", "easy", links=links))
    assert far.laid == ["Coalbrookdale-Shrewsbury"]
    assert far.built == ["manufacturer1 Wolverhampton.1"]


@rule("BA-build-13")
def test_a_merchants_place_is_a_way_to_coal() -> None:
    """Linked for a build when nothing else leads to coal, here from Redditch to Gloucester."""
    links = "Redditch-Oxford of 0, Birmingham-Oxford of 0"
    connected = turn(solo("16, 5", "easy", links=links, tiles="Nuneaton.1=brewery1 of 0 sold"))
    assert connected.laid == []
    assert connected.built[0] == "manufacturer1 Redditch.1"
    apart = turn(
        solo(
            "16, 5",
            "easy",
            tiles="Nuneaton.1=brewery1 of 0 sold, Worcester.1=cotton1 of 1",
            links="Gloucester-Worcester of 1",
        )
    )
    assert apart.laid == ["Redditch-Gloucester"]
    assert apart.built == ["manufacturer1 Redditch.1"]


@rule("BA-build-16")
def test_of_lines_elsewhere_the_far_end_that_comes_first_in_the_alphabet() -> None:
    """Oxford and Gloucester would both bring coal to Dudley; neither line touches it."""
    links = "Birmingham-Worcester of 1, Birmingham-Dudley of 1"
    done = turn(solo("13, 5", "easy", links=links, tiles="Stafford.1=brewery1 of 1"))
    assert done.laid == ["Gloucester-Worcester"]
    assert done.built == ["iron1 Dudley.2"]
    taken = turn(
        solo(
            "13, 5",
            "easy",
            links=f"{links}, Gloucester-Worcester of 0",
            tiles="Stafford.1=brewery1 of 1",
        )
    )
    assert "Birmingham-Oxford" not in taken.laid


@rule("BA-build-14")
def test_link_and_build_are_two_actions() -> None:
    done = turn(solo("8, 5", "easy", **COAL_BY_ONE_LINK))
    assert done.backs == []


@rule("BA-build-15")
def test_to_a_farm_by_a_link() -> None:
    south = turn(solo("6, 5", tiles="Kidderminster.1=coal2 of 1"))
    assert south.laid == ["Kidderminster-Worcester"]
    assert south.built == ["brewery1 Farm Brewery South.1"]
    assert south.backs == []
    north = turn(solo("6, 5", tiles="Cannock.2=coal2 of 1"))
    assert north.laid == ["Cannock-Farm Brewery North"]
    assert north.built == ["brewery1 Farm Brewery North.1"]


@rule("BA-mine-1")
def test_a_mine_then_links_from_it() -> None:
    done = turn(solo("14, 5", iron=10))
    assert done.built == ["coal2 Wolverhampton.2"]
    assert len(done.laid) == 1
    assert "Wolverhampton" in done.laid[0]
    assert done.backs == []


@rule("BA-mine-1")
def test_a_mine_then_two_rails() -> None:
    done = turn(rail("19, 5", tiles="Stone.1=brewery2 of 1 with 2"))
    assert done.built == ["coal2 Kidderminster.1"]
    assert len(done.laid) == 2
    assert done.taken == ["coal Kidderminster.1", "coal Kidderminster.1", "beer Stone.1"]


@rule("BA-mine-2")
def test_a_mine_from_which_no_link_can_be_laid() -> None:
    links = (
        "Kidderminster-Dudley of 0, Kidderminster-Worcester of 0, Kidderminster-Coalbrookdale of 0"
    )
    done = turn(solo("19, 5", links=links))
    assert done.built == ["coal2 Kidderminster.1"]
    assert done.laid == []
    assert done.backs == [5]
