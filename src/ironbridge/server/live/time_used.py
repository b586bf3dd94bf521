"""Thinking time of the seats of a game, and the deadlines that follow from its clock."""

import time
from collections.abc import Sequence
from itertools import islice, takewhile
from typing import Final

import msgspec

from ironbridge.game import Game
from ironbridge.server.live import rules_adapter
from ironbridge.server.store.game_log import (
    ASK_HOST,
    BACK,
    CLOCK,
    END,
    MORE_TIME,
    PAUSE,
    PLAY,
    RESUME,
    SEAT_CHANGED,
    TIME,
    LogEntry,
)
from ironbridge.server.time_control import (
    Clock,
    RestHours,
    StillSpan,
    running_seconds,
    runs_out,
    still_spans,
)

RETURN_SHARE: Final = 0.1
"""Part of a clock's time that a person has at least after returning to a seat."""
RETURN_LEAST: Final = 60.0
"""Minimum of that time, in seconds."""
AHEAD: Final = 24 * 3600.0
"""Minimum number of seconds for which clients are told when a clock stands still."""
MOST_SPANS: Final = 10
"""Maximum number of spans that they are told."""


class TimeUsed(msgspec.Struct, frozen=True, kw_only=True):
    """Thinking time used by each seat, from the timestamps of the log."""

    used: tuple[float, ...]
    """Seconds that each seat has used; less where it was given time."""
    turn_used: float
    """Seconds that the seat to act has used in this turn; less where it was given time."""
    turn: tuple[object, ...]
    turn_began: float
    last: float
    """Time of the last entry."""
    asked: bool = False
    """Whether the host was asked what becomes of the seat whose time ran out."""
    stopped: bool = False
    """Whether all clocks stand still: the game is paused, or was ended."""
    paid: frozenset[tuple[object, ...]] = frozenset()
    """Turns for which a seat got the increment of the clock; one that is taken back counts once."""

    def after(
        self, entry: LogEntry, before: int | None, turn: tuple[object, ...], clock: Clock | None
    ) -> "TimeUsed":
        """Returns the times after an entry; charges the seat ``before`` that was to act.

        The thinking time of a bot is not charged: it may stand in for a person who returns.
        """
        used, spent = list(self.used), 0.0
        by_bot = entry.kind == PLAY and entry.body.bot is not None
        if before is not None and not by_bot and not self.stopped:
            rest = None if clock is None else clock.rest
            spent = max(0.0, running_seconds(rest, (), self.last, entry.at))
            used[before] += spent
        same = turn == self.turn
        paid = self.paid
        if not same and self._earns(entry, clock) and before is not None and clock is not None:
            used[before] -= clock.increment
            paid |= {self.turn}
        found = TimeUsed(
            used=tuple(used),
            turn_used=self.turn_used + spent if same else 0.0,
            turn=turn,
            turn_began=self.turn_began if same else entry.at,
            last=entry.at,
            asked=self.asked and same,
            stopped=entry.kind in (PAUSE, END) or (self.stopped and entry.kind != RESUME),
            paid=paid,
        )
        return found if clock is None else found._changed(entry, before, clock)

    def _earns(self, entry: LogEntry, clock: Clock | None) -> bool:
        """Returns whether an entry that ends a turn gives its seat the increment of the clock.

        A turn that a bot or the server plays for a person gives none.
        """
        by_person = entry.kind == PLAY and entry.body.bot is None and entry.body.note != CLOCK
        return (
            clock is not None and by_person and clock.increment > 0 and self.turn not in self.paid
        )

    def _changed(self, entry: LogEntry, acting: int | None, clock: Clock) -> "TimeUsed":
        """Returns the times after what an entry says about a clock, or about who plays a seat."""
        seat, body = entry.seat, entry.body
        if seat is None:
            return self
        if entry.kind == TIME and body.note == ASK_HOST:
            return msgspec.structs.replace(self, asked=True)
        if entry.kind == TIME and body.note == MORE_TIME:
            left = max(0.0, clock.seconds - self._spent(clock, seat))
            return self._with_left(clock, seat, seat == acting, left + body.seconds)
        if entry.kind == SEAT_CHANGED and body.kind == "person":
            left = clock.seconds
            if body.note == BACK and clock.per == "game":
                least = max(RETURN_LEAST, RETURN_SHARE * clock.seconds)
                left = max(clock.seconds - self.used[seat], min(least, clock.seconds))
            return self._with_left(clock, seat, seat == acting, left)
        return self

    def _with_left(self, clock: Clock, seat: int, acting: bool, left: float) -> "TimeUsed":
        """Returns the times with which a seat has ``left`` seconds."""
        if clock.per == "turn":
            changed = {"turn_used": clock.seconds - left, "asked": False} if acting else {}
            return msgspec.structs.replace(self, **changed)
        used = list(self.used)
        used[seat] = clock.seconds - left
        asked = self.asked and not acting
        return msgspec.structs.replace(self, used=tuple(used), asked=asked)

    def _spent(self, clock: Clock, seat: int) -> float:
        """Returns the seconds that the seat to act has used of its time."""
        return self.turn_used if clock.per == "turn" else self.used[seat]

    def deadline(self, clock: Clock, seat: int) -> float:
        """Returns the timestamp at which the time of the seat to act runs out."""
        return runs_out(clock.rest, (), self.last, clock.seconds - self._spent(clock, seat))

    def left(self, clock: Clock, seat: int, acting: bool) -> float:
        """Returns the seconds that a seat has left now; below zero for overtime."""
        if acting:
            now = self.last if self.stopped else time.time()
            spent = self._spent(clock, seat) + running_seconds(clock.rest, (), self.last, now)
            return clock.seconds - spent
        return clock.seconds - (0.0 if clock.per == "turn" else self.used[seat])


def spans_ahead(
    rest: RestHours | None, away: Sequence[StillSpan], now: float, deadline: float
) -> list[StillSpan]:
    """Returns the spans until a deadline, or of the next day, in which a clock stands still.

    The one of now begins when it began: clocks of clients differ by seconds.
    """
    until = max(deadline, now + AHEAD)
    found = takewhile(lambda span: span.since < until, still_spans(rest, away, now - AHEAD))
    return list(islice((span for span in found if span.until > now), MOST_SPANS))


def first_thinking(game: Game, seats: int, at: float) -> TimeUsed:
    """Returns the thinking times of a game that begins at time ``at``."""
    turn = rules_adapter.turn(game)
    return TimeUsed(used=(0.0,) * seats, turn_used=0.0, turn=turn, turn_began=at, last=at)
