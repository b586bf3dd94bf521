"""Loss of a turn: the paired difference between the best turn found and the turn played.

    loss  = mean over worlds w of  V(w, best turn) - V(w, turn played)
    error = standard deviation of these differences / sqrt(number of worlds)

A world is the position before the turn with everything dealt again that the seat cannot see
(``search/determinize``); both turns are played in the same worlds.  V is ``valuation.followed``, in
points or in win probability.  A turn whose loss is at most two standard errors is as good as the
best.  Hindsight is the same difference in one world alone: the cards as they lay.

>>> loss = paired_mean([12.0, 15.0, 11.0, 14.0], [10.0, 11.0, 11.0, 12.0])
>>> round(loss.mean, 2), round(loss.error, 2)
(2.0, 0.82)
>>> as_good(loss), as_good(PairedMean(1.6, 0.82))
(False, True)
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


def turn_loss(
    valuation: Valuation,
    pos: Position,
    best: vec[i64],
    played: vec[i64],
    seed: int,
    worlds: int,
) -> TurnLoss:
    """Returns what the turn played lost against the best turn found."""
    hidden, rng = unseen(valuation.spec, pos, int(pos.seat)), Rng(seed)
    dealt = [hidden.sample(rng) for _ in range(worlds)]
    gained = [after(valuation, world, best) for world in dealt]
    kept = [after(valuation, world, played) for world in dealt]
    points = paired_mean([one.points for one in gained], [one.points for one in kept])
    lay, there = after(valuation, pos, best), after(valuation, pos, played)
    if valuation.model is None:
        return TurnLoss(points, None, SeatValue(lay.points - there.points, None))
    chance = paired_mean([one.chance or 0.0 for one in gained], [one.chance or 0.0 for one in kept])
    hindsight = SeatValue(lay.points - there.points, (lay.chance or 0.0) - (there.chance or 0.0))
    return TurnLoss(points, chance, hindsight)


def no_loss(valuation: Valuation) -> TurnLoss:
    """Returns the loss of a turn that is the best turn found."""
    known = valuation.model is not None
    return TurnLoss(NO_LOSS, NO_LOSS if known else None, SeatValue(0.0, 0.0 if known else None))


def after(valuation: Valuation, world: Position, path: vec[i64]) -> SeatValue:
    """Returns the value of a world for the acting seat after a turn."""
    return valuation.followed(valuation.search.played(world, path), int(world.seat))
