"""The live feed of a game, over a WebSocket or as server-sent events.

``server/live/keep_alive.py`` has the interval and the messages of the keep-alive.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final, Literal

import msgspec
from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.response import Stream
from litestar.types import Receive, Scope, Send

from ironbridge.server.api.auth import game_for, language_of, seat_to_show, token_of
from ironbridge.server.api.dependencies import (
    Caller,
    GameName,
    Protocol,
    Registry,
    SeatQuery,
    Since,
)
from ironbridge.server.api.schemas import Number, SeatNumber, StrictRequest, Token
from ironbridge.server.api.validation import explained
from ironbridge.server.live.keep_alive import EVENT_STREAM_KEEP_ALIVE, WEBSOCKET_KEEP_ALIVE
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.live.seat_notices import saw_turn
from ironbridge.server.live.subscriber import GameWatcher, Subscriber
from ironbridge.server.middleware.feed_connection import FeedConnection
from ironbridge.server.middleware.http_protocol import ABORT
from ironbridge.server.middleware.routes import limits
from ironbridge.server.middleware.security import REFUSED
from ironbridge.server.problems import Problem, encoded
from ironbridge.server.tokens import hashed

HELLO: Final = 10.0
"""Timeout in seconds for the first message of a WebSocket, which says what to subscribe to."""
MOST_HEARD: Final = 100
"""Maximum number of ignored client messages before the connection is closed."""


class Hello(StrictRequest, frozen=True, kw_only=True):
    """First message of a WebSocket: the subscription."""

    token: Token | None = None
    seat: SeatNumber | None = None
    since: Number = 0
    """Number of log entries that the client has seen."""


class Seen(StrictRequest, frozen=True, kw_only=True):
    """Later message of a WebSocket: the player looks at the table."""

    seen: Number
    """Number of log entries of the table on the screen."""


READ_SEEN: Final = msgspec.json.Decoder(Seen)
DROPPING: Final[set[asyncio.Task[None]]] = set()
"""Tasks that drop reminders; the event loop alone would not keep them."""


@websocket("/api/games/{game:str}/feed", opt=limits(is_feed=True))
async def socket(
    socket: WebSocket[Any, Any, Any], registry: Registry, game: GameName, protocol: Protocol = 1
) -> None:
    """Sends every change of a game over a WebSocket.

    With ``protocol=2`` only the first message has the whole view; the others have ``changes``, the
    operations of a JSON Patch on the view of the message before.
    """
    await socket.accept()
    language = language_of(socket)
    try:
        watched = await subscription(socket.receive_data, registry, game, language)
    except WebSocketDisconnect:
        return
    except Problem as problem:
        await socket.send_data(encoded(problem.document(language)).decode())
        await socket.close(REFUSED + problem.status)
        return
    with Subscriber(*watched, protocol=protocol) as watcher:
        await push(socket, watcher, registry)


async def subscription(
    receive_text: Callable[[Literal["text"]], Awaitable[str]],
    registry: GameRegistry,
    game: str,
    language: str,
) -> tuple[LiveGame, int | None, str, int, str | None]:
    """Receives and authorizes a subscription; returns the arguments of its ``Subscriber``.

    ``receive_text`` returns the next message of the client.
    """
    try:
        async with asyncio.timeout(HELLO):
            text = await receive_text("text")
        hello = msgspec.json.decode(text, type=Hello)
    except TimeoutError:
        raise Problem(408, "slow") from None
    except msgspec.MsgspecError as wrong:
        raise Problem(422, "input", detail=explained(language, str(wrong))) from None
    live_game = await game_for(registry, hello.token, game)
    seat = await seat_to_show(registry, hello.token, live_game, hello.seat)
    check_room(registry, live_game, seat)
    return live_game, seat, language, hello.since, hello.token and hashed(hello.token)


async def push(
    socket: WebSocket[Any, Any, Any], watcher: Subscriber, registry: GameRegistry
) -> None:
    """Sends updates until the client disconnects, stops reading, or sends too many messages."""
    listening = asyncio.create_task(until_gone(socket, watcher, registry))
    sending = asyncio.create_task(send_updates(socket, watcher))
    watcher.disconnect = sending.cancel
    try:
        await asyncio.wait((listening, sending), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (listening, sending):
            task.cancel()
        left, _ = await asyncio.gather(listening, sending, return_exceptions=True)
    if left is False:
        await socket.close(REFUSED + 429)


async def until_gone(
    socket: WebSocket[Any, Any, Any], watcher: Subscriber, registry: GameRegistry
) -> bool:
    """Waits until the client disconnects; returns ``False`` if it sent too many messages."""

    async def receive_text() -> str:
        return await socket.receive_data("text")

    try:
        await listen(receive_text, watcher, registry)
    except WebSocketDisconnect:
        return True
    return False


class ClientMessages:
    """Messages of the client of a feed; counts those that say nothing.

    ``{"seen": N}`` says that the player looks at the table after N entries: the tab is visible and
    used, so no notice of this turn is needed.
    """

    __slots__ = ("_ignored", "_seen", "_watcher")

    def __init__(self, watcher: GameWatcher) -> None:
        self._watcher = watcher
        self._ignored = 0
        self._seen = -1

    @property
    def are_too_many(self) -> bool:
        """Returns whether too many messages have said nothing."""
        return self._ignored >= MOST_HEARD

    def says_seen(self, message: str | bytes) -> bool:
        """Returns whether a message says that the player sees more entries than before."""
        try:
            entry = READ_SEEN.decode(message).seen
        except (msgspec.MsgspecError, UnicodeDecodeError):
            entry = -1
        if not self._seen < entry <= self._watcher.live_game.entries:
            self._ignored += 1
            return False
        self._seen = entry
        return True


class FeedListener:
    """Reads the messages of the client of a feed that no task listens to."""

    __slots__ = ("_connection", "_messages", "_registry", "_watcher")

    def __init__(
        self, connection: FeedConnection, watcher: GameWatcher, registry: GameRegistry
    ) -> None:
        self._connection = connection
        self._watcher = watcher
        self._messages = ClientMessages(watcher)
        self._registry = registry

    def take(self, message: bytes) -> None:
        """Takes a message of the client; closes the connection after too many."""
        watcher = self._watcher
        if self._messages.says_seen(message):
            if watcher.seat is not None:
                dropping = drop_seen_reminders(self._registry, watcher.live_game, watcher.seat)
                task = asyncio.create_task(dropping)
                DROPPING.add(task)
                task.add_done_callback(DROPPING.discard)
        elif self._messages.are_too_many:
            self._connection.close(REFUSED + 429)


async def listen(
    receive_text: Callable[[], Awaitable[str]], watcher: GameWatcher, registry: GameRegistry
) -> None:
    """Reads messages of a client until it has sent too many that say nothing."""
    messages = ClientMessages(watcher)
    while not messages.are_too_many:
        if messages.says_seen(await receive_text()):
            await drop_seen_reminders(registry, watcher.live_game, watcher.seat)


async def drop_seen_reminders(
    registry: GameRegistry, live_game: LiveGame, seat: int | None
) -> None:
    """Drops the reminders of a turn that its player has seen."""
    if seat is not None and live_game.seats[seat].calls and live_game.game.seat == seat:
        with contextlib.suppress(Problem):  # the database is unavailable: the reminder stays
            await saw_turn(registry, live_game, seat)


async def send_updates(socket: WebSocket[Any, Any, Any], watcher: Subscriber) -> None:
    """Sends every update as a text message; ``{}`` is a keep-alive."""
    while True:
        _, message = await watcher.next_message()
        await socket.send_data((WEBSOCKET_KEEP_ALIVE if message is None else message).decode())


@get("/api/games/{game:str}/feed", opt=limits(is_feed=True))
async def events(
    request: Caller,
    registry: Registry,
    game: GameName,
    seat: SeatQuery = None,
    since: Since = 0,
    protocol: Protocol = 1,
) -> Stream:
    """Sends every change of a game as server-sent events; ``Last-Event-ID`` resumes the stream.

    ``protocol`` has the meaning that it has over a WebSocket.
    """
    live_game = await game_for(registry, token_of(request), game)
    seat = await seat_to_show(registry, token_of(request), live_game, seat)
    check_room(registry, live_game, seat)
    last = request.headers.get("last-event-id", "")
    seen = int(last) if last.isdecimal() and len(last) < 8 else since
    token = token_of(request)
    holder = token and hashed(token)
    watcher = Subscriber(live_game, seat, language_of(request), seen, holder, protocol=protocol)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return EventStream(watcher, media_type="text/event-stream", headers=headers)


class EventStream(Stream):
    """Response of server-sent events; its subscriber lives as long as the response."""

    def __init__(self, watcher: Subscriber, **options: Any) -> None:
        super().__init__(lines(watcher), **options)
        self.watcher = watcher

    def to_asgi_response(self, *arguments: Any, **options: Any) -> Any:
        """Returns the ASGI application that sends the events."""
        response, watcher = super().to_asgi_response(*arguments, **options), self.watcher

        async def send_events(scope: Scope, receive: Receive, send: Send) -> None:
            extensions: Any = scope.get("extensions") or {}
            if ABORT in extensions:
                watcher.disconnect = extensions[ABORT]["abort"]
                extensions[ABORT]["is_feed"] = True
            with watcher:
                await response(scope, receive, send)

        return send_events


async def lines(watcher: Subscriber) -> AsyncIterator[bytes]:
    """Yields updates in the format of server-sent events."""
    while True:
        entry, message = await watcher.next_message()
        if message is None:
            yield EVENT_STREAM_KEEP_ALIVE
        else:
            yield b"id: %d\ndata: %s\n\n" % (entry, message)


def check_room(registry: GameRegistry, live_game: LiveGame, seat: int | None) -> None:
    """Raises a problem when a game has as many feeds as it may; seats always have room."""
    if seat is None and len(live_game.watchers) >= registry.options.limits.game_feeds:
        raise Problem(429, "game-feeds", headers={"retry-after": "60"})


HANDLERS = [socket, events]
