"""Coal: connected, nearest first, then the market."""

import pytest

from tests.rulebook.birmingham.positions import canal, rail
from tests.rulebook.marks import rule
from tests.rulebook.table import (
    assert_choices,
    cubes,
    flipped,
    income,
    money,
    reason,
    spent,
    table,
)

# Birmingham has a mine one link away to the west and one to the east, and one two links away.
THREE_MINES = {
    "hand0": "Birmingham, Birmingham",
    "tiles": "Dudley.1=coal2 of 1 with 3, Coventry.2=coal2 of 0 with 3,"
    " Cannock.2=coal2 of 1 with 3",
    "links": "Birmingham-Dudley of 1, Birmingham-Coventry of 0, Birmingham-Walsall of 1,"
    " Cannock-Walsall of 1",
}


@rule("BB-coal-1")
def test_coal_must_be_connected() -> None:
    game = canal(hand0="Dudley, Dudley", tiles="Cannock.2=coal1 of 0 with 2")
    assert reason(game, "build iron Dudley") == "NO_COAL"
    game = canal(
        hand0="Dudley, Dudley",
        tiles="Cannock.2=coal1 of 0 with 2",
        links="Cannock-Wolverhampton of 1, Dudley-Wolverhampton of 1",
    )
    assert reason(game, "build iron Dudley") is None


@rule("BB-coal-1")
def test_a_rail_is_connected_once_it_is_placed() -> None:
    """The mine stands at the far end: only the new rail itself connects it."""
    game = rail(tiles="Stafford.1=brewery2 of 0, Cannock.2=coal2 of 1 with 3")
    game.play("link Stafford-Cannock; done")
    assert cubes(game, "Cannock.2") == 2


@rule("BB-coal-2")
def test_the_nearest_mine_gives_the_coal() -> None:
    game = canal(
        hand0="Birmingham, Birmingham",
        tiles="Dudley.1=coal1 of 1 with 2, Cannock.2=coal1 of 0 with 2",
        links="Birmingham-Dudley of 1, Birmingham-Walsall of 0, Cannock-Walsall of 0",
    )
    game.play("build iron Birmingham")
    assert (cubes(game, "Dudley.1"), cubes(game, "Cannock.2")) == (1, 2)
    # Free of charge: £5 for the works, less £2 earned with two cubes of iron.
    assert (money(game, 0), spent(game, 0)) == (14, 5)


@rule("BB-coal-2")
def test_a_mine_farther_away_is_refused() -> None:
    game = canal(**THREE_MINES)
    game.play("build iron Birmingham")
    assert reason(game, "coal Cannock.2") == "NOT_NEAREST"


@rule("BB-coal-2")
def test_a_flipped_mine_is_passed_over() -> None:
    game = canal(
        hand0="Birmingham, Birmingham",
        tiles="Dudley.1=coal1 of 1 sold, Cannock.2=coal1 of 0 with 2",
        links="Birmingham-Dudley of 1, Birmingham-Walsall of 0, Cannock-Walsall of 0",
    )
    game.play("build iron Birmingham")
    assert cubes(game, "Cannock.2") == 1


@rule("BB-coal-3")
@pytest.mark.parametrize("mine", ["Dudley.1", "Coventry.2"])
def test_equally_near_mines_the_player_chooses(mine: str) -> None:
    game = canal(**THREE_MINES)
    game.play("build iron Birmingham")
    assert_choices(game, "coal Dudley.1", "coal Coventry.2")
    game.play(f"coal {mine}")
    assert cubes(game, mine) == 2


# Manufacturer III needs two coal.
TWO_COAL = THREE_MINES | {"mat0": "manufacturer 0 0 1 1 2 1 1 2"}


@rule("BB-coal-4")
def test_a_chosen_mine_is_emptied_first() -> None:
    """Ruling F1."""
    game = canal(**TWO_COAL)
    game.play("build manufacturer Birmingham.2, coal Dudley.1")
    assert (cubes(game, "Dudley.1"), cubes(game, "Coventry.2")) == (1, 3)
    assert table(game)["actions"] == 1


