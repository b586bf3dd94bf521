"""Times work in laps, each beside a lap of the calibration loop.

Times are CPU times of this process, so that other processes disturb little.  The fastest lap
counts, because noise only adds time.
"""

import statistics
import time
from collections.abc import Callable
from typing import NamedTuple

from benchmarks import calibration

LAP_SECONDS = 0.04
"""Minimum duration of a lap in seconds, far above the resolution of the clock."""
FEWEST_LAPS = 5


class Timing(NamedTuple):
    """Result of timing."""

    seconds: float
    """CPU seconds of one round, in the fastest lap."""
    calibration: float
    """CPU seconds of the fastest lap of the calibration loop meanwhile."""
    spread: float
    """Ratio of the median lap to the fastest one: 1 is a quiet machine."""
    rounds: int
    """Number of rounds per lap."""

    def each(self, parts: float) -> "Timing":
        """Returns the timing of one of the equal parts of a round."""
        return self._replace(seconds=self.seconds / parts)


def time_laps(work: Callable[[int], object], budget: float, most_rounds: int = 1 << 30) -> Timing:
    """Times ``work(rounds)`` for about ``budget`` seconds; returns the fastest laps."""
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
    """Returns the number of rounds that fill a lap, by doubling, which also warms up."""
    rounds = 1
    while lap(work, rounds) < LAP_SECONDS and rounds * 2 <= most_rounds:
        rounds *= 2
    return rounds


def lap(work: Callable[[int], object], rounds: int) -> float:
    """Returns the CPU seconds of this process for ``rounds`` rounds of the work."""
    start = time.process_time()
    work(rounds)
    return time.process_time() - start
