"""What expected points are worth: how often a seat that stood like this has won.

Points that the mind expects become chances by one number, their spread: of two seats so many
points apart the better one wins e times as often.  Early in a game the spread is wide, at its end
narrow; it is measured from games between computers, for every table by itself, and kept in
``win_model.toml`` of a title.
"""

import tomllib
from collections.abc import Sequence
from math import exp

from ironbridge.bots.weights_file import table_key
from ironbridge.titles import folder
from ironbridge.titles.spec import GameSpec

FILE = "win_model.toml"
MOST = 60.0
"""Beyond so many spreads nothing changes any more."""


class WinModel:
    """Turns what is expected at one table into chances to win."""

    def __init__(self, spreads: Sequence[float]) -> None:
        self.spreads = spreads

    def of(self, expected: Sequence[float | None], done: float) -> list[float]:
        """Returns the chance of every seat; ``done`` is the part of the game that is over."""
        return softmax(expected, self.temperature(done))

    def temperature(self, done: float) -> float:
        """Returns the spread at a moment, between those of the two nearest parts of the game."""
        last = len(self.spreads) - 1
        at = min(max(done * len(self.spreads) - 0.5, 0.0), float(last))
        before = min(int(at), last - 1)
        first, second = self.spreads[before], self.spreads[before + 1]
        return first + (second - first) * (at - before)


def softmax(expected: Sequence[float | None], spread: float) -> list[float]:
    """Returns chances that add up to one; none for a seat of which nothing is expected."""
    most = max(points for points in expected if points is not None)
    weights = [
        0.0 if points is None else exp(max(-MOST, (points - most) / spread)) for points in expected
    ]
    return [weight / sum(weights) for weight in weights]


def chances_for(spec: GameSpec) -> WinModel | None:
    """Returns what was measured at tables like this one, or None."""
    home = folder(spec.title)
    if home is None or spec.options.get("variant") or not (home / FILE).is_file():
        return None
    measured = tomllib.loads((home / FILE).read_text("utf-8"))
    table = measured.get(table_key(spec))
    return None if table is None else WinModel(table["spreads"])
