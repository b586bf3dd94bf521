"""Thinking time of the seats of a game, and the deadlines that follow from its clock."""

import time

import msgspec

from ironbridge.game import Game
from ironbridge.server.live import rules_adapter
from ironbridge.server.store.game_log import Clock


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


def first_thinking(game: Game, seats: int, at: float) -> TimeUsed:
    """Returns the thinking times of a game that begins at time ``at``."""
    return TimeUsed(used=(0.0,) * seats, turn=rules_adapter.turn(game), turn_began=at, last=at)
