"""One game in memory: the state replayed from its log, cached responses, subscribers."""

import time
from asyncio import Lock
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from ironbridge.bots import expected_score
from ironbridge.game import Game
from ironbridge.server.api.chat_schemas import ChatMessage
from ironbridge.server.api.deal_schemas import DealProof, Gathering
from ironbridge.server.api.schemas import GameInfo, Note, Player
from ironbridge.server.api.session_schemas import TableSession
from ironbridge.server.live import rules_adapter
from ironbridge.server.live.action_marks import ActionMarks
from ironbridge.server.live.clock_text import clock_action, stand_in_action
from ironbridge.server.live.contributions import Contributions, reveal_deadline
from ironbridge.server.live.list_summary import summary_of
from ironbridge.server.live.log_notes import is_note, note_of, seed_note
from ironbridge.server.live.seat_entries import OF_SEATS, seat_after, with_host
from ironbridge.server.live.state_messages import StateMessages
from ironbridge.server.live.table_session import OPEN_TO_ALL, SessionState
from ironbridge.server.live.time_used import TimeUsed, first_thinking, spans_ahead
from ironbridge.server.messages import house
from ironbridge.server.store.game_log import (
    CLOCK,
    DEAL,
    HOST,
    PLAY,
    SEAT_CHANGED,
    LogEntry,
    apply,
    begin,
    table_of_choices,
)
from ironbridge.server.store.rows import GameRow, SeatRow
from ironbridge.server.time_control import StillSpan
from ironbridge.types import LoggedAction

if TYPE_CHECKING:
    from ironbridge.server.live.subscriber import GameWatcher

ATTENTION: Final = 60.0
"""Seconds after a request during which bots among themselves play on."""


