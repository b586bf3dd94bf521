"""What a game is kept as: its header and an append-only list of entries."""

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from ironbridge.errors import BadInput
from ironbridge.game import Game, load, new
from ironbridge.notation.choice_text import texts_of
from ironbridge.server.live import rules_adapter

RULES_VERSION: Final = 1
"""The version of the rules that new games begin under.

It grows when a rule is mended so that an old log would no longer replay.  The change is then made
a named option of the title, and ``PINS`` keeps the old value for the older versions.
"""

PINS: Final[Mapping[int, Mapping[str, Mapping[str, bool | str]]]] = {1: {}}
"""For every version of the rules that was ever played: option values by title that pin it."""

PLAY: Final = "play"
UNDO: Final = "undo"
UNDO_TURN: Final = "undo_turn"
SEAT_CHANGED: Final = "hands"


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """A limit on thinking."""

    per: str
    """``turn`` or ``game``."""
    seconds: float
    then: str = "move"
    """When it runs out: ``move`` plays a legal move, ``bot`` hands the seat to a bot,
    ``nothing`` only shows it."""
    bot: str = "greedy"


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What a game began with; only ``start`` is secret."""

    title: str
    seats: int
    options: dict[str, Any]
    confirm_turns: bool
    rules: int
    """The version of the rules."""
    choices: str
    """A fingerprint of the title's table of choices: while it holds, codes mean the same."""
    commitment: str | None = None
    seed_chosen: bool = False
    """The host chose the seed, so it was never secret."""
    clock: Clock | None = None
    fork_of: str | None = None
    fork_at: int | None = None
    start: str | None = None
    """A position's text, when the game did not begin with a seed."""


class EntryData(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an entry says beyond its kind and seat."""

    codes: list[int] = []
    texts: list[str] = []
    """The choices that were made: by code, and in words that outlive the codes."""
    kind: str = ""
    name: str = ""
    bot: str | None = None
    """Who has the seat from now on."""
    note: str = ""
    """Why the server did this by itself: the end of a message's name."""


class LogEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a log."""

    number: int
    kind: str
    seat: int | None
    body: EntryData
    at: float


def table_of_choices(game: Game) -> str:
    """Returns a fingerprint of what every code of a game's title means."""
    texts = "\n".join(texts_of(game.spec).text)
    return hashlib.sha256(texts.encode()).hexdigest()[:16]


def begin(header: Header, seed: int | None) -> Game:
    """Returns the game of a header, before its first entry."""
    if header.rules not in PINS:
        raise BadInput("rules-version", version=header.rules)
    if header.start is not None:
        return load(header.start)
    options = dict(header.options)
    pinned = PINS[header.rules].get(header.title, {})
    options["rules"] = {**pinned, **options.get("rules", {})}
    wanted = header.confirm_turns
    return new(
        header.title, seats=header.seats or None, seed=seed, **{**options, "confirm_turns": wanted}
    )


def apply(game: Game, entry: LogEntry, by_text: bool = False) -> None:
    """Carry out one entry of a log."""
    if entry.kind == PLAY:
        for choice in entry.body.texts if by_text else entry.body.codes:
            game.play(choice)
    elif entry.kind in (UNDO, UNDO_TURN):
        rules_adapter.undo(game, entry.seat, entry.kind == UNDO_TURN)


def rebuild(header: Header, seed: int | None, entries: Iterable[LogEntry]) -> Game:
    """Returns the game that a log tells of."""
    game = begin(header, seed)
    by_text = table_of_choices(game) != header.choices
    for entry in entries:
        apply(game, entry, by_text)
    return game
