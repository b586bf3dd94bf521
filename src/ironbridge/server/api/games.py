"""Endpoints that create, list and show games."""

import time
from typing import Any, Literal

import msgspec
from litestar import get, post
from litestar.params import FromQuery, JSONBody

from ironbridge.server.api.auth import (
    game_for,
    holds_seat,
    language_of,
    may,
    seat_to_show,
    token_of,
)
from ironbridge.server.api.deal_schemas import Reveal
from ironbridge.server.api.dependencies import Caller, GameName, Moment, Registry, SeatQuery, Since
from ironbridge.server.api.responses import Ready, ready, revalidated
from ironbridge.server.api.schemas import (
    Created,
    GameInfo,
    GameOutcome,
    ListedGame,
    NewGame,
    Player,
    TableBeforeDeal,
    TableState,
    TokenList,
)
from ironbridge.server.live import reading
from ironbridge.server.live.create_game import open_game
from ironbridge.server.live.gathering import deal_without, reveal, settle, waive
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.live.table_rights import MANAGE
from ironbridge.server.live.time_used import spans_ahead
from ironbridge.server.middleware.routes import limits
from ironbridge.server.store import UNFINISHED
from ironbridge.server.store.rows import GameRow, SeatRow
from ironbridge.server.time_control import running_seconds
from ironbridge.server.tokens import hashed
from ironbridge.types import LoggedAction

ListName = Literal["open", "running", "finished"]
STATUSES = {"open": UNFINISHED, "running": UNFINISHED, "finished": ["finished"]}


@post("/api/games", opt=limits(creates_game=True))
async def create(registry: Registry, data: JSONBody[NewGame]) -> Created:
    """Creates a game.

    With ``contribution`` the game waits for its deal until all seats are taken and the players
    have revealed their contributions.
    """
    made = await open_game(registry, data)
    if made.status != "gathering":
        return made
    live_game = await registry.live_game(made.game)
    await settle(registry, live_game)
    return msgspec.structs.replace(made, status=live_game.status)


@post("/api/games/{game:str}/contribution", status_code=200)
async def contribute(
    request: Caller, registry: Registry, game: GameName, data: JSONBody[Reveal]
) -> Ready[TableBeforeDeal]:
    """Reveals the contribution of a seat to the deal, or waives it; the last begins the game."""
    live_game = await game_for(registry, token_of(request), game)
    await holds_seat(registry, token_of(request), live_game, data.seat)
    if data.value is None:
        await waive(registry, live_game, data.seat)
    else:
        await reveal(registry, live_game, data.seat, data.value)
    return ready(live_game.encoded_state(data.seat, language_of(request)))


@post("/api/games/{game:str}/deal", status_code=200)
async def deal_now(request: Caller, registry: Registry, game: GameName) -> Ready[TableBeforeDeal]:
    """Deals without the contributions that are not revealed yet; for the host."""
    live_game = await game_for(registry, token_of(request), game)
    held = await may(registry, token_of(request), live_game, MANAGE)
    await deal_without(registry, live_game)
    return ready(live_game.encoded_state(held.seat, language_of(request)))


@get("/api/games")
async def games(
    registry: Registry,
    list: FromQuery[ListName] = "running",
) -> list[ListedGame]:
    """Returns open games, the most recent first; private ones are in no list."""
    rows = await registry.store.games(STATUSES[list], only_open=True)
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
            control=row.header.clock,
            **clock_fields(row, now),
            seed_chosen=row.header.seed_chosen,
            actions=row.summary.get("actions", 0),
            since=row.summary.get("since"),
            standing=row.summary.get("standing", ""),
        )
        for row in rows
    ]


def clock_fields(row: GameRow, now: float) -> dict[str, Any]:
    """Returns what a row of a list tells about the clock of the seat to act, where it runs."""
    clock, deadline = row.header.clock, row.deadline
    if clock is None or deadline is None or row.status != "running":
        return {}
    return {
        "clock": running_seconds(clock.rest, (), now, deadline),
        "deadline": deadline,
        "low": clock.low,
        "still": spans_ahead(clock.rest, (), now, deadline),
    }


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
        stand_in=seat.stand_in,
        host=seat.is_host,
    )


@get("/api/games/{game:str}")
async def info(request: Caller, registry: Registry, game: GameName) -> GameInfo:
    """Returns the metadata of a game: players, options, clock, status."""
    return (await game_for(registry, token_of(request), game)).info()


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

    A game that waits for its deal answers with a ``TableBeforeDeal``.
    A token without ``seat`` shows its own seat.  ``at`` counts log entries, ``action`` counts the
    finished actions of the record.
    """
    token, language = token_of(request), language_of(request)
    if at is None and action is None:
        return ready(await state_of(registry, game, token, seat, language))
    live_game = await game_for(registry, token, game)
    seat = await seat_to_show(registry, token, live_game, seat)
    if action is not None:
        at = live_game.entry_of(action)
    assert at is not None
    if at == live_game.entries:
        return ready(live_game.encoded_state(seat, language))
    return revalidated(request, await reading.past_view(registry, live_game, at, seat, language))


async def state_of(
    registry: GameRegistry, game: str, token: str | None, seat: int | None, language: str
) -> bytes:
    """Returns the encoded current state of a game for a seat or a spectator."""
    live_game = await game_for(registry, token, game)
    seat = await seat_to_show(registry, token, live_game, seat)
    return live_game.encoded_state(seat, language)


@get("/api/games/{game:str}/told", operation_id="ApiGamesToldTold")
async def action_log(
    request: Caller,
    registry: Registry,
    game: GameName,
    seat: SeatQuery = None,
    since: Since = 0,
) -> Ready[list[LoggedAction]]:
    """Returns the finished actions from number ``since`` on, as far as the seat may know them."""
    live_game = await game_for(registry, token_of(request), game)
    seat = await seat_to_show(registry, token_of(request), live_game, seat)
    language = language_of(request)
    return revalidated(
        request, await reading.action_log(registry, live_game, seat, since, language)
    )


HANDLERS = [create, contribute, deal_now, games, mine, info, view, action_log]
