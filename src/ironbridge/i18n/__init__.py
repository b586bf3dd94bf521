"""The only part that speaks to people: refusals, the log and the open question, as sentences.

To give a title its words, see ``README.md`` beside this file.
"""

from collections.abc import Sequence

from ironbridge.core.position import Position
from ironbridge.errors import Refusal, register_formatter
from ironbridge.i18n.choice_phrases import phrase
from ironbridge.i18n.event_text import Numbers, tell
from ironbridge.i18n.input_errors import complaint
from ironbridge.i18n.localizer import LANGUAGES, Voice, voice_of
from ironbridge.i18n.prompts import ask
from ironbridge.i18n.refusal_text import explain
from ironbridge.i18n.rulebook import reason_names, rule_of_reason
from ironbridge.notation.event_data import numbers_of
from ironbridge.titles.spec import Setting
from ironbridge.types import Event

register_formatter(complaint)

__all__ = ["card", "choice", "event", "industry", "languages", "prompt", "refusal"]


def languages() -> tuple[str, ...]:
    """Returns the languages that Ironbridge speaks."""
    return LANGUAGES


def refusal(
    setting: Setting,
    pos: Position,
    code: int,
    reason: int,
    language: str = "en",
    players: Sequence[str] = (),
) -> Refusal:
    """Returns why a choice is not allowed: the rule, the name of the reason, and a sentence."""
    name = reason_names(setting).get(reason, str(reason))
    text = explain(Voice(setting, language, players), pos, code, name)
    return Refusal(rule_of_reason(setting, name), name, text)


def event(
    setting: Setting, event: Event | Numbers, language: str = "en", players: Sequence[str] = ()
) -> str:
    """Returns what happened, as a sentence, from a typed event or from its numbers."""
    numbers = numbers_of(setting, event) if isinstance(event, Event) else event
    return tell(Voice(setting, language, players), numbers)


def prompt(setting: Setting, pos: Position, language: str = "en") -> str:
    """Returns the open question, put to the seat that must answer it."""
    return ask(Voice(setting, language), pos)


def prompts(setting: Setting, pos: Position) -> dict[str, str]:
    """Returns the open question in every language."""
    return {language: prompt(setting, pos, language) for language in LANGUAGES}


def choice(setting: Setting, pos: Position, code: int, language: str = "en") -> str:
    """Returns a choice of the seat to act, as people say it; the notation is what programs read."""
    return phrase(voice_of(setting, language), pos, code)


def industry(setting: Setting, kind: int, language: str = "en") -> str:
    """Returns the name of an industry."""
    return Voice(setting, language).industry(kind)


def card(setting: Setting, card: int, language: str = "en") -> str:
    """Returns the name of a card."""
    return Voice(setting, language).card(card)
