"""What a measuring process is told, and what it answers."""

import msgspec

from benchmarks.schema import Figure


class Order(msgspec.Struct, frozen=True):
    """What the worker is to do."""

    titles: list[str]
    seats: list[int]
    """Only these numbers of seats; empty for all that a title has."""
    budget: float
    """Seconds for each figure."""
    only_core: bool = False
    """Only the random games inside the core."""
    jobs: bool = True
    """Also simulations by several processes, of the headline title."""
    only_games: int = 0
    """Number of random games of the first title to play for a profiler, without figures."""


class Outcome(msgspec.Struct):
    """What the worker found."""

    build: str
    figures: list[Figure]
    calibration: list[float]
    ends: dict[str, list[int]]
    """How the first games of each title and number of seats ended."""
