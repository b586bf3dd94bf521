"""Recorded games of people replay to their known final points."""

import pytest

import ironbridge
from ironbridge.titles import find, names
from ironbridge.titles.sample_games import SampleGame, sample_games

LATE = ("beta", "stable")
"""Stages of a title that require recorded games."""


@pytest.mark.parametrize("kept", sample_games(), ids=lambda kept: kept.name)
def test_a_real_game_ends_with_its_points(kept: SampleGame) -> None:
    game = ironbridge.replay(kept.record)
    assert game.over
    assert game.spec.title == kept.title
    assert game.spec.seats == kept.seats
    assert game.result is not None
    assert tuple(game.result.points) == kept.points
    assert ironbridge.replay(game.record).text == game.text
    assert sorted(kept.about) == ["en", "fr", "ru"]


@pytest.mark.parametrize("name", names())
def test_a_late_stage_needs_real_games(name: str) -> None:
    kept = [game for game in sample_games() if game.title == name]
    assert find(name).stage not in LATE or kept


def test_birmingham_has_games_of_its_fewest_and_most_seats() -> None:
    assert find("birmingham").stage == "beta"
    assert {game.seats for game in sample_games() if game.title == "birmingham"} == {2, 4}
