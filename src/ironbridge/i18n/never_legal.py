"""Texts that name real things in a way the board can never allow: which rule they break.

``build pottery Dudley`` is in no table of choices, since no space of Dudley takes a pottery.
The person who typed it still deserves the rule, not "unknown text".
"""

from ironbridge.core import reasons
from ironbridge.core.action_table import BUILD, DOUBLE_BUILD, SELL, TAKE
from ironbridge.core.names import GOODS
from ironbridge.core.position import Position
from ironbridge.errors import Refusal
from ironbridge.i18n.localizer import Localizer
from ironbridge.i18n.refusal_text import refusal_facts
from ironbridge.i18n.rulebook import rule_of_reason
from ironbridge.i18n.title_messages import RefusalContext
from ironbridge.notation.choice_text import fold
from ironbridge.titles.spec import GameSpec


def impossible(spec: GameSpec, pos: Position, text: str, language: str) -> Refusal | None:
    """Returns the refusal of a text that no choice of the title can mean.

    ``None`` when it is gibberish.
    """
    verb, _, rest = fold(text).partition(" ")
    slots = slots_named(spec, rest)
    kind = -1
    if verb == "build":
        if spec.rules.tables.choices.start[DOUBLE_BUILD] >= 0:
            rest = rest.removeprefix("double ")
        industry, _, where = rest.partition(" ")
        slots = slots_named(spec, where)
        if industry not in spec.names.industries:
            return None
        kind = spec.names.industries.index(industry)
    if not slots:
        return None
    if verb == "build":
        return refuse(spec, pos, BUILD, "WRONG_INDUSTRY", slots[0], kind, language)
    if verb in GOODS:
        goods = TAKE + GOODS.index(verb)
        return refuse(spec, pos, goods, "NOT_A_SOURCE", slots[0], kind, language)
    if verb == "sell":
        return refuse(spec, pos, SELL, "NOT_SELLABLE", slots[0], kind, language)
    return None


def slots_named(spec: GameSpec, text: str) -> list[int]:
    """Returns the slots that a slot's or a place's name means."""
    names = spec.names
    return [
        slot
        for slot, name in enumerate(names.slots)
        if text in (fold(name), fold(names.places[names.slot_place[slot]]))
    ]


def refuse(
    spec: GameSpec, pos: Position, verb: int, reason: str, slot: int, kind: int, language: str
) -> Refusal:
    """Returns a refusal for a choice that is not in the table."""
    assert reason in reasons.NAMES.values()
    localizer = Localizer(spec, language)
    code = max(spec.rules.tables.choices.start[verb], 0)
    case = RefusalContext(localizer, pos, code, reason, slot, kind)
    text = localizer.format(f"reason-{reason}", refusal_facts(case))
    return Refusal(rule_of_reason(spec, reason), reason, text)
