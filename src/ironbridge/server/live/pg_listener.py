"""PostgreSQL LISTEN/NOTIFY: reloads games that other server processes have changed."""

import asyncio
import logging
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]

from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.problems import Problem
from ironbridge.server.store import CHANNEL

LOG: Final = logging.getLogger(__name__)
PAUSE: Final = 0.5
"""Delay in seconds before reconnecting."""
CHECK: Final = 10.0
"""Interval in seconds between keep-alive queries on the connection."""


class PgListener:
    def __init__(self, registry: GameRegistry) -> None:
        self.registry = registry
        self._under_way: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        if self.registry.store.is_sqlite:
            return
        address = self.registry.options.url.replace("+asyncpg", "", 1)
        while True:
            try:
                await self._listen(address)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, Problem) as error:
                LOG.warning("database line lost", extra={"error": type(error).__name__})
            await asyncio.sleep(PAUSE)

    async def _listen(self, address: str) -> None:
        line = await asyncpg.connect(address, timeout=10)
        try:
            await line.add_listener(CHANNEL, self._on_notification)
            for game in list(self.registry.live_games):
                await self.registry.sync(game, None)
            while not line.is_closed():
                await line.execute("SELECT 1", timeout=CHECK)
                await asyncio.sleep(CHECK)
        finally:
            line.terminate()

    def _on_notification(self, line: Any, process: int, channel: str, said: Any) -> None:
        game, _, entries = str(said).partition(" ")
        self.registry.list_watchers.wake_watchers(game)
        if game in self.registry.live_games:
            task = asyncio.create_task(self._follow(game, int(entries)))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def _follow(self, game: str, entries: int) -> None:
        try:
            await self.registry.sync(game, entries)
        except Problem as problem:
            LOG.warning("news not read", extra={"game": game, "problem": problem.kind})
