"""The 23 examples of the rulebook, by their numbers in ``examples.toml``."""

import pytest

from tests.rulebook.age_of_industry.rulings.lay import (
    READY,
    builds,
    closing,
    finish_round,
    imports,
    lay,
    order,
    places,
    rails,
    sea,
    track,
    used,
)
from tests.rulebook.marks import rule
from tests.rulebook.table import cubes, flipped, mat, money, points, reason, spent, tile

YELLOW_WAY = "Magdeburg-Berlin of 0, Berlin-Posen of 1, Posen-Poland of 1"


@rule("AI-order-1")
def test_e01_who_spent_two_plays_before_who_spent_four() -> None:
    game = lay(round=1, hand0="cotton", hand1="iron", hand2="ship")
    game.play("build cotton Kassel.1")
    assert spent(game, 0) == 4
    game.play("build iron Augsburg.1")
    assert spent(game, 1) == 2
    game.play("pass")
    assert order(game) == [2, 1, 0]


@rule("AI-card-3")
def test_e02_an_own_rail_that_touches_kassel_is_enough() -> None:
    own = lay(hand0="cotton", tiles="Hanover.1=iron1 of 0", links="Hanover-Kassel of 0")
    assert places(own, "cotton") == {"Kassel"}
    other = lay(hand0="cotton", tiles="Hanover.1=iron1 of 0", links="Hanover-Kassel of 1")
    assert places(other, "cotton") == set()


@rule("AI-card-4")
def test_e03_beside_and_over_an_own_mine_in_a_place_of_four_spaces() -> None:
    given = {"tiles": "Essen.1=coal1 of 0", "mat0": "coal 0 2 2"}
    cotton = lay(hand0="cotton", **given)
    assert builds(cotton) == {"cotton Essen.3", "cotton Essen.4"}
    coal = lay(hand0="coal", **given)
    assert builds(coal) == {"coal Essen.1", "coal Essen.2"}


@rule("AI-card-6")
def test_e04_a_ship_card_beside_the_own_port() -> None:
    game = sea(hand0="ship", mat0=READY, tiles="Boston.1=port1 of 0, Boston.3=iron1 of 1")
    assert places(game, "ship") == {"Massachusetts Bay"}


@rule("AI-card-2")
def test_e05_a_brown_card_opens_every_brown_place() -> None:
    game = lay(hand0="brown", tiles="Kiel.1=port1 of 0")
    assert places(game, "cotton") == {"Nuremberg", "Regensburg", "Munich", "Augsburg"}


@rule("AI-build-2")
def test_e06_cologne_takes_mill_factory_and_works_on_both_spaces() -> None:
    game = lay(
        hand0="purple",
        mat0=READY,
        tiles="Belgium.1=coal1 of 1, Frankfurt.1=iron1 of 1",
        links="Cologne-Belgium of 1, Cologne-Frankfurt of 1",
    )
    there = {text for text in builds(game) if "Cologne" in text}
    spaces = ("Cologne.1", "Cologne.2")
    assert there == {
        f"{kind} {space}" for kind in ("cotton", "factory", "iron") for space in spaces
    }


@rule("AI-build-2")
def test_e07_belgium_takes_a_coal_mine_only() -> None:
    game = lay(hand0="purple")
    assert {text for text in builds(game) if "Belgium" in text} == {"coal Belgium"}


@rule("AI-build-2")
def test_e08_kiel_takes_a_port_only() -> None:
    game = lay(hand0="blue")
    assert {text for text in builds(game) if "Kiel" in text} == {"port Kiel"}


@rule("AI-card-8")
def test_e09_a_light_green_card_builds_a_ship_beside_a_rivals_port() -> None:
    tiles = "Providence.1=port1 of 1, Providence.2=iron1 of 1"
    game = sea(hand0="light green", mat0=READY, tiles=tiles)
    assert places(game, "ship") == {"Narragansett Bay"}
    alone = sea(hand0="light green", mat0=READY, tiles="Providence.2=iron1 of 1")
    assert places(alone, "ship") == set()


@rule("AI-build-1")
def test_e10_the_mills_come_by_level() -> None:
    game = lay(hand0="brown, brown, brown", mat0="cotton 2 2 2")
    game.play("build cotton Munich.1")
    assert tile(game, "Munich.1") == {"tile": "cotton1", "owner": 0, "cubes": 0, "sold": False}
    game.play("build cotton Augsburg.1")
    assert mat(game, 0, "cotton") == [0, 2, 2]
    later = lay(hand0="ship, ship", mat0="cotton 0 2 2")
    later.play("develop cotton")
    assert mat(later, 0, "cotton") == [0, 1, 2]


