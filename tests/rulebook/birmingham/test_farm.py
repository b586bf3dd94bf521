"""The two farm breweries."""

import pytest

from tests.rulebook.birmingham.positions import DRY_MERCHANTS, canal
from tests.rulebook.marks import rule
from tests.rulebook.table import choices, flipped, link_owner, name_of, reason


@rule("BB-farm-1")
@pytest.mark.parametrize("card", ["brewery", "wild industry"])
@pytest.mark.parametrize("farm", ["Farm Brewery North", "Farm Brewery South"])
def test_farms_take_breweries_by_industry_card(farm: str, card: str) -> None:
    game = canal(
        hand0=f"{card}, Coventry",
        links="Cannock-Farm Brewery North of 0, Kidderminster-Worcester of 0",
    )
    game.play(f"build brewery {farm} with {card}")
    assert name_of(game, f"{farm}.1") == "brewery1"


@rule("BB-farm-1")
def test_a_farm_takes_nothing_else() -> None:
    game = canal(hand0="wild industry, coal", links="Cannock-Farm Brewery North of 0")
    assert reason(game, "build coal Farm Brewery North.1") == "WRONG_INDUSTRY"


@rule("BB-farm-1")
def test_no_location_card_builds_a_farm() -> None:
    game = canal(
        hand0="Cannock, Kidderminster, Worcester, wild location",
        links="Cannock-Farm Brewery North of 0, Kidderminster-Worcester of 0",
    )
    assert reason(game, "build brewery Farm Brewery North") == "NO_CARD"
    assert reason(game, "build brewery Farm Brewery South") == "NO_CARD"


@rule("BB-farm-1")
def test_a_farm_can_be_the_first_tile() -> None:
    game = canal(hand0="brewery, Coventry")
    assert reason(game, "build brewery Farm Brewery North with brewery") is None


@rule("BB-farm-2")
def test_the_northern_farm_has_its_own_line() -> None:
    game = canal(tiles="Farm Brewery North.1=brewery1 of 0")
    assert reason(game, "link Cannock-Wolverhampton") == "LINK_OUTSIDE_NETWORK"
    game.play("link Cannock-Farm Brewery North")
    assert link_owner(game, "Cannock", "Farm Brewery North") == 0
    assert reason(game, "link Cannock-Wolverhampton") is None


@rule("BB-farm-2")
def test_a_tile_in_cannock_does_not_reach_the_northern_farm() -> None:
    game = canal(hand0="brewery, Coventry", tiles="Cannock.2=coal1 of 0")
    assert reason(game, "build brewery Farm Brewery North") == "OUTSIDE_NETWORK"


@rule("BB-farm-3")
def test_the_southern_farm_lies_on_a_line_of_three() -> None:
    game = canal(tiles="Farm Brewery South.1=brewery1 of 0")
    assert reason(game, "link Kidderminster-Dudley") == "LINK_OUTSIDE_NETWORK"
    assert reason(game, "link Kidderminster-Worcester") is None
    game = canal(hand0="brewery, Coventry", links="Kidderminster-Worcester of 0")
    assert reason(game, "build brewery Farm Brewery South with brewery") is None


@rule("BB-farm-3")
def test_no_second_link_at_the_southern_farm() -> None:
    game = canal(
        tiles="Farm Brewery South.1=brewery1 of 0",
        links="Kidderminster-Worcester of 1",
    )
    links = {text for text in choices(game) if text.startswith("link ")}
    assert links == set()


@rule("BB-farm-3")
@pytest.mark.parametrize("mill", ["Worcester.1", "Kidderminster.2"])
def test_the_southern_farm_is_connected_to_both(mill: str) -> None:
    game = canal(
        merchants=DRY_MERCHANTS,
        tiles=f"{mill}=cotton1 of 0, Farm Brewery South.1=brewery1 of 1",
        links="Kidderminster-Worcester of 1, Gloucester-Worcester of 1",
    )
    game.play(f"sell {mill}")
    assert flipped(game, "Farm Brewery South.1")
