"""Expected score: the final points of every seat, by static evaluation of a position."""

from ironbridge.bots.weights_file import evaluator_for, weights_file
from ironbridge.core.bitset import ids
from ironbridge.core.position import Position
from ironbridge.search.evaluator import SCALE
from ironbridge.titles.spec import GameSpec

Expected = list[float | None]
"""Expected points by seat; ``None`` for an automatic seat, which has no evaluation."""


class ExpectedScore:
    """Evaluates positions of one table with its trained weights."""

    def __init__(self, spec: GameSpec) -> None:
        self._evaluator = evaluator_for(spec)
        self._automatic = set(ids(spec.rules.tables.automatic))
        self._seats = spec.seats

    def of(self, pos: Position) -> Expected:
        """Returns the expected final points of every seat; after the end, the final points."""
        return [self._points(pos, seat) for seat in range(self._seats)]

    def _points(self, pos: Position, seat: int) -> float | None:
        if seat in self._automatic:
            return None
        return round(int(self._evaluator.evaluate(pos, seat)) / int(SCALE), 1)


def knows(spec: GameSpec) -> bool:
    """Returns whether trained weights exist for tables of this kind.

    Hand-set weights rank moves but do not predict points.
    """
    return weights_file(spec) is not None
