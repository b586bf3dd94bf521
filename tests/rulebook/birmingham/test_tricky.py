"""Ten rules that programs often get wrong, each in its sharpest form."""

import pytest

from tests.rulebook.birmingham.positions import (
    DRY_MERCHANTS,
    MERCHANTS,
    canal,
    end_of_round,
    rail,
)
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
    name_of,
    owner_of,
    points,
    reason,
    spent,
    table,
)


@rule("BB-coal-2")
def test_1a_nearest_mine_first_even_a_rivals() -> None:
    """The own mine is two links away, the rival's one: his gives the coal and may flip."""
    game = canal(
        hand0="Birmingham, Birmingham",
        tiles="Dudley.1=coal1 of 1 with 1, Wolverhampton.2=coal1 of 0 with 2",
        links="Birmingham-Dudley of 0, Dudley-Wolverhampton of 0",
    )
    game.play("build iron Birmingham")
    assert flipped(game, "Dudley.1")
    assert cubes(game, "Wolverhampton.2") == 2


@rule("BB-coal-2")
@rule("BB-connect-3")
def test_1a_the_way_to_a_mine_leads_through_merchants() -> None:
    """Two links lead over Oxford to Redditch, and two over Walsall to Cannock."""
    game = canal(
        hand0="Birmingham, Birmingham",
        tiles="Redditch.1=coal1 of 0 with 2, Cannock.2=coal1 of 1 with 2",
        links="Birmingham-Oxford of 0, Redditch-Oxford of 0, Birmingham-Walsall of 0,"
        " Cannock-Walsall of 0",
    )
    game.play("build iron Birmingham")
    assert_choices(game, "coal Redditch.1", "coal Cannock.2")


@rule("BB-coal-8")
def test_1a_a_rail_looks_from_both_ends() -> None:
    """From Stafford the own mine is one link off; at the other end Cannock has one itself."""
    game = rail(
        tiles="Stone.2=coal2 of 0 with 3, Cannock.2=coal2 of 1 with 3",
        links="Stone-Stafford of 0",
    )
    game.play("link Stafford-Cannock")
    assert (cubes(game, "Stone.2"), cubes(game, "Cannock.2")) == (3, 2)


@rule("BB-coal-3")
@pytest.mark.parametrize("mine", ["Dudley.1", "Coventry.2"])
def test_1b_a_tie_is_the_players_choice(mine: str) -> None:
    game = canal(
        hand0="Birmingham, Birmingham",
        tiles="Dudley.1=coal1 of 1 with 2, Coventry.2=coal1 of 0 with 2",
        links="Birmingham-Dudley of 0, Birmingham-Coventry of 0",
    )
    game.play(f"build iron Birmingham, coal {mine}")
    assert cubes(game, mine) == 1


@rule("BB-coal-5")
@rule("BB-coal-6")
def test_2_market_coal_needs_a_merchant_and_costs_8_when_empty() -> None:
    lines = {"hand0": "Birmingham, Birmingham", "coal": 0}
    apart = canal(links="Birmingham-Dudley of 0", **lines)
    assert reason(apart, "build iron Birmingham") == "NO_COAL"
    game = canal(links="Birmingham-Oxford of 0", **lines)
    game.play("build iron Birmingham")
    assert spent(game, 0) == 5 + 8


@rule("BB-beer-1")
@rule("BB-beer-2")
def test_3_rivals_beer_connected_own_from_anywhere() -> None:
    game = canal(
        merchants=DRY_MERCHANTS,
        tiles="Worcester.1=cotton1 of 0, Burton-on-Trent.2=brewery1 of 0,"
        " Stafford.1=brewery1 of 0, Walsall.2=brewery1 of 1",
        links="Gloucester-Worcester of 0",
    )
    game.play("sell Worcester.1")
    assert_choices(game, "beer Burton-on-Trent.2", "beer Stafford.1")
    assert reason(game, "beer Walsall.2") == "NOT_CONNECTED"


@rule("BB-farm-2")
@rule("BB-farm-3")
def test_4_farm_breweries_and_the_line_of_three() -> None:
    game = canal(
        hand0="brewery, brewery", links="Kidderminster-Worcester of 0, Stafford-Cannock of 0"
    )
    assert reason(game, "build brewery Farm Brewery South") is None
    assert reason(game, "build brewery Farm Brewery North") == "OUTSIDE_NETWORK"


