"""The processes in which bots think and past games are judged, and who may use one next."""

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator
from typing import Final

import msgspec

from ironbridge.server.live.bot_worker import READY, AnalyseJob, ChooseJob, JobResult

LONGEST_LINE: Final = 16 * 1024 * 1024
START: Final = 60.0
"""Seconds in which a process must be ready."""


class Worker:
    """One process, started when it is needed and again when it was lost."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self.known: dict[str, int] = {}
        """How many entries of each game the process has been told."""

    async def ask(self, job: ChooseJob | AnalyseJob, seconds: float) -> JobResult:
        """Returns the answer; ``TimeoutError`` when it takes too long."""
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
        """End the process."""
        process, self._process = self._process, None
        self.known.clear()
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _running(self) -> asyncio.subprocess.Process | None:
        """Returns the process, ready for a job; ``None`` when it does not start.

        Getting ready is not counted: no bot is blamed for a machine that is slow to start.
        """
        if self._process is not None and self._process.returncode is None:
            return self._process
        self.known.clear()
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "ironbridge.server.live.bot_worker",
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
    """All processes of a server; each does one thing at a time."""

    def __init__(self, many: int) -> None:
        self._all = [Worker() for _ in range(max(1, many))]
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
        """End all processes."""
        for worker in self._all:
            await worker.stop()