class LiveGame:
    """A game, its seats, and everything derived from its log."""

    def __init__(self, row: GameRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.gathering = row.waits_for_deal
        """Whether the game waits for the contributions to its deal."""
        self.seats = seats
        self.game: Game = begin(row.header, 0 if self.gathering else row.source)
        """The game; while its deal is awaited, a placeholder that no response shows."""
        self.contributions = Contributions(row.header)
        self.seats_since = row.created
        """Time of the last entry that changed a seat."""
        self.by_text = table_of_choices(self.game) != row.header.choices
        self.entries = 0
        self.marks = ActionMarks()
        self.system_notes: list[LogEntry] = []
        """Entries that are no actions: a seat changed hands, the server acted."""
        self.clock_actions: set[int] = set()
        """Numbers of the actions that the server played because the time of a seat ran out."""
        self.former_names: dict[int, str] = {}
        """Names of the people whose seats were opened to others, by seat."""
        self.freed_by: dict[int, str] = {}
        """Note of the entry that freed a seat, by seat."""
        self.session = SessionState()
        """What the people at the table have agreed on, and what they are asked."""
        self.chat: list[ChatMessage] = []
        """The last messages of the chat, the oldest first."""
        self.stand_ins: dict[int, str] = {}
        """Bots that played actions in place of an absent person, by number of the action."""
        self.thinking = first_thinking(self.game, row.header.seats, row.created)
        self._next: tuple[LogEntry, SessionState, TimeUsed] | None = None
        """Session and thinking times after the entry that is being stored."""
        self.lock = Lock()
        self.token_changes = row.token_changes
        """How often tokens were ended, as far as this process knows."""
        self.needs_reload = False
        """Whether the stored log may be longer than the one in memory."""
        self.watchers: set[GameWatcher] = set()
        self.touched = time.monotonic()
        self.accessed = 0.0
        """Time of the last request for this game, on the clock of ``time.monotonic``."""
        self.messages = StateMessages(self)
        """Answers and messages about its current state."""

    # ------------------------------------------------------------------ updating

    def accept(self, game: Game, entry: LogEntry) -> None:
        """Accepts one more log entry and the game after it."""
        before, self.game = self.game.seat, game
        self._note(entry, before)
        changes_view_alone = entry.kind == PLAY and not is_note(entry) and not self.over
        self.messages.invalidate(keeps_table=changes_view_alone)

    def _note(self, entry: LogEntry, before: int | None) -> None:
        """Updates counters, notes, seats and clocks after an entry."""
        game = self.game
        self.entries = entry.number + 1
        known, count = self.marks.last, rules_adapter.action_count(game)
        self.marks.append(count)
        self.clock_actions = {number for number in self.clock_actions if number < count}
        if entry.body.note == CLOCK:
            self.clock_actions.update(range(known, count))
        self.stand_ins = {at: bot for at, bot in self.stand_ins.items() if at < count}
        if entry.kind == PLAY and entry.body.stand_in:
            self.stand_ins.update(dict.fromkeys(range(known, count), entry.body.bot or ""))
        if is_note(entry):
            self.system_notes.append(entry)
        if entry.kind in OF_SEATS and entry.seat is not None:
            self.seats[entry.seat] = seat_after(self.seats[entry.seat], entry)
        if entry.kind == SEAT_CHANGED:
            self.seats_since = entry.at
            if entry.body.kind == "free" and entry.seat is not None:
                self.former_names[entry.seat] = entry.body.was
                self.freed_by[entry.seat] = entry.body.note
        if entry.kind == HOST:
            self.seats = with_host(self.seats, entry.seat)
        self.contributions.note(entry)
        self.session, self.thinking = self._after(game, entry, before)
        self._next = None

    def _after(
        self, game: Game, entry: LogEntry, before: int | None
    ) -> tuple[SessionState, TimeUsed]:
        """Returns session and thinking times after an entry; those that were stored, if any."""
        if self._next is not None and self._next[0] is entry:
            return self._next[1:]
        session = self.session.after(entry)
        if entry.kind == DEAL:
            return session, first_thinking(game, self.row.header.seats, entry.at)
        turn, clock = rules_adapter.turn(game), self.row.header.clock
        return session, self.thinking.after(entry, before, turn, clock)

    def apply_log(self, log: list[LogEntry]) -> None:
        """Applies log entries that are in the database and not yet in memory."""
        if log:
            self.game = self.game.copy()  # readers may still use the old one
        for entry in log:
            before = self.game.seat
            apply(self.game, entry, self.by_text)
            self._note(entry, before)
        self.invalidate()

    def deal(self, row: GameRow) -> None:
        """Replaces the placeholder of a game that waited for its deal."""
        self.row, self.gathering = row, row.waits_for_deal
        self.game = begin(row.header, row.source)
        self.invalidate()

    def seat_players(self, seats: list[SeatRow]) -> None:
        """Replaces the seats by those of the database."""
        self.seats = seats
        self.invalidate()

    def rename_in_log(self, log: Sequence[LogEntry]) -> None:
        """Takes over the names of a stored log in which names of players were removed."""
        by_number = {entry.number: entry for entry in log}
        notes = [by_number.get(each.number, each) for each in self.system_notes]
        self.system_notes = [each for each in notes if is_note(each)]
        freed = [each for each in self.system_notes if each.body.kind == "free"]
        self.former_names = {each.seat: each.body.was for each in freed if each.seat is not None}
        self.invalidate()

    def show_chat(self, messages: list[ChatMessage]) -> None:
        """Replaces the last messages of the chat and sends them to all subscribers."""
        self.chat = messages
        self.invalidate()
        self.wake()

    def invalidate(self) -> None:
        """Clears the cached responses."""
        self.messages.invalidate()

    def wake(self) -> None:
        """Notifies all subscribers."""
        for watcher in self.watchers:
            watcher.wake()

    # ------------------------------------------------------------------ reading

    @property
    def is_attended(self) -> bool:
        """Returns whether people play here, or a client watched within ``ATTENTION`` seconds."""
        if self.watchers or any(seat.kind in ("person", "free") for seat in self.seats):
            return True
        return time.monotonic() - self.accessed < ATTENTION

    @property
    def stand_ins_play(self) -> bool:
        """Returns whether the seat to act needs no stand-in, or a person is there to play with.

        Where all people are absent, their game waits for them.
        """
        seat = self.game.seat
        if seat is None or not self.seats[seat].stand_in:
            return True
        return any(row.kind == "person" for row in self.seats)

    def is_open_to_all(self, seat: int) -> bool:
        """Returns whether a seat is free and can be taken without an invitation."""
        if self.seats[seat].kind != "free":
            return False
        freed_by = self.freed_by.get(seat)
        return self.row.is_open if freed_by is None else freed_by in OPEN_TO_ALL

    @property
    def status(self) -> str:
        """Returns ``gathering``, ``running`` or ``finished``; ``record`` for a replayed record."""
        if self.row.status == "record":
            return "record"
        if self.gathering:
            return "gathering"
        return "finished" if self.game.over or self.session.ended else "running"

    @property
    def over(self) -> bool:
        """Returns whether the game is finished or a record: nothing of its deal is secret."""
        return self.status in ("finished", "record")

    @property
    def reveal_deadline(self) -> float | None:
        """Returns when unrevealed contributions are left out; ``None`` while a seat is free."""
        return reveal_deadline(self.seats, self.seats_since)

    @property
    def deadline(self) -> float | None:
        """Returns the timestamp at which the clock of the seat to act runs out."""
        return self.deadline_of(self.game, self.thinking, self.seats)

    def deadline_of(self, game: Game, thinking: TimeUsed, seats: Sequence[SeatRow]) -> float | None:
        """Returns the deadline for a game state and seats that need not be current yet."""
        if self.gathering:
            return None
        return self._turn_deadline(game, thinking, seats)

    def _turn_deadline(
        self, game: Game, thinking: TimeUsed, seats: Sequence[SeatRow]
    ) -> float | None:
        clock = self.row.header.clock
        if clock is None or game.seat is None or seats[game.seat].kind != "person":
            return None
        if thinking.stopped:
            return None
        return thinking.deadline(clock, game.seat)

    def time_left(self, seat: int) -> float | None:
        """Returns the seconds that a seat has left; ``None`` without a clock."""
        clock = self.row.header.clock
        acting = seat == self.game.seat and not self.gathering
        return None if clock is None else self.thinking.left(clock, seat, acting)

    def still(self) -> list[StillSpan]:
        """Returns the next spans in which the clock of the seat to act stands still."""
        clock, deadline = self.row.header.clock, self.deadline
        if clock is None or deadline is None:
            return []
        return spans_ahead(clock.rest, (), time.time(), deadline)

    def players(self) -> list[Player]:
        """Returns the player of each seat, with presence and clock."""
        online = {watcher.seat for watcher in self.watchers}
        acting, clock = self.game.seat, self.row.header.clock
        deadline, still = self.deadline, self.still()
        return [
            Player(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                online=seat.seat in online,
                clock=self.time_left(seat.seat),
                stand_in=seat.stand_in,
                host=seat.is_host,
                overtime=self.thinking.asked and seat.seat == self.game.seat,
                to_take=self.is_open_to_all(seat.seat),
                deadline=deadline if seat.seat == acting else None,
                still=still if seat.seat == acting else [],
                low=None if clock is None or seat.seat != acting else clock.low,
            )
            for seat in self.seats
        ]

    def notes(self, language: str) -> list[Note]:
        """Returns the log entries that are no actions, as sentences; first a chosen number."""
        header = self.row.header
        first = [seed_note(language)] if header.seed_chosen and not header.fork_of else []
        names = self.names(language)
        return first + [
            note_of(entry, names, self.marks.after(entry.number), language)
            for entry in self.system_notes
        ]

    def encoded_state(self, seat: int | None, language: str) -> bytes:
        """Returns an encoded ``TableState`` for a seat or a spectator."""
        return self.messages.encoded_state(seat, language)

    def update_since(self, seat: int | None, language: str, since: int) -> bytes:
        """Returns the encoded message, with the whole view, after ``since`` entries."""
        return self.messages.update_since(seat, language, since)

    def table_session(self) -> TableSession:
        """Returns what the people agreed on and are asked, as it is sent."""
        return self.session.shown(self.seats, is_over=self.over)

    def gathering_state(self) -> Gathering:
        """Returns who has contributed to the deal that is awaited."""
        return self.contributions.gathering(self.seats, self.seats_since)

    def action_log(self, seat: int | None, since: int, language: str) -> list[LoggedAction]:
        """Returns the actions from a number on, as far as a seat may know them."""
        names = self.names(language)
        found = rules_adapter.action_log(self.game, seat, since, language, names)
        return [self._marked(action, language, names[action.seat]) for action in found]

    def _marked(self, action: LoggedAction, language: str, name: str) -> LoggedAction:
        """Returns an action with words that say who played it, where its person did not."""
        if action.number in self.clock_actions:
            return clock_action(action, language, name)
        bot = self.stand_ins.get(action.number)
        return action if bot is None else stand_in_action(action, language, name, bot)

    def names(self, language: str) -> list[str]:
        """Returns the players' names; the name of the house where a player gave none."""
        return [one.name or house(language, one.seat) for one in self.seats]

    def actions_known(self, entry: int) -> int:
        """Returns the number of leading actions that are unchanged since ``entry`` entries."""
        return self.marks.known(entry)

    def entry_of(self, action: int) -> int:
        """Returns the first entry after which ``action`` actions are finished, or the last."""
        return self.marks.entry_of(action)

    def info(self) -> GameInfo:
        """Returns the metadata of the game."""
        row, header, over = self.row, self.row.header, self.over
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
            standing=self.session.standing,
            clock=header.clock,
            deadline=self.deadline,
            commitment=header.commitment,
            seed_chosen=header.seed_chosen,
            seed=row.seed if over else None,
            salt=row.salt if over else None,
            deal=DealProof(
                key=row.deal_key if over else None,
                secret=row.deal_secret if over else None,
                contributions=self.contributions.listed(show_values=over),
            ),
            fork_of=header.fork_of,
            fork_at=header.fork_at,
            reviewable=over and not self.session.ended and expected_score.knows(self.game.spec),
        )

    def changes(self, game: Game, entry: LogEntry, moved: SeatRow | None = None) -> dict[str, Any]:
        """Returns the columns of the game's row that an entry changes.

        ``moved`` is the new row of a seat that changes hands or whose player changes the name.
        """
        session, thinking = self._after(game, entry, self.game.seat)
        self._next = entry, session, thinking
        seats: Sequence[SeatRow] = self.seats
        if moved is not None:
            seats = [moved if moved.seat == seat.seat else seat for seat in seats]
        summary = summary_of(game, thinking, session)
        if self.gathering:
            changes_hands = moved is not None and moved.kind != self.seats[moved.seat].kind
            until = reveal_deadline(seats, entry.at if changes_hands else self.seats_since)
            return {"status": "gathering", "to_act": None, "deadline": until, "summary": summary}
        return {
            "status": "finished" if game.over or session.ended else "running",
            "to_act": None if session.stands_still else game.seat,
            "deadline": self.deadline_of(game, thinking, seats),
            "summary": summary,
        }

    def first_changes(self, game: Game, at: float) -> dict[str, Any]:
        """Returns the columns of the game's row that its deal at time ``at`` changes."""
        thinking = first_thinking(game, self.row.header.seats, at)
        return {
            "status": "running",
            "to_act": game.seat,
            "deadline": self._turn_deadline(game, thinking, self.seats),
            "summary": summary_of(game, thinking, self.session),
        }
