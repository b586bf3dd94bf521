"""Loss of a turn: the paired difference between the best turn found and the turn played.

    loss  = mean over worlds w of  V(w, best turn) - V(w, turn played)
    error = standard deviation of these differences / sqrt(number of worlds)

A world is the position before the turn with everything dealt again that the seat cannot see
(``search/determinize``); both turns are played in the same worlds.  V is ``valuation.followed``, in
points or in win probability.  A turn whose loss is at most two standard errors is as good as the
best.  Worlds are added until the interval of two standard errors around the loss in win probability
holds no limit between two grades, up to a maximum.  Hindsight is the same difference in one world
alone: the cards as they lay.

>>> loss = paired_mean([12.0, 15.0, 11.0, 14.0], [10.0, 11.0, 11.0, 12.0])
>>> round(loss.mean, 2), round(loss.error, 2)
(2.0, 0.82)
>>> as_good(loss), as_good(PairedMean(1.6, 0.82))
(False, True)
>>> decided(PairedMean(0.08, 0.005)), decided(PairedMean(0.066, 0.005))
(True, False)
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.position import Position
from ironbridge.core.rng import Rng
from ironbridge.game.sample_world import unseen
from ironbridge.review.valuation import SeatValue, Valuation

STANDARD_ERRORS: Final = 2.0
"""Number of standard errors within which two turns count as equally good."""
LIMITS: Final = (0.01, 0.03, 0.06, 0.12)
"""Limits between the grades, in win probability lost: best, good, inaccuracy, mistake, blunder."""
CHANCE_PER_POINT: Final = 0.01
"""Win probability that one point counts for where a table has no win model."""


class PairedMean(NamedTuple):
    """A mean of paired differences, with its standard error."""

    mean: float
    error: float


class TurnLoss(NamedTuple):
    """What a turn lost against the best turn found."""

    points: PairedMean
    chance: PairedMean | None
    """Win probability lost; None where the table has no win model."""
    hindsight: SeatValue
    """Points lost with the cards as they lay."""


NO_LOSS: Final = PairedMean(0.0, 0.0)


def paired_mean(best: Sequence[float], played: Sequence[float]) -> PairedMean:
    """Returns the mean difference between two turns in the same worlds, with its error."""
    differences = [one - other for one, other in zip(best, played, strict=True)]
    error = stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else 0.0
    return PairedMean(fmean(differences), error)


def as_good(loss: PairedMean) -> bool:
    """Returns whether a loss is at most two standard errors."""
    return loss.mean <= STANDARD_ERRORS * loss.error


def chance_lost(points: PairedMean, chance: PairedMean | None) -> PairedMean:
    """Returns the loss in win probability; derived from the points without a win model."""
    if chance is not None:
        return chance
    return PairedMean(points.mean * CHANCE_PER_POINT, points.error * CHANCE_PER_POINT)


def decided(loss: PairedMean) -> bool:
    """Returns whether no limit between two grades lies within two standard errors of a loss."""
    return all(abs(loss.mean - limit) > STANDARD_ERRORS * loss.error for limit in LIMITS)


def turn_loss(
    valuation: Valuation,
    pos: Position,
    best: vec[i64],
    played: vec[i64],
    seed: int,
    worlds: int,
    most: int = 0,
) -> TurnLoss:
    """Returns what the turn played lost; measured in ``worlds``, or ``most`` while undecided."""
    hidden, rng = unseen(valuation.spec, pos, int(pos.seat)), Rng(seed)
    gained: list[SeatValue] = []
    kept: list[SeatValue] = []
    while True:
        for _ in range(worlds):
            world = hidden.sample(rng)
            gained.append(after(valuation, world, best))
            kept.append(after(valuation, world, played))
        points = paired_mean([one.points for one in gained], [one.points for one in kept])
        chance = None
        if valuation.model is not None:
            chance = paired_mean(chances(gained), chances(kept))
        if len(gained) + worlds > most or decided(chance_lost(points, chance)):
            break
    lay, there = after(valuation, pos, best), after(valuation, pos, played)
    hindsight = None if chance is None else (lay.chance or 0.0) - (there.chance or 0.0)
    return TurnLoss(points, chance, SeatValue(lay.points - there.points, hindsight))


def chances(values: Sequence[SeatValue]) -> list[float]:
    """Returns the win probabilities of values at a table with a win model."""
    return [one.chance or 0.0 for one in values]


def no_loss(valuation: Valuation) -> TurnLoss:
    """Returns the loss of a turn that is the best turn found."""
    known = valuation.model is not None
    return TurnLoss(NO_LOSS, NO_LOSS if known else None, SeatValue(0.0, 0.0 if known else None))


def after(valuation: Valuation, world: Position, path: vec[i64]) -> SeatValue:
    """Returns the value of a world for the acting seat after a turn."""
    return valuation.followed(valuation.search.played(world, path), int(world.seat))
