"""Subscriber of a live game: its messages, and the keep-alive of its connection."""

import asyncio
from collections.abc import Callable
from typing import Final

from ironbridge.server.live.live_game import LiveGame

KEEP_ALIVE_INTERVAL: Final = 25.0
"""Seconds without a message after which a keep-alive is sent."""


def no_connection() -> None:
    """Does nothing: there is no connection to close."""


class Subscriber:
    """Connection that receives every change of a game, for a seat or a spectator.

    Messages do not queue up: a slow subscriber gets the newest state when it is ready.
    """

    def __init__(self, live_game: LiveGame, seat: int | None, language: str, since: int) -> None:
        self.live_game = live_game
        self.seat = seat
        self.language = language
        self.since = since
        self.disconnect: Callable[[], object] = no_connection
        """Closes the connection of a subscriber that no longer reads."""
        self._woken = asyncio.Event()
        self._has_news = False
        self._is_quiet = True
        self._takes_time = False
        """Whether the last message is still being sent."""
        self._clock: asyncio.TimerHandle | None = None

    def __enter__(self) -> "Subscriber":
        self.live_game.watchers.add(self)
        self.wake()
        self.presence_changed()
        self._look_again()
        return self

    def __exit__(self, *_: object) -> None:
        if self._clock is not None:
            self._clock.cancel()
        self.live_game.watchers.discard(self)
        self.presence_changed()

    def presence_changed(self) -> None:
        """Tells the other subscribers who is present."""
        if self.seat is not None:
            self.live_game.invalidate()
            self.live_game.wake()

    def wake(self) -> None:
        """Marks the subscriber as due for an update."""
        self._has_news = True
        self._woken.set()

    def _look_again(self) -> None:
        """Keep-alive timer: sends one after silence, disconnects clients that stop reading.

        One timer serves both: a timer per message would cost as much as sending the message.
        """
        if self._is_quiet and self._takes_time:
            self.disconnect()
        elif self._is_quiet:
            self._woken.set()
        self._is_quiet = True
        self._clock = asyncio.get_running_loop().call_later(KEEP_ALIVE_INTERVAL, self._look_again)

    async def next_message(self) -> tuple[int, bytes | None]:
        """Returns the number of entries and the next message; ``None`` is a keep-alive."""
        self._takes_time = False
        await self._woken.wait()
        self._woken.clear()
        self._takes_time = True
        if not self._has_news:
            return self.since, None
        self._has_news, self._is_quiet = False, False
        news = self.live_game.update_since(self.seat, self.language, self.since)
        self.since = self.live_game.entries
        return self.since, news
