"""History endpoints: records, charts, analysis, forks, sample games."""

import asyncio

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from ironbridge.server.api.auth import game_for, holds_seat, language_of, token_of
from ironbridge.server.api.dependencies import Caller, GameName, Registry, TitleName
from ironbridge.server.api.responses import Ready, revalidated
from ironbridge.server.api.schemas import (
    Created,
    ForkRequest,
    GameAnalysis,
    GameChart,
    Opened,
    RecordText,
    SampleGameCard,
)
from ironbridge.server.live import analysis, reading, record_io
from ironbridge.server.live.answer_cache import CachedAnswer
from ironbridge.server.live.fork import fork_game
from ironbridge.server.live.gathering import check_dealt
from ironbridge.server.live.work_budget import ENTRY, KILOBYTE
from ironbridge.server.middleware.routes import limits
from ironbridge.server.problems import Problem
from ironbridge.titles.sample_games import sample_games


@get("/api/games/{game:str}/record", media_type="text/plain")
async def record(request: Caller, registry: Registry, game: GameName) -> str:
    """Returns the record of a game as text; while the game runs, without hidden information."""
    live_game = await game_for(registry, token_of(request), game)
    registry.work.spend(ENTRY * live_game.entries, game)
    return record_io.record_of(live_game)


@get("/api/games/{game:str}/chart")
async def chart(request: Caller, registry: Registry, game: GameName) -> Ready[GameChart]:
    """Returns statistics of a game: standings per round and sources of points."""
    live_game = await game_for(registry, token_of(request), game)
    check_dealt(live_game)
    return revalidated(request, await reading.chart(registry, live_game))


@get("/api/games/{game:str}/outlook")
async def expectations(request: Caller, registry: Registry, game: GameName) -> Ready[GameAnalysis]:
    """Returns the expected points and win probabilities after each action of a finished game."""
    live_game = await game_for(registry, token_of(request), game)
    found = await analysis.analysis_of(registry, live_game)
    return revalidated(request, CachedAnswer.of(msgspec.json.encode(found)))


@post("/api/games/{game:str}/fork", opt=limits(creates_game=True))
async def fork(
    request: Caller, registry: Registry, game: GameName, data: JSONBody[ForkRequest]
) -> Created:
    """Copies a position of a game into a new game on one device."""
    live_game = await game_for(registry, token_of(request), game)
    check_dealt(live_game)
    if data.seat is not None:
        await holds_seat(registry, token_of(request), live_game, data.seat)
    at = live_game.entries if data.at is None else data.at
    if data.action is not None:
        at = live_game.entry_of(data.action)
    return await fork_game(registry, live_game, at, data.seat, data.players)


@post("/api/records", opt=limits(creates_game=True, has_large_body=True))
async def open_record(registry: Registry, data: JSONBody[RecordText]) -> Opened:
    """Opens a record as a game for replay."""
    registry.work.spend(KILOBYTE * len(data.text) / 1000)
    return Opened(game=await record_io.open_record(registry, data.text))


@get("/api/kept", operation_id="ApiKeptKept")
async def list_sample_games(request: Caller) -> list[SampleGameCard]:
    """Returns the sample games: real games that come with the titles."""
    return await asyncio.to_thread(record_io.sample_game_cards, language_of(request))


@post(
    "/api/kept/{title:str}/{game:str}",
    opt=limits(creates_game=True),
    operation_id="ApiKeptTitleGameOpenKept",
)
async def open_sample_game(registry: Registry, title: TitleName, game: GameName) -> Opened:
    """Opens a sample game for replay."""
    for one in sample_games():
        if one.name == f"{title}/{game}":
            return Opened(game=await record_io.open_record(registry, one.record))
    raise Problem(404, "no-game")


HANDLERS = [record, chart, expectations, fork, open_record, list_sample_games, open_sample_game]
