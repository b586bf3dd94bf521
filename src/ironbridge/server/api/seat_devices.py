"""Endpoints for the devices of a seat: links to new ones, the list, and their ends."""

import io
from typing import Annotated

from litestar import delete, get, post
from litestar.params import FromPath, QueryParameter

from ironbridge.server.api.auth import game_for, holds_seat, token_of
from ironbridge.server.api.dependencies import Caller, GameName, Registry, SeatInPath
from ironbridge.server.api.schemas import Device, Joined
from ironbridge.server.api.seat_schemas import SeatDevice
from ironbridge.server.live import device_tokens, seat_changes
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.middleware.public_address import url_of
from ironbridge.server.store.rows import TokenRow

DeviceId = FromPath[str]
ForOther = Annotated[bool, QueryParameter()]


@post("/api/games/{game:str}/seats/{seat:int}/device")
async def link(
    request: Caller,
    registry: Registry,
    game: GameName,
    seat: SeatInPath,
    for_other: ForOther = False,
) -> Device:
    """Returns a link and a QR code that open this seat on another device.

    ``for_other`` marks a link for another person, who gets the seat without the host's rights.
    """
    live_game, held = await holder(request, registry, game, seat)
    made = await seat_changes.invite_device(registry, live_game, held, for_other)
    address = f"{url_of(request.scope, registry.options)}/join#{made.code}"
    return Device(code=made.code, expires=made.expires, address=address, svg=qr(address))


@get("/api/games/{game:str}/seats/{seat:int}/devices")
async def list_devices(
    request: Caller, registry: Registry, game: GameName, seat: SeatInPath
) -> list[SeatDevice]:
    """Returns the devices that hold a seat, for its player."""
    live_game, held = await holder(request, registry, game, seat)
    return await device_tokens.listed(registry, live_game, seat, held)


@post("/api/games/{game:str}/seats/{seat:int}/devices")
async def renew_token(
    request: Caller, registry: Registry, game: GameName, seat: SeatInPath
) -> Joined:
    """Returns a new token for this device; the old one stays valid until a device ends it."""
    _, held = await holder(request, registry, game, seat)
    return Joined(game=game, seat=seat, token=await device_tokens.renew(registry, held))


@delete("/api/games/{game:str}/seats/{seat:int}/devices")
async def end_others(request: Caller, registry: Registry, game: GameName, seat: SeatInPath) -> None:
    """Ends all other devices of a seat and its open links: only this device holds it then."""
    live_game, held = await holder(request, registry, game, seat)
    await device_tokens.end_others(registry, live_game, held)


@delete("/api/games/{game:str}/seats/{seat:int}/devices/{device:str}")
async def end_one(
    request: Caller, registry: Registry, game: GameName, seat: SeatInPath, device: DeviceId
) -> None:
    """Ends another device of a seat, and the open links to the seat."""
    live_game, held = await holder(request, registry, game, seat)
    await device_tokens.end_device(registry, live_game, held, device)


async def holder(
    request: Caller, registry: GameRegistry, game: str, seat: int
) -> tuple[LiveGame, TokenRow]:
    """Returns a game and the token of the caller, which holds the seat."""
    live_game = await game_for(registry, token_of(request), game)
    return live_game, await holds_seat(registry, token_of(request), live_game, seat)


def qr(text: str) -> str:
    """Returns a text as a QR code in SVG."""
    import segno  # imported late: slow to import and rarely needed

    drawn = io.BytesIO()
    segno.make(text, error="m").save(drawn, kind="svg", scale=4, xmldecl=False, svgns=True)
    return drawn.getvalue().decode()


HANDLERS = [link, list_devices, renew_token, end_others, end_one]
