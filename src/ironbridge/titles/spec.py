"""Game spec: a title with a number of seats and options, as the other layers see it.

A title is found by name (see ``titles``) and makes a ``GameSpec`` for a number of seats and
options.  The layers above (games, texts, views, pages) read only specs and call only their
``hooks``, so a new title changes none of them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import Final, ParamSpec, TypeVar, cast

from ironbridge.core.deal_stream import Shuffler
from ironbridge.core.event_kinds import EVENT_KINDS, EventKind
from ironbridge.core.names import ANY_QUESTION, GOODS, QUESTIONS, Names
from ironbridge.core.position import Position
from ironbridge.core.rules import Rules
from ironbridge.titles.hooks import TitleHooks

Asked = ParamSpec("Asked")
Made = TypeVar("Made")


@dataclass(frozen=True)
class Pile:
    """Counters that a deal determines besides cards and turn order, such as merchant tiles."""

    key: str
    """Key in a deal: ``merchants``."""
    start: int
    """Index of its first entry in ``Deal.piles``."""
    counters: tuple[str, ...]
    """Names of the counters by number."""
    supply: tuple[int, ...]
    """Counters that are shuffled, by number."""
    spaces: tuple[str, ...] = ()
    """Names of the spaces they are placed on; empty when they are drawn one by one."""
    length: int = 0
    """Number of its entries in ``Deal.piles``."""
    stack: Callable[[Shuffler], list[int]] | None = None
    """Function that orders the whole supply, where a plain shuffle is not enough."""


@dataclass(frozen=True)
class TitleLine:
    """Line of the position text that only this title has."""

    key: str
    write: Callable[[Position], str]
    """Returns the value of the line; empty when the line is not needed."""
    read: Callable[[Position, str], None]
    """Sets the position from the value; raises ``ValueError`` when it is malformed."""


@dataclass(frozen=True)
class TitleVerb:
    """Verb that only this title has, with the text of its choices."""

    word: str
    """First word of the choice: ``to``."""
    about: str = ""
    """Type of its object: ``slot``, ``space``, ``card`` or ``goods``; empty for none."""
    what: str = ""
    """Object in words when it is always the same: ``distant market``."""

    def text(self, names: Names, a: int) -> str:
        """Returns the text of a choice: ``to distant market``."""
        members = {"slot": names.slots, "space": names.spaces, "card": names.cards, "goods": GOODS}
        name = members[self.about][a] if self.about else ""
        return " ".join(part for part in (self.word, name, self.what) if part)


def is_count(text: str, most: int) -> bool:
    """Returns whether this text is a whole number from 0 to ``most``."""
    return text.isascii() and text.isdecimal() and len(text) < 10 and int(text) <= most


@dataclass(frozen=True, eq=False)
class GameSpec:
    """A title with a number of seats and options: rules, names, hooks; immutable.

    Two specs are equal when they are the same object, so that a spec can be the key of a cache (see
    ``per_spec``).
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
    """Key of each era's deck in a deal: ``canal deck``."""
    piles: Sequence[Pile]
    reason_names: Mapping[int, str]
    extra_events: Mapping[int, EventKind]
    """Events of the title by number, and shared events with other details."""
    extra_verbs: Mapping[int, TitleVerb]
    """Verbs of the title by number."""
    extra_lines: Sequence[TitleLine]
    tie_breaks: Sequence[str]
    """Names of the tie-breaks, in order."""
    first_order: str = "shuffled"
    """First turn order of a seed: ``shuffled``, ``rotated`` (only the first player is drawn) or
    ``fixed`` (by number)."""
    question_names: Mapping[int, str] = field(default_factory=dict)
    """Names of the title's own questions by number: ``free-development``."""
    between_action_questions: Sequence[int] = (0, 6, 7)
    """Questions that are open between actions: their answers begin a new line."""
    extra_entries: Sequence[str] = ()
    """Names of the title's own entries of an observation, in order."""
    events: Mapping[int, EventKind] = field(init=False)
    """Kinds of events by number, shared ones and those of the title."""

    def __post_init__(self) -> None:
        """Makes names, lists and dicts read-only and joins the tables of events."""
        self.names.freeze()
        for name in ("decks", "piles", "extra_lines", "tie_breaks", "extra_entries"):
            object.__setattr__(self, name, tuple(getattr(self, name)))
        for name in ("options", "reason_names", "extra_events", "extra_verbs", "question_names"):
            object.__setattr__(self, name, MappingProxyType(dict(getattr(self, name))))
        object.__setattr__(self, "events", MappingProxyType({**EVENT_KINDS, **self.extra_events}))

    def question_name(self, question: int) -> str:
        """Returns the name of a question, the suffix of its message ``prompt-``."""
        return QUESTIONS.get(question) or self.question_names.get(question, ANY_QUESTION)


SPECS_CACHED: Final = 128
"""Maximum number of entries in each cache made by ``per_spec``."""


def per_spec(make: Callable[Asked, Made]) -> Callable[Asked, Made]:
    """Decorator: caches what a function derives from a spec, for the specs used last."""
    return cast(Callable[Asked, Made], lru_cache(SPECS_CACHED)(make))
