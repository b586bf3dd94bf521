"""The history of a game: its steps, undo, earlier positions, and its memory use."""

import gc
import tracemalloc
from random import Random

import pytest

import ironbridge
from ironbridge.game.factory import from_steps
from ironbridge.game.game import Game

TABLES = [
    {"title": "birmingham", "seats": 4},
    {"title": "lancashire", "seats": 4},
    {"title": "age_of_industry", "seats": 5},
    {"title": "birmingham", "automa": "hard"},
]
IDS = ["birmingham", "lancashire", "age of industry", "automa"]
MOST_BYTES = 60_000


def played(table: dict[str, object], seed: int, choices: int = 10_000) -> Game:
    game = ironbridge.new(**table, seed=seed)  # type: ignore[arg-type]
    rng = Random(seed)
    while not game.over and len(game.steps) < choices:
        game.play(rng.choice(game.choices.codes))
    return game


def state(game: Game) -> tuple[object, ...]:
    return game.text, game.record, game.events, game.begun, game.choices.codes, game.steps


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_every_moment_of_a_game_can_be_had_again(table: dict[str, object]) -> None:
    game = ironbridge.new(**table, seed=5)  # type: ignore[arg-type]
    rng, moments = Random(5), [state(game)]
    while not game.over:
        game.play(rng.choice(game.choices.codes))
        moments.append(state(game))
    for step in (0, 1, 2, 63, 64, 65, len(moments) // 2, len(moments) - 2, len(moments) - 1):
        assert state(game.at(step)) == moments[step]
    assert state(game) == moments[-1]


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_steps_are_all_there_is_to_a_game(table: dict[str, object]) -> None:
    game = played(table, 6)
    again = from_steps(ironbridge.new(**table, seed=6), game.steps)  # type: ignore[arg-type]
    assert state(again) == state(game)
    assert again.result == game.result


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_era_and_round_of_an_action_are_counted_alike_after_undo(table: dict[str, object]) -> None:
    game = ironbridge.new(**table, seed=8)  # type: ignore[arg-type]
    rng = Random(8)
    while not game.over:
        game.play(rng.choice(game.choices.codes))
        if game.can_undo and rng.random() < 0.2:
            game.undo()
        counted = game.history.moment_of(len(game.actions))
        if len(game.steps) % 16 == 0:
            again = from_steps(ironbridge.new(**table, seed=8), game.steps)  # type: ignore[arg-type]
            assert again.history.moment_of(len(game.actions)) == counted
    last = game.history.moment_of(len(game.actions))
    assert game.history.moment_of(0) == (0, 1)
    assert game.history.moment_of(len(game.actions)) == last


@pytest.mark.parametrize("steps", [[0, 9999], [-1], [True], ["pass"], [None]])
def test_steps_that_cannot_be_are_refused(steps: list[int]) -> None:
    with pytest.raises(ironbridge.BadInput, match="is no legal choice"):
        from_steps(ironbridge.new("birmingham", seats=2, seed=1), steps)


@pytest.mark.parametrize("step", [-1, 4, True, None, 1.0, "1"])
def test_a_step_there_is_not(step: int) -> None:
    game = played(TABLES[0], 1, 3)
    with pytest.raises(ironbridge.BadInput, match="from 0 to 3"):
        game.at(step)


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_a_finished_game_takes_little_room(table: dict[str, object]) -> None:
    played(table, 7)  # fills caches that all games share
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    game = played(table, 7)
    gc.collect()
    room = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert game.over
    assert room <= MOST_BYTES


def test_a_turn_is_taken_back_at_once() -> None:
    game = ironbridge.new("birmingham", seats=2, seed=3)
    while len(set(game.history.action_lines)) < 2:  # one action each in the first round
        game.play("pass")
        game.play(game.choices[0])
    start = state(game)
    assert not game.can_undo_turn
    game.play("loan")
    game.play(game.choices[0])
    game.play("pass")
    assert game.can_undo_turn
    game.undo_turn()
    assert state(game) == start
    with pytest.raises(ironbridge.Refused):
        game.undo_turn()


def test_a_turn_is_taken_back_as_far_as_nothing_new_was_seen() -> None:
    """In Age of Industry a card may be drawn within a turn, which ends undo."""
    game = ironbridge.load(
        "ironbridge position 1\ntitle: age_of_industry\nseats: 3\nround: 2\nhand 0: coal, coal\n"
    )
    game.play("draw")
    game.play("take pile")
    game.play("take pile")
    seen = state(game)
    game.play("pass")
    game.undo_turn()
    assert state(game) == seen
    assert not game.can_undo_turn
