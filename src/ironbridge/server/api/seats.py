"""Seats: invitations, devices, names, bots for absent players, turn notices."""

import io

from litestar import delete, post
from litestar.params import JSONBody

from ironbridge.server.api.auth import holds_seat, is_host, token_of
from ironbridge.server.api.dependencies import Caller, GameName, SeatInPath, TheHall
from ironbridge.server.api.schemas import (
    CodeWish,
    Device,
    Invited,
    Joined,
    JoinWish,
    NameWish,
    Player,
    ReplaceWish,
    SeatCode,
    WebhookWish,
)
from ironbridge.server.live import seat_changes
from ironbridge.server.live.registry import Hall
from ironbridge.server.problems import Problem


@post("/api/games/{game:str}/seats/{seat:int}/invitation")
async def invite(request: Caller, hall: TheHall, game: GameName, seat: SeatInPath) -> SeatCode:
    """A fresh invitation to a free seat; the host's."""
    table = await hall.table(game)
    await is_host(hall, token_of(request), table)
    return await seat_changes.invite(hall, table, seat)


@delete("/api/games/{game:str}/seats/{seat:int}/invitation")
async def revoke(request: Caller, hall: TheHall, game: GameName, seat: SeatInPath) -> None:
    """Take every invitation to a seat back; the host's."""
    table = await hall.table(game)
    await is_host(hall, token_of(request), table)
    await seat_changes.revoke(hall, table, seat)


@post("/api/join", status_code=200)
async def join(hall: TheHall, data: JSONBody[JoinWish]) -> Joined:
    """Follow an invitation."""
    return await seat_changes.join(hall, data.code, data.name)


@post("/api/join/look", status_code=200)
async def look(hall: TheHall, data: JSONBody[CodeWish]) -> Invited:
    """What an invitation opens; nothing is taken yet."""
    return await seat_changes.look(hall, data.code)


@post("/api/games/{game:str}/seats/{seat:int}/take", status_code=200)
async def take(hall: TheHall, game: GameName, seat: SeatInPath, data: JSONBody[NameWish]) -> Joined:
    """Take a free seat of an open game."""
    return await seat_changes.take(hall, await hall.table(game), seat, data.name)


@post("/api/games/{game:str}/seats/{seat:int}/device")
async def device(request: Caller, hall: TheHall, game: GameName, seat: SeatInPath) -> Device:
    """Open this seat on another device as well."""
    table = await hall.table(game)
    held = await holds_seat(hall, token_of(request), table, seat)
    made = await seat_changes.invite_device(hall, table, seat, held.is_host)
    address = f"{base_of(request, hall)}/join#{made.code}"
    return Device(code=made.code, expires=made.expires, address=address, svg=qr(address))


def base_of(request: Caller, hall: Hall) -> str:
    """Returns how the caller reaches this server."""
    return (hall.options.base_url or str(request.base_url)).rstrip("/")


def qr(text: str) -> str:
    """Returns a text as a QR code, drawn."""
    import segno  # few tables need it, and every start would wait for it

    drawn = io.BytesIO()
    segno.make(text, error="m").save(drawn, kind="svg", scale=4, xmldecl=False, svgns=True)
    return drawn.getvalue().decode()


@post("/api/games/{game:str}/seats/{seat:int}/name", status_code=200)
async def name(
    request: Caller, hall: TheHall, game: GameName, seat: SeatInPath, data: JSONBody[NameWish]
) -> list[Player]:
    """Be called something else."""
    table = await hall.table(game)
    await holds_seat(hall, token_of(request), table, seat)
    await seat_changes.rename(hall, table, seat, data.name)
    return table.players()


@post("/api/games/{game:str}/seats/{seat:int}/replace", status_code=200)
async def replace(
    request: Caller, hall: TheHall, game: GameName, seat: SeatInPath, data: JSONBody[ReplaceWish]
) -> list[Player]:
    """A bot for an absent player, or the player again; the host's."""
    table = await hall.table(game)
    await is_host(hall, token_of(request), table)
    if data.back == (data.bot is not None):
        raise Problem(422, "bot-or-back")
    if data.bot is not None:
        await seat_changes.replace(hall, table, seat, data.bot)
    else:
        await seat_changes.give_back(hall, table, seat)
    return table.players()


@post("/api/games/{game:str}/seats/{seat:int}/webhook", status_code=204)
async def webhook(
    request: Caller, hall: TheHall, game: GameName, seat: SeatInPath, data: JSONBody[WebhookWish]
) -> None:
    """Where turn notices of this seat go."""
    table = await hall.table(game)
    await holds_seat(hall, token_of(request), table, seat)
    await seat_changes.set_webhook(hall, table, seat, data.url)


HANDLERS = [invite, revoke, join, look, take, device, name, replace, webhook]
