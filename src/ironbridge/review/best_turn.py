"""Best turn found: the turn that a seat could have found with what it knew.

    candidates = the ``width`` best whole turns at first sight, and the turn played
    finalists  = the ``finalists`` best of them by sequential halving over short rollouts,
                 and the turn played
    best       = the finalist with the highest mean of ``valuation.followed`` in the same worlds

The worlds are dealt from the knowledge of the seat.  They are other worlds than those in which
``turn_loss`` measures the best turn, so that its lead is not exaggerated by the choice.
"""

from math import inf
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.position import Position
from ironbridge.core.rng import Rng
from ironbridge.game.sample_world import unseen
from ironbridge.review.valuation import Valuation
from ironbridge.search.evaluator import SCALE


class Effort(NamedTuple):
    """The work spent on the review of one turn."""

    width: int = 32
    """Number of candidate turns by first sight."""
    rollouts: int = 96
    """Number of short rollouts that choose the finalists."""
    finalists: int = 3
    """Number of candidates that are followed several own turns ahead."""
    choice_worlds: int = 6
    """Number of worlds in which the finalists are compared."""
    loss_worlds: int = 32
    """Number of further worlds in which the best turn and the turn played are compared."""


class BestTurn(NamedTuple):
    """The best turn found."""

    path: vec[i64]
    """Its choice codes."""
    is_played: bool
    """Whether it is the turn played."""
    world: Position
    """A world in which it was found."""
    first_sight: tuple[float, ...]
    """Values at first sight of all candidates in points, best first."""


def best_turn(
    valuation: Valuation, pos: Position, played: vec[i64], seed: int, effort: Effort
) -> BestTurn:
    """Returns the best turn of the acting seat, compared with the turn that was played."""
    search, seat, rng = valuation.search, int(pos.seat), Rng(seed)
    hidden = unseen(valuation.spec, pos, seat)
    world = hidden.sample(rng)
    found = search.candidate_turns(world, 0, effort.width)
    first_sight = tuple(int(one.value) / int(SCALE) for one in found)
    after_played = search.played(world, played).key()
    others = [one for one in found if search.played(world, one.path).key() != after_played]
    if len(others) > effort.finalists:
        search.sequential_halving(hidden, rng, others, effort.rollouts, inf)
    paths = [played, *(one.path for one in others[: effort.finalists])]
    totals = [0.0] * len(paths)
    for _ in range(effort.choice_worlds if others else 0):
        deal = hidden.sample(rng)
        for n, path in enumerate(paths):
            totals[n] += valuation.followed(search.played(deal, path), seat).points
    best = max(range(len(paths)), key=totals.__getitem__)
    return BestTurn(paths[best], best == 0, world, first_sight)
