"""Selling goods to ports and markets."""

import pytest

from tests.helpers.seen import plain
from tests.rulebook.age_of_industry.rulings.lay import first_words, lay, sea, texts, used
from tests.rulebook.table import flipped, hand, money, reason, spent

HAMBURG_BERLIN = "Hamburg-Berlin of 1"


@pytest.mark.parametrize(
    ("goods", "port", "bought"),
    [
        ("cotton1", "port1", True),
        ("cotton3", "port1", True),
        ("factory3", "port1", False),
        ("factory3", "port2", True),
        ("factory4", "port3", True),
        ("cotton1", "port2", True),
        ("cotton1", "port3", True),
    ],
)
def test_what_a_port_takes(goods: str, port: str, bought: bool) -> None:
    profit = {"cotton1": 8, "cotton3": 18, "factory3": 16, "factory4": 22}[goods]
    fee = {"port1": 5, "port2": 8, "port3": 12}[port]
    game = lay(tiles=f"Berlin.1={goods} of 0, Hamburg.1={port} of 1", links=HAMBURG_BERLIN)
    assert ("sell" in first_words(game)) is bought
    if bought:
        game.play("sell Berlin.1")
        assert (money(game, 0), money(game, 1)) == (profit, fee)
        assert flipped(game, "Berlin.1")
        assert flipped(game, "Hamburg.1")
    else:
        assert reason(game, "sell Berlin.1") is not None


@pytest.mark.parametrize(
    ("goods", "counter", "bought"),
    [
        ("cotton1", "cotton", True),
        ("cotton1", "factory", False),
        ("cotton1", "both", True),
        ("cotton1", "no demand", False),
        ("factory3", "cotton", False),
        ("factory3", "factory", True),
        ("factory3", "both", True),
        ("factory3", "no demand", False),
    ],
)
def test_what_a_market_takes(goods: str, counter: str, bought: bool) -> None:
    game = lay(
        tiles=f"Stuttgart.1={goods} of 0",
        links="Stuttgart-Switzerland of 2",
        markets=f"Switzerland market={counter}",
    )
    assert ("sell" in first_words(game)) is bought
    if bought:
        game.play("sell Stuttgart.1")
        assert used(game, "Switzerland market")
        assert money(game, 0) == (8 if goods == "cotton1" else 16)


def test_a_used_buyer_takes_no_more() -> None:
    game = lay(
        tiles="Berlin.1=cotton1 of 0, Hamburg.1=port1 of 1 sold, Stuttgart.1=cotton1 of 0",
        links=f"{HAMBURG_BERLIN}, Stuttgart-Switzerland of 2",
        markets="Switzerland market=both",
        used="Switzerland market",
    )
    assert "sell" not in first_words(game)


def test_r26_a_counter_for_both_goods_serves_one_sale() -> None:
    game = lay(
        tiles="Stuttgart.1=cotton1 of 0, Mannheim.2=factory3 of 0",
        links="Stuttgart-Switzerland of 2, Mannheim-Stuttgart of 2",
        markets="Switzerland market=both",
    )
    game.play("sell Mannheim.2")
    assert not flipped(game, "Stuttgart.1")
    assert "sell" not in first_words(game)


def test_the_buyer_need_not_be_the_nearest_nor_ones_own() -> None:
    game = lay(
        tiles="Hamburg.3=cotton1 of 0, Hamburg.1=port1 of 1, Kiel.1=port1 of 0,"
        " Bremen.1=port1 of 2",
        links="Kiel-Hamburg of 2, Hamburg-Bremen of 2",
    )
    game.play("sell Hamburg.3")
    assert texts(game) == {"to Hamburg.1", "to Kiel", "to Bremen"}
    game.play("to Bremen")
    assert [money(game, seat) for seat in range(3)] == [8, 0, 5]


def test_a_buyer_in_the_same_place_needs_no_rail() -> None:
    game = lay(tiles="Hamburg.3=cotton1 of 0, Hamburg.1=port1 of 1")
    game.play("sell Hamburg.3")
    assert (money(game, 0), money(game, 1)) == (8, 5)


def test_a_rail_that_is_missing_ends_the_way() -> None:
    game = lay(
        tiles="Magdeburg.1=cotton1 of 0, Hamburg.1=port1 of 1",
        links="Berlin-Magdeburg of 0",
    )
    assert "sell" not in first_words(game)


def test_only_own_mills_and_factories_are_sold() -> None:
    tiles = "Berlin.1=cotton1 of 1, Berlin.2=cotton1 of 0 sold, Berlin.3=iron1 of 0"
    game = lay(tiles=f"{tiles}, Hamburg.1=port1 of 0", links=HAMBURG_BERLIN)
    assert "sell" not in first_words(game)
    assert reason(game, "sell Berlin.1") == "NOT_YOURS"
    assert reason(game, "sell Berlin.2") == "ALREADY_SOLD"
    assert reason(game, "sell Berlin.3") == "NOT_SELLABLE"


