"""Exhausted file descriptors: logged once a minute, however many connections wait."""

import asyncio
import errno
import logging
import time
from collections.abc import Callable
from typing import Any, Final

LOG: Final = logging.getLogger(__name__)
EXHAUSTED: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
INTERVAL: Final = 60.0
"""Seconds between two lines of the log about the same trouble."""


class Seldom:
    """Decides whether a repeated event is logged now; counts what was left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._next = float("-inf")
        self._count = 0

    def due(self) -> int:
        """Counts one event; returns the number of events to report now, or 0."""
        self._count += 1
        now = self._clock()
        if now < self._next:
            return 0
        self._next, found, self._count = now + INTERVAL, self._count, 0
        return found


class AcceptErrors:
    """Exception handler of an event loop.

    The event loop reports a failed ``accept`` once for every place in the backlog, each second.
    It stops listening for a second by itself.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._seldom = Seldom(clock)

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Logs an error that no code handled; of exhausted descriptors one line a minute."""
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in EXHAUSTED:
            loop.default_exception_handler(context)
        elif failed := self._seldom.due():
            LOG.error("no connection accepted", extra={"error": error.strerror, "failed": failed})
