"""The begun action in a position text: what was answered of it, and the question that is open."""

from collections.abc import Sequence
from typing import NamedTuple

from ironbridge.core.position import (
    ASK_ACTION,
    ASK_CARD,
    ASK_COAL,
    ASK_GIVE_UP,
    ASK_MORE,
    ASK_NOTHING,
    Position,
)
from ironbridge.notation.action_text import Step
from ironbridge.notation.choice_text import texts_of
from ironbridge.titles.spec import GameSpec


class Begun(NamedTuple):
    """The lines ``begun`` and ``question`` of a text."""

    line: int
    answers: Sequence[str]
    """Choices answered since the last action was finished, by their texts."""
    question_line: int
    question: str | None
    """What the text says is asked now; ``None`` when it does not say."""
    scored: dict[int, int] | None = None
    """Of a finished game: the owners of the links that were scored last and left the board."""


def open_question(spec: GameSpec, pos: Position, begun: Sequence[Step]) -> str:
    """Returns the open question by name: ``card for scout, 2 to play``; nothing between actions."""
    if pos.ask == ASK_ACTION or pos.ask == ASK_NOTHING:
        return ""
    if pos.ask == ASK_GIVE_UP:
        return f"give up, {pos.owed} owed"
    name = spec.question_name(pos.ask).replace("-", " ")
    asked = f"{name} for {piece(spec, begun)}"
    if pos.ask == ASK_CARD:
        return f"{asked}, {pos.cards_due} to play"
    if pos.ask < ASK_MORE:
        return f"{asked}, {pos.due(pos.ask - ASK_COAL)} due"
    return asked


def piece(spec: GameSpec, begun: Sequence[Step]) -> str:
    """Returns what the action is about now: its beginning, or the piece that was added last."""
    starting = (ASK_ACTION, ASK_MORE)
    starts = [step.code for step in begun if step.asked and step.before.ask in starting]
    return texts_of(spec).text[starts[-1]]
