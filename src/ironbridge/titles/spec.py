"""What a title hands to the rest of Ironbridge: its rules for one table, and the words for them.

A title is found by name (see ``titles``); asked for a number of seats and options it gives a
``Setting``.  Everything above the titles (games, texts, views, pages) reads settings and nothing
else, so a new title changes none of it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar, cast

from ironbridge.core.event_kinds import EVENT_KINDS, EventKind
from ironbridge.core.names import ANY_QUESTION, GOODS, QUESTIONS, Names
from ironbridge.core.position import Position
from ironbridge.core.rng import Rng
from ironbridge.core.rules import Rules
from ironbridge.search.feature_extractor import FeatureExtractor
from ironbridge.titles.refused_choice import Diagnosis, RefusedChoice

if TYPE_CHECKING:
    from ironbridge.titles.board_layout import Drawing

Kept = TypeVar("Kept")


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


@dataclass(frozen=True)
class Transport:
    """How goods travel over the board in a position, where links alone do not say it."""

    carried: tuple[str, ...]
    """Goods that need a way from their source."""
    doors: int
    """Places where the market is reached."""
    lanes: tuple[tuple[str, int], ...] = ()
    """Open ways besides links: a name, and the set of places each joins."""
    no_transit: int = 0
    """Places that begin or end a way, but never lie on it."""


@dataclass
class GameSpec:
    """One title, ready to be played by a number of seats with a set of options."""

    title: str
    seats: int
    options: dict[str, object]
    """What was asked for and differs from the default: variant, board, automa, rules."""
    rules: Rules
    names: Names
    decks: list[str]
    """The key of each era's deck in a deal: ``canal deck``."""
    piles: list[Pile]
    reason_names: Mapping[int, str]
    extra_events: Mapping[int, EventKind]
    """The title's own events by number, and shared ones whose numbers mean something else in it."""
    extra_verbs: Mapping[int, TitleVerb]
    """The title's own verbs by number."""
    extra_lines: Sequence[TitleLine]
    extra_view: Callable[[Position], object]
    """What a view holds beyond the common things (markets, merchants and so on), as a struct."""
    tie_breaks: Sequence[str]
    """What decides ties, in order, in words."""
    first_order: str = "shuffled"
    """How a seed makes the first turn order: ``shuffled``, ``rotated`` (only the first player is
    drawn, the others follow by number) or ``fixed`` (by number)."""
    question_names: Mapping[int, str] = field(default_factory=dict)
    """Names of the title's own questions by number: ``free-development``."""
    between_action_questions: Sequence[int] = (0, 6, 7)
    """Questions that are open between actions: each answer there begins a new line."""
    open_cards: Callable[[Position], list[int]] = lambda pos: []
    """Cards everyone sees besides the discards, such as a display."""
    unseen_piles: Callable[[Position, int], list[list[int]]] = lambda pos, seat: []
    """Entries of ``Deal.piles`` this seat has not seen, in groups that may be shuffled."""
    line_suffix: Callable[[Position, int, Sequence[int]], str] = lambda pos, code, rest: ""
    """What an action line adds for the reader to a choice made in a position, given the choices
    that followed it: ``to Gloucester``."""
    accepts_suffix: Callable[[Position, int, str], bool] = lambda pos, code, text: False
    """Whether such an addition, when typed, is true."""
    extra_entries: Sequence[str] = ()
    """What each number means that the title adds to what a seat observes, in order."""
    feature_extractor: Callable[[Rules], FeatureExtractor] = lambda rules: FeatureExtractor(
        rules, []
    )
    """What a searching bot looks at in a position; a fresh one for every mind."""
    drawing: "Callable[[], Drawing] | None" = None
    """Coordinates of the printed board; without them places are drawn on a ring."""
    transport: Callable[[Position], Transport] | None = None
    """How goods travel, where coal and beer along links is not the whole of it."""
    diagnose: Callable[[RefusedChoice, Diagnosis], Diagnosis] = lambda choice, shared: shared
    """What a refused choice lacks, given the diagnosis that all titles share."""
    _cache: dict[str, object] = field(default_factory=dict, compare=False, repr=False)
    """What others worked out once about this setting (see ``once``)."""

    @property
    def events(self) -> Mapping[int, EventKind]:
        """Returns every kind of event at this table by number."""
        return self.cached("events", lambda made: EVENT_KINDS | dict(made.extra_events))

    def question_name(self, question: int) -> str:
        """Returns the name of a question: its message is ``prompt-`` and this."""
        return QUESTIONS.get(question) or self.question_names.get(question, ANY_QUESTION)

    def cached(self, name: str, make: Callable[["GameSpec"], Kept]) -> Kept:
        """What ``make`` returns for this setting, made at the first asking."""
        if name not in self._cache:
            self._cache[name] = make(self)
        return cast(Kept, self._cache[name])
