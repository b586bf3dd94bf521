"""Loans: taken to pay, repaid in the turn, interest every round."""

import pytest

from tests.rulebook.age_of_industry.positions import end_of_round, germany, loans
from tests.rulebook.marks import rule
from tests.rulebook.table import choices, money, reason, spent, table

TO_FRANCE = "Cologne-Trier of 1, Trier-France of 1"


@rule("AI-loan-1")
@pytest.mark.parametrize(("have", "taken", "left"), [(0, 2, 7), (2, 2, 9), (3, 1, 0), (13, 0, 0)])
def test_as_many_as_the_payment_needs(have: int, taken: int, left: int) -> None:
    """Cotton 3 with coal from the track: $12 and $1; its iron lies in the place."""
    game = germany(
        hand0="purple",
        seat0=f"money {have}",
        mat0="cotton 0 0 2",
        tiles="Cologne.2=iron1 of 1",
        links=TO_FRANCE,
    )
    game.play("build cotton Cologne.1")
    assert (loans(game, 0), money(game, 0)) == (taken, left)


@rule("AI-loan-1")
def test_no_loan_without_need() -> None:
    assert not any("loan" in text or "borrow" in text for text in choices(germany()))


@rule("AI-loan-2")
def test_borrowing_and_repaying_are_no_spending() -> None:
    game = germany(hand0="purple", mat0="cotton 1 2 2", seat0="money 11", loans="1 0 0")
    game.play("repay")
    assert (money(game, 0), spent(game, 0)) == (1, 0)
    game.play("build cotton Cologne.1")
    assert (money(game, 0), spent(game, 0)) == (7, 4)


@rule("AI-loan-3")
@pytest.mark.parametrize("cubes_first", [True, False])
def test_cubes_before_payment(cubes_first: bool) -> None:
    """The own mine's last cube brings $4, just what is missing for the mill."""
    game = germany(
        rules=f"cubes_before_payment={str(cubes_first).lower()}",
        hand0="purple",
        seat0="money 2",
        mat0="cotton 0 2 2",
        tiles="Essen.1=coal1 of 0 with 1",
    )
    game.play("build cotton Essen.3")
    assert loans(game, 0) == (0 if cubes_first else 1)
    assert money(game, 0) - 10 * loans(game, 0) == 0


@rule("AI-loan-4")
def test_a_loan_is_repaid_between_actions() -> None:
    game = germany(seat0="money 25", loans="2 0 0")
    game.play("repay")
    assert (loans(game, 0), money(game, 0), table(game)["actions"]) == (1, 15, 2)
    game.play("pass")
    game.play("repay")
    assert (loans(game, 0), money(game, 0), table(game)["actions"]) == (0, 5, 1)


@rule("AI-loan-4")
def test_when_it_cannot_be_repaid() -> None:
    assert reason(germany(seat0="money 25"), "repay") == "NO_LOAN"
    assert reason(germany(seat0="money 9", loans="1 0 0"), "repay") == "CANNOT_REPAY"


@rule("AI-loan-5")
def test_a_dollar_a_loan_at_the_end_of_a_round() -> None:
    game = end_of_round(loans="3 0 1", seat0="money 5", seat1="money 4", seat2="money 1")
    game.play("pass")
    assert [money(game, seat) for seat in range(3)] == [2, 4, 0]


@rule("AI-loan-5")
def test_a_loan_for_interest_costs_nothing_this_time() -> None:
    game = end_of_round(loans="3 0 0", seat0="money 1")
    game.play("pass")
    assert (loans(game, 0), money(game, 0)) == (4, 8)


@rule("AI-loan-6")
@pytest.mark.parametrize("pauses", [True, False])
def test_a_last_chance_to_repay(pauses: bool) -> None:
    game = germany(
        rules=f"pause_to_repay_after_last_action={str(pauses).lower()}",
        actions=1,
        seat0="money 20",
        loans="1 0 0",
    )
    game.play("pass")
    assert game.seat == (0 if pauses else 1)
    if pauses:
        assert choices(game) == {"repay", "end turn"}
        game.play("repay")
        assert (game.seat, loans(game, 0), money(game, 0)) == (1, 0, 10)


@rule("AI-loan-6")
def test_without_loan_or_money_the_turn_passes() -> None:
    for lines in ({"seat0": "money 20"}, {"seat0": "money 9", "loans": "1 0 0"}):
        game = germany(actions=1, **lines)
        game.play("pass")
        assert game.seat == 1
