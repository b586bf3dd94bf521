"""Selects the tests of a quick run: a slice of every folder, by measured durations.

``durations.json`` holds the mean seconds of one case of each test function, written by
``pytest --record-durations``. Each folder has a budget in seconds. The selection takes the cheapest
functions of all files in turn, then further cases of them, until the budget is spent.
"""

import json
import os
import resource
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import pytest

TESTS: Final = Path(__file__).parent
DURATIONS: Final = TESTS / "durations.json"
BUDGET: Final = 1.2
"""Seconds of each folder, summed over its tests, as if one process ran them."""
LARGER: Final = {"page": 14.0}
"""Seconds of folders with another budget: vitest and the start of a browser take longer."""
ALWAYS: Final = {"page/test_units.py::test_unit_tests_pass"}
"""Functions that a quick run takes before all others."""
SLOW: Final = 30.0
"""Seconds that a test marked ``slow`` without a measured duration counts."""
UNKNOWN: Final = 0.05
"""Seconds that a test without a measured duration counts."""


def folder(item: pytest.Item) -> str:
    """Returns the folder of ``tests`` in which a test lies."""
    return item.path.relative_to(TESTS).parts[0]


def function(nodeid: str) -> str:
    """Returns the id of the test function of a case: ``sim/test_run.py::test_a``."""
    return nodeid.partition("[")[0].removeprefix("tests/")


def durations() -> dict[str, float]:
    """Returns the mean seconds of one case, by test function."""
    found: dict[str, float] = json.loads(DURATIONS.read_text("utf-8"))
    return found


def select(cases: Iterable[str], seconds: Mapping[str, float], budget: float) -> set[str]:
    """Returns the cases of one folder that a quick run takes; at least the cheapest one.

    The order does not depend on the order of collection: the cheapest functions of all files in
    turn, then the second case of each function, and so on.
    """
    by_function: defaultdict[str, list[str]] = defaultdict(list)
    for case in cases:
        by_function[function(case)].append(case)
    order: list[tuple[bool, int, int, float, str]] = []
    rank_in_file: Counter[str] = Counter()
    for name in sorted(by_function, key=lambda name: (seconds.get(name, UNKNOWN), name)):
        file = name.partition("::")[0]
        spread = sorted(by_function[name], key=lambda case: sha256(case.encode()).digest())
        for turn, case in enumerate(spread):
            later, cost = name not in ALWAYS, seconds.get(name, UNKNOWN)
            order.append((later, turn, rank_in_file[file], cost, case))
        rank_in_file[file] += 1
    taken: set[str] = set()
    spent = 0.0
    for *_, cost, case in sorted(order):
        if spent + cost <= budget:
            taken.add(case)
            spent += cost
    return taken or {min(order, key=lambda entry: entry[-2:])[-1]}


def quick_selection(items: list[pytest.Item], budget: float) -> set[str]:
    """Returns the ids of the tests that a quick run takes, from all folders."""
    seconds = durations()
    for item in items:
        if item.get_closest_marker("slow"):
            seconds.setdefault(function(item.nodeid), SLOW)
    by_folder: defaultdict[str, list[str]] = defaultdict(list)
    for item in items:
        by_folder[folder(item)].append(item.nodeid)
    slices = [select(cases, seconds, LARGER.get(name, budget)) for name, cases in by_folder.items()]
    return set().union(*slices)


# Measuring


def cpu_seconds() -> float:
    """Returns the CPU seconds of this process and of its finished children."""
    own, children = (resource.getrusage(who) for who in (0, resource.RUSAGE_CHILDREN))
    return own.ru_utime + own.ru_stime + children.ru_utime + children.ru_stime


class Stopwatch:
    """Measures phases of tests by CPU time, or by waiting time on a machine of average load."""

    def __init__(self) -> None:
        self.cpu, self.wall = cpu_seconds(), time.perf_counter()

    def lap(self) -> float:
        """Returns the seconds since the last lap."""
        cpu, wall = cpu_seconds(), time.perf_counter()
        crowd = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
        seconds = max(cpu - self.cpu, (wall - self.wall) / crowd)
        self.cpu, self.wall = cpu, wall
        return seconds


class Recorder:
    """Collects the durations of a run and adds them to the file of durations."""

    def __init__(self) -> None:
        self.cases: defaultdict[str, float] = defaultdict(float)

    def add(self, report: Any) -> None:
        """Adds the duration of one phase of a test."""
        self.cases[report.nodeid] += getattr(report, "seconds", 0.0)

    def write(self) -> None:
        """Writes the means; functions that exist no longer are left out."""
        known = durations() if DURATIONS.is_file() else {}
        measured: defaultdict[str, list[float]] = defaultdict(list)
        for case, seconds in self.cases.items():
            measured[function(case)].append(seconds)
        known |= {name: round(sum(all_) / len(all_), 3) for name, all_ in measured.items()}
        kept = {name: known[name] for name in sorted(known) if exists(name)}
        DURATIONS.write_text(json.dumps(kept, indent=0) + "\n", "utf-8")


def exists(name: str) -> bool:
    """Returns whether a test function is still in its file."""
    file, _, inside = name.partition("::")
    path = TESTS / file
    return path.is_file() and f"def {inside.split('::')[-1]}(" in path.read_text("utf-8")