@rule("AI-build-5")
@pytest.mark.parametrize(
    ("left", "price", "coal", "iron"),
    [("2 2 2", 4, 0, 0), ("0 2 2", 6, 1, 0), ("0 0 2", 12, 1, 1)],
)
def test_e11_what_the_mills_cost(left: str, price: int, coal: int, iron: int) -> None:
    game = lay(
        hand0="orange",
        seat0="money 20",
        mat0=f"cotton {left}",
        tiles="Mannheim.1=coal1 of 1, Kassel.2=iron1 of 1",
        links="Kassel-Frankfurt of 1, Frankfurt-Mannheim of 1",
    )
    game.play("build cotton Frankfurt.1")
    assert (money(game, 0), spent(game, 0)) == (20 - price, price)
    assert (cubes(game, "Mannheim.1"), cubes(game, "Kassel.2")) == (3 - coal, 3 - iron)


@rule("AI-supply-1")
def test_e12_coal_from_poland_over_the_rails_of_yellow() -> None:
    game = lay(
        hand0="cotton",
        seat0="money 6",
        mat0="cotton 0 2 2",
        tiles="Poland.1=coal1 of 1, Berlin.1=iron1 of 0",
        links=YELLOW_WAY,
    )
    game.play("build cotton Magdeburg.1")
    assert cubes(game, "Poland.1") == 2
    assert money(game, 0) == 0


@rule("AI-supply-2")
def test_e13_the_factory_of_regensburg() -> None:
    game = lay(
        hand0="brown",
        mat0=READY,
        tiles="Mannheim.1=coal1 of 0 with 2, Bohemia.1=coal1 of 1 with 1,"
        " Munich.1=iron1 of 0 with 1, Augsburg.1=iron1 of 2 with 1",
        links="Frankfurt-Mannheim of 0, Frankfurt-Nuremberg of 0, Regensburg-Nuremberg of 0,"
        " Regensburg-Bohemia of 1, Munich-Regensburg of 0, Augsburg-Regensburg of 2",
        seat0="money 10",
    )
    assert reason(game, "build factory Munich.2 with brown") == "PLACE_LIMIT"
    assert reason(game, "build factory Regensburg, coal Mannheim with brown") == "NOT_NEAREST"
    game.play("build factory Regensburg, iron Munich with brown")
    assert flipped(game, "Bohemia.1")
    assert flipped(game, "Munich.1")
    assert not flipped(game, "Augsburg.1")
    assert cubes(game, "Mannheim.1") == 2
    assert (money(game, 0), money(game, 1)) == (5, 4)


@rule("AI-track-2")
@pytest.mark.parametrize(("rail", "open_to_all"), [("Mannheim-France of 2", True), ("", False)])
def test_e14_every_player_connected_to_france_uses_the_track(rail: str, open_to_all: bool) -> None:
    ways = "Frankfurt-Mannheim of 1" + (f", {rail}" if rail else "")
    game = lay(hand0="orange", mat0="cotton 0 2 2", links=ways, seat0="money 20")
    assert ("Frankfurt" in places(game, "cotton")) is open_to_all
    if open_to_all:
        game.play("build cotton Frankfurt.1")
        assert money(game, 0) == 20 - 6 - 1
        assert track(game) == (5, 6)


@rule("AI-build-6")
def test_e15_cubes_on_a_new_mine_and_a_new_works() -> None:
    mine = lay(hand0="coal")
    mine.play("build coal Breslau.1")
    assert cubes(mine, "Breslau.1") == 3
    works = lay(hand0="grey", mat0="iron 0 2 2", tiles="Bohemia.1=coal1 of 1", links="")
    assert reason(works, "build iron Leipzig.1 with grey") == "NO_COAL"
    joined = lay(
        hand0="grey",
        mat0="iron 0 2 2",
        tiles="Bohemia.1=coal1 of 1",
        links="Leipzig-Bohemia of 1",
    )
    joined.play("build iron Leipzig.1 with grey")
    assert cubes(joined, "Leipzig.1") == 4


@rule("AI-track-5")
def test_e16_three_cubes_to_the_track_earn_four() -> None:
    game = lay(
        hand0="light green",
        mat0="coal 0 2 2",
        coal=3,
        seat0="money 3",
        tiles="Stettin.1=port1 of 1 sold, Berlin.1=iron1 of 1",
        links="Berlin-Stettin of 1, Berlin-Breslau of 1",
    )
    game.play("build coal Breslau.1")
    assert cubes(game, "Breslau.1") == 1
    assert track(game) == (6, 6)
    assert (money(game, 0), spent(game, 0)) == (4, 3)


@rule("AI-supply-5")
def test_e17_a_mine_of_level_one_pays_four_to_its_owner_at_once() -> None:
    game = lay(
        hand0="grey",
        mat0="cotton 0 2 2",
        seat0="money 6",
        tiles="Bohemia.1=coal1 of 2 with 1",
        links="Leipzig-Bohemia of 1",
    )
    game.play("build cotton Leipzig.1")
    assert flipped(game, "Bohemia.1")
    assert (money(game, 0), money(game, 2)) == (0, 4)


@rule("AI-rail-6")
def test_e18_the_rail_to_bohemia_costs_two_in_all() -> None:
    game = lay(
        seat0="money 2",
        tiles="Augsburg.1=iron1 of 0",
        links="Augsburg-Regensburg of 0",
    )
    assert "Regensburg-Bohemia" in rails(game)
    game.play("link Regensburg-Bohemia")
    assert (money(game, 0), spent(game, 0)) == (0, 2)
    assert cubes(game, "Augsburg.1") == 2
    assert track(game) == (5, 6)


