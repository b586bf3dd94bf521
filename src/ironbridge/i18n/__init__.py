"""Localization: formats refusals, the log and the open question as sentences in each language.

``README.md`` beside this file describes how to add messages for a title.
"""

from collections.abc import Sequence

from ironbridge.core.position import Position
from ironbridge.errors import Refusal, register_formatter
from ironbridge.i18n.choice_phrases import phrase
from ironbridge.i18n.event_text import Numbers, format_event
from ironbridge.i18n.input_errors import input_error
from ironbridge.i18n.language import languages
from ironbridge.i18n.localizer import Localizer, localizer_of
from ironbridge.i18n.prompts import open_question
from ironbridge.i18n.refusal_text import sentence
from ironbridge.i18n.rulebook import reason_names, rule_of_reason
from ironbridge.notation.event_data import numbers_of
from ironbridge.notation.missing_names import missing_names
from ironbridge.titles.diagnosis import diagnose, refused_choice
from ironbridge.titles.refused_choice import RefusedChoice
from ironbridge.titles.spec import GameSpec
from ironbridge.types import Event

register_formatter(input_error)

__all__ = ["card", "choice", "event", "industry", "languages", "prompt", "refusal"]


def refusal(
    spec: GameSpec,
    pos: Position,
    code: int,
    reason: int,
    language: str = "en",
    players: Sequence[str] = (),
) -> Refusal:
    """Returns the refusal of a choice: rule, name of the reason, sentence, missing parts."""
    name = reason_names(spec).get(reason, str(reason))
    return refusal_of(spec, refused_choice(spec, pos, code, name), language, players)


def refusal_of(
    spec: GameSpec, choice: RefusedChoice, language: str = "en", players: Sequence[str] = ()
) -> Refusal:
    """Returns the refusal of a choice that need not be in the table of choices."""
    diagnosis = diagnose(spec, choice)
    return Refusal(
        rule_of_reason(spec, choice.reason),
        choice.reason,
        sentence(Localizer(spec, language, players), choice, diagnosis),
        missing_names(spec.names, diagnosis),
    )


def event(
    spec: GameSpec,
    event: Event | Numbers,
    language: str = "en",
    players: Sequence[str] = (),
    era: str = "",
) -> str:
    """Returns the sentence of an event, from a typed event or from its numbers.

    ``era`` is the era of the event; without it, a link is neither called a canal nor a rail.
    """
    numbers = numbers_of(spec, event) if isinstance(event, Event) else event
    return format_event(Localizer(spec, language, players), numbers, era)


def prompt(spec: GameSpec, pos: Position, language: str = "en") -> str:
    """Returns the open question as a sentence to the seat to act."""
    return open_question(Localizer(spec, language), pos)


def prompts(spec: GameSpec, pos: Position) -> dict[str, str]:
    """Returns the open question in every language."""
    return {language: prompt(spec, pos, language) for language in languages()}


def choice(spec: GameSpec, pos: Position, code: int, language: str = "en") -> str:
    """Returns a choice of the seat to act as a phrase; programs use the notation instead."""
    return phrase(localizer_of(spec, language), pos, code)


def industry(spec: GameSpec, kind: int, language: str = "en") -> str:
    """Returns the name of an industry."""
    return Localizer(spec, language).industry(kind)


def card(spec: GameSpec, card: int, language: str = "en") -> str:
    """Returns the name of a card."""
    return Localizer(spec, language).card(card)
