"""Turn clocks: time controls, and what happens when the time of a seat runs out."""

import asyncio
import logging
import time
from typing import Final

from ironbridge.game import Game
from ironbridge.server.live import rules_adapter
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.problems import Problem
from ironbridge.server.store.game_log import CLOCK, PLAY, EntryData

LOG: Final = logging.getLogger(__name__)
STALE: Final = 409
PAUSE: Final = 1.0
"""Delay in seconds before retrying when the database was unavailable."""


class Clocks:
    """Timers for the deadlines of all games."""

    def __init__(self, registry: GameRegistry) -> None:
        self.registry = registry
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._acting: set[asyncio.Task[None]] = set()
        registry.after_news.append(self.consider)

    async def open(self) -> None:
        """Starts timers for the clocks that ran when the server was last stopped."""
        waiting = await self.registry.store.games_with_clock()
        async for live_game in self.registry.live_games_of(waiting):
            self.consider(live_game)

    async def close(self) -> None:
        """Cancels all timers."""
        for alarm in self._alarms.values():
            alarm.cancel()
        for task in self._acting:
            task.cancel()
        await asyncio.gather(*self._acting, return_exceptions=True)

    def consider(self, live_game: LiveGame) -> None:
        """Sets the timer of a game to its deadline."""
        game = live_game.row.id
        if game in self._alarms:
            self._alarms.pop(game).cancel()
        deadline, clock = live_game.deadline, live_game.row.header.clock
        if deadline is None or clock is None or clock.then == "nothing":
            return
        self._ring_in(game, max(0.0, deadline - time.time()))

    def _ring_in(self, game: str, seconds: float) -> None:
        self._alarms[game] = asyncio.get_running_loop().call_later(seconds, self._ring, game)

    def _ring(self, game: str) -> None:
        self._alarms.pop(game, None)
        task = asyncio.create_task(self._act(game))
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)

    async def _act(self, game: str) -> None:
        """Handles an expired deadline; retries when the database is unavailable."""
        try:
            await self._run_out(await self.registry.live_game(game))
        except Problem as problem:
            if problem.status != STALE:  # otherwise the seat or another process acted in time
                LOG.warning("clock waits", extra={"game": game, "problem": problem.kind})
                self._ring_in(game, PAUSE)

    async def _run_out(self, live_game: LiveGame) -> None:
        """Applies the rule of the clock: a legal move, or a bot for the seat."""
        deadline, clock, seat = live_game.deadline, live_game.row.header.clock, live_game.game.seat
        if deadline is None or clock is None or seat is None:
            return
        if deadline > time.time():
            self.consider(live_game)
        elif clock.then == "bot":
            name = live_game.seats[seat].name
            body = EntryData(kind="bot", name=name, bot=clock.bot, note="clock-bot")
            await self.registry.change_hands(live_game, seat, body)
        else:
            await self.registry.append(live_game, seat, live_game.entries, move)


def move(game: Game) -> tuple[str, EntryData]:
    """Plays a legal action for the seat whose time is up; returns its log entry."""
    codes = rules_adapter.play_anything(game)
    return PLAY, EntryData(codes=codes, texts=rules_adapter.choice_texts(game, codes), note=CLOCK)
