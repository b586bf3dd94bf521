"""Rows in mid-turn: learned from what the best rest of a turn is worth, and where they err."""

from pathlib import Path

import pytest

from ironbridge.bots.weights import judge_from, weights_file
from ironbridge.core.chance import Chance
from ironbridge.core.desk import Desk
from ironbridge.core.judge import ROWS
from ironbridge.core.mind import Mind
from ironbridge.core.position import ASK_NOTHING, POINTS
from ironbridge.core.selfplay import Seen, look_in_mid_turn, play_on
from ironbridge.core.setup import first_position
from ironbridge.notation.deals import deal_from_seed
from ironbridge.sim.run import Plan
from ironbridge.titles.setting import Setting

TABLES = [
    ("birmingham", 4, {}),
    ("lancashire", 3, {}),
    ("lancashire", 4, {}),
    ("age_of_industry", 3, {"board": "new_england"}),
]


def mind_for(setting: Setting) -> Mind:
    file = weights_file(setting)
    assert isinstance(file, Path)
    return Mind(setting.rules, judge_from(setting, file.read_text("utf-8")))


@pytest.mark.parametrize(("title", "seats", "options"), TABLES)
def test_only_moments_in_mid_turn_are_kept(
    title: str, seats: int, options: dict[str, object]
) -> None:
    setting = Plan(title, seats, options=options).setting()
    mind = mind_for(setting)
    start = first_position(setting.rules, deal_from_seed(setting, 3), Desk())
    middles: list[Seen] = []
    play_on(mind, start, 2, Chance(3), 0, 1, [], middles)
    assert len(middles) > 20
    assert all(int(one.row) // int(ROWS) % 2 == 1 for one in middles)


def test_what_looks_best_is_among_what_is_kept() -> None:
    setting = Plan("birmingham", 2).setting()
    mind = mind_for(setting)
    pos = first_position(setting.rules, deal_from_seed(setting, 3), Desk())
    while pos.actions < 2:
        pos = mind.followed(pos, mind.turns(pos, 2, 1)[0].path)
    best = mind.replies.best_action(pos)
    mind.weigh(best, pos.seat)
    facts = list(mind.judge.insight.facts)
    middles: list[Seen] = []
    look_in_mid_turn(mind, pos, Chance(1), middles)
    assert list(middles[0].facts) == facts
    assert middles[0].value == mind.turns(best, 4, 1)[0].value


@pytest.mark.parametrize(("title", "seats", "options"), TABLES)
def test_action_by_action_a_game_comes_near_whole_turns(
    title: str, seats: int, options: dict[str, object]
) -> None:
    """Whoever looks ahead plays action by action: the rows in mid-turn must not lag behind."""
    setting = Plan(title, seats, options=options).setting()
    mind = mind_for(setting)
    totals = [0, 0]
    for deal in range(6):
        start = first_position(setting.rules, deal_from_seed(setting, 70 + deal), Desk())
        for way in range(2):
            pos = start
            while pos.ask != ASK_NOTHING:
                if way == 0:
                    pos = mind.followed(pos, mind.turns(pos, 6, 1)[0].path)
                else:
                    pos = mind.replies.best_action(pos)
            totals[way] += sum(int(pos.word(seat, POINTS)) for seat in range(seats))
    assert totals[1] > 0.8 * totals[0]
