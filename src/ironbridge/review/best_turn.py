"""Best turn found: the turn that a seat could have found with what it knew.

    candidates = the ``width`` best whole turns at first sight, and the turn played
    finalists  = the ``finalists`` best of them by sequential halving over short rollouts,
                 and the turn played
    best       = the finalist with the highest mean of ``valuation.followed`` in the same worlds;
                 after each third of the worlds the worse half of the finalists leaves

The mean is in win probability, by which turns are graded; in points where a table has no win model.
The worlds are dealt from the knowledge of the seat.  They are other worlds than those in which
``turn_loss`` measures the best turn, so that its lead is not exaggerated by the choice.
"""

from collections.abc import Sequence
from math import inf
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.position import Position
from ironbridge.core.rng import Rng
from ironbridge.game.sample_world import unseen
from ironbridge.review.valuation import Valuation
from ironbridge.search.determinize import Determinizer
from ironbridge.search.evaluator import SCALE

PHASES: Final = 3
"""Number of parts of the worlds that compare the finalists."""


class Effort(NamedTuple):
    """The work spent on the review of one turn."""

    width: int = 32
    """Number of candidate turns by first sight."""
    rollouts: int = 128
    """Number of short rollouts that choose the finalists."""
    finalists: int = 4
    """Number of candidates that are followed several own turns ahead."""
    choice_worlds: int = 15
    """Number of worlds in which the finalists are compared."""
    loss_worlds: int = 16
    """Number of further worlds in which the best turn and the turn played are compared."""
    most_worlds: int = 96
    """Number of these worlds where the grade is undecided with fewer."""


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
    best = winner(valuation, hidden, rng, paths, effort.choice_worlds) if others else 0
    return BestTurn(paths[best], best == 0, world, first_sight)


def winner(
    valuation: Valuation,
    hidden: Determinizer,
    rng: Rng,
    paths: Sequence[vec[i64]],
    worlds: int,
) -> int:
    """Returns the number of the path with the highest mean; the first one stays to the end."""
    totals = [0.0] * len(paths)
    alive = list(range(len(paths)))
    for phase in range(PHASES):
        for _ in range(max(1, worlds // PHASES)):
            deal = hidden.sample(rng)
            for n in alive:
                value = valuation.followed(valuation.search.played(deal, paths[n]), int(deal.seat))
                totals[n] += value.points if value.chance is None else value.chance
        alive.sort(key=totals.__getitem__, reverse=True)
        if phase < PHASES - 1:
            kept = alive[: max(2, (len(alive) + 1) // 2)]
            alive = kept if 0 in kept else [*kept, 0]
    return alive[0]
