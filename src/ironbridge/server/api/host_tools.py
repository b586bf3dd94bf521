"""Endpoints of the host's tools, and of requests to all people at a table."""

from litestar import post
from litestar.params import JSONBody

from ironbridge.server.api.auth import game_to_change, token_of
from ironbridge.server.api.dependencies import Caller, GameName, Registry, SeatInPath
from ironbridge.server.api.schemas import Device, Joined, Player
from ironbridge.server.api.seat_devices import qr
from ironbridge.server.api.session_schemas import (
    RematchAnswer,
    RematchSeat,
    RematchStart,
    SessionAnswer,
    SessionRequest,
    TableSession,
)
from ironbridge.server.live import host_changes, table_requests
from ironbridge.server.live import rematch as next_games
from ironbridge.server.live.table_rights import ASK, HAND_OVER, VACATE
from ironbridge.server.middleware.public_address import url_of
from ironbridge.server.middleware.routes import limits


@post("/api/games/{game:str}/seats/{seat:int}/reinvite")
async def reinvite(request: Caller, registry: Registry, game: GameName, seat: SeatInPath) -> Device:
    """Frees the seat of another person and invites to it again; for the host.

    All devices of the seat lose it.
    """
    live_game = await game_to_change(registry, token_of(request), game, VACATE, seat)
    made = await host_changes.invite_again(registry, live_game, seat)
    address = f"{url_of(request.scope, registry.options)}/join#{made.code}"
    return Device(code=made.code, expires=made.expires, address=address, svg=qr(address))


@post("/api/games/{game:str}/seats/{seat:int}/host", status_code=200)
async def hand_over(
    request: Caller, registry: Registry, game: GameName, seat: SeatInPath
) -> list[Player]:
    """Makes the person of a seat the host; for the host."""
    live_game = await game_to_change(registry, token_of(request), game, HAND_OVER, seat)
    await host_changes.hand_over(registry, live_game, seat)
    return live_game.players()


@post("/api/games/{game:str}/requests", status_code=200, operation_id="ApiGamesRequestsAsk")
async def add_request(
    request: Caller, registry: Registry, game: GameName, data: JSONBody[SessionRequest]
) -> TableSession:
    """Asks all people to pause, go on, end the game, or take back the seat's last action."""
    live_game = await game_to_change(registry, token_of(request), game, ASK, data.seat)
    await table_requests.add_request(registry, live_game, data.seat, data.ask)
    return live_game.table_session()


@post("/api/games/{game:str}/answers", status_code=200)
async def answer(
    request: Caller, registry: Registry, game: GameName, data: JSONBody[SessionAnswer]
) -> TableSession:
    """Answers a request; a no of the person who asked withdraws it."""
    live_game = await game_to_change(registry, token_of(request), game, ASK, data.seat)
    await table_requests.answer(registry, live_game, data.seat, data.request, data.yes)
    return live_game.table_session()


@post("/api/games/{game:str}/rematch", status_code=200)
async def rematch(
    request: Caller, registry: Registry, game: GameName, data: JSONBody[RematchAnswer]
) -> TableSession:
    """Answers whether to play another game; the last yes of all people makes it."""
    live_game = await game_to_change(registry, token_of(request), game, ASK, data.seat)
    commitment = data.contribution or ""
    await next_games.answer(registry, live_game, data.seat, data.yes, commitment)
    return live_game.table_session()


@post("/api/games/{game:str}/rematch/start", status_code=200, opt=limits(creates_game=True))
async def start_rematch(
    request: Caller, registry: Registry, game: GameName, data: JSONBody[RematchStart]
) -> TableSession:
    """Makes the next game with those who said yes.

    The host may at any time, others when all have answered.
    """
    live_game = await game_to_change(registry, token_of(request), game, ASK, data.seat)
    await next_games.start(registry, live_game, data.seat, data.bot)
    return live_game.table_session()


@post("/api/games/{game:str}/rematch/seat", status_code=200)
async def claim_seat(
    request: Caller, registry: Registry, game: GameName, data: JSONBody[RematchSeat]
) -> Joined:
    """Returns the token of the seat in the next game, for a person who said yes."""
    live_game = await game_to_change(registry, token_of(request), game, ASK, data.seat)
    return await next_games.claim(registry, live_game, data.seat)


HANDLERS = [reinvite, hand_over, add_request, answer, rematch, start_rematch, claim_seat]
