"""Types of a refused choice and its diagnosis, both by ids."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple, TypeAlias

from ironbridge.core.names import Names
from ironbridge.core.position import Position
from ironbridge.core.rules import Rules
from ironbridge.core.tables import Tables

AND = "and"
OR = "or"


class Named(NamedTuple):
    """Ids of one kind, which become names in a sentence."""

    kind: str
    """``place``, ``slot``, ``link``, ``card``, ``space``, ``seat``, ``industry``, ``verb`` or
    ``level``."""
    ids: tuple[int, ...]
    join: str = ""
    """Conjunction of several names: ``and`` or ``or``; empty for a single id."""


Fact: TypeAlias = int | str | Named
"""Variable of a sentence: a number, a selector, or ids to be named."""


def one(kind: str, number: int) -> Named:
    return Named(kind, (int(number),))


def all_of(kind: str, numbers: Iterable[int]) -> Named:
    return Named(kind, tuple(numbers), AND)


def any_of(kind: str, numbers: Iterable[int]) -> Named:
    return Named(kind, tuple(numbers), OR)


@dataclass(frozen=True)
class RefusedChoice:
    """Choice that the rules refuse: a verb, its objects, its slot and its industry.

    The choice need not be in the action space, such as ``build pottery Dudley``.
    """

    rules: Rules
    names: Names
    pos: Position
    reason: str
    """Name of the reason."""
    verb: int
    a: int = 0
    """First object of the verb, as in the action space."""
    slot: int = -1
    """Slot of the choice; -1 when it has none."""
    kind: int = -1
    """Industry of the choice; -1 when it has none."""

    @property
    def tables(self) -> Tables:
        return self.rules.tables

    @property
    def place(self) -> int:
        """Returns the place of the slot."""
        return self.names.slot_place[self.slot]


class Price(NamedTuple):
    """Price of a choice in parts, and the money of the acting seat."""

    base: int
    """Price of the tile or link itself, or of the loan to repay."""
    coal: int
    """Price of the coal to be bought."""
    iron: int
    """Price of the iron to be bought."""
    money: int
    """Money of the acting seat."""

    @property
    def total(self) -> int:
        return self.base + self.coal + self.iron


class Shortage(NamedTuple):
    """Cubes or barrels that a choice needs, and those available."""

    goods: int
    needed: int
    available: int


@dataclass(frozen=True)
class Diagnosis:
    """What a refused choice lacks, by ids, and further variables of its sentence."""

    links: tuple[int, ...] = ()
    """Links to build first, in order of travel."""
    price: Price | None = None
    """Price, when it exceeds the money."""
    shortages: tuple[Shortage, ...] = ()
    cards: tuple[int, ...] = ()
    """Cards of which any one would allow the choice."""
    slots: tuple[int, ...] = ()
    """Slots to use first or instead."""
    facts: Mapping[str, Fact] = field(default_factory=dict)
    """Further variables of the sentence."""

    def add(self, **facts: Fact) -> "Diagnosis":
        """Returns the diagnosis with further variables of the sentence."""
        return replace(self, facts={**self.facts, **facts})
