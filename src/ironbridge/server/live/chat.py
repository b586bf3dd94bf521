"""Chat of a table: printed phrases, marks on the board, and free text where the host allows it.

A phrase is stored by its name, so that every reader gets it in the own language.  Messages are no
log entries: a message never makes the move of another player stale.
"""

import time
from typing import Final

from ironbridge.game import Game
from ironbridge.server.api.chat_schemas import ChatMark, ChatMessage, NewChatMessage
from ironbridge.server.live.live_game import LiveGame
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.player_names import few_marks, is_visible
from ironbridge.server.problems import Problem
from ironbridge.server.store.chat_rows import add_message
from ironbridge.server.store.game_log import FREE_TEXT, EntryData

PHRASES: Final = (
    *("hello", "good-luck", "well-played", "good-game", "thanks", "sorry"),
    *("one-moment", "your-turn", "back-soon", "my-mistake", "look-here", "mine-next"),
    *("beer-yours", "beer-please", "coal-please", "well-blocked", "tight", "rematch"),
)
"""Names of the printed phrases, in the order in which they are offered."""
LONGEST: Final = 300
"""Maximum number of characters of a free text."""


def check_rate(registry: GameRegistry, game: str, seat: int) -> None:
    """Raises a problem when a seat has sent too many messages."""
    wait = registry.chat_limiter.retry_after(f"{game}/{seat}")
    if wait > 0:
        seconds = int(wait) + 1
        headers = {"retry-after": str(seconds)}
        raise Problem(429, "chat-often", headers=headers, seconds=seconds)


async def send(registry: GameRegistry, live_game: LiveGame, asked: NewChatMessage) -> None:
    """Stores a message, then shows it to everybody who has the table open."""
    text = visible_text(asked.text)
    check_content(live_game, asked, text)
    check_rate(registry, live_game.row.id, asked.seat)
    message = ChatMessage(
        number=0,
        seat=asked.seat,
        name=live_game.seats[asked.seat].name,
        phrase=asked.phrase,
        mark=asked.mark,
        text=text,
        at=time.time(),
    )
    await add_message(registry.store, live_game.row.id, message)
    await registry.reload_chat(live_game)


def check_content(live_game: LiveGame, asked: NewChatMessage, text: str) -> None:
    """Raises a problem unless a message is a known phrase, a mark, or an allowed text."""
    if asked.text:
        if not live_game.session.free_text:
            raise Problem(403, "chat-printed-only")
        if asked.phrase or asked.mark is not None or not text:
            raise Problem(422, "chat-empty")
    elif not asked.phrase and asked.mark is None:
        raise Problem(422, "chat-empty")
    if asked.phrase and asked.phrase not in PHRASES:
        raise Problem(422, "no-phrase", phrase=asked.phrase)
    if asked.mark is not None and not is_on_board(live_game.game, asked.mark):
        raise Problem(422, "no-such-mark", name=asked.mark.name)


def is_on_board(game: Game, mark: ChatMark) -> bool:
    """Returns whether a mark names a part of the board."""
    names = game.spec.names
    known = {
        "slot": names.slots,
        "link": names.links,
        "space": names.spaces,
        "place": names.places,
    }
    return mark.name in known[mark.kind]


def visible_text(text: str) -> str:
    """Returns a text on one line, without invisible characters, at most ``LONGEST`` long."""
    shown = few_marks(char for char in text if is_visible(char))
    return " ".join("".join(shown).split())[:LONGEST].rstrip()


async def allow_free_text(
    registry: GameRegistry, live_game: LiveGame, host: int | None, allowed: bool
) -> None:
    """Allows free text or ends it; an entry of the log says so to everybody."""

    def carry_out(game: Game) -> tuple[str, EntryData]:
        if live_game.session.free_text == allowed:
            raise Problem(409, "chat-rule-same", entries=live_game.entries)
        note = "free-text-on" if allowed else "free-text-off"
        return FREE_TEXT, EntryData(yes=allowed, note=note)

    await registry.append(live_game, host, None, carry_out)
