"""Disables the rate limits: all clients of a stress test have one address."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from ironbridge.server.config import METRICS_TOKEN
from ironbridge.server.rate_limits import LIMITS, Limits

OPERATOR: Final = "operator"
"""Token that opens the metrics of a server under test."""
PLENTY: Final = 1e9
NO_LIMITS: Final = Limits(
    address_rate=PLENTY,
    address_burst=PLENTY,
    seat_rate=PLENTY,
    seat_burst=PLENTY,
    create_rate=PLENTY,
    create_burst=PLENTY,
    sign_in_rate=PLENTY,
    sign_in_burst=PLENTY,
    chat_rate=PLENTY,
    chat_burst=PLENTY,
    think_rate=PLENTY,
    think_burst=PLENTY,
    work_rate=PLENTY,
    work_burst=PLENTY,
    table_rate=PLENTY,
    table_burst=PLENTY,
    entries=1_000_000_000,
    feeds=1_000_000,
    game_feeds=1_000_000,
)


@contextmanager
def without_limits() -> Iterator[None]:
    """Disables the limits of processes that are started from now on, and opens their metrics."""
    chosen = {LIMITS: msgspec.json.encode(NO_LIMITS).decode(), METRICS_TOKEN: OPERATOR}
    before = {name: os.environ.get(name) for name in chosen}
    os.environ.update(chosen)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
