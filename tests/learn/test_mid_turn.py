"""Rows in mid-turn: learned from what the best rest of a turn is worth, and where they err."""

import pytest

from ironbridge.bots.weights_file import judge_for
from ironbridge.core.position import ASK_NOTHING, POINTS, Position
from ironbridge.core.rng import Chance
from ironbridge.core.setup import first_position
from ironbridge.core.workspace import Desk
from ironbridge.learn.train import play_seats
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.search.evaluator import ROWS
from ironbridge.search.search import Mind
from ironbridge.search.selfplay import Seen, look_in_mid_turn, play_on
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
) -> tuple[Mind, Position]:
    setting = Plan(title, seats, options=options).setting()
    mind = Mind(setting.rules, judge_for(setting))
    return mind, first_position(setting.rules, deal_from_seed(setting, seed), Desk())


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_only_moments_in_mid_turn_are_kept(table: Table) -> None:
    mind, start = begin(*table)
    middles: list[Seen] = []
    play_on(mind, start, 2, Chance(3), 0, 1, [], middles)
    assert len(middles) > 20
    assert all(int(one.row) // int(ROWS) % 2 == 1 for one in middles)


def test_what_looks_best_is_among_what_is_kept() -> None:
    mind, pos = begin("birmingham", 2, {})
    while pos.actions < 2:
        pos = mind.followed(pos, mind.turns(pos, 2, 1)[0].path)
    best = mind.replies.best_action(pos)
    mind.weigh(best, pos.seat)
    facts = list(mind.judge.insight.facts)
    middles: list[Seen] = []
    look_in_mid_turn(mind, pos, Chance(1), middles)
    assert list(middles[0].facts) == facts
    assert middles[0].value == mind.turns(best, 4, 1)[0].value


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_action_by_action_a_game_comes_near_whole_turns(table: Table) -> None:
    """Whoever looks ahead plays action by action: the rows in mid-turn must not lag behind."""
    by_turns = by_actions = 0
    for deal in range(6):
        mind, pos = begin(*table, seed=70 + deal)
        by_turns += sum(play_seats([mind] * table[1], pos))
        while pos.ask != ASK_NOTHING:
            pos = mind.replies.best_action(pos)
        by_actions += sum(int(pos.word(seat, POINTS)) for seat in range(table[1]))
    assert by_actions > 0.8 * by_turns
