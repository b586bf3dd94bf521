"""Checks the build under test, and selects the tests of a quick run.

``--quick`` takes a slice of every folder: ``tests/quick.py``. The last lines of the run say what
was left out. ``--record-durations`` measures the tests that ran, for that selection.
"""

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

import hatch_build
from ironbridge._build import compiled
from tests.quick import (
    BUDGET,
    Recorder,
    Stopwatch,
    count_left_out,
    quick_selection,
    told_left_out,
)

TESTS = Path(__file__).parent
BOTH_BUILDS = (TESTS / "core", TESTS / "search")
LEFT_OUT = pytest.StashKey[dict[str, Counter[str]]]()
STOPWATCH = pytest.StashKey[Stopwatch]()

# The language of the output must not depend on the environment.
os.environ["IRONBRIDGE_LANGUAGE"] = "en"

# No test asserts absolute times, and the interpreted build is slow.
settings.register_profile("ironbridge", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ironbridge")


RECORDING: list[Recorder] = []
"""The recorder of this run, if durations are recorded."""


def pytest_configure(config: pytest.Config) -> None:
    """Rejects compiled modules that are older than their sources."""
    if compiled and hatch_build.compiled_from() != hatch_build.fingerprint():
        raise pytest.UsageError(
            "The compiled core is not made from these sources: run `python3 run.py build`, "
            "or set IRONBRIDGE_BUILD=interpreted."
        )
    if config.getoption("--record-durations") and not hasattr(config, "workerinput"):
        RECORDING.append(Recorder())


def pytest_report_header() -> str:
    return f"ironbridge: {'compiled' if compiled else 'interpreted'} build"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="run a slice of every folder")
    parser.addoption(
        "--quick-budget", type=float, default=BUDGET, help="seconds of a folder in a quick run"
    )
    parser.addoption(
        "--record-durations", action="store_true", help="measure the tests for --quick"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Marks the tests of core and search for both builds; a quick run leaves most tests out."""
    for item in items:
        if any(folder in item.path.parents for folder in BOTH_BUILDS):
            item.add_marker(pytest.mark.both_builds)
    if config.getoption("--quick"):
        taken = quick_selection(items, config.getoption("--quick-budget"))
        left_out = [item for item in items if item.nodeid not in taken]
        items[:] = [item for item in items if item.nodeid in taken]
        config.hook.pytest_deselected(items=left_out)
        config.stash[LEFT_OUT] = count_left_out(items, left_out)


# Durations


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    item.stash[STOPWATCH] = Stopwatch()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report: Any = yield
    report.seconds = item.stash[STOPWATCH].lap()
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if RECORDING:
        RECORDING[-1].add(report)


# With several processes each one collects all tests; one of them reports what it left out.


def pytest_sessionfinish(session: pytest.Session) -> None:
    for recorder in RECORDING:
        recorder.write()
    if hasattr(session.config, "workeroutput"):
        left_out = session.config.stash.get(LEFT_OUT, {})
        told = {name: dict(counts) for name, counts in left_out.items()}
        session.config.workeroutput["left out"] = told


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    told = getattr(node, "workeroutput", {}).get("left out", {})
    node.config.stash[LEFT_OUT] = {name: Counter(counts) for name, counts in told.items()}


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    if config.getoption("--quick"):
        for line in told_left_out(config.stash.get(LEFT_OUT, {})):
            terminalreporter.write_line(line)
