"""Expensive answers about games: budgets, worker processes and the cache of answers."""

import asyncio
from typing import Final

import msgspec

from ironbridge.server.live import rules_adapter
from ironbridge.server.live.answer_cache import CachedAnswer
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.previews import previews
from ironbridge.server.live.read_jobs import ReadJob, read
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.live.work_budget import ACTION, ENTRY, STANDING, cost_of_choices
from ironbridge.server.problems import Problem

LONG_LOG: Final = 2000
"""Number of log entries from which on charts and positions need a worker process."""
MAX_TEXTS: Final = 20
"""Maximum number of choices of one request that are named by a text."""
BULK: Final = 200.0
"""Work from which on previews are computed in a worker process."""


async def in_worker(registry: GameRegistry, job: ReadJob) -> bytes:
    """Runs a job in a worker process; returns the encoded answer."""
    try:
        async with registry.readers.lend(registry.owner(), job.row.id) as worker:
            done = await worker.run_job(job, registry.options.bot_seconds)
    except TimeoutError:
        raise Problem(503, "busy", headers={"retry-after": "10"}) from None
    if done.error:
        raise RuntimeError(done.error)
    return bytes(done.body)


async def computed(registry: GameRegistry, job: ReadJob) -> bytes:
    """Runs a job: in a thread for an ordinary log, in a worker process for a long one."""
    if len(job.log) < LONG_LOG:
        return await asyncio.to_thread(read, job)
    return await in_worker(registry, job)


async def chart(registry: GameRegistry, live_game: LiveGame) -> CachedAnswer:
    """Returns the encoded statistics of a game."""
    key = ("chart", live_game.row.id, live_game.entries)

    async def make() -> bytes:
        log = (await registry.store.log(live_game.row.id))[: live_game.entries]
        job = ReadJob(what="chart", row=live_game.row, seats=live_game.seats, log=log)
        return await computed(registry, job)

    if registry.answers.find(key) is None:
        registry.work.spend(STANDING * live_game.entries, live_game.row.id)
    return await registry.answers.get(key, make)


async def past_view(
    registry: GameRegistry, live_game: LiveGame, at: int, seat: int | None, language: str
) -> CachedAnswer:
    """Returns the encoded view of a seat after ``at`` entries."""
    if at > live_game.entries:
        raise Problem(404, "no-moment", entries=live_game.entries)
    row, seats = live_game.row, list(live_game.seats)
    key = ("view", row.id, at, seat, language, tuple(seats))

    async def make() -> bytes:
        log = (await registry.store.log(row.id))[:at]
        job = ReadJob(what="view", row=row, seats=seats, log=log, seat=seat, language=language)
        return await computed(registry, job)

    if registry.answers.find(key) is None:
        registry.work.spend(ENTRY * at, row.id)
    return await registry.answers.get(key, make)


async def action_log(
    registry: GameRegistry, live_game: LiveGame, seat: int | None, since: int, language: str
) -> CachedAnswer:
    """Returns the encoded actions from a number on, as far as a seat may know them."""
    names = tuple(live_game.names(language))
    key = ("told", live_game.row.id, live_game.entries, seat, since, language, names)

    async def make() -> bytes:
        return msgspec.json.encode(live_game.action_log(seat, since, language))

    if registry.answers.find(key) is None:
        actions = rules_adapter.action_count(live_game.game) - since
        registry.work.spend(ACTION * actions, live_game.row.id)
    return await registry.answers.get(key, make)


async def preview(
    registry: GameRegistry,
    live_game: LiveGame,
    seat: int,
    choices: list[int | str] | None,
    language: str,
) -> bytes:
    """Returns encoded previews of choices; of all legal choices when none is named."""
    game, names = live_game.game, live_game.names(language)
    if choices is None:
        choices = [choice.code for choice in rules_adapter.choices(game)]
    if sum(isinstance(choice, str) for choice in choices) > MAX_TEXTS:
        raise Problem(422, "texts", most=MAX_TEXTS)
    cost = cost_of_choices(choices)
    registry.work.spend(cost, live_game.row.id)
    if cost < BULK:
        found = await asyncio.to_thread(previews, game, choices, language, names)
        return msgspec.json.encode(found)
    row, seats, entries = live_game.row, list(live_game.seats), live_game.entries
    log = (await registry.store.log(row.id))[:entries]
    job = ReadJob(
        what="previews",
        row=row,
        seats=seats,
        log=log,
        seat=seat,
        language=language,
        choices=choices,
    )
    return await in_worker(registry, job)
