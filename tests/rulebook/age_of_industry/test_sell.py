"""Selling goods."""

from tests.rulebook.age_of_industry.positions import germany, new_england, used
from tests.rulebook.marks import rule
from tests.rulebook.table import choices, flipped, hand, money, reason, table

MARKETS = (
    "Poland market=factory, Bohemia market=cotton, Belgium market=both, Austria market 1=no demand"
)


@rule("AI-sell-1")
def test_own_mills_and_factories_not_turned_over() -> None:
    game = germany(
        markets=MARKETS,
        tiles="Leipzig.1=cotton1 of 1, Leipzig.2=iron1 of 0, Kassel.1=cotton1 of 0 sold",
        links="Leipzig-Bohemia of 0",
    )
    assert reason(game, "sell Leipzig.1") == "NOT_YOURS"
    assert reason(game, "sell Leipzig.2") == "NOT_SELLABLE"
    assert reason(game, "sell Kassel.1") == "ALREADY_SOLD"
    assert reason(game, "sell Munich.1") == "NOT_SELLABLE"


@rule("AI-sell-2")
def test_any_connected_buyer_over_rails_of_any_owner() -> None:
    game = germany(
        markets=MARKETS,
        tiles="Leipzig.1=cotton1 of 0, Stettin.1=port1 of 1",
        links="Leipzig-Bohemia of 1, Leipzig-Berlin of 2, Berlin-Stettin of 1",
    )
    game.play("sell Leipzig.1")
    assert choices(game) == {"to Bohemia market", "to Stettin"}
    game.play("to Stettin")
    assert flipped(game, "Stettin.1")


@rule("AI-sell-2")
def test_a_sale_needs_a_buyer() -> None:
    game = germany(markets=MARKETS, tiles="Leipzig.1=cotton1 of 0")
    assert reason(game, "sell Leipzig.1") == "NO_BUYER"


@rule("AI-sell-2")
def test_a_buyer_that_is_not_connected_or_not_there() -> None:
    game = germany(
        markets=MARKETS,
        tiles="Leipzig.1=cotton1 of 0, Stettin.1=port1 of 1, Hamburg.1=port1 of 2",
        links="Leipzig-Bohemia of 1, Leipzig-Berlin of 2, Berlin-Stettin of 1",
    )
    game.play("sell Leipzig.1")
    assert reason(game, "to Hamburg.1") == "BUYER_FAR"
    assert reason(game, "to Belgium market") == "BUYER_FAR"
    assert reason(game, "to Hamburg.2") == "NOT_A_BUYER"


@rule("AI-sell-2")
def test_a_port_in_the_same_place() -> None:
    game = germany(tiles="Stettin.1=port1 of 1, Stettin.2=cotton1 of 0")
    assert reason(game, "sell Stettin") is None


@rule("AI-sell-3")
def test_what_a_port_takes() -> None:
    start = {"links": "Berlin-Stettin of 1", "markets": MARKETS}
    one = germany(tiles="Berlin.1=factory3 of 0, Stettin.1=port1 of 1", **start)
    assert reason(one, "sell Berlin.1") == "NO_BUYER"
    two = germany(tiles="Berlin.1=factory3 of 0, Stettin.1=port2 of 1", **start)
    assert reason(two, "sell Berlin.1") is None


@rule("AI-sell-3")
def test_what_a_market_takes() -> None:
    game = germany(
        markets=MARKETS,
        tiles="Leipzig.1=factory3 of 0, Stettin.1=port2 of 1, Danzig.1=port1 of 1",
        links="Leipzig-Bohemia of 1, Leipzig-Berlin of 2, Berlin-Stettin of 1, Stettin-Danzig of 1,"
        " Danzig-Poland of 1, Bohemia-Austria of 1",
    )
    game.play("sell Leipzig.1")
    assert choices(game) == {"to Stettin", "to Poland market"}
    assert reason(game, "to Bohemia market") == "BUYER_REFUSES"
    assert reason(game, "to Austria market 1") == "BUYER_REFUSES"
    assert reason(game, "to Danzig.1") == "BUYER_REFUSES"


@rule("AI-sell-4")
def test_a_buyer_buys_once() -> None:
    game = germany(
        markets=MARKETS,
        used="Belgium market",
        tiles="Cologne.1=cotton1 of 0, Bremen.1=port1 of 1 sold, Hamburg.1=port1 of 1,"
        " Hamburg.2=port1 of 2",
        links="Cologne-Belgium of 0, Essen-Cologne of 1, Bremen-Essen of 1, Hamburg-Bremen of 1",
    )
    game.play("sell Cologne.1")
    assert choices(game) == {"to Hamburg.1", "to Hamburg.2"}
    assert reason(game, "to Belgium market") == "BUYER_USED"
    assert reason(game, "to Bremen") == "BUYER_USED"


@rule("AI-sell-4")
def test_a_counter_for_both_serves_one_sale() -> None:
    game = germany(
        markets=MARKETS,
        tiles="Cologne.1=cotton1 of 0, Essen.3=factory3 of 0",
        links="Cologne-Belgium of 0, Essen-Cologne of 1",
    )
    game.play("sell Essen.3; done")
    assert used(game, "Belgium market")
    assert reason(game, "sell Cologne.1") == "NO_BUYER"


@rule("AI-sell-5")
def test_both_are_turned_over_and_pay() -> None:
    game = germany(tiles="Stettin.1=port1 of 1, Stettin.2=cotton1 of 0")
    game.play("sell Stettin")
    assert flipped(game, "Stettin.1")
    assert flipped(game, "Stettin.2")
    assert (money(game, 0), money(game, 1)) == (8, 5)


@rule("AI-sell-5")
def test_no_card_is_played() -> None:
    game = germany(tiles="Stettin.1=port1 of 1, Stettin.2=cotton1 of 0")
    game.play("sell Stettin")
    assert (len(hand(game, 0)), table(game)["actions"]) == (3, 1)


@rule("AI-sell-6")
def test_several_sales_in_one_action() -> None:
    game = germany(
        tiles="Stettin.1=port1 of 1, Stettin.2=cotton1 of 0, Danzig.1=port1 of 0,"
        " Berlin.1=cotton1 of 0",
        links="Berlin-Stettin of 1, Stettin-Danzig of 1",
    )
    game.play("sell Stettin to Danzig.1; sell Berlin.1")
    assert (money(game, 0), money(game, 1), table(game)["actions"]) == (8 + 5 + 8, 5, 1)


@rule("AI-sell-6")
def test_one_may_stop() -> None:
    game = germany(
        tiles="Stettin.1=port1 of 1, Stettin.2=cotton1 of 0, Danzig.1=port1 of 0,"
        " Berlin.1=cotton1 of 0",
        links="Berlin-Stettin of 1, Stettin-Danzig of 1",
    )
    game.play("sell Stettin to Danzig.1")
    assert choices(game) == {"sell Berlin.1", "done"}
    game.play("done")
    assert not flipped(game, "Berlin.1")


@rule("AI-sell-7")
def test_ways_past_a_port_of_level_one() -> None:
    game = new_england(
        markets="Massachusetts Bay market=factory",
        tiles="Boston.1=port1 of 1, Boston.3=factory3 of 0, Massachusetts Bay.1=ship3 of 2",
    )
    game.play("sell Boston.3")
    assert used(game, "Massachusetts Bay market")
    assert not flipped(game, "Boston.1")
