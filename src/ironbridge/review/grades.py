"""Grade of a turn, by the win probability that it lost.

    best        the best turn found, or as good (a loss of at most two standard errors)
    good        less than  2 percentage points lost
    inaccuracy  from       2
    mistake     from       5
    blunder     from      10

A turn is graded worse than ``good`` only if its loss exceeds two standard errors.  A forced turn
has no grade and does not count: there were at most ``NEARLY_FORCED`` different turns.  Where a
table has no win model, one point counts as one percentage point.  The limits are conventions, not
fits.

>>> grade_of(PairedMean(0.07, 0.01)), grade_of(PairedMean(0.07, 0.04)), grade_of(PairedMean(0.3, 0))
('mistake', 'best', 'blunder')
"""

from typing import Final, Literal

from ironbridge.review.turn_loss import PairedMean, TurnLoss, as_good

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder", "forced"]
LIMITS: Final[tuple[tuple[float, Grade], ...]] = (
    (0.10, "blunder"),
    (0.05, "mistake"),
    (0.02, "inaccuracy"),
)
"""Least loss of each grade in win probability, worst first."""
NEARLY_FORCED: Final = 2
"""Number of different turns up to which a turn is forced or nearly forced."""
CHANCE_PER_POINT: Final = 0.01
"""Win probability that one point counts for where a table has no win model."""


def grade_of(loss: PairedMean) -> Grade:
    """Returns the grade of a loss in win probability."""
    if as_good(loss):
        return "best"
    return next((grade for least, grade in LIMITS if loss.mean >= least), "good")


def chance_lost(loss: TurnLoss) -> PairedMean:
    """Returns the loss in win probability; derived from the points without a win model."""
    if loss.chance is not None:
        return loss.chance
    return PairedMean(loss.points.mean * CHANCE_PER_POINT, loss.points.error * CHANCE_PER_POINT)


def is_forced(candidates: int) -> bool:
    """Returns whether a turn with this number of different turns is forced or nearly forced."""
    return candidates <= NEARLY_FORCED