@rule("BB-overbuild-5")
def test_5_a_rivals_mine_is_replaced_only_when_all_coal_is_gone() -> None:
    lines = {"hand0": "Dudley, Dudley", "mat0": "coal 0 2 2 2"}
    game = canal(tiles="Dudley.1=coal1 of 1 sold", coal=0, **lines)
    game.play("build coal Dudley")
    assert (owner_of(game, "Dudley.1"), name_of(game, "Dudley.1")) == (0, "coal2")
    for tiles, coal in (
        ("Dudley.1=coal1 of 1 sold", 1),
        ("Dudley.1=coal1 of 1 sold, Belper.2=coal1 of 0 with 1", 0),
    ):
        game = canal(tiles=tiles, coal=coal, **lines)
        assert reason(game, "build coal Dudley") == "OVERBUILD_CUBES_LEFT"


@rule("BB-shortfall-1")
@rule("BB-shortfall-2")
@rule("BB-shortfall-3")
def test_6_shortfall_half_price_owner_chooses_then_points() -> None:
    """£7 are owed.  The mine brings £2 and the works £2: three points go as well."""
    game = end_of_round(
        seat0="money 0, income 3, points 10",
        tiles="Dudley.1=coal1 of 0, Birmingham.3=iron1 of 0",
    )
    game.play("pass")
    assert_choices(game, "give up Dudley.1", "give up Birmingham.3")
    game.play("give up Birmingham.3")
    assert (money(game, 0), points(game, 0)) == (0, 10 - 3)
    assert table(game)["tiles"] == {}


@rule("BB-link-8")
def test_7_beer_for_the_second_rail_is_judged_with_both_rails_laid() -> None:
    """Only the second rail reaches the rival's brewery."""
    game = rail(tiles="Cannock.2=coal2 of 0 with 3, Stone.1=brewery2 of 1 with 2")
    game.play("link Stafford-Cannock; link Stone-Stafford")
    assert cubes(game, "Stone.1") == 1
    assert spent(game, 0) == 15


@rule("BB-develop-3")
def test_8_the_light_bulb_stops_every_development() -> None:
    assert reason(canal(), "develop pottery") == "NOT_DEVELOPABLE"
    game = canal(
        merchants=MERCHANTS, tiles="Worcester.1=cotton1 of 0", links="Gloucester-Worcester of 0"
    )
    game.play("sell Worcester.1")
    assert "develop pottery" not in choices(game)


@rule("BB-build-8")
def test_9_canal_era_one_own_tile_in_a_town() -> None:
    game = canal(
        hand0="Coalbrookdale, Coalbrookdale",
        mat0="brewery 0 2 2 1",
        tiles="Coalbrookdale.1=brewery1 of 0",
    )
    assert reason(game, "build coal Coalbrookdale") == "ONE_TILE_PER_PLACE"
    assert reason(game, "build brewery Coalbrookdale") is None  # replacing it


@rule("BB-beer-4")
@rule("BB-merchant-3")
def test_10_mixed_beer_the_merchants_bonus_and_the_choice_in_gloucester() -> None:
    """Pottery III drinks two: the barrel of Gloucester with its bonus, and a rival's."""
    game = rail(
        merchants="Shrewsbury.1=cotton with beer, Gloucester.1=any with beer, Gloucester.2=blank,"
        " Oxford.1=blank, Oxford.2=manufacturer with beer",
        seat0="income 10",
        mat0="pottery 0 0 0 1 1",
        tiles="Coventry.1=pottery3 of 0, Walsall.2=brewery2 of 1 with 2,"
        " Stafford.1=brewery2 of 0 with 2",
        links="Birmingham-Coventry of 0, Birmingham-Worcester of 0, Gloucester-Worcester of 1,"
        " Birmingham-Walsall of 1",
    )
    game.play("sell Coventry.1, beer Gloucester.1")
    if "develop pottery" not in choices(game):  # the second barrel may be asked before the bonus
        game.play("beer Walsall.2")
        game.play("develop pottery")
    else:
        game.play("develop pottery")
        game.play("beer Walsall.2")
    assert not barrel(game, "Gloucester.1")
    assert (cubes(game, "Walsall.2"), cubes(game, "Stafford.1")) == (1, 2)
    assert mat(game, 0, "pottery") == [0, 0, 0, 0, 1]
    assert income(game, 0) == 15
