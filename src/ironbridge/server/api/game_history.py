"""History endpoints: records, charts, analysis, forks, sample games."""

import asyncio

from litestar import get, post
from litestar.params import JSONBody

from ironbridge.server import game_stats as charts
from ironbridge.server.api.auth import holds_seat, language_of, token_of
from ironbridge.server.api.dependencies import Caller, GameName, Registry, TitleName
from ironbridge.server.api.schemas import (
    Created,
    ForkRequest,
    GameAnalysis,
    GameChart,
    Opened,
    RecordText,
    SampleGameCard,
)
from ironbridge.server.live import analysis, record_io
from ironbridge.server.live.fork import fork_game
from ironbridge.server.problems import Problem
from ironbridge.titles.sample_games import sample_games


@get("/api/games/{game:str}/record", media_type="text/plain")
async def record(registry: Registry, game: GameName) -> str:
    """Returns the record of a game as text; while the game runs, without hidden information."""
    return record_io.record_of(await registry.live_game(game))


@get("/api/games/{game:str}/chart")
async def chart(registry: Registry, game: GameName) -> GameChart:
    """Returns statistics of a game: standings per round and sources of points."""
    live_game = await registry.live_game(game)
    log = (await registry.store.log(game))[: live_game.entries]
    return await asyncio.to_thread(charts.chart_of, live_game.row.header, live_game.row.seed, log)


@get("/api/games/{game:str}/outlook")
async def expectations(registry: Registry, game: GameName) -> GameAnalysis:
    """Returns the expected points and win probabilities after each action of a finished game."""
    return await analysis.analysis_of(registry, await registry.live_game(game))


@post("/api/games/{game:str}/fork")
async def fork(
    request: Caller, registry: Registry, game: GameName, data: JSONBody[ForkRequest]
) -> Created:
    """Copies a position of a game into a new game on one device."""
    live_game = await registry.live_game(game)
    if data.seat is not None:
        await holds_seat(registry, token_of(request), live_game, data.seat)
    at = live_game.entries if data.at is None else data.at
    if data.action is not None:
        at = live_game.entry_of(data.action)
    return await fork_game(registry, live_game, at, data.seat, data.players)


@post("/api/records")
async def open_record(registry: Registry, data: JSONBody[RecordText]) -> Opened:
    """Opens a record as a game for replay."""
    return Opened(game=await record_io.open_record(registry, data.text))


@get("/api/kept")
async def kept(request: Caller) -> list[SampleGameCard]:
    """Returns the sample games: real games that come with the titles."""
    return await asyncio.to_thread(record_io.sample_game_cards, language_of(request))


@post("/api/kept/{title:str}/{game:str}")
async def open_kept(registry: Registry, title: TitleName, game: GameName) -> Opened:
    """Opens a sample game for replay."""
    for one in sample_games():
        if one.name == f"{title}/{game}":
            return Opened(game=await record_io.open_record(registry, one.record))
    raise Problem(404, "no-game")


HANDLERS = [record, chart, expectations, fork, open_record, kept, open_kept]
