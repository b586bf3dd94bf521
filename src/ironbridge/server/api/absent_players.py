"""Endpoints for absent players: return to a seat, more time, a seat that is opened to others."""

from litestar import post
from litestar.params import JSONBody

from ironbridge.server.api.auth import game_for, game_to_change, holds_seat, token_of
from ironbridge.server.api.clock_schemas import TimeRequest
from ironbridge.server.api.dependencies import Caller, GameName, Registry, SeatInPath
from ironbridge.server.api.schemas import Player
from ironbridge.server.live import absence
from ironbridge.server.live.table_rights import DECIDE


@post("/api/games/{game:str}/seats/{seat:int}/return", status_code=200)
async def come_back(
    request: Caller, registry: Registry, game: GameName, seat: SeatInPath
) -> list[Player]:
    """Gives a seat back to its player, who was absent: a bot stood in, or it was free."""
    live_game = await game_for(registry, token_of(request), game)
    await holds_seat(registry, token_of(request), live_game, seat)
    await absence.come_back(registry, live_game, seat)
    return live_game.players()


@post("/api/games/{game:str}/seats/{seat:int}/open", status_code=200)
async def open_seat(
    request: Caller, registry: Registry, game: GameName, seat: SeatInPath
) -> list[Player]:
    """Opens the seat of an absent player to others; for the host."""
    live_game = await game_to_change(registry, token_of(request), game, DECIDE, seat)
    await absence.open_seat(registry, live_game, seat)
    return live_game.players()


@post("/api/games/{game:str}/seats/{seat:int}/time", status_code=200)
async def give_time(
    request: Caller,
    registry: Registry,
    game: GameName,
    seat: SeatInPath,
    data: JSONBody[TimeRequest],
) -> list[Player]:
    """Gives the seat to act more time; for the host."""
    live_game = await game_to_change(registry, token_of(request), game, DECIDE, seat)
    await absence.give_time(registry, live_game, seat, data.seconds)
    return live_game.players()


HANDLERS = [come_back, open_seat, give_time]
