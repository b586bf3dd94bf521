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

from ironbridge.server.api.auth import holds_seat, language_of, token_of
from ironbridge.server.api.dependencies import Caller, GameName, Registry, SeatQuery, Since
from ironbridge.server.api.schemas import Number, SeatNumber, StrictRequest, Token
from ironbridge.server.api.validation import explained
from ironbridge.server.live.subscriber import Subscriber
from ironbridge.server.middleware.security import REFUSED
from ironbridge.server.problems import Problem, encoded

HELLO: Final = 10.0
"""Seconds in which a WebSocket must say what it wants to watch."""
MOST_HEARD: Final = 100
"""Maximum number of ignored client messages before the connection is closed."""


class Hello(StrictRequest, frozen=True, kw_only=True):
    """What a WebSocket says first."""

    token: Token | None = None
    seat: SeatNumber | None = None
    since: Number = 0
    """How many entries it has seen."""


@websocket("/api/games/{game:str}/feed")
async def socket(socket: WebSocket[Any, Any, Any], registry: Registry, game: GameName) -> None:
    """Every change of the table as it happens."""
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
    """Hear what the caller wants to watch, and whether they may."""
    try:
        async with asyncio.timeout(HELLO):
            text = await socket.receive_data("text")
        hello = msgspec.json.decode(text, type=Hello)
    except TimeoutError:
        raise Problem(408, "slow") from None
    except msgspec.MsgspecError as wrong:
        raise Problem(422, "input", detail=explained(language, str(wrong))) from None
    live_game = await registry.live_game(game)
    if hello.seat is not None:
        await holds_seat(registry, hello.token, live_game, hello.seat)
    return Subscriber(live_game, hello.seat, language, hello.since)


async def push(socket: WebSocket[Any, Any, Any], watcher: Subscriber) -> None:
    """Send news until the caller leaves, takes none of it any more, or gives orders."""
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
    """Listen only for the end; returns whether it came.  A feed takes no orders."""
    try:
        for _ in range(MOST_HEARD):
            await socket.receive_data("text")
    except WebSocketDisconnect:
        return True
    return False


async def tell(socket: WebSocket[Any, Any, Any], watcher: Subscriber) -> None:
    """Send every piece of news."""
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
    """The feed as server-sent events; ``Last-Event-ID`` resumes it."""
    live_game = await registry.live_game(game)
    if seat is not None:
        await holds_seat(registry, token_of(request), live_game, seat)
    last = request.headers.get("last-event-id", "")
    seen = int(last) if last.isdecimal() and len(last) < 8 else since
    watcher = Subscriber(live_game, seat, language_of(request), seen)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(lines(watcher), media_type="text/event-stream", headers=headers)


async def lines(watcher: Subscriber) -> AsyncIterator[bytes]:
    """News in the form of server-sent events."""
    with watcher:
        while True:
            entry, message = await watcher.next_message()
            if message is None:
                yield b": still here\n\n"
            else:
                yield b"id: %d\ndata: %s\n\n" % (entry, message)


HANDLERS = [socket, events]
