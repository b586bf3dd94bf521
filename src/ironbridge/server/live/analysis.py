"""What the mind expected at each moment of a game that is over: thought out once, by a worker."""

import asyncio
from typing import Final

from ironbridge.server.api.schemas import Outlook
from ironbridge.server.live.bot_worker import Study
from ironbridge.server.live.live_game import Table
from ironbridge.server.live.registry import Hall
from ironbridge.server.problems import Problem

KEPT: Final = 200
"""Outlooks that are remembered."""


async def outlook_of(hall: Hall, table: Table) -> Outlook:
    """Returns the outlook of a game; none while it runs, for it would tell of hidden cards."""
    if table.status == "running":
        raise Problem(403, "no-outlook")
    key = (table.row.id, table.entries)
    task = hall.outlooks.get(key)
    if task is None:
        while len(hall.outlooks) >= KEPT:
            hall.outlooks.pop(next(iter(hall.outlooks))).cancel()
        task = hall.outlooks[key] = asyncio.create_task(ask(hall, table))
    try:
        return await asyncio.shield(task)
    finally:
        if task.done() and (task.cancelled() or task.exception()):
            hall.outlooks.pop(key, None)


async def ask(hall: Hall, table: Table) -> Outlook:
    """Let a worker look at every moment."""
    log = (await hall.store.log(table.row.id))[: table.entries]
    study = Study(header=table.row.header, seed=table.row.seed, log=log)
    async with hall.workers.lend() as worker:
        done = await worker.ask(study, hall.options.bot_seconds)
    if done.error:
        raise RuntimeError(done.error)
    return Outlook(points=done.points, chances=done.chances)
