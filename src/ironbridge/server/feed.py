"""What is pushed to those who watch a table: over a WebSocket, and the same as events."""

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from ironbridge.server.table import Table

QUIET: Final = 25.0
"""After so many seconds without news a sign of life is sent."""


class Watcher:
    """One who watches a table from a seat, or as a spectator.

    Nothing queues up for a slow watcher: whoever is ready for more gets the table as it is then.
    """

    def __init__(self, table: Table, seat: int | None, language: str, since: int) -> None:
        self.table = table
        self.seat = seat
        self.language = language
        self.since = since
        self.news = asyncio.Event()
        self.news.set()

    def __enter__(self) -> "Watcher":
        self.table.watchers.add(self)
        self.presence_changed()
        return self

    def __exit__(self, *_: object) -> None:
        self.table.watchers.discard(self)
        self.presence_changed()

    def presence_changed(self) -> None:
        """Somebody comes or goes: the others are told."""
        if self.seat is not None:
            self.table.forget()
            self.table.wake()

    async def messages(self) -> AsyncIterator[tuple[int, bytes | None]]:
        """The number of entries and what to send; ``None`` for a sign of life."""
        while True:
            try:
                async with asyncio.timeout(QUIET):
                    await self.news.wait()
            except TimeoutError:
                yield self.since, None
                continue
            self.news.clear()
            message = self.table.news(self.seat, self.language, self.since)
            self.since = self.table.entries
            yield self.since, message
