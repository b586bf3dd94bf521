"""Where a card may build: industry cards, location cards, spaces, the limit of a place."""

import pytest

from tests.rulebook.age_of_industry.rulings.lay import READY, builds, lay, places, sea
from tests.rulebook.table import name_of, reason

ELSEWHERE = "Kiel.1=port1 of 0"
NE_ELSEWHERE = "Burlington.1=iron1 of 0"
BLANKS = {
    *("Hamburg", "Bremen", "Hanover", "Stettin", "Danzig", "Breslau", "Berlin", "Magdeburg"),
    *("Leipzig", "Essen", "Cologne", "Kassel", "Frankfurt", "Mannheim", "Stuttgart"),
    *("Nuremberg", "Regensburg", "Munich", "Augsburg"),
}


def test_industry_card_needs_a_rail_that_touches_the_place_itself() -> None:
    game = lay(
        hand0="cotton",
        tiles=ELSEWHERE,
        links="Kassel-Erfurt of 0, Erfurt-Leipzig of 1, Nuremberg-Leipzig of 1",
    )
    assert places(game, "cotton") == {"Kassel"}


def test_industry_card_names_the_industry() -> None:
    game = lay(hand0="cotton", tiles=ELSEWHERE, links="Essen-Kassel of 0")
    assert places(game, "cotton") == {"Essen", "Kassel"}
    assert places(game, "iron") == places(game, "coal") == set()
    assert reason(game, "build iron Kassel.1 with cotton") == "NO_CARD"


@pytest.mark.parametrize(
    ("card", "found"),
    [
        ("iron", {"iron Berlin.2", "iron Berlin.3", "iron Berlin.4"}),
        ("coal", set()),
        ("port", set()),
    ],
)
def test_industry_card_beside_an_own_counter_in_a_large_place(card: str, found: set[str]) -> None:
    game = lay(hand0=card, tiles="Berlin.1=cotton1 of 0")
    assert builds(game) == found


@pytest.mark.parametrize("town", ["Cologne", "Danzig", "Breslau"])
def test_not_beside_an_own_counter_in_a_place_of_two_or_three(town: str) -> None:
    space = {
        "Cologne": "Cologne.1=cotton1",
        "Danzig": "Danzig.1=port1",
        "Breslau": "Breslau.1=coal1",
    }
    game = lay(hand0="iron", tiles=f"{space[town]} of 0")
    assert builds(game) == set()


def test_a_rivals_counter_in_a_large_place_is_no_condition() -> None:
    game = lay(hand0="iron", tiles=f"{ELSEWHERE}, Berlin.1=cotton1 of 1")
    assert builds(game) == set()


def test_industry_card_over_an_own_counter_of_another_kind() -> None:
    game = lay(
        hand0="iron",
        mat0="iron 0 2 2",
        tiles="Cologne.1=cotton1 of 0, Belgium.1=coal1 of 1",
        links="Cologne-Belgium of 1",
    )
    assert builds(game) == {"iron Cologne.1"}
    game.play("build iron Cologne.1")
    assert name_of(game, "Cologne.1") == "iron2"


def test_nothing_on_the_board_opens_every_space_of_the_kind() -> None:
    assert places(lay(hand0="cotton"), "cotton") == BLANKS
    coal = {"Poland", "Breslau", "Bohemia", "Essen", "Belgium", "Mannheim"}
    assert places(lay(hand0="coal"), "coal") == coal
    port = {"Kiel", "Hamburg", "Bremen", "Stettin", "Danzig"}
    assert places(lay(hand0="port"), "port") == port


def test_r05_rails_are_no_counters_on_the_board() -> None:
    game = lay(hand0="cotton", links="Kassel-Erfurt of 0")
    assert places(game, "cotton") == BLANKS


def test_d14_free_again_when_the_only_counter_was_built_over() -> None:
    game = lay(
        to_act=1,
        hand1="orange",
        hand0="cotton",
        mat0="coal 1 2 2",
        mat1="coal 0 2 2",
        coal=0,
        tiles="Mannheim.1=coal1 of 0 sold",
        actions=1,
        order="1 0 2",
    )
    game.play("build coal Mannheim.1")
    assert places(game, "cotton") == BLANKS


@pytest.mark.parametrize(
    ("tiles", "links", "found"),
    [
        ("Portland.1=port1 of 0", "", {"Gulf of Maine"}),
        ("Portland.1=port1 of 1", "", set()),
        ("Portland.1=port1 of 1", "Portland-Concord of 0", {"Gulf of Maine"}),
        ("Portland.1=port1 of 1", "Portland-Concord of 1", set()),
        ("Portland.1=port1 of 1", "Portsmouth-Lawrence of 0", set()),
        ("Portland.1=port1 of 1", "Concord-Burlington of 0, Portland-Concord of 1", set()),
        ("Portland.2=iron1 of 0, Portland.1=port1 of 1", "", set()),
        ("Portland.2=iron1 of 0", "Portland-Concord of 0", set()),
        ("New York.1=port1 of 0", "", {"Long Island Sound", "New York Bight"}),
        ("Portland.1=port1 of 0 sold", "", {"Gulf of Maine"}),
    ],
)
def test_r03_where_a_ship_card_builds(tiles: str, links: str, found: set[str]) -> None:
    game = sea(hand0="ship", mat0=READY, tiles=f"{NE_ELSEWHERE}, {tiles}", links=links)
    assert places(game, "ship") == found


