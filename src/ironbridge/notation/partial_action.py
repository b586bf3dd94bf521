"""Notation of an unfinished action in a position text: its answers and the open question."""

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
    """Texts of the choices answered since the last finished action."""
    question_line: int
    question: str | None
    """The open question as the text states it; ``None`` if it does not."""
    scored: dict[int, int] | None = None
    """For a finished game, the owners of the links removed by the last scoring."""


def open_question(spec: GameSpec, pos: Position, begun: Sequence[Step]) -> str:
    """Returns the open question's name: ``card for scout, 2 to play``; empty between actions."""
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
    """Returns the subject of the action: its beginning, or the piece added last."""
    starting = (ASK_ACTION, ASK_MORE)
    starts = [step.code for step in begun if step.asked and step.before.ask in starting]
    return texts_of(spec).text[starts[-1]]
