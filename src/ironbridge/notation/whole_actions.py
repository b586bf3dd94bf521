"""Every whole action that can be played now, as the lines that are stored and read aloud."""

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.events import ANSWERED
from ironbridge.core.position import MAX_SLOTS, Position
from ironbridge.core.transitions import apply
from ironbridge.core.workspace import Desk
from ironbridge.notation.action_text import Step, action_line
from ironbridge.notation.choice_text import ChoiceTexts
from ironbridge.search.turn_generator import Lister
from ironbridge.titles.spec import Setting


def whole_actions(setting: Setting, texts: ChoiceTexts, pos: Position) -> tuple[str, ...]:
    """Returns the lines of all whole actions with every card and source, equal outcomes once.

    In the middle of an action, what is left to say of it.
    """
    lister = Lister(setting.rules)
    lister.every_card = True
    lister.sources = MAX_SLOTS
    lister.actions(pos)
    lines = [line_of(setting, texts, pos, path) for path in lister.paths]
    return tuple(dict.fromkeys(lines))


def line_of(setting: Setting, texts: ChoiceTexts, pos: Position, path: vec[i64]) -> str:
    """Returns the line of an action, from the answers that make it up."""
    desk = Desk(True)
    steps: list[Step] = []
    now = pos
    for code in path:
        before, now = now, now.copy()
        apply(setting.rules, now, desk, code)
        steps.append(Step(before, code, True))
        steps += [Step(before, a, False) for what, _, a, _ in desk.log.take() if what == ANSWERED]
    return action_line(setting, texts, steps)
