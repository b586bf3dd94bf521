"""What words must know of a title beyond its Fluent file: its own verbs, questions and facts.

A title that needs this has a module here with its name, and a ``CHAPTER`` in it; a stranger's
title has the ``CHAPTER`` in its own package ``words``.  Most titles need only a few lines.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from ironbridge.core.choices import ChoiceTable
from ironbridge.core.names import Names
from ironbridge.core.position import Position
from ironbridge.core.tables import Tables
from ironbridge.titles import modules
from ironbridge.titles.setting import Setting
from ironbridge.words.voice import Facts, Voice, parts


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
        return int(self.choices.verb[self.code])

    @property
    def a(self) -> int:
        return int(self.choices.a[self.code])

    @property
    def place(self) -> int:
        """The place of the slot it is about."""
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
    questions: Mapping[int, str] = field(default_factory=dict)
    """Names of its own questions: ``free-development`` is asked by ``prompt-free-development``."""
    events: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What the two details of its own events are, by the event's name (see ``events``)."""
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
    """The chapter of a title; an empty one where it needs none."""
    for name in (f"{__package__}.{part}", f"{modules().get(part)}.words"):
        if found(name):
            own = getattr(import_module(name), "CHAPTER", None)
            if isinstance(own, Chapter):
                return own
    return Chapter()


def found(name: str) -> bool:
    """Is there a module of this name?"""
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def chapters(setting: Setting) -> list[Chapter]:
    """The chapters that belong to a table."""
    return [chapter(part) for part in parts(setting)]
