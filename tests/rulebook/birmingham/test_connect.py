"""Connection: what an unbroken row of links joins."""

from tests.rulebook.birmingham.positions import DRY_MERCHANTS, MERCHANTS, canal, rail
from tests.rulebook.marks import rule
from tests.rulebook.table import cubes, flipped, reason, table


@rule("BB-connect-1")
def test_connected_by_links_of_anybody() -> None:
    mill = {"tiles": "Birmingham.1=cotton1 of 0, Stafford.1=brewery1 of 0"}
    game = canal(
        merchants=DRY_MERCHANTS,
        links="Birmingham-Worcester of 0, Gloucester-Worcester of 1",
        **mill,
    )
    game.play("sell Birmingham.1")
    assert flipped(game, "Birmingham.1")
    broken = canal(merchants=DRY_MERCHANTS, links="Birmingham-Worcester of 0", **mill)
    assert reason(broken, "sell Birmingham.1") == "NO_MERCHANT"


@rule("BB-connect-2")
def test_a_place_is_connected_to_itself() -> None:
    """Ruling F12: the mine next door needs no link."""
    game = canal(hand0="Dudley, Dudley", tiles="Dudley.1=coal1 of 1 with 2")
    game.play("build iron Dudley")
    assert cubes(game, "Dudley.1") == 1


@rule("BB-connect-2")
def test_beer_of_a_rival_in_the_same_place() -> None:
    game = canal(
        seats=4,
        merchants="Warrington.1=cotton, Warrington.2=blank, Nottingham.1=blank,"
        " Nottingham.2=manufacturer, Shrewsbury.1=blank, Gloucester.1=cotton,"
        " Gloucester.2=pottery, Oxford.1=any, Oxford.2=manufacturer",
        tiles="Derby.2=manufacturer1 of 0, Derby.1=brewery1 of 1",
        links="Derby-Nottingham of 0",
    )
    game.play("sell Derby.2")
    assert flipped(game, "Derby.1")


@rule("BB-connect-3")
def test_connections_pass_through_merchant_places() -> None:
    game = canal(
        hand0="Worcester, Worcester",
        mat0="cotton 0 2 3 3",
        tiles="Redditch.1=coal1 of 1 with 2",
        links="Redditch-Gloucester of 1, Gloucester-Worcester of 1",
    )
    game.play("build cotton Worcester")
    assert cubes(game, "Redditch.1") == 1
    assert table(game)["coal"] == 13


@rule("BB-connect-4")
def test_no_canal_reaches_uttoxeter() -> None:
    """Ruling 'Uttoxeter in canal era'."""
    game = canal(seats=3, hand0="Uttoxeter, Stone", tiles="Stone.2=coal1 of 1 with 2")
    assert reason(game, "link Stone-Uttoxeter") == "WRONG_ERA_LINK"
    assert reason(game, "link Derby-Uttoxeter") == "WRONG_ERA_LINK"
    assert reason(game, "build manufacturer Uttoxeter") == "NO_COAL"
    assert reason(game, "build brewery Uttoxeter.1") is None
    by_rail = rail(seats=3, tiles="Stone.2=coal2 of 1 with 2")
    assert reason(by_rail, "link Stone-Uttoxeter") is None


@rule("BB-connect-1")
def test_a_gap_breaks_the_connection() -> None:
    game = canal(
        hand0="Birmingham, Birmingham",
        merchants=MERCHANTS,
        tiles="Cannock.2=coal1 of 1 with 2",
        links="Birmingham-Dudley of 1, Cannock-Wolverhampton of 1",
    )
    assert reason(game, "build iron Birmingham") == "NO_COAL"
    joined = canal(
        hand0="Birmingham, Birmingham",
        merchants=MERCHANTS,
        tiles="Cannock.2=coal1 of 1 with 2",
        links="Birmingham-Dudley of 1, Dudley-Wolverhampton of 0, Cannock-Wolverhampton of 1",
    )
    assert reason(joined, "build iron Birmingham") is None
