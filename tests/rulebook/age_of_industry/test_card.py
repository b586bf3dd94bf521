"""Where a card may build."""

from tests.rulebook.age_of_industry.positions import germany, new_england
from tests.rulebook.marks import rule
from tests.rulebook.table import owner_of, reason

SHIPS = "ship 0 2 2"


@rule("AI-card-2")
def test_an_industry_card_builds_its_industry() -> None:
    game = germany(hand0="cotton, port")
    assert reason(game, "build cotton Cologne.1 with cotton") is None
    assert reason(game, "build cotton Cologne.1 with port") == "CARD_DOES_NOT_FIT"
    assert reason(game, "build iron Cologne.1") == "NO_CARD"


@rule("AI-card-2")
def test_a_location_card_builds_in_its_colour() -> None:
    game = germany(hand0="purple, grey")
    assert reason(game, "build iron Cologne.1 with purple") is None
    assert reason(game, "build iron Cologne.1 with grey") == "CARD_DOES_NOT_FIT"
    assert reason(game, "build iron Munich.1") == "NO_CARD"


@rule("AI-card-3")
def test_an_industry_card_follows_the_own_rails() -> None:
    game = germany(
        hand0="cotton, cotton",
        tiles="Berlin.1=cotton1 of 0",
        links="Leipzig-Berlin of 0, Leipzig-Magdeburg of 1",
    )
    assert reason(game, "build cotton Leipzig.1") is None
    assert reason(game, "build cotton Magdeburg.1") == "OUTSIDE_NETWORK"
    assert reason(game, "build cotton Kassel.1") == "OUTSIDE_NETWORK"


@rule("AI-card-4")
def test_beside_an_own_counter_in_a_large_place() -> None:
    game = germany(hand0="iron, coal", tiles="Essen.1=coal1 of 0, Breslau.1=coal1 of 1")
    assert reason(game, "build iron Essen.3") is None
    assert reason(game, "build coal Essen.2") is None
    assert reason(game, "build iron Cologne.1") == "OUTSIDE_NETWORK"


@rule("AI-card-4")
def test_three_spaces_are_not_enough() -> None:
    game = germany(hand0="iron", tiles="Breslau.1=coal1 of 0")
    assert reason(game, "build iron Breslau.3 with iron") == "PLACE_LIMIT"
    rival = germany(hand0="iron", tiles="Breslau.1=coal1 of 1, Kassel.1=cotton1 of 0")
    assert reason(rival, "build iron Breslau.3 with iron") == "OUTSIDE_NETWORK"


@rule("AI-card-5")
def test_over_an_own_counter() -> None:
    game = germany(hand0="coal", tiles="Poland.1=coal1 of 0", mat0="coal 0 2 2")
    assert reason(game, "build coal Poland with coal") is None


@rule("AI-card-6")
def test_a_ship_card_at_an_own_port() -> None:
    game = new_england(hand0="ship", mat0=SHIPS, tiles="Boston.1=port1 of 0")
    assert reason(game, "build ship Massachusetts Bay with ship") is None


@rule("AI-card-6")
def test_a_ship_card_at_a_port_that_an_own_rail_touches() -> None:
    start = {"hand0": "ship", "mat0": SHIPS, "tiles": "Boston.1=port1 of 1, Lowell.1=cotton1 of 0"}
    assert (
        reason(new_england(**start), "build ship Massachusetts Bay with ship") == "OUTSIDE_NETWORK"
    )
    joined = new_england(links="Lowell-Boston of 0", **start)
    assert reason(joined, "build ship Massachusetts Bay with ship") is None
    lent = new_england(links="Lowell-Boston of 2", **start)
    assert reason(lent, "build ship Massachusetts Bay with ship") == "OUTSIDE_NETWORK"


@rule("AI-card-7")
def test_nothing_on_the_board_opens_every_space() -> None:
    game = germany(hand0="cotton", links="Leipzig-Berlin of 0")
    assert reason(game, "build cotton Munich.1 with cotton") is None


@rule("AI-card-7")
def test_a_ship_still_needs_its_port() -> None:
    game = new_england(hand0="ship", mat0=SHIPS)
    assert reason(game, "build ship Massachusetts Bay with ship") == "SHIP_NEEDS_PORT"
    beside = new_england(hand0="ship", mat0=SHIPS, tiles="Boston.1=port1 of 1")
    assert reason(beside, "build ship Massachusetts Bay with ship") is None


@rule("AI-card-8")
def test_a_location_card_needs_no_connection() -> None:
    game = germany(hand0="brown", tiles="Kiel.1=port1 of 0")
    game.play("build cotton Munich.1 with brown")
    assert owner_of(game, "Munich.1") == 0


@rule("AI-card-8")
def test_a_location_card_on_a_ship_space() -> None:
    game = new_england(
        hand0="purple", mat0=SHIPS, tiles="Boston.1=port1 of 1, Lowell.1=cotton1 of 0"
    )
    assert reason(game, "build ship Massachusetts Bay with purple") is None
    assert reason(game, "build ship Gulf of Maine") == "SHIP_NEEDS_PORT"
