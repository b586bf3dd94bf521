"""Stored form of a game: a header and an append-only list of entries."""

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec

from ironbridge.errors import BadInput
from ironbridge.game import Game, load, new
from ironbridge.notation.choice_text import texts_of
from ironbridge.notation.records import DealSource
from ironbridge.server.live import rules_adapter
from ironbridge.server.time_control import Clock

RULES_VERSION: Final = 1
"""Version of the rules that new games begin under.

It grows when a correction of a rule would keep old logs from replaying.  The correction then
becomes a named option of the title, and ``PINS`` sets its old value for older versions.
"""

PINS: Final[Mapping[int, Mapping[str, Mapping[str, bool | str]]]] = {1: {}}
"""Option values per title that older versions of the rules pin, by version."""

PLAY: Final = "play"
UNDO: Final = "undo"
UNDO_TURN: Final = "undo_turn"
SEAT_CHANGED: Final = "hands"
RENAMED: Final = "name"
"""Kind of an entry with the new name of a seat's player."""
REVEAL: Final = "reveal"
"""Kind of an entry with the contribution of a seat to the deal."""
LEFT_OUT: Final = "left_out"
"""Kind of an entry that leaves out the contribution of a seat."""
DEAL: Final = "deal"
"""Kind of the entry that begins a game whose players contributed to the deal."""
TIME: Final = "time"
"""Kind of an entry that concerns the clock alone: the host is asked, or gives more time."""
HOST: Final = "host"
"""Kind of an entry that makes the player of its seat the host."""
ASK: Final = "ask"
"""Kind of an entry by which a person asks the others for their consent."""
ANSWER: Final = "answer"
"""Kind of an entry by which a person answers such a request, or withdraws the own one."""
PAUSE: Final = "pause"
"""Kind of an entry that pauses the game."""
RESUME: Final = "resume"
"""Kind of an entry that resumes a paused game."""
END: Final = "end"
"""Kind of an entry that ends the game before its last action."""
TAKE_BACK: Final = "take_back"
"""Kind of an entry that restores the position before an action of its seat."""
REMATCH: Final = "rematch"
"""Kind of an entry by which a person answers whether to play another game at this table."""
REMATCHED: Final = "rematched"
"""Kind of the entry that names the next game of the table."""
FREE_TEXT: Final = "free_text"
"""Kind of an entry by which the host allows free text in the chat, or ends it."""
AGREED: Final = (PAUSE, RESUME, END, TAKE_BACK)
"""Kinds of entries that need the consent of all people; a request names one of them."""
NO_ACTIONS: Final = (
    *(SEAT_CHANGED, RENAMED, REVEAL, LEFT_OUT, DEAL, TIME, HOST),
    *(ASK, ANSWER, PAUSE, RESUME, END, REMATCH, REMATCHED, FREE_TEXT),
)
"""Kinds of entries that change no position."""
CLOCK: Final = "clock"
"""Note of an entry that the server made because the time of a seat ran out."""
ASK_HOST: Final = "clock-host"
"""Note of an entry that leaves it to the host what becomes of a seat whose time ran out."""
MORE_TIME: Final = "more-time"
"""Note of an entry by which the host gives a seat more time."""
BACK: Final = "back"
"""Note of an entry by which a person takes the own seat again."""


class ClockOnly(msgspec.Struct, frozen=True, kw_only=True):
    """The clock of a header, decoded without the rest."""

    clock: Clock


class WaitsOnly(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a game's summary that says whether its deadline was handled already."""

    asked: bool = False


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """Initial data of a game; only ``start`` is secret."""

    title: str
    seats: int
    options: dict[str, Any]
    confirm_turns: bool
    rules: int
    """The version of the rules."""
    choices: str
    """Fingerprint of the title's table of choices: while it is equal, codes keep their meaning."""
    commitment: str | None = None
    seed_chosen: bool = False
    """Whether the host chose the seed, so that it was never secret."""
    commitments: dict[int, str] | None = None
    """Commitments to contributions of the creating device, by seat; ``None`` for a game that was
    dealt when it was created."""
    clock: Clock | None = None
    fork_of: str | None = None
    fork_at: int | None = None
    private_until: list[str] = []
    """Games that were running when this one was copied from them: until they are over, only the
    holders of its own tokens may see it."""
    owner: str = ""
    """Pseudonym of the client network that created the game; its bots share one budget."""
    start: str | None = None
    """Text of the initial position, when the game did not begin with a deal."""


class EntryData(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Payload of a log entry."""

    codes: list[int] = []
    texts: list[str] = []
    """Texts of the choices made, which stay valid when codes change."""
    kind: str = ""
    name: str = ""
    was: str = ""
    """Name of the player before a change of name."""
    bot: str | None = None
    """Bot that plays the seat from now on."""
    commitment: str = ""
    """Commitment of the new player to a contribution to the deal."""
    value: str = ""
    """Revealed contribution; secret until the game is over."""
    note: str = ""
    """Suffix of the message that explains why the server acted by itself."""
    stand_in: bool = False
    """Whether a bot made these choices in place of a person who is absent."""
    seconds: float = 0.0
    """Time that the host gives."""
    ask: str = ""
    """Kind of the entry that a person asks for."""
    yes: bool = False
    """Whether a person agrees to a request."""
    step: int = 0
    """Number of choices that stay when an action is taken back."""
    later: int = 0
    """Number of actions of others that are taken back with it."""
    seen: bool = False
    """Whether hidden cards were seen since that action."""
    game: str = ""
    """The next game of the table; told only to the people who play it."""


class LogEntry(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of a log."""

    number: int
    kind: str
    seat: int | None
    body: EntryData
    at: float


def table_of_choices(game: Game) -> str:
    """Returns a fingerprint of the meaning of every choice code of a game's title."""
    texts = "\n".join(texts_of(game.spec).text)
    return hashlib.sha256(texts.encode()).hexdigest()[:16]


def begin(header: Header, source: DealSource | None) -> Game:
    """Returns the initial game of a header."""
    if header.rules not in PINS:
        raise BadInput("rules-version", version=header.rules)
    if header.start is not None:
        return load(header.start)
    options = dict(header.options)
    pinned = PINS[header.rules].get(header.title, {})
    options["rules"] = {**pinned, **options.get("rules", {})}
    options["confirm_turns"] = header.confirm_turns
    options["key" if isinstance(source, str) else "seed"] = source
    return new(header.title, seats=header.seats or None, **options)


def apply(game: Game, entry: LogEntry, by_text: bool = False) -> None:
    """Applies one log entry to a game."""
    if entry.kind == PLAY:
        for choice in entry.body.texts if by_text else entry.body.codes:
            game.play(choice)
    elif entry.kind in (UNDO, UNDO_TURN):
        rules_adapter.undo(game, entry.seat, entry.kind == UNDO_TURN)
    elif entry.kind == TAKE_BACK:
        rules_adapter.take_back(game, entry.body.step)


def rebuild(header: Header, source: DealSource | None, entries: Iterable[LogEntry]) -> Game:
    """Replays a log; returns the game."""
    game = begin(header, source)
    by_text = table_of_choices(game) != header.choices
    for entry in entries:
        apply(game, entry, by_text)
    return game