def test_r26_any_number_of_sales_in_one_action_and_no_card() -> None:
    game = lay(
        tiles="Berlin.1=cotton1 of 0, Berlin.2=cotton1 of 0, Hamburg.1=port1 of 1,"
        " Hamburg.2=port1 of 2",
        links=HAMBURG_BERLIN,
    )
    game.play("sell Berlin.1, to Hamburg.2")
    assert "done" in texts(game)
    game.play("sell Berlin.2")
    assert [money(game, seat) for seat in range(3)] == [16, 5, 5]
    assert len(hand(game, 0)) == 2
    assert (plain(game, None)["actions"], spent(game, 0)) == (1, 0)


def test_r26_one_may_stop_after_any_sale_but_not_before_one() -> None:
    game = lay(
        tiles="Berlin.1=cotton1 of 0, Berlin.2=cotton1 of 0, Hamburg.1=port1 of 1,"
        " Hamburg.2=port1 of 2",
        links=HAMBURG_BERLIN,
    )
    assert reason(game, "done") is not None
    game.play("sell Berlin.1, to Hamburg.1; done")
    assert not flipped(game, "Berlin.2")
    assert "sell" in first_words(game)


def test_r20_factory_goods_pass_a_port_of_level_one() -> None:
    game = sea(
        tiles="Boston.3=factory3 of 0, Boston.1=port1 of 1, Massachusetts Bay.1=ship3 of 1",
        imports="Massachusetts Bay=3",
        markets="Massachusetts Bay market=factory",
    )
    game.play("sell Boston.3")
    assert used(game, "Massachusetts Bay market")
    assert not flipped(game, "Boston.1")


def test_r19_goods_cross_lanes_from_port_to_port() -> None:
    tiles = "Portsmouth.2=cotton1 of 0, Portsmouth.1=port1 of 1 sold, Portland.1=port1 of 2"
    ship = "Gulf of Maine.1=ship3 of 1"
    given = {"markets": "Gulf of Maine market=no demand", "imports": "Gulf of Maine=2"}
    shut = sea(tiles=tiles, markets="Gulf of Maine market=no demand")
    assert "sell" not in first_words(shut)
    game = sea(tiles=f"{tiles}, {ship}", **given)
    game.play("sell Portsmouth.2")
    assert flipped(game, "Portland.1")
    assert money(game, 2) == 5


def test_r19_no_lane_without_a_port_at_the_mill() -> None:
    game = sea(
        tiles="Portsmouth.2=cotton1 of 0, Portland.1=port1 of 2, Gulf of Maine.1=ship3 of 1",
        markets="Gulf of Maine market=cotton",
        imports="Gulf of Maine=2",
    )
    assert "sell" not in first_words(game)


def test_r19_a_market_beyond_a_ship_over_rails_and_lane() -> None:
    game = sea(
        tiles="Lawrence.1=cotton1 of 0, Portland.1=port1 of 2 sold, Gulf of Maine.1=ship3 of 1",
        links="Portsmouth-Lawrence of 1, Portland-Portsmouth of 2",
        markets="Gulf of Maine market=cotton",
        imports="Gulf of Maine=2",
    )
    game.play("sell Lawrence.1")
    assert used(game, "Gulf of Maine market")


@pytest.mark.parametrize(
    ("mill", "sold"), [("Albany.1", False), ("Pennsylvania.3", True), ("New York.3", True)]
)
def test_r22_goods_leave_pennsylvania_but_do_not_pass_it(mill: str, sold: bool) -> None:
    game = sea(
        tiles=f"{mill}=cotton1 of 0, New York.1=port1 of 1",
        links="Pennsylvania-New York of 1, Pennsylvania-Albany of 1",
    )
    assert ("sell" in first_words(game)) is sold


def test_r22_a_market_beyond_pennsylvania_is_out_of_reach() -> None:
    given = {
        "tiles": "New York.3=cotton1 of 0",
        "markets": "Great Lakes market 1=cotton, Great Lakes market 2=both",
    }
    shut = sea(links="Pennsylvania-New York of 1, Pennsylvania-Great Lakes of 1", **given)
    assert "sell" not in first_words(shut)
    ways = "New York-Poughkeepsie of 1, Poughkeepsie-Albany of 1, Albany-Great Lakes of 2"
    game = sea(links=ways, **given)
    game.play("sell New York.3")
    assert texts(game) == {"to Great Lakes market 1", "to Great Lakes market 2"}


def test_no_market_can_be_forced_on_a_rival() -> None:
    game = lay(tiles="Berlin.1=cotton1 of 1, Hamburg.1=port1 of 0", links="Hamburg-Berlin of 0")
    assert "sell" not in first_words(game)


def test_a_mill_can_be_built_sold_and_the_loan_repaid_in_one_turn() -> None:
    game = lay(
        hand0="grey", tiles="Kiel.1=port1 of 0, Stettin.1=port1 of 0", links="Berlin-Stettin of 1"
    )
    game.play("build cotton Berlin.1")
    game.play("sell Berlin.1, to Stettin")
    assert money(game, 0) == 10 - 4 + 8 + 5
    game.play("repay")
    assert money(game, 0) == 9
