"""Choices as phrases for people: "build a cotton mill 1 in Derby, £12"."""

from ironbridge.core.action_table import (
    BUILD,
    CARD,
    DEVELOP,
    DOUBLE_BUILD,
    GIVE_UP,
    LINK,
    LOAN,
    SELL,
)
from ironbridge.core.bitset import BIT
from ironbridge.core.income_payment import tile_worth
from ironbridge.core.link import link_price
from ironbridge.core.names import GOODS
from ironbridge.core.position import Position
from ironbridge.core.tiles import next_tile
from ironbridge.i18n.localizer import Facts, Localizer
from ironbridge.notation.choice_text import ChoiceTexts, texts_of
from ironbridge.titles.spec import GameSpec

BUILDS = (BUILD, DOUBLE_BUILD)
STANDING = (SELL, GIVE_UP)


def phrase(localizer: Localizer, pos: Position, code: int) -> str:
    """Returns a choice as a phrase; its notation where there is no message for it."""
    texts = texts_of(localizer.spec)
    message = phrase_name(texts, code)
    if not localizer.has(message):
        return texts.text[code]
    return localizer.format_cached(message, phrase_facts(localizer, pos, texts, code))


def phrase_name(texts: ChoiceTexts, code: int) -> str:
    """Returns the message id of a choice: ``choice-give-up``, ``choice-to-distant-market``."""
    word = texts.word(code)
    own = texts.spec.extra_verbs.get(texts.verb[code])
    if own is not None:
        word = " ".join(part for part in (own.word, own.what or own.about) if part)
    return f"choice-{word.replace(' ', '-')}"


def phrase_names(spec: GameSpec) -> set[str]:
    """Returns the message ids of all choices of a game spec."""
    texts = texts_of(spec)
    return {phrase_name(texts, code) for code in range(texts.size)}


def phrase_facts(localizer: Localizer, pos: Position, texts: ChoiceTexts, code: int) -> Facts:
    """Returns the variables of a choice; with a slot's number only where it is ambiguous."""
    spec, verb, a, b = localizer.spec, texts.verb[code], texts.a[code], texts.b[code]
    if verb in BUILDS:
        return build_facts(localizer, pos, a, b) | {"where": where(localizer, texts, code, b)}
    if verb == LINK:
        price = link_price(spec.rules.tables, pos)
        return {"link": localizer.link(a), "era": localizer.era(pos.era), "price": max(price, 0)}
    if verb == DEVELOP:
        return next_tile_facts(localizer, pos, a)
    if verb == CARD:
        return {"card": localizer.card(a)}
    if verb == LOAN:
        return {"money": texts.amount(code) or 0}
    if verb in texts.slot_verbs:
        standing = localizer.tile(pos.tile_on(a)) if verb in STANDING else {}
        if verb == GIVE_UP and pos.slots_taken & BIT[a]:
            standing |= {"money": tile_worth(spec.rules.tables, pos, a)}
        return {"where": where(localizer, texts, code, a), **standing}
    about = spec.extra_verbs[verb].about if verb in spec.extra_verbs else ""
    if about == "card":
        return {"card": localizer.card(a)}
    if about == "space":
        return {"space": localizer.space(a)}
    return {"goods": GOODS[a]} if about == "goods" else {}


def build_facts(localizer: Localizer, pos: Position, kind: int, slot: int) -> Facts:
    """Returns the variables of a build: tile, printed price, level of the replaced tile."""
    tables = localizer.spec.rules.tables
    price = tables.tile_cost[next_tile(tables, pos, pos.seat, kind)]
    old = localizer.tile(pos.tile_on(slot))["level"] if pos.slots_taken & BIT[slot] else "none"
    return {**next_tile_facts(localizer, pos, kind), "price": price, "old": old}


def next_tile_facts(localizer: Localizer, pos: Position, kind: int) -> Facts:
    """Returns the variables of the lowest tile left of an industry, for the seat to act."""
    return localizer.tile(next_tile(localizer.spec.rules.tables, pos, pos.seat, kind))


def where(localizer: Localizer, texts: ChoiceTexts, code: int, slot: int) -> str:
    """Returns the shortest unambiguous name of a slot."""
    return localizer.slot(slot) if texts.numbered(code) else localizer.place_of(slot)
