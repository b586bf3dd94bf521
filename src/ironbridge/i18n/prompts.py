"""Sentences of the open question."""

from typing import Final

from ironbridge.core import action_table, position
from ironbridge.core.position import ASK_COAL, ASK_MORE, ASK_NOTHING, MONEY, Position
from ironbridge.core.transitions import legal
from ironbridge.core.workspace import Workspace
from ironbridge.i18n.localizer import Facts, Localizer
from ironbridge.i18n.title_messages import messages_of

VERBS: Final = {
    action_table.BUILD: "build",
    action_table.DOUBLE_BUILD: "build",
    action_table.LINK: "link",
    action_table.DEVELOP: "develop",
    action_table.SELL: "sell",
    action_table.LOAN: "loan",
    action_table.PASS: "pass",
    action_table.DONE: "done",
    action_table.CARD: "card",
    (action_table.TAKE + position.COAL): "take",
    (action_table.TAKE + position.IRON): "take",
    (action_table.TAKE + position.BEER): "take",
    action_table.GIVE_UP: "give-up",
    action_table.END_TURN: "end-turn",
}
"""Verbs of all titles, as messages select by ``$verb``."""


def verb_name(localizer: Localizer, verb: int) -> str:
    """Returns the name of a verb, as messages select by ``$verb``."""
    for chapter in messages_of(localizer.spec):
        if verb in chapter.verbs:
            return chapter.verbs[verb]
    return VERBS.get(verb, "other")


def open_question(localizer: Localizer, pos: Position) -> str:
    """Returns the open question as a sentence."""
    return format_question(localizer, pos, f"prompt-{localizer.spec.question_name(pos.ask)}")


def note(localizer: Localizer, pos: Position) -> str:
    """Returns what follows from the answer to the open question; empty without such a message."""
    message = f"prompt-{localizer.spec.question_name(pos.ask)}-note"
    if not localizer.has(message):
        return ""
    return format_question(localizer, pos, message)


def format_question(localizer: Localizer, pos: Position, message: str) -> str:
    """Returns a message about the open question; looks up only the names that it uses."""
    facts = prompt_facts(localizer, pos)
    used = localizer.variables(message)
    if "place" in used:
        facts.setdefault("place", localizer.place_of(pos.slot))
    if "link" in used:
        facts.setdefault("link", localizer.link(pos.link))
    return localizer.format_cached(message, facts)


def prompt_facts(localizer: Localizer, pos: Position) -> Facts:
    """Returns the variables of the open question, without place and link."""
    names = localizer.spec.names
    facts: Facts = {
        "verb": verb_name(localizer, pos.verb),
        "actions": pos.actions,
        "cards": pos.cards_due,
        "count": answers(localizer, pos),
        "owed": pos.owed,
        "money": pos.seat_value(pos.seat, MONEY) if pos.seat >= 0 else 0,
        "divisor": localizer.spec.rules.tables.shortfall_divisor,
        "points": localizer.spec.rules.tables.shortfall_points,
        "industry": names.industries[pos.kind],
    }
    for chapter in messages_of(localizer.spec):
        facts |= chapter.prompt_facts(localizer, pos)
    return facts


def answers(localizer: Localizer, pos: Position) -> int:
    """Returns the number of sources to choose from; 0 where the message does not use it."""
    if not ASK_COAL <= pos.ask < ASK_MORE or pos.ask == ASK_NOTHING:
        return 0
    return legal(localizer.spec.rules, pos, Workspace())
