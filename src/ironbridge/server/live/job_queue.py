"""Queue of jobs in PostgreSQL: servers ask, workers on any machine answer.

``ironbridge work`` takes the jobs of bots, analyses and charts.  The table belongs to the queue
alone: it is no part of the games, is not backed up, and is empty after a crash of the database, in
which case a server asks again.  A worker holds a job by a lease that it renews; when it dies, the
lease runs out and another worker takes the job.  All times are the database's.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import msgspec

from ironbridge.server.live.bot_worker import ChooseJob, Job, JobResult
from ironbridge.server.live.review_jobs import ReviewJob
from ironbridge.server.problems import Problem
from ironbridge.server.tokens import fresh_name

LOG: Final = logging.getLogger(__name__)
ASKED: Final = "ironbridge_job"
"""Channel that tells workers of a new job."""
DONE: Final = "ironbridge_job_done"
"""Channel that tells servers of a result."""
LEASE: Final = 6.0
"""Seconds after which another worker takes a job whose worker has not renewed its lease."""
RENEW: Final = 2.0
POLL: Final = 1.0
"""Seconds after which the table is read although no notification came."""
MOST_ATTEMPTS: Final = 3
"""Number of workers that may die over a job before it fails."""
MAKE: Final = """
CREATE UNLOGGED TABLE IF NOT EXISTS worker_jobs (
    id text PRIMARY KEY,
    body text NOT NULL,
    urgent boolean NOT NULL,
    created timestamptz NOT NULL DEFAULT now(),
    lease timestamptz,
    worker text,
    attempts integer NOT NULL DEFAULT 0,
    result text
)
"""
ASK: Final = "INSERT INTO worker_jobs (id, body, urgent) VALUES ($1, $2, $3)"
FETCH: Final = "SELECT result FROM worker_jobs WHERE id = $1"
FORGET: Final = "DELETE FROM worker_jobs WHERE id = $1"
CLAIM: Final = """
UPDATE worker_jobs
SET worker = $1, lease = now() + make_interval(secs => $2), attempts = attempts + 1
WHERE id = (
    SELECT id FROM worker_jobs
    WHERE result IS NULL AND (lease IS NULL OR lease < now())
    ORDER BY urgent DESC, created LIMIT 1 FOR UPDATE SKIP LOCKED
)
RETURNING id, body, attempts
"""
HOLD: Final = """
UPDATE worker_jobs SET lease = now() + make_interval(secs => $2)
WHERE worker = $1 AND result IS NULL
"""
ANSWER: Final = "UPDATE worker_jobs SET result = $3 WHERE id = $1 AND worker = $2"
NOTIFY: Final = "SELECT pg_notify($1, $2)"
TROUBLE: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)


class QueuedJob(msgspec.Struct, frozen=True, kw_only=True):
    """Job with its time limit."""

    seconds: float
    job: Job


class JobTable:
    """The table of the queue, with its connections and the channel that this process hears."""

    def __init__(self, url: str, channel: str) -> None:
        self._url = url.replace("+asyncpg", "", 1)
        self._channel = channel
        self._pool: Any = None
        self._line: Any = None
        self._connecting = asyncio.Lock()
        self.news: dict[str, asyncio.Event] = {}
        """Events by the text of the notification that sets them."""

    async def open(self) -> None:
        """Connects, and makes the table where there is none."""
        self._pool = await asyncpg.create_pool(
            self._url, min_size=1, max_size=8, timeout=10, command_timeout=30
        )
        async with self._pool.acquire() as line, line.transaction():
            # Two processes that make a table at the same time disturb each other.
            await line.execute("SELECT pg_advisory_xact_lock(hashtext('worker_jobs'))")
            await line.execute(MAKE)
        await self._listen()

    async def close(self) -> None:
        """Closes all connections."""
        if self._line is not None:
            self._line.terminate()
        if self._pool is not None:
            self._pool.terminate()

    async def row(self, query: str, *values: Any) -> Any:
        """Runs a statement; returns its first row."""
        return await self._pool.fetchrow(query, *values)

    async def run(self, query: str, *values: Any) -> None:
        """Runs a statement."""
        await self._pool.execute(query, *values)

    async def run_and_notify(self, channel: str, what: str, query: str, *values: Any) -> None:
        """Runs a statement and notifies a channel, in one transaction."""
        async with self._pool.acquire() as line, line.transaction():
            await line.execute(query, *values)
            await line.execute(NOTIFY, channel, what)

    async def wait(self, news: asyncio.Event) -> None:
        """Waits for a notification, at most ``POLL`` seconds."""
        await self._listen()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(POLL):
                await news.wait()

    async def _listen(self) -> None:
        """Opens the connection that hears notifications, where it is not open."""
        async with self._connecting:
            if self._line is not None and not self._line.is_closed():
                return
            try:
                self._line = await asyncpg.connect(self._url, timeout=10)
                await self._line.add_listener(self._channel, self._on_notification)
            except TROUBLE as error:
                LOG.warning("queue not heard", extra={"error": type(error).__name__})

    def _on_notification(self, line: Any, process: int, channel: str, said: Any) -> None:
        news = self.news.get(str(said))
        if news is not None:
            news.set()


class JobQueue:
    """Asks workers on other machines, for one server process."""

    def __init__(self, url: str) -> None:
        self._table = JobTable(url, DONE)

    async def open(self) -> None:
        """Opens the queue."""
        await self._table.open()

    async def close(self) -> None:
        """Closes the queue."""
        await self._table.close()

    async def run_job(self, job: Job, seconds: float) -> JobResult:
        """Queues a job and waits for its result; ``seconds`` limit the work, not the waiting."""
        name = fresh_name(16)
        body = msgspec.json.encode(QueuedJob(seconds=seconds, job=job)).decode()
        urgent = not isinstance(job, ChooseJob | ReviewJob)
        news = self._table.news[name] = asyncio.Event()
        try:
            await self._table.run_and_notify(ASKED, "", ASK, name, body, urgent)
            while True:
                await self._table.wait(news)
                found = await self._table.row(FETCH, name)
                if found is None:  # the database crashed, and the table is empty
                    await self._table.run_and_notify(ASKED, "", ASK, name, body, urgent)
                elif found["result"] is not None:
                    return msgspec.json.decode(found["result"], type=JobResult)
        except TROUBLE as error:
            raise Problem(503, "database", headers={"retry-after": "1"}) from error
        finally:
            del self._table.news[name]
            with contextlib.suppress(*TROUBLE):
                await self._table.run(FORGET, name)


class QueuedWorker:
    """Place for one job in the queue, used like a worker process of this machine."""

    def __init__(self, queue: JobQueue) -> None:
        self._queue = queue
        self.known: dict[str, int] = {}
        """Empty: any worker may get the next job, so each has the whole log."""

    async def run_job(self, job: Job, seconds: float) -> JobResult:
        """Runs a job; raises ``TimeoutError`` when it took more than ``seconds``."""
        done = await self._queue.run_job(job, seconds)
        if done.stalled:
            raise TimeoutError
        return done

    def remember(self, game: str, entries: int) -> None:
        """Does nothing."""

    async def stop(self) -> None:
        """Does nothing: the queue is closed with its server."""


class JobTaker:
    """Takes jobs from the queue, for one worker process."""

    def __init__(self, url: str) -> None:
        self._table = JobTable(url, ASKED)
        self._news = self._table.news[""] = asyncio.Event()
        self._name = fresh_name(16)

    async def open(self) -> None:
        """Opens the queue."""
        await self._table.open()

    async def close(self) -> None:
        """Closes the queue."""
        await self._table.close()

    async def jobs(self) -> AsyncIterator[tuple[str, QueuedJob]]:
        """Yields the next jobs with their names; waits while there are none."""
        while True:
            self._news.clear()
            try:
                found = await self._table.row(CLAIM, self._name, LEASE)
            except TROUBLE as error:
                LOG.warning("no job taken", extra={"error": type(error).__name__})
                found = None
            if found is None:
                await self._table.wait(self._news)
            elif found["attempts"] > MOST_ATTEMPTS:
                await self.answer(found["id"], JobResult(error="the process of the bot ended"))
            else:
                yield found["id"], msgspec.json.decode(found["body"], type=QueuedJob)

    async def answer(self, name: str, done: JobResult) -> None:
        """Stores the result of a job; drops it where the database is away: the lease runs out."""
        body = msgspec.json.encode(done).decode()
        try:
            await self._table.run_and_notify(DONE, name, ANSWER, name, self._name, body)
        except TROUBLE as error:
            LOG.warning("result not stored", extra={"error": type(error).__name__})

    async def hold(self) -> None:
        """Renews the leases of all jobs of this process, again and again."""
        while True:
            await asyncio.sleep(RENEW)
            try:
                await self._table.run(HOLD, self._name, LEASE)
            except TROUBLE as error:
                LOG.warning("leases not renewed", extra={"error": type(error).__name__})
