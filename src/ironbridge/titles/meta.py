"""Metadata of a title for the catalogue: names, player counts, options; loads without its rules.

Each title has a ``meta.py`` with a ``TITLE`` and nothing else, so that all titles can be listed in
a few milliseconds.  The rules are loaded with the first game.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ironbridge.titles.spec import GameSpec

OptionValue = bool | str


def no_edition() -> None:
    """Returns ``None``: the data of the title never change while the program runs."""


@dataclass(frozen=True)
class Option:
    """Contested rule: its name, its values, and the default."""

    name: str
    values: tuple[OptionValue, ...]
    """Values, the default first."""
    about: str
    rule: str
    """Id of the rule that explains it."""
    when: tuple[Mapping[str, tuple[str, ...]], ...] = field(default=(), hash=False)
    """Conditions of which one must hold for the option to have an effect; empty: it always has.

    A condition maps ``seats``, ``variant``, ``board`` or another option to its values, as texts."""

    @property
    def default(self) -> OptionValue:
        return self.values[0]


@dataclass(frozen=True)
class Title:
    """Metadata of a title; makes game specs on demand."""

    package: str
    """Package of its modules: ``__package__``."""
    name: str
    full_name: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    variants: tuple[str, ...] = ()
    presets: Mapping[str, Mapping[str, OptionValue]] = field(default_factory=dict)
    """Default option values by variant, where they differ."""
    variant_seats: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Numbers of seats by variant, where a variant is not for all of them."""
    boards: tuple[str, ...] = ()
    automa: tuple[str, ...] = ()
    stage: str = "alpha"
    notes: str = ""
    """Notes for players on the data, such as a reconstruction."""
    default_seats: int = 0
    """Default number of seats."""
    solo_seats: tuple[int, ...] = (2,)
    """Numbers of seats with an Automa: the person's and the Automa's."""
    aimed_seats: int = 0
    """Number of seats for which a speed goal is set; 0 where there is none."""
    edition: Callable[[], object] = no_edition
    """Returns what a spec depends on besides seats and options, such as a file that an environment
    variable names.  Another value makes another spec."""

    def seats_for(self, variant: object) -> tuple[int, ...]:
        """Returns the numbers of seats of a variant."""
        return self.variant_seats.get(str(variant), self.seats)

    def has_effect(self, option: Option, seats: int, options: Mapping[str, object]) -> bool:
        """Returns whether an option can change a game with these seats and options."""
        variant = str(options.get("variant"))
        rules = options.get("rules", {})
        assert isinstance(rules, Mapping)
        chosen: dict[str, object] = {other.name: other.default for other in self.options}
        chosen |= {**self.presets.get(variant, {}), **rules, "seats": seats, "variant": variant}
        chosen["board"] = options.get("board") or next(iter(self.boards), "")
        return not option.when or any(
            all(str(chosen[key]).lower() in values for key, values in condition.items())
            for condition in option.when
        )

    def make(self, seats: int, options: Mapping[str, object]) -> "GameSpec":
        """Returns the spec for a number of seats; options are already checked."""
        made: GameSpec = import_module(f"{self.package}.spec").make(seats, options)
        return made
