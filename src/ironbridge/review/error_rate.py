"""Error rate: points lost per turn that counts.

    rate  = mean of the losses of the turns that count
    error = standard deviation of these losses / sqrt(number of turns)

Forced turns do not count.  Losses below zero, where the turn played came out ahead of the best turn
found, stay in the mean: leaving them out would exaggerate the rate.

>>> rate = error_rate([0.0, 1.0, 0.0, 3.0])
>>> rate.turns, rate.points, round(rate.error, 2)
(4, 1.0, 0.71)
>>> nearest_level(rate, {"easy": 2.0, "medium": 0.9, "hard": 0.3})
LevelRange(level='medium', low='hard', high='easy')
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from ironbridge.review.turn_loss import STANDARD_ERRORS


class ErrorRate(NamedTuple):
    """Points lost per turn, with the standard error."""

    turns: int
    points: float
    error: float


class LevelRange(NamedTuple):
    """The level that an error rate resembles, give or take two standard errors."""

    level: str
    low: str
    """The strongest level within two standard errors."""
    high: str
    """The weakest level within two standard errors."""


def error_rate(losses: Sequence[float]) -> ErrorRate | None:
    """Returns the error rate of turns that count; None where no turn does."""
    if not losses:
        return None
    error = stdev(losses) / sqrt(len(losses)) if len(losses) > 1 else 0.0
    return ErrorRate(len(losses), fmean(losses), error)


def nearest_level(rate: ErrorRate, levels: Mapping[str, float]) -> LevelRange | None:
    """Returns the level with the nearest error rate, with those that cannot be ruled out."""
    if not levels:
        return None
    give = STANDARD_ERRORS * rate.error
    return LevelRange(
        nearest(rate.points, levels),
        nearest(rate.points - give, levels),
        nearest(rate.points + give, levels),
    )


def nearest(points: float, levels: Mapping[str, float]) -> str:
    """Returns the level with the error rate nearest to this one."""
    return min(levels, key=lambda name: abs(levels[name] - points))
