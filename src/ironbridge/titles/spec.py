"""What a title hands to the rest of Ironbridge: its rules for one table, and the words for them.

A title is found by name (see ``titles``) and makes a ``GameSpec`` for a number of seats and
options.  The layers above (games, texts, views, pages) read only specs and call only their
``hooks``, so a new title changes none of them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import Final, ParamSpec, TypeVar, cast

from ironbridge.core.event_kinds import EVENT_KINDS, EventKind
from ironbridge.core.names import ANY_QUESTION, GOODS, QUESTIONS, Names
from ironbridge.core.position import Position
from ironbridge.core.rng import Rng
from ironbridge.core.rules import Rules
from ironbridge.titles.hooks import TitleHooks

Asked = ParamSpec("Asked")
Made = TypeVar("Made")


@dataclass(frozen=True)
class Pile:
    """Counters that a deal fixes besides cards and turn order, such as merchant tiles."""

    key: str
    """Its name in a deal: ``merchants``."""
    start: int
    """Where it begins in ``Deal.piles``."""
    counters: tuple[str, ...]
    """Names of the counters by number."""
    supply: tuple[int, ...]
    """The counters that are shuffled, by number."""
    spaces: tuple[str, ...] = ()
    """Names of the spaces they are laid on; empty when they are drawn one after the other."""
    length: int = 0
    """How many entries of ``Deal.piles`` it takes."""
    stack: Callable[[Rng], list[int]] | None = None
    """How the counters are put in order where a plain shuffle will not do.  Such a pile always
    holds the whole supply."""


@dataclass(frozen=True)
class TitleLine:
    """A line of the position text that only this title has."""

    key: str
    write: Callable[[Position], str]
    """The value to write; an empty text when the line is not needed."""
    read: Callable[[Position, str], None]
    """Set the position from the value; ``ValueError`` with a sentence when it is malformed."""


@dataclass(frozen=True)
class TitleVerb:
    """A verb that only this title has: how its choices are written, and what they are about."""

    word: str
    """What the choice begins with: ``to``."""
    about: str = ""
    """What its first number is: ``slot``, ``space``, ``card`` or ``goods``; empty for nothing."""
    what: str = ""
    """What it names when that is always the same: ``distant market``."""

    def text(self, names: Names, a: int) -> str:
        """Returns a choice of this verb: ``to distant market``."""
        members = {"slot": names.slots, "space": names.spaces, "card": names.cards, "goods": GOODS}
        name = members[self.about][a] if self.about else ""
        return " ".join(part for part in (self.word, name, self.what) if part)


def is_count(text: str, most: int) -> bool:
    """Returns whether this text is a whole number from 0 to ``most``."""
    return text.isascii() and text.isdecimal() and len(text) < 10 and int(text) <= most


@dataclass(frozen=True, eq=False)
class GameSpec:
    """One title, ready to be played by a number of seats with a set of options; immutable.

    Two specs are equal when they are the same object, so that a spec can be the key of a cache
    (see ``per_spec``).
    """

    title: str
    seats: int
    options: Mapping[str, object]
    """Options that differ from their defaults: variant, board, automa, rules."""
    rules: Rules
    names: Names
    hooks: TitleHooks
    """The title's own behaviour above the rules."""
    decks: Sequence[str]
    """The key of each era's deck in a deal: ``canal deck``."""
    piles: Sequence[Pile]
    reason_names: Mapping[int, str]
    extra_events: Mapping[int, EventKind]
    """The title's own events by number, and shared ones whose numbers mean something else in it."""
    extra_verbs: Mapping[int, TitleVerb]
    """The title's own verbs by number."""
    extra_lines: Sequence[TitleLine]
    tie_breaks: Sequence[str]
    """What decides ties, in order, in words."""
    first_order: str = "shuffled"
    """How a seed makes the first turn order: ``shuffled``, ``rotated`` (only the first player is
    drawn, the others follow by number) or ``fixed`` (by number)."""
    question_names: Mapping[int, str] = field(default_factory=dict)
    """Names of the title's own questions by number: ``free-development``."""
    between_action_questions: Sequence[int] = (0, 6, 7)
    """Questions that are open between actions: each answer there begins a new line."""
    extra_entries: Sequence[str] = ()
    """Meaning of each number that the title adds to what a seat observes, in order."""
    events: Mapping[int, EventKind] = field(init=False)
    """Every kind of event at this table by number."""

    def __post_init__(self) -> None:
        """Replaces lists and dicts by read-only ones and joins the tables of events."""
        for name in ("decks", "piles", "extra_lines", "tie_breaks", "extra_entries"):
            object.__setattr__(self, name, tuple(getattr(self, name)))
        for name in ("options", "reason_names", "extra_events", "extra_verbs", "question_names"):
            object.__setattr__(self, name, MappingProxyType(dict(getattr(self, name))))
        object.__setattr__(self, "events", MappingProxyType({**EVENT_KINDS, **self.extra_events}))

    def question_name(self, question: int) -> str:
        """Returns the name of a question: its message is ``prompt-`` and this."""
        return QUESTIONS.get(question) or self.question_names.get(question, ANY_QUESTION)


SPECS_CACHED: Final = 128
"""Maximum number of entries in each cache made by ``per_spec``."""


def per_spec(make: Callable[Asked, Made]) -> Callable[Asked, Made]:
    """Decorator: caches what a function derives from a spec, for the specs used last."""
    return cast(Callable[Asked, Made], lru_cache(SPECS_CACHED)(make))
