"""What the mind expects at first sight: the final points of every seat, as a table stands."""

from ironbridge.bots.weights_file import evaluator_for, weights_file
from ironbridge.core.bitset import ids
from ironbridge.core.position import Position
from ironbridge.search.evaluator import SCALE
from ironbridge.titles.spec import GameSpec

Expected = list[float | None]
"""Points for each seat; ``None`` for a seat that plays by a printed plan, which nobody weighs."""


class ExpectedScore:
    """Looks at positions of one table with the weights that were learned for it."""

    def __init__(self, spec: GameSpec) -> None:
        self._judge = evaluator_for(spec)
        self._automatic = set(ids(spec.rules.tables.automatic))
        self._seats = spec.seats

    def of(self, pos: Position) -> Expected:
        """Returns what every seat may hope to score in the end; at the end, what it scored."""
        return [self._points(pos, seat) for seat in range(self._seats)]

    def _points(self, pos: Position, seat: int) -> float | None:
        if seat in self._automatic:
            return None
        return round(int(self._judge.evaluate(pos, seat)) / int(SCALE), 1)


def knows(spec: GameSpec) -> bool:
    """Returns whether weights were learned for tables like this one.

    Weights set by hand tell a good move from a bad one, not how many points it will come to.
    """
    return weights_file(spec) is not None
