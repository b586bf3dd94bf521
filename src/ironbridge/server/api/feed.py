"""The live feed of a game, over a WebSocket or as server-sent events.

The keep-alive interval is ``KEEP_ALIVE_INTERVAL`` of ``server/live/subscriber.py``.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.response import Stream

from ironbridge.server.api.auth import language_of, seat_to_show, token_of
from ironbridge.server.api.dependencies import Caller, GameName, Registry, SeatQuery, Since
from ironbridge.server.api.schemas import Number, SeatNumber, StrictRequest, Token
from ironbridge.server.api.validation import explained
from ironbridge.server.live.subscriber import Subscriber
from ironbridge.server.middleware.security import REFUSED
from ironbridge.server.problems import Problem, encoded

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


@websocket("/api/games/{game:str}/feed")
async def socket(socket: WebSocket[Any, Any, Any], registry: Registry, game: GameName) -> None:
    """Sends every change of a game over a WebSocket."""
    await socket.accept()
    language = language_of(socket)
    try:
        watcher = await greet(socket, registry, game, language)
    except WebSocketDisconnect:
        return
    except Problem as problem:
        await socket.send_data(encoded(problem.document(language)).decode())
        await socket.close(REFUSED + problem.status)
        return
    with watcher:
        await push(socket, watcher)


async def greet(
    socket: WebSocket[Any, Any, Any], registry: Registry, game: str, language: str
) -> Subscriber:
    """Receives and authorizes the subscription of a WebSocket."""
    try:
        async with asyncio.timeout(HELLO):
            text = await socket.receive_data("text")
        hello = msgspec.json.decode(text, type=Hello)
    except TimeoutError:
        raise Problem(408, "slow") from None
    except msgspec.MsgspecError as wrong:
        raise Problem(422, "input", detail=explained(language, str(wrong))) from None
    live_game = await registry.live_game(game)
    seat = await seat_to_show(registry, hello.token, live_game, hello.seat)
    return Subscriber(live_game, seat, language, hello.since)


async def push(socket: WebSocket[Any, Any, Any], watcher: Subscriber) -> None:
    """Sends updates until the client disconnects, stops reading, or sends too many messages."""
    listening = asyncio.create_task(until_gone(socket))
    telling = asyncio.create_task(tell(socket, watcher))
    watcher.disconnect = telling.cancel
    try:
        await asyncio.wait((listening, telling), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (listening, telling):
            task.cancel()
        left, _ = await asyncio.gather(listening, telling, return_exceptions=True)
    if left is False:
        await socket.close(REFUSED + 429)


async def until_gone(socket: WebSocket[Any, Any, Any]) -> bool:
    """Waits until the client disconnects; returns ``False`` if it sent too many messages."""
    try:
        for _ in range(MOST_HEARD):
            await socket.receive_data("text")
    except WebSocketDisconnect:
        return True
    return False


async def tell(socket: WebSocket[Any, Any, Any], watcher: Subscriber) -> None:
    """Sends every update as a text message; ``{}`` is a keep-alive."""
    while True:
        _, message = await watcher.next_message()
        await socket.send_data("{}" if message is None else message.decode())


@get("/api/games/{game:str}/feed")
async def events(
    request: Caller,
    registry: Registry,
    game: GameName,
    seat: SeatQuery = None,
    since: Since = 0,
) -> Stream:
    """Sends every change of a game as server-sent events; ``Last-Event-ID`` resumes the stream."""
    live_game = await registry.live_game(game)
    seat = await seat_to_show(registry, token_of(request), live_game, seat)
    last = request.headers.get("last-event-id", "")
    seen = int(last) if last.isdecimal() and len(last) < 8 else since
    watcher = Subscriber(live_game, seat, language_of(request), seen)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(lines(watcher), media_type="text/event-stream", headers=headers)


async def lines(watcher: Subscriber) -> AsyncIterator[bytes]:
    """Yields updates in the format of server-sent events."""
    with watcher:
        while True:
            entry, message = await watcher.next_message()
            if message is None:
                yield b": still here\n\n"
            else:
                yield b"id: %d\ndata: %s\n\n" % (entry, message)


HANDLERS = [socket, events]
