"""Lists every legal complete action as a line of notation."""

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.action_table import END_TURN
from ironbridge.core.events import ANSWERED
from ironbridge.core.position import MAX_SLOTS, Position
from ironbridge.core.transitions import apply
from ironbridge.core.workspace import Workspace
from ironbridge.notation.action_text import Step, action_line
from ironbridge.notation.choice_text import ChoiceTexts
from ironbridge.search.turn_generator import TurnGenerator
from ironbridge.titles.spec import GameSpec


def whole_actions(spec: GameSpec, texts: ChoiceTexts, pos: Position) -> tuple[str, ...]:
    """Returns the lines of all actions with every card and source; equal outcomes once.

    For an unfinished action, the possible endings.
    """
    generator = TurnGenerator(spec.rules)
    generator.every_card = True
    generator.sources = MAX_SLOTS
    generator.actions(pos)
    lines = [line_of(spec, texts, pos, path) for path in generator.paths]
    return tuple(dict.fromkeys(lines))


def line_of(spec: GameSpec, texts: ChoiceTexts, pos: Position, path: vec[i64]) -> str:
    """Returns the line of an action from its choices, without the ``end turn`` after it."""
    if len(path) > 1 and spec.rules.tables.choices.verb[path[-1]] == END_TURN:
        path = path[:-1]
    work = Workspace(True)
    steps: list[Step] = []
    now = pos
    for code in path:
        before, now = now, now.copy()
        apply(spec.rules, now, work, code)
        steps.append(Step(before, code, True))
        steps += [Step(before, a, False) for what, _, a, _ in work.log.take() if what == ANSWERED]
    return action_line(spec, texts, steps)
