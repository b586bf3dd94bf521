"""One game in memory: the state replayed from its log, cached responses, subscribers."""

import time
from asyncio import Lock
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ironbridge.game import Game
from ironbridge.server.api.schemas import GameInfo, Note, Player
from ironbridge.server.live import rules_adapter
from ironbridge.server.live.clock_text import clock_action
from ironbridge.server.messages import house, say
from ironbridge.server.store.game_log import (
    CLOCK,
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
"""Maximum number of logged actions kept encoded; older ones are encoded on request."""


class TimeUsed(msgspec.Struct, frozen=True, kw_only=True):
    """Thinking time used by each seat, from the timestamps of the log."""

    used: tuple[float, ...]
    turn: tuple[object, ...]
    turn_began: float
    last: float

    def after(self, at: float, before: int | None, turn: tuple[object, ...]) -> "TimeUsed":
        """Returns the times after an entry; the seat that was to act is charged."""
        used = list(self.used)
        if before is not None:
            used[before] += max(0.0, at - self.last)
        began = self.turn_began if turn == self.turn else at
        return TimeUsed(used=tuple(used), turn=turn, turn_began=began, last=at)

    def deadline(self, clock: Clock, seat: int) -> float:
        """Returns the timestamp at which the time of the seat to act runs out."""
        if clock.per == "turn":
            return self.turn_began + clock.seconds
        return self.last + max(0.0, clock.seconds - self.used[seat])

    def left(self, clock: Clock, seat: int, acting: bool) -> float:
        """Returns the seconds that a seat has left now."""
        if acting:
            return self.deadline(clock, seat) - time.time()
        return clock.seconds - (0.0 if clock.per == "turn" else self.used[seat])


class LiveGame:
    """A game, its seats, and everything derived from its log."""

    def __init__(self, row: GameRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.game: Game = begin(row.header, row.seed)
        self.by_text = table_of_choices(self.game) != row.header.choices
        self.entries = 0
        self.marks: list[int] = []
        """Number of finished actions after each entry."""
        self.system_notes: list[LogEntry] = []
        """Entries that are no actions: a seat changed hands, the server acted."""
        self.clock_actions: set[int] = set()
        """Numbers of the actions that the server played because the time of a seat ran out."""
        self.thinking = TimeUsed(
            used=(0.0,) * row.header.seats,
            turn=rules_adapter.turn(self.game),
            turn_began=row.created,
            last=row.created,
        )
        self.lock = Lock()
        self.needs_reload = False
        """Whether the stored log may be longer than the one in memory."""
        self.watchers: set[Subscriber] = set()
        self.touched = time.monotonic()
        self._ready: dict[tuple[object, ...], msgspec.Raw] = {}
        self._open: dict[str, View] = {}
        self._private_readers: dict[int, set[int]] = {}
        """Seats whose action log from a number on differs from a spectator's."""

    # ------------------------------------------------------------------ updating

    def accept(self, game: Game, entry: LogEntry) -> None:
        """Accepts one more log entry and the game after it."""
        before, self.game = self.game.seat, game
        self._note(entry, before)
        self.invalidate()

    def _note(self, entry: LogEntry, before: int | None) -> None:
        """Updates counters, notes, seats and clocks after an entry."""
        game = self.game
        self.entries = entry.number + 1
        known, count = (self.marks or [0])[-1], rules_adapter.action_count(game)
        self.marks.append(count)
        self.clock_actions = {number for number in self.clock_actions if number < count}
        if entry.body.note == CLOCK:
            self.clock_actions.update(range(known, count))
        if entry.kind == SEAT_CHANGED or entry.body.note:
            self.system_notes.append(entry)
        if entry.kind == SEAT_CHANGED and entry.seat is not None:
            self.seats[entry.seat] = seat_after(self.seats[entry.seat], entry)
        self.thinking = self.thinking.after(entry.at, before, rules_adapter.turn(game))

    def apply_log(self, log: list[LogEntry]) -> None:
        """Applies log entries that are in the database and not yet in memory."""
        if log:
            self.game = self.game.copy()  # readers may still use the old one
        for entry in log:
            before = self.game.seat
            apply(self.game, entry, self.by_text)
            self._note(entry, before)
        self.invalidate()

    def seat_players(self, seats: list[SeatRow]) -> None:
        """Replaces the seats by those of the database."""
        self.seats = seats
        self.invalidate()

    def invalidate(self) -> None:
        """Clears the cached responses."""
        self._ready.clear()
        self._open.clear()
        self._private_readers.clear()

    def wake(self) -> None:
        """Notifies all subscribers."""
        for watcher in self.watchers:
            watcher.wake()

    # ------------------------------------------------------------------ reading

    @property
    def status(self) -> str:
        """Returns ``running`` or ``finished``; ``record`` for a replayed record."""
        if self.row.status == "record":
            return "record"
        return "finished" if self.game.over else "running"

    @property
    def deadline(self) -> float | None:
        """Returns the timestamp at which the clock of the seat to act runs out."""
        return self.deadline_of(self.game, self.thinking, self.seats)

    def deadline_of(self, game: Game, thinking: TimeUsed, seats: Sequence[SeatRow]) -> float | None:
        """Returns the deadline for a game state and seats that need not be current yet."""
        clock = self.row.header.clock
        if clock is None or game.seat is None or seats[game.seat].kind != "person":
            return None
        return thinking.deadline(clock, game.seat)

    def time_left(self, seat: int) -> float | None:
        """Returns the seconds that a seat has left; ``None`` without a clock."""
        clock = self.row.header.clock
        return None if clock is None else self.thinking.left(clock, seat, seat == self.game.seat)

    def players(self) -> list[Player]:
        """Returns the player of each seat, with presence and clock."""
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
        """Returns the log entries that are no actions, as sentences."""
        return [
            Note(
                entry=entry.number,
                seat=entry.seat,
                text=say(
                    language,
                    f"note-{entry.body.note or entry.body.kind}",
                    seat=entry.seat or 0,
                    name=entry.body.name or self.names(language)[entry.seat or 0],
                    bot=entry.body.bot or "",
                ),
            )
            for entry in self.system_notes
        ]

    def seen(self, seat: int | None, language: str) -> bytes:
        """Returns an encoded ``TableState`` for a seat or a spectator."""
        return msgspec.json.encode({"entry": self.entries, **self._shown(seat, language)})

    def update_since(self, seat: int | None, language: str, since: int) -> bytes:
        """Returns the encoded message for a subscriber that has seen ``since`` entries."""
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
        """Returns the logged actions from number ``known`` on; a few recent ones from the cache."""
        if rules_adapter.action_count(self.game) - known > FEW:
            return self.action_log(seat, known, language)
        if known not in self._private_readers:
            self._private_readers[known] = rules_adapter.seats_with_private_log(self.game, known)
        reader = seat if seat in self._private_readers[known] else None
        key = ("actions", reader, language, known)
        return self._encoded(key, lambda: self.action_log(reader, known, language))

    def _shown(self, seat: int | None, language: str) -> dict[str, object]:
        """Returns the parts that responses and messages share, encoded once for all readers."""
        return {
            "view": self._encoded(("view", seat, language), lambda: self._view(seat, language)),
            "players": self._players(),
            "notes": self._encoded(("notes", language), lambda: self.notes(language)),
        }

    def _players(self) -> object:
        """Returns the players; cached unless clocks run, since those change all the time."""
        if self.row.header.clock is not None:
            return self.players()
        return self._encoded(("players",), self.players)

    def _view(self, seat: int | None, language: str) -> View:
        """Returns the view of a seat or a spectator; the public part is cached per language."""
        found = self._open.get(language)
        if found is None:
            found = self._open[language] = rules_adapter.open_view(self.game, language)
        return found if seat is None else rules_adapter.view(self.game, seat, found)

    def action_log(self, seat: int | None, since: int, language: str) -> list[LoggedAction]:
        """Returns the actions from a number on, as far as a seat may know them."""
        names = self.names(language)
        found = rules_adapter.action_log(self.game, seat, since, language, names)
        return [
            clock_action(action, language, names[action.seat])
            if action.number in self.clock_actions
            else action
            for action in found
        ]

    def names(self, language: str) -> list[str]:
        """Returns the players' names; the name of the house where a player gave none."""
        return [one.name or house(language, one.seat) for one in self.seats]

    def actions_known(self, entry: int) -> int:
        """Returns the number of leading actions that are unchanged since ``entry`` entries."""
        if entry <= 0:
            return 0
        if entry >= self.entries:
            return rules_adapter.action_count(self.game)
        return min(self.marks[entry - 1 :])

    def entry_of(self, action: int) -> int:
        """Returns the first entry after which ``action`` actions are finished, or the last."""
        for entry in range(self.entries):
            if self.actions_known(entry) >= action:
                return entry
        return self.entries

    def info(self) -> GameInfo:
        """Returns the metadata of the game."""
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
        """Returns the columns of the game's row that an entry at time ``at`` changes.

        ``moved`` is the new row of a seat that changes hands.
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
        """Returns an encoded part of a response; cached until the game changes."""
        found = self._ready.get(key)
        if found is None:
            found = self._ready[key] = msgspec.Raw(msgspec.json.encode(make()))
        return found


def seat_after(seat: SeatRow, entry: LogEntry) -> SeatRow:
    """Returns the row of a seat after an entry that changes its player."""
    body = entry.body
    return SeatRow(
        game=seat.game,
        seat=seat.seat,
        kind=body.kind,
        name=body.name,
        bot=body.bot,
        webhook=seat.webhook,
    )
