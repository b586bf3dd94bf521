"""What others answer: the best of all, remembered, and weighed again after every other turn."""

from random import Random

import pytest

import ironbridge
from ironbridge.bots.weights import judge_for
from ironbridge.core.bits import ids
from ironbridge.core.groups import Groups
from ironbridge.core.position import JOINED_AT
from ironbridge.core.replies import REMEMBERED, Replies
from ironbridge.game import Game
from ironbridge.sim.cases import Case, installed_cases

CASES = [case for case in installed_cases(options=False) if case.seats in (None, 3)]


def some_way_into(case: Case, choices: int) -> Game:
    game = ironbridge.new(case.title, seats=case.seats, seed=4, **case.options)  # type: ignore[arg-type]
    chance = Random(4)
    while choices > 0 or len(game.begun) > 0:
        game.play(chance.choice(game.choices.codes))
        choices -= 1
    return game


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_remembered_is_the_best(case: Case) -> None:
    game = some_way_into(case, 25)
    replies = Replies(judge_for(game.setting))
    best = replies.best_action(game.position)
    first = replies.reply(game.position, 0)
    assert first.numbers() == best.numbers()
    assert 0 < len(replies.paths[0]) <= REMEMBERED
    listed = replies.tried
    assert replies.reply(game.position, 0).numbers() == best.numbers()
    assert replies.tried - listed == len(replies.paths[0])  # nothing else was weighed again
    replies.forget()
    assert replies.paths == []


def test_a_way_that_is_closed_is_none() -> None:
    game = some_way_into(CASES[0], 25)
    replies = Replies(judge_for(game.setting))
    replies.reply(game.position, 0)
    path = replies.paths[0][0]
    after = replies.after(game.position, path)
    assert after is not None
    spent = game.position.copy()
    spent.actions = 0
    assert replies.after(spent, path) is None


def test_groups_one_link_away_are_found() -> None:
    game = some_way_into(CASES[0], 60)
    pos, tables = game.position, game.setting.rules.tables
    joined = [int(pos.cells[int(JOINED_AT) + place]) for place in range(int(tables.places))]
    groups = Groups(tables)
    for goal in range(int(tables.places)):
        groups.find(pos, 0, 1 << goal)
        assert ids(groups.here[0]) == [joined[goal]]
        expected = set()
        for link in ids(tables.era_links[pos.era] & ~pos.built):
            ends = {joined[place] for place in ids(tables.link_places[link])}
            if joined[goal] in ends:
                expected |= ends
        assert set(ids(groups.close(pos, 0))) == expected
        assert set(ids(groups.close(pos, 0))) == expected  # the answer that was kept
