"""Win probability from expected points: the softmax, and a fitted model for every table."""

import pytest

import ironbridge
from ironbridge.bots.expected_score import knows
from ironbridge.bots.win_probability import WinModel, chances_for, softmax


def test_shares_add_up_and_follow_the_points() -> None:
    found = softmax([100.0, 110.0, 90.0], 10.0)
    assert sum(found) == pytest.approx(1)
    assert found[1] > found[0] > found[2]
    assert found[1] / found[0] == pytest.approx(2.718, abs=0.001)


def test_every_player_has_a_chance_and_the_automa_has_none() -> None:
    found = softmax([0.0, 10_000.0, None], 1.0)
    assert 0 < found[0] < 1e-9
    assert found[2] == 0


def test_a_spread_lies_between_its_neighbours() -> None:
    chances = WinModel([20.0, 10.0])
    assert [chances.temperature(done) for done in (0, 0.25, 0.5, 0.75, 1)] == [20, 20, 15, 10, 10]


def test_the_same_lead_is_worth_more_later() -> None:
    game = ironbridge.new("birmingham", seats=4, seed=1)
    chances = chances_for(game.spec)
    assert chances is not None
    lead = [120.0, 110.0, 110.0, 110.0]
    assert 0.25 < chances.of(lead, 0.0)[0] < chances.of(lead, 0.5)[0] < chances.of(lead, 0.99)[0]


def test_every_table_that_was_learned_was_measured() -> None:
    for title in ironbridge.titles():
        for board in title.boards or (None,):
            for seats in title.seats:
                spec = ironbridge.new(title.name, seats=seats, seed=1, board=board).spec
                assert (chances_for(spec) is not None) == knows(spec)


def test_variants_and_solo_games_have_none() -> None:
    first = ironbridge.new("birmingham", seats=3, seed=1, variant="introductory")
    solo = ironbridge.new("birmingham", automa="easy", seed=1)
    assert chances_for(first.spec) is None
    assert chances_for(solo.spec) is None
