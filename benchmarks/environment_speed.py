"""Measures the speed of the RL environments: random play through each interface."""

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

import gymnasium
import numpy as np

from benchmarks.timing import time_laps
from ironbridge.core.observation import observe
from ironbridge.research.gymnasium_env import NAMESPACE, VERSION
from ironbridge.research.openspiel_game import SHORT_NAME
from ironbridge.research.pettingzoo_env import aec_env
from ironbridge.research.vector_env import VectorEnv

BATCH: Final = 256
"""Number of games in a batch of the vector environment."""
WARM: Final = 300
"""Number of steps after which the games of a batch are spread over all stages."""
STEPS, MICROSECONDS = "steps/s", "us"


class Speed(NamedTuple):
    """Speed of one interface."""

    interface: str
    """Interface, or name of another project."""
    game: str
    value: float
    unit: str = STEPS
    goal: float | None = None

    @property
    def reached(self) -> bool | None:
        """Returns whether the goal is reached; ``None`` without a goal."""
        if self.goal is None:
            return None
        return self.value >= self.goal if self.unit == STEPS else self.value <= self.goal


def measure_title(title: str, seats: int, budget: float) -> list[Speed]:
    """Returns the speed of every interface for a title, each measured for ``budget`` seconds."""
    game = f"{title} {seats}"
    runner = VectorEnv(title, seats=seats, games=BATCH, seed=1)
    rng = np.random.default_rng(1)
    step_all(runner, rng, WARM)
    batch = time_laps(lambda rounds: step_all(runner, rng, rounds), budget).each(BATCH)
    look = time_laps(lambda rounds: observe_all(runner, rounds), budget).each(BATCH)
    found = [
        Speed("batch runner", game, 1 / batch.seconds, goal=500_000),
        Speed("one observation", game, look.seconds * 1e6, MICROSECONDS, 2.0),
    ]
    for interface, play, goal in (
        ("PettingZoo", pettingzoo(title, seats), 20_000),
        ("Gymnasium (dice)", one_seat(title, seats), None),
        ("OpenSpiel", open_spiel(title, seats), None),
    ):
        steps = steps_a_second(play, budget)
        found.append(Speed(interface, game, steps, goal=goal))
    return found


def steps_a_second(play: Callable[[int], int], budget: float) -> float:
    """Returns the steps per second of a function that plays a numbered game."""
    timing = time_laps(lambda games: [play(number) for number in range(games)], budget)
    steps = sum(play(number) for number in range(timing.rounds))
    return steps / timing.rounds / timing.seconds


def step_all(runner: VectorEnv, rng: np.random.Generator, rounds: int) -> None:
    """Steps a batch with random choices."""
    for _ in range(rounds):
        runner.step(runner.random_answers(rng))


def observe_all(runner: VectorEnv, rounds: int) -> None:
    """Observes every game of a batch, with one call of the core for each."""
    rules, batch = runner.spec.rules, runner._batch
    for _ in range(rounds):
        for number, pos in enumerate(batch.games):
            observe(rules, pos, pos.seat, batch.rows, number * batch.width)


def any_legal(mask: np.ndarray[Any, Any], rng: Random) -> int:
    """Returns a uniformly random legal choice."""
    legal = np.flatnonzero(mask)
    return int(legal[int(rng.random() * len(legal))])


def pettingzoo(title: str, seats: int) -> Callable[[int], int]:
    """Returns a function that plays through PettingZoo, with observation and mask at each step."""
    env = aec_env(title, seats=seats)

    def play(number: int) -> int:
        rng, steps = Random(number), 0
        env.reset(seed=number)
        for _ in env.agent_iter():
            seen, _, ended, _, _ = env.last()
            env.step(None if ended else any_legal(seen["action_mask"], rng))
            steps += not ended
        return steps

    return play


def one_seat(title: str, seats: int) -> Callable[[int], int]:
    """Returns a function that plays through Gymnasium; it counts the learner's steps."""
    name = f"{NAMESPACE}/{title}-v{VERSION}"
    env = gymnasium.make(name, seats=seats, opponents="dice", disable_env_checker=True)

    def play(number: int) -> int:
        rng, steps, ended = Random(number), 0, False
        seen, _ = env.reset(seed=number)
        while not ended:
            seen, _, ended, _, _ = env.step(any_legal(seen["action_mask"], rng))
            steps += 1
        return steps

    return play


def open_spiel(title: str, seats: int) -> Callable[[int], int]:
    """Returns a function that plays through OpenSpiel, like that in ``benchmarks/peer_games``."""
    import pyspiel

    rules = pyspiel.load_game(f"{SHORT_NAME}(title={title},seats={seats})")

    def play(number: int) -> int:
        rng, steps = Random(number), 0
        state = rules.new_initial_state()
        state.apply_action(rng.randrange(rules.max_chance_outcomes()))
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return play
