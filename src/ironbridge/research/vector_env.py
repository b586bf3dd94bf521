"""Vectorized environment: steps many games at once, with automatic resets, in NumPy arrays."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ironbridge.core.batch import Batch
from ironbridge.core.position import Position
from ironbridge.core.rng import split
from ironbridge.core.setup import first_position
from ironbridge.core.workspace import Workspace
from ironbridge.errors import BadInput
from ironbridge.game.result import result_of
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.notation.headers import make_spec
from ironbridge.research.encoding import Encoding
from ironbridge.research.rewards import shares


class VectorEnv:
    """A batch of games of one table; ``step`` answers all of them.

    The arrays are views of the core's buffers: every step changes them in place, so copy values to
    keep them.  Equal seeds and answers give equal games.
    """

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        games: int = 256,
        seed: int = 0,
        **options: object,
    ) -> None:
        if games < 1:
            raise BadInput("runner-games", games=games)
        self.spec = make_spec(title, seats, options)
        self.encoding = Encoding(self.spec)
        self.games = games
        self._seed = seed
        self._dealt = 0
        self._batch = Batch(
            self.spec.rules, [self._deal() for _ in range(games)], self.encoding.width
        )
        seats_there = self.spec.seats
        batch = self._batch
        self.observations: NDArray[np.int16] = window(batch.rows, np.int16, games)
        """What the seat to act of each game observes: games x width."""
        self.masks: NDArray[np.uint8] = window(batch.masks, np.uint8, games)
        """1 where a choice is legal: games x choices."""
        self.to_act: NDArray[np.int64] = window(batch.to_act, np.int64, games)[:, 0]
        """The seat to act of each game."""
        self.points: NDArray[np.int64] = window(batch.points, np.int64, games)
        """The points of all seats: games x seats."""
        self._listed = window(batch.listed, np.int64, games)[:, 0]
        self._first = window(batch.first, np.int64, games)
        self.rewards = np.zeros((games, seats_there), dtype=np.float32)
        """Shares of the win of the games that ended with the last step; zero elsewhere."""
        self.ended = np.zeros(games, dtype=bool)
        """The games that ended with the last step; another has begun in their place."""
        self.final_points = np.zeros((games, seats_there), dtype=np.int64)
        """The final points of the game that ended last in each place."""

    def step(self, answers: NDArray[np.int64]) -> None:
        """Plays one answer in every game; an illegal one raises ``ValueError`` first."""
        self.rewards[self.ended] = 0.0
        self.ended[:] = False
        for n in self._batch.step(np.ascontiguousarray(answers, dtype=np.int64).tobytes()):
            self.ended[n] = True
            self.final_points[n] = self.points[n]
            self.rewards[n] = shares(result_of(self.spec, self._batch.games[n]))
            self._batch.put(n, self._deal())

    def random_answers(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """Returns a uniformly random legal answer for every game."""
        picks = (rng.random(self.games) * self._listed).astype(np.int64)
        chosen: NDArray[np.int64] = self._first[np.arange(self.games), picks]
        return chosen

    def _deal(self) -> Position:
        seed = split(self._seed, self._dealt)
        self._dealt += 1
        return first_position(self.spec.rules, deal_from_seed(self.spec, seed), Workspace())


def window(buffer: object, kind: type[np.generic], games: int) -> NDArray[Any]:
    """Returns a buffer of the core as an array with one row per game, without a copy."""
    return np.frombuffer(buffer, dtype=kind).reshape(games, -1)  # type: ignore[call-overload, no-any-return]
