"""Merchants: their barrels and what drinking them brings."""

import pytest

from tests.rulebook.birmingham.positions import DRY_MERCHANTS, MERCHANTS, canal, rail
from tests.rulebook.marks import rule
from tests.rulebook.table import (
    assert_choices,
    barrel,
    choices,
    cubes,
    flipped,
    income,
    mat,
    money,
    points,
    reason,
    spent,
    table,
)

AT_GLOUCESTER = {
    "merchants": MERCHANTS,
    "tiles": "Worcester.1=cotton1 of 0",
    "links": "Gloucester-Worcester of 0",
}
FOUR_SEATS = (
    "Warrington.1=cotton with beer, Warrington.2=blank, Nottingham.1=blank,"
    " Nottingham.2=manufacturer with beer, Shrewsbury.1=pottery with beer,"
    " Gloucester.1=blank, Gloucester.2=cotton with beer, Oxford.1=any with beer,"
    " Oxford.2=manufacturer with beer"
)


@rule("BB-merchant-1")
def test_the_merchants_barrel_is_optional() -> None:
    lines = {
        "merchants": MERCHANTS,
        "seat0": "income 10",
        "tiles": "Birmingham.1=cotton1 of 0, Stafford.1=brewery1 of 0 with 1",
        "links": "Birmingham-Oxford of 0",
    }
    own = canal(**lines)
    own.play("sell Birmingham.1")
    assert_choices(own, "beer Oxford.1", "beer Stafford.1")
    own.play("beer Stafford.1")
    assert barrel(own, "Oxford.1")
    assert income(own, 0) == 10 + 5 + 4  # the mill and the brewery, no bonus
    his = canal(**lines)
    his.play("sell Birmingham.1, beer Oxford.1")
    assert not barrel(his, "Oxford.1")
    assert cubes(his, "Stafford.1") == 1
    assert income(his, 0) == 10 + 5 + 2  # the mill and the bonus


@rule("BB-merchant-2")
def test_one_merchant_tile_for_one_sale() -> None:
    """Ruling F16: both tiles of Oxford buy manufacturers and have a barrel, one can be drunk."""
    game = rail(
        merchants=MERCHANTS,
        tiles="Birmingham.2=manufacturer5 of 0, Stafford.1=brewery2 of 0 with 2,"
        " Walsall.2=brewery2 of 0 with 2",
        links="Birmingham-Oxford of 0",
    )
    game.play("sell Birmingham.2")
    game.play("beer Oxford.1")
    assert_choices(game, "beer Stafford.1", "beer Walsall.2")
    assert reason(game, "beer Oxford.2") == "ONE_BARREL_PER_SALE"


@rule("BB-merchant-2")
def test_two_merchant_barrels_are_not_enough() -> None:
    game = rail(
        merchants=MERCHANTS,
        tiles="Birmingham.2=manufacturer5 of 0",
        links="Birmingham-Oxford of 0",
    )
    assert reason(game, "sell Birmingham.2") == "NO_BEER"


@rule("BB-merchant-2")
def test_a_tile_that_needs_no_beer_drinks_none() -> None:
    game = canal(
        merchants=MERCHANTS,
        seat0="income 10",
        tiles="Birmingham.2=manufacturer3 of 0",
        links="Birmingham-Oxford of 0",
    )
    game.play("sell Birmingham.2")
    assert flipped(game, "Birmingham.2")
    assert (barrel(game, "Oxford.1"), barrel(game, "Oxford.2")) == (True, True)
    assert income(game, 0) == 14


@rule("BB-merchant-3")
def test_gloucester_develops_without_iron() -> None:
    game = canal(**AT_GLOUCESTER)
    game.play("sell Worcester.1")
    assert_choices(
        game,
        "develop cotton",
        "develop manufacturer",
        "develop coal",
        "develop iron",
        "develop brewery",
    )
    assert reason(game, "develop pottery") == "NOT_DEVELOPABLE"
    game.play("develop manufacturer")
    assert mat(game, 0, "manufacturer") == [0, 2, 1, 1, 2, 1, 1, 2]
    assert (money(game, 0), spent(game, 0), table(game)["iron"]) == (17, 0, 8)
    assert not barrel(game, "Gloucester.1")


