"""The fine points D01 to D22, one test for each; where one is an option, both ways."""

import pytest

import ironbridge
from tests.rulebook.age_of_industry.positions import (
    display,
    germany,
    imports,
    last_action,
    loans,
    new_england,
)
from tests.rulebook.marks import rule
from tests.rulebook.table import (
    choices,
    cubes,
    flipped,
    hand,
    mat,
    money,
    owner_of,
    reason,
    table,
)

TO_FRANCE = "Cologne-Trier of 1, Trier-France of 1"
SHIPS = "ship 0 2 2"


@rule("AI-loan-3")
@pytest.mark.parametrize("cubes_first", [True, False])
def test_d01_the_two_ways_differ_by_one_loan_only(cubes_first: bool) -> None:
    game = germany(
        rules=f"cubes_before_payment={str(cubes_first).lower()}",
        seat0="money 0",
        tiles="Essen.1=coal1 of 0 with 1, Essen.3=iron1 of 0 with 1",
        links="Essen-Cologne of 0",
    )
    game.play("link Essen-Kassel")
    assert loans(game, 0) == (0 if cubes_first else 1)
    assert money(game, 0) - 10 * loans(game, 0) == 4 + 5 - 1


@rule("AI-rail-6")
@pytest.mark.parametrize("both_dry", [True, False])
def test_d02_a_rail_with_one_dry_end(both_dry: bool) -> None:
    """Bohemia has the distant port and no cube; Leipzig's end has both."""
    game = germany(
        rules=f"rail_track_only_if_both_ends_dry={str(both_dry).lower()}",
        tiles="Leipzig.1=iron1 of 1, Breslau.1=coal1 of 1",
        links="Leipzig-Berlin of 0, Berlin-Breslau of 1",
    )
    game.play("link Leipzig-Bohemia")
    assert ("iron track" in choices(game) or "coal track" in choices(game)) is not both_dry


@rule("AI-sea-3")
def test_d03_a_port_being_built_opens_the_track_only() -> None:
    start = {
        "hand0": "grey",
        "mat0": "port 0 2 2",
        "tiles": "Portsmouth.1=port1 of 1, Gulf of Maine.1=ship3 of 2",
        "imports": "Gulf of Maine=2",
    }
    printed = new_england(**start)
    printed.play("build port Portland")
    assert (table(printed)["coal"], imports(printed, "Gulf of Maine")) == (5, 2)
    option = new_england(rules="port_being_built_opens_lanes=true", **start)
    option.play("build port Portland")
    assert (table(option)["coal"], imports(option, "Gulf of Maine")) == (6, 1)


@rule("AI-over-5")
def test_d04_the_rest_of_a_replaced_works_goes_back() -> None:
    start = {
        "hand0": "purple",
        "mat0": "factory 0 2 2",
        "seat0": "money 20",
        "tiles": "Cologne.1=iron1 of 0 with 2",
        "links": TO_FRANCE,
    }
    printed = germany(**start)
    printed.play("build factory Cologne.1")
    assert (table(printed)["iron"], money(printed, 0)) == (6, 20 - 11)
    option = germany(rules="replaced_counter_is_a_source=false", **start)
    option.play("build factory Cologne.1")
    assert (table(option)["iron"], money(option, 0)) == (5, 20 - 12)


@rule("AI-ship-6")
@pytest.mark.parametrize("sells", [False, True])
def test_d05_leftover_coal_of_a_rebuilt_ship(sells: bool) -> None:
    game = new_england(
        rules=f"rebuilt_ship_sells_leftover_coal={str(sells).lower()}",
        hand0="purple",
        mat0="ship 0 0 2",
        coal=3,
        imports="Massachusetts Bay=3",
        tiles="Boston.1=port1 of 1, Massachusetts Bay.1=ship3 of 0",
    )
    game.play("build ship Massachusetts Bay")
    assert imports(game, "Massachusetts Bay") == (0 if sells else 2)
    assert table(game)["coal"] == (5 if sells else 3)


@rule("AI-loan-6")
def test_d06_no_repaying_inside_an_action() -> None:
    game = germany(hand0="brown, cotton", seat0="money 20", loans="1 0 0")
    game.play("build cotton Munich.1")
    assert reason(game, "repay") == "NOT_ASKED"


@rule("AI-setup-8")
def test_d07_the_deal_is_by_seat_number() -> None:
    game = ironbridge.new("age_of_industry", seats=3, seed=4)
    deck = game.deal["deck"]
    assert isinstance(deck, list)
    assert [hand(game, seat) for seat in range(3)] == [
        sorted(deck[6 * seat : 6 * seat + 6]) for seat in range(3)
    ]


@rule("AI-draw-2")
def test_d08_a_gap_until_the_action_is_over() -> None:
    game = germany(hand0="ship", display="brown, coal", pile="grey, iron")
    game.play("draw, take brown")
    assert display(game) == ["coal"]
    assert "take grey" not in choices(game)


@rule("AI-sea-2")
def test_d09_one_port_serves_both_lanes_of_new_york() -> None:
    game = new_england(
        mat0=SHIPS, hand0="blue, blue", tiles="New York.2=port1 of 1, Albany.1=cotton1 of 0"
    )
    game.play("build ship New York Bight")
    assert reason(game, "build double ship Long Island Sound") == "BOTH_ACTIONS"
    again = new_england(mat0=SHIPS, tiles="New York.2=port1 of 1")
    assert reason(again, "build double ship Long Island Sound") is None
    assert reason(again, "build double ship New York Bight") is None


