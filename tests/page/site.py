"""A server with the built page, in a child process."""

import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec

from ironbridge.server.config import ENVIRONMENT, ServerConfig
from ironbridge.server.rate_limits import Limits

SERVE = """
from ironbridge.cli.commands.serve import address, bind, run
from ironbridge.server.config import from_environment

listening = bind("127.0.0.1", 0)
print(address(listening), flush=True)
run(from_environment(), listening, 1)
"""
PLENTY = 1e6
UNLIMITED = Limits(
    address_rate=PLENTY,
    address_burst=PLENTY,
    seat_rate=PLENTY,
    seat_burst=PLENTY,
    create_rate=PLENTY,
    create_burst=PLENTY,
)
"""Rate limits for measurements and pictures, above the speed of an automated browser."""


@contextlib.contextmanager
def site(folder: Path, limits: Limits | None = None) -> Iterator[str]:
    """Serves the page from an empty database, with the default limits; yields its URL."""
    options = ServerConfig(data=str(folder), limits=limits or Limits())
    with subprocess.Popen(
        [sys.executable, "-c", SERVE],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, ENVIRONMENT: msgspec.json.encode(options).decode()},
    ) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().strip()
            until_ready(address)
            yield address
        finally:
            process.terminate()


def until_ready(address: str) -> None:
    """Waits until the server answers."""
    for _ in range(600):
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(f"{address}/healthz").is_success:
                return
        time.sleep(0.05)
    raise AssertionError("The server does not answer.")
