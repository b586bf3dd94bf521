"""Fixtures: a browser, and a server with the page, for all tests of a process."""

import fcntl
import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.page import chromium
from tests.page.site import site
from tools import build_page


@pytest.fixture(autouse=True, scope="session")
def other_addresses() -> Iterator[None]:
    """Sends the requests that prepare a test from loopback addresses of their own.

    The server's limits count by address: this leaves the browser, at 127.0.0.1, the whole of the
    default limits, and no more.
    """
    made = itertools.count()
    original = httpx.HTTPTransport.__init__

    def from_another_address(self: httpx.HTTPTransport, **options: Any) -> None:
        number = next(made)
        own = f"127.0.{1 + number // 250 % 250}.{1 + number % 250}"
        original(self, **{**options, "local_address": own})

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(httpx.HTTPTransport, "__init__", from_another_address)
        yield


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
