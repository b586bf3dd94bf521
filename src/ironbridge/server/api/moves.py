"""Move endpoints: play and undo, explain a refusal, preview choices."""

from litestar import post
from litestar.params import JSONBody

from ironbridge.server.api.auth import game_for, holds_seat, language_of, may_play, token_of
from ironbridge.server.api.dependencies import Caller, GameName, Registry
from ironbridge.server.api.responses import Ready, ready
from ironbridge.server.api.schemas import (
    Legality,
    LegalityRequest,
    NewEntry,
    PreviewReply,
    PreviewRequest,
    TableState,
)
from ironbridge.server.live import reading, rules_adapter
from ironbridge.server.live.gathering import check_dealt
from ironbridge.server.live.previews import as_answer
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.live.work_budget import TEXT, cost_of_choices
from ironbridge.server.problems import Problem


@post("/api/games/{game:str}/entries", status_code=200)
async def post_entry(
    request: Caller, registry: Registry, game: GameName, data: JSONBody[NewEntry]
) -> Ready[TableState]:
    """Appends one entry to the log: a choice, an undo, or an undo of the turn."""
    return ready(await enter(registry, game, token_of(request), data, language_of(request)))


async def enter(
    registry: GameRegistry, game: str, token: str | None, data: NewEntry, language: str
) -> bytes:
    """Appends one entry to the log; returns the encoded state for its seat."""
    live_game = await game_for(registry, token, game)
    if (data.play is not None) + data.undo + data.undo_turn != 1:
        raise Problem(422, "one-thing")
    check_dealt(live_game)
    await may_play(registry, token, live_game, data.seat)
    if isinstance(data.play, str):
        registry.work.spend(TEXT, game)
    if data.play is None:
        await registry.undo(live_game, data.seat, data.seen, data.undo_turn, language)
    else:
        await registry.play(live_game, data.seat, data.seen, data.play, language)
    return live_game.encoded_state(data.seat, language)


@post("/api/games/{game:str}/why", status_code=200)
async def explain_refusal(
    request: Caller, registry: Registry, game: GameName, data: JSONBody[LegalityRequest]
) -> Legality:
    """Returns whether a choice is legal; otherwise the refusal."""
    live_game = await game_for(registry, token_of(request), game)
    await holds_seat(registry, token_of(request), live_game, data.seat)
    check_dealt(live_game)
    if live_game.game.seat != data.seat:
        raise Problem(409, "not-your-turn", entries=live_game.entries)
    language = language_of(request)
    registry.work.spend(cost_of_choices([data.choice]), game)
    refusal = rules_adapter.refusal_of(
        live_game.game, data.choice, language, live_game.names(language)
    )
    return Legality(allowed=True) if refusal is None else as_answer(refusal)


@post("/api/games/{game:str}/preview", status_code=200)
async def preview(
    request: Caller, registry: Registry, game: GameName, data: JSONBody[PreviewRequest]
) -> Ready[list[PreviewReply]]:
    """Returns the effects of choices before they are made."""
    live_game = await game_for(registry, token_of(request), game)
    await holds_seat(registry, token_of(request), live_game, data.seat)
    check_dealt(live_game)
    if live_game.game.seat != data.seat:
        raise Problem(409, "not-your-turn", entries=live_game.entries)
    language = language_of(request)
    return ready(await reading.preview(registry, live_game, data.seat, data.choices, language))


HANDLERS = [post_entry, explain_refusal, preview]
