"""Rollout policy: the best reply is cached and evaluated again after other candidates."""

from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import ironbridge
from ironbridge.bots.weights_file import evaluator_for
from ironbridge.core.bitset import ids
from ironbridge.core.position import JOINED_AT, Position
from ironbridge.game import Game
from ironbridge.search.components import Components
from ironbridge.search.rollout_policy import OTHERS, ReplyCache, RolloutPolicy
from ironbridge.search.search import Search
from ironbridge.search.turn_generator import same_turn
from ironbridge.testing.configurations import Configuration, installed_cases

CASES = [case for case in installed_cases(options=False) if case.seats in (None, 3)]


def some_way_into(case: Configuration, choices: int) -> Game:
    game = ironbridge.new(case.title, seats=case.seats, seed=4, **case.options)  # type: ignore[arg-type]
    rng = Random(4)
    while choices > 0 or len(game.begun) > 0:
        game.play(rng.choice(game.choices.codes))
        choices -= 1
    return game


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_wide_beam_finds_the_best_turn(case: Configuration) -> None:
    game = some_way_into(case, 25)
    pos, evaluator = game.position, evaluator_for(game.spec)
    policy, search = RolloutPolicy(evaluator), Search(game.spec.rules, evaluator)
    all_turns = search.candidate_turns(pos, 0, 1)[0].value
    values = [policy.evaluate(policy.best_turn(pos, beam), pos.seat) for beam in (1, 3, 10**6)]
    assert values[0] <= values[-1] <= all_turns  # the policy tries one source of each cube
    assert values[-1] >= policy.evaluate(turn_by_actions(policy, pos), pos.seat)
    assert not same_turn(pos, policy.best_turn(pos, 3))


def turn_by_actions(policy: RolloutPolicy, pos: Position) -> Position:
    """Returns the position after a turn that is played action by action."""
    after = policy.best_step(pos, 0)
    while same_turn(pos, after):
        after = policy.best_step(after, 0)
    return after


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_remembered_is_the_best(case: Configuration) -> None:
    game = some_way_into(case, 25)
    replies, memory = RolloutPolicy(evaluator_for(game.spec)), ReplyCache(OTHERS, 1)
    best = replies.best_action(game.position)
    first = replies.reply(game.position, memory, 0)
    assert first.numbers() == best.numbers()
    assert 0 < len(memory.paths[0]) <= OTHERS
    listed = replies.tried
    assert replies.reply(game.position, memory, 0).numbers() == best.numbers()
    assert replies.tried - listed == len(
        memory.paths[0]
    )  # only cached replies were evaluated again


def test_a_way_that_is_closed_is_none() -> None:
    game = some_way_into(CASES[0], 25)
    replies, memory = RolloutPolicy(evaluator_for(game.spec)), ReplyCache(OTHERS, 1)
    replies.reply(game.position, memory, 0)
    path = memory.paths[0][0]
    after = replies.after(game.position, path)
    assert after is not None
    spent = game.position.copy()
    spent.actions = 0
    assert replies.after(spent, path) is None


def test_every_lesson_adds_what_was_not_known() -> None:
    memory = ReplyCache(2, 2)
    memory.learn(0, 1, [vec[i64]([1, 2]), vec[i64]([3])])
    assert not memory.knows(0, 1)
    memory.learn(0, 1, [vec[i64]([3]), vec[i64]([1, 2, 3])])
    assert memory.knows(0, 1)
    assert not memory.knows(0, 2)
    assert [list(path) for path in memory.paths[0]] == [[1, 2], [3], [1, 2, 3]]


def test_groups_one_link_away_are_found() -> None:
    game = some_way_into(CASES[0], 60)
    pos, tables = game.position, game.spec.rules.tables
    joined = [int(pos.cells[int(JOINED_AT) + place]) for place in range(int(tables.places))]
    groups = Components(tables)
    for goal in range(int(tables.places)):
        groups.find(pos, 0, 1 << goal)
        assert ids(groups.here[0]) == [joined[goal]]
        expected = set()
        for link in ids(tables.era_links[pos.era] & ~pos.links_built):
            ends = {joined[place] for place in ids(tables.link_places[link])}
            if joined[goal] in ends:
                expected |= ends
        assert set(ids(groups.close(pos, 0))) == expected
        assert set(ids(groups.close(pos, 0))) == expected  # the cached reply
