"""The only part that speaks to people: refusals, the log and the open question, as sentences.

To give a title its words, see ``README.md`` beside this file.
"""

from collections.abc import Sequence

from ironbridge.core.position import Position
from ironbridge.errors import Refusal, register_formatter
from ironbridge.i18n.choice_phrases import phrase
from ironbridge.i18n.event_text import Numbers, tell
from ironbridge.i18n.input_errors import input_error
from ironbridge.i18n.language import languages
from ironbridge.i18n.localizer import Localizer, localizer_of
from ironbridge.i18n.prompts import ask
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
    """Returns why a choice is not allowed: rule, name of the reason, sentence, what is missing."""
    name = reason_names(spec).get(reason, str(reason))
    return refusal_of(spec, refused_choice(spec, pos, code, name), language, players)


def refusal_of(
    spec: GameSpec, choice: RefusedChoice, language: str = "en", players: Sequence[str] = ()
) -> Refusal:
    """Returns the refusal of a choice, which need not be in the table of choices."""
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
    """Returns what happened, as a sentence, from a typed event or from its numbers.

    ``era`` is the era in which it happened; without it a link is neither a canal nor a rail.
    """
    numbers = numbers_of(spec, event) if isinstance(event, Event) else event
    return tell(Localizer(spec, language, players), numbers, era)


def prompt(spec: GameSpec, pos: Position, language: str = "en") -> str:
    """Returns the open question, put to the seat that must answer it."""
    return ask(Localizer(spec, language), pos)


def prompts(spec: GameSpec, pos: Position) -> dict[str, str]:
    """Returns the open question in every language."""
    return {language: prompt(spec, pos, language) for language in languages()}


def choice(spec: GameSpec, pos: Position, code: int, language: str = "en") -> str:
    """Returns a choice of the seat to act, as people say it; the notation is what programs read."""
    return phrase(localizer_of(spec, language), pos, code)


def industry(spec: GameSpec, kind: int, language: str = "en") -> str:
    """Returns the name of an industry."""
    return Localizer(spec, language).industry(kind)


def card(spec: GameSpec, card: int, language: str = "en") -> str:
    """Returns the name of a card."""
    return Localizer(spec, language).card(card)
