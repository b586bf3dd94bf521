"""Database access, SQLite or PostgreSQL: runs functions of a connection as transactions.

SQLite runs in threads, one of which writes, several pieces of work in one transaction where they
wait for the disk (``group_commit``).  (An async driver costs two thread switches per statement,
which took four times the CPU.)  PostgreSQL runs on the event loop.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import ClauseElement, Connection, Engine, create_engine, event
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError

from ironbridge.errors import BadInput
from ironbridge.server.problems import Problem
from ironbridge.server.store.group_commit import GroupWriter

Found = TypeVar("Found")
Work = Callable[[Connection], Found]
READERS: Final = 4
"""Number of threads that read SQLite concurrently."""
PATIENCE: Final = {
    "timeout": 10,
    "command_timeout": 20,
    "server_settings": {"lock_timeout": "3000"},
}
"""Timeouts of PostgreSQL: in seconds for connecting and answers, in milliseconds for locks."""
LOCK_TIMEOUT: Final = 3.0
"""Maximum wait in seconds for a lock on SQLite that another program holds."""
NO_ROOM: Final = ("disk is full", "disk full", "No space left", "53100")
"""Parts of database errors that mean a full disk."""
FAILURES: Final = (DBAPIError, sqlite3.Error, OSError, TimeoutError)
"""Errors of the database driver."""


class Prepared:
    """Statement that is compiled once per dialect, for the hot path of appending entries.

    Accepts plain values only: text, numbers and ``None``.
    """

    def __init__(self, statement: ClauseElement, columns: Sequence[str]) -> None:
        self._statement = statement
        self._columns = list(columns)
        self._ready: dict[str, tuple[str, list[str]]] = {}

    def run(self, connection: Connection, values: Mapping[str, object]) -> int:
        """Runs the statement with these values; returns the number of changed rows."""
        dialect = connection.dialect
        if dialect.name not in self._ready:
            made: Any = self._statement.compile(dialect=dialect, column_keys=self._columns)
            self._ready[dialect.name] = str(made), list(made.positiontup)
        text, names = self._ready[dialect.name]
        given = tuple(values[name] for name in names)
        line = connection.connection.driver_connection
        if isinstance(line, sqlite3.Connection):
            return line.execute(text, given).rowcount  # half the cost of SQLAlchemy's execute
        return connection.exec_driver_sql(text, given).rowcount


class Database(Protocol):
    """Runs functions of a connection, for reading or as a transaction."""

    is_sqlite: bool

    async def read(self, work: Work[Found]) -> Found:
        """Runs a function that only reads; returns its result."""
        ...

    async def write(self, work: Work[Found]) -> Found:
        """Runs a function in a transaction that is durable afterwards; returns its result.

        The function may run a second time after its first run was undone.
        """
        ...

    async def overwrite_deleted(self) -> None:
        """Lets no file of this database hold content that was deleted, as far as it can."""
        ...

    async def close(self) -> None: ...


def open_database(url: str) -> Database:
    """Returns the database at a URL."""
    if url.startswith("sqlite:"):
        return Embedded(url)
    if url.startswith("postgresql+asyncpg:"):
        return Server(url)
    raise BadInput("no-database-url")


class Embedded:
    """SQLite in this process: one writer thread, several reader threads."""

    is_sqlite = True

    def __init__(self, url: str) -> None:
        self.engine = sqlite_engine(url)
        self._writer = GroupWriter(self.engine)
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")

    async def read(self, work: Work[Found]) -> Found:
        """Runs a function in a reader thread; returns its result."""

        def run_work() -> Found:
            with self.engine.connect() as connection:
                return work(connection)

        with translate_errors():
            return await asyncio.get_running_loop().run_in_executor(self._readers, run_work)

    async def write(self, work: Work[Found]) -> Found:
        """Runs a function in a transaction of the writer thread; returns its result."""
        try:
            return await self._writer.write(work)
        except IntegrityError:
            raise
        except FAILURES as error:
            raise problem_of(error) from error

    async def overwrite_deleted(self) -> None:
        """Moves the write-ahead log into the file and empties it: it holds pages of before.

        The file itself holds none, since ``secure_delete`` overwrites what is deleted.
        """

        def empty() -> None:
            with self.engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

        with translate_errors():
            await asyncio.to_thread(empty)

    async def close(self) -> None:
        """Waits for running functions and closes all connections."""
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self.engine.dispose()


class Server:
    """PostgreSQL, through an async driver."""

    is_sqlite = False

    def __init__(self, url: str) -> None:
        # Imported here: it loads SQLAlchemy's mapper, which SQLite does not need.
        from sqlalchemy.ext.asyncio import create_async_engine

        try:
            self.engine = create_async_engine(
                url, pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args=PATIENCE
            )
        except ModuleNotFoundError as missing:
            raise BadInput("database-package", package=missing.name) from None
        except (ArgumentError, ValueError) as wrong:
            raise BadInput("not-understood", what=url, why=wrong) from None

    async def read(self, work: Work[Found]) -> Found:
        """Runs a function that only reads; returns its result."""
        with translate_errors():
            async with self.engine.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Work[Found]) -> Found:
        """Runs a function as one transaction; returns its result."""
        with translate_errors():
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)

    async def overwrite_deleted(self) -> None:
        """Leaves it to PostgreSQL, whose vacuum removes deleted rows from its files."""

    async def close(self) -> None:
        """Closes every connection."""
        await self.engine.dispose()


def sqlite_engine(url: str) -> Engine:
    """Returns an SQLite engine that syncs every commit to disk (WAL, ``synchronous=FULL``).

    Deleted content is overwritten with zeros.
    """
    engine = create_engine(url, connect_args={"timeout": LOCK_TIMEOUT, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        cursor = connection.cursor()
        for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
            cursor.execute(f"PRAGMA {line}")
        cursor.close()

    return engine


@contextmanager
def for_the_operator() -> Iterator[None]:
    """Turns database problems into ``BadInput`` with a sentence, for commands."""
    try:
        yield
    except Problem as problem:
        why = str(problem.__cause__ or problem).split("\n")[0]
        raise BadInput("database-unusable", why=why) from None


@contextmanager
def translate_errors() -> Iterator[None]:
    """Turns errors of the database driver into problems: disk full (507) or unavailable (503)."""
    try:
        yield
    except IntegrityError:
        raise
    except FAILURES as error:
        raise problem_of(error) from error


def problem_of(error: Exception) -> Problem:
    """Returns the problem that an error of the database driver is: disk full, or unavailable."""
    if any(words in str(error) for words in NO_ROOM):
        return Problem(507, "disk-full")
    return Problem(503, "database", headers={"retry-after": "1"})
