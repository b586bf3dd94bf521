"""The rulings R01 to R28: questions that the rulebook leaves open, one test for each."""

from tests.rulebook.age_of_industry.positions import (
    display,
    end_of_round,
    germany,
    imports,
    last_action,
    loans,
    new_england,
    used,
)
from tests.rulebook.marks import rule
from tests.rulebook.table import (
    choices,
    cubes,
    flipped,
    hand,
    mat,
    money,
    name_of,
    points,
    reason,
    spent,
    table,
)

TO_FRANCE = "Cologne-Trier of 1, Trier-France of 1"
SHIPS = "ship 0 2 2"


@rule("AI-track-5")
def test_r01_empty_spaces_are_always_the_cheapest() -> None:
    game = germany(
        hand0="light green",
        coal=1,
        seat0="money 1",
        tiles="Danzig.1=port1 of 1",
        links="Danzig-Poland of 1",
    )
    game.play("build coal Poland")
    assert (table(game)["coal"], money(game, 0)) == (4, 3 + 2 + 2 + 4)


@rule("AI-track-1")
def test_r02_a_source_that_is_not_connected_does_not_count() -> None:
    game = germany(
        hand0="purple",
        mat0="cotton 0 2 2",
        tiles="Munich.1=iron1 of 1, Breslau.1=coal1 of 0",
        links=TO_FRANCE,
    )
    game.play("build cotton Cologne.1")
    assert table(game)["coal"] == 5


@rule("AI-card-6")
def test_r03_a_ship_card_at_a_rivals_port_with_an_own_rail() -> None:
    game = new_england(
        hand0="ship",
        mat0=SHIPS,
        tiles="Boston.1=port1 of 1, Lowell.1=cotton1 of 0",
        links="Lowell-Boston of 0",
    )
    assert reason(game, "build ship Massachusetts Bay with ship") is None


@rule("AI-ship-1")
def test_r04_by_location_card_or_double_action_any_port_will_do() -> None:
    start = {"mat0": SHIPS, "tiles": "Boston.1=port1 of 1, Lowell.1=cotton1 of 0"}
    card = new_england(hand0="purple", **start)
    assert reason(card, "build ship Massachusetts Bay with purple") is None
    double = new_england(hand0="grey", **start)
    assert reason(double, "build double ship Massachusetts Bay with grey") is None
    assert reason(double, "build ship Massachusetts Bay") == "NO_CARD"


@rule("AI-card-7")
def test_r05_rails_are_no_counters_and_a_ship_needs_its_port() -> None:
    game = new_england(hand0="ship, cotton", mat0=SHIPS, links="Lowell-Boston of 0")
    assert reason(game, "build cotton Albany.1 with cotton") is None
    assert reason(game, "build ship Massachusetts Bay with ship") == "SHIP_NEEDS_PORT"


@rule("AI-double-1")
def test_r06_no_double_action_in_round_one() -> None:
    assert reason(germany(round=1), "build double cotton Munich.1") == "BOTH_ACTIONS"


@rule("AI-rail-4")
def test_r07_each_players_first_rail_is_free_of_cubes() -> None:
    game = germany(
        tiles="Cologne.1=cotton1 of 0", links="Munich-Austria of 1, Augsburg-Munich of 2"
    )
    assert reason(game, "link Cologne-Belgium") is None


@rule("AI-rail-5")
def test_r08_the_ends_are_chosen_for_each_cube() -> None:
    """Coal comes to the Cologne end, iron to the Kassel end; nothing joins the two."""
    game = germany(
        tiles="Belgium.1=coal1 of 1, Kassel.1=iron1 of 1",
        links="Cologne-Belgium of 0, Cologne-Trier of 0, Kassel-Frankfurt of 1",
    )
    game.play("link Cologne-Frankfurt")
    assert (cubes(game, "Belgium.1"), cubes(game, "Kassel.1")) == (2, 2)


