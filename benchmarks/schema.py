"""What is measured: the figures by name, one figure's value, and the document of a whole run."""

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
"""Every figure there is, by its unit; the messages ``bench-about-...`` say what it measures."""


AIMS: list[tuple[str, str, float, float]] = [
    ("compiled", "games", 1_600, 3_200),
    ("compiled", "copy", 120, 75),
    ("compiled", "copy and apply", 250, 150),
    ("compiled", "driven actions", 75_000, 150_000),
    ("interpreted", "games", 16, 32),
]
"""What a title with aims (``Title.aimed_seats``) should reach: the least, and the goal."""


class Figure(msgspec.Struct, frozen=True):
    """One measured thing."""

    build: str
    title: str
    seats: int
    name: str
    value: float
    unit: str
    ratio: float | None
    """To the yardstick: how many in one lap of it, or how much of a lap; None for bytes."""
    spread: float | None = None

    @property
    def key(self) -> str:
        """Returns what it is called in one line."""
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
    """Another engine's random games in the same run."""

    name: str
    version: str
    game: str
    games: float
    """Games a second."""
    decisions: float
    """Decisions a second."""
    ratio: float
    """Games in one lap of the yardstick."""
    multiple: float
    """How many times as many games ours plays, both taken by the yardstick."""
    decisions_multiple: float
    """How many times as many decisions ours makes, both taken by the yardstick."""


class Spot(msgspec.Struct, frozen=True):
    """Where time goes: a function, and its share of all time."""

    function: str
    share: float


class Slower(msgspec.Struct, frozen=True):
    """A figure that became worse than an older run's."""

    figure: str
    factor: float
    before: float
    now: float
    unit: str


class Document(msgspec.Struct, kw_only=True):
    """A whole run."""

    format: str = FORMAT
    date: str
    quick: bool
    note: str = ""
    """What else was going on."""
    machine: dict[str, str]
    calibration: Yardstick
    same_games: bool | None = None
    """Whether both builds and all drivers played the same games; None when only one was run."""
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
        """Put down how many a second."""
        unit = UNITS[name]
        ratio = timing.calibration / timing.seconds
        self._put(title, seats, name, 1 / timing.seconds, unit, ratio, timing.spread)

    def time(self, title: str, seats: int, name: str, timing: Timing) -> None:
        """Put down how long one takes."""
        unit = UNITS[name]
        value = timing.seconds / SECONDS[unit]
        ratio = timing.seconds / timing.calibration
        self._put(title, seats, name, value, unit, ratio, timing.spread)

    def size(self, title: str, seats: int, name: str, size: float) -> None:
        """Put down how many bytes."""
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
    """Returns four digits of a number: more would be noise."""
    return float(f"{value:.4g}")
