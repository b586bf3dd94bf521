"""Pool of worker processes for bots and analyses."""

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator
from typing import Final

import msgspec

from ironbridge.server.live.bot_worker import READY, AnalyseJob, ChooseJob, JobResult

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

    async def ask(self, job: ChooseJob | AnalyseJob, seconds: float) -> JobResult:
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


class Workers:
    """Worker processes of a server; each runs one job at a time."""

    def __init__(self, many: int, bots: tuple[str, ...] = ()) -> None:
        self._all = [Worker(bots) for _ in range(max(1, many))]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._all:
            self._free.put_nowait(worker)

    @contextlib.asynccontextmanager
    async def lend(self) -> AsyncIterator[Worker]:
        """Waits for an idle worker, first come, first served."""
        worker = await self._free.get()
        try:
            yield worker
        finally:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        """Stops all processes."""
        for worker in self._all:
            await worker.stop()
