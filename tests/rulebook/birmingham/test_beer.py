"""Beer: own breweries, rivals' breweries, merchants' barrels."""

from tests.rulebook.birmingham.positions import DRY_MERCHANTS, MERCHANTS, canal, rail
from tests.rulebook.marks import rule
from tests.rulebook.table import assert_choices, barrel, choices, cubes, flipped, income, reason


@rule("BB-beer-1")
def test_own_beer_from_anywhere() -> None:
    game = canal(
        merchants=DRY_MERCHANTS,
        tiles="Worcester.1=cotton1 of 0, Stafford.1=brewery1 of 0",
        links="Gloucester-Worcester of 0",
    )
    game.play("sell Worcester.1")
    assert flipped(game, "Worcester.1")
    assert flipped(game, "Stafford.1")


@rule("BB-beer-2")
def test_a_rivals_beer_must_be_connected() -> None:
    brewery = {"tiles": "Worcester.1=cotton1 of 0, Walsall.2=brewery1 of 1"}
    apart = canal(merchants=DRY_MERCHANTS, links="Gloucester-Worcester of 0", **brewery)
    assert reason(apart, "sell Worcester.1") == "NO_BEER"
    game = canal(
        merchants=DRY_MERCHANTS,
        links="Gloucester-Worcester of 0, Birmingham-Worcester of 1, Birmingham-Walsall of 1",
        **brewery,
    )
    game.play("sell Worcester.1")
    assert flipped(game, "Walsall.2")


@rule("BB-beer-2")
def test_only_connected_beer_is_offered() -> None:
    game = canal(
        merchants=DRY_MERCHANTS,
        tiles="Worcester.1=cotton1 of 0, Stafford.1=brewery1 of 0,"
        " Farm Brewery South.1=brewery1 of 1, Walsall.2=brewery1 of 1",
        links="Gloucester-Worcester of 0, Kidderminster-Worcester of 0",
    )
    game.play("sell Worcester.1")
    assert_choices(game, "beer Stafford.1", "beer Farm Brewery South.1")
    assert reason(game, "beer Walsall.2") == "NOT_CONNECTED"


@rule("BB-beer-3")
def test_the_merchants_barrel_serves_a_sale_to_him() -> None:
    """Oxford.2 has a barrel, but buys no cotton; Oxford.1 buys it and has none."""
    game = canal(
        merchants=MERCHANTS.replace("Oxford.1=any with beer", "Oxford.1=any"),
        tiles="Birmingham.1=cotton1 of 0, Stafford.1=brewery1 of 0, Walsall.2=brewery1 of 0",
        links="Birmingham-Oxford of 0",
    )
    game.play("sell Birmingham.1")
    assert_choices(game, "beer Stafford.1", "beer Walsall.2")
    assert reason(game, "beer Oxford.1") == "NO_BARREL"
    assert reason(game, "beer Oxford.2") is not None


@rule("BB-beer-3")
def test_the_merchants_barrel_serves_once() -> None:
    game = canal(
        merchants=MERCHANTS,
        tiles="Worcester.1=cotton1 of 0, Birmingham.1=cotton1 of 0",
        links="Gloucester-Worcester of 0, Birmingham-Worcester of 0",
    )
    game.play("sell Worcester.1, develop coal")
    assert not barrel(game, "Gloucester.1")
    assert reason(game, "sell Birmingham.1") == "NO_BEER"


@rule("BB-beer-3")
def test_the_merchants_barrel_needs_a_connection() -> None:
    game = canal(
        merchants=MERCHANTS,
        tiles="Worcester.1=cotton1 of 0, Stafford.1=brewery1 of 0",
        links="Gloucester-Worcester of 0",
    )
    game.play("sell Worcester.1")
    assert_choices(game, "beer Gloucester.1", "beer Stafford.1")
    assert reason(game, "beer Oxford.1") is not None


@rule("BB-beer-4")
def test_beer_may_be_mixed() -> None:
    """Manufacturer V drinks two barrels: the merchant's, and one of the rival's."""
    game = rail(
        merchants=MERCHANTS,
        tiles="Birmingham.2=manufacturer5 of 0, Stafford.1=brewery2 of 0 with 2,"
        " Walsall.2=brewery2 of 1 with 2",
        links="Birmingham-Oxford of 0, Birmingham-Walsall of 1",
    )
    game.play("sell Birmingham.2, beer Oxford.2, beer Walsall.2")
    assert flipped(game, "Birmingham.2")
    assert not barrel(game, "Oxford.2")
    assert (cubes(game, "Stafford.1"), cubes(game, "Walsall.2")) == (2, 1)


@rule("BB-beer-5")
def test_an_empty_brewery_is_flipped() -> None:
    game = canal(
        merchants=DRY_MERCHANTS,
        seat1="income 10",
        tiles="Worcester.1=cotton1 of 0, Farm Brewery South.1=brewery1 of 1",
        links="Gloucester-Worcester of 0, Kidderminster-Worcester of 1",
    )
    game.play("sell Worcester.1")
    assert flipped(game, "Farm Brewery South.1")
    assert income(game, 1) == 14


@rule("BB-beer-5")
def test_a_brewery_with_a_barrel_left_is_not_flipped() -> None:
    game = rail(
        merchants=DRY_MERCHANTS,
        tiles="Worcester.1=cotton2 of 0, Stafford.1=brewery2 of 0 with 2",
        links="Gloucester-Worcester of 0",
    )
    game.play("sell Worcester.1")
    assert (cubes(game, "Stafford.1"), flipped(game, "Stafford.1")) == (1, False)


@rule("BB-beer-6")
def test_without_beer_no_sale() -> None:
    game = canal(
        merchants=DRY_MERCHANTS,
        tiles="Worcester.1=cotton1 of 0",
        links="Gloucester-Worcester of 0",
    )
    assert reason(game, "sell Worcester.1") == "NO_BEER"


@rule("BB-beer-6")
def test_without_beer_no_second_rail() -> None:
    game = rail(seat0="money 40", tiles="Cannock.2=coal2 of 0 with 3")
    game.play("link Stafford-Cannock")
    assert "loan" in choices(game)  # the action is over: no second rail was asked for
