"""Loans, interest, and the order by money spent."""

from typing import Any

import pytest

from tests.rulebook.age_of_industry.rulings.lay import (
    finish_round,
    first_words,
    idle,
    lay,
    loans,
    order,
    texts,
)
from tests.rulebook.table import money, reason, spent, table


@pytest.mark.parametrize(
    ("cash", "borrowed"), [(0, 2), (1, 2), (2, 1), (3, 1), (11, 1), (12, 0), (13, 0)]
)
def test_r10_as_many_loans_as_the_payment_needs(cash: int, borrowed: int) -> None:
    game = lay(
        hand0="grey",
        mat0="cotton 0 0 2",
        seat0=f"money {cash}",
        tiles="Bohemia.1=coal1 of 1, Magdeburg.1=iron1 of 1",
        links="Leipzig-Bohemia of 1, Leipzig-Magdeburg of 1",
    )
    game.play("build cotton Leipzig.1")
    assert loans(game, 0) == borrowed
    assert money(game, 0) == cash + 10 * borrowed - 12
    assert spent(game, 0) == 12


def test_r10_price_and_track_cubes_are_one_payment() -> None:
    game = lay(
        hand0="orange",
        mat0="cotton 0 2 2",
        seat0="money 7",
        links="Frankfurt-Mannheim of 1, Mannheim-France of 1",
    )
    game.play("build cotton Frankfurt.1")
    assert (money(game, 0), loans(game, 0)) == (0, 0)


def test_r10_nobody_borrows_without_need() -> None:
    game = lay()
    assert not any("loan" in text for text in texts(game))
    assert reason(game, "loan") is not None


def test_a_loan_is_repaid_before_and_between_actions() -> None:
    game = lay(seat0="money 25", loans="3 0 0", hand0="ship, ship")
    game.play("repay")
    assert (money(game, 0), loans(game, 0)) == (15, 2)
    assert table(game)["actions"] == 2
    game.play("pass")
    game.play("repay")
    assert (money(game, 0), loans(game, 0)) == (5, 1)
    assert "repay" not in texts(game)
    assert reason(game, "repay") == "CANNOT_REPAY"
    assert spent(game, 0) == 0


def test_without_a_loan_nothing_is_repaid() -> None:
    game = lay(seat0="money 25")
    assert reason(game, "repay") == "NO_LOAN"


def test_d06_a_last_chance_after_the_last_action() -> None:
    game = lay(seat0="money 20", loans="1 0 0", actions=1)
    game.play("pass")
    assert table(game)["to_act"] == 0
    assert texts(game) == {"repay", "end turn"}
    game.play("repay")
    assert (money(game, 0), loans(game, 0)) == (10, 0)
    assert table(game)["to_act"] == 1


def test_d06_two_loans_two_chances() -> None:
    game = lay(seat0="money 20", loans="2 0 0", actions=1)
    game.play("pass")
    game.play("repay")
    assert texts(game) == {"repay", "end turn"}
    game.play("end turn")
    assert table(game)["to_act"] == 1
    assert loans(game, 0) == 1


@pytest.mark.parametrize(("cash", "debt"), [(9, 1), (30, 0)])
def test_d06_no_pause_when_nothing_could_be_repaid(cash: int, debt: int) -> None:
    game = lay(seat0=f"money {cash}", loans=f"{debt} 0 0", actions=1)
    game.play("pass")
    assert table(game)["to_act"] == 1


def test_d06_by_option_the_turn_passes_at_once() -> None:
    game = lay(
        rules="pause_to_repay_after_last_action=false",
        seat0="money 20",
        loans="1 0 0",
        actions=1,
    )
    game.play("pass")
    assert table(game)["to_act"] == 1


def test_a_turn_is_not_ended_early() -> None:
    game = lay(seat0="money 20", loans="1 0 0")
    assert reason(game, "end turn") is not None


def last_of_the_round(**lines: object) -> Any:
    given: dict[str, object] = {"to_act": 2, "actions": 1, "hand2": "ship", "hand0": "grey"}
    return lay(**(given | lines))


