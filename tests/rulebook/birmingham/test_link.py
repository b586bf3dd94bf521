"""Links: canals and rails."""

from tests.rulebook.birmingham.positions import MERCHANTS, canal, last_action, rail
from tests.rulebook.marks import rule
from tests.rulebook.table import (
    barrel,
    choices,
    cubes,
    link_owner,
    money,
    reason,
    seat,
    spent,
    table,
)

# Fourteen lines that all carry a rail.
FOURTEEN = [
    "Warrington-Stoke-on-Trent",
    "Stoke-on-Trent-Leek",
    "Stoke-on-Trent-Stone",
    "Stone-Stafford",
    "Stafford-Cannock",
    "Cannock-Wolverhampton",
    "Cannock-Walsall",
    "Walsall-Wolverhampton",
    "Wolverhampton-Dudley",
    "Dudley-Birmingham",
    "Birmingham-Walsall",
    "Birmingham-Tamworth",
    "Birmingham-Coventry",
    "Birmingham-Oxford",
]


def owned(lines: list[str]) -> str:
    """The lines as links of seat 0."""
    return ", ".join(f"{line} of 0" for line in lines)


@rule("BB-link-1")
def test_one_link_on_a_line() -> None:
    game = canal(links="Dudley-Wolverhampton of 0, Birmingham-Dudley of 1")
    assert reason(game, "link Dudley-Wolverhampton") == "LINK_TAKEN"
    assert reason(game, "link Birmingham-Dudley") == "LINK_TAKEN"


@rule("BB-link-2")
def test_a_link_touches_the_network() -> None:
    game = canal(links="Dudley-Wolverhampton of 0")
    assert reason(game, "link Stone-Stafford") == "LINK_OUTSIDE_NETWORK"
    assert reason(game, "link Cannock-Walsall") == "LINK_OUTSIDE_NETWORK"
    assert reason(game, "link Cannock-Wolverhampton") is None


@rule("BB-link-3")
def test_canals_in_the_canal_era() -> None:
    game = canal()
    assert reason(game, "link Birmingham-Redditch") == "WRONG_ERA_LINK"
    assert reason(game, "link Burton-on-Trent-Walsall") is None


@rule("BB-link-3")
def test_rails_in_the_rail_era() -> None:
    game = rail(tiles="Walsall.1=manufacturer2 of 0", links="Birmingham-Oxford of 1")
    assert reason(game, "link Burton-on-Trent-Walsall") == "WRONG_ERA_LINK"
    assert reason(rail(links="Birmingham-Oxford of 0"), "link Birmingham-Redditch") is None


@rule("BB-link-4")
def test_a_canal_costs_3_and_is_alone() -> None:
    game = canal(tiles="Stafford.1=brewery1 of 0")
    game.play("link Stafford-Cannock")
    assert link_owner(game, "Stafford", "Cannock") == 0
    assert (money(game, 0), spent(game, 0), table(game)["actions"]) == (14, 3, 1)
    assert "loan" in choices(game)


@rule("BB-link-5")
def test_a_rail_costs_5_and_a_coal() -> None:
    game = rail(tiles="Cannock.2=coal2 of 0 with 3")
    game.play("link Stafford-Cannock")
    assert link_owner(game, "Stafford", "Cannock") == 0
    assert (money(game, 0), spent(game, 0), cubes(game, "Cannock.2")) == (12, 5, 2)


@rule("BB-link-6")
def test_two_rails_cost_15_and_a_barrel() -> None:
    game = rail(tiles="Cannock.2=coal2 of 0 with 3, Stafford.1=brewery2 of 0 with 2")
    game.play("link Stafford-Cannock; link Stone-Stafford")
    assert link_owner(game, "Stafford", "Cannock") == 0
    assert link_owner(game, "Stone", "Stafford") == 0
    assert (money(game, 0), spent(game, 0)) == (2, 15)
    assert (cubes(game, "Cannock.2"), cubes(game, "Stafford.1")) == (1, 1)
    assert table(game)["actions"] == 1


@rule("BB-link-6")
def test_the_second_rail_may_be_declined() -> None:
    game = rail(tiles="Cannock.2=coal2 of 0 with 3, Stafford.1=brewery2 of 0 with 2")
    game.play("link Stafford-Cannock; done")
    assert (spent(game, 0), cubes(game, "Stafford.1")) == (5, 2)


@rule("BB-link-6")
def test_the_second_rail_must_be_paid() -> None:
    game = rail(
        seat0="money 14", tiles="Cannock.2=coal2 of 0 with 3, Stafford.1=brewery2 of 0 with 2"
    )
    game.play("link Stafford-Cannock")
    assert "loan" in choices(game)  # £9 are left, the second would need £10


@rule("BB-link-6")
def test_a_merchants_barrel_will_not_do() -> None:
    game = rail(seat0="money 40", merchants=MERCHANTS)
    game.play("link Birmingham-Oxford")
    assert "loan" in choices(game)
    assert barrel(game, "Oxford.1")