@rule("AI-ship-4")
def test_d10_iron_for_a_ship_comes_over_its_own_lane() -> None:
    game = new_england(
        hand0="grey",
        mat0=SHIPS,
        tiles="Portland.1=port1 of 1, Portland.2=iron1 of 2 with 2",
    )
    game.play("build ship Gulf of Maine")
    assert cubes(game, "Portland.2") == 1


@rule("AI-track-2")
def test_d11_the_place_itself_counts() -> None:
    """A works in Stettin beside a port there sells to the track without any rail."""
    game = germany(hand0="light green", iron=4, tiles="Stettin.1=port1 of 1")
    game.play("build iron Stettin")
    assert table(game)["iron"] == 6


@rule("AI-over-3")
def test_d12_judged_before_the_own_cubes_move() -> None:
    """The works' own need of coal, or whatever else it moves, comes after the judgement."""
    game = germany(
        hand0="grey",
        iron=0,
        coal=0,
        mat0="iron 0 2 2",
        tiles="Leipzig.1=iron1 of 1 with 1, Leipzig.2=cotton1 of 2",
        links="Leipzig-Bohemia of 1",
    )
    assert reason(game, "build iron Leipzig.1") == "OVERBUILD_CUBES_LEFT"


@rule("AI-build-3")
def test_d13_market_spaces_are_no_spaces_for_counters() -> None:
    """Bohemia has a space and a market, and takes one counter; Essen has four spaces."""
    game = germany(
        hand0="grey, purple", mat0="coal 1 2 2", tiles="Bohemia.1=coal1 of 1, Essen.1=coal1 of 0"
    )
    assert reason(game, "build coal Bohemia") == "OVERBUILD_CUBES_LEFT"
    assert reason(game, "build coal Essen.2") is None


@rule("AI-rail-2")
def test_d13_a_ship_starts_no_rail() -> None:
    game = new_england(tiles="Massachusetts Bay.1=ship3 of 0, Boston.1=port1 of 1")
    assert not any(text.startswith("link") for text in choices(game))


@rule("AI-card-7")
def test_d14_free_again_after_the_only_counter_is_gone() -> None:
    game = germany(
        hand0="light green, cotton",
        hand1="cotton",
        coal=0,
        mat0="coal 0 2 2",
        tiles="Poland.1=coal1 of 1 sold, Kassel.1=cotton1 of 0",
        seat1="money 20",
    )
    game.play("build coal Poland")
    game.play("pass with cotton")
    game.play("build cotton Munich.1 with cotton")
    assert owner_of(game, "Munich.1") == 1


@rule("AI-ship-5")
def test_d15_a_ship_flips_the_moment_both_conditions_hold() -> None:
    game = new_england(
        hand0="purple",
        mat0=SHIPS,
        coal=4,
        seat0="money 9",
        markets="Massachusetts Bay market=no demand",
        tiles="Boston.1=port1 of 1",
    )
    game.play("build ship Massachusetts Bay")
    assert flipped(game, "Massachusetts Bay.1")
    assert money(game, 0) == 9 - 9 + 1 + 1 + 12


@rule("AI-track-7")
def test_d16_the_track_money_comes_last() -> None:
    game = germany(hand0="grey", coal=3)
    game.play("build coal Bohemia")
    assert (loans(game, 0), money(game, 0)) == (1, 10 - 1 + 2 + 1 + 1 + 4)


@rule("AI-loan-1")
def test_d17_never_a_loan_too_many() -> None:
    game = germany(hand0="purple", seat0="money 3", mat0="cotton 0 0 2", links=TO_FRANCE)
    game.play("build cotton Cologne.1")
    assert (loans(game, 0), money(game, 0)) == (2, 23 - 14)


@rule("AI-double-1")
def test_d18_both_actions_must_be_unused() -> None:
    game = germany()
    assert reason(game, "build double cotton Munich.1") is None
    game.play("pass")
    assert reason(game, "build double cotton Munich.1") == "BOTH_ACTIONS"


@rule("AI-end-2")
def test_d19_phases_two_and_three_in_the_last_round() -> None:
    game = last_action(loans="1 0 0", seat0="money 4, spent 5", seat1="spent 1", seat2="spent 2")
    game.play("pass")
    assert table(game)["order"] == [1, 2, 0]
    assert money(game, 0) == 3


@rule("AI-develop-2")
def test_d20_ship_cards_pay_for_anything() -> None:
    for action in ("develop ship", "pass", "build double cotton Munich.1"):
        assert reason(germany(), f"{action} with ship") is None


@rule("AI-develop-1")
def test_d21_any_level_may_be_developed() -> None:
    game = germany(mat0="cotton 0 0 1")
    game.play("develop cotton")
    assert mat(game, 0, "cotton") == [0, 0, 0]


@rule("AI-over-6")
def test_d22_which_card_builds_over_a_rival() -> None:
    start = {
        "coal": 0,
        "mat0": "coal 0 2 2",
        "tiles": "Poland.1=coal1 of 1 sold, Kassel.1=cotton1 of 0",
    }
    assert reason(germany(hand0="coal", **start), "build coal Poland") == "OUTSIDE_NETWORK"
    assert reason(germany(hand0="light green", **start), "build coal Poland") is None
    assert reason(germany(hand0="brown", **start), "build coal Poland") == "NO_CARD"
    assert reason(germany(hand0="brown", **start), "build double coal Poland") is None
    joined = germany(hand0="coal", links="Breslau-Poland of 0", **start)
    assert reason(joined, "build coal Poland") is None
