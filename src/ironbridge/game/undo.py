"""Undo limit: decides how far back the choices of a game can be undone.

A choice that revealed hidden information, such as a drawn card, ends undo.  ``EventKind.shows``
marks these events, in ``core/event_kinds.py`` and in the title's ``codes.py``.  An undo of the turn
also stops at the first choice of the turn.
"""

from ironbridge.core.action_table import GIVE_UP
from ironbridge.core.events import TURN_ENDED
from ironbridge.game.history import History


def can_undo(history: History) -> bool:
    """Returns whether the last choice can be undone: it revealed no hidden information."""
    return bool(history.steps) and not reveals_since(history, len(history.steps) - 1)


def reveals_since(history: History, step: int) -> bool:
    """Returns whether hidden information was revealed from this step on."""
    kinds = history.spec.events
    return any(kinds[kind].shows for kind in history.event_kinds(step))


def turn_start(history: History) -> int:
    """Returns the first step of the current turn."""
    verbs = history.texts.verb
    for step in range(len(history.steps) - 1, -1, -1):
        ended = TURN_ENDED in history.event_kinds(step, step + 1)
        if ended or verbs[history.steps[step]] == GIVE_UP:
            return step + 1
    return 0


def turn_undo_limit(history: History) -> int:
    """Returns the earliest step to which the current turn can be undone."""
    step, start = len(history.steps), turn_start(history)
    while step > start and not reveals_since(history, step - 1):
        step -= 1
    return step
