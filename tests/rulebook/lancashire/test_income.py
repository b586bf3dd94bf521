"""Loans, turn order, income, and income that cannot be paid."""

import re

import pytest

from ironbridge.i18n import languages
from ironbridge.i18n.rulebook import rulebook
from tests.rulebook.lancashire.positions import (
    canal,
    deck,
    end_of_round,
    last_action,
    position_of_round,
    rail,
)
from tests.rulebook.marks import rule
from tests.rulebook.table import choices, income, money, points, reason, spent, table, tile


@rule("BL-loan-1")
@pytest.mark.parametrize(
    ("loan", "start", "end"),
    [(10, 10, 9), (20, 10, 8), (30, 10, 7), (10, 12, 10), (10, 11, 10), (20, 16, 12), (30, 40, 33)],
)
def test_10_20_or_30(loan: int, start: int, end: int) -> None:
    """Ruling R24: to the highest space of the lower level."""
    game = canal(seat0=f"money 5, income {start}")
    game.play(f"loan {loan}")
    assert (money(game, 0), income(game, 0), spent(game, 0)) == (5 + loan, end, 0)


@rule("BL-loan-1")
def test_example_a_loan_of_30() -> None:
    """The example: three coloured bands back, to the foremost space of the band."""
    game = canal(seat0="income 20")  # level 5, on its second space
    game.play("loan 30")
    assert income(game, 0) == 14  # level 2, on its second space
    other = canal(seat0="income 19")  # level 5, on its first space
    other.play("loan 30")
    assert income(other, 0) == 14


@rule("BL-loan-2")
@pytest.mark.parametrize(
    ("start", "allowed"), [(0, []), (1, [10]), (2, [10, 20]), (3, [10, 20, 30])]
)
def test_not_below_minus_10(start: int, allowed: list[int]) -> None:
    game = canal(seat0=f"income {start}")
    for loan in (10, 20, 30):
        expected = None if loan in allowed else "LOAN_TOO_LOW"
        assert reason(game, f"loan {loan}") == expected


@rule("BL-loan-3")
def test_no_loans_when_the_rail_pile_is_empty() -> None:
    assert reason(rail(pile="coal"), "loan 10") is None
    assert reason(rail(pile=""), "loan 10") == "NO_MORE_LOANS"
    assert reason(canal(pile=""), "loan 10") is None


@rule("BL-loan-3")
@pytest.mark.parametrize(
    ("seats", "variant", "last"),
    [(2, None, 6), (3, None, 6), (4, None, 4), (2, "2018", 6), (3, "2018", 5), (4, "2018", 4)],
)
def test_the_last_round_with_loans(seats: int, variant: str | None, last: int) -> None:
    """Played to the end: everybody passes.  The rule text names the round after the last."""
    game = position_of_round("rail", seats, variant)
    seen = set()
    while not game.over:
        if "loan 10" in choices(game):
            seen.add(table(game)["round"])
        game.play("pass")
        while not game.over and "pass" not in choices(game):
            game.play(next(iter(game.choices)))
    assert seen == set(range(1, last + 1))
    for language in languages():
        text = rulebook("lancashire", language).rules["BL-loan-3"].text
        assert str(last + 1) in re.findall(r"\d+", text)


@rule("BL-order-1")
def test_example_the_order_of_the_next_round() -> None:
    """The example: red spent £23, purple £6, green £6, yellow £12."""
    game = end_of_round(
        seats=4,
        order="0 1 3 2",
        seat0="spent 23",
        seat1="spent 6",
        seat2="spent 6",
        seat3="spent 12",
    )
    game.play("pass")
    assert table(game)["order"] == [1, 2, 3, 0]
    assert [spent(game, number) for number in range(4)] == [0, 0, 0, 0]


@rule("BL-order-2")
@pytest.mark.parametrize("order", ["0 1 2", "1 0 2"])
def test_equal_spending_keeps_the_order(order: str) -> None:
    """Ruling R28."""
    game = end_of_round(order=order, seat0="spent 6", seat1="spent 6", seat2="spent 3")
    game.play("pass")
    assert table(game)["order"] == [2, *(int(seat) for seat in order.split()[:2])]


