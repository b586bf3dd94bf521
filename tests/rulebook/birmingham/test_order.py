"""The turn order of the next round."""

import pytest

from tests.rulebook.birmingham.positions import canal, end_of_round
from tests.rulebook.marks import rule
from tests.rulebook.table import money, spent, table


@rule("BB-order-1")
def test_who_spent_least_goes_first() -> None:
    game = end_of_round(seat0="spent 5", seat1="spent 3")
    game.play("pass")
    assert table(game)["order"] == [1, 0]
    assert game.seat == 1


@rule("BB-order-1")
def test_what_is_spent_in_the_last_turn_counts() -> None:
    game = end_of_round(seat0="spent 2", seat1="spent 0")
    game.play("link Birmingham-Oxford")
    assert table(game)["order"] == [0, 1]


@rule("BB-order-2")
@pytest.mark.parametrize(
    ("order", "amounts", "after"),
    [
        ("2 0 3 1", (0, 0, 0, 0), [2, 0, 3, 1]),
        ("2 0 3 1", (5, 5, 9, 0), [3, 0, 1, 2]),
        ("0 1 2 3", (7, 3, 7, 3), [1, 3, 0, 2]),
        ("3 2 1 0", (7, 3, 7, 3), [3, 1, 2, 0]),
        ("1 3 0 2", (10, 20, 30, 40), [0, 1, 2, 3]),
    ],
)
def test_equal_spending_keeps_the_order(
    order: str, amounts: tuple[int, ...], after: list[int]
) -> None:
    last = int(order[-1])
    lines: dict[str, object] = {f"seat{seat}": f"spent {amounts[seat]}" for seat in range(4)}
    lines |= {"hand0": "Dudley, Dudley", f"hand{last}": "Coventry, Coventry"}
    game = canal(seats=4, order=order, to_act=last, actions=1, **lines)
    game.play("pass")
    assert table(game)["order"] == after


@rule("BB-order-3")
def test_bought_cubes_count_as_spent() -> None:
    """Seat 1 spends £2 on iron for a development; seat 0 spent £1."""
    game = end_of_round(seat0="spent 1", seat1="spent 0")
    game.play("develop coal; done")
    assert table(game)["order"] == [0, 1]


@rule("BB-order-3")
def test_each_round_starts_from_nothing() -> None:
    game = end_of_round(seat0="spent 5", seat1="spent 3")
    game.play("pass")
    assert (spent(game, 0), spent(game, 1)) == (0, 0)


@rule("BB-order-3")
def test_income_paid_to_the_bank_is_not_spent() -> None:
    game = end_of_round(seat0="money 20, income 5, spent 0", seat1="spent 0")
    game.play("pass")
    assert (money(game, 0), spent(game, 0)) == (15, 0)
