"""Diagnoses texts with a verb and a slot that the action space does not combine.

``build pottery Dudley`` has no code, since no slot of Dudley takes a pottery.  The rules still give
a reason, which is more informative than "unknown text".
"""

from typing import Final

from ironbridge.core.action_table import BUILD, DOUBLE_BUILD, SELL, TAKE
from ironbridge.core.names import GOODS
from ironbridge.core.position import Position
from ironbridge.core.reasons import NAMES
from ironbridge.core.transitions import why_not_unlisted
from ironbridge.notation.fold import fold
from ironbridge.titles.refused_choice import RefusedChoice
from ironbridge.titles.spec import GameSpec

VERBS: Final = {
    "build": int(BUILD),
    "sell": int(SELL),
    **{goods: int(TAKE) + number for number, goods in enumerate(GOODS)},
}
"""Verbs that combine with some slots only, by their word."""


def unlisted_choice(spec: GameSpec, pos: Position, text: str) -> RefusedChoice | None:
    """Returns the choice that a text names, with the reason why it has no code.

    ``None`` when the text names no such verb, industry or slot.
    """
    word, _, rest = fold(text).partition(" ")
    if word not in VERBS:
        return None
    verb, kind = VERBS[word], -1
    if verb == BUILD:
        industry, _, rest = without_double(spec, rest).partition(" ")
        if industry not in spec.names.industries:
            return None
        kind = spec.names.industries.index(industry)
    slots = slots_named(spec, rest)
    if not slots:
        return None
    reason = NAMES[int(why_not_unlisted(verb))]
    a = slots[0] if kind < 0 else kind
    return RefusedChoice(spec.rules, spec.names, pos, reason, verb, a, slots[0], kind)


def without_double(spec: GameSpec, rest: str) -> str:
    """Returns the text after ``build``, without ``double`` where the title has double builds."""
    has_double = spec.rules.tables.choices.start[DOUBLE_BUILD] >= 0
    return rest.removeprefix("double ") if has_double else rest


def slots_named(spec: GameSpec, text: str) -> list[int]:
    """Returns the slots that the name of a slot or a place refers to."""
    names = spec.names
    return [
        slot
        for slot, name in enumerate(names.slots)
        if text in (fold(name), fold(names.places[names.slot_place[slot]]))
    ]