@rule("BB-coal-4")
def test_the_next_nearest_mine_gives_the_rest() -> None:
    one_left = TWO_COAL["tiles"].replace("Dudley.1=coal2 of 1 with 3", "Dudley.1=coal2 of 1 with 1")
    game = canal(**(TWO_COAL | {"tiles": one_left}))
    game.play("build manufacturer Birmingham.2, coal Dudley.1")
    assert flipped(game, "Dudley.1")
    assert (cubes(game, "Coventry.2"), cubes(game, "Cannock.2")) == (2, 3)


@rule("BB-coal-4")
def test_each_cube_is_chosen_with_the_option() -> None:
    game = canal(rules="coal_split=true", **TWO_COAL)
    game.play("build manufacturer Birmingham.2")
    game.play("coal Dudley.1")
    assert_choices(game, "coal Dudley.1", "coal Coventry.2")
    game.play("coal Coventry.2")
    assert (cubes(game, "Dudley.1"), cubes(game, "Coventry.2")) == (2, 2)


@rule("BB-coal-5")
def test_a_connected_mine_comes_before_the_market() -> None:
    game = canal(
        hand0="Birmingham, Birmingham",
        tiles="Cannock.2=coal1 of 1 with 2",
        links="Birmingham-Walsall of 0, Cannock-Walsall of 0, Birmingham-Oxford of 0",
    )
    game.play("build iron Birmingham")
    assert (cubes(game, "Cannock.2"), table(game)["coal"]) == (1, 13)


@rule("BB-coal-5")
def test_the_market_when_no_mine_is_connected() -> None:
    game = canal(
        hand0="Birmingham, Birmingham",
        tiles="Cannock.2=coal1 of 1 with 2",
        links="Birmingham-Oxford of 1",
    )
    game.play("build iron Birmingham")
    assert (cubes(game, "Cannock.2"), table(game)["coal"]) == (2, 12)


@rule("BB-coal-5")
def test_the_market_needs_a_merchant_place() -> None:
    game = canal(hand0="Birmingham, Birmingham", links="Birmingham-Worcester of 0")
    assert reason(game, "build iron Birmingham") == "NO_COAL"


@rule("BB-coal-5")
def test_a_merchant_place_without_tiles_leads_to_the_market() -> None:
    """With two players nothing lies in Nottingham."""
    game = canal(hand0="iron, iron", links="Derby-Nottingham of 0")
    game.play("build iron Derby")
    assert table(game)["coal"] == 12


@rule("BB-coal-6")
@pytest.mark.parametrize(
    ("on_market", "price"),
    [(14, 1), (13, 1), (12, 2), (11, 2), (10, 3), (7, 4), (5, 5), (3, 6), (2, 7), (1, 7), (0, 8)],
)
def test_the_price_of_bought_coal(on_market: int, price: int) -> None:
    game = rail(coal=on_market)
    game.play("link Birmingham-Oxford")
    assert spent(game, 0) == 5 + price
    assert table(game)["coal"] == max(on_market - 1, 0)


@rule("BB-coal-6")
def test_two_cubes_are_bought_one_by_one() -> None:
    """The last cube of the market for £7, then one for £8."""
    game = canal(
        hand0="Birmingham, Birmingham",
        seat0="money 30",
        mat0="manufacturer 0 0 1 1 2 1 1 2",
        links="Birmingham-Oxford of 1",
        coal=1,
    )
    game.play("build manufacturer Birmingham.2")
    assert (spent(game, 0), money(game, 0), table(game)["coal"]) == (12 + 7 + 8, 3, 0)


