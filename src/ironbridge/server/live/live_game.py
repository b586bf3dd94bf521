"""One game in memory: a cache of what its log says, and who is watching."""

import time
from asyncio import Lock
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ironbridge.game import Game
from ironbridge.server.api.schemas import GameInfo, Note, Player
from ironbridge.server.live import rules_adapter
from ironbridge.server.messages import house, say
from ironbridge.server.store.game_log import (
    SEAT_CHANGED,
    Clock,
    LogEntry,
    apply,
    begin,
    table_of_choices,
)
from ironbridge.server.store.rows import GameRow, SeatRow
from ironbridge.types import LoggedAction, View

if TYPE_CHECKING:
    from ironbridge.server.live.subscriber import Subscriber

FEW: Final = 3
"""Maximum number of log entries kept encoded; older ones are encoded on request."""


class TimeUsed(msgspec.Struct, frozen=True, kw_only=True):
    """How long each seat has thought, as the times of the log tell."""

    used: tuple[float, ...]
    turn: tuple[object, ...]
    turn_began: float
    last: float

    def after(self, at: float, before: int | None, turn: tuple[object, ...]) -> "TimeUsed":
        """Returns the same after an entry: the seat that was to act has used the time."""
        used = list(self.used)
        if before is not None:
            used[before] += max(0.0, at - self.last)
        began = self.turn_began if turn == self.turn else at
        return TimeUsed(used=tuple(used), turn=turn, turn_began=began, last=at)

    def deadline(self, clock: Clock, seat: int) -> float:
        """Returns when the time of the seat to act runs out."""
        if clock.per == "turn":
            return self.turn_began + clock.seconds
        return self.last + max(0.0, clock.seconds - self.used[seat])

    def left(self, clock: Clock, seat: int, acting: bool) -> float:
        """Returns seconds that a seat has left now."""
        if acting:
            return self.deadline(clock, seat) - time.time()
        return clock.seconds - (0.0 if clock.per == "turn" else self.used[seat])


