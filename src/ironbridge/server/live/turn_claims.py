"""Claims on the turns of bots: one process thinks about a turn, and a dead one holds no claim.

A claim is an advisory lock of a PostgreSQL session.  The database drops it at the moment at which
the connection of its process ends, so no lease has to run out and no clocks are compared.
"""

import asyncio
import contextlib
import hashlib
import logging
from typing import Any, Final, Protocol

LOG: Final = logging.getLogger(__name__)
KEEP_ALIVE: Final = {
    "tcp_keepalives_idle": "2",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "2",
}
"""Settings of a session: the database notices within 6 seconds that a machine is gone."""
CONNECT: Final = 10.0
"""Timeout in seconds for a connection."""
ANSWER: Final = 5.0
"""Timeout in seconds for a claim."""


class TurnClaims(Protocol):
    """Claims of one process."""

    async def take(self, game: str) -> bool:
        """Claims the turn of a game; returns whether no other process has it."""
        ...

    async def give_back(self, game: str) -> None:
        """Releases a claim."""
        ...

    async def close(self) -> None:
        """Releases all claims."""
        ...


class SoleProcess:
    """Claims of the only process of a database."""

    async def take(self, game: str) -> bool:
        """Returns ``True``: there is no other process."""
        return True

    async def give_back(self, game: str) -> None:
        """Does nothing."""

    async def close(self) -> None:
        """Does nothing."""


class PgTurnClaims:
    """Claims of one process among several on one PostgreSQL database."""

    def __init__(self, url: str) -> None:
        self._url = url.replace("+asyncpg", "", 1)
        self._line: Any = None
        self._one_at_a_time = asyncio.Lock()

    async def take(self, game: str) -> bool:
        """Claims the turn of a game; ``False`` too while the database is unavailable."""
        return bool(await self._query_lock("SELECT pg_try_advisory_lock($1)", game))

    async def give_back(self, game: str) -> None:
        """Releases a claim; a broken connection has released it already."""
        await self._query_lock("SELECT pg_advisory_unlock($1)", game)

    async def close(self) -> None:
        """Closes the connection and with it all claims."""
        line, self._line = self._line, None
        if line is not None:
            line.terminate()

    async def _query_lock(self, question: str, game: str) -> Any:
        import asyncpg  # type: ignore[import-untyped]

        async with self._one_at_a_time:
            try:
                if self._line is None or self._line.is_closed():
                    self._line = await asyncpg.connect(
                        self._url, timeout=CONNECT, server_settings=KEEP_ALIVE
                    )
                return await self._line.fetchval(question, lock_key(game), timeout=ANSWER)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                LOG.warning("turn not claimed", extra={"error": type(error).__name__})
                with contextlib.suppress(Exception):
                    await self.close()
                return None


def lock_key(game: str) -> int:
    """Returns the number of the advisory lock of a game's turn."""
    digest = hashlib.sha256(b"ironbridge turn " + game.encode()).digest()
    return int.from_bytes(digest[:8], "big", signed=True)


def claims_for(is_sqlite: bool, url: str) -> TurnClaims:
    """Returns the claims of a process on a database."""
    return SoleProcess() if is_sqlite else PgTurnClaims(url)
