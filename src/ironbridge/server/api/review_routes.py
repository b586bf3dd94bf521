"""Review endpoints: start, follow and stop the review of a finished game; its best turns."""

from litestar import delete, get, post

from ironbridge.server.api.auth import game_for, language_of, opened_by, token_of
from ironbridge.server.api.dependencies import Caller, GameName, Registry, Since, TurnInPath
from ironbridge.server.api.responses import Ready, revalidated
from ironbridge.server.api.review_schemas import ReviewState, TurnShown
from ironbridge.server.live import review_runs
from ironbridge.server.problems import Problem


@get("/api/games/{game:str}/review")
async def review(
    request: Caller, registry: Registry, game: GameName, since: Since = 0
) -> ReviewState:
    """Returns the review of a finished game, with the turns from number ``since`` on."""
    live_game = await game_for(registry, token_of(request), game)
    return await review_runs.state_of(registry, live_game, since)


@post("/api/games/{game:str}/review", status_code=202)
async def start_review(request: Caller, registry: Registry, game: GameName) -> ReviewState:
    """Starts or continues the review of a finished game; all clients share one review."""
    live_game = await game_for(registry, token_of(request), game)
    await review_runs.start(registry, live_game)
    return await review_runs.state_of(registry, live_game, 0)


@delete("/api/games/{game:str}/review", status_code=204)
async def stop_review(request: Caller, registry: Registry, game: GameName) -> None:
    """Stops the review of a game for all clients; its turns are kept, and it can be continued.

    Requires a token of the game, except for a record.
    """
    live_game = await game_for(registry, token_of(request), game)
    if live_game.row.status != "record":
        row = await opened_by(registry, token_of(request))
        if row.game != live_game.row.id:
            raise Problem(403, "not-your-seat")
    await review_runs.stop(registry, live_game)


@get("/api/games/{game:str}/review/turns/{turn:int}")
async def best_turn(
    request: Caller, registry: Registry, game: GameName, turn: TurnInPath
) -> Ready[TurnShown]:
    """Returns the best turn found in place of a reviewed turn, with the board after each action."""
    live_game = await game_for(registry, token_of(request), game)
    found = await review_runs.turn_shown(registry, live_game, turn, language_of(request))
    return revalidated(request, found)


HANDLERS = [review, start_review, stop_review, best_turn]
