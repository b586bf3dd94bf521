"""Turn clocks: time controls, and what happens when the time of a seat runs out."""

import asyncio
import heapq
import logging
import time
from typing import Final

from ironbridge.game import Game
from ironbridge.server.live import rules_adapter
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.problems import Problem
from ironbridge.server.store.game_log import ASK_HOST, CLOCK, PLAY, TIME, EntryData
from ironbridge.server.store.rows import SeatRow

LOG: Final = logging.getLogger(__name__)
STALE: Final = 409
PAUSE: Final = 1.0
"""Delay in seconds before retrying when the database was unavailable."""
LONGEST: Final = 60.0
"""Maximum time in seconds until the system's clock is read again."""
HANDED_OVER: Final = ("bot", "free")
"""Rules of clocks by which a seat changes hands; they are named after its new player's kind."""
OVERDUE: Final = 5.0
"""Seconds after a deadline at which any process acts, not only the one that set the timer."""


class Clocks:
    """Deadlines of all games, with one timer for the earliest.

    Deadlines come from the database: a game is loaded when its time is up, not before.
    """

    def __init__(self, registry: GameRegistry) -> None:
        self.registry = registry
        self._deadlines: dict[str, float] = {}
        """When the time of the seat to act runs out, by game."""
        self._queue: list[tuple[float, str]] = []
        """Heap of deadlines; those that have changed since are skipped."""
        self._timer: asyncio.TimerHandle | None = None
        self._acting: dict[str, asyncio.Task[None]] = {}
        self._broken: set[str] = set()
        """Games that could not be loaded; each is reported once."""
        registry.after_news.append(self.consider)

    async def open(self) -> None:
        """Reads the deadlines of all running games."""
        for game, deadline in await self.registry.store.deadlines():
            self._expect(game, deadline)

    async def sweep(self) -> None:
        """Reads the deadlines that have passed: games that another process left behind."""
        for game, deadline in await self.registry.store.deadlines(time.time() - OVERDUE):
            if game not in self._acting and game not in self._broken:
                self._expect(game, deadline)

    async def close(self) -> None:
        """Cancels the timer and the moves under way."""
        if self._timer is not None:
            self._timer.cancel()
        tasks = list(self._acting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def consider(self, live_game: LiveGame) -> None:
        """Takes over the deadline of a game that has changed."""
        clock, deadline = live_game.row.header.clock, live_game.deadline
        if deadline is None or clock is None or not clock.acts or live_game.thinking.asked:
            self._deadlines.pop(live_game.row.id, None)
        else:
            self._expect(live_game.row.id, deadline)

    def _expect(self, game: str, deadline: float) -> None:
        if self._deadlines.get(game) != deadline:
            self._deadlines[game] = deadline
            heapq.heappush(self._queue, (deadline, game))
            if self._queue[0] == (deadline, game):
                self._set_timer()

    def _set_timer(self) -> None:
        """Sets the timer to the earliest deadline; at most ``LONGEST`` ahead.

        The system's clock may be moved while the timer runs; it is read again at each ring.
        """
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        while self._queue and self._deadlines.get(self._queue[0][1]) != self._queue[0][0]:
            heapq.heappop(self._queue)
        if self._queue:
            seconds = min(LONGEST, max(0.0, self._queue[0][0] - time.time()))
            self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _ring(self) -> None:
        """Acts in every game whose deadline has passed."""
        now = time.time()
        while self._queue and self._queue[0][0] <= now:
            deadline, game = heapq.heappop(self._queue)
            if self._deadlines.get(game) == deadline:
                del self._deadlines[game]
                self._start(game)
        self._set_timer()

    def _start(self, game: str) -> None:
        if game not in self._acting:
            task = asyncio.create_task(self._act(game))
            self._acting[game] = task
            task.add_done_callback(lambda _: self._acting.pop(game, None))

    async def _act(self, game: str) -> None:
        """Handles an expired deadline; retries when the database is unavailable."""
        while True:
            try:
                live_game = await self.registry.live_game(game, is_access=False)
                return await self._run_out(live_game)
            except Problem as problem:
                if problem.status == STALE:  # the seat or another process acted in time
                    return None
                LOG.warning("clock waits", extra={"game": game, "problem": problem.kind})
            except Exception:
                LOG.exception("clock cannot move", extra={"game": game})
                self._broken.add(game)
                return None
            await asyncio.sleep(PAUSE)

    async def _run_out(self, live_game: LiveGame) -> None:
        """Applies the rule of the clock to the seat whose time is up."""
        deadline, clock, seat = live_game.deadline, live_game.row.header.clock, live_game.game.seat
        if deadline is None or clock is None or seat is None or live_game.thinking.asked:
            return
        if deadline > time.time():
            self.consider(live_game)
        elif clock.then in HANDED_OVER:
            kind = clock.then

            def decide(row: SeatRow) -> EntryData:
                check_overdue(live_game, seat)
                if kind == "free":
                    return EntryData(kind=kind, was=row.name, note="clock-free")
                return EntryData(kind=kind, name=row.name, bot=clock.bot, note="clock-bot")

            await self.registry.change_hands(live_game, seat, decide)
        elif clock.then == "host":

            def ask_host(game: Game) -> tuple[str, EntryData]:
                check_overdue(live_game, seat)
                return TIME, EntryData(note=ASK_HOST)

            await self.registry.append(live_game, seat, None, ask_host)
        else:
            await self.registry.append(live_game, seat, live_game.entries, move)


def check_overdue(live_game: LiveGame, seat: int) -> None:
    """Raises a problem when the seat has played since its time ran out."""
    deadline = live_game.deadline
    if live_game.game.seat != seat or deadline is None or deadline > time.time():
        raise Problem(409, "stale", entries=live_game.entries)


def move(game: Game) -> tuple[str, EntryData]:
    """Plays a legal action for the seat whose time is up; returns its log entry."""
    codes = rules_adapter.play_anything(game)
    return PLAY, EntryData(codes=codes, texts=rules_adapter.choice_texts(game, codes), note=CLOCK)
