"""The open question in words."""

from typing import Final

from ironbridge.core import action_table, position
from ironbridge.core.position import ASK_COAL, ASK_MORE, ASK_NOTHING, Position
from ironbridge.core.transitions import legal
from ironbridge.core.workspace import Desk
from ironbridge.i18n.localizer import Facts, Voice
from ironbridge.i18n.title_messages import chapters

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
"""The verbs that every title may have, as messages select by ``$verb``."""


def verb_name(voice: Voice, verb: int) -> str:
    """Returns a verb, as messages select by it."""
    for chapter in chapters(voice.setting):
        if verb in chapter.verbs:
            return chapter.verbs[verb]
    return VERBS.get(verb, "other")


def ask(voice: Voice, pos: Position) -> str:
    """Returns the open question as a sentence."""
    return voice.recall(f"prompt-{voice.setting.question_name(pos.ask)}", prompt_facts(voice, pos))


def prompt_facts(voice: Voice, pos: Position) -> Facts:
    """Returns what the question is about."""
    names = voice.setting.names
    facts: Facts = {
        "verb": verb_name(voice, pos.verb),
        "actions": pos.actions,
        "cards": pos.cards_due,
        "count": answers(voice, pos),
        "owed": pos.owed,
        "industry": names.industries[pos.kind],
        "place": names.places[names.slot_place[pos.slot]],
        "link": voice.link(pos.link),
    }
    for chapter in chapters(voice.setting):
        facts |= chapter.prompt_facts(voice, pos)
    return facts


def answers(voice: Voice, pos: Position) -> int:
    """Returns how many sources there are to choose from; 0 where the number says nothing."""
    if not ASK_COAL <= pos.ask < ASK_MORE or pos.ask == ASK_NOTHING:
        return 0
    return legal(voice.setting.rules, pos, Desk())
