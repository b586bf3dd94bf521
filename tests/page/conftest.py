"""Fixtures: a browser, and a server with the page, for all tests of a process."""

import fcntl
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.page import chromium
from tests.page.site import site
from tools import build_page


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Yields a Chromium; the tests fail where it cannot be installed."""
    program = chromium.chromium()
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(
            executable_path=program, args=chromium.FLAGS, env=chromium.environment()
        )
        yield found
        found.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yields the URL of the page, built from the current sources."""
    build_page.LOG.parent.mkdir(exist_ok=True)
    with (build_page.LOG.parent / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        build_page.build()
    with site(Path(tmp_path_factory.mktemp("site"))) as found:
        yield found
