"""Checks the build under test, and selects the tests of a quick run.

``--quick`` takes a slice of every folder: ``tests/quick.py``. The last lines of the run say what
was left out. ``--record-durations`` measures the tests that ran, for that selection.
"""

import asyncio
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
    Unimported,
    count_left_out,
    describe_left_out,
    quick_selection,
)

TESTS = Path(__file__).parent
BOTH_BUILDS = (TESTS / "core", TESTS / "search")
LEFT_OUT = pytest.StashKey[dict[str, Counter[str]]]()
STOPWATCH = pytest.StashKey[Stopwatch]()
UNIMPORTED = pytest.StashKey[Unimported]()

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
        RECORDING.append(Recorder(is_slice=config.getoption("--quick")))
    if config.getoption("--quick"):
        part, budget = map(config.getoption, ("--quick-part", "--quick-budget"))
        config.stash[UNIMPORTED] = Unimported(part, budget)


def pytest_report_header() -> str:
    return f"ironbridge: {'compiled' if compiled else 'interpreted'} build"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="run a slice of every folder")
    parser.addoption(
        "--quick-budget", type=float, default=BUDGET, help="seconds of a folder in a quick run"
    )
    parser.addoption(
        "--quick-part", default="", help="the folders of one process of a quick run, such as 1/2"
    )
    parser.addoption(
        "--record-durations", action="store_true", help="measure the tests for --quick"
    )


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leaves out files of which a quick run takes no test."""
    if UNIMPORTED not in config.stash:
        return None
    is_named = collection_path in named_paths(config)
    return config.stash[UNIMPORTED].ignores(collection_path, is_named) or None


def named_paths(config: pytest.Config) -> set[Path]:
    """Returns the paths that the command line names."""
    base = config.invocation_params.dir
    return {base / argument.partition("::")[0] for argument in config.args}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Marks the tests of core and search for both builds; a quick run leaves most tests out."""
    for item in items:
        if any(folder in item.path.parents for folder in BOTH_BUILDS):
            item.add_marker(pytest.mark.both_builds)
    if config.getoption("--quick"):
        # pytest collects a file that the command line names without asking pytest_ignore_collect.
        items[:] = [item for item in items if config.stash[UNIMPORTED].has_folder(item.path)]
        taken = quick_selection(items, config.getoption("--quick-budget"))
        left_out = [item for item in items if item.nodeid not in taken]
        items[:] = [item for item in items if item.nodeid in taken]
        config.hook.pytest_deselected(items=left_out)
        config.stash[LEFT_OUT] = count_left_out(items, left_out, config.stash[UNIMPORTED].met)


# Durations


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    if item.config.getoption("--record-durations"):
        item.stash[STOPWATCH] = Stopwatch()
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
) -> Iterator[None]:
    """Leaves out fixtures of the session, such as the browser: no single test is to count them."""
    made: Any = yield
    if fixturedef.scope == "session" and STOPWATCH in request.node.stash:
        request.node.stash[STOPWATCH].skip()
    return made


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report: Any = yield
    if STOPWATCH in item.stash:
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
        for line in describe_left_out(config.stash.get(LEFT_OUT, {})):
            terminalreporter.write_line(line)


@pytest.fixture(autouse=True)
def no_foreign_event_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Hides the event loop of an open browser from tests without one, which run their own.

    Playwright's synchronous interface keeps its loop marked as running in this thread.
    """
    loop = asyncio._get_running_loop()
    hides = loop is not None and "browser" not in request.fixturenames
    if hides:
        asyncio._set_running_loop(None)
    yield
    if hides:
        asyncio._set_running_loop(loop)
