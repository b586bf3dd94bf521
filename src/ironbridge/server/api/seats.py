"""Seat endpoints: invitations, names, bots for absent players."""

from litestar import delete, post
from litestar.params import JSONBody

from ironbridge.server.api.auth import game_for, game_to_change, holds_seat, token_of
from ironbridge.server.api.dependencies import Caller, GameName, Registry, SeatInPath
from ironbridge.server.api.schemas import (
    CodeRequest,
    Invited,
    Joined,
    JoinRequest,
    NameRequest,
    Player,
    ReplaceRequest,
    SeatCode,
    TakeRequest,
)
from ironbridge.server.live import seat_changes
from ironbridge.server.live.table_rights import DECIDE, MANAGE
from ironbridge.server.problems import Problem


@post("/api/games/{game:str}/seats/{seat:int}/invitation")
async def invite(request: Caller, registry: Registry, game: GameName, seat: SeatInPath) -> SeatCode:
    """Returns a new invitation to a free seat and revokes earlier ones; for the host."""
    live_game = await game_to_change(registry, token_of(request), game, MANAGE)
    return await seat_changes.invite(registry, live_game, seat)


@delete("/api/games/{game:str}/seats/{seat:int}/invitation")
async def revoke(request: Caller, registry: Registry, game: GameName, seat: SeatInPath) -> None:
    """Revokes every invitation to a seat; for the host."""
    live_game = await game_to_change(registry, token_of(request), game, MANAGE)
    await seat_changes.revoke(registry, live_game, seat)


@post("/api/join", status_code=200)
async def join(registry: Registry, data: JSONBody[JoinRequest]) -> Joined:
    """Accepts an invitation: takes the seat and returns its token."""
    return await seat_changes.join(registry, data.code, data.name, data.contribution)


@post("/api/join/look", status_code=200, operation_id="ApiJoinLookLook")
async def describe_invitation(registry: Registry, data: JSONBody[CodeRequest]) -> Invited:
    """Returns what an invitation gives access to, without accepting it."""
    return await seat_changes.describe_invitation(registry, data.code)


@post("/api/games/{game:str}/seats/{seat:int}/take", status_code=200)
async def take(
    request: Caller,
    registry: Registry,
    game: GameName,
    seat: SeatInPath,
    data: JSONBody[TakeRequest],
) -> Joined:
    """Takes a free seat of a public game."""
    live_game = await game_for(registry, token_of(request), game)
    return await seat_changes.take(registry, live_game, seat, data.name, data.contribution)


@post("/api/games/{game:str}/seats/{seat:int}/name", status_code=200)
async def name(
    request: Caller,
    registry: Registry,
    game: GameName,
    seat: SeatInPath,
    data: JSONBody[NameRequest],
) -> list[Player]:
    """Renames the player of a seat."""
    live_game = await game_for(registry, token_of(request), game)
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
    live_game = await game_to_change(registry, token_of(request), game, DECIDE, seat)
    if data.back == (data.bot is not None):
        raise Problem(422, "bot-or-back")
    if data.bot is not None:
        await seat_changes.replace(registry, live_game, seat, data.bot)
    else:
        await seat_changes.give_back(registry, live_game, seat)
    return live_game.players()


HANDLERS = [invite, revoke, join, describe_invitation, take, name, replace]
