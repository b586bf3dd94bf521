"""The luck ledger adds up to the result in every title, and luck is zero on average."""

from statistics import fmean, stdev

import pytest

from ironbridge.core.setup import first_position
from ironbridge.core.workspace import Workspace
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.review.ledger import adjusted, ledger, luck_of, total
from ironbridge.review.setup_luck import setup_luck
from ironbridge.review.valuation import Valuation
from tests.review.test_turn_loss import finished

TABLES = [
    ("birmingham", 2, {}, {"hand", "refill"}),
    ("birmingham", None, {"automa": "easy"}, {"hand", "refill", "counters"}),
    ("lancashire", 3, {}, {"hand", "refill", "counters"}),
    ("age_of_industry", 3, {}, {"hand", "refill"}),
]


@pytest.mark.parametrize(("title", "seats", "options", "kinds"), TABLES)
def test_the_entries_add_up_to_the_result(
    title: str, seats: int, options: dict[str, object], kinds: set[str]
) -> None:
    for seed in range(2):
        game = finished(title, seats, "greedy", seed, **options)
        losses = {seat: 2.5 * seat for seat in range(game.spec.seats)}
        found = ledger(Valuation(game.spec), game, losses, redeals=4)
        assert game.result is not None
        for entry in found.seats:
            assert entry.result == game.result.points[entry.seat]
            assert total(entry) == pytest.approx(entry.result, abs=1e-6)
            assert adjusted(entry) == pytest.approx(entry.result - luck_of(entry))
            drawn = sum(draw.luck[found.seats.index(entry)] for draw in found.draws)
            assert drawn == pytest.approx(luck_of(entry), abs=1e-6)
        assert kinds <= {draw.kind for draw in found.draws}


def test_the_luck_of_a_draw_is_zero_on_average() -> None:
    """Over the re-deals of one pile."""
    game = finished("birmingham", 2)
    start = game.at(0)
    valuation = Valuation(game.spec)
    lucks = []
    for seed in range(40):
        dealt = first_position(game.spec.rules, deal_from_seed(game.spec, seed), Workspace())
        setup = setup_luck(
            game.spec, lambda pos: [valuation.points(pos, 0)], dealt.deal, 1000 + seed, 20
        )
        lucks.append(setup.cards[0] + setup.counters[0] + setup.order[0])
    assert start.seat is not None
    assert abs(fmean(lucks)) < 4 * stdev(lucks) / len(lucks) ** 0.5
