"""What words must know of a title beyond its Fluent file: its own verbs, questions and facts.

A title that needs this has a ``CHAPTER`` in its package ``i18n``.  Most need only a few lines.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from ironbridge.core.action_table import ChoiceTable
from ironbridge.core.names import Names
from ironbridge.core.position import Position
from ironbridge.core.tables import Tables
from ironbridge.i18n.localizer import Facts, Voice
from ironbridge.titles import module, parts
from ironbridge.titles.spec import Setting


@dataclass(frozen=True)
class Case:
    """A refused choice, and all that its explanation may look at."""

    voice: Voice
    pos: Position
    code: int
    reason: str
    slot: int = -1
    """The slot it is about, -1 when none."""
    kind: int = -1
    """The industry it is about, -1 when none."""

    @property
    def tables(self) -> Tables:
        return self.voice.setting.rules.tables

    @property
    def names(self) -> Names:
        return self.voice.setting.names

    @property
    def choices(self) -> ChoiceTable:
        return self.tables.choices

    @property
    def verb(self) -> int:
        return self.choices.verb[self.code]

    @property
    def a(self) -> int:
        return self.choices.a[self.code]

    @property
    def place(self) -> int:
        """Returns the place of the slot it is about."""
        return self.names.slot_place[self.slot]


def no_target(case: Case) -> tuple[int, int]:
    return -1, -1


def no_facts_of_a_case(case: Case) -> Facts:
    return {}


def no_facts_of_an_event(voice: Voice, name: str, a: int, b: int) -> Facts:
    return {}


def no_facts_of_a_question(voice: Voice, pos: Position) -> Facts:
    return {}


@dataclass(frozen=True)
class Chapter:
    """The words of a title."""

    verbs: Mapping[int, str] = field(default_factory=dict)
    """Names of its own verbs, as its messages select by ``$verb``."""
    event_facts: Callable[[Voice, str, int, int], Facts] = no_facts_of_an_event
    """Variables of its own events that details do not give, by the event's name and numbers."""
    target: Callable[[Case], tuple[int, int]] = no_target
    """The slot and the industry that a choice of one of its own verbs is about; -1 when none."""
    refusal_facts: Callable[[Case], Facts] = no_facts_of_a_case
    """Facts of a refusal beyond, or instead of, those that every title has."""
    prompt_facts: Callable[[Voice, Position], Facts] = no_facts_of_a_question
    """Facts of a question beyond those that every title has."""


@cache
def chapter(part: str) -> Chapter:
    """Returns the chapter of a title or of a part of one; an empty one where it needs none."""
    package = module(part)
    return chapter_in(package) if package else Chapter()


def chapter_in(package: str) -> Chapter:
    """Returns the chapter that a package has in its ``i18n``; an empty one where it has none."""
    if find_spec(f"{package}.i18n") is None:
        return Chapter()
    own = getattr(import_module(f"{package}.i18n"), "CHAPTER", None)
    return own if isinstance(own, Chapter) else Chapter()


def chapters(setting: Setting) -> list[Chapter]:
    """Returns the chapters that belong to a table."""
    return [chapter(part) for part in parts(setting.title)]
