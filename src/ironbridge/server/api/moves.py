"""Move endpoints: play and undo, explain a refusal, preview choices."""

import asyncio
from collections.abc import Sequence

from litestar import post
from litestar.params import JSONBody

from ironbridge.errors import BadInput, Refused
from ironbridge.game import Game
from ironbridge.server.api.auth import holds_seat, language_of, may_play, token_of
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
from ironbridge.server.live import rules_adapter
from ironbridge.server.problems import Problem


@post("/api/games/{game:str}/entries", status_code=200)
async def post_entry(
    request: Caller, registry: Registry, game: GameName, data: JSONBody[NewEntry]
) -> Ready[TableState]:
    """Appends one entry to the log: a choice, an undo, or an undo of the turn."""
    live_game, language = await registry.live_game(game), language_of(request)
    if (data.play is not None) + data.undo + data.undo_turn != 1:
        raise Problem(422, "one-thing")
    await may_play(registry, token_of(request), live_game, data.seat)
    if data.play is None:
        await registry.undo(live_game, data.seat, data.seen, data.undo_turn, language)
    else:
        await registry.play(live_game, data.seat, data.seen, data.play, language)
    return ready(live_game.seen(data.seat, language))


@post("/api/games/{game:str}/why", status_code=200)
async def explain_refusal(
    request: Caller, registry: Registry, game: GameName, data: JSONBody[LegalityRequest]
) -> Legality:
    """Returns whether a choice is legal; otherwise the refusal."""
    live_game = await registry.live_game(game)
    await holds_seat(registry, token_of(request), live_game, data.seat)
    if live_game.game.seat != data.seat:
        raise Problem(409, "not-your-turn", entries=live_game.entries)
    language = language_of(request)
    refusal = rules_adapter.refusal_of(
        live_game.game, data.choice, language, live_game.names(language)
    )
    return Legality(allowed=True) if refusal is None else as_answer(refusal)


@post("/api/games/{game:str}/preview", status_code=200)
async def preview(
    request: Caller, registry: Registry, game: GameName, data: JSONBody[PreviewRequest]
) -> list[PreviewReply]:
    """Returns the effects of choices before they are made."""
    live_game = await registry.live_game(game)
    await holds_seat(registry, token_of(request), live_game, data.seat)
    if live_game.game.seat != data.seat:
        raise Problem(409, "not-your-turn", entries=live_game.entries)
    language = language_of(request)
    players = live_game.names(language)
    return await asyncio.to_thread(previews, live_game.game, data.choices, language, players)


def previews(
    game: Game, choices: list[int | str] | None, language: str, players: Sequence[str] = ()
) -> list[PreviewReply]:
    """Returns a preview of each choice; of all legal choices when none is named."""
    wanted = [choice.code for choice in rules_adapter.choices(game)] if choices is None else choices
    found = []
    for choice in wanted:
        try:
            shown = rules_adapter.preview(game, choice, language, players)
            found.append(PreviewReply(choice=choice, preview=shown))
        except Refused as refused:
            found.append(PreviewReply(choice=choice, refusal=as_answer(refused)))
        except BadInput as wrong:
            answer = Legality(allowed=False, text=wrong.text(language))
            found.append(PreviewReply(choice=choice, refusal=answer))
    return found


def as_answer(refused: Refused) -> Legality:
    """Returns a refusal as the API sends it."""
    refusal = refused.refusal
    return Legality(
        allowed=False,
        rule=refusal.rule,
        reason=refusal.reason,
        text=refusal.text,
        missing=refusal.missing,
    )


HANDLERS = [post_entry, explain_refusal, preview]
