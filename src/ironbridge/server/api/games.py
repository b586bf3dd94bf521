"""Endpoints that create, list and show games."""

import time
from typing import Literal

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody

from ironbridge.server.api.auth import language_of, seat_to_show, token_of
from ironbridge.server.api.dependencies import Caller, GameName, Moment, Registry, SeatQuery, Since
from ironbridge.server.api.responses import Ready, ready
from ironbridge.server.api.schemas import (
    Created,
    GameInfo,
    GameOutcome,
    ListedGame,
    NewGame,
    Player,
    TableState,
    TokenList,
)
from ironbridge.server.live.create_game import open_game
from ironbridge.server.store.rows import GameRow, SeatRow
from ironbridge.server.tokens import hashed
from ironbridge.types import LoggedAction

ListName = Literal["open", "running", "finished"]
STATUSES = {"open": ["running"], "running": ["running"], "finished": ["finished"]}


@post("/api/games")
async def create(registry: Registry, data: JSONBody[NewGame]) -> Created:
    """Creates a game."""
    return await open_game(registry, data)


@get("/api/games")
async def games(
    registry: Registry,
    list: FromQuery[ListName] = "running",
) -> list[ListedGame]:
    """Returns public games, the most recent first."""
    rows = await registry.store.games(STATUSES[list], only_open=list == "open")
    return await listed(registry, rows, {})


@post("/api/games/mine", status_code=200)
async def mine(registry: Registry, data: JSONBody[TokenList]) -> list[ListedGame]:
    """Returns the games that these tokens give access to."""
    tokens = await registry.store.tokens([hashed(token) for token in data.tokens])
    held: dict[str, list[int]] = {}
    for token in tokens:
        held.setdefault(token.game, []).extend([] if token.seat is None else [token.seat])
    return await listed(registry, await registry.store.games_named(list(held)), held)


async def listed(
    registry: Registry, rows: list[GameRow], held: dict[str, list[int]]
) -> list[ListedGame]:
    """Returns games as rows of a list."""
    now = time.time()
    seats: dict[str, list[SeatRow]] = {}
    for seat in await registry.store.seats([row.id for row in rows]):
        seats.setdefault(seat.game, []).append(seat)
    return [
        ListedGame(
            id=row.id,
            title=row.title,
            options=row.header.options,
            players=[player(registry, seat) for seat in seats.get(row.id, [])],
            status=row.status,
            to_act=row.to_act,
            round=row.summary["round"],
            era=row.summary["era"],
            entries=row.entries,
            created=row.created,
            updated=row.updated,
            result=msgspec.convert(row.summary["result"], GameOutcome | None),
            mine=sorted(held.get(row.id, [])),
            clock=None if row.deadline is None else row.deadline - now,
        )
        for row in rows
    ]


def player(registry: Registry, seat: SeatRow) -> Player:
    """Returns the player of a seat from its database row, without loading the game."""
    live_game = registry.live_games.get(seat.game)
    watching = {watcher.seat for watcher in live_game.watchers} if live_game else set()
    return Player(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        online=seat.seat in watching,
    )


@get("/api/games/{game:str}")
async def info(registry: Registry, game: GameName) -> GameInfo:
    """Returns the metadata of a game: players, options, clock, status."""
    return (await registry.live_game(game)).info()


@get("/api/games/{game:str}/view")
async def view(
    request: Caller,
    registry: Registry,
    game: GameName,
    seat: SeatQuery = None,
    at: Moment = None,
    action: Moment = None,
) -> Ready[TableState]:
    """Returns the view of a seat or of a spectator, of the current or of an earlier position.

    A token without ``seat`` shows its own seat.  ``at`` counts log entries, ``action`` counts the
    finished actions of the record.
    """
    live_game = await registry.live_game(game)
    seat = await seat_to_show(registry, token_of(request), live_game, seat)
    if action is not None:
        at = live_game.entry_of(action)
    if at is not None:
        live_game = await registry.at_entry(live_game, at)
    return ready(live_game.seen(seat, language_of(request)))


@get("/api/games/{game:str}/told")
async def told(
    request: Caller,
    registry: Registry,
    game: GameName,
    seat: SeatQuery = None,
    since: Since = 0,
) -> list[LoggedAction]:
    """Returns the finished actions from number ``since`` on, as far as the seat may know them."""
    live_game = await registry.live_game(game)
    seat = await seat_to_show(registry, token_of(request), live_game, seat)
    return live_game.action_log(seat, since, language_of(request))


HANDLERS = [create, games, mine, info, view, told]
