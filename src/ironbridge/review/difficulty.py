"""Difficulty of a turn, and accuracy weighted by it.

    difficulty = mean over the candidates of (best value at first sight - its value), in points
    accuracy   = sum of difficulties / (sum of difficulties + sum of losses)

The difficulty is what a random choice among the candidates would lose at first sight: where it is
high, the candidates lie far apart.  Accuracy is 1 where nothing was lost, and 1/2 where as much was
lost as by random choices among the candidates.

>>> difficulty((20.0, 18.0, 13.0))
3.0
>>> accuracy([1.0, 0.0], [3.0, 1.0])
0.8
"""

from collections.abc import Sequence
from statistics import fmean


def difficulty(first_sight: Sequence[float]) -> float:
    """Returns the mean distance of the candidates from the best one at first sight."""
    return max(first_sight) - fmean(first_sight)


def accuracy(losses: Sequence[float], difficulties: Sequence[float]) -> float | None:
    """Returns the accuracy of some turns; None where nothing was at stake."""
    at_stake = sum(difficulties)
    if at_stake <= 0:
        return None
    return at_stake / (at_stake + max(sum(losses), 0.0))