@rule("BB-coal-6")
def test_a_mine_and_the_market_together() -> None:
    """One cube from the mine, and when it is empty one from the market."""
    game = canal(
        hand0="Birmingham, Birmingham",
        mat0="manufacturer 0 0 1 1 2 1 1 2",
        tiles="Dudley.1=coal1 of 1 with 1",
        links="Birmingham-Oxford of 1, Birmingham-Dudley of 1",
    )
    game.play("build manufacturer Birmingham.2")
    assert flipped(game, "Dudley.1")
    assert (spent(game, 0), table(game)["coal"]) == (13, 12)


@rule("BB-coal-7")
def test_an_empty_mine_is_flipped() -> None:
    game = canal(
        hand0="Birmingham, Birmingham",
        seat1="income 10",
        tiles="Dudley.1=coal1 of 1 with 1",
        links="Birmingham-Dudley of 1",
    )
    game.play("build iron Birmingham")
    assert flipped(game, "Dudley.1")
    assert cubes(game, "Dudley.1") == 0
    assert income(game, 1) == 14


@rule("BB-coal-8")
def test_coal_for_a_rail_is_measured_from_all_its_ends() -> None:
    """Ruling F12: the mine in Dudley is at an end of the rail, that of Coventry one link off."""
    game = rail(
        tiles="Dudley.1=coal2 of 1 with 3, Coventry.2=coal2 of 0 with 3",
        links="Birmingham-Coventry of 0",
    )
    game.play("link Birmingham-Dudley")
    assert (cubes(game, "Dudley.1"), cubes(game, "Coventry.2")) == (2, 3)


@rule("BB-coal-8")
def test_mines_at_both_ends_are_equally_near() -> None:
    game = rail(tiles="Dudley.1=coal2 of 1 with 3, Wolverhampton.2=coal2 of 0 with 3")
    game.play("link Dudley-Wolverhampton")
    assert_choices(game, "coal Dudley.1", "coal Wolverhampton.2")


@rule("BB-coal-8")
def test_the_line_of_three_has_three_ends() -> None:
    """From the nearest end it is one link to Dudley and two to Redditch."""
    game = rail(
        tiles="Dudley.1=coal2 of 1 with 3, Redditch.1=coal2 of 1 with 3,"
        " Farm Brewery South.1=brewery2 of 0",
        links="Kidderminster-Dudley of 1, Gloucester-Worcester of 1, Redditch-Gloucester of 1",
    )
    game.play("link Kidderminster-Worcester; done")
    assert (cubes(game, "Dudley.1"), cubes(game, "Redditch.1")) == (2, 3)


@rule("BB-coal-9")
def test_only_what_is_there_can_be_taken() -> None:
    game = canal(**THREE_MINES)
    game.play("build iron Birmingham")
    assert reason(game, "coal Redditch.1") == "NOT_A_SOURCE"


@rule("BB-coal-9")
def test_a_flipped_tile_gives_nothing() -> None:
    game = canal(
        tiles="Dudley.2=iron1 of 1 with 4, Birmingham.3=iron1 of 0 with 4,"
        " Coalbrookdale.2=iron2 of 1 sold, Cannock.2=coal1 of 1 with 2"
    )
    game.play("develop coal")
    assert reason(game, "iron Coalbrookdale.2") == "NOT_A_SOURCE"
    assert reason(game, "iron Cannock.2") == "NOT_A_SOURCE"


@rule("BB-coal-6")
def test_two_cubes_beyond_the_market() -> None:
    lines = {
        "hand0": "Birmingham, Birmingham",
        "mat0": "manufacturer 0 0 1 1 2 1 1 2",
        "links": "Birmingham-Oxford of 1",
        "coal": 0,
    }
    game = canal(seat0="money 28", **lines)
    game.play("build manufacturer Birmingham.2")
    assert (money(game, 0), spent(game, 0)) == (0, 12 + 8 + 8)
    poorer = canal(seat0="money 27", **lines)
    assert reason(poorer, "build manufacturer Birmingham.2") == "CANNOT_PAY"
