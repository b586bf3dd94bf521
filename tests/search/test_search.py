"""Search: variants of a turn with other cards, and sequential halving."""

import pytest

import ironbridge
from ironbridge.bots.weights_file import evaluator_for
from ironbridge.core.hand import add_card
from ironbridge.core.position import ASK_NOTHING, POINTS
from ironbridge.core.rng import Rng
from ironbridge.game.sample_world import unseen
from ironbridge.search.search import DEEP_CANDIDATES, DEEP_TURNS, Search
from ironbridge.search.turn_generator import DEEPEST
from ironbridge.testing.configurations import Configuration, installed_cases

UNHURRIED = 1e6
"""Seconds within which a search ends on every machine, however busy it is."""
CASES = [case for case in installed_cases(options=False) if case.seats in (None, 3)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_turn_is_tried_with_every_other_card(case: Configuration) -> None:
    game = ironbridge.new(case.title, seats=case.seats, seed=4, **case.options)  # type: ignore[arg-type]
    search, pos = Search(game.spec.rules, evaluator_for(game.spec)), game.position
    best = search.candidate_turns(pos, 4, 1)[0]
    found = search.with_other_cards(pos, best, 99)
    paths = [tuple(one.path) for one in found]
    assert tuple(best.path) in paths
    assert len(set(paths)) == len(paths)
    assert [one.value for one in found] == sorted((one.value for one in found), reverse=True)
    for path in paths:
        differing = [n for n, code in enumerate(path) if code != best.path[n]]
        assert len(path) == len(best.path)
        assert len(differing) <= 1
        assert search.policy.after_all(pos, found[0].path) is not None


def test_a_turn_of_more_actions_than_the_bound_is_not_followed() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=4)
    search, pos = Search(game.spec.rules, evaluator_for(game.spec)), game.position.copy()
    for card in (0, 1):
        add_card(pos, pos.seat, card)
    pos.actions = int(DEEPEST)
    (longest,) = search.candidate_turns(pos, 1, 1)
    assert len(longest.path) >= DEEPEST
    pos.actions = int(DEEPEST) + 1
    assert search.candidate_turns(pos, 1, 1) == []


def test_only_the_best_quarter_stays_in_again_and_again() -> None:
    game = ironbridge.new("birmingham", seats=3, seed=4)
    search = Search(game.spec.rules, evaluator_for(game.spec))
    hidden = unseen(game.spec, game.position, int(game.position.seat))
    found = search.search(hidden, Rng(1), 2, 8, 48, UNHURRIED)
    assert [int(one.samples) for one in found] == [15, 15, 3, 3, 3, 3, 3, 3]
    assert found[0].mean() >= found[1].mean()
    assert search.tried() > 0


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_the_best_turns_are_followed_farther(case: Configuration) -> None:
    game = ironbridge.new(case.title, seats=case.seats, seed=4, **case.options)  # type: ignore[arg-type]
    search = Search(game.spec.rules, evaluator_for(game.spec))
    hidden = unseen(game.spec, game.position, int(game.position.seat))
    near = search.search(hidden, Rng(1), 2, 16, 32, UNHURRIED)
    found = search.search(hidden, Rng(1), 2, 16, 32, UNHURRIED, 0, 24)
    assert {tuple(one.path) for one in found} == {tuple(one.path) for one in near}
    finals = min(len(near), int(DEEP_CANDIDATES))
    assert {tuple(one.path) for one in found[:finals]} == {tuple(one.path) for one in near[:finals]}
    # Twelve in one world, the best three in four worlds more: only these outcomes count.
    assert [int(one.samples) for one in found[:finals]] == [5, 5, 5] + [1] * (finals - 3)
    assert found[0].mean() == max(one.mean() for one in found[:3])


def test_a_prospect_is_the_mean_worth_after_several_turns() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=4)
    search, pos = Search(game.spec.rules, evaluator_for(game.spec)), game.position
    seat, worths = int(pos.seat), list[int]()
    while len(worths) < int(DEEP_TURNS):
        before, pos = pos, search.policy.best_action(pos)
        if before.seat == seat and (pos.seat, pos.round) != (seat, before.round):
            worths.append(int(search.evaluate(pos, seat)))
    assert search.deep_rollout(game.position, seat) == sum(worths) // int(DEEP_TURNS)


def test_a_prospect_ends_with_the_game() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=4)
    search, pos = Search(game.spec.rules, evaluator_for(game.spec)), game.position
    last = pos
    while pos.ask != ASK_NOTHING:
        last, pos = pos, search.policy.best_action(pos)
    seat = int(last.seat)
    assert (
        search.deep_rollout(last, seat)
        == search.deep_rollout(pos, seat)
        == 1000 * int(pos.seat_value(seat, POINTS))
    )


def test_what_a_turn_gives_the_rivals_may_count_against_it() -> None:
    game = ironbridge.new("birmingham", seats=3, seed=4)
    search, pos = Search(game.spec.rules, evaluator_for(game.spec)), game.position
    while pos.ask != ASK_NOTHING:
        pos = search.policy.best_action(pos)
    mine, *theirs = (1000 * int(pos.seat_value(seat, POINTS)) for seat in range(3))
    assert search.rivals_share(pos, 0) == 0
    assert search.deep_rollout(pos, 0) == mine
    search.evaluator.rivals = 500
    assert search.rivals_share(pos, 0) == sum(theirs) * 500 // 2000
    assert search.deep_rollout(pos, 0) == mine - sum(theirs) * 500 // 2000


def test_turns_followed_far_keep_the_scale_of_points() -> None:
    """Points that rivals had before the turn do not count against it, only its gains for them."""
    game = ironbridge.new("age_of_industry", seats=3, seed=4, board="new_england")
    search = Search(game.spec.rules, evaluator_for(game.spec))
    hidden = unseen(game.spec, game.position, game.seat)
    means = []
    for share in (0, 500):
        search.evaluator.rivals = share
        found = search.search(hidden, Rng(3), 0, 8, 16, UNHURRIED, 0, 16)
        means.append(found[0].mean() / 1000)
    assert means[1] == pytest.approx(means[0], abs=10)