def test_r05_with_nothing_on_the_board_a_ship_card_takes_anybodys_port() -> None:
    game = sea(hand0="ship", mat0=READY, tiles="Boston.1=port1 of 2")
    assert places(game, "ship") == {"Massachusetts Bay"}
    assert places(sea(hand0="ship", mat0=READY), "ship") == set()


@pytest.mark.parametrize(
    ("card", "cotton", "coal", "port"),
    [
        ("blue", {"Hamburg", "Bremen", "Hanover"}, set(), {"Kiel", "Hamburg", "Bremen"}),
        (
            "light green",
            {"Stettin", "Danzig", "Breslau"},
            {"Poland", "Breslau"},
            {"Stettin", "Danzig"},
        ),
        ("grey", {"Berlin", "Magdeburg", "Leipzig"}, {"Bohemia"}, set()),
        ("purple", {"Essen", "Cologne"}, {"Essen", "Belgium"}, set()),
        ("orange", {"Kassel", "Frankfurt", "Mannheim", "Stuttgart"}, {"Mannheim"}, set()),
        ("brown", {"Nuremberg", "Regensburg", "Munich", "Augsburg"}, set(), set()),
    ],
)
def test_location_cards_of_germany(
    card: str, cotton: set[str], coal: set[str], port: set[str]
) -> None:
    game = lay(hand0=card, tiles="" if card == "brown" else "Regensburg.1=iron1 of 0")
    assert places(game, "cotton") == places(game, "iron") == cotton
    assert places(game, "coal") == coal
    assert places(game, "port") == port


@pytest.mark.parametrize(
    ("card", "ships"),
    [
        ("grey", {"Gulf of Maine"}),
        ("purple", {"Massachusetts Bay"}),
        ("brown", {"Buzzards Bay"}),
        ("light green", {"Narragansett Bay"}),
        ("orange", {"Long Island Sound"}),
        ("blue", {"New York Bight"}),
    ],
)
def test_r04_a_ship_space_has_its_own_colour(card: str, ships: set[str]) -> None:
    ports = ("Portsmouth", "Boston", "New Bedford", "Providence", "New Haven", "New York")
    mat = "port 0 2 2" if card else ""
    tiles = ", ".join(f"{town}.1=port1 of {n % 2 + 1}" for n, town in enumerate(ports[:4]))
    more = "New Haven.1=port2 of 1, New York.1=port2 of 2"
    game = sea(hand0=card, mat0=f"{READY}, {mat}", tiles=f"{tiles}, {more}")
    assert places(game, "ship") == ships


def test_d09_any_port_of_the_place_serves_every_lane() -> None:
    for space in ("New York.1", "New York.2"):
        game = sea(hand0="blue", mat0=READY, tiles=f"{space}=port1 of 1")
        assert places(game, "ship") == {"New York Bight"}
        other = sea(hand0="orange", mat0=READY, tiles=f"{space}=port1 of 1")
        assert places(other, "ship") == {"Long Island Sound"}


def test_no_ship_in_germany() -> None:
    game = lay(hand0="ship, blue", mat0=READY, tiles="Kiel.1=port1 of 1")
    assert places(game, "ship") == places(game, "ship", double=True) == set()


@pytest.mark.parametrize("town", ["Providence", "Portland"])
def test_one_counter_in_a_place_of_three_spaces(town: str) -> None:
    card = {"Providence": "light green", "Portland": "grey"}[town]
    game = sea(hand0=card, tiles=f"{town}.1=port1 of 0", links="")
    assert town not in places(game, "cotton") | places(game, "cotton", double=True)
    assert reason(game, f"build cotton {town}.2 with {card}") == "PLACE_LIMIT"


def test_two_counters_in_a_place_of_four_and_no_third() -> None:
    one = sea(hand0="purple", tiles="Boston.1=port1 of 0")
    boston = {text for text in builds(one) if "Boston" in text}
    assert boston == {"port Boston.2", "cotton Boston.3", "cotton Boston.4"} | {
        "iron Boston.3",
        "iron Boston.4",
    }
    two = sea(hand0="purple", tiles="Boston.1=port1 of 0, Boston.3=cotton1 of 0")
    assert {text for text in builds(two) if "Boston" in text} == set()
    assert reason(two, "build iron Boston.4 with purple") == "PLACE_LIMIT"
    assert reason(two, "build double iron Boston.4 with purple") == "PLACE_LIMIT"


def test_at_the_limit_an_own_counter_may_still_be_replaced() -> None:
    game = lay(
        hand0="purple",
        mat0="coal 0 2 2",
        tiles="Essen.1=coal1 of 0, Essen.3=iron1 of 0, Essen.2=coal1 of 1",
    )
    assert {text for text in builds(game) if text.startswith("coal Essen")} == {"coal Essen.1"}


def test_d13_market_spaces_are_no_spaces() -> None:
    game = lay(hand0="grey, light green", tiles="Bohemia.1=coal1 of 0")
    assert reason(game, "build coal Bohemia.1 with grey") is not None
    assert "Bohemia" not in places(game, "cotton")


def test_a_location_card_needs_its_cubes_all_the_same() -> None:
    game = lay(hand0="brown", mat0="cotton 0 2 2")
    assert places(game, "cotton") == set()
    assert reason(game, "build cotton Regensburg with brown") == "NO_COAL"
