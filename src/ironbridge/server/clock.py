"""Turn clocks: what happens when the time of a seat runs out."""

import asyncio
import contextlib
import time

from ironbridge.game import Game
from ironbridge.server import engine
from ironbridge.server.hall import Hall
from ironbridge.server.log import PLAY, Body
from ironbridge.server.problems import Problem
from ironbridge.server.table import Table


class Clocks:
    """Watches the deadlines of all tables."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._acting: set[asyncio.Task[None]] = set()
        hall.after_news.append(self.consider)

    async def open(self) -> None:
        """Take up the clocks that ran when the server was last stopped."""
        for game in await self.hall.store.games_with_clock():
            self.consider(await self.hall.table(game))

    async def close(self) -> None:
        """Stop watching."""
        for alarm in self._alarms.values():
            alarm.cancel()
        for task in self._acting:
            task.cancel()
        await asyncio.gather(*self._acting, return_exceptions=True)

    def consider(self, table: Table) -> None:
        """Set the alarm of a table anew."""
        game = table.row.id
        if game in self._alarms:
            self._alarms.pop(game).cancel()
        deadline, clock = table.deadline, table.row.header.clock
        if deadline is None or clock is None or clock.then == "nothing":
            return
        wait = max(0.0, deadline - time.time())
        self._alarms[game] = asyncio.get_running_loop().call_later(wait, self._ring, game)

    def _ring(self, game: str) -> None:
        self._alarms.pop(game, None)
        task = asyncio.create_task(self._act(game))
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)

    async def _act(self, game: str) -> None:
        """The time of the seat to act is up."""
        table = await self.hall.table(game)
        deadline, clock, seat = table.deadline, table.row.header.clock, table.game.seat
        if deadline is None or clock is None or seat is None:
            return
        if deadline > time.time():
            self.consider(table)
            return
        with contextlib.suppress(Problem):  # the seat, or another process, was just in time
            if clock.then == "bot":
                name = table.seats[seat].name
                body = Body(kind="bot", name=name, bot=clock.bot, note="clock-bot")
                await self.hall.change_hands(table, seat, body)
            else:
                await self.hall.append(table, seat, table.entries, move)


def move(game: Game) -> tuple[str, Body]:
    """A legal move for whoever thought too long."""
    codes = engine.play_anything(game)
    return PLAY, Body(codes=codes, texts=engine.choice_texts(game, codes), note="clock")
