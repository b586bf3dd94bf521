"""Endpoints of the chat at a table, and of private notes to a game."""

import logging
import time
from typing import Final

from litestar import get, post, put
from litestar.params import FromPath, JSONBody

from ironbridge.server.api.auth import (
    game_for,
    game_to_change,
    holds_seat,
    language_of,
    opened_by,
    token_of,
)
from ironbridge.server.api.chat_schemas import (
    ChatMessage,
    ChatPhrase,
    ChatReporter,
    ChatRule,
    NewChatMessage,
    NewPrivateNote,
    PrivateNote,
)
from ironbridge.server.api.dependencies import Caller, GameName, Registry, SeatInPath
from ironbridge.server.api.session_schemas import TableSession
from ironbridge.server.live import chat
from ironbridge.server.live.table_rights import ASK, MANAGE
from ironbridge.server.messages import say
from ironbridge.server.store import chat_rows

LOG: Final = logging.getLogger(__name__)
MessageNumber = FromPath[int]


@get("/api/chat/phrases")
async def phrases(request: Caller) -> list[ChatPhrase]:
    """Returns the printed phrases in the caller's language."""
    language = language_of(request)
    names = (*chat.PHRASES, chat_rows.REMOVED)
    return [ChatPhrase(name=name, text=say(language, f"phrase-{name}")) for name in names]


@post("/api/games/{game:str}/chat", status_code=200)
async def send_message(
    request: Caller, registry: Registry, game: GameName, data: JSONBody[NewChatMessage]
) -> list[ChatMessage]:
    """Sends a phrase, a mark on the board, or free text where the host allows it."""
    live_game = await game_to_change(registry, token_of(request), game, ASK, data.seat)
    await chat.send(registry, live_game, data)
    return live_game.chat


@put("/api/games/{game:str}/chat/rule")
async def set_rule(
    request: Caller, registry: Registry, game: GameName, data: JSONBody[ChatRule]
) -> TableSession:
    """Allows free text in the chat, or ends it; for the host."""
    live_game = await game_to_change(registry, token_of(request), game, MANAGE)
    host = (await opened_by(registry, token_of(request))).seat
    await chat.allow_free_text(registry, live_game, host, data.free_text)
    return live_game.table_session()


@post("/api/games/{game:str}/chat/{message:int}/report", status_code=204)
async def report_message(
    request: Caller,
    registry: Registry,
    game: GameName,
    message: MessageNumber,
    data: JSONBody[ChatReporter],
) -> None:
    """Reports a message to the operator, for a person at the table."""
    live_game = await game_to_change(registry, token_of(request), game, ASK, data.seat)
    chat.check_rate(registry, game, data.seat)
    await chat_rows.add_report(registry.store, game, message, data.seat, time.time())
    LOG.warning("chat message reported", extra={"game": live_game.row.id, "number": message})


@get("/api/games/{game:str}/seats/{seat:int}/notes")
async def list_notes(
    request: Caller, registry: Registry, game: GameName, seat: SeatInPath
) -> list[PrivateNote]:
    """Returns the private notes of a seat, for its player."""
    live_game = await game_for(registry, token_of(request), game)
    await holds_seat(registry, token_of(request), live_game, seat)
    return await chat_rows.notes_of(registry.store, game, seat)


@put("/api/games/{game:str}/seats/{seat:int}/notes")
async def keep_note(
    request: Caller,
    registry: Registry,
    game: GameName,
    seat: SeatInPath,
    data: JSONBody[NewPrivateNote],
) -> list[PrivateNote]:
    """Keeps a private note to a moment of the game; an empty text removes it."""
    live_game = await game_for(registry, token_of(request), game)
    await holds_seat(registry, token_of(request), live_game, seat)
    note = PrivateNote(action=data.action, text=data.text.strip(), at=time.time())
    await chat_rows.keep_note(registry.store, game, seat, note)
    return await chat_rows.notes_of(registry.store, game, seat)


HANDLERS = [phrases, send_message, set_rule, report_message, list_notes, keep_note]
