"""Vectorized games equal single games and share their buffers without copies."""

import copy
import pickle

import numpy as np
import pytest

from ironbridge.core.rng import split
from ironbridge.game.state import State
from ironbridge.notation.headers import make_spec
from ironbridge.research import VectorEnv


@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("birmingham", {"seats": 4}),
        ("birmingham", {"automa": "easy"}),
        ("lancashire", {"seats": 3}),
        ("age_of_industry", {"seats": 4, "board": "new_england"}),
    ],
)
def test_a_batch_plays_the_games_that_single_tables_play(
    title: str, options: dict[str, object]
) -> None:
    """Observation, mask, seat and points agree with single games at every step and restart."""
    runner = VectorEnv(title, games=3, seed=11, **options)  # type: ignore[arg-type]
    dealt = 3
    singles = [State.dealt(runner.spec, split(11, n)) for n in range(3)]
    rng = np.random.default_rng(5)
    ended = 0
    for _ in range(1_200):
        for n, single in enumerate(singles):
            assert runner.to_act[n] == single.seat
            assert sorted(single.legal_actions()) == np.flatnonzero(runner.masks[n]).tolist()
            seen = runner.encoding.vector(single.pos, single.seat)
            assert np.array_equal(runner.observations[n], seen)
        answers = runner.random_answers(rng)
        for n, single in enumerate(singles):
            single.apply_checked(int(answers[n]))
        runner.step(answers)
        for n, single in enumerate(singles):
            assert bool(runner.ended[n]) == single.is_terminal
            if single.is_terminal:
                ended += 1
                assert runner.final_points[n].tolist() == single.points
                singles[n] = State.dealt(runner.spec, split(11, dealt))
                dealt += 1
    assert ended


def test_the_same_seed_gives_the_same_games() -> None:
    """Equal seeds give equal games, other seeds do not."""

    def play(seed: int) -> list[list[int]]:
        runner = VectorEnv("birmingham", seats=2, games=8, seed=seed)
        rng = np.random.default_rng(1)
        for _ in range(400):
            runner.step(runner.random_answers(rng))
        return runner.final_points.tolist()

    assert play(3) == play(3) != play(4)


def test_an_answer_that_is_not_legal_moves_nothing() -> None:
    """One illegal answer among many is named, and every game is unchanged."""
    runner = VectorEnv("birmingham", seats=2, games=4, seed=1)
    before = runner.observations.copy()
    answers = runner.random_answers(np.random.default_rng(0))
    answers[2] = int(np.flatnonzero(runner.masks[2] == 0)[0])
    with pytest.raises(ValueError, match=r"not legal in game 2\."):
        runner.step(answers)
    assert np.array_equal(before, runner.observations)


def test_the_arrays_are_windows_on_the_core() -> None:
    """The arrays share memory with the core."""
    runner = VectorEnv("lancashire", seats=3, games=2)
    for array in (runner.observations, runner.masks, runner.points):
        assert not array.flags.owndata


def test_a_light_state_is_copied_replayed_and_checked() -> None:
    spec = make_spec("birmingham", 2, {})
    state = State.dealt(spec, 5)
    twin = state.copy()
    with pytest.raises(ValueError, match="is not legal"):
        state.apply_checked(-1)
    for _ in range(20):
        state.apply_checked(state.legal_actions()[0])
    assert twin.played == [] != state.played
    again, deep = pickle.loads(pickle.dumps(state)), copy.deepcopy(state)
    assert again.pos.key() == deep.pos.key() == state.pos.key() != twin.pos.key()
    assert again.legal_actions() == state.legal_actions()
    with pytest.raises(TypeError, match="no seed"):
        pickle.dumps(State(spec, state.pos.copy()))
