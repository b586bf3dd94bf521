"""Worker process of the benchmark: measures one build and reports on standard output.

Each line is one JSON document: first ``{"steps": n}``, then ``{"step": "...", "facts": {...}}``
with the message of each step, and at the end the ``BuildResult``, or ``{"failed": "..."}``.
``IRONBRIDGE_BUILD`` selects the build.
"""

import os
import sys
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import msgspec

from benchmarks import calibration
from benchmarks.memory import measure_memory
from benchmarks.positions import measure_dealing, measure_moments
from benchmarks.protocol import BuildResult, Order
from benchmarks.public_api_speed import measure_texts
from benchmarks.random_games import (
    DRIVERS,
    Disagreement,
    ends,
    measure_games,
    play_in_core,
    spec_for,
)
from benchmarks.run_document import Sheet
from benchmarks.runner import closest_seats, headline, seats_of
from benchmarks.scaling import measure_jobs
from benchmarks.search_speed import measure_search
from ironbridge._build import compiled


class MeasuringStep(NamedTuple):
    """One measurement: the suffix of its message, the variables, and the work."""

    message: str
    facts: dict[str, str | int]
    measure: Callable[[], None]


def steps_for(order: Order, sheet: Sheet, ended: dict[str, list[int]]) -> list[MeasuringStep]:
    """Returns all measurements, in order."""
    steps: list[MeasuringStep] = []
    for title in order.titles:
        numbers = seats_of(title, order.seats)
        for seats in numbers:
            steps += game_steps(order, sheet, ended, title, seats)
        if not order.only_core:
            steps += close_steps(order, sheet, title, closest_seats(numbers))
    return steps


def game_steps(
    order: Order, sheet: Sheet, ended: dict[str, list[int]], title: str, seats: int
) -> list[MeasuringStep]:
    """Returns the measurements of games of one title with one number of seats."""
    spec = spec_for(title, seats)
    what = f"{title}, {seats} seats"

    def check() -> None:
        ended[what] = ends(spec)

    facts: dict[str, str | int] = {"title": title, "seats": seats}
    steps = [MeasuringStep("same", facts, check)]
    for prefix in [""] if order.only_core else DRIVERS:
        measure = partial(measure_games, sheet, spec, prefix, order.budget)
        steps.append(MeasuringStep("games", {**facts, "figure": f"{prefix}games"}, measure))
    return steps


def close_steps(order: Order, sheet: Sheet, title: str, seats: int) -> list[MeasuringStep]:
    """Returns the detailed measurements, for one number of seats only."""
    spec = spec_for(title, seats)
    budget = order.budget / 2
    facts: dict[str, str | int] = {"title": title}
    steps = [
        MeasuringStep("dealing", facts, partial(measure_dealing, sheet, spec, budget)),
        MeasuringStep("moments", facts, partial(measure_moments, sheet, spec, budget)),
        MeasuringStep("search", facts, partial(measure_search, sheet, spec, budget)),
        MeasuringStep("texts", facts, partial(measure_texts, sheet, spec, budget)),
        MeasuringStep("memory", facts, partial(measure_memory, sheet, spec)),
    ]
    if order.jobs and title == headline(order.titles):
        steps.append(MeasuringStep("jobs", facts, partial(measure_jobs, sheet, spec)))
    return steps


def work(order: Order) -> None:
    """Runs a request."""
    sheet = Sheet("compiled" if compiled else "interpreted")
    ended: dict[str, list[int]] = {}
    steps = steps_for(order, sheet, ended)
    say({"steps": len(steps)})
    yardstick: list[float] = []
    for step in steps:
        say({"step": step.message, "facts": step.facts})
        yardstick += [calibration.lap() for _ in range(3)]
        step.measure()
    say(BuildResult(sheet.build, sheet.figures, yardstick, ended))


def say(message: object) -> None:
    sys.stdout.write(msgspec.json.encode(message).decode() + "\n")
    sys.stdout.flush()


def main() -> None:
    order = msgspec.json.decode(sys.argv[1], type=Order)
    if order.only_games:
        spec = spec_for(order.titles[0], order.seats[0])
        play_in_core(spec, range(order.only_games))
        return
    try:
        work(order)
    except Disagreement as found:
        say({"failed": str(found)})
    except BrokenPipeError:  # the parent process has ended
        os._exit(1)
