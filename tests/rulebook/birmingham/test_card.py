"""Cards: which card allows what, and where it goes."""

import pytest

from tests.helpers.seen import plain
from tests.rulebook.birmingham.positions import canal, fresh, rail
from tests.rulebook.marks import rule
from tests.rulebook.table import assert_choices, hand, name_of, reason, table


@rule("BB-card-1")
def test_an_action_costs_a_card() -> None:
    game = canal(hand0="Dudley, Coventry", discards="coal")
    game.play("loan with Dudley")
    assert hand(game, 0) == ["Coventry"]
    assert sorted(table(game)["discards"]) == ["Dudley", "coal"]


@rule("BB-card-2")
def test_a_build_needs_a_card_that_allows_it() -> None:
    game = canal(hand0="Dudley, Coventry")
    assert reason(game, "build coal Cannock") == "NO_CARD"
    assert reason(game, "build coal Dudley") is None


@rule("BB-card-2")
def test_the_chosen_card_must_allow_the_build() -> None:
    game = canal(hand0="Dudley, Dudley, Coventry, coal")
    assert reason(game, "build coal Dudley with Coventry") == "CARD_DOES_NOT_FIT"
    game.play("build coal Dudley")
    assert_choices(game, "with Dudley", "with coal")
    assert reason(game, "with Coventry") == "CARD_DOES_NOT_FIT"


@rule("BB-card-2")
@pytest.mark.parametrize("card", ["Coventry", "pottery", "wild location", "wild industry"])
@pytest.mark.parametrize("action", ["link Birmingham-Oxford", "develop coal", "loan", "pass"])
def test_any_card_will_do_for_the_other_actions(action: str, card: str) -> None:
    game = canal(hand0=f"{card}, brewery, Dudley")
    ending = "; done" if action.startswith("develop") else ""
    game.play(f"{action}{ending} with {card}")
    assert hand(game, 0) == ["Dudley", "brewery"]


@rule("BB-card-3")
def test_a_location_card_builds_outside_the_network() -> None:
    game = canal(hand0="Dudley, Dudley", tiles="Coventry.2=coal1 of 0", mat0="coal 0 2 2 2")
    game.play("build coal Dudley with Dudley")
    assert name_of(game, "Dudley.1") == "coal2"


@rule("BB-card-3")
@pytest.mark.parametrize("industry", ["coal", "brewery", "iron"])
def test_a_location_card_builds_any_industry_of_the_place(industry: str) -> None:
    game = canal(hand0="Coalbrookdale, Coalbrookdale", links="Coalbrookdale-Shrewsbury of 1")
    assert reason(game, f"build {industry} Coalbrookdale") is None


@rule("BB-card-4")
def test_a_wild_location_stands_for_any_place() -> None:
    game = canal(hand0="wild location, Coventry", tiles="Coventry.2=coal1 of 0")
    assert reason(game, "build cotton Worcester with wild location") is None
    assert reason(game, "build coal Cannock with wild location") is None


@rule("BB-card-4")
def test_a_wild_location_is_no_farm() -> None:
    game = canal(hand0="wild location, Coventry", links="Cannock-Farm Brewery North of 0")
    assert reason(game, "build brewery Farm Brewery North") == "NO_CARD"
    game = canal(hand0="wild location, brewery", links="Cannock-Farm Brewery North of 0")
    refused = "build brewery Farm Brewery North with wild location"
    assert reason(game, refused) == "CARD_DOES_NOT_FIT"
    assert reason(game, "build brewery Farm Brewery North with brewery") is None


@rule("BB-card-5")
def test_an_industry_card_builds_inside_the_network() -> None:
    game = canal(hand0="coal, coal", links="Dudley-Wolverhampton of 0")
    assert reason(game, "build coal Dudley") is None
    assert reason(game, "build coal Wolverhampton") is None
    assert reason(game, "build coal Cannock") == "OUTSIDE_NETWORK"


@rule("BB-card-5")
def test_an_industry_card_builds_its_own_industry_only() -> None:
    game = canal(hand0="coal, coal", links="Dudley-Kidderminster of 0")
    assert reason(game, "build coal Dudley") is None
    assert reason(game, "build cotton Kidderminster") == "NO_CARD"


@rule("BB-card-5")
def test_a_card_with_two_industries_builds_either() -> None:
    game = canal(
        seats=3,
        hand0="cotton/manufacturer, cotton/manufacturer",
        links="Birmingham-Worcester of 0, Birmingham-Oxford of 1",
    )
    assert reason(game, "build cotton Worcester") is None
    assert reason(game, "build manufacturer Birmingham.2") is None
    assert reason(game, "build iron Birmingham") == "NO_CARD"


@rule("BB-card-6")
def test_a_wild_industry_builds_any_industry_inside_the_network() -> None:
    game = canal(
        hand0="wild industry, Coventry",
        links="Coalbrookdale-Kidderminster of 0, Coalbrookdale-Shrewsbury of 1",
    )
    assert reason(game, "build iron Coalbrookdale with wild industry") is None
    assert reason(game, "build coal Coalbrookdale with wild industry") is None
    assert reason(game, "build cotton Kidderminster with wild industry") is None
    assert reason(game, "build cotton Worcester with wild industry") == "OUTSIDE_NETWORK"


@rule("BB-card-6")
def test_a_wild_industry_builds_a_farm() -> None:
    game = canal(hand0="wild industry, Coventry", links="Cannock-Farm Brewery North of 0")
    game.play("build brewery Farm Brewery North with wild industry")
    assert name_of(game, "Farm Brewery North.1") == "brewery1"


@rule("BB-card-7")
@pytest.mark.parametrize("card", ["wild location", "wild industry"])
def test_a_played_wild_card_returns_to_its_pile(card: str) -> None:
    game = canal(hand0=f"{card}, Coventry")
    game.play(f"loan with {card}")
    assert hand(game, 0) == ["Coventry"]
    assert table(game)["discards"] == []


@rule("BB-card-7")
def test_a_returned_wild_card_can_be_scouted_again() -> None:
    game = canal(
        seats=4,
        hand0="wild location, coal, iron, brewery, Dudley",
        hand1="wild location, wild industry",
        hand2="wild location, wild industry",
        hand3="wild location, wild industry",
    )
    game.play("pass with wild location")
    game.play("scout with coal, iron, brewery")
    assert {"wild location", "wild industry"} <= set(hand(game, 0))


@rule("BB-card-8")
def test_hands_are_hidden() -> None:
    game = rail(hand0="Dudley, Dudley", hand1="coal, iron, Coventry")
    for viewer in (0, None):
        other = plain(game, viewer)["seats"][1]
        assert other["hand_size"] == 3
        assert not isinstance(other.get("hand"), list)
    assert sorted(plain(game, 1)["seats"][1]["hand"]) == ["Coventry", "coal", "iron"]


@rule("BB-card-8")
def test_discards_are_open_but_for_the_first() -> None:
    game = fresh(seats=2, seed=1)
    first = table(game)["order"][0]
    assert table(game)["discards"] == []
    card = hand(game, first)[0]
    game.play(f"pass with {card}")
    assert game.view(1 - first).discards == [card]
    assert game.view(None).discards == [card]
