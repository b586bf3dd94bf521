"""The end of an era."""

import pytest

from tests.rulebook.birmingham.positions import (
    MERCHANTS,
    canal,
    counted,
    deck_of,
    last_action,
    pile_of,
)
from tests.rulebook.marks import rule
from tests.rulebook.table import (
    barrel,
    cubes,
    hand,
    mat,
    name_of,
    points,
    reason,
    seat,
    table,
    tile,
)


@rule("BB-era-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_era_ends_with_the_last_cards(seats: int) -> None:
    game = last_action("canal", seats=seats)
    assert table(game)["era"] == "canal"
    game.play("pass")
    assert (table(game)["era"], table(game)["round"]) == ("rail", 1)
    game = last_action("rail", seats=seats)
    game.play("pass")
    assert game.over


@rule("BB-era-1")
def test_an_era_does_not_end_while_cards_are_left() -> None:
    game = canal(
        round=9,
        order="1 0",
        hand0="Coventry, Coventry, Dudley, Dudley",
        hand1="coal, iron",
        pile="",
    )
    game = canal(
        round=9,
        order="1 0",
        to_act=0,
        hand0="Coventry, Coventry, Dudley, Dudley",
        hand1="coal, iron",
        pile="",
    )
    game.play("pass with Coventry")
    game.play("pass with Dudley")
    assert (table(game)["era"], table(game)["round"]) == ("canal", 10)


@rule("BB-era-2")
def test_links_leave_the_board() -> None:
    game = last_action("canal", links="Dudley-Wolverhampton of 0, Birmingham-Oxford of 1")
    game.play("pass")
    assert table(game)["links"] == {}
    assert (seat(game, 0)["links_left"], seat(game, 1)["links_left"]) == (14, 14)


@rule("BB-era-3")
def test_level_i_leaves_the_board() -> None:
    game = last_action(
        "canal",
        mat0="coal 0 2 2 2, cotton 0 1 3 3",
        tiles="Dudley.1=coal1 of 0 with 2, Coventry.1=pottery1 of 0 sold,"
        " Worcester.1=cotton2 of 0, Worcester.2=cotton1 of 0 sold, Stafford.1=brewery1 of 1",
    )
    game.play("pass")
    for slot in ("Dudley.1", "Coventry.1", "Worcester.2", "Stafford.1"):
        assert tile(game, slot) is None, slot
    assert name_of(game, "Worcester.1") == "cotton2"
    # The mats keep their tiles of level I, and get none back.
    assert mat(game, 0, "brewery") == [2, 2, 2, 1]
    assert mat(game, 0, "cotton") == [0, 1, 3, 3]
    assert mat(game, 0, "coal") == [0, 2, 2, 2]


@rule("BB-era-4")
def test_the_merchants_are_served_again() -> None:
    game = last_action("canal", merchants=MERCHANTS.replace("any with beer", "any"))
    assert not barrel(game, "Oxford.1")
    game.play("pass")
    found = {space: barrel(game, space) for space in table(game)["merchants"]}
    assert {space for space, there in found.items() if there} == {
        "Gloucester.1",
        "Oxford.1",
        "Oxford.2",
    }


@rule("BB-era-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deck_comes_again(seats: int) -> None:
    """All cards are there again, those that lay face down too."""
    game = last_action("canal", seats=seats)
    game.play("pass")
    assert table(game)["discards"] == []
    every_card = [card for number in range(seats) for card in hand(game, number)] + pile_of(game)
    assert counted(every_card) == counted(deck_of(seats))


@rule("BB-era-5")
def test_wild_cards_leave_with_the_canal_era() -> None:
    """A wild card played last goes to its pile, not to the rail deck."""
    game = last_action("canal", hand1="wild location", discards=", ".join(deck_of(2)[2:]))
    game.play("pass")
    every_card = hand(game, 0) + hand(game, 1) + pile_of(game)
    assert counted(every_card) == counted(deck_of(2))


@rule("BB-era-6")
def test_eight_cards_none_face_down() -> None:
    deck = deck_of(2)[::-1]
    game = last_action("canal", rail_deck=", ".join(deck))
    game.play("pass")
    assert hand(game, 0) == sorted(deck[0:8])
    assert hand(game, 1) == sorted(deck[8:16])
    assert pile_of(game) == deck[16:]


@rule("BB-era-2")
def test_money_and_points_are_kept() -> None:
    game = last_action("canal", seat0="money 31, income 10, points 7")
    game.play("pass")
    assert (seat(game, 0)["money"], points(game, 0)) == (31, 7)


@rule("BB-era-3")
def test_what_stays_keeps_its_cubes() -> None:
    """A brewery of the canal era keeps its one barrel, and the markets are left alone."""
    game = last_action(
        "canal",
        tiles="Stafford.1=brewery2 of 0 with 1, Dudley.1=coal2 of 1 with 2",
        coal=5,
        iron=3,
    )
    game.play("pass")
    assert (cubes(game, "Stafford.1"), cubes(game, "Dudley.1")) == (1, 2)
    assert (table(game)["coal"], table(game)["iron"]) == (5, 3)


@rule("BB-era-1")
def test_the_turn_order_is_carried_over() -> None:
    game = last_action("canal", seat0="spent 9", seat1="spent 3")
    game.play("pass")
    assert (table(game)["order"], game.seat) == ([1, 0], 1)


@rule("BB-era-1")
def test_income_is_settled_before_the_era_is_scored() -> None:
    """The mill pays the debt of £3 with £6 and then scores nothing."""
    game = last_action(
        "canal", seat0="money 0, income 7, points 2", tiles="Worcester.1=cotton1 of 0 sold"
    )
    game.play("pass")
    assert (seat(game, 0)["money"], points(game, 0)) == (3, 2)


@rule("BB-era-3")
@rule("BB-network-4")
def test_who_lost_everything_may_start_anywhere_again() -> None:
    deck = ["coal", *[card for card in deck_of(2) if card != "coal"], "coal"]
    game = last_action(
        "canal",
        rail_deck=", ".join(deck),
        mat0="coal 0 2 2 2",
        tiles="Dudley.1=coal1 of 0 with 2",
        links="Birmingham-Dudley of 0",
    )
    game.play("pass")
    assert game.seat == 0
    assert reason(game, "build coal Belper with coal") is None
