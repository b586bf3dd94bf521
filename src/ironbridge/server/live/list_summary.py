"""State of a game for lists, as its row in the database keeps it."""

import msgspec

from ironbridge.game import Game
from ironbridge.server.live import rules_adapter
from ironbridge.server.live.table_session import SessionState
from ironbridge.server.live.time_used import TimeUsed


def summary_of(game: Game, thinking: TimeUsed, session: SessionState) -> str:
    """Returns the encoded state of a game for lists."""
    actions = rules_adapter.action_count(game)
    found = {
        **rules_adapter.summary(game),
        "asked": thinking.asked,
        "actions": actions,
        "since": thinking.turn_began,
        "standing": session.standing,
    }
    return msgspec.json.encode(found).decode()