@rule("BL-order-3")
def test_what_counts_as_spent() -> None:
    """Ruling R36: what a mine earns is not taken off; nor do loans count."""
    game = canal(
        hand0="Wigan, Wigan", coal=0, tiles="Liverpool.1=port1 of 1", links="Liverpool-Wigan of 2"
    )
    game.play("build coal Wigan.1 with Wigan")
    assert (spent(game, 0), money(game, 0)) == (5, 33)
    game.play("loan 10")
    assert spent(game, 0) == 5


@rule("BL-order-3")
def test_income_paid_to_the_bank_is_not_spent() -> None:
    game = end_of_round(seat0="income 5")
    game.play("pass")
    assert (money(game, 0), spent(game, 0)) == (25, 0)


@rule("BL-order-4")
def test_the_last_canal_round_orders_the_first_rail_round() -> None:
    game = last_action("canal", seat0="spent 20", seat1="spent 10", seat2="spent 15")
    game.play("pass")
    assert table(game)["era"] == "rail"
    assert table(game)["order"] == [1, 2, 0]


@rule("BL-income-1")
@pytest.mark.parametrize(("space", "level"), [(10, 0), (12, 1), (30, 10), (99, 30), (5, -5)])
def test_income_opens_a_round(space: int, level: int) -> None:
    game = end_of_round(seat0=f"money 30, income {space}")
    assert money(game, 0) == 30
    game.play("pass")
    assert (table(game)["round"], money(game, 0)) == (3, 30 + level)


@rule("BL-income-2")
def test_income_after_the_scoring_of_the_canal_era() -> None:
    """Ruling R26: the mine of level I is gone before the debt has to be paid."""
    game = last_action("canal", seat0="money 1, income 8, points 0",
                       tiles="Wigan.1=coal1 of 0 sold, Colne.1=cotton2 of 0")  # fmt: skip
    game.play("pass")
    assert tile(game, "Wigan.1") is None
    assert tile(game, "Colne.1") is None  # given up: there was no other tile
    assert (money(game, 0), points(game, 0)) == (1 + 7 - 2, 1)
    assert (table(game)["era"], table(game)["round"]) == ("rail", 1)


@rule("BL-income-2")
def test_no_income_after_the_last_rail_round() -> None:
    game = last_action("rail", seat0="money 5, income 99, points 0")
    game.play("pass")
    assert game.over
    assert (money(game, 0), points(game, 0)) == (5, 0)


@rule("BL-income-3")
def test_example_five_spaces_forward() -> None:
    """The example: a flipped tile with a five moves the marker by five spaces."""
    game = canal(seat0="income 14", tiles="Colne.1=cotton1 of 0", links="Colne-Yorkshire of 1",
                 cotton=6, distant_canal="0")  # fmt: skip
    game.play("sell Colne.1")
    assert income(game, 0) == 19


@rule("BL-income-4")
def test_the_end_of_the_track() -> None:
    """Ruling R25 and fine point C13."""
    game = canal(seat0="income 97", tiles="Colne.1=cotton1 of 0", links="Colne-Yorkshire of 1",
                 distant_canal="0")  # fmt: skip
    game.play("sell Colne.1")
    assert income(game, 0) == 99


@rule("BL-income-5")
def test_negative_income_is_paid() -> None:
    game = end_of_round(seat0="money 8, income 2")
    game.play("pass")
    assert money(game, 0) == 0


TWO_TILES = "Colne.1=cotton1 of 0, Wigan.1=coal1 of 0 with 2"