def test_r11_a_dollar_for_each_loan() -> None:
    game = last_of_the_round(loans="3 1 0", seat0="money 5", seat1="money 1", seat2="money 4")
    game.play("pass")
    assert [money(game, seat) for seat in range(3)] == [2, 0, 4]
    assert [loans(game, seat) for seat in range(3)] == [3, 1, 0]


def test_r11_a_loan_for_the_interest_bears_none() -> None:
    game = last_of_the_round(loans="3 12 0", seat0="money 2", seat1="money 1")
    game.play("pass")
    assert (money(game, 0), loans(game, 0)) == (2 + 10 - 3, 4)
    assert (money(game, 1), loans(game, 1)) == (1 + 20 - 12, 14)


def test_r11_interest_in_the_first_round_too() -> None:
    game = lay(round=1, hand0="cotton", hand1="ship", hand2="ship")
    game.play("build cotton Kassel.1")
    finish_round(game)
    assert (money(game, 0), loans(game, 0)) == (10 - 4 - 1, 1)


def test_r11_interest_is_not_money_spent() -> None:
    game = last_of_the_round(loans="3 0 0", seat0="money 5, spent 1", seat1="spent 2")
    game.play("pass")
    assert order(game) == [2, 0, 1]
    assert [spent(game, seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize(
    ("before", "sums", "after"),
    [
        ("0 1 2", (0, 0, 0), [0, 1, 2]),
        ("2 0 1", (0, 0, 0), [2, 0, 1]),
        ("2 0 1", (5, 3, 5), [1, 2, 0]),
        ("1 0 2", (7, 7, 0), [2, 1, 0]),
        ("1 0 2", (1, 7, 0), [2, 0, 1]),
    ],
)
def test_the_order_by_money_spent(before: str, sums: tuple[int, ...], after: list[int]) -> None:
    last = int(before.split()[-1])
    spending = {f"seat{seat}": f"spent {sums[seat]}" for seat in range(3)}
    hands: dict[str, object] = {f"hand{last}": "ship", f"hand{(last + 1) % 3}": "brown"}
    game = lay(order=before, to_act=last, actions=1, **{"hand0": "brown", **hands}, **spending)
    idle(game)
    assert order(game) == after


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_seat_has_one_action_then_two(seats: int) -> None:
    game = lay(seats=seats, round=1, order=" ".join(str(seat) for seat in range(seats)))
    turns = []
    while table(game)["round"] < 3:
        turns.append(table(game)["to_act"])
        idle(game)
    assert turns == [*range(seats), *(seat for seat in range(seats) for _ in range(2))]


def test_the_two_actions_may_be_alike_and_are_done_one_by_one() -> None:
    game = lay(hand0="coal, coal", seat0="money 9")
    game.play("build coal Essen.1")
    assert reason(game, "build coal Breslau.1 with coal") == "OUTSIDE_NETWORK"
    game.play("build coal Essen.2")
    assert spent(game, 0) == 2
    assert table(game)["to_act"] == 1


def test_income_of_other_players_is_not_spent_money() -> None:
    game = lay(
        tiles="Berlin.1=cotton1 of 0, Hamburg.1=port1 of 1", links="Hamburg-Berlin of 1", hand0=""
    )
    game.play("sell Berlin.1")
    assert (spent(game, 0), spent(game, 1)) == (0, 0)
    assert "pass" not in first_words(game)


def test_d01_own_income_from_the_cubes_counts_before_the_loan() -> None:
    given: dict[str, object] = {
        "hand0": "grey",
        "mat0": "cotton 0 2 2",
        "seat0": "money 2",
        "tiles": "Bohemia.1=coal1 of 0 with 1",
        "links": "Leipzig-Bohemia of 1",
    }
    game = lay(**given)
    game.play("build cotton Leipzig.1")
    assert (money(game, 0), loans(game, 0)) == (0, 0)
    option = lay(rules="cubes_before_payment=false", **given)
    option.play("build cotton Leipzig.1")
    assert (money(option, 0), loans(option, 0)) == (10, 1)