@rule("AI-develop-1")
def test_r09_the_lowest_of_any_industry_without_iron() -> None:
    game = germany(tiles="Cologne.1=iron1 of 1")
    game.play("develop port")
    assert (mat(game, 0, "port"), cubes(game, "Cologne.1")) == ([1, 2, 2], 3)


@rule("AI-loan-1")
def test_r10_loans_only_for_a_payment() -> None:
    game = germany(hand0="purple")
    game.play("build cotton Cologne.1")
    assert (loans(game, 0), money(game, 0), spent(game, 0)) == (1, 6, 4)


@rule("AI-loan-5")
def test_r11_interest_in_round_one_too() -> None:
    game = end_of_round(round=1, loans="1 0 0", seat0="money 3")
    game.play("pass")
    assert money(game, 0) == 2


@rule("AI-score-2")
def test_r12_what_cannot_be_repaid_costs_five_points() -> None:
    game = last_action(loans="2 0 0", seat0="money 13")
    game.play("pass")
    assert (loans(game, 0), money(game, 0), points(game, 0)) == (1, 1, -5)


@rule("AI-tie-1")
def test_r13_the_order_after_the_last_round_decides() -> None:
    game = last_action(order="0 1 2", seat0="money 5, spent 9", seat1="money 5, spent 1")
    game.play("pass")
    assert game.result is not None
    assert game.result.places[1] < game.result.places[0]


@rule("AI-over-4")
def test_r14_cubes_of_an_own_mine_that_is_built_over() -> None:
    game = germany(
        hand0="light green", mat0="coal 0 2 2", seat0="money 3", tiles="Poland.1=coal1 of 0"
    )
    game.play("build coal Poland")
    assert (cubes(game, "Poland.1"), money(game, 0), table(game)["coal"]) == (4, 0, 6)


@rule("AI-over-3")
def test_r15_imported_coal_counts_as_on_the_board() -> None:
    game = new_england(
        hand0="blue",
        coal=0,
        mat0="coal 0 2 2",
        tiles="Pennsylvania.1=coal1 of 1 sold, Boston.1=port1 of 1, Massachusetts Bay.1=ship3 of 1",
        imports="Massachusetts Bay=2",
    )
    assert reason(game, "build coal Pennsylvania.1") == "OVERBUILD_CUBES_LEFT"


@rule("AI-track-5")
def test_r16_moving_to_the_track_is_forced() -> None:
    game = germany(hand0="grey", coal=4)
    game.play("build coal Bohemia")
    assert (table(game)["coal"], cubes(game, "Bohemia.1")) == (6, 1)


@rule("AI-ship-3")
def test_r17_the_ship_takes_its_coal_before_the_track_does() -> None:
    game = new_england(
        hand0="purple", coal=0, mat0=SHIPS, seat0="money 30", tiles="Boston.1=port1 of 1"
    )
    game.play("build ship Massachusetts Bay")
    assert (table(game)["coal"], imports(game, "Massachusetts Bay")) == (2, 0)


@rule("AI-ship-6")
def test_r18_a_rebuilt_ship_brings_nothing_but_scores() -> None:
    game = new_england(
        hand0="purple",
        mat0="ship 0 0 2",
        used="Massachusetts Bay market",
        tiles="Boston.1=port1 of 1, Massachusetts Bay.1=ship3 of 0 sold",
    )
    game.play("build ship Massachusetts Bay")
    assert name_of(game, "Massachusetts Bay.1") == "ship4"
    assert imports(game, "Massachusetts Bay") == 0
    assert not flipped(game, "Massachusetts Bay.1")
    end = last_action(
        "new_england",
        rebuilt="Massachusetts Bay.1",
        tiles="Boston.1=port1 of 1, Massachusetts Bay.1=ship4 of 0",
    )
    end.play("pass")
    assert points(end, 0) == 4


@rule("AI-sea-1")
def test_r19_rails_and_lanes_mix() -> None:
    """From the imports over two lanes to the port, then by rail to Lowell."""
    game = new_england(
        hand0="purple",
        mat0="cotton 0 2 2",
        tiles="Boston.1=port1 of 1 sold, Massachusetts Bay.1=ship3 of 2",
        imports="Massachusetts Bay=2",
        links="Lowell-Boston of 1",
    )
    game.play("build cotton Lowell.1")
    assert imports(game, "Massachusetts Bay") == 1


