"""Plays the seats of bots: submits jobs to worker processes and appends their moves."""

import asyncio
import hmac
import logging
import time
from typing import Final

from ironbridge.game import Game
from ironbridge.server.live import rules_adapter
from ironbridge.server.live.bot_worker import ChooseJob, JobResult
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.live.turn_claims import claims_for
from ironbridge.server.live.worker_pool import JobRunner
from ironbridge.server.problems import Problem
from ironbridge.server.store.game_log import PLAY, EntryData
from ironbridge.server.tokens import fresh_secret

LOG: Final = logging.getLogger(__name__)
PAUSE: Final = 0.5
SWEEP: Final = 20.0
"""Interval in seconds between searches for bots that wait, where one process plays them all."""
SHARED_SWEEP: Final = 4.0
"""Interval in seconds between these searches where processes share a database and may die."""


class Bots:
    """Plays every seat of a bot, in all games."""

    def __init__(self, registry: GameRegistry) -> None:
        self.registry = registry
        self._secret = fresh_secret()
        self._busy: dict[str, asyncio.Task[bool]] = {}
        self._claims = claims_for(registry.store.is_sqlite, registry.options.url)
        registry.after_entry.append(self.consider)
        registry.after_access.append(self.resume)

    @property
    def interval(self) -> float:
        """Returns the interval in seconds between two sweeps."""
        return SWEEP if self.registry.store.is_sqlite else SHARED_SWEEP

    @property
    def patience(self) -> float:
        """Returns the seconds after which a sweep takes a turn up that another process may play.

        Where processes share a database, a claim tells whether one of them works on it.
        """
        if self.registry.store.is_sqlite:
            return self.registry.options.bot_seconds + SWEEP
        return SHARED_SWEEP

    async def sweep(self, quiet: float = SWEEP) -> None:
        """Starts jobs for bots to act in games without an entry for ``quiet`` seconds."""
        before = time.time() - quiet
        waiting = await self.registry.store.games_of_bots(before)
        async for live_game in self.registry.live_games_of(waiting):
            self.consider(live_game)
        for live_game in list(self.registry.live_games.values()):
            if live_game.thinking.last <= before:
                self.consider(live_game)

    def resume(self, live_game: LiveGame) -> None:
        """Starts a job in a game that paused until a client looked.

        With PostgreSQL a bot of another process may play it; the sweep resumes a silent game.
        """
        if self.registry.store.is_sqlite:
            self.consider(live_game)

    async def close(self) -> None:
        """Cancels all jobs."""
        tasks = list(self._busy.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._claims.close()

    def consider(self, live_game: LiveGame) -> None:
        """Starts a job when a bot is to act in this game, none runs, and the game is attended."""
        seat = None if live_game.gathering else live_game.game.seat
        if seat is None or live_game.seats[seat].kind != "bot" or live_game.row.status == "record":
            return
        if live_game.session.bots_wait:
            return
        if not live_game.is_attended or not live_game.stand_ins_play:
            return
        if live_game.row.id not in self._busy:
            self.registry.held.add(live_game.row.id)
            task = asyncio.create_task(self._play(live_game))
            self._busy[live_game.row.id] = task
            task.add_done_callback(lambda _: self._done(live_game))

    def _done(self, live_game: LiveGame) -> None:
        task = self._busy.pop(live_game.row.id, None)
        self.registry.held.discard(live_game.row.id)
        if task is None or task.cancelled():
            return
        if wrong := task.exception():
            LOG.error("bot given up", exc_info=wrong, extra={"game": live_game.row.id})
        elif task.result():
            self.consider(live_game)

    async def _play(self, live_game: LiveGame) -> bool:
        """Plays one action of the bot to act; returns whether this process looks again."""
        game, owner = live_game.row.id, live_game.row.header.owner or live_game.row.id
        claimed = False
        try:
            async with self.registry.workers.lend(owner, game) as worker:
                # Where another process thinks, nothing is done; if it dies, a sweep comes back.
                claimed = await self._claims.take(game)
                chosen = await self._choose(worker, live_game) if claimed else None
            if chosen is not None:
                await self._append(live_game, *chosen)
        except Problem:
            await asyncio.sleep(PAUSE)  # the database is unavailable: try again
        finally:
            if claimed:
                await self._claims.give_back(game)
        return claimed

    async def _choose(
        self, worker: JobRunner, live_game: LiveGame
    ) -> tuple[int, int, list[int], str] | None:
        """Returns seat, number of entries, choices and note; ``None`` when no bot is to act."""
        if await self.registry.is_behind(live_game):
            await self.registry.sync(live_game.row.id, None)
        seat, entries = live_game.game.seat, live_game.entries
        if seat is None or live_game.seats[seat].kind != "bot":
            return None
        return seat, entries, *await self._think(worker, live_game, seat)

    async def _append(
        self, live_game: LiveGame, seat: int, entries: int, codes: list[int], note: str
    ) -> None:
        """Appends the action of a bot, unless the game has moved meanwhile."""

        def carry_out(game: Game) -> tuple[str, EntryData]:
            played = codes if codes and not note else []
            for code in played:
                rules_adapter.play(game, code)
            if not played:
                played = rules_adapter.play_anything(game)
            texts = rules_adapter.choice_texts(game, played)
            return PLAY, EntryData(
                codes=played,
                texts=texts,
                note=note,
                bot=live_game.seats[seat].bot,
                stand_in=live_game.seats[seat].stand_in,
            )

        if live_game.entries == entries:
            try:
                await self.registry.append(live_game, seat, entries, carry_out)
            except Problem as problem:
                # Another process was first, or the database is unavailable: look again.
                LOG.info("bot too late", extra={"game": live_game.row.id, "problem": problem.kind})
                await asyncio.sleep(PAUSE)

    async def _think(
        self, worker: JobRunner, live_game: LiveGame, seat: int
    ) -> tuple[list[int], str]:
        """Returns the bot's choices, and the name of a note for the log when it failed."""
        try:
            done = await self._choose_in_worker(worker, live_game, seat)
        except TimeoutError:
            self.registry.metrics.bot_failures += 1
            LOG.error("bot stalled", extra={"game": live_game.row.id, "seat": seat})
            return [], "bot-stalled"
        if done.error:
            self.registry.metrics.bot_failures += 1
            facts = {"game": live_game.row.id, "seat": seat, "error": done.error}
            LOG.error("bot failed", extra=facts)
            return [], "bot-failed"
        return done.codes, ""

    def _rng_secret(self, live_game: LiveGame) -> bytes:
        """Returns the secret of a bot's generator, independent of the deal of its game."""
        moment = f"{live_game.row.id}/{live_game.entries}".encode()
        return hmac.digest(self._secret, moment, "sha256")

    async def _choose_in_worker(
        self, worker: JobRunner, live_game: LiveGame, seat: int
    ) -> JobResult:
        """Sends a job to a worker; a second time with the whole log if the worker lacks entries."""
        game = live_game.row.id
        for since in (worker.known.get(game, 0), 0):
            log = await self.registry.store.log(game, since)
            log = log[: live_game.entries - since]
            job = ChooseJob(
                game=game,
                header=live_game.row.header,
                source=live_game.row.source,
                log=log,
                since=since,
                seat=seat,
                bot=live_game.seats[seat].bot or "",
                rng_secret=self._rng_secret(live_game),
            )
            done = await worker.run_job(job, self.registry.options.bot_seconds)
            if not done.missing:
                worker.remember(game, since + len(log))
                break
        return done
