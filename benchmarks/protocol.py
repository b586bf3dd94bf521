"""Messages between the benchmark command and its worker process."""

import msgspec

from benchmarks.run_document import Figure


class Order(msgspec.Struct, frozen=True):
    """Request to the worker."""

    titles: list[str]
    seats: list[int]
    """Numbers of seats; empty for all of a title."""
    budget: float
    """Seconds per figure."""
    only_core: bool = False
    """Whether to measure only the random games inside the core."""
    jobs: bool = True
    """Whether to measure simulations by several processes, for the headline title."""
    only_games: int = 0
    """Number of random games of the first title to play for a profiler, without figures."""


class BuildResult(msgspec.Struct):
    """Results of the worker."""

    build: str
    figures: list[Figure]
    calibration: list[float]
    ends: dict[str, list[int]]
    """Final points of the first games, by title and number of seats."""
