"""Group commit for SQLite: one transaction for everything that waits while the disk is busy.

A commit waits for the disk.  Work that arrives meanwhile is collected and then runs as one
transaction, which is synced once; only then is any of it acknowledged.  Where one piece of work
fails, the transaction is undone and each piece runs in a transaction of its own, so that the
failure concerns its own sender alone.
"""

import asyncio
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine

Found = TypeVar("Found")
Work = Callable[[Connection], Any]
MOST: Final = 256
"""Maximum number of pieces of work in one transaction."""


class PendingWrite:
    """Work for the writer, and where its outcome goes."""

    __slots__ = ("error", "future", "result", "work")

    def __init__(self, work: Work, future: "asyncio.Future[Any]") -> None:
        self.work = work
        self.future = future
        self.result: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        """Hands over the outcome, on the event loop of the sender."""
        if self.future.done():  # the sender no longer waits
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class GroupWriter:
    """Writer thread of one SQLite database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "sqlite-writer")
        self._waiting: deque[PendingWrite] = deque()
        self._lock = threading.Lock()
        self._is_running = False
        """Whether the thread is at work and will look for waiting pieces before it ends."""
        self._starting: asyncio.Handle | None = None
        """Start of the thread that is scheduled."""
        self._connection: Connection | None = None

    async def write(self, work: Callable[[Connection], Found]) -> Found:
        """Runs a function in a transaction that is on disk afterwards; returns its result."""
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        with self._lock:
            self._waiting.append(PendingWrite(work, future))
            start, self._is_running = not self._is_running, True
        if start:  # after what is ready now, which may write as well
            self._starting = loop.call_soon(self._start)
        found: Found = await future
        return found

    def _start(self) -> None:
        self._starting = None
        self._thread.submit(self._run)

    async def close(self) -> None:
        """Waits for running work and closes the connection."""
        if self._starting is not None:
            self._starting.cancel()
            self._start()
        await asyncio.to_thread(self._thread.shutdown)
        if self._connection is not None:
            self._connection.close()

    def _run(self) -> None:
        """Writes until nothing waits, in the writer thread."""
        while pieces := self._next():
            self._write(pieces)
            loop = pieces[0].future.get_loop()
            if not loop.is_closed():
                loop.call_soon_threadsafe(settle, pieces)

    def _next(self) -> list[PendingWrite]:
        """Takes what waits; the thread ends where it is nothing."""
        with self._lock:
            count = min(len(self._waiting), MOST)
            self._is_running = count > 0
            return [self._waiting.popleft() for _ in range(count)]

    def _write(self, pieces: list[PendingWrite]) -> None:
        """Runs pieces as one transaction, and each alone where that fails."""
        try:
            self._commit(pieces)
        except Exception as error:
            self._undo()
            if len(pieces) == 1:
                pieces[0].error = error
                return
            for piece in pieces:
                self._write([piece])

    def _commit(self, pieces: list[PendingWrite]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            for piece in pieces:
                piece.result = piece.work(self._connection)

    def _undo(self) -> None:
        """Ends a transaction whose commit failed: SQLite keeps it open where the disk was full."""
        if self._connection is None:
            return
        line: Any = self._connection.connection.driver_connection
        if line.in_transaction:
            line.rollback()


def settle(pieces: list[PendingWrite]) -> None:
    """Hands over the outcomes of a transaction."""
    for piece in pieces:
        piece.settle()
