"""What holds for every test: the build under test is the source under test."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import hatch_build
from ironbridge.build import compiled

CORE_TESTS = Path(__file__).parent / "core"

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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in tests/core must hold on both builds."""
    for item in items:
        if CORE_TESTS in item.path.parents:
            item.add_marker(pytest.mark.both_builds)