@rule("BB-link-6")
def test_never_three_rails() -> None:
    game = rail(
        seat0="money 60", tiles="Cannock.2=coal2 of 0 with 3, Stafford.1=brewery2 of 0 with 2"
    )
    game.play("link Stafford-Cannock; link Stone-Stafford")
    assert "loan" in choices(game)
    assert table(game)["actions"] == 1


@rule("BB-link-7")
def test_the_first_rail_is_judged_without_the_second() -> None:
    """Ruling F13: only Stafford-Cannock reaches the mine."""
    game = rail(tiles="Cannock.2=coal2 of 1 with 3, Stafford.1=brewery2 of 0 with 2")
    assert reason(game, "link Stone-Stafford") == "NO_COAL"
    game.play("link Stafford-Cannock; link Stone-Stafford")
    assert cubes(game, "Cannock.2") == 1


@rule("BB-link-7")
def test_the_second_rail_may_start_from_the_first() -> None:
    game = rail(tiles="Cannock.2=coal2 of 1 with 3, Stafford.1=brewery2 of 0 with 2")
    assert reason(game, "link Cannock-Walsall") == "LINK_OUTSIDE_NETWORK"
    game.play("link Stafford-Cannock; link Cannock-Walsall")
    assert link_owner(game, "Cannock", "Walsall") == 0


@rule("BB-link-7")
def test_each_rail_takes_its_coal_when_it_is_laid() -> None:
    """The first empties the mine; the second is no longer connected to coal."""
    game = rail(tiles="Cannock.2=coal2 of 1 with 1, Stafford.1=brewery2 of 0 with 2")
    game.play("link Stafford-Cannock")
    assert "loan" in choices(game)


@rule("BB-link-8")
def test_a_rivals_beer_is_reached_by_the_second_rail() -> None:
    game = rail(tiles="Cannock.2=coal2 of 0 with 3, Walsall.2=brewery2 of 1 with 2")
    game.play("link Stafford-Cannock; link Cannock-Walsall")
    assert cubes(game, "Walsall.2") == 1


@rule("BB-link-8")
def test_a_rivals_beer_reached_by_the_first_rail_only() -> None:
    """The brewery in Stafford is connected to the first rail, but not to a rail at Redditch."""
    game = rail(
        seat0="money 40",
        tiles="Cannock.2=coal2 of 0 with 3, Stafford.1=brewery2 of 1 with 2, Redditch.2=iron2 of 0",
    )
    game.play("link Stafford-Cannock")
    assert reason(game, "link Redditch-Oxford") == "NO_BEER"
    assert reason(game, "link Cannock-Walsall") is None


@rule("BB-link-8")
def test_own_beer_for_the_second_rail_from_anywhere() -> None:
    game = rail(
        tiles="Cannock.2=coal2 of 0 with 3, Burton-on-Trent.2=brewery2 of 0 with 2",
    )
    game.play("link Stafford-Cannock; link Cannock-Walsall")
    assert cubes(game, "Burton-on-Trent.2") == 1


@rule("BB-link-9")
def test_fourteen_link_tiles() -> None:
    game = rail(seat0="money 60", links=owned(FOURTEEN))
    assert seat(game, 0)["links_left"] == 0
    assert reason(game, "link Redditch-Oxford") == "NO_LINK_TILE_LEFT"
    game = canal(seat0="money 60", links=owned(FOURTEEN))
    assert reason(game, "link Redditch-Oxford") == "NO_LINK_TILE_LEFT"


@rule("BB-link-9")
def test_the_last_tile_is_no_double() -> None:
    game = rail(
        seat0="money 60", tiles="Stafford.1=brewery2 of 0 with 2", links=owned(FOURTEEN[:13])
    )
    assert reason(game, "link Birmingham-Oxford") is None
    game.play("link Birmingham-Oxford")
    assert "loan" in choices(game)


@rule("BB-link-9")
def test_all_links_come_back_after_the_canal_era() -> None:
    game = last_action("canal", links=owned(FOURTEEN))
    game.play("pass")
    assert seat(game, 0)["links_left"] == 14


@rule("BB-link-6")
def test_two_rails_with_bought_coal() -> None:
    """£15 and a coal each: £1, then £2."""
    game = rail(seat0="money 18", tiles="Stafford.1=brewery2 of 0 with 1, Redditch.2=iron2 of 0")
    game.play("link Redditch-Oxford; link Birmingham-Oxford")
    assert (money(game, 0), spent(game, 0), table(game)["coal"]) == (0, 18, 11)
    poorer = rail(seat0="money 17", tiles="Stafford.1=brewery2 of 0 with 1, Redditch.2=iron2 of 0")
    poorer.play("link Redditch-Oxford")
    assert "loan" in choices(poorer)  # no second rail was offered
