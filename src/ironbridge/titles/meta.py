"""What a title is called and offers: its card in the catalogue, read without its rules.

Each title has a ``meta.py`` with a ``TITLE`` and nothing else, so that a list of all titles is
made in a few milliseconds.  The rules are loaded with the first table that is set.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ironbridge.titles.spec import GameSpec

OptionValue = bool | str


def no_edition() -> None:
    """Edition of a title whose print never changes while the program runs."""


@dataclass(frozen=True)
class Option:
    """A contested rule: its name, what it may be, and what we play unless told otherwise."""

    name: str
    values: tuple[OptionValue, ...]
    """The default first."""
    about: str
    rule: str
    """The rule id that explains it."""

    @property
    def default(self) -> OptionValue:
        return self.values[0]


@dataclass(frozen=True)
class Title:
    """A title's card in the catalogue: loads in a millisecond, makes settings on demand."""

    package: str
    """Where its modules are: ``__package__``."""
    name: str
    full_name: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    variants: tuple[str, ...] = ()
    presets: Mapping[str, Mapping[str, OptionValue]] = field(default_factory=dict)
    """Options for which a variant has another default."""
    boards: tuple[str, ...] = ()
    automa: tuple[str, ...] = ()
    stage: str = "alpha"
    notes: str = ""
    """What a player should know of the data, such as a reconstruction."""
    default_seats: int = 0
    """Default number of seats."""
    solo_seats: tuple[int, ...] = (2,)
    """Seats of the engine when an Automa plays: the human's and the Automa's."""
    aimed_seats: int = 0
    """The number of seats for which an aim of speed is set; 0 where there is none."""
    edition: Callable[[], object] = no_edition
    """Returns what a spec depends on besides seats and options, such as a file that an environment
    variable names.  Another value makes another spec."""

    def make(self, seats: int, options: Mapping[str, object]) -> "GameSpec":
        """Returns the spec for a number of seats; options are already checked."""
        made: GameSpec = import_module(f"{self.package}.spec").make(seats, options)
        return made
