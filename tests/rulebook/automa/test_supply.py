"""Where the Automa's coal, iron and beer come from."""

from tests.rulebook.automa.solo import DRY, solo, turn
from tests.rulebook.marks import rule
from tests.rulebook.table import table

NEAR_WALSALL = "Cannock-Walsall of 0, Wolverhampton-Walsall of 0"


@rule("BA-coal-1")
def test_of_equally_near_mines_its_own() -> None:
    tiles = "Cannock.2=coal1 of 0 with 2, Wolverhampton.2=coal2 of 1 with 3"
    done = turn(solo("18, 5", "easy", tiles=tiles, links=NEAR_WALSALL))
    assert done.built == ["manufacturer1 Walsall.1"]
    assert done.taken == ["coal Wolverhampton.2"]


@rule("BA-coal-1")
def test_the_nearest_mine_of_any_owner() -> None:
    tiles = "Cannock.2=coal1 of 0 with 2, Dudley.1=coal2 of 1 with 3"
    links = f"{NEAR_WALSALL}, Wolverhampton-Dudley of 0"
    assert turn(solo("18, 5", "easy", tiles=tiles, links=links)).taken == ["coal Cannock.2"]


@rule("BA-coal-1")
def test_of_the_persons_mines_by_the_tie_breaks() -> None:
    tiles = "Cannock.2=coal1 of 0 with 2, Wolverhampton.2=coal2 of 0 with 3"
    alphabet = turn(solo("18, 5", "easy", tiles=tiles, links=NEAR_WALSALL))
    assert alphabet.taken == ["coal Cannock.2"]
    links = f"{NEAR_WALSALL}, Cannock-Farm Brewery North of 0"
    balance = turn(solo("18, 5", "easy", tiles=tiles, links=links))
    assert balance.taken == ["coal Wolverhampton.2"]


@rule("BA-iron-1")
def test_iron_from_its_own_works_first() -> None:
    persons = "Coalbrookdale.2=iron1 of 0 with 4"
    own = turn(solo("1, 3", tiles=f"{persons}, Dudley.2=iron2 of 1 with 2"))
    assert own.taken[0] == "iron Dudley.2"
    assert turn(solo("1, 3", tiles=persons)).taken[0] == "iron Coalbrookdale.2"
    game = solo("1, 8")
    assert turn(game).bought == ["iron"]
    assert table(game)["iron"] == 7


@rule("BA-iron-1")
def test_a_development_takes_from_works_too() -> None:
    done = turn(solo("1, 3", tiles="Coalbrookdale.2=iron1 of 0 with 4"))
    assert done.taken == ["iron Coalbrookdale.2"] * 3
    assert done.developed == [2]


SELLER = "Redditch.1=manufacturer2 of 1"
TO_OXFORD = "Redditch-Oxford of 1"
TO_NUNEATON = (
    f"{TO_OXFORD}, Birmingham-Oxford of 0, Tamworth-Birmingham of 0, Tamworth-Nuneaton of 0"
)
PERSONS = "Nuneaton.1=brewery1 of 0 with 1"


@rule("BA-beer-1")
def test_the_merchants_barrel_first() -> None:
    tiles = f"{SELLER}, Stone.1=brewery1 of 1 with 1, {PERSONS}"
    done = turn(solo("1, 8", tiles=tiles, links=TO_NUNEATON))
    assert done.barrels == ["Oxford.1"]
    assert done.flipped == ["Redditch.1"]
    assert [text for text in done.taken if text.startswith("beer")] == []


@rule("BA-beer-1")
def test_then_its_own_brewery_anywhere() -> None:
    tiles = f"{SELLER}, Stone.1=brewery1 of 1 with 1, {PERSONS}"
    done = turn(solo("1, 8", tiles=tiles, links=TO_NUNEATON, merchants=DRY))
    assert done.taken[-1] == "beer Stone.1"


@rule("BA-beer-1")
def test_then_the_persons_brewery_that_is_connected() -> None:
    tiles = f"{SELLER}, {PERSONS}"
    done = turn(solo("1, 8", tiles=tiles, links=TO_NUNEATON, merchants=DRY))
    assert done.taken[-1] == "beer Nuneaton.1"
    apart = turn(solo("1, 8", tiles=tiles, links=TO_OXFORD, merchants=DRY))
    assert "Redditch.1" not in apart.flipped
