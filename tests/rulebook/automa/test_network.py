"""Fronts that lay links, and which line is taken."""

import pytest

import ironbridge
from ironbridge.titles.birmingham.board import LINKS
from tests.rulebook.automa.solo import NO_BREWERY, NO_MANUFACTURER, rail, solo, turn
from tests.rulebook.marks import rule
from tests.rulebook.table import cubes

INLAND, TO_NETWORK, MOST_TILES, MOST_SPACES, OWN_COAL, CLOCKWISE = range(6)
NOTHING_TO_BUILD = f"{NO_MANUFACTURER}, cotton 0 0 0 0"


@rule("BA-network-1")
def test_the_town_must_be_in_the_network() -> None:
    """Coalbrookdale is next to Wolverhampton, which is not enough."""
    done = turn(solo("4, 5", mat=NO_BREWERY, tiles="Wolverhampton.2=coal2 of 1"))
    assert ("Coalbrookdale", "OUTSIDE_NETWORK") in done.refused
    assert ("Burton-on-Trent", "OUTSIDE_NETWORK") in done.refused
    assert done.refused_cards[:1] == [4]


@rule("BA-network-2")
@rule("BA-network-3")
def test_the_first_town_with_a_line_to_lay() -> None:
    done = turn(
        solo(
            "4, 5",
            mat=NO_BREWERY,
            tiles="Coalbrookdale.3=coal2 of 1, Burton-on-Trent.1=coal3 of 1",
            links="Kidderminster-Coalbrookdale of 0, Coalbrookdale-Wolverhampton of 0,"
            " Coalbrookdale-Shrewsbury of 0",
        )
    )
    assert ("Coalbrookdale", "NO_LINE") in done.refused
    assert done.laid == ["Derby-Burton-on-Trent"]


BURTON = "Burton-on-Trent.1=coal2 of 1 with 3"


@rule("BA-network-4")
def test_two_rails_with_coal_and_beer() -> None:
    game = rail("4, 5", mat=NO_BREWERY, tiles=f"{BURTON}, Stone.1=brewery2 of 1 with 2")
    done = turn(game)
    assert done.laid == ["Stone-Burton-on-Trent", "Stone-Stoke-on-Trent"]
    assert done.taken == ["coal Burton-on-Trent.1", "coal Burton-on-Trent.1", "beer Stone.1"]
    assert cubes(game, "Stone.1") == 1


@rule("BA-network-4")
def test_one_rail_without_beer() -> None:
    done = turn(rail("4, 5", mat=NO_BREWERY, tiles=BURTON))
    assert done.laid == ["Derby-Burton-on-Trent"]


@rule("BA-network-4")
def test_one_rail_with_one_coal() -> None:
    tiles = "Burton-on-Trent.1=coal2 of 1 with 1, Stone.1=brewery2 of 1 with 2"
    done = turn(rail("4, 5", mat=NO_BREWERY, tiles=tiles))
    assert done.laid == ["Stone-Burton-on-Trent"]


REDDITCH = "Redditch.1=coal2 of 1 with 3, Stone.1=brewery2 of 1 with 2"


@rule("BA-network-5")
def test_a_second_rail_from_a_merchants_place() -> None:
    done = turn(rail("5, 3", tiles=REDDITCH, links="Birmingham-Redditch of 0"))
    assert done.laid[:2] == ["Redditch-Oxford", "Birmingham-Oxford"]


@rule("BA-network-5")
def test_no_second_rail_where_no_line_is_free() -> None:
    done = turn(
        rail(
            "4, 5",
            mat=NO_BREWERY,
            tiles="Coalbrookdale.3=coal2 of 1 with 3, Stone.1=brewery2 of 1 with 2",
            links="Kidderminster-Coalbrookdale of 0, Coalbrookdale-Wolverhampton of 0",
        )
    )
    assert done.laid == ["Coalbrookdale-Shrewsbury"]


@rule("BA-network-6")
def test_fourteen_link_tiles() -> None:
    canals = [
        f"{row['from']}-{row['to']} of 1"
        for row in LINKS
        if row["canal"] == "yes" and "Coalbrookdale" not in (row["from"], row["to"])
    ]
    tiles = "Coalbrookdale.3=coal2 of 1"
    one_left = turn(solo("4, 5", mat=NO_BREWERY, tiles=tiles, links=", ".join(canals[:13])))
    assert len(one_left.laid) == 1
    none = turn(solo("4, 5", mat=NO_BREWERY, tiles=tiles, links=", ".join(canals[:14])))
    assert ("Coalbrookdale", "NO_LINE") in none.refused
    assert none.laid == []


@rule("BA-network-7")
def test_the_line_that_joins_three_counts_both_places() -> None:
    """Worcester and the farm have three empty spaces, like Coalbrookdale, and come first."""
    done = turn(solo("19, 5"))
    assert done.laid == ["Kidderminster-Worcester"]


