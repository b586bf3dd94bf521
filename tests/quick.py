"""Selects the tests of a quick run: a slice of every folder, by measured durations.

``durations.json`` holds the mean seconds of one case of each test function, written by
``pytest --record-durations``. Each folder has a budget in seconds. The selection takes the cheapest
functions of all files in turn, then further cases of them, until the budget is spent. A function
without a measured duration counts as long as those beside it: see ``estimated``.

Importing all test files takes 12 seconds of CPU. Processes that share a quick run (``--quick-part
1/2``) therefore have folders of their own and import no others, and files of which no test can be
taken are not imported.
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
BUDGET: Final = 0.8
"""Seconds of each folder, summed over its tests, as if one process ran them."""
LARGER: Final = {"page": 18.0, "server": 4.0}
"""Seconds of folders with another budget: vitest and a browser take longer, servers start."""
ALWAYS: Final = {
    "page/test_units.py::test_unit_tests_pass",
    "page/test_boards.py::test_the_land_is_inked",  # in a browser
}
"""Functions that a quick run takes before all others."""
IMPORTING: Final = 0.03
"""Seconds of collecting one file, on average."""
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


# Files that are not imported


def part_of_folders(part: str) -> set[str]:
    """Returns the folders of one part of a quick run; "2/3" is the second of three parts."""
    number, _, parts = part.partition("/")
    if not (number.isdecimal() and parts.isdecimal() and 1 <= int(number) <= int(parts)):
        raise pytest.UsageError(f"--quick-part: {part!r} is no part such as 1/2.")
    files = Counter(path.relative_to(TESTS).parts[0] for path in TESTS.rglob("test_*.py"))
    costs = {name: LARGER.get(name, BUDGET) + IMPORTING * files[name] for name in files}
    return shared(costs, int(parts))[int(number) - 1]


def shared(costs: Mapping[str, float], parts: int) -> list[set[str]]:
    """Returns names in parts of about equal cost: the dearest first, each to the smallest part."""
    sums = [0.0] * parts
    found: list[set[str]] = [set() for _ in range(parts)]
    for name in sorted(costs, key=lambda name: (-costs[name], name)):
        smallest = sums.index(min(sums))
        found[smallest].add(name)
        sums[smallest] += costs[name]
    return found


def too_long(seconds: Mapping[str, float], budget: float) -> Counter[str]:
    """Returns the files without a test that fits the budget of its folder, with their functions.

    A folder keeps the file of its cheapest test.
    """
    by_file: defaultdict[str, list[float]] = defaultdict(list)
    for name, measured in seconds.items():
        by_file[name.partition("::")[0]].append(measured)
    cheapest: dict[str, str] = {}
    for file in sorted(by_file, key=lambda file: (min(by_file[file]), file)):
        cheapest.setdefault(file.partition("/")[0], file)
    return Counter(
        {
            file: len(measured)
            for file, measured in by_file.items()
            if min(measured) > LARGER.get(file.partition("/")[0], budget)
            and file not in cheapest.values()
        }
    )


class Unimported:
    """Chooses the files that a quick run does not import, and counts their test functions."""

    def __init__(self, part: str, budget: float) -> None:
        self.folders = part_of_folders(part) if part else None
        self.long = too_long(durations(), budget)
        self.met: Counter[str] = Counter()

    def has_folder(self, path: Path) -> bool:
        """Returns whether a path lies in a folder of this part."""
        return self.folders is None or path.relative_to(TESTS).parts[0] in self.folders

    def ignores(self, path: Path, is_named: bool) -> bool:
        """Returns whether a file or folder is not collected.

        A long file that the command line names is collected.
        """
        if TESTS not in path.parents:
            return False
        if not self.has_folder(path):
            return True
        name = path.relative_to(TESTS)
        if is_named or name.as_posix() not in self.long:
            return False
        self.met[name.as_posix()] = self.long[name.as_posix()]
        return True


# Reporting


def count_left_out(
    taken: Iterable[pytest.Item], left_out: Iterable[pytest.Item], unimported: Mapping[str, int]
) -> dict[str, Counter[str]]:
    """Returns the numbers of tests left out: by folder, and by file where none of it is taken.

    A test function of a file that was not imported counts as one test.
    """
    begun = {item.path for item in taken}
    counts: dict[str, Counter[str]] = {"folders": Counter(), "files": Counter(unimported)}
    for file, functions in unimported.items():
        counts["folders"][file.partition("/")[0]] += functions
    for item in left_out:
        counts["folders"][folder(item)] += 1
        if item.path not in begun:
            counts["files"][item.path.relative_to(TESTS).as_posix()] += 1
    return counts


def describe_left_out(counts: Mapping[str, Counter[str]]) -> list[str]:
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


TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
"""Linux: units of CPU time in a second."""


def own_seconds() -> float:
    """Returns the CPU seconds of this process."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def children_seconds() -> float:
    """Returns the CPU seconds of the processes that this process started.

    On Linux those that still run, such as a browser and a server, are included.
    """
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime + running_seconds(os.getpid())


def running_seconds(process: int) -> float:
    """Returns the CPU seconds of the running descendants of a process, from ``/proc``."""
    children: defaultdict[int, list[int]] = defaultdict(list)
    ticks: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text("utf-8", "replace").rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue  # it has ended since
        number = int(path.parent.name)
        children[int(fields[1])].append(number)
        ticks[number] = sum(map(int, fields[11:15]))  # its own, and its finished children's
    total, todo = 0, list(children[process])
    while todo:
        number = todo.pop()
        total += ticks[number]
        todo += children[number]
    return total / TICKS


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
        return cls(own_seconds(), children_seconds(), time.perf_counter(), queue_seconds())


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

    def skip(self) -> None:
        """Leaves out the time since the last lap."""
        self.clocks = Clocks.now()

    def lap(self) -> float:
        """Returns the seconds since the last lap."""
        before, self.clocks = self.clocks, Clocks.now()
        return quiet_seconds(before, self.clocks, crowd())


class Recorder:
    """Collects the durations of a run and adds them to the file of durations."""

    def __init__(self, is_slice: bool) -> None:
        self.is_slice = is_slice
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
        if self.is_slice:
            known = raised(known, means)
        else:
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


def raised(known: Mapping[str, float], measured: Mapping[str, float]) -> dict[str, float]:
    """Returns the durations after a quick run; a duration can only become longer.

    A test of a slice pays for fixtures of its module and for caches alone. In a run of all tests
    the first test of its file pays for all of them.
    """
    return {
        **known,
        **{name: max(seconds, known.get(name, seconds)) for name, seconds in measured.items()},
    }


def exists(name: str) -> bool:
    """Returns whether a test function is still in its file."""
    file, _, inside = name.partition("::")
    path = TESTS / file
    return path.is_file() and f"def {inside.split('::')[-1]}(" in path.read_text("utf-8")
