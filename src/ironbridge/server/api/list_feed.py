"""The live list of a player's own games, over a WebSocket."""

import asyncio
import contextlib
from collections.abc import Collection
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ironbridge.server.api.auth import language_of
from ironbridge.server.api.dependencies import Registry
from ironbridge.server.api.feed import HELLO, MOST_HEARD
from ironbridge.server.api.games import listed
from ironbridge.server.api.schemas import ListedGame, TokenList
from ironbridge.server.api.validation import explained
from ironbridge.server.live.keep_alive import KEEP_ALIVE_INTERVAL
from ironbridge.server.live.list_watchers import ListWatcher
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.middleware.routes import limits
from ironbridge.server.middleware.security import REFUSED
from ironbridge.server.problems import Problem, encoded
from ironbridge.server.tokens import hashed

TOGETHER: Final = 0.3
"""Seconds in which changes are collected into one message."""


class ListNews(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Message of the list: the rows that have changed; the first message has all rows."""

    games: list[ListedGame] | None = None


@websocket("/api/mine/feed", opt=limits(is_feed=True))
async def own_games(socket: WebSocket[Any, Any, Any], registry: Registry) -> None:
    """Sends the games of the tokens in the first message, then each game that has changed.

    A message without games is a keep-alive.
    """
    await socket.accept()
    try:
        async with asyncio.timeout(HELLO):
            tokens = msgspec.json.decode(await socket.receive_data("text"), type=TokenList)
    except WebSocketDisconnect:
        return
    except (TimeoutError, msgspec.MsgspecError) as wrong:
        language = language_of(socket)
        problem = Problem(408, "slow")
        if isinstance(wrong, msgspec.MsgspecError):
            problem = Problem(422, "input", detail=explained(language, str(wrong)))
        await socket.send_data(encoded(problem.document(language)).decode())
        await socket.close(REFUSED + problem.status)
        return
    watcher = ListWatcher()
    listening = asyncio.create_task(until_disconnected(socket))
    sending = asyncio.create_task(send_rows(socket, registry, watcher, tokens))
    try:
        await asyncio.wait((listening, sending), return_when=asyncio.FIRST_COMPLETED)
    finally:
        registry.list_watchers.follow(watcher, ())
        for task in (listening, sending):
            task.cancel()
        await asyncio.gather(listening, sending, return_exceptions=True)


async def until_disconnected(socket: WebSocket[Any, Any, Any]) -> None:
    """Waits until the client disconnects or has sent too many messages, which are ignored."""
    with contextlib.suppress(WebSocketDisconnect):
        for _ in range(MOST_HEARD):
            await socket.receive_data("text")


async def send_rows(
    socket: WebSocket[Any, Any, Any], registry: GameRegistry, watcher: ListWatcher, data: TokenList
) -> None:
    """Sends all rows, then those that change."""
    hashes = [hashed(token) for token in data.tokens]
    rows = await rows_of(registry, watcher, hashes, None)
    await socket.send_data(msgspec.json.encode(ListNews(games=rows)).decode())
    while True:
        changed = await watcher.changed(KEEP_ALIVE_INTERVAL)
        if changed:
            await asyncio.sleep(TOGETHER)
            changed |= await watcher.changed(0.0)
        rows = await rows_of(registry, watcher, hashes, changed) if changed else []
        news = ListNews(games=rows) if rows else ListNews()
        await socket.send_data(msgspec.json.encode(news).decode())


async def rows_of(
    registry: GameRegistry,
    watcher: ListWatcher,
    hashes: list[str],
    wanted: Collection[str] | None,
) -> list[ListedGame]:
    """Returns the rows of the wanted games, or of all; tokens that were ended open none."""
    held: dict[str, list[int]] = {}
    for token in await registry.store.tokens(hashes):
        held.setdefault(token.game, []).extend([] if token.seat is None else [token.seat])
    registry.list_watchers.follow(watcher, held)
    games = [game for game in held if wanted is None or game in wanted]
    return await listed(registry, await registry.store.games_named(games), held)


HANDLERS = [own_games]
