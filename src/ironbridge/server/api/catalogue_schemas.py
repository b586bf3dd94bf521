"""Types of the API for what can be played: titles, options, rules, bots."""

import msgspec

from ironbridge.bots.levels import BotKind


class OptionCard(msgspec.Struct, frozen=True, kw_only=True):
    """Rule variant that a game may choose."""

    name: str
    values: list[bool | str]
    default: bool | str
    about: str
    rule: str
    when: list[dict[str, list[str]]]
    """Conditions of which one must hold for the option to have an effect; empty: it always has.
    Each maps ``seats``, ``variant``, ``board`` or another option to the values that allow it."""


class TitleCard(msgspec.Struct, frozen=True, kw_only=True):
    """Title with its player counts, options and boards."""

    name: str
    full_name: str
    seats: list[int]
    default_seats: int
    variants: list[str]
    variant_seats: dict[str, list[int]]
    """Numbers of seats by variant, where a variant is not for all of them."""
    presets: dict[str, dict[str, bool | str]]
    """Option values that a variant sets; an option given by name overrides them."""
    boards: list[str]
    automa: list[str]
    options: list[OptionCard]
    stage: str
    notes: str


class RulePart(msgspec.Struct, frozen=True, kw_only=True):
    """A piece of a rule's text: plain, or the id of another rule."""

    text: str
    """The piece; all pieces together are the text of the rule."""
    rule: str | None
    """The rule that it refers to; null in plain text."""


class RuleCard(msgspec.Struct, frozen=True, kw_only=True):
    """One rule, in the project's own words."""

    id: str
    group: str
    """The id without its number: `BB-coal` for `BB-coal-1`."""
    section: str
    """The key of its chapter: `coal` for `BB-coal-1`."""
    number: str
    """Its number in the chapter."""
    chapter: str
    text: str
    parts: list[RulePart]
    """The text, cut at references to other rules of the book."""
    source: str


class BotCard(msgspec.Struct, frozen=True, kw_only=True):
    """Bot that can take a seat."""

    name: str
    """Name in requests: ``medium``."""
    about: str
    """Description; in the caller's language for built-in bots."""
    strength: float | None
    """Rating that a bot of another package states for itself."""
    kind: BotKind
    """``level`` to play against, ``baseline`` for measurements, or ``installed`` by a package."""
    order: int
    """Position in the list of all bots; levels go from weak to strong."""
    label: str
    """Name in the caller's language."""
