"""Evaluates finished games after each action, in a worker process, and caches the results."""

import asyncio
from typing import Final

from ironbridge.server.api.schemas import GameAnalysis
from ironbridge.server.live.bot_worker import AnalyseJob
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.live.work_budget import STANDING
from ironbridge.server.problems import Problem

KEPT: Final = 200
"""Maximum number of cached analyses."""


async def analysis_of(registry: GameRegistry, live_game: LiveGame) -> GameAnalysis:
    if not live_game.over:
        raise Problem(403, "no-outlook")
    key = (live_game.row.id, live_game.entries)
    task = registry.analyses.get(key)
    if task is None:
        registry.work.spend(STANDING * live_game.entries, live_game.row.id)
        while len(registry.analyses) >= KEPT:
            registry.analyses.pop(next(iter(registry.analyses))).cancel()
        task = registry.analyses[key] = asyncio.create_task(compute_analysis(registry, live_game))
    try:
        return await asyncio.shield(task)
    finally:
        if task.done() and (task.cancelled() or task.exception()):
            registry.analyses.pop(key, None)


async def compute_analysis(registry: GameRegistry, live_game: LiveGame) -> GameAnalysis:
    """Computes the analysis in a worker process."""
    log = (await registry.store.log(live_game.row.id))[: live_game.entries]
    study = AnalyseJob(header=live_game.row.header, source=live_game.row.source, log=log)
    async with registry.readers.lend(registry.owner(), live_game.row.id) as worker:
        done = await worker.run_job(study, registry.options.bot_seconds)
    if done.error:
        raise RuntimeError(done.error)
    return GameAnalysis(points=done.points, chances=done.chances)
