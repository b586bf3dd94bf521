"""Mid-turn rows: fitted to the value of the best rest of the turn, on games that they played."""

import pytest

from ironbridge.bots.weights_file import evaluator_for
from ironbridge.core.position import ASK_NOTHING, POINTS, Position
from ironbridge.core.rng import Rng
from ironbridge.core.setup import first_position
from ironbridge.core.workspace import Workspace
from ironbridge.learn.train import play_seats
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.search.evaluator import MAX_STAGES
from ironbridge.search.search import Search
from ironbridge.search.selfplay import TrainingSample, play_on, sample_mid_turn
from ironbridge.sim.simulate import Plan

Table = tuple[str, int, dict[str, object]]
TABLES: list[Table] = [
    ("birmingham", 4, {}),
    ("lancashire", 3, {}),
    ("lancashire", 4, {}),
    ("age_of_industry", 3, {"board": "new_england"}),
]


def begin(
    title: str, seats: int, options: dict[str, object], seed: int = 3
) -> tuple[Search, Position]:
    spec = Plan(title, seats, options=options).spec()
    search = Search(spec.rules, evaluator_for(spec))
    return search, first_position(spec.rules, deal_from_seed(spec, seed), Workspace())


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_only_moments_in_mid_turn_are_kept(table: Table) -> None:
    search, start = begin(*table)
    middles: list[TrainingSample] = []
    play_on(search, start, 2, Rng(3), 0, 1, [], middles)
    assert len(middles) > 20
    assert all(int(one.stage) // int(MAX_STAGES) % 2 == 1 for one in middles)


def test_what_looks_best_is_among_what_is_kept() -> None:
    search, pos = begin("birmingham", 2, {})
    while pos.actions < 2:
        pos = search.followed(pos, search.candidate_turns(pos, 2, 1)[0].path)
    best = search.policy.best_action(pos)
    search.evaluate(best, pos.seat)
    facts = list(search.evaluator.extractor.features)
    middles: list[TrainingSample] = []
    sample_mid_turn(search, pos, Rng(1), middles)
    assert list(middles[0].features) == facts
    assert middles[0].value == search.candidate_turns(best, 4, 1)[0].value


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_action_by_action_a_game_comes_near_whole_turns(table: Table) -> None:
    """Search evaluates mid-turn positions: playing by actions must score close to whole turns."""
    by_turns = by_actions = 0
    for deal in range(6):
        search, pos = begin(*table, seed=70 + deal)
        by_turns += sum(play_seats([search] * table[1], pos))
        while pos.ask != ASK_NOTHING:
            pos = search.policy.best_action(pos)
        by_actions += sum(int(pos.seat_value(seat, POINTS)) for seat in range(table[1]))
    assert by_actions > 0.8 * by_turns