@rule("BL-income-6")
def test_everybody_who_can_settles_first() -> None:
    """Fine point C3: seat 0 owes £5 and has £2, which stay in hand while it decides."""
    game = end_of_round(
        seat0="money 2, income 5", seat1="money 0, income 30", seat2="money 9, income 6",
        tiles=TWO_TILES,
    )  # fmt: skip
    game.play("pass")
    assert game.seat == 0
    assert [money(game, number) for number in range(3)] == [2, 10, 5]
    game.play("give up Colne.1")
    assert money(game, 0) == 2 + 6 - 5
    assert (game.seat, table(game)["round"]) == (0, 3)


@rule("BL-income-6")
def test_those_who_cannot_pay_decide_in_turn_order() -> None:
    game = end_of_round(
        seat0="money 0, income 5, spent 9", seat1="money 0, income 5",
        tiles=f"{TWO_TILES}, Bury.1=coal1 of 1 with 2, Oldham.1=cotton1 of 1",
    )  # fmt: skip
    game.play("pass")
    assert (game.seat, table(game)["order"]) == (1, [1, 2, 0])
    game.play("give up Oldham.1")
    assert game.seat == 0
    game.play("give up Colne.1")
    assert (money(game, 0), money(game, 1)) == (1, 1)


@rule("BL-shortfall-1")
@pytest.mark.parametrize(
    ("given", "half"),
    [("Colne.1=cotton1", 6), ("Wigan.1=coal2", 3), ("Fleetwood.1=port4", 4),
     ("Liverpool.3=shipyard2", 12), ("Bolton.3=iron1", 2)],
)  # fmt: skip
def test_tiles_for_half_their_price(given: str, half: int) -> None:
    game = end_of_round(seat0="money 0, income 9, points 5", tiles=f"{given} of 0 sold")
    game.play("pass")
    assert tile(game, given.split("=")[0]) is None
    assert (money(game, 0), points(game, 0)) == (half - 1, 5)


@rule("BL-shortfall-2")
def test_the_owner_chooses_and_stops() -> None:
    """Ruling R27, fine points C3 and C17: any own tile, one at a time, the rest is kept."""
    game = end_of_round(seat0="money 0, income 2", tiles=f"{TWO_TILES}, Bury.1=coal1 of 1")
    game.play("pass")
    assert choices(game) == {"give up Colne.1", "give up Wigan.1"}
    assert reason(game, "give up Bury.1") == "NOT_YOURS"
    assert reason(game, "give up Bury.2") == "NO_SUCH_TILE"
    game.play("give up Wigan.1")
    assert tile(game, "Wigan.1") is None
    assert tile(game, "Colne.1") is None  # £2 were not enough, and one tile was left
    assert money(game, 0) == 2 + 6 - 8


@rule("BL-shortfall-2")
def test_a_flipped_tile_will_do() -> None:
    game = end_of_round(
        seat0="money 0, income 9", tiles="Colne.1=cotton1 of 0 sold, Wigan.1=coal1 of 0 with 2"
    )
    game.play("pass")
    game.play("give up Colne.1")
    assert (money(game, 0), income(game, 0)) == (5, 9)
    assert tile(game, "Wigan.1") is not None


@rule("BL-shortfall-3")
@pytest.mark.parametrize(("start", "left"), [(9, 6), (2, 0)])
def test_then_points(start: int, left: int) -> None:
    """Fine point C4: the money goes, then points, but never below zero."""
    game = end_of_round(seat0=f"money 2, income 5, points {start}")
    game.play("pass")
    assert (money(game, 0), points(game, 0)) == (0, left)


@rule("BL-shortfall-3")
def test_tiles_go_before_points() -> None:
    game = end_of_round(seat0="money 0, income 0, points 9", tiles="Wigan.1=coal1 of 0 with 2")
    game.play("pass")
    assert tile(game, "Wigan.1") is None
    assert (money(game, 0), points(game, 0)) == (0, 1)


@rule("BL-loan-3")
def test_the_rail_deck_lasts_for_the_printed_rounds() -> None:
    """66 cards less the hands and the removed ones: two each for six rounds, or four."""
    assert sum(deck().values()) == 66
    assert (66 - 3 * 8 - 6, 66 - 4 * 8 - 2) == (6 * 6, 4 * 8)
