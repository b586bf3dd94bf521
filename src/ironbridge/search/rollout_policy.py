"""The whole action that looks best, remembered where much the same is asked again and again.

Turns that are tried in the same world differ little to those who play next, and what a seat can do
after one of its turns differs little from world to world.  What looked best is remembered, a few
whole actions for each, and afterwards only these are weighed: far less work than listing everything
anew.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.position import Position
from ironbridge.core.reasons import OK
from ironbridge.core.transitions import apply, why_not
from ironbridge.search.evaluator import Evaluator
from ironbridge.search.turn_generator import TurnGenerator, between_actions

OTHERS: Final[i64] = 6
"""So many of the best whole actions of others are remembered in a world,"""
OWN: Final[i64] = 10
"""... and of the seat's own after one of its turns,"""
WARMUP: Final[i64] = 2
"""... each time in the first so many worlds."""


@final
class ReplyCache:
    """The best ways to play the first, second, ... action after a moment."""

    def __init__(self, most: i64, lessons: i64) -> None:
        self.most = most
        self.warmup = lessons
        """Everything is listed anew so many times; after that it is known."""
        self.seats: list[i64] = []
        """Whose action it is."""
        self.paths: list[list[vec[i64]]] = []
        self.listed: list[i64] = []
        """How often everything was listed."""

    def knows(self, number: i64, seat: i64) -> bool:
        """Returns whether it is known what this seat can do in this action."""
        if number >= len(self.paths) or self.seats[number] != seat:
            return False
        return self.listed[number] >= self.warmup

    def learn(self, number: i64, seat: i64, paths: list[vec[i64]]) -> None:
        """Remember the best ways of an action, beside those that were best before."""
        if number == len(self.paths):
            self.seats.append(seat)
            self.paths.append(paths)
            self.listed.append(1)
        elif number < len(self.paths) and self.seats[number] == seat:
            known = self.paths[number]
            for path in paths:
                if not among(known, path):
                    known.append(path)
            self.listed[number] = self.listed[number] + 1


def among(known: list[vec[i64]], path: vec[i64]) -> bool:
    """Returns whether this way is known already."""
    for one in known:
        n: i64 = 0
        while n < len(one) and n < len(path) and one[n] == path[n]:
            n += 1
        if n == len(one) and n == len(path):
            return True
    return False


@final
class RolloutPolicy:
    """Finds the whole action that looks best, out of those remembered if there are any."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.rules = evaluator.extractor.rules
        self.generator = TurnGenerator(self.rules)
        self.generator.sources = 1
        self.generator.once = False
        self.tried: i64 = 0
        """Positions weighed."""

    def best_action(self, pos: Position) -> Position:
        """Returns where the whole action leads that looks best at once to the seat to act."""
        seat = pos.seat
        self.generator.actions(pos)
        found = self.generator.positions
        if len(found) == 1:
            return found[0]
        best = found[0]
        most = self.evaluate(best, seat)
        for n in range(1, len(found)):
            value = self.evaluate(found[n], seat)
            if value > most:
                most = value
                best = found[n]
        return best

    def evaluate(self, pos: Position, seat: i64) -> i64:
        """Returns what a position is worth to a seat."""
        self.tried += 1
        return self.evaluator.evaluate(pos, seat)

    def reply(self, pos: Position, memory: ReplyCache, number: i64) -> Position:
        """Returns the same for a later action, counted from the moment that is remembered."""
        if memory.knows(number, pos.seat):
            best = self.best_cached(pos, memory.paths[number])
            if best is not None:
                return best
        return self.best_of_all(pos, memory, number)

    def best_cached(self, pos: Position, paths: list[vec[i64]]) -> Position | None:
        """Returns where the best of these ways leads, None where none of them is open."""
        seat = pos.seat
        best: Position | None = None
        most: i64 = 0
        for path in paths:
            after = self.after(pos, path)
            if after is not None:
                value = self.evaluate(after, seat)
                if best is None or value > most:
                    most = value
                    best = after
        return best

    def after(self, pos: Position, path: vec[i64]) -> Position | None:
        """Returns the position after a whole action, None where it is not allowed."""
        after = pos.copy()
        work = self.generator.work
        seat = pos.seat
        begun = False
        for code in path:
            if after.seat != seat or why_not(self.rules, after, work, code) != OK:
                if begun and between_actions(after):
                    break  # what is left are answers that nobody asks for any more
                return None
            apply(self.rules, after, work, code)
            begun = True
        return after if after.seat != seat or between_actions(after) else None

    def after_all(self, pos: Position, path: vec[i64]) -> Position | None:
        """Returns the position after all these answers, None where one of them is not allowed."""
        after = pos.copy()
        for code in path:
            if (
                after.seat != pos.seat
                or why_not(self.rules, after, self.generator.work, code) != OK
            ):
                return None
            apply(self.rules, after, self.generator.work, code)
        return after

    def best_of_all(self, pos: Position, memory: ReplyCache, number: i64) -> Position:
        """List everything and remember the best; returns where the very best leads."""
        seat = pos.seat
        self.generator.actions(pos)
        found = self.generator.positions
        values: list[i64] = []
        order: list[i64] = []
        for n in range(len(found)):
            values.append(self.evaluate(found[n], seat))
            order.append(n)
            at = len(order) - 1
            while at > 0 and values[order[at - 1]] < values[n]:
                order[at] = order[at - 1]
                at -= 1
            order[at] = n
            if len(order) > memory.most:
                order.pop()
        memory.learn(number, seat, [self.generator.paths[n] for n in order])
        return found[order[0]]
