"""Summary of a seat: error rate by phase, accuracy, grades, and the turns that mattered most."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from ironbridge.review.difficulty import accuracy
from ironbridge.review.error_rate import ErrorRate, error_rate, nearest_level
from ironbridge.review.turn_review import DIGITS, TurnReview

MATTERED: Final = 3
"""Number of turns that are named as those that mattered most."""


class RateReview(Struct, frozen=True, kw_only=True):
    """Points lost per turn that counts, with the standard error."""

    turns: int
    points: float
    error: float


class SeatReview(Struct, frozen=True, kw_only=True):
    """The summary of one seat."""

    seat: int
    rate: RateReview | None
    """Error rate over the whole game; None where no turn counts."""
    phases: dict[int, RateReview]
    """Error rate by phase: 0 early and 1 late in the first era, then 2 and 3."""
    accuracy: float | None
    """Accuracy weighted by difficulty, from 0 to 1."""
    points_lost: float
    """Sum of the losses of all turns that count."""
    hindsight_points: float
    """Points lost with the cards as they lay."""
    grades: dict[str, int]
    """Number of turns by grade."""
    mattered: list[int]
    """Numbers of the turns that lost most, the worst first; only turns that are not as good."""
    level: str | None
    """Level with the nearest error rate; None where the levels of this table are not measured."""
    strongest: str | None
    weakest: str | None
    """The levels within two standard errors of the error rate."""


def seat_summary(seat: int, turns: Sequence[TurnReview], levels: Mapping[str, float]) -> SeatReview:
    """Returns the summary of a seat; ``levels`` are the error rates of the levels."""
    own = [turn for turn in turns if turn.seat == seat]
    counted = [turn for turn in own if turn.grade != "forced"]
    rate = error_rate([turn.points_lost for turn in counted])
    like = None if rate is None else nearest_level(rate, levels)
    phases = {turn.phase: rate_of(counted, turn.phase) for turn in counted}
    share = accuracy([turn.points_lost for turn in counted], [turn.difficulty for turn in counted])
    return SeatReview(
        seat=seat,
        rate=None if rate is None else rate_data(rate),
        phases={phase: found for phase, found in sorted(phases.items()) if found is not None},
        accuracy=None if share is None else round(share, DIGITS),
        points_lost=round(sum(turn.points_lost for turn in counted), DIGITS),
        hindsight_points=round(sum(turn.hindsight_points for turn in counted), DIGITS),
        grades=count_grades(own),
        mattered=worst_turns(counted),
        level=None if like is None else like.level,
        strongest=None if like is None else like.low,
        weakest=None if like is None else like.high,
    )


def rate_of(turns: Sequence[TurnReview], phase: int) -> RateReview | None:
    """Returns the error rate of the turns of one phase."""
    found = error_rate([turn.points_lost for turn in turns if turn.phase == phase])
    return None if found is None else rate_data(found)


def rate_data(rate: ErrorRate) -> RateReview:
    """Returns an error rate as plain data."""
    points, error = round(rate.points, DIGITS), round(rate.error, DIGITS)
    return RateReview(turns=rate.turns, points=points, error=error)


def count_grades(turns: Sequence[TurnReview]) -> dict[str, int]:
    """Returns the number of turns of each grade that occurs."""
    found: dict[str, int] = {}
    for turn in turns:
        found[turn.grade] = found.get(turn.grade, 0) + 1
    return found


def worst_turns(turns: Sequence[TurnReview]) -> list[int]:
    """Returns the numbers of the turns that lost most, by win probability and then by points."""
    lost = [turn for turn in turns if not turn.as_good]
    lost.sort(key=lambda turn: (-(turn.chance_lost or 0.0), -turn.points_lost))
    return [turn.number for turn in lost[:MATTERED]]
