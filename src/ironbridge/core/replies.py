"""What others answer to a turn, found once in a world and weighed again for every other turn.

Turns that are tried in the same world differ little to those who play next.  What looked best to
them after the first one is remembered, a few whole actions for each, and after the others only
these are weighed: far less work than listing everything anew.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.doors import apply, why_not
from ironbridge.core.judge import Judge
from ironbridge.core.position import Position
from ironbridge.core.reasons import OK
from ironbridge.core.turns import Lister, between_actions

REMEMBERED: Final[i64] = 6
"""So many of the best whole actions are remembered."""


@final
class Replies:
    """Finds the whole action that looks best, and remembers it in the world at hand."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.rules = judge.insight.rules
        self.lister = Lister(self.rules)
        self.lister.sources = 1
        self.lister.once = False
        self.seats: list[i64] = []
        self.paths: list[list[vec[i64]]] = []
        """For each action since the world was dealt: whose it was, and the best ways to play it."""
        self.tried: i64 = 0
        """Positions weighed."""

    def forget(self) -> None:
        """Begin with a new world."""
        self.seats = []
        self.paths = []

    def best_action(self, pos: Position) -> Position:
        """Where the whole action leads that looks best at once to the seat to act."""
        seat = pos.seat
        self.lister.actions(pos)
        found = self.lister.positions
        if len(found) == 1:
            return found[0]
        best = found[0]
        most = self.weigh(best, seat)
        for n in range(1, len(found)):
            value = self.weigh(found[n], seat)
            if value > most:
                most = value
                best = found[n]
        return best

    def weigh(self, pos: Position, seat: i64) -> i64:
        """What a position is worth to a seat."""
        self.tried += 1
        return self.judge.value(pos, seat)

    def reply(self, pos: Position, number: i64) -> Position:
        """The same for an action of others, by its number; out of those remembered, if any are."""
        if number < len(self.paths) and self.seats[number] == pos.seat:
            best = self.best_known(pos, self.paths[number])
            if best is not None:
                return best
        return self.best_new(pos, number)

    def best_known(self, pos: Position, paths: list[vec[i64]]) -> Position | None:
        """Where the best of these ways leads, None where none of them is open."""
        seat = pos.seat
        best: Position | None = None
        most: i64 = 0
        for path in paths:
            after = self.after(pos, path)
            if after is not None:
                value = self.weigh(after, seat)
                if best is None or value > most:
                    most = value
                    best = after
        return best

    def after(self, pos: Position, path: vec[i64]) -> Position | None:
        """The position after a whole action, None where it is not allowed."""
        after = pos.copy()
        desk = self.lister.desk
        seat = pos.seat
        begun = False
        for code in path:
            if after.seat != seat or why_not(self.rules, after, desk, code) != OK:
                if begun and between_actions(after):
                    break  # what is left are answers that nobody asks for any more
                return None
            apply(self.rules, after, desk, code)
            begun = True
        return after if after.seat != seat or between_actions(after) else None

    def best_new(self, pos: Position, number: i64) -> Position:
        """List everything, remember the best, and return where the very best leads."""
        seat = pos.seat
        self.lister.actions(pos)
        found = self.lister.positions
        values: list[i64] = []
        order: list[i64] = []
        for n in range(len(found)):
            values.append(self.weigh(found[n], seat))
            order.append(n)
            at = len(order) - 1
            while at > 0 and values[order[at - 1]] < values[n]:
                order[at] = order[at - 1]
                at -= 1
            order[at] = n
            if len(order) > REMEMBERED:
                order.pop()
        if number == len(self.paths):
            self.seats.append(seat)
            self.paths.append([self.lister.paths[n] for n in order])
        return found[order[0]]
