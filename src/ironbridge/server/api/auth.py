"""Authentication and authorization of requests: bearer tokens, seat ownership, language."""

from typing import Any

from litestar.connection import ASGIConnection

from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.live.table_rights import why_not
from ironbridge.server.messages import choose
from ironbridge.server.problems import Problem
from ironbridge.server.store.rows import TokenRow
from ironbridge.server.tokens import hashed, same

Caller = ASGIConnection[Any, Any, Any, Any]


def language_of(caller: Caller) -> str:
    """Returns the language of the response, from ``lang`` or ``Accept-Language``."""
    return choose(caller.query_params.get("lang"), caller.headers.get("accept-language"))


def token_of(caller: Caller) -> str | None:
    """Returns the bearer token of a request."""
    scheme, _, token = caller.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


async def opened_by(registry: GameRegistry, token: str | None) -> TokenRow:
    """Returns the row of a token; raises a problem when the token is missing or unknown."""
    if token is None:
        raise Problem(401, "no-token", headers={"www-authenticate": "Bearer"})
    key = hashed(token)
    row = await registry.token(key)
    if row is None or not same(row.hash, key):
        raise Problem(401, "unknown-token", headers={"www-authenticate": "Bearer"})
    check_ended(row)
    return row


def check_ended(row: TokenRow) -> None:
    """Raises a problem when a token was ended."""
    if row.ended is not None:
        raise Problem(401, "ended-token", headers={"www-authenticate": "Bearer"})


async def game_for(registry: GameRegistry, token: str | None, game: str) -> LiveGame:
    """Returns a game that the caller may see; every endpoint opens games by this function.

    A study of a running game exists only for the holders of its tokens until the game is over.
    """
    live_game = await registry.live_game(game, is_access=False)
    if live_game.row.header.private_until:
        row = None if token is None else await registry.token(hashed(token))
        if row is not None and row.game == game:
            check_ended(row)
        elif await registry.is_private(live_game):
            raise Problem(404, "no-game")
    registry.note_access(live_game)
    return live_game


async def holds_seat(
    registry: GameRegistry, token: str | None, live_game: LiveGame, seat: int
) -> TokenRow:
    """Checks that a token holds a seat of this game; returns the token's row."""
    row = await opened_by(registry, token)
    if not 0 <= seat < len(live_game.seats):
        raise Problem(404, "no-seat")
    if row.game != live_game.row.id or row.seat != seat:
        raise Problem(403, "not-your-seat")
    return row


async def seat_to_show(
    registry: GameRegistry, token: str | None, live_game: LiveGame, asked: int | None
) -> int | None:
    """Returns the seat whose view is sent: the one asked for, or the token's; ``None`` to watch."""
    if asked is not None:
        await holds_seat(registry, token, live_game, asked)
        return asked
    if token is None:
        return None
    row = await opened_by(registry, token)
    return row.seat if row.game == live_game.row.id else None


async def may(
    registry: GameRegistry,
    token: str | None,
    live_game: LiveGame,
    act: str,
    seat: int | None = None,
) -> TokenRow:
    """Checks that a token allows an act of ``live/table_rights``; returns the token's row."""
    row = await opened_by(registry, token)
    wrong = why_not(live_game, act, row, seat)
    if wrong is not None:
        raise wrong
    return row


async def game_to_change(
    registry: GameRegistry, token: str | None, name: str, act: str, seat: int | None = None
) -> LiveGame:
    """Returns a game that the token lets its holder change by an act of ``live/table_rights``."""
    live_game = await game_for(registry, token, name)
    await may(registry, token, live_game, act, seat)
    return live_game


async def may_play(
    registry: GameRegistry, token: str | None, live_game: LiveGame, seat: int
) -> None:
    """Raises a problem unless the token holds the seat and no bot plays it."""
    await holds_seat(registry, token, live_game, seat)
    if live_game.seats[seat].kind != "person":
        raise Problem(403, "seat-replaced")
