"""The end of the game and its scoring."""

from typing import Any

import pytest

from tests.rulebook.age_of_industry.rulings.lay import (
    NEW_ENGLAND,
    closing,
    finish_round,
    lay,
    loans,
    order,
)
from tests.rulebook.table import money, points, table


def last_pass(**lines: object) -> Any:
    game = closing(**lines)
    game.play("pass")
    return game


@pytest.mark.parametrize(
    ("hands", "pile", "face_up", "over"),
    [
        (("", "coal", "ship"), "", "-, -", True),
        (("brown", "coal", "ship"), "", "-, -", True),
        (("brown", "coal", "ship, ship"), "", "-, -", False),
        (("", "coal", "ship"), "iron", "grey, grey", False),
        (("", "coal", "ship"), "", "grey, grey", True),
        (("brown", "", "ship, ship"), "", "grey, grey", True),
    ],
)
def test_the_pile_and_a_hand_are_empty(
    hands: tuple[str, ...], pile: str, face_up: str, over: bool
) -> None:
    game = closing(hand0=hands[0], hand1=hands[1], hand2=hands[2], pile=pile, display=face_up)
    game.play("pass")
    assert game.over is over


def test_the_round_is_played_to_its_end() -> None:
    game = closing(to_act=0, actions=1, hand0="ship", hand1="coal, coal", hand2="grey, grey, grey")
    game.play("pass")
    assert not game.over
    finish_round(game)
    assert game.over
    assert table(game)["round"] == 8


def test_a_hand_that_is_filled_again_before_the_end_of_the_round() -> None:
    game = closing(
        to_act=1,
        actions=2,
        hand0="brown",
        hand1="coal",
        hand2="ship, ship, ship",
        display="grey, grey",
    )
    game.play("pass")
    game.play("draw")
    game.play("pass")
    game.play("pass")
    assert not game.over


@pytest.mark.parametrize(
    ("links", "tiles", "income"),
    [
        ("Kassel-Erfurt of 0", "", 2 + 1),
        ("Kassel-Frankfurt of 0", "", 2),
        ("Kassel-Frankfurt of 0", "Kassel.1=cotton1 of 1, Frankfurt.2=cotton1 of 2 sold", 4),
        ("Trier-France of 0", "", 2 + 1 + 2),
        ("Cologne-Belgium of 0", "", 2 + 1),
        ("Cologne-Belgium of 0", "Belgium.1=coal1 of 1", 2 + 2),
        ("Bohemia-Austria of 0", "Bohemia.1=coal1 of 1 sold", 2 + 2 + 2),
        ("Essen-Netherlands of 0", "", 2 + 2),
        ("Hamburg-Rostock of 0, Rostock-Stettin of 0", "Hamburg.1=port1 of 1", 4 + 3),
        ("Berlin-Posen of 1", "Berlin.1=cotton1 of 0", 0),
    ],
)
def test_r28_what_a_rail_pays(links: str, tiles: str, income: int) -> None:
    assert money(last_pass(links=links, tiles=tiles), 0) == income


def test_r28_markets_count_whatever_lies_on_them() -> None:
    game = last_pass(
        links="Mannheim-France of 0",
        markets="France market 1=no demand, France market 2=cotton",
        used="France market 2",
    )
    assert money(game, 0) == 4


def test_r28_ships_and_imports_count_for_no_rail() -> None:
    game = last_pass(
        board=NEW_ENGLAND,
        links="Boston-Taunton of 0, Portland-Canada of 1",
        tiles="Boston.1=port1 of 1, Massachusetts Bay.1=ship3 of 2",
        imports="Massachusetts Bay=3",
    )
    assert (money(game, 0), money(game, 1)) == (2 + 1 + 1, 2 + 2)


@pytest.mark.parametrize(
    ("cash", "debt", "left", "score"),
    [
        (4, 0, 0, 0),
        (5, 0, 0, 1),
        (9, 0, 0, 1),
        (10, 0, 0, 2),
        (11, 1, 0, 0),
        (17, 1, 0, 1),
        (10, 1, 1, -5 + 1),
        (30, 2, 0, 8 // 5),
        (13, 3, 2, -10),
    ],
)
def test_r12_loans_are_repaid_and_the_rest_costs_five(
    cash: int, debt: int, left: int, score: int
) -> None:
    """The interest of the last round is paid first."""
    game = last_pass(seat0=f"money {cash}", loans=f"{debt} 0 0")
    assert loans(game, 0) == left
    assert points(game, 0) == score


def test_d19_a_loan_for_the_last_interest() -> None:
    game = last_pass(seat0="money 0", loans="1 0 0")
    # ten borrowed, one paid, nine left: nothing can be repaid
    assert (loans(game, 0), money(game, 0)) == (2, 9)
    assert points(game, 0) == 1 - 10


def test_rail_income_serves_to_repay() -> None:
    game = last_pass(seat0="money 6", loans="1 0 0", links="Trier-France of 0")
    assert (loans(game, 0), money(game, 0)) == (0, 0)
    assert points(game, 0) == 0


def test_counters_score_their_level_turned_over_or_not() -> None:
    game = last_pass(
        tiles="Kiel.1=port2 of 0, Berlin.1=factory4 of 0 sold, Essen.1=coal3 of 0 sold,"
        " Munich.1=iron2 of 1 with 1, Augsburg.1=cotton3 of 1 sold",
    )
    assert (points(game, 0), points(game, 1), points(game, 2)) == (9, 5, 0)


def test_r18_a_rebuilt_ship_scores_its_level() -> None:
    game = last_pass(
        board=NEW_ENGLAND,
        tiles="Boston.1=port1 of 1, Massachusetts Bay.1=ship4 of 0",
        rebuilt="Massachusetts Bay",
    )
    assert points(game, 0) == 4


def test_nothing_is_scored_for_cards_left() -> None:
    game = last_pass(hand0="coal, coal, coal")
    assert points(game, 0) == 0


def test_r13_ties_go_to_the_order_set_after_the_last_round() -> None:
    game = last_pass(
        order="0 1 2",
        seat0="money 10, spent 4",
        seat1="money 10, spent 2",
        seat2="money 10, spent 3",
    )
    assert order(game) == [1, 2, 0]
    assert list(game.result.points) == [2, 2, 2]
    assert list(game.result.places) == [3, 1, 2]


def test_r13_equal_spenders_keep_their_order_for_the_tie() -> None:
    game = last_pass(order="1 0 2", seat0="money 10", seat1="money 11", seat2="money 3")
    assert list(game.result.places) == [2, 1, 3]


@pytest.mark.parametrize("seats", [4, 5])
def test_more_players_end_alike(seats: int) -> None:
    last = seats - 1
    hands = {f"hand{seat}": "" for seat in range(last)}
    given: dict[str, object] = {
        "seats": seats,
        "to_act": last,
        f"hand{last}": "ship",
        f"seat{last}": "money 25",
        **hands,
    }
    game = lay(**given, round=6, actions=1, pile="", display="grey, brown")
    game.play("pass")
    assert game.over
    assert points(game, last) == 5
    assert game.result.places[last] == 1
