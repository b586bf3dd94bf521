"""Backs: selling, and what brings a sale nearer."""

import pytest

from tests.rulebook.automa.solo import DRY, solo, turn, why
from tests.rulebook.marks import rule
from tests.rulebook.table import barrel, mat, points, seat

TWO_SELLERS = "Redditch.1=manufacturer2 of 1, Birmingham.2=manufacturer2 of 1"
TO_OXFORD = "Redditch-Oxford of 1, Birmingham-Oxford of 1"
ONE_BARREL = (
    "Shrewsbury.1=blank, Gloucester.1=blank, Gloucester.2=cotton, "
    "Oxford.1=manufacturer with beer, Oxford.2=any"
)
TWO_BARRELS = f"{ONE_BARREL} with beer"


@rule("BA-sell-1")
def test_it_sells_all_it_can() -> None:
    done = turn(solo("1, 8", tiles=TWO_SELLERS, links=TO_OXFORD, merchants=TWO_BARRELS))
    assert done.flipped == ["Birmingham.2", "Redditch.1"]
    assert why(done, "Coventry.1") == "NO_MERCHANT"


@rule("BA-sell-2")
@rule("BA-tie-1")
@rule("BA-tie-2")
@pytest.mark.parametrize(
    ("more", "sold"), [("", "Birmingham.2"), (", Redditch-Gloucester of 1", "Redditch.1")]
)
def test_the_order_when_beer_does_not_suffice(more: str, sold: str) -> None:
    """By the alphabet Birmingham; but a second link of its own puts Redditch before it."""
    done = turn(solo("1, 8", tiles=TWO_SELLERS, links=TO_OXFORD + more, merchants=ONE_BARREL))
    assert done.flipped == [sold]


@rule("BA-tie-1")
def test_links_of_the_person_count_against_a_town() -> None:
    links = f"{TO_OXFORD}, Birmingham-Dudley of 0"
    done = turn(solo("1, 8", tiles=TWO_SELLERS, links=links, merchants=ONE_BARREL))
    assert done.flipped == ["Redditch.1"]


BOTH_SIDES = (
    "Coalbrookdale-Wolverhampton of 1, Coalbrookdale-Shrewsbury of 1, Wolverhampton-Dudley of 0, "
    "Birmingham-Dudley of 0, Birmingham-Oxford of 0"
)
RICH = (
    "Shrewsbury.1=any with beer, Gloucester.1=blank, Gloucester.2=manufacturer with beer, "
    "Oxford.1=manufacturer with beer, Oxford.2=cotton with beer"
)


@rule("BA-sell-3")
@rule("BA-sell-4")
def test_the_barrel_that_brings_points() -> None:
    game = solo(
        "1, 8", tiles="Wolverhampton.1=manufacturer2 of 1", links=BOTH_SIDES, merchants=RICH
    )
    done = turn(game)
    assert done.barrels == ["Shrewsbury.1"]
    assert points(game, 1) == 4


@rule("BA-sell-3")
@pytest.mark.parametrize(
    ("merchants", "drunk"),
    [
        (RICH, "Gloucester.2"),
        (
            "Shrewsbury.1=blank, Gloucester.1=blank, Gloucester.2=cotton with beer, "
            "Oxford.1=any with beer, Oxford.2=manufacturer with beer",
            "Oxford.1",
        ),
    ],
)
def test_then_by_the_alphabet_then_the_left_one(merchants: str, drunk: str) -> None:
    links = "Redditch-Oxford of 1, Redditch-Gloucester of 1"
    game = solo("1, 8", tiles="Redditch.1=manufacturer2 of 1", links=links, merchants=merchants)
    assert turn(game).barrels == [drunk]


@rule("BA-sell-3")
def test_one_merchants_barrel_for_each_sale() -> None:
    """Manufacturer V takes two barrels: one of the merchant, one of a brewery."""
    tiles = "Redditch.1=manufacturer5 of 1, Stone.1=brewery1 of 1 with 1"
    done = turn(solo("1, 8", tiles=tiles, links="Redditch-Oxford of 1", merchants=TWO_BARRELS))
    assert done.barrels == ["Oxford.1"]
    assert done.taken == ["beer Stone.1"]


@rule("BA-sell-4")
def test_other_bonuses_bring_nothing() -> None:
    links = "Redditch-Oxford of 1, Redditch-Gloucester of 1"
    game = solo("1, 8", tiles="Redditch.1=manufacturer2 of 1", links=links, merchants=RICH)
    stacks = {kind: mat(game, 1, kind) for kind in ("cotton", "coal", "iron", "brewery")}
    turn(game)
    assert {kind: mat(game, 1, kind) for kind in stacks} == stacks
    assert (points(game, 1), seat(game, 1)["level"]) == (0, 0)
    assert game.seat == 0


@rule("BA-sell-5")
@pytest.mark.parametrize("merchants", [DRY, ONE_BARREL])
def test_goods_that_need_no_beer(merchants: str) -> None:
    game = solo(
        "1, 8",
        "easy",
        tiles="Birmingham.2=manufacturer3 of 1",
        links="Birmingham-Oxford of 1",
        merchants=merchants,
    )
    stood = barrel(game, "Oxford.1")
    assert turn(game).flipped == ["Birmingham.2"]
    assert barrel(game, "Oxford.1") == stood


CONNECTED = {
    "tiles": "Redditch.1=manufacturer2 of 1",
    "links": "Redditch-Oxford of 1",
    "merchants": DRY,
}