@rule("AI-ship-5")
def test_e19_a_sale_beyond_the_ship_turns_mill_market_and_ship_over() -> None:
    game = sea(
        tiles="Boston.3=cotton1 of 0, Boston.1=port1 of 1, Massachusetts Bay.1=ship3 of 0",
        markets="Massachusetts Bay market=cotton",
        imports="Massachusetts Bay=0",
    )
    game.play("sell Boston.3, to Massachusetts Bay market")
    assert flipped(game, "Boston.3")
    assert used(game, "Massachusetts Bay market")
    assert flipped(game, "Massachusetts Bay.1")
    assert not flipped(game, "Boston.1")
    assert (money(game, 0), money(game, 1)) == (8 + 12, 0)


@rule("AI-ship-5")
def test_e19_without_the_ship_the_market_is_out_of_reach() -> None:
    game = sea(
        tiles="Boston.3=cotton1 of 0, Boston.1=port1 of 1",
        markets="Massachusetts Bay market=cotton",
    )
    assert reason(game, "sell Boston.3, to Massachusetts Bay market") is not None
    game.play("sell Boston.3")
    assert money(game, 1) == 5


@rule("AI-ship-5")
def test_e19_coal_that_is_left_keeps_the_ship_up() -> None:
    game = sea(
        tiles="Boston.3=cotton1 of 0, Boston.1=port1 of 1, Massachusetts Bay.1=ship3 of 0",
        markets="Massachusetts Bay market=cotton",
        imports="Massachusetts Bay=1",
    )
    game.play("sell Boston.3, to Massachusetts Bay market")
    assert not flipped(game, "Massachusetts Bay.1")
    assert imports(game, "Massachusetts Bay") == 1
    assert money(game, 0) == 8


@rule("AI-sell-5")
def test_e20_three_sales_earn_thirty_seven() -> None:
    game = lay(
        tiles="Berlin.1=cotton1 of 0, Berlin.2=factory3 of 0, Stettin.2=cotton1 of 0,"
        " Danzig.1=port1 of 0, Hamburg.1=port1 of 1",
        links="Berlin-Stettin of 1, Stettin-Danzig of 2, Danzig-Poland of 2, Hamburg-Berlin of 1",
        markets="Poland market=factory",
    )
    assert reason(game, "sell Berlin.2, to Danzig.1; done") is not None
    game.play(
        "sell Berlin.2, to Poland market; sell Berlin.1, to Danzig.1; sell Stettin.2, to Hamburg.1"
    )
    assert (money(game, 0), money(game, 1)) == (37, 5)
    assert used(game, "Poland market")
    assert spent(game, 0) == 0


@rule("AI-build-4")
def test_e21_two_developments_reach_the_factory_of_level_three() -> None:
    game = lay(hand0="brown, brown, brown")
    assert mat(game, 0, "factory") == [2, 2, 2]
    assert reason(game, "build factory Regensburg with brown") == "NEVER_BUILT"
    game.play("develop factory")
    assert reason(game, "build factory Regensburg with brown") == "NEVER_BUILT"
    game.play("develop factory")
    assert mat(game, 0, "factory") == [0, 2, 2]


@rule("AI-order-2")
def test_e22_equal_spenders_keep_their_places() -> None:
    game = lay(
        seats=4,
        order="0 1 2 3",
        to_act=3,
        actions=1,
        hand3="ship",
        seat0="spent 12",
        seat1="spent 5",
        seat2="spent 9",
        seat3="spent 5",
    )
    finish_round(game)
    assert order(game) == [1, 3, 2, 0]


@rule("AI-score-1")
def test_e23_rails_and_counters_at_the_end() -> None:
    game = closing(
        tiles="Frankfurt.1=factory3 of 0, Mannheim.1=coal1 of 0 with 2,"
        " Nuremberg.1=cotton2 of 0 sold, Stuttgart.1=factory3 of 0 sold,"
        " Frankfurt.2=cotton2 of 1 sold, Mannheim.2=iron2 of 1 sold, Cologne.1=cotton1 of 1 sold",
        links="Frankfurt-Mannheim of 0, Mannheim-Stuttgart of 0, Frankfurt-Nuremberg of 0,"
        " Mannheim-France of 0, Cologne-Frankfurt of 1, Trier-France of 1, Cologne-Trier of 1,"
        " Kassel-Frankfurt of 1, Stuttgart-Ulm of 1, Regensburg-Nuremberg of 1",
        markets="France market 1=no demand, France market 2=cotton",
        used="France market 2",
    )
    game.play("pass")
    assert (money(game, 0), money(game, 1)) == (6 + 5 + 5 + 6, 5 + 5 + 4 + 4 + 4 + 3)
    assert (points(game, 0), points(game, 1)) == (22 // 5 + 9, 25 // 5 + 5)
