"""The open question in words."""

from typing import Final

from ironbridge.core import choices, position
from ironbridge.core.desk import Desk
from ironbridge.core.doors import legal
from ironbridge.core.position import ASK_COAL, ASK_MORE, ASK_NOTHING, Position
from ironbridge.words.chapters import chapters
from ironbridge.words.voice import Facts, Voice

QUESTIONS: Final = {
    position.ASK_ACTION: "action",
    position.ASK_CARD: "card",
    position.ASK_COAL: "coal",
    position.ASK_IRON: "iron",
    position.ASK_BEER: "beer",
    position.ASK_MORE: "more",
    position.ASK_GIVE_UP: "give-up",
    position.ASK_NOTHING: "nothing",
}
"""The questions that every title may ask, by the end of their message's name."""

VERBS: Final = {
    choices.BUILD: "build",
    choices.DOUBLE_BUILD: "build",
    choices.LINK: "link",
    choices.DEVELOP: "develop",
    choices.SELL: "sell",
    choices.LOAN: "loan",
    choices.PASS: "pass",
    choices.DONE: "done",
    choices.CARD: "card",
    (choices.TAKE + position.COAL): "take",
    (choices.TAKE + position.IRON): "take",
    (choices.TAKE + position.BEER): "take",
    choices.GIVE_UP: "give-up",
    choices.END_TURN: "end-turn",
}
"""The verbs that every title may have, as messages select by ``$verb``."""

ANY_QUESTION: Final = "any"
"""The question of a title that did not name its own."""


def verb_name(voice: Voice, verb: int) -> str:
    """Returns a verb, as messages select by it."""
    for chapter in chapters(voice.setting):
        if verb in chapter.verbs:
            return chapter.verbs[verb]
    return VERBS.get(verb, "other")


def question_name(voice: Voice, pos: Position) -> str:
    """Returns the open question's name: its message is ``prompt-`` and this."""
    ask = pos.ask
    if ask in QUESTIONS:
        return QUESTIONS[ask]
    for chapter in chapters(voice.setting):
        if ask in chapter.questions:
            return chapter.questions[ask]
    return ANY_QUESTION


def ask(voice: Voice, pos: Position) -> str:
    """Returns the open question as a sentence."""
    return voice.recall(f"prompt-{question_name(voice, pos)}", prompt_facts(voice, pos))


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
