"""Which building: the alphabet with its farms, and the picture of the town."""

import pytest

from tests.rulebook.automa.solo import DRY, rail, solo, turn
from tests.rulebook.marks import rule

SELLER = "Redditch.1=manufacturer2 of 1"


@rule("BA-tie-2")
@pytest.mark.parametrize(
    ("breweries", "taken"),
    [
        (
            "Coalbrookdale.1=brewery1 of 1 with 1, Farm Brewery North.1=brewery2 of 1 with 1",
            "Coalbrookdale.1",
        ),
        (
            "Stone.1=brewery1 of 1 with 1, Farm Brewery North.1=brewery2 of 1 with 1",
            "Farm Brewery North.1",
        ),
        (
            "Farm Brewery South.1=brewery2 of 1 with 1, Farm Brewery North.1=brewery2 of 1 with 1",
            "Farm Brewery North.1",
        ),
    ],
)
def test_farms_in_the_alphabet(breweries: str, taken: str) -> None:
    game = solo("1, 8", tiles=f"{SELLER}, {breweries}", links="Redditch-Oxford of 1", merchants=DRY)
    assert turn(game).taken == [f"beer {taken}"]


ONE_ANY = (
    "Shrewsbury.1=blank, Gloucester.1=blank, Gloucester.2=cotton, "
    "Oxford.1=any with beer, Oxford.2=manufacturer"
)
NW, NE, SW, SE = 2, 8, 4, 21
"""A card for each cell that can be filled."""


@rule("BA-tie-3")
@pytest.mark.parametrize(("back", "sold"), [(NW, 1), (NE, 2), (SE, 4), (SW, 4)])
def test_the_picture_of_the_town(back: int, sold: int) -> None:
    """Three goods in Birmingham, none in its SW cell: after that comes SE."""
    done = turn(
        rail(
            f"1, {back}",
            "easy",
            tiles="Birmingham.1=manufacturer2 of 1, Birmingham.2=manufacturer2 of 1,"
            " Birmingham.4=manufacturer4 of 1",
            links="Birmingham-Oxford of 1",
            merchants=ONE_ANY,
        )
    )
    assert done.flipped == [f"Birmingham.{sold}"]


@rule("BA-tie-4")
@pytest.mark.parametrize(("back", "sold"), [(NW, 1), (NE, 1), (SW, 2), (SE, 1)])
def test_a_lone_upper_space_fills_the_upper_line(back: int, sold: int) -> None:
    """The pottery of Coventry stands above; the manufacturer below on the left."""
    done = turn(
        rail(
            f"7, {back}",
            tiles="Coventry.1=pottery1 of 1, Coventry.2=manufacturer2 of 1",
            links="Birmingham-Coventry of 1, Birmingham-Oxford of 1",
            merchants=ONE_ANY,
        )
    )
    assert done.built[:1] == ["manufacturer2 Wolverhampton.1"]
    assert done.flipped == [f"Coventry.{sold}"]


@rule("BA-tie-4")
@pytest.mark.parametrize(("back", "slot"), [(NW, 1), (NE, 2), (SW, 1), (SE, 1)])
def test_two_spaces_are_the_upper_line(back: int, slot: int) -> None:
    assert turn(solo(f"17, {back}")).built[0] == f"cotton1 Worcester.{slot}"


@rule("BA-tie-5")
def test_the_back_on_top_breaks_the_ties_of_the_front() -> None:
    """Card 17 has NE filled, card 2 after it NW."""
    done = turn(solo("17, 2"))
    assert done.built[0] == "cotton1 Worcester.1"