class LiveGame:
    """A game, its seats, and everything that is worked out from its log."""

    def __init__(self, row: GameRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.game: Game = begin(row.header, row.seed)
        self.by_text = table_of_choices(self.game) != row.header.choices
        self.entries = 0
        self.marks: list[int] = []
        """How many actions stood after each entry."""
        self.system_notes: list[LogEntry] = []
        """Entries that are told besides the actions."""
        self.thinking = TimeUsed(
            used=(0.0,) * row.header.seats,
            turn=rules_adapter.turn(self.game),
            turn_began=row.created,
            last=row.created,
        )
        self.lock = Lock()
        self.needs_reload = False
        """The log may have grown without our knowing: it must be looked at first."""
        self.watchers: set[Subscriber] = set()
        self.touched = time.monotonic()
        self._ready: dict[tuple[object, ...], msgspec.Raw] = {}
        self._open: dict[str, View] = {}
        self._private_readers: dict[int, set[int]] = {}
        """The seats that are told more than a spectator of the actions from a number on."""

    # ------------------------------------------------------------------ growing

    def accept(self, game: Game, entry: LogEntry) -> None:
        """The log has one more entry, and this is the game after it."""
        before, self.game = self.game.seat, game
        self._note(entry, before)
        self.invalidate()

    def _note(self, entry: LogEntry, before: int | None) -> None:
        """Keep what follows from an entry besides the game."""
        game = self.game
        self.entries = entry.number + 1
        self.marks.append(rules_adapter.action_count(game))
        if entry.kind == SEAT_CHANGED or entry.body.note:
            self.system_notes.append(entry)
        if entry.kind == SEAT_CHANGED and entry.seat is not None:
            self.seats[entry.seat] = seat_after(self.seats[entry.seat], entry)
        self.thinking = self.thinking.after(entry.at, before, rules_adapter.turn(game))

    def apply_log(self, log: list[LogEntry]) -> None:
        """Carry out entries that the database has and this table not yet."""
        if log:
            self.game = self.game.copy()  # others may be looking at the old one
        for entry in log:
            before = self.game.seat
            apply(self.game, entry, self.by_text)
            self._note(entry, before)
        self.invalidate()

    def seat_players(self, seats: list[SeatRow]) -> None:
        """Who sits where, as the database has it now."""
        self.seats = seats
        self.invalidate()

    def invalidate(self) -> None:
        """What was ready to be sent is out of date."""
        self._ready.clear()
        self._open.clear()
        self._private_readers.clear()

    def wake(self) -> None:
        """Tell everyone who watches that there is news."""
        for watcher in self.watchers:
            watcher.wake()

    # ------------------------------------------------------------------ looking

    @property
    def status(self) -> str:
        """Returns ``running`` or ``finished``; ``record`` for one that is only leafed through."""
        if self.row.status == "record":
            return "record"
        return "finished" if self.game.over else "running"

    @property
    def deadline(self) -> float | None:
        """Returns when the clock of the seat to act runs out."""
        return self.deadline_of(self.game, self.thinking, self.seats)

    def deadline_of(self, game: Game, thinking: TimeUsed, seats: Sequence[SeatRow]) -> float | None:
        """Returns the same for a game and seats that may be about to be accepted."""
        clock = self.row.header.clock
        if clock is None or game.seat is None or seats[game.seat].kind != "person":
            return None
        return thinking.deadline(clock, game.seat)

    def time_left(self, seat: int) -> float | None:
        """Returns seconds that a seat still has."""
        clock = self.row.header.clock
        return None if clock is None else self.thinking.left(clock, seat, seat == self.game.seat)

    def players(self) -> list[Player]:
        """Returns who has which seat."""
        online = {watcher.seat for watcher in self.watchers}
        return [
            Player(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                online=seat.seat in online,
                clock=self.time_left(seat.seat),
            )
            for seat in self.seats
        ]

    def notes(self, language: str) -> list[Note]:
        """Returns the lines of the log that are no actions, in words."""
        return [
            Note(
                entry=entry.number,
                seat=entry.seat,
                text=say(
                    language,
                    f"note-{entry.body.note or entry.body.kind}",
                    seat=entry.seat or 0,
                    name=entry.body.name,
                    bot=entry.body.bot or "",
                ),
            )
            for entry in self.system_notes
        ]

    def seen(self, seat: int | None, language: str) -> bytes:
        """Returns the table as a seat sees it, ready to be sent: a ``Seen``."""
        return msgspec.json.encode({"entry": self.entries, **self._shown(seat, language)})

    def update_since(self, seat: int | None, language: str, since: int) -> bytes:
        """Returns what a watcher is sent that has seen the log up to an entry."""
        known = self.actions_known(since)
        return msgspec.json.encode(
            {
                "entry": self.entries,
                "since": known,
                "actions": self._actions(seat, language, known),
                **self._shown(seat, language),
            }
        )

    def _actions(self, seat: int | None, language: str, known: int) -> object:
        """Returns the log entries from a number on; recent ones are kept encoded."""
        if rules_adapter.action_count(self.game) - known > FEW:
            return self.action_log(seat, known, language)
        if known not in self._private_readers:
            self._private_readers[known] = rules_adapter.seats_with_private_log(self.game, known)
        reader = seat if seat in self._private_readers[known] else None
        key = ("actions", reader, language, known)
        return self._encoded(key, lambda: self.action_log(reader, known, language))

    def _shown(self, seat: int | None, language: str) -> dict[str, object]:
        """Returns what answers and news have in common, worked out once for all who see it."""
        return {
            "view": self._encoded(("view", seat, language), lambda: self._view(seat, language)),
            "players": self._players(),
            "notes": self._encoded(("notes", language), lambda: self.notes(language)),
        }

    def _players(self) -> object:
        """Returns who has which seat; kept unless clocks run, which show everyone another time."""
        if self.row.header.clock is not None:
            return self.players()
        return self._encoded(("players",), self.players)

    def _view(self, seat: int | None, language: str) -> View:
        """Returns what a seat or a spectator may know; what lies open is looked at once for all."""
        found = self._open.get(language)
        if found is None:
            found = self._open[language] = rules_adapter.open_view(self.game, language)
        return found if seat is None else rules_adapter.view(self.game, seat, found)

    def action_log(self, seat: int | None, since: int, language: str) -> list[LoggedAction]:
        """Returns the actions from a number on, as a seat may know them, with the names."""
        return rules_adapter.action_log(self.game, seat, since, language, self.names(language))

    def names(self, language: str) -> list[str]:
        """Returns what the players are called: by their house, who gave no name."""
        return [one.name or house(language, one.seat) for one in self.seats]

    def actions_known(self, entry: int) -> int:
        """Returns the first actions that stand now as they stood after this many entries."""
        if entry <= 0:
            return 0
        if entry >= self.entries:
            return rules_adapter.action_count(self.game)
        return min(self.marks[entry - 1 :])

    def entry_of(self, action: int) -> int:
        """Returns the first entry after which ``action`` actions stand; else the last."""
        for entry in range(self.entries):
            if self.actions_known(entry) >= action:
                return entry
        return self.entries

    def info(self) -> GameInfo:
        """Returns what is known of the game besides its table."""
        row, header, over = self.row, self.row.header, self.status != "running"
        return GameInfo(
            id=row.id,
            title=row.title,
            seats=header.seats,
            options=header.options,
            confirm_turns=header.confirm_turns,
            rules=header.rules,
            players=self.players(),
            status=self.status,
            entries=self.entries,
            created=row.created,
            updated=self.thinking.last,
            clock=header.clock,
            deadline=self.deadline,
            commitment=header.commitment,
            seed_chosen=header.seed_chosen,
            seed=row.seed if over else None,
            salt=row.salt if over else None,
            fork_of=header.fork_of,
            fork_at=header.fork_at,
        )

    def changes(self, game: Game, at: float, moved: SeatRow | None = None) -> dict[str, Any]:
        """Returns columns of the game's row that follow from an entry made now.

        ``moved`` is a seat that changes hands with it.
        """
        thinking = self.thinking.after(at, self.game.seat, rules_adapter.turn(game))
        seats = [moved if moved and moved.seat == seat.seat else seat for seat in self.seats]
        return {
            "status": "finished" if game.over else "running",
            "to_act": game.seat,
            "deadline": self.deadline_of(game, thinking, seats),
            "summary": msgspec.json.encode(rules_adapter.summary(game)).decode(),
        }

    def _encoded(self, key: tuple[object, ...], make: Callable[[], object]) -> msgspec.Raw:
        """Returns a part of what is sent, encoded once until the table changes."""
        found = self._ready.get(key)
        if found is None:
            found = self._ready[key] = msgspec.Raw(msgspec.json.encode(make()))
        return found


def seat_after(seat: SeatRow, entry: LogEntry) -> SeatRow:
    """Returns who has a seat after it changed hands."""
    body = entry.body
    return SeatRow(
        game=seat.game,
        seat=seat.seat,
        kind=body.kind,
        name=body.name,
        bot=body.bot,
        webhook=seat.webhook,
    )
