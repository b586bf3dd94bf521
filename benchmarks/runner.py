"""Runs a worker process for each build, follows its progress, and assembles the document."""

import os
import statistics
import subprocess
import sys
from typing import Final

import msgspec

from benchmarks import machine
from benchmarks.peers import measure_peers
from benchmarks.protocol import BuildResult, Order
from benchmarks.run_document import Document, Figure, Yardstick
from ironbridge._build import VARIABLE, build_list, compiled
from ironbridge.errors import BadInput
from ironbridge.titles import find, names

BUDGET = 0.8
QUICK_BUDGET = 0.12
"""Seconds per figure of a quick run."""
WORKER: Final = """
import signal
signal.signal(signal.SIGINT, signal.SIG_DFL)
from benchmarks.worker import main
main()
"""
"""Program of a worker: an interrupt ends it silently, also while it imports."""


class Progress:
    """Progress of a run; this base class shows nothing."""

    def more(self, steps: int) -> None:
        """Adds this number of steps to the total."""

    def step(self, message: str, **facts: str | int) -> None:
        """Ends the last step and begins the next, described by a message."""


def run(
    titles: list[str] | None = None,
    seats: list[int] | None = None,
    *,
    quick: bool = False,
    only_core: bool = False,
    peers: bool = False,
    progress: Progress | None = None,
) -> Document:
    """Measures titles, by default all; returns the document of the run."""
    shown = progress or Progress()
    described = machine.describe()
    load = machine.load()
    order = Order(
        titles=known_titles(titles or [], seats or []),
        seats=seats or [],
        budget=QUICK_BUDGET if quick else BUDGET,
        only_core=only_core,
        jobs=not quick,
    )
    builds = build_list()["builds"][0 if compiled else -1 :]
    outcomes = [measure_build(build, order, shown) for build in builds]
    laps = [lap for outcome in outcomes for lap in outcome.calibration]
    document = Document(
        date=machine.now(),
        quick=quick,
        machine=described,
        calibration=Yardstick(min(laps), statistics.median(laps), len(laps)),
        same_games=outcomes[0].ends == outcomes[-1].ends if len(builds) == 2 else None,
        figures=[figure for outcome in outcomes for figure in outcome.figures],
    )
    if peers:
        shown.more(2)
        beside = partial_order(order)
        document.peers, document.peers_missing = measure_peers(
            lambda: ours_now(builds[0], beside), 2.0 if quick else 5.0, shown.step
        )
    described["busy"] = f"load {load} before the run, {machine.load()} after it"
    return document


def known_titles(wanted: list[str], seats: list[int]) -> list[str]:
    """Returns the titles to measure; raises ``BadInput`` for unknown titles or seats."""
    for name in wanted:
        if name not in names():
            raise BadInput("no-title", title=name, titles=", ".join(names()))
    chosen = wanted or names()
    for number in seats:
        if not any(number in find(name).seats for name in chosen):
            raise BadInput("no-title-for-seats", seats=number)
    return [name for name in chosen if seats_of(name, seats)]


def seats_of(title: str, wanted: list[int]) -> list[int]:
    """Returns the numbers of seats to measure a title with, by default all."""
    return [seats for seats in find(title).seats if seats in wanted or not wanted]


def partial_order(order: Order) -> Order:
    """Returns the request that is repeated beside each peer: one title's games in the core."""
    title = headline(order.titles)
    seats = closest_seats(seats_of(title, order.seats))
    return msgspec.structs.replace(order, titles=[title], seats=[seats], only_core=True)


def ours_now(build: str, order: Order) -> list[Figure]:
    """Returns our own figures, measured now."""
    return measure_build(build, order, Progress()).figures


def headline(titles: list[str]) -> str:
    """Returns the title that is profiled, run by several processes and compared with peers."""
    return next((title for title in titles if find(title).aimed_seats), titles[0])


def closest_seats(seats: list[int]) -> int:
    """Returns the number of seats for the detailed figures of a title."""
    return 4 if 4 in seats else seats[-1]


# One build


def measure_build(build: str, order: Order, progress: Progress) -> BuildResult:
    """Measures one build in a worker process; returns its results."""
    environment = {**os.environ, VARIABLE: build}
    line = worker_line(order)
    outcome: BuildResult | None = None
    with subprocess.Popen(line, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for said in process.stdout:
            outcome = follow(said, build, progress)
    if process.returncode or outcome is None:
        raise BadInput("bench-failed", build=build)
    return outcome


def worker_line(order: Order) -> list[str]:
    """Returns the command that starts a worker."""
    return [sys.executable, "-c", WORKER, msgspec.json.encode(order).decode()]


def follow(said: str, build: str, progress: Progress) -> BuildResult | None:
    """Handles one line of the worker; returns the results from the last line.

    Other lines hold the number of steps, or the next step.
    """
    message = msgspec.json.decode(said)
    if "figures" in message:
        return msgspec.convert(message, BuildResult)
    if "failed" in message:
        raise BadInput("bench-not-measured", build=build, why=message["failed"])
    if "steps" in message:
        progress.more(message["steps"])
    else:
        progress.step(message["step"], build=build, **message["facts"])
    return None
