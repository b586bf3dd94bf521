"""Sell: what, to whom, with which beer."""

import pytest

from tests.rulebook.birmingham.positions import DRY_MERCHANTS, MERCHANTS, canal, rail
from tests.rulebook.marks import rule
from tests.rulebook.table import choices, cubes, flipped, hand, income, reason, table


@rule("BB-sell-1")
def test_what_can_be_sold() -> None:
    game = canal(
        merchants=MERCHANTS,
        tiles="Birmingham.1=cotton1 of 1, Birmingham.3=iron1 of 0, Worcester.1=cotton1 of 0 sold,"
        " Worcester.2=cotton1 of 1, Redditch.1=manufacturer1 of 0",
        links="Birmingham-Oxford of 0, Birmingham-Worcester of 0, Redditch-Oxford of 0",
    )
    assert reason(game, "sell Birmingham.1") == "NOT_YOURS"
    assert reason(game, "sell Birmingham.3") == "NOT_SELLABLE"
    assert reason(game, "sell Birmingham.2") == "NOT_SELLABLE"
    assert reason(game, "sell Worcester.1") == "ALREADY_SOLD"
    assert reason(game, "sell Redditch.1") is None


@rule("BB-sell-2")
def test_a_connected_merchant_who_buys_it() -> None:
    """Gloucester buys cotton only."""
    tiles = "Worcester.1=cotton1 of 0, Redditch.1=manufacturer1 of 0"
    game = canal(
        merchants=MERCHANTS,
        tiles=tiles,
        links="Gloucester-Worcester of 0, Redditch-Gloucester of 0",
    )
    assert reason(game, "sell Worcester.1") is None
    assert reason(game, "sell Redditch.1") == "NO_MERCHANT"
    apart = canal(merchants=MERCHANTS, tiles=tiles, links="Redditch-Oxford of 0")
    assert reason(apart, "sell Worcester.1") == "NO_MERCHANT"
    assert reason(apart, "sell Redditch.1") is None


@rule("BB-sell-2")
@pytest.mark.parametrize(
    ("slot", "tile"),
    [
        ("Coventry.1", "pottery1"),
        ("Birmingham.1", "cotton1"),
        ("Birmingham.2", "manufacturer1"),
    ],
)
def test_one_merchant_buys_all_three(slot: str, tile: str) -> None:
    game = canal(
        merchants=MERCHANTS.replace("Oxford.2=manufacturer with beer", "Oxford.2=blank").replace(
            "Gloucester.2=blank", "Gloucester.2=manufacturer with beer"
        ),
        tiles=f"{slot}={tile} of 0",
        links="Birmingham-Coventry of 0, Birmingham-Oxford of 0",
    )
    game.play(f"sell {slot}")
    assert flipped(game, slot)


@rule("BB-sell-2")
def test_industry_and_merchant_may_be_named() -> None:
    game = canal(
        merchants=MERCHANTS, tiles="Redditch.1=manufacturer1 of 0", links="Redditch-Oxford of 0"
    )
    assert reason(game, "sell cotton Redditch.1 to Oxford, beer Oxford.1") is not None
    assert reason(game, "sell manufacturer Redditch.1 to Gloucester, beer Oxford.1") is not None
    game.play("sell manufacturer Redditch.1 to Oxford, beer Oxford.1")
    assert flipped(game, "Redditch.1")


@rule("BB-sell-3")
@pytest.mark.parametrize(
    ("tile", "drunk"),
    [("manufacturer4", 1), ("manufacturer5", 2), ("manufacturer3", 0), ("manufacturer7", 0)],
)
def test_the_beer_of_a_sale(tile: str, drunk: int) -> None:
    game = rail(
        merchants=DRY_MERCHANTS,
        tiles=f"Birmingham.2={tile} of 0, Stafford.1=brewery3 of 0 with 2",
        links="Birmingham-Oxford of 0",
    )
    game.play("sell Birmingham.2")
    assert flipped(game, "Birmingham.2")
    assert cubes(game, "Stafford.1") == 2 - drunk


@rule("BB-sell-4")
def test_a_sold_tile_is_flipped_and_raises_the_income() -> None:
    game = canal(
        merchants=DRY_MERCHANTS,
        seat0="income 10",
        tiles="Worcester.1=cotton1 of 0, Walsall.2=brewery1 of 1",
        links="Gloucester-Worcester of 0, Birmingham-Worcester of 0, Birmingham-Walsall of 0",
    )
    game.play("sell Worcester.1")
    assert flipped(game, "Worcester.1")
    assert income(game, 0) == 15


@rule("BB-sell-5")
def test_several_sales_in_one_action() -> None:
    """Two mills and a manufacturer, different merchants, one card; Gloucester.1 buys twice."""
    game = rail(
        merchants=DRY_MERCHANTS,
        hand0="Coventry, coal",
        tiles="Worcester.1=cotton2 of 0, Worcester.2=cotton2 of 0, Redditch.1=manufacturer2 of 0,"
        " Stafford.1=brewery2 of 0 with 2, Walsall.2=brewery2 of 0 with 1",
        links="Gloucester-Worcester of 0, Redditch-Gloucester of 0, Redditch-Oxford of 0",
    )
    game.play(
        "sell Worcester.1, beer Stafford.1; sell Worcester.2, beer Stafford.1;"
        " sell Redditch.1 with coal"
    )
    for slot in ("Worcester.1", "Worcester.2", "Redditch.1"):
        assert flipped(game, slot), slot
    assert hand(game, 0) == ["Coventry"]
    assert table(game)["actions"] == 1


@rule("BB-sell-5")
def test_a_further_sale_may_be_declined() -> None:
    game = rail(
        merchants=DRY_MERCHANTS,
        tiles="Worcester.1=cotton2 of 0, Worcester.2=cotton2 of 0, Stafford.1=brewery2 of 0 with 2",
        links="Gloucester-Worcester of 0",
    )
    game.play("sell Worcester.1; done")
    assert flipped(game, "Worcester.1")
    assert not flipped(game, "Worcester.2")


@rule("BB-sell-6")
def test_a_sale_is_whole() -> None:
    """Manufacturer V needs two barrels and only one can be had."""
    game = rail(
        merchants=DRY_MERCHANTS,
        tiles="Birmingham.2=manufacturer5 of 0, Stafford.1=brewery2 of 0 with 1",
        links="Birmingham-Oxford of 0",
    )
    before = game.text
    assert reason(game, "sell Birmingham.2") == "NO_BEER"
    assert game.text == before
    assert cubes(game, "Stafford.1") == 1


@rule("BB-sell-6")
def test_selling_nothing_is_no_sale() -> None:
    """Ruling F17."""
    game = canal(tiles="Worcester.1=cotton1 of 0")
    assert not [text for text in choices(game) if text.startswith("sell")]
    game = canal(
        merchants=MERCHANTS, tiles="Worcester.1=cotton1 of 0", links="Gloucester-Worcester of 0"
    )
    assert [text for text in choices(game) if text.startswith("sell")] == ["sell Worcester.1"]
    assert "done" not in choices(game)
