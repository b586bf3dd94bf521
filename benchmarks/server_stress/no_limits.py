"""Disables the rate limits: all clients of a stress test have one address."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from ironbridge.server.config import LIMITS, Limits

PLENTY: Final = 1e9
NO_LIMITS: Final = Limits(
    address_rate=PLENTY,
    address_burst=PLENTY,
    seat_rate=PLENTY,
    seat_burst=PLENTY,
    create_rate=PLENTY,
    create_burst=PLENTY,
    feeds=1_000_000,
)


@contextmanager
def without_limits() -> Iterator[None]:
    """Disables the limits of processes that are started from now on."""
    before = os.environ.get(LIMITS)
    os.environ[LIMITS] = msgspec.json.encode(NO_LIMITS).decode()
    try:
        yield
    finally:
        if before is None:
            del os.environ[LIMITS]
        else:
            os.environ[LIMITS] = before
