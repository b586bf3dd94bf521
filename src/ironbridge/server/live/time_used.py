"""Thinking time of the seats of a game, and the deadlines that follow from its clock."""

import time
from typing import Final

import msgspec

from ironbridge.game import Game
from ironbridge.server.live import rules_adapter
from ironbridge.server.store.game_log import (
    ASK_HOST,
    BACK,
    END,
    MORE_TIME,
    PAUSE,
    PLAY,
    RESUME,
    SEAT_CHANGED,
    TIME,
    Clock,
    LogEntry,
)

RETURN_SHARE: Final = 0.1
"""Part of a clock's time that a person has at least after returning to a seat."""
RETURN_LEAST: Final = 60.0
"""Minimum of that time, in seconds."""


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

    def after(
        self, entry: LogEntry, before: int | None, turn: tuple[object, ...], clock: Clock | None
    ) -> "TimeUsed":
        """Returns the times after an entry; charges the seat ``before`` that was to act.

        The thinking time of a bot is not charged: it may stand in for a person who returns.
        """
        used, spent = list(self.used), 0.0
        by_bot = entry.kind == PLAY and entry.body.bot is not None
        if before is not None and not by_bot and not self.stopped:
            spent = max(0.0, entry.at - self.last)
            used[before] += spent
        same = turn == self.turn
        found = TimeUsed(
            used=tuple(used),
            turn_used=self.turn_used + spent if same else 0.0,
            turn=turn,
            turn_began=self.turn_began if same else entry.at,
            last=entry.at,
            asked=self.asked and same,
            stopped=entry.kind in (PAUSE, END) or (self.stopped and entry.kind != RESUME),
        )
        return found if clock is None else found._changed(entry, before, clock)

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
        return self.last + clock.seconds - self._spent(clock, seat)

    def left(self, clock: Clock, seat: int, acting: bool) -> float:
        """Returns the seconds that a seat has left now; below zero for overtime."""
        if acting:
            now = self.last if self.stopped else time.time()
            return self.deadline(clock, seat) - now
        return clock.seconds - (0.0 if clock.per == "turn" else self.used[seat])


def first_thinking(game: Game, seats: int, at: float) -> TimeUsed:
    """Returns the thinking times of a game that begins at time ``at``."""
    turn = rules_adapter.turn(game)
    return TimeUsed(used=(0.0,) * seats, turn_used=0.0, turn=turn, turn_began=at, last=at)