@rule("BB-merchant-3")
def test_gloucester_is_carried_out_by_default() -> None:
    """Ruling F2."""
    game = canal(**AT_GLOUCESTER)
    game.play("sell Worcester.1")
    assert {text.split()[0] for text in choices(game)} == {"develop"}


@rule("BB-merchant-3")
def test_gloucester_may_be_declined_with_the_option() -> None:
    game = canal(rules="gloucester_optional=true", **AT_GLOUCESTER)
    game.play("sell Worcester.1")
    assert "develop coal" in choices(game)
    (decline,) = {text for text in choices(game) if not text.startswith("develop")}
    game.play(decline)
    assert flipped(game, "Worcester.1")
    assert mat(game, 0, "coal") == [1, 2, 2, 2]
    assert not barrel(game, "Gloucester.1")
    assert table(game)["actions"] == 1


@rule("BB-merchant-3")
def test_gloucester_with_nothing_to_remove() -> None:
    """Only a light bulb is left on the mat: nothing happens, and the sale stands."""
    game = canal(
        mat0="cotton 0 0 0 0, manufacturer 0 0 0 0 0 0 0 0, pottery 1 1 1 1 1, coal 0 0 0 0,"
        " iron 0 0 0 0, brewery 0 0 0 0",
        **AT_GLOUCESTER,
    )
    game.play("sell Worcester.1")
    assert flipped(game, "Worcester.1")
    assert mat(game, 0, "pottery") == [1, 1, 1, 1, 1]
    assert table(game)["actions"] == 1


@rule("BB-merchant-4")
def test_oxford_raises_the_income_by_two_spaces() -> None:
    game = canal(
        merchants=MERCHANTS,
        seat0="income 20",
        tiles="Birmingham.1=cotton1 of 0",
        links="Birmingham-Oxford of 0",
    )
    game.play("sell Birmingham.1")
    assert income(game, 0) == 20 + 5 + 2


@rule("BB-merchant-5")
def test_shrewsbury_brings_four_points() -> None:
    game = canal(
        merchants="Shrewsbury.1=any with beer, Gloucester.1=cotton with beer, Gloucester.2=blank,"
        " Oxford.1=blank, Oxford.2=manufacturer with beer",
        tiles="Kidderminster.2=cotton1 of 0",
        links="Kidderminster-Coalbrookdale of 0, Coalbrookdale-Shrewsbury of 1",
    )
    game.play("sell Kidderminster.2")
    assert points(game, 0) == 4


@rule("BB-merchant-5")
def test_nottingham_brings_three_points() -> None:
    game = canal(
        seats=4,
        merchants=FOUR_SEATS,
        tiles="Derby.2=manufacturer1 of 0",
        links="Derby-Nottingham of 0",
    )
    game.play("sell Derby.2")
    assert points(game, 0) == 3


@rule("BB-merchant-6")
def test_warrington_brings_five_pounds() -> None:
    game = canal(
        seats=4,
        merchants=FOUR_SEATS,
        tiles="Stoke-on-Trent.1=cotton1 of 0",
        links="Warrington-Stoke-on-Trent of 0",
    )
    game.play("sell Stoke-on-Trent.1")
    assert (money(game, 0), spent(game, 0)) == (22, 0)


@rule("BB-merchant-7")
@pytest.mark.parametrize("merchants", [MERCHANTS, DRY_MERCHANTS])
def test_blank_tiles_buy_nothing(merchants: str) -> None:
    game = canal(
        merchants=merchants,
        hand0="Coalbrookdale, Coalbrookdale",
        tiles="Kidderminster.2=cotton1 of 0, Stafford.1=brewery1 of 0",
        links="Kidderminster-Coalbrookdale of 0, Coalbrookdale-Shrewsbury of 1",
    )
    assert reason(game, "sell Kidderminster.2") == "NO_MERCHANT"
    game.play("build iron Coalbrookdale")  # the way to the coal market is open
    assert table(game)["coal"] == 12


@rule("BB-merchant-3")
def test_gloucester_asks_no_money() -> None:
    game = canal(seat0="money 0", iron=0, **AT_GLOUCESTER)
    game.play("sell Worcester.1, develop cotton")
    assert mat(game, 0, "cotton") == [1, 2, 3, 3]
    assert money(game, 0) == 0
