"""Process of workers for the servers of a database: takes jobs from the queue."""

import asyncio
import contextlib
import signal

from ironbridge.server.config import ServerConfig
from ironbridge.server.live.bot_worker import JobResult
from ironbridge.server.live.job_queue import JobTaker
from ironbridge.server.live.worker_pool import Worker


async def work(options: ServerConfig) -> None:
    """Takes jobs with as many worker processes as the options say, until a stop signal."""
    taker = JobTaker(options.url)
    await taker.open()
    workers = [Worker(options.bots) for _ in range(options.bot_workers)]
    tasks = [asyncio.create_task(run(taker, worker)) for worker in workers]
    tasks.append(asyncio.create_task(taker.hold()))
    stop = asyncio.get_running_loop().create_future()
    for each in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows has no handlers on a loop
            asyncio.get_running_loop().add_signal_handler(each, resolve_once, stop)
    try:
        await asyncio.wait([stop, *tasks], return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        for worker in workers:
            await worker.stop()
        await taker.close()
    for outcome in ended:
        if isinstance(outcome, Exception):
            raise outcome


def resolve_once(stop: "asyncio.Future[None]") -> None:
    """Ends the waiting for a stop signal."""
    if not stop.done():
        stop.set_result(None)


async def run(taker: JobTaker, worker: Worker) -> None:
    """Runs one job after the other in a worker process."""
    async for name, queued in taker.jobs():
        try:
            done = await worker.run_job(queued.job, queued.seconds)
        except TimeoutError:
            done = JobResult(stalled=True)
        await taker.answer(name, done)
