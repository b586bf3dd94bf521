"""Pool of worker processes for bots and analyses."""

import asyncio
import contextlib
import sys
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Final, Protocol

import msgspec

from ironbridge.server.live.bot_worker import KEPT, READY, Job, JobResult
from ironbridge.server.live.fair_queue import FairQueue
from ironbridge.server.rate_limits import Limits

LONGEST_LINE: Final = 16 * 1024 * 1024
START: Final = 60.0
"""Timeout in seconds for the start of a process."""


class Worker:
    """Worker process; starts on demand and restarts after a failure.

    ``bots`` are the places of the bots that the operator offers.
    """

    def __init__(self, bots: tuple[str, ...] = ()) -> None:
        self._bots = bots
        self._process: asyncio.subprocess.Process | None = None
        self.known: dict[str, int] = {}
        """Number of log entries of each game that the process has received."""

    async def run_job(self, job: Job, seconds: float) -> JobResult:
        """Runs a job; raises ``TimeoutError`` after ``seconds`` and stops the process."""
        process = await self._running()
        if process is None:
            return JobResult(error="the process of the bot does not start")
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(msgspec.json.encode(job) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
        except BaseException:
            await self.stop()
            raise
        if not line:
            await self.stop()
            return JobResult(error="the process of the bot ended")
        return msgspec.json.decode(line, type=JobResult)

    def remember(self, game: str, entries: int) -> None:
        """Stores the number of entries that the process has received; drops games it dropped."""
        self.known.pop(game, None)
        self.known[game] = entries
        while len(self.known) > KEPT:
            del self.known[next(iter(self.known))]

    async def stop(self) -> None:
        """Kills the process."""
        process, self._process = self._process, None
        self.known.clear()
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _running(self) -> asyncio.subprocess.Process | None:
        """Returns the process, ready for a job; ``None`` when it does not start.

        The time limit of a job does not include the start of the process.
        """
        if self._process is not None and self._process.returncode is None:
            return self._process
        self.known.clear()
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "ironbridge.server.live.bot_worker",
            *self._bots,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
        )
        assert self._process.stdout is not None
        greeting = b""
        try:
            async with asyncio.timeout(START):
                greeting = await self._process.stdout.readline()
        finally:
            if greeting != READY:
                await self.stop()
        return self._process


class JobRunner(Protocol):
    """Runs jobs: a worker process, or a place in the queue of workers on other machines."""

    known: dict[str, int]

    async def run_job(self, job: Job, seconds: float) -> JobResult:
        """Runs a job; raises ``TimeoutError`` after ``seconds``."""
        ...

    def remember(self, game: str, entries: int) -> None:
        """Stores the number of entries of a game that the runner knows."""
        ...

    async def stop(self) -> None:
        """Ends the runner."""
        ...


class Workers:
    """Runners of jobs of a server; each runs one job at a time."""

    def __init__(self, runners: Sequence[JobRunner], limits: Limits) -> None:
        self._all = list(runners)
        self.queue = FairQueue(self._all, limits.think_rate, limits.think_burst)

    def lend(self, owner: str, table: str) -> AbstractAsyncContextManager[JobRunner]:
        """Waits for an idle worker; owners and tables that used the least time come first."""
        return self.queue.lend(owner, table)

    async def close(self) -> None:
        """Stops all runners."""
        for worker in self._all:
            await worker.stop()
