"""What is pushed to those who watch a table: over a WebSocket, and the same as events."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from ironbridge.server.table import Table

QUIET: Final = 25.0
"""When nothing was sent for so many seconds or a little longer, a sign of life is."""


class Watcher:
    """One who watches a table from a seat, or as a spectator.

    Nothing queues up for a slow watcher: whoever is ready for more gets the table as it is then.
    """

    def __init__(self, table: Table, seat: int | None, language: str, since: int) -> None:
        self.table = table
        self.seat = seat
        self.language = language
        self.since = since
        self._woken = asyncio.Event()
        self._has_news = False
        self._is_quiet = True
        self._clock: asyncio.TimerHandle | None = None

    def __enter__(self) -> "Watcher":
        self.table.watchers.add(self)
        self.wake()
        self.presence_changed()
        self._listen_to_the_quiet()
        return self

    def __exit__(self, *_: object) -> None:
        if self._clock is not None:
            self._clock.cancel()
        self.table.watchers.discard(self)
        self.presence_changed()

    def presence_changed(self) -> None:
        """Somebody comes or goes: the others are told."""
        if self.seat is not None:
            self.table.forget()
            self.table.wake()

    def wake(self) -> None:
        """There is news."""
        self._has_news = True
        self._woken.set()

    def _listen_to_the_quiet(self) -> None:
        """From time to time: a sign of life, when nothing else was sent."""
        if self._is_quiet:
            self._woken.set()
        self._is_quiet = True
        self._clock = asyncio.get_running_loop().call_later(QUIET, self._listen_to_the_quiet)

    async def messages(self) -> AsyncIterator[tuple[int, bytes | None]]:
        """The number of entries and what to send; ``None`` for a sign of life."""
        while True:
            await self._woken.wait()
            self._woken.clear()
            if not self._has_news:
                yield self.since, None
                continue
            self._has_news, self._is_quiet = False, False
            message = self.table.news(self.seat, self.language, self.since)
            self.since = self.table.entries
            yield self.since, message
