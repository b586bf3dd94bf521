"""Localization hooks of a title beyond its Fluent files: verbs, and variables of its messages.

A title that needs them has ``TITLE_MESSAGES`` in its package ``i18n``.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from ironbridge.core.position import Position
from ironbridge.i18n.localizer import Facts, Localizer
from ironbridge.titles import module, parts
from ironbridge.titles.spec import GameSpec, per_spec


def no_facts_of_an_event(localizer: Localizer, name: str, a: int, b: int) -> Facts:
    return {}


def no_facts_of_a_question(localizer: Localizer, pos: Position) -> Facts:
    return {}


@dataclass(frozen=True)
class TitleMessages:
    """Localization hooks of a title."""

    verbs: Mapping[int, str] = field(default_factory=dict)
    """Names of its own verbs, as messages select by ``$verb``."""
    event_facts: Callable[[Localizer, str, int, int], Facts] = no_facts_of_an_event
    """Variables of its own events beyond their details, from the event's name and numbers."""
    prompt_facts: Callable[[Localizer, Position], Facts] = no_facts_of_a_question
    """Variables of the open question beyond those of all titles."""


@cache
def title_messages(part: str) -> TitleMessages:
    """Returns the hooks of a title or of a part of one; empty ones where it has none."""
    package = module(part)
    return messages_in(package) if package else TitleMessages()


def messages_in(package: str) -> TitleMessages:
    """Returns the hooks that a package has in its ``i18n``; empty ones where it has none."""
    if find_spec(f"{package}.i18n") is None:
        return TitleMessages()
    own = getattr(import_module(f"{package}.i18n"), "TITLE_MESSAGES", None)
    return own if isinstance(own, TitleMessages) else TitleMessages()


@per_spec
def messages_of(spec: GameSpec) -> tuple[TitleMessages, ...]:
    """Returns the hooks of all parts of a game spec."""
    return tuple(title_messages(part) for part in parts(spec.title))
