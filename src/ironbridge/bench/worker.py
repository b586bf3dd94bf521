"""Measures one build, in a process of its own; says on standard output what it is doing.

Each line is one JSON document: first ``{"steps": n}``, then ``{"step": "..."}`` before each step,
and at the end the ``Outcome``, or ``{"failed": "..."}``.  The build is the one that
``IRONBRIDGE_BUILD`` asks for.
"""

import os
import sys
from collections.abc import Callable
from functools import partial

import msgspec

from ironbridge.bench import calibration
from ironbridge.bench.figures import Sheet
from ironbridge.bench.games import (
    DRIVERS,
    Disagreement,
    ends,
    measure_games,
    play_in_core,
    setting_for,
)
from ironbridge.bench.memory import measure_memory
from ironbridge.bench.moments import measure_dealing, measure_moments
from ironbridge.bench.order import Order, Outcome
from ironbridge.bench.runner import closest_seats, headline, seats_of
from ironbridge.bench.scaling import measure_jobs
from ironbridge.bench.searching import measure_search
from ironbridge.bench.texts import measure_texts
from ironbridge.build import compiled

Step = tuple[str, Callable[[], None]]


def steps_for(order: Order, sheet: Sheet, ended: dict[str, list[int]]) -> list[Step]:
    """Returns everything to be measured, in order."""
    steps: list[Step] = []
    for title in order.titles:
        numbers = seats_of(title, order.seats)
        for seats in numbers:
            steps += game_steps(order, sheet, ended, title, seats)
        if not order.only_core:
            steps += close_steps(order, sheet, title, closest_seats(numbers))
    return steps


def game_steps(
    order: Order, sheet: Sheet, ended: dict[str, list[int]], title: str, seats: int
) -> list[Step]:
    """Returns the games of one title with one number of seats."""
    setting = setting_for(title, seats)
    what = f"{title}, {seats} seats"

    def check() -> None:
        ended[what] = ends(setting)

    steps: list[Step] = [(f"{what}: the same games by every driver", check)]
    for prefix in [""] if order.only_core else DRIVERS:
        measure = partial(measure_games, sheet, setting, prefix, order.budget)
        steps.append((f"{what}: {prefix}games", measure))
    return steps


def close_steps(order: Order, sheet: Sheet, title: str, seats: int) -> list[Step]:
    """Returns what is looked at closely, for one number of seats only."""
    setting = setting_for(title, seats)
    budget = order.budget / 2
    steps: list[Step] = [
        (f"{title}: dealing", partial(measure_dealing, sheet, setting, budget)),
        (f"{title}: copy, apply, list, judge", partial(measure_moments, sheet, setting, budget)),
        (f"{title}: what a search does", partial(measure_search, sheet, setting, budget)),
        (f"{title}: views and texts", partial(measure_texts, sheet, setting, budget)),
        (f"{title}: memory", partial(measure_memory, sheet, setting)),
    ]
    if order.jobs and title == headline(order.titles):
        steps.append((f"{title}: one process and two", partial(measure_jobs, sheet, setting)))
    return steps


def work(order: Order) -> None:
    """Carry out an order."""
    sheet = Sheet("compiled" if compiled else "interpreted")
    ended: dict[str, list[int]] = {}
    steps = steps_for(order, sheet, ended)
    say({"steps": len(steps)})
    yardstick: list[float] = []
    for name, step in steps:
        say({"step": name})
        yardstick += [calibration.lap() for _ in range(3)]
        step()
    say(Outcome(sheet.build, sheet.figures, yardstick, ended))


def say(message: object) -> None:
    sys.stdout.write(msgspec.json.encode(message).decode() + "\n")
    sys.stdout.flush()


def main() -> None:
    order = msgspec.json.decode(sys.argv[1], type=Order)
    if order.only_games:
        setting = setting_for(order.titles[0], order.seats[0])
        play_in_core(setting, range(order.only_games))
        return
    try:
        work(order)
    except Disagreement as found:
        say({"failed": str(found)})
    except (KeyboardInterrupt, BrokenPipeError):  # whoever ordered this has been told
        os._exit(130)


if __name__ == "__main__":
    main()
