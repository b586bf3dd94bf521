"""Win probability: a softmax of the expected points of all seats.

The temperature of the softmax is in points: of two seats one temperature apart, the better one wins
e times as often.  It falls over the course of a game.  It is fitted per table to games between bots
and stored in ``win_model.toml`` of a title.
"""

import tomllib
from collections.abc import Sequence
from math import exp

from ironbridge.bots.weights_file import table_key
from ironbridge.titles import folder
from ironbridge.titles.spec import GameSpec

FILE = "win_model.toml"
MOST = 60.0
"""Bound of the difference between two seats, in temperatures: larger ones change nothing."""


class WinModel:
    """Converts the expected points at one table to win probabilities."""

    def __init__(self, spreads: Sequence[float]) -> None:
        self.spreads = spreads

    def of(self, expected: Sequence[float | None], done: float) -> list[float]:
        """Returns the win probability of every seat; ``done`` is the played share of the game."""
        return softmax(expected, self.temperature(done))

    def temperature(self, done: float) -> float:
        """Returns the temperature at a moment, interpolated between the two nearest fitted ones."""
        last = len(self.spreads) - 1
        at = min(max(done * len(self.spreads) - 0.5, 0.0), float(last))
        before = min(int(at), last - 1)
        first, second = self.spreads[before], self.spreads[before + 1]
        return first + (second - first) * (at - before)


def softmax(expected: Sequence[float | None], spread: float) -> list[float]:
    """Returns probabilities that sum to one; 0 for a seat without an expected score."""
    most = max(points for points in expected if points is not None)
    weights = [
        0.0 if points is None else exp(max(-MOST, (points - most) / spread)) for points in expected
    ]
    return [weight / sum(weights) for weight in weights]


def chances_for(spec: GameSpec) -> WinModel | None:
    """Returns the fitted model for tables of this kind, or None."""
    home = folder(spec.title)
    if home is None or spec.options.get("variant") or not (home / FILE).is_file():
        return None
    measured = tomllib.loads((home / FILE).read_text("utf-8"))
    table = measured.get(table_key(spec))
    return None if table is None else WinModel(table["spreads"])
