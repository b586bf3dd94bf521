"""Schema of a run: names and units of figures, one figure, and the whole document."""

from typing import Literal

import msgspec

from benchmarks.timing import Timing

FORMAT = "ironbridge bench 1"

Unit = Literal["games/s", "choices/s", "actions/s", "ns", "us", "ms", "bytes"]
PER_SECOND = ("games/s", "choices/s", "actions/s")
SECONDS = {"ns": 1e-9, "us": 1e-6, "ms": 1e-3}

UNITS: dict[str, Unit] = {
    "games": "games/s",
    "choices": "choices/s",
    "actions": "actions/s",
    "driven games": "games/s",
    "driven actions": "actions/s",
    "public games": "games/s",
    "public actions": "actions/s",
    "deal": "us",
    "set up": "us",
    "copy": "ns",
    "key": "ns",
    "copy and apply": "ns",
    "legal": "ns",
    "legal mid-game": "ns",
    "why not": "ns",
    "redeal": "us",
    "whole actions": "us",
    "whole turns": "us",
    "weigh": "us",
    "mind games": "games/s",
    "refusal": "us",
    "view": "us",
    "text": "us",
    "record": "ms",
    "position": "bytes",
    "position words": "bytes",
    "position cells": "bytes",
    "game": "bytes",
    "record size": "bytes",
    "simulate, 1 job": "games/s",
    "simulate, 2 jobs": "games/s",
}
"""Unit of every figure; the messages ``bench-about-...`` describe them."""


AIMS: list[tuple[str, str, float, float]] = [
    ("compiled", "games", 1_600, 3_200),
    ("compiled", "copy", 120, 75),
    ("compiled", "copy and apply", 250, 150),
    ("compiled", "driven actions", 75_000, 150_000),
    ("interpreted", "games", 16, 32),
]
"""Goals of a title (``Title.aimed_seats``): build, figure, minimum and goal."""


class Figure(msgspec.Struct, frozen=True):
    """One measured figure."""

    build: str
    title: str
    seats: int
    name: str
    value: float
    unit: str
    ratio: float | None
    """Ratio to the calibration loop: number per lap, or share of a lap; ``None`` for bytes."""
    spread: float | None = None

    @property
    def key(self) -> str:
        """Returns a one-line name."""
        return f"{self.build} {self.title} {self.seats}: {self.name}"

    @property
    def more_is_better(self) -> bool:
        return self.unit in PER_SECOND


class Yardstick(msgspec.Struct, frozen=True):
    """The calibration loop over a whole run, in seconds."""

    best: float
    median: float
    laps: int


class Peer(msgspec.Struct, frozen=True):
    """Random games of another engine in the same run."""

    name: str
    version: str
    game: str
    games: float
    """Games per second."""
    decisions: float
    """Decisions per second."""
    ratio: float
    """Games per lap of the calibration loop."""
    multiple: float
    """Ratio of our calibrated games per second to the peer's."""
    decisions_multiple: float
    """Ratio of our calibrated decisions per second to the peer's."""


class Spot(msgspec.Struct, frozen=True):
    """Function with its share of the total time."""

    function: str
    share: float


class Slower(msgspec.Struct, frozen=True):
    """Regression: a figure that is worse than in an older run."""

    figure: str
    factor: float
    before: float
    now: float
    unit: str


class Document(msgspec.Struct, kw_only=True):
    """Document of a whole run."""

    format: str = FORMAT
    date: str
    quick: bool
    note: str = ""
    """Remark of the person who measured."""
    machine: dict[str, str]
    calibration: Yardstick
    same_games: bool | None = None
    """Whether both builds and all drivers played equal games; ``None`` for a single build."""
    figures: list[Figure]
    peers: list[Peer] = []
    peers_missing: list[str] = []
    """A sentence for each peer that could not be measured."""
    profile: list[Spot] = []
    profiled_with: str = ""
    slower: list[Slower] = []


class Sheet:
    """Collects the figures of one build."""

    def __init__(self, build: str) -> None:
        self.build = build
        self.figures: list[Figure] = []

    def rate(self, title: str, seats: int, name: str, timing: Timing) -> None:
        """Adds a rate, in units per second."""
        unit = UNITS[name]
        ratio = timing.calibration / timing.seconds
        self._put(title, seats, name, 1 / timing.seconds, unit, ratio, timing.spread)

    def time(self, title: str, seats: int, name: str, timing: Timing) -> None:
        """Adds a duration."""
        unit = UNITS[name]
        value = timing.seconds / SECONDS[unit]
        ratio = timing.seconds / timing.calibration
        self._put(title, seats, name, value, unit, ratio, timing.spread)

    def size(self, title: str, seats: int, name: str, size: float) -> None:
        """Adds a size in bytes."""
        self._put(title, seats, name, size, UNITS[name], None, None)

    def _put(
        self,
        title: str,
        seats: int,
        name: str,
        value: float,
        unit: str,
        ratio: float | None,
        spread: float | None,
    ) -> None:
        rounded = None if ratio is None else significant(ratio)
        noise = None if spread is None else round(spread, 3)
        figure = Figure(self.build, title, seats, name, significant(value), unit, rounded, noise)
        self.figures.append(figure)


def significant(value: float) -> float:
    """Returns a number rounded to four significant digits."""
    return float(f"{value:.4g}")
