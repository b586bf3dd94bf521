"""Formats a refusal as a sentence, from its diagnosis."""

from collections.abc import Callable, Mapping
from typing import Final

from ironbridge.core import reasons
from ironbridge.core.names import GOODS
from ironbridge.core.position import Position
from ironbridge.i18n.localizer import Facts, Localizer
from ironbridge.i18n.prompts import open_question, verb_name
from ironbridge.titles.diagnosis import diagnose, refused_choice
from ironbridge.titles.refused_choice import AND, OR, Diagnosis, Fact, Named, RefusedChoice

NOT_ASKED: Final = reasons.NAMES[int(reasons.NOT_ASKED)]


def explain(localizer: Localizer, pos: Position, code: int, reason: str) -> str:
    """Returns the sentence for the refusal of a code."""
    choice = refused_choice(localizer.spec, pos, code, reason)
    return sentence(localizer, choice, diagnose(localizer.spec, choice))


def sentence(localizer: Localizer, choice: RefusedChoice, diagnosis: Diagnosis) -> str:
    """Returns the sentence of a refusal; the name of a reason without a message."""
    message = f"reason-{choice.reason}"
    if not localizer.has(message):
        return localizer.format("reason-any", {"reason": choice.reason})
    facts = refusal_facts(localizer, diagnosis)
    if choice.reason == NOT_ASKED:
        facts["question"] = open_question(localizer, choice.pos)
    return localizer.format(message, facts)


def refusal_facts(localizer: Localizer, diagnosis: Diagnosis) -> Facts:
    """Returns the variables of the sentence: missing parts, then further facts."""
    facts: Facts = {
        "missing": len(diagnosis.links),
        "links": localizer.links(diagnosis.links),
        "cards": localizer.either([localizer.card(card) for card in diagnosis.cards]),
        "slots": localizer.either([localizer.slot(slot) for slot in diagnosis.slots]),
    }
    facts |= price_facts(diagnosis)
    for shortage in diagnosis.shortages:
        facts |= {"needed": shortage.needed, "have": shortage.available}
        facts["goods"] = GOODS[shortage.goods]
    for name, fact in diagnosis.facts.items():
        facts[name] = value_of(localizer, fact)
    return facts


def price_facts(diagnosis: Diagnosis) -> Facts:
    """Returns the price in parts; ``price`` is 0 where it is unknown."""
    price = diagnosis.price
    if price is None:
        return {"price": 0}
    return {
        "price": price.total,
        "printed": price.base,
        "coal": price.coal,
        "iron": price.iron,
        "cubes": price.coal + price.iron,
        "short": price.total - price.money,
    }


def value_of(localizer: Localizer, fact: Fact) -> str | int:
    """Returns a variable of a message; ids become names."""
    if not isinstance(fact, Named):
        return fact
    names = [NAME_OF[fact.kind](localizer, number) for number in fact.ids]
    if fact.join == AND:
        return localizer.all_of(names)
    if fact.join == OR:
        return localizer.either(names)
    (name,) = names
    return name


NAME_OF: Final[Mapping[str, Callable[[Localizer, int], str]]] = {
    "place": Localizer.place,
    "slot": Localizer.slot,
    "link": Localizer.link,
    "card": Localizer.card,
    "space": Localizer.space,
    "seat": Localizer.seat,
    "industry": Localizer.industry,
    "verb": verb_name,
    "level": lambda localizer, level: str(level),
}
"""Function that names an id, by its kind."""
