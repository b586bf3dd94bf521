"""Endpoints for the turn notices of a seat: contacts, settings, nudges."""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from ironbridge.server.api.auth import game_for, language_of, opened_by, token_of
from ironbridge.server.api.dependencies import Caller, GameName, Registry, SeatInPath
from ironbridge.server.api.notice_schemas import (
    ContactRequest,
    NoticeState,
    SettingsRequest,
    WebhookRequest,
)
from ironbridge.server.api.seat_devices import holder
from ironbridge.server.live import seat_notices

ContactId = FromPath[str]


@get("/api/games/{game:str}/seats/{seat:int}/notices")
async def state(
    request: Caller, registry: Registry, game: GameName, seat: SeatInPath
) -> NoticeState:
    """Returns the contacts of a seat and when notices are sent, for its player."""
    await holder(request, registry, game, seat)
    return await seat_notices.state(registry, game, seat)


@post("/api/games/{game:str}/seats/{seat:int}/notices", status_code=200)
async def configure(
    request: Caller,
    registry: Registry,
    game: GameName,
    seat: SeatInPath,
    data: JSONBody[SettingsRequest],
) -> NoticeState:
    """Sets quiet hours and the daily notice of a seat."""
    await holder(request, registry, game, seat)
    await seat_notices.configure(registry, game, seat, data)
    return await seat_notices.state(registry, game, seat)


@post("/api/games/{game:str}/seats/{seat:int}/contacts")
async def add(
    request: Caller,
    registry: Registry,
    game: GameName,
    seat: SeatInPath,
    data: JSONBody[ContactRequest],
) -> NoticeState:
    """Adds an address that receives the notices of a seat; the operator must allow its host."""
    live_game, _ = await holder(request, registry, game, seat)
    await seat_notices.add(registry, live_game, seat, data, language_of(request))
    return await seat_notices.state(registry, game, seat)


@delete("/api/games/{game:str}/seats/{seat:int}/contacts/{contact:str}")
async def remove(
    request: Caller, registry: Registry, game: GameName, seat: SeatInPath, contact: ContactId
) -> None:
    """Removes an address of a seat, with its unsent notices."""
    live_game, _ = await holder(request, registry, game, seat)
    await seat_notices.remove(registry, live_game, seat, contact)


@post("/api/games/{game:str}/seats/{seat:int}/webhook", status_code=204)
async def webhook(
    request: Caller,
    registry: Registry,
    game: GameName,
    seat: SeatInPath,
    data: JSONBody[WebhookRequest],
) -> None:
    """Sets the URL that receives the turn notices of a seat as JSON, for programs."""
    live_game, _ = await holder(request, registry, game, seat)
    await seat_notices.set_webhook(registry, live_game, seat, data.url, language_of(request))


@post("/api/games/{game:str}/seats/{seat:int}/nudge", status_code=204)
async def nudge(request: Caller, registry: Registry, game: GameName, seat: SeatInPath) -> None:
    """Reminds the seat to act of its turn, once per turn; for the other players."""
    live_game = await game_for(registry, token_of(request), game)
    caller = await opened_by(registry, token_of(request))
    await seat_notices.nudge(registry, live_game, seat, caller)


HANDLERS = [state, configure, add, remove, webhook, nudge]
