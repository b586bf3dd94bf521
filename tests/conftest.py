"""What holds for every test: the build under test is the source under test.

``--quick`` leaves out what takes long: whole folders of long series, and tests marked ``slow``.
The last lines of the run say what was left out.
"""

import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

import hatch_build
from ironbridge._build import compiled

TESTS = Path(__file__).parent
BOTH_BUILDS = (TESTS / "core", TESTS / "search")
LONG_SERIES = (
    *("build_parity", "golden", "invariants", "learn", "perft", "reference_engines"),
    *("benchmarks", "page", "research", "server", "sim"),
)
"""Folders that ``--quick`` leaves out."""
LEFT_OUT = pytest.StashKey[Counter[str]]()

# What is said does not depend on who runs the tests.
os.environ["IRONBRIDGE_LANGUAGE"] = "en"

# No test asserts on a time, and the interpreted build is slow.
settings.register_profile("ironbridge", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("ironbridge")


def pytest_configure() -> None:
    """Refuse to test compiled modules that are older than their sources."""
    if compiled and hatch_build.compiled_from() != hatch_build.fingerprint():
        raise pytest.UsageError(
            "The compiled core is not made from these sources: run `python3 run.py build`, "
            "or set IRONBRIDGE_BUILD=interpreted."
        )


def pytest_report_header() -> str:
    return f"ironbridge: {'compiled' if compiled else 'interpreted'} build"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="leave out what takes long")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Marks the tests of core and search for both builds; a quick run leaves out long ones."""
    for item in items:
        if any(folder in item.path.parents for folder in BOTH_BUILDS):
            item.add_marker(pytest.mark.both_builds)
    if config.getoption("--quick"):
        long: list[pytest.Item] = []
        quick: list[pytest.Item] = []
        for item in items:
            (long if is_long(item) else quick).append(item)
        items[:] = quick
        config.hook.pytest_deselected(items=long)
        config.stash[LEFT_OUT] = Counter(folder(item) for item in long)


def folder(item: pytest.Item) -> str:
    """The folder of ``tests`` in which a test stands."""
    return item.path.relative_to(TESTS).parts[0]


def is_long(item: pytest.Item) -> bool:
    """Whether a test takes longer than a quick run has."""
    return folder(item) in LONG_SERIES or item.get_closest_marker("slow") is not None


# Several processes: each collects all tests, and one of them tells the first what it left out.


def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left out"] = dict(session.config.stash.get(LEFT_OUT, {}))


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    told = getattr(node, "workeroutput", {}).get("left out", {})
    node.config.stash[LEFT_OUT] = Counter(told)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    if config.getoption("--quick"):
        left_out = config.stash.get(LEFT_OUT, Counter())
        named = ", ".join(f"{name} ({many})" for name, many in sorted(left_out.items()))
        terminalreporter.write_line(
            f"A quick run: {left_out.total()} tests were left out: {named}; so were the tests "
            "that both builds share, interpreted. `run.py test` runs them all."
        )