@rule("AI-sell-7")
def test_r20_factory_goods_pass_a_port_of_level_one() -> None:
    game = new_england(
        markets="Massachusetts Bay market=factory",
        tiles="Boston.1=port1 of 1, Lowell.1=factory3 of 0, Massachusetts Bay.1=ship3 of 2",
        links="Lowell-Boston of 1",
    )
    game.play("sell Lowell.1")
    assert used(game, "Massachusetts Bay market")


@rule("AI-sell-4")
def test_r21_a_used_port_opens_the_track_but_buys_nothing() -> None:
    game = germany(
        hand0="blue",
        mat0="cotton 0 2 2",
        tiles="Hamburg.1=port1 of 1 sold, Hamburg.3=cotton1 of 0",
        links="Hamburg-Hanover of 2",
    )
    assert reason(game, "build cotton Hanover.1") is None
    assert reason(game, "sell Hamburg") == "NO_BUYER"


@rule("AI-sea-5")
def test_r22_no_port_is_reached_through_pennsylvania() -> None:
    """Nor does a new mine in Albany's stead sell through it: the works beyond is cut off."""
    game = new_england(
        hand0="orange",
        iron=3,
        tiles="New York.1=port1 of 1",
        links="Pennsylvania-New York of 1, Pennsylvania-Albany of 1",
    )
    game.play("build iron Albany.1")
    assert (table(game)["iron"], cubes(game, "Albany.1")) == (3, 3)


@rule("AI-card-3")
def test_r23_only_an_own_rail_connects() -> None:
    game = germany(
        hand0="cotton",
        tiles="Cologne.1=cotton1 of 0",
        links="Essen-Cologne of 1, Essen-Kassel of 0",
    )
    assert reason(game, "build cotton Kassel.1") is None
    assert reason(game, "build cotton Frankfurt.1") == "OUTSIDE_NETWORK"


@rule("AI-draw-4")
def test_r24_drawing_near_the_end() -> None:
    game = germany(hand0="ship", display="coal, -", pile="")
    game.play("draw")
    assert (hand(game, 0), display(game)) == (["coal", "ship"], [])
    assert reason(game, "draw") == "NOTHING_TO_DRAW"


@rule("AI-pass-2")
def test_r25_an_empty_hand_before_a_pile() -> None:
    game = germany(hand0="", tiles="Cologne.1=cotton1 of 0")
    assert all(text == "draw" or text.startswith("link") for text in choices(game))


@rule("AI-sell-6")
def test_r26_selling_nothing_is_no_action() -> None:
    game = germany(tiles="Cologne.1=cotton1 of 0")
    assert not any(text.startswith("sell") for text in choices(game))
    assert reason(game, "done") == "NOT_ASKED"


@rule("AI-supply-1")
def test_r27_an_unbroken_chain_and_one_works_of_level_two() -> None:
    """The garbled words mean: no gap in the way; and one works of level two carries four."""
    gap = germany(
        hand0="purple",
        mat0="cotton 0 2 2",
        tiles="Kassel.1=iron1 of 1, Breslau.1=coal1 of 1",
        links="Berlin-Breslau of 1, Essen-Cologne of 1",
    )
    assert reason(gap, "build cotton Cologne.1") == "NO_COAL"
    works = germany(hand0="purple", mat0="iron 0 2 2", links=TO_FRANCE)
    works.play("build iron Cologne.1")
    assert cubes(works, "Cologne.1") == 4


@rule("AI-score-1")
def test_r28_what_a_foreign_place_adds() -> None:
    """Bohemia: a market and its mine, but not its distant-port sign; Leipzig is empty."""
    game = last_action(tiles="Bohemia.1=coal1 of 1", links="Leipzig-Bohemia of 0")
    game.play("pass")
    assert money(game, 0) == 2 + 2
