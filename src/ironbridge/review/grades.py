"""Grade of a turn, by the win probability that it lost.

    best        less than 1 percentage point lost, or the best turn found
    good        less than 3
    inaccuracy  from      3
    mistake     from      6
    blunder     from     12

A turn is graded worse than ``good`` only if its loss exceeds two standard errors.  A forced turn
has no grade and does not count: there were at most ``NEARLY_FORCED`` different turns.  Where a
table has no win model, one point counts as one percentage point.  The limits are conventions, not
fits.  They lie several standard errors apart, and none of them depends on the number of worlds: a
limit of two standard errors between best and good would move with it, and the same turn would get
another grade in other worlds.

>>> grade_of(PairedMean(0.07, 0.01)), grade_of(PairedMean(0.07, 0.04)), grade_of(PairedMean(0.3, 0))
('mistake', 'good', 'blunder')
"""

from typing import Final, Literal

from ironbridge.review.turn_loss import LIMITS, PairedMean, as_good

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder", "forced"]
GRADES: Final[tuple[Grade, ...]] = ("best", "good", "inaccuracy", "mistake", "blunder")
"""Grades from the smallest to the largest loss, separated by ``LIMITS``."""
NEARLY_FORCED: Final = 2
"""Number of different turns up to which a turn is forced or nearly forced."""


def grade_of(loss: PairedMean) -> Grade:
    """Returns the grade of a loss in win probability."""
    rank = sum(loss.mean >= limit for limit in LIMITS)
    return GRADES[min(rank, 1) if as_good(loss) else rank]


def is_forced(candidates: int) -> bool:
    """Returns whether a turn with this number of different turns is forced or nearly forced."""
    return candidates <= NEARLY_FORCED
