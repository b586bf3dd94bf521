"""Response types of the review of a game."""

from typing import Literal

import msgspec

from ironbridge.review.ledger import LuckLedger
from ironbridge.review.seat_summary import SeatReview
from ironbridge.review.turn_review import TurnReview
from ironbridge.types import LoggedAction, View


class ReviewState(msgspec.Struct, frozen=True, kw_only=True):
    """The review of a finished game, as far as it is computed."""

    status: Literal["none", "running", "stopped", "done"]
    version: str
    """Version of the evaluator; reviews of different versions are not comparable."""
    total: int
    """Number of turns of the game."""
    done: int
    """Number of turns that are reviewed."""
    turns: list[TurnReview]
    """Reviewed turns from number ``since`` on, in the order in which they were finished."""
    summary: list[SeatReview] = []
    """Summary of each seat that a person or a bot played; empty until all turns are reviewed."""
    ledger: LuckLedger | None = None


class ActionShown(msgspec.Struct, frozen=True, kw_only=True):
    """An action of the best turn found, with the board after it."""

    action: LoggedAction
    view: View


class TurnShown(msgspec.Struct, frozen=True, kw_only=True):
    """The best turn found, action by action, to be drawn on the board."""

    turn: int
    best: list[ActionShown]