@rule("BA-network-7")
def test_the_line_that_joins_three_leads_to_the_town() -> None:
    done = turn(rail("19, 5", tiles="Stone.1=brewery2 of 1 with 2"))
    assert done.laid == ["Kidderminster-Worcester", "Birmingham-Worcester"]


# Which line

WORCESTER = {"mat": "cotton 0 0 0 0", "tiles": "Worcester.1=cotton1 of 1 sold"}


@rule("BA-line-1")
def test_merchants_places_last() -> None:
    done = turn(solo("22, 5", links="Birmingham-Worcester of 0", **WORCESTER))
    assert done.laid == ["Kidderminster-Worcester"]


@rule("BA-line-1")
def test_a_merchants_place_when_nothing_else_is_left() -> None:
    links = "Birmingham-Worcester of 0, Kidderminster-Worcester of 0"
    assert turn(solo("22, 5", links=links, **WORCESTER)).laid == ["Gloucester-Worcester"]


@rule("BA-line-2")
def test_the_second_rail_goes_to_beer() -> None:
    """Birmingham has more tiles; but only the person's brewery in Walsall has beer."""
    done = turn(
        rail(
            "4, 5",
            mat=NO_BREWERY,
            tiles=f"{BURTON}, Walsall.2=brewery2 of 0 with 2, Birmingham.2=manufacturer2 of 0,"
            " Birmingham.3=iron2 of 0 sold",
            links="Derby-Burton-on-Trent of 0, Stone-Burton-on-Trent of 0,"
            " Cannock-Burton-on-Trent of 0",
        )
    )
    assert done.laid == ["Burton-on-Trent-Tamworth", "Tamworth-Walsall"]
    assert done.taken[-1] == "beer Walsall.2"


WOLVERHAMPTON = "Wolverhampton.2=coal2 of 1"


@rule("BA-line-3")
def test_into_its_network() -> None:
    tiles = f"{WOLVERHAMPTON}, Walsall.2=brewery1 of 1"
    done = turn(solo("7, 5", mat=NO_MANUFACTURER, tiles=tiles))
    assert done.laid == ["Wolverhampton-Walsall"]
    assert done.ties[0][0] == TO_NETWORK


@rule("BA-line-4")
@pytest.mark.parametrize("tile", ["Dudley.2=iron1 of 0", "Dudley.2=iron1 of 0 sold"])
def test_to_the_most_tiles(tile: str) -> None:
    done = turn(solo("7, 5", mat=NO_MANUFACTURER, tiles=f"{WOLVERHAMPTON}, {tile}"))
    assert done.laid == ["Wolverhampton-Dudley"]
    assert done.ties[0][0] == MOST_TILES


@rule("BA-line-5")
def test_to_the_most_free_spaces() -> None:
    done = turn(solo("7, 5", mat=NO_MANUFACTURER, tiles=WOLVERHAMPTON))
    assert done.laid == ["Coalbrookdale-Wolverhampton"]
    assert done.ties[0][0] == MOST_SPACES


@rule("BA-line-6")
def test_by_its_own_coal() -> None:
    done = turn(
        rail(
            "7, 5",
            mat=NO_MANUFACTURER,
            tiles="Wolverhampton.1=manufacturer2 of 1 sold, Kidderminster.1=coal2 of 1 with 3,"
            " Dudley.2=iron2 of 0 sold, Cannock.2=coal2 of 0 with 3",
            links="Kidderminster-Dudley of 0",
        )
    )
    assert done.laid == ["Wolverhampton-Dudley"]
    assert done.ties[0][0] == OWN_COAL
    assert done.taken[0] == "coal Kidderminster.1"


@rule("BA-line-7")
def test_clockwise_from_above() -> None:
    tiles = "Cannock.2=coal2 of 1"
    done = turn(solo("2, 5", mat=NOTHING_TO_BUILD, tiles=tiles))
    assert done.laid == ["Stafford-Cannock"]
    assert done.ties[0][0] == CLOCKWISE
    next_one = turn(solo("2, 5", mat=NOTHING_TO_BUILD, tiles=tiles, links="Stafford-Cannock of 0"))
    assert next_one.laid == ["Cannock-Walsall"]


@rule("BA-line-7")
def test_a_spot_just_before_noon_counts_as_above() -> None:
    """The sweep begins ten degrees early: Nuneaton-Tamworth at 357 degrees is the first."""
    game = ironbridge.new("birmingham", automa="easy", seed=1)
    names, script = game.spec.names, game.spec.rules.automa.script  # type: ignore[attr-defined]
    nuneaton = names.places.index("Nuneaton")
    ranks = {
        link: int(script.clockwise[nuneaton * 64 + at])
        for at, link in enumerate(names.links)
        if "Nuneaton" in link
    }
    assert sorted(ranks, key=lambda link: ranks[link]) == [
        "Tamworth-Nuneaton",
        "Nuneaton-Coventry",
        "Nuneaton-Birmingham",
    ]
