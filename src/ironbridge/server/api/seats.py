"""Seat endpoints: invitations, devices, names, bots for absent players, turn notices."""

import io

from litestar import delete, post
from litestar.params import JSONBody

from ironbridge.server.api.auth import holds_seat, is_host, token_of
from ironbridge.server.api.dependencies import Caller, GameName, Registry, SeatInPath
from ironbridge.server.api.schemas import (
    CodeRequest,
    Device,
    Invited,
    Joined,
    JoinRequest,
    NameRequest,
    Player,
    ReplaceRequest,
    SeatCode,
    WebhookRequest,
)
from ironbridge.server.live import seat_changes
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.problems import Problem


@post("/api/games/{game:str}/seats/{seat:int}/invitation")
async def invite(request: Caller, registry: Registry, game: GameName, seat: SeatInPath) -> SeatCode:
    """Returns a new invitation to a free seat and revokes earlier ones; for the host."""
    live_game = await registry.live_game(game)
    await is_host(registry, token_of(request), live_game)
    return await seat_changes.invite(registry, live_game, seat)


@delete("/api/games/{game:str}/seats/{seat:int}/invitation")
async def revoke(request: Caller, registry: Registry, game: GameName, seat: SeatInPath) -> None:
    """Revokes every invitation to a seat; for the host."""
    live_game = await registry.live_game(game)
    await is_host(registry, token_of(request), live_game)
    await seat_changes.revoke(registry, live_game, seat)


@post("/api/join", status_code=200)
async def join(registry: Registry, data: JSONBody[JoinRequest]) -> Joined:
    """Accepts an invitation: takes the seat and returns its token."""
    return await seat_changes.join(registry, data.code, data.name)


@post("/api/join/look", status_code=200)
async def look(registry: Registry, data: JSONBody[CodeRequest]) -> Invited:
    """Returns what an invitation gives access to, without accepting it."""
    return await seat_changes.look(registry, data.code)


@post("/api/games/{game:str}/seats/{seat:int}/take", status_code=200)
async def take(
    registry: Registry, game: GameName, seat: SeatInPath, data: JSONBody[NameRequest]
) -> Joined:
    """Takes a free seat of a public game."""
    return await seat_changes.take(registry, await registry.live_game(game), seat, data.name)


@post("/api/games/{game:str}/seats/{seat:int}/device")
async def device(request: Caller, registry: Registry, game: GameName, seat: SeatInPath) -> Device:
    """Returns a link and a QR code that open this seat on another device."""
    live_game = await registry.live_game(game)
    held = await holds_seat(registry, token_of(request), live_game, seat)
    made = await seat_changes.invite_device(registry, live_game, seat, held.is_host)
    address = f"{base_of(request, registry)}/join#{made.code}"
    return Device(code=made.code, expires=made.expires, address=address, svg=qr(address))


def base_of(request: Caller, registry: GameRegistry) -> str:
    """Returns the base URL under which the caller reaches this server."""
    return (registry.options.base_url or str(request.base_url)).rstrip("/")


def qr(text: str) -> str:
    """Returns a text as a QR code in SVG."""
    import segno  # imported late: slow to import and rarely needed

    drawn = io.BytesIO()
    segno.make(text, error="m").save(drawn, kind="svg", scale=4, xmldecl=False, svgns=True)
    return drawn.getvalue().decode()


@post("/api/games/{game:str}/seats/{seat:int}/name", status_code=200)
async def name(
    request: Caller,
    registry: Registry,
    game: GameName,
    seat: SeatInPath,
    data: JSONBody[NameRequest],
) -> list[Player]:
    """Renames the player of a seat."""
    live_game = await registry.live_game(game)
    await holds_seat(registry, token_of(request), live_game, seat)
    await seat_changes.rename(registry, live_game, seat, data.name)
    return live_game.players()


@post("/api/games/{game:str}/seats/{seat:int}/replace", status_code=200)
async def replace(
    request: Caller,
    registry: Registry,
    game: GameName,
    seat: SeatInPath,
    data: JSONBody[ReplaceRequest],
) -> list[Player]:
    """Replaces an absent player by a bot, or gives the seat back; for the host."""
    live_game = await registry.live_game(game)
    await is_host(registry, token_of(request), live_game)
    if data.back == (data.bot is not None):
        raise Problem(422, "bot-or-back")
    if data.bot is not None:
        await seat_changes.replace(registry, live_game, seat, data.bot)
    else:
        await seat_changes.give_back(registry, live_game, seat)
    return live_game.players()


@post("/api/games/{game:str}/seats/{seat:int}/webhook", status_code=204)
async def webhook(
    request: Caller,
    registry: Registry,
    game: GameName,
    seat: SeatInPath,
    data: JSONBody[WebhookRequest],
) -> None:
    """Sets the URL that receives the turn notices of a seat."""
    live_game = await registry.live_game(game)
    await holds_seat(registry, token_of(request), live_game, seat)
    await seat_changes.set_webhook(registry, live_game, seat, data.url)


HANDLERS = [invite, revoke, join, look, take, device, name, replace, webhook]
