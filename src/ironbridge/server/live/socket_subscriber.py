"""Subscriber over a WebSocket: writes frames straight to its connection, without a task."""

from collections.abc import Callable
from typing import Final, Protocol

from ironbridge.server.live.keep_alive import WEBSOCKET_KEEP_ALIVE
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.subscriber import GameWatcher
from ironbridge.server.middleware.websocket_protocol import text_frame

KEEP_ALIVE: Final = text_frame(WEBSOCKET_KEEP_ALIVE)


class Connection(Protocol):
    """Connection that takes frames."""

    on_writable: Callable[[], None] | None

    def is_writable(self) -> bool: ...

    def push(self, frame: bytes) -> None: ...

    def ping(self) -> None: ...

    def abort(self) -> None: ...


class SocketSubscriber(GameWatcher):
    """Subscriber that gets the newest state whenever its connection can take it."""

    __slots__ = ("_connection", "_is_due")

    def __init__(
        self,
        live_game: LiveGame,
        seat: int | None,
        language: str,
        since: int,
        connection: Connection,
        holder: str | None = None,
        *,
        protocol: int = 1,
    ) -> None:
        super().__init__(live_game, seat, language, since, holder, protocol=protocol)
        self._connection = connection
        self._is_due = False
        """Whether a push is scheduled."""
        self.disconnect = connection.abort
        connection.on_writable = self._due

    def wake(self) -> None:
        """Marks the subscriber as due for an update, which is written after the current task."""
        self._has_news = True
        self._due()

    def _due(self) -> None:
        if not self._is_due:
            self._is_due = True
            self.live_game.messages.send_soon(self)

    def push(self) -> None:
        """Writes the newest state; a slow connection gets it when it takes data again."""
        self._is_due = False
        if self not in self.live_game.watchers or not self._connection.is_writable():
            return
        if self._has_news:
            self._has_news, self._is_quiet = False, False
            messages = self.live_game.messages
            frame = messages.frame_since(self.seat, self.language, self.since, self.last)
            self._connection.push(frame)
            self.was_sent()

    def _look_again(self) -> None:
        """Sends a ping as well: a client may vanish behind a proxy that goes on reading."""
        is_first = self._clock is None
        super()._look_again()
        if not is_first:
            self._connection.ping()

    def _keep_alive(self) -> None:
        """Sends a keep-alive; disconnects a client that stopped reading."""
        if not self._connection.is_writable():
            self.disconnect()
        elif not self._has_news:
            self._connection.push(KEEP_ALIVE)
