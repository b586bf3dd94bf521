"""Subscribers of a live game: their messages, and the keep-alive of their connections."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from ironbridge.server.live.keep_alive import KEEP_ALIVE_INTERVAL
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.state_messages import WHOLE

CHANGES: Final = 2
"""Protocol whose messages tell the changes of a view."""


def no_connection() -> None:
    """Does nothing: there is no connection to close."""


class GameWatcher:
    """Client that receives every change of a game, for a seat or a spectator."""

    __slots__ = (
        *("_clock", "_has_news", "_is_quiet", "_token_changes", "disconnect", "holder"),
        *("language", "last", "live_game", "protocol", "seat", "since"),
    )

    def __init__(
        self,
        live_game: LiveGame,
        seat: int | None,
        language: str,
        since: int,
        holder: str | None = None,
        *,
        protocol: int = 1,
    ) -> None:
        self.live_game = live_game
        self.holder = holder
        """Hash of the token that opened the connection; it is closed when the token is ended."""
        self._token_changes = live_game.token_changes
        self.seat = seat
        self.language = language
        self.since = since
        self.protocol = protocol
        """1 for whole views, 2 for the changes since the message before."""
        self.last = WHOLE
        """Number of the moment whose view was sent last; protocol 1 does not use it."""
        self.disconnect: Callable[[], object] = no_connection
        """Closes the connection of a subscriber that no longer reads."""
        self._has_news = False
        self._is_quiet = True
        self._clock: asyncio.TimerHandle | None = None

    def __enter__(self) -> "GameWatcher":
        self.live_game.watchers.add(self)
        self.wake()
        self.presence_changed()
        self._look_again()
        if self.holder is not None and self._token_changes != self.live_game.token_changes:
            self.disconnect()  # a token was ended since the check: the client asks again
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
        """Marks the client as due for an update."""
        raise NotImplementedError

    def _look_again(self) -> None:
        """Keep-alive timer: sends one after silence, disconnects clients that stop reading.

        One timer serves both: a timer per message would cost as much as sending the message.
        """
        if self._is_quiet:
            self._keep_alive()
        self._is_quiet = True
        self._clock = asyncio.get_running_loop().call_later(KEEP_ALIVE_INTERVAL, self._look_again)

    def _keep_alive(self) -> None:
        """Sends a keep-alive; disconnects a client that stopped reading."""
        raise NotImplementedError

    def was_sent(self) -> None:
        """Notes that the client has the current state."""
        self.since = self.live_game.entries
        if self.protocol == CHANGES:
            self.last = self.live_game.messages.moment.number


class Subscriber(GameWatcher):
    """Client whose messages a task sends.

    Messages do not queue up: a slow subscriber gets the newest state when it is ready.
    """

    __slots__ = ("_takes_time", "_woken")

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._woken = asyncio.Event()
        self._takes_time = False
        """Whether the last message is still being sent."""

    def __enter__(self) -> "Subscriber":
        super().__enter__()
        return self

    def wake(self) -> None:
        """Marks the client as due for an update."""
        self._has_news = True
        self._woken.set()

    def _keep_alive(self) -> None:
        """Sends a keep-alive; disconnects a client that stopped reading."""
        if self._takes_time:
            self.disconnect()
        else:
            self._woken.set()

    async def next_message(self) -> tuple[int, bytes | None]:
        """Returns the number of entries and the next message; ``None`` is a keep-alive."""
        self._takes_time = False
        await self._woken.wait()
        self._woken.clear()
        self._takes_time = True
        if not self._has_news:
            return self.since, None
        self._has_news, self._is_quiet = False, False
        messages = self.live_game.messages
        news = messages.update_since(self.seat, self.language, self.since, self.last)
        self.was_sent()
        return self.since, news
