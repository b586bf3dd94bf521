"""Group commit: what waits for the disk shares a transaction; failures stay with their sender."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text

from ironbridge.server.problems import Problem
from ironbridge.server.store.database import Embedded


class Refusal(Exception):
    """Raised by a piece of work."""


def on_database(folder: Path, run: Callable[[Embedded], Awaitable[None]]) -> list[str]:
    """Runs a test with a database that has one table; returns its commits and rollbacks."""
    ends: list[str] = []

    async def prepared() -> None:
        database = Embedded(f"sqlite:///{folder / 'group.sqlite'}")
        await database.write(lambda found: found.execute(text("CREATE TABLE kept (n INTEGER)")))
        event.listen(database.engine, "commit", lambda _: ends.append("commit"))
        event.listen(database.engine, "rollback", lambda _: ends.append("rollback"))
        try:
            await run(database)
        finally:
            await database.close()

    asyncio.run(prepared())
    return ends


def adding(number: int) -> Callable[[Connection], int]:
    """Returns work that keeps a number."""

    def add(connection: Connection) -> int:
        connection.execute(text("INSERT INTO kept VALUES (:n)"), {"n": number})
        return number

    return add


def kept(database: Embedded) -> Awaitable[list[int]]:
    """Returns the numbers in the database."""
    query = text("SELECT n FROM kept ORDER BY n")
    return database.read(lambda found: list(found.execute(query).scalars()))


async def while_busy(database: Embedded, *waiting: Callable[[Connection], int]) -> list[object]:
    """Sends work while an earlier transaction is under way; returns the outcomes."""
    begun, go_on = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def busy(_: Connection) -> None:
        loop.call_soon_threadsafe(begun.set)
        assert go_on.wait(20)

    first = asyncio.create_task(database.write(busy))
    await begun.wait()
    tasks = [asyncio.create_task(database.write(work)) for work in waiting]
    await asyncio.sleep(0)
    go_on.set()
    await first
    return list(await asyncio.gather(*tasks, return_exceptions=True))


def test_what_waits_for_the_disk_shares_one_transaction(tmp_path: Path) -> None:
    async def run(database: Embedded) -> None:
        found = await while_busy(database, *(adding(n) for n in range(20)))
        assert found == list(range(20))
        assert await kept(database) == list(range(20))

    assert on_database(tmp_path, run).count("commit") == 2


def test_a_failure_concerns_its_own_sender_alone(tmp_path: Path) -> None:
    def refused(connection: Connection) -> int:
        adding(100)(connection)
        raise Refusal

    async def run(database: Embedded) -> None:
        found = await while_busy(database, adding(0), refused, adding(1))
        assert found[0] == 0
        assert isinstance(found[1], Refusal)
        assert found[2] == 1
        assert await kept(database) == [0, 1]

    ends = on_database(tmp_path, run)
    assert ends[:5] == ["commit", "rollback", "commit", "rollback", "commit"]


def test_nothing_is_acknowledged_when_the_disk_fails(tmp_path: Path) -> None:
    async def run(database: Embedded) -> None:
        def fail(_: object) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        event.listen(database.engine, "commit", fail)
        found = await asyncio.gather(
            *(database.write(adding(n)) for n in range(3)), return_exceptions=True
        )
        assert [each.status for each in found if isinstance(each, Problem)] == [507] * 3
        event.remove(database.engine, "commit", fail)
        assert await kept(database) == []
        assert await database.write(adding(7)) == 7
        assert await kept(database) == [7]

    on_database(tmp_path, run)


def test_a_sender_that_no_longer_waits_disturbs_no_other(tmp_path: Path) -> None:
    async def run(database: Embedded) -> None:
        gone = asyncio.create_task(database.write(adding(1)))
        stays = asyncio.create_task(database.write(adding(2)))
        await asyncio.sleep(0)
        gone.cancel()
        assert await stays == 2
        with pytest.raises(asyncio.CancelledError):
            await gone

    on_database(tmp_path, run)
