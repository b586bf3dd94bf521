"""Selects the tests of a quick run: a slice of every folder, by measured durations.

``durations.json`` holds the mean seconds of one case of each test function, written by
``pytest --record-durations``. Each folder has a budget in seconds. The selection takes the cheapest
functions of all files in turn, then further cases of them, until the budget is spent. A function
without a measured duration counts as long as those beside it: see ``estimated``.
"""

import json
import os
import resource
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

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
"""Seconds that a test counts in a folder without any measured duration."""
SCHEDULER: Final = Path("/proc/self/schedstat")
"""Linux: CPU time, time in the run queue (both in nanoseconds) and time slices of the process."""


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


def estimated(names: Iterable[str], seconds: Mapping[str, float]) -> dict[str, float]:
    """Returns the seconds of test functions.

    A function without a measured duration has the median of its file, or else of its folder.
    """
    by_place: defaultdict[str, list[float]] = defaultdict(list)
    for name, measured in seconds.items():
        for place in (name.partition("::")[0], name.partition("/")[0]):
            by_place[place].append(measured)
    medians = {place: median(measured) for place, measured in by_place.items()}

    def guess(name: str) -> float:
        in_folder = medians.get(name.partition("/")[0], UNKNOWN)
        return medians.get(name.partition("::")[0], in_folder)

    return {name: seconds[name] if name in seconds else guess(name) for name in names}


def select(cases: Iterable[str], seconds: Mapping[str, float], budget: float) -> set[str]:
    """Returns the cases of one folder that a quick run takes; at least the cheapest one.

    The order does not depend on the order of collection: the cheapest functions of all files in
    turn, then the second case of each function, and so on.
    """
    by_function: defaultdict[str, list[str]] = defaultdict(list)
    for case in cases:
        by_function[function(case)].append(case)
    costs = estimated(by_function, seconds)
    order: list[tuple[bool, int, int, float, str]] = []
    rank_in_file: Counter[str] = Counter()
    for name in sorted(by_function, key=lambda name: (costs[name], name)):
        file = name.partition("::")[0]
        spread = sorted(by_function[name], key=lambda case: sha256(case.encode()).digest())
        for turn, case in enumerate(spread):
            order.append((name not in ALWAYS, turn, rank_in_file[file], costs[name], case))
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


# Reporting


def count_left_out(
    taken: Iterable[pytest.Item], left_out: Iterable[pytest.Item]
) -> dict[str, Counter[str]]:
    """Returns the numbers of tests left out: by folder, and by file where none of it is taken."""
    begun = {item.path for item in taken}
    counts: dict[str, Counter[str]] = {"folders": Counter(), "files": Counter()}
    for item in left_out:
        counts["folders"][folder(item)] += 1
        if item.path not in begun:
            counts["files"][item.path.relative_to(TESTS).as_posix()] += 1
    return counts


def told_left_out(counts: Mapping[str, Counter[str]]) -> list[str]:
    """Returns the lines that say what a quick run leaves out."""

    def named(part: str) -> str:
        return ", ".join(f"{name} ({many})" for name, many in sorted(counts[part].items()))

    if not counts or not counts["folders"]:
        return ["A quick run: no test was left out."]
    lines = [
        f"A quick run: {counts['folders'].total()} tests were left out: {named('folders')}; so "
        "were the tests that both builds share, interpreted. `run.py test` runs them all."
    ]
    if counts["files"]:
        lines.append(f"Files of which no test ran: {named('files')}.")
    return lines


# Measuring


def cpu_seconds(who: int) -> float:
    """Returns the CPU seconds of this process, or of its finished children."""
    used = resource.getrusage(who)
    return used.ru_utime + used.ru_stime


def queue_seconds() -> float:
    """Returns the seconds that this process was ready to run and other processes had the CPU."""
    return int(SCHEDULER.read_text("ascii").split()[1]) / 1e9 if SCHEDULER.exists() else 0.0


def crowd() -> float:
    """Returns the number of processes that want to run on each core, 1 on a quiet machine."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


class Clocks(NamedTuple):
    """Clocks of the process, in seconds."""

    own: float
    children: float
    wall: float
    queue: float

    @classmethod
    def now(cls) -> "Clocks":
        """Reads the clocks."""
        own, children = map(cpu_seconds, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
        return cls(own, children, time.perf_counter(), queue_seconds())


def quiet_seconds(before: Clocks, after: Clocks, crowd: float) -> float:
    """Returns the seconds that a phase would have taken on a quiet machine.

    Time in the run queue does not count. The queue of children is not known: where they ran, the
    waiting time is divided by the load.
    """
    own, children, wall, queue = (new - old for old, new in zip(before, after, strict=True))
    waited = wall / crowd if children > 0 else wall - queue
    return max(own + children, waited)


class Stopwatch:
    """Measures phases of tests as if the machine were quiet."""

    def __init__(self) -> None:
        self.clocks = Clocks.now()

    def lap(self) -> float:
        """Returns the seconds since the last lap."""
        before, self.clocks = self.clocks, Clocks.now()
        return quiet_seconds(before, self.clocks, crowd())


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
        means = {name: round(sum(all_) / len(all_), 3) for name, all_ in measured.items()}
        known = renewed(known, means, is_quiet=crowd() <= BUSY)
        kept = {name: known[name] for name in sorted(known) if exists(name)}
        DURATIONS.write_text(json.dumps(kept, indent=0) + "\n", "utf-8")


BUSY: Final = 1.5
"""Processes per core from which on measured durations are too long."""


def renewed(
    known: Mapping[str, float], measured: Mapping[str, float], is_quiet: bool
) -> dict[str, float]:
    """Returns the durations after a run; on a busy machine a duration can only become shorter."""
    if is_quiet:
        return {**known, **measured}
    return {
        **known,
        **{name: min(seconds, known.get(name, seconds)) for name, seconds in measured.items()},
    }


def exists(name: str) -> bool:
    """Returns whether a test function is still in its file."""
    file, _, inside = name.partition("::")
    path = TESTS / file
    return path.is_file() and f"def {inside.split('::')[-1]}(" in path.read_text("utf-8")
