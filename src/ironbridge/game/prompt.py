"""The open question as data: its kind, what it is about, what is owed and due, and its sentence."""

from collections.abc import Sequence

from ironbridge.core.action_table import BUILD, DEVELOP, DOUBLE_BUILD, LINK
from ironbridge.core.names import GOODS
from ironbridge.core.position import ASK_ACTION, ASK_NOTHING, Position
from ironbridge.i18n.choice_phrases import phrase
from ironbridge.i18n.localizer import Voice, voice_of
from ironbridge.i18n.prompts import ask
from ironbridge.notation.action_text import Step
from ironbridge.notation.choice_text import texts_of
from ironbridge.titles.spec import Setting
from ironbridge.types import Question

BUILDS = (BUILD, DOUBLE_BUILD)


def question_of(
    setting: Setting,
    pos: Position,
    begun: Sequence[str],
    answered: Sequence[Step],
    language: str = "en",
) -> Question:
    """Returns the question that is open now."""
    voice = voice_of(setting, language)
    inside = pos.ask not in setting.standing_questions
    verb = pos.verb
    names = setting.names
    about_kind = inside and verb in (*BUILDS, DEVELOP)
    return Question(
        kind=kind_of(voice, pos),
        seat=None if pos.seat < 0 else pos.seat,
        text=ask(voice, pos),
        begun=list(begun),
        said=[phrase(voice, step.before, step.code) for step in answered if step.asked],
        verb=verb_word(setting, verb) if inside else None,
        industry=names.industries[pos.kind] if about_kind else None,
        slot=names.slots[pos.slot] if inside and has_slot(setting, verb) else None,
        link=names.links[pos.link] if inside and verb == LINK else None,
        cards_due=pos.cards_due,
        due={name: pos.due(goods) for goods, name in enumerate(GOODS) if pos.due(goods)},
        owed=pos.owed,
    )


def kind_of(voice: Voice, pos: Position) -> str:
    """Returns what is asked for; a turn without actions left only waits to be ended."""
    if pos.ask == ASK_NOTHING:
        return "over"
    if pos.ask == ASK_ACTION and pos.actions == 0:
        return "end turn"
    return voice.setting.question_name(pos.ask).replace("-", " ")


def verb_word(setting: Setting, verb: int) -> str:
    """Returns an action, as it is written: ``build``, ``scout``."""
    return setting.once("verb words", verb_words)[verb]


def verb_words(setting: Setting) -> dict[int, str]:
    texts = texts_of(setting)
    return {verb: texts.word(code) for code, verb in enumerate(texts.verb)}


def has_slot(setting: Setting, verb: int) -> bool:
    """Returns whether an action is about one slot."""
    return verb in BUILDS or verb in texts_of(setting).slot_verbs