@rule("BA-sell-6")
def test_a_brewery_when_only_beer_lacks() -> None:
    """Walsall is named on the back of card 4; it is not in the network."""
    done = turn(solo("1, 4", **CONNECTED))
    assert why(done, "Redditch.1") == "NO_BEER"
    assert done.built == ["pottery1 Coventry.1", "brewery1 Walsall.2"]
    assert done.flipped == []


@rule("BA-sell-7")
def test_a_link_when_only_one_lacks() -> None:
    done = turn(solo("1, 8", tiles="Redditch.1=manufacturer2 of 1"))
    assert done.laid == ["Redditch-Oxford"]
    assert done.flipped == []


@rule("BA-sell-8")
def test_tile_by_tile() -> None:
    """No brewery fits in Walsall for Redditch, which comes first; so Worcester gets its link."""
    done = turn(
        solo(
            "1, 4",
            tiles="Redditch.1=manufacturer2 of 1, Worcester.1=cotton1 of 1,"
            " Walsall.2=brewery1 of 0 with 1",
            links="Redditch-Gloucester of 1",
            merchants=DRY,
        )
    )
    assert why(done, "Walsall") == "NO_FREE_SLOT"
    assert done.laid == ["Gloucester-Worcester"]


@rule("BA-sell-8")
def test_the_first_tile_for_which_something_is_possible_decides() -> None:
    tiles = "Redditch.1=manufacturer2 of 1, Worcester.1=cotton1 of 1"
    links = "Redditch-Gloucester of 1"
    done = turn(solo("1, 4", tiles=tiles, links=links, merchants=DRY))
    assert done.built[-1] == "brewery1 Walsall.2"
    assert done.laid == []


@rule("BA-sell-9")
def test_several_links_from_one_place() -> None:
    """Both Oxford and Gloucester buy; clockwise round Redditch Oxford comes first."""
    done = turn(solo("1, 8", tiles="Redditch.1=manufacturer2 of 1"))
    assert done.laid == ["Redditch-Oxford"]


@rule("BA-sell-9")
def test_several_links_from_several_places_the_biggest_ends() -> None:
    done = turn(
        solo(
            "1, 8",
            tiles="Birmingham.2=manufacturer2 of 1",
            links="Birmingham-Dudley of 1, Wolverhampton-Dudley of 1,"
            " Coalbrookdale-Wolverhampton of 1",
            merchants="Shrewsbury.1=any with beer, Gloucester.1=blank, Gloucester.2=blank,"
            " Oxford.1=manufacturer with beer, Oxford.2=cotton with beer",
        )
    )
    assert done.laid == ["Birmingham-Oxford"]


@rule("BA-sell-9")
def test_several_links_with_equal_ends_by_the_alphabet() -> None:
    done = turn(
        solo(
            "1, 8",
            tiles="Wolverhampton.1=manufacturer2 of 1",
            links="Cannock-Wolverhampton of 1, Birmingham-Oxford of 0, Birmingham-Dudley of 0,"
            " Birmingham-Walsall of 0",
        )
    )
    assert done.laid == ["Cannock-Walsall"]


@rule("BA-sell-9")
def test_several_links_with_the_same_first_town_by_their_other_ends() -> None:
    """Birmingham-Walsall stands before Birmingham-Dudley in the printed list of lines."""
    done = turn(
        solo(
            "1, 8",
            tiles="Walsall.2=manufacturer2 of 1",
            links="Walsall-Wolverhampton of 1, Wolverhampton-Dudley of 1, Birmingham-Oxford of 0",
        )
    )
    assert done.laid == ["Birmingham-Dudley"]


@rule("BA-sell-9")
def test_a_merchants_place_is_no_town_of_the_alphabet() -> None:
    """Gloucester comes before Redditch, but only Worcester and Redditch are towns."""
    done = turn(
        solo(
            "4, 8",
            "easy",
            round=7,
            tiles="Birmingham.2=manufacturer2 of 1, Redditch.1=manufacturer1 of 1 sold,"
            " Worcester.1=cotton1 of 1 sold",
            links="Birmingham-Worcester of 1, Birmingham-Oxford of 1, Redditch-Gloucester of 1",
            merchants="Shrewsbury.1=any with beer, Gloucester.1=blank,"
            " Gloucester.2=manufacturer with beer, Oxford.1=cotton with beer, Oxford.2=blank",
        )
    )
    assert done.laid == ["Redditch-Oxford"]


@rule("BA-sell-10")
def test_the_missing_link_must_touch_the_network() -> None:
    links = "Wolverhampton-Walsall of 0, Birmingham-Oxford of 0"
    done = turn(solo("1, 8", tiles="Wolverhampton.1=manufacturer2 of 1", links=links))
    assert "Birmingham-Walsall" not in done.laid
    assert ("entry", "NOTHING_TO_SELL") in done.refused
    own = links.replace("Walsall of 0", "Walsall of 1")
    near = turn(solo("1, 8", tiles="Wolverhampton.1=manufacturer2 of 1", links=own))
    assert near.laid == ["Birmingham-Walsall"]


def test_a_merchant_place_takes_no_part_in_the_alphabet() -> None:
    """Both links have Redditch or Worcester at one end; of the other ends only towns count."""
    game = solo(
        "4, 8",
        "easy",
        round=7,
        tiles="Birmingham.2=manufacturer2 of 1, Redditch.1=manufacturer1 of 1 sold, "
        "Worcester.1=cotton1 of 1 sold",
        links="Birmingham-Worcester of 1, Birmingham-Oxford of 1, Redditch-Gloucester of 1",
        merchants="Shrewsbury.1=any with beer, Gloucester.1=blank, "
        "Gloucester.2=manufacturer with beer, Oxford.1=cotton with beer, Oxford.2=blank",
    )
    assert turn(game).laid == ["Redditch-Oxford"]
