"""Timing a piece of work in laps, each beside a lap of the yardstick.

Times are of this process alone, so that neighbours on the machine count as little as they can. The
least disturbed lap is kept: noise only ever adds time.
"""

import statistics
import time
from collections.abc import Callable
from typing import NamedTuple

from benchmarks import calibration

LAP_SECONDS = 0.04
"""How long a lap lasts at least: far above what the clock can resolve."""
FEWEST_LAPS = 5


class Timing(NamedTuple):
    """What came of timing a piece of work."""

    seconds: float
    """Of one round, in the least disturbed lap."""
    calibration: float
    """The yardstick's least disturbed lap meanwhile, in seconds."""
    spread: float
    """The middle lap as a multiple of the least disturbed one: 1 is a quiet machine."""
    rounds: int
    """How many rounds a lap had."""

    def each(self, parts: float) -> "Timing":
        """Returns the same, of one of the equal parts of a round."""
        return self._replace(seconds=self.seconds / parts)


def time_laps(work: Callable[[int], object], budget: float, most_rounds: int = 1 << 30) -> Timing:
    """Times ``work(rounds)`` for about ``budget`` seconds; returns the least disturbed laps."""
    rounds = fitting_rounds(work, most_rounds)
    laps: list[float] = []
    yardstick: list[float] = []
    end = time.perf_counter() + budget
    while len(laps) < FEWEST_LAPS or time.perf_counter() < end:
        yardstick += [calibration.lap(), calibration.lap()]
        laps.append(lap(work, rounds))
    best = min(laps)
    return Timing(best / rounds, min(yardstick), statistics.median(laps) / best, rounds)


def fitting_rounds(work: Callable[[int], object], most_rounds: int) -> int:
    """Returns the rounds that fill a lap, found by doubling; the work gets warm on the way."""
    rounds = 1
    while lap(work, rounds) < LAP_SECONDS and rounds * 2 <= most_rounds:
        rounds *= 2
    return rounds


def lap(work: Callable[[int], object], rounds: int) -> float:
    """Returns the CPU seconds of this process for ``rounds`` rounds of the work."""
    start = time.process_time()
    work(rounds)
    return time.process_time() - start
