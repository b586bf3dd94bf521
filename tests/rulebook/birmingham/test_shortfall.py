"""Income that cannot be paid."""

import pytest

from tests.rulebook.birmingham.positions import end_of_round
from tests.rulebook.marks import rule
from tests.rulebook.table import (
    assert_choices,
    choices,
    link_owner,
    mat,
    money,
    name_of,
    points,
    reason,
    table,
    tile,
)


@rule("BB-shortfall-1")
@pytest.mark.parametrize(
    ("given", "left"),
    [
        ("Dudley.1=coal1", 2 - 1),  # £5
        ("Worcester.1=cotton1", 6 - 1),  # £12
        ("Stafford.2=pottery1", 8 - 1),  # £17
        ("Stafford.1=brewery2", 3 - 1),  # £7
        ("Birmingham.2=manufacturer5", 8 - 1),  # £16
    ],
)
def test_tiles_for_half_their_price(given: str, left: int) -> None:
    """Seat 0 owes £1 and has nothing but this tile."""
    game = end_of_round(seat0="money 0, income 9, points 5", tiles=f"{given} of 0")
    game.play("pass")
    assert tile(game, given.split("=")[0]) is None
    assert (money(game, 0), points(game, 0)) == (left, 5)


@rule("BB-shortfall-1")
def test_links_are_never_given_up() -> None:
    game = end_of_round(
        seat0="money 0, income 9, points 5",
        links="Dudley-Wolverhampton of 0, Birmingham-Dudley of 0",
    )
    game.play("pass")
    assert link_owner(game, "Dudley", "Wolverhampton") == 0
    assert (money(game, 0), points(game, 0)) == (0, 4)


@rule("BB-shortfall-1")
def test_a_tile_given_up_does_not_return_to_the_mat() -> None:
    game = end_of_round(
        seat0="money 0, income 9", mat0="coal 0 2 2 2", tiles="Dudley.1=coal1 of 0 with 2"
    )
    game.play("pass")
    assert mat(game, 0, "coal") == [0, 2, 2, 2]


THREE_TILES = {
    "seat0": "money 1, income 5, points 9",  # owes £5, has £1
    "tiles": "Dudley.1=coal1 of 0, Worcester.1=cotton1 of 0 sold, Stafford.1=brewery1 of 0",
}


@rule("BB-shortfall-2")
def test_the_owner_chooses_and_stops() -> None:
    game = end_of_round(**THREE_TILES)
    game.play("pass")
    assert game.seat == 0
    assert_choices(game, "give up Dudley.1", "give up Worcester.1", "give up Stafford.1")
    game.play("give up Worcester.1")  # 1 + 6 - 5
    assert (money(game, 0), points(game, 0)) == (2, 9)
    assert (name_of(game, "Dudley.1"), name_of(game, "Stafford.1")) == ("coal1", "brewery1")
    assert "pass" in choices(game)


@rule("BB-shortfall-2")
def test_one_tile_at_a_time() -> None:
    game = end_of_round(**THREE_TILES)
    game.play("pass")
    game.play("give up Dudley.1")  # 1 + 2: not enough
    assert_choices(game, "give up Worcester.1", "give up Stafford.1")
    game.play("give up Stafford.1")  # 1 + 2 + 2: enough
    assert (money(game, 0), points(game, 0)) == (0, 9)
    assert name_of(game, "Worcester.1") == "cotton1"


@rule("BB-shortfall-2")
def test_only_own_tiles_and_only_when_asked() -> None:
    game = end_of_round(
        **(THREE_TILES | {"tiles": THREE_TILES["tiles"] + ", Cannock.2=coal1 of 1"})
    )
    assert reason(game, "give up Cannock.2") is not None
    game.play("pass")
    assert reason(game, "give up Cannock.2") == "NOT_YOURS"
    assert reason(game, "pass") == "NOT_ASKED"


@rule("BB-shortfall-2")
def test_who_can_pay_gives_up_nothing() -> None:
    game = end_of_round(**(THREE_TILES | {"seat0": "money 5, income 5"}))
    game.play("pass")
    assert money(game, 0) == 0
    assert name_of(game, "Dudley.1") == "coal1"
    assert "pass" in choices(game)


@rule("BB-shortfall-3")
def test_then_points() -> None:
    """Owes £8, has £1 and a mine worth £2: five points."""
    game = end_of_round(seat0="money 1, income 2, points 9", tiles="Dudley.1=coal1 of 0")
    game.play("pass")
    assert tile(game, "Dudley.1") is None
    assert (money(game, 0), points(game, 0)) == (0, 4)


@rule("BB-shortfall-3")
def test_points_never_fall_below_zero() -> None:
    game = end_of_round(seat0="money 1, income 2, points 3")
    game.play("pass")
    assert (money(game, 0), points(game, 0)) == (0, 0)


@rule("BB-shortfall-4")
def test_tiles_worth_nothing_stay() -> None:
    """Ruling F7: pottery II costs nothing and brings nothing."""
    game = end_of_round(seat0="money 0, income 7, points 9", tiles="Stafford.2=pottery2 of 0")
    game.play("pass")
    assert name_of(game, "Stafford.2") == "pottery2"
    assert points(game, 0) == 6


@rule("BB-shortfall-2")
def test_any_own_tile_may_go_while_the_debt_is_open() -> None:
    """Even one that brings nothing, as long as another brings something."""
    game = end_of_round(
        seat0="money 0, income 7, points 9",
        tiles="Stafford.2=pottery2 of 0, Dudley.1=coal1 of 0, Worcester.1=cotton1 of 0",
    )
    game.play("pass")
    assert_choices(game, "give up Stafford.2", "give up Dudley.1", "give up Worcester.1")
    assert reason(game, "give up Cannock.2") == "NO_SUCH_TILE"


@rule("BB-shortfall-4")
def test_worthless_tiles_must_go_with_the_option() -> None:
    game = end_of_round(
        rules="shortfall_zero=force",
        seat0="money 0, income 7, points 9",
        tiles="Stafford.2=pottery2 of 0",
    )
    game.play("pass")
    assert tile(game, "Stafford.2") is None
    assert points(game, 0) == 6


@rule("BB-shortfall-4")
def test_worthless_tiles_stay_when_the_others_are_gone() -> None:
    """Owes £3: the mine brings £2, and the last pound costs a point."""
    game = end_of_round(
        seat0="money 0, income 7, points 9",
        tiles="Stafford.2=pottery2 of 0, Dudley.1=coal1 of 0",
    )
    game.play("pass")
    game.play("give up Dudley.1")
    assert (tile(game, "Dudley.1"), name_of(game, "Stafford.2")) == (None, "pottery2")
    assert points(game, 0) == 8


@rule("BB-shortfall-4")
def test_worthless_tiles_go_after_the_others_with_the_option() -> None:
    """Owes £3: the mine brings £2, the pottery nothing, and a point is lost all the same."""
    game = end_of_round(
        rules="shortfall_zero=force",
        seat0="money 0, income 7, points 9",
        tiles="Stafford.2=pottery2 of 0, Dudley.1=coal1 of 0",
    )
    game.play("pass")
    game.play("give up Dudley.1")
    assert table(game)["tiles"] == {}
    assert points(game, 0) == 8


@rule("BB-shortfall-2")
def test_play_goes_on_after_the_debt() -> None:
    game = end_of_round(**THREE_TILES)
    game.play("pass")
    game.play("give up Worcester.1")
    assert (table(game)["round"], table(game)["order"], game.seat) == (3, [0, 1], 0)
