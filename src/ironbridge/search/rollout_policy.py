"""Rollout policy: plays the whole action with the best evaluation, with a cache of replies.

In one world the replies of the rivals differ little between candidates, and the replies of a seat
after one of its turns differ little between worlds.  The cache keeps the best whole actions of each
such moment; later rollouts evaluate only these instead of generating all actions.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.position import ASK_ACTION, Position
from ironbridge.core.reasons import OK
from ironbridge.core.transitions import apply, why_not
from ironbridge.search.evaluator import Evaluator
from ironbridge.search.turn_generator import (
    DEEPEST,
    TurnGenerator,
    between_actions,
    same_turn,
)

OTHERS: Final[i64] = 6
"""Number of cached replies of a rival in one world."""
OWN: Final[i64] = 10
"""Number of cached replies of the searching seat after one candidate."""
WARMUP: Final[i64] = 2
"""Number of worlds in which all replies are generated before the cache is used."""


@final
class ReplyCache:
    """The best replies for the first, second, third action after a moment."""

    def __init__(self, most: i64, warmup: i64) -> None:
        self.most = most
        self.warmup = warmup
        """Number of times that all replies are generated before the cache is used."""
        self.seats: list[i64] = []
        """The acting seat of each action."""
        self.paths: list[list[vec[i64]]] = []
        self.listed: list[i64] = []
        """Number of times that all replies were generated, by action."""

    def knows(self, number: i64, seat: i64) -> bool:
        """Returns whether replies of this seat to this action are cached."""
        if number >= len(self.paths) or self.seats[number] != seat:
            return False
        return self.listed[number] >= self.warmup

    def learn(self, number: i64, seat: i64, paths: list[vec[i64]]) -> None:
        """Adds the best paths of an action to those cached before."""
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
    """Returns whether a list has this path."""
    for one in known:
        n: i64 = 0
        while n < len(one) and n < len(path) and one[n] == path[n]:
            n += 1
        if n == len(one) and n == len(path):
            return True
    return False


def keep_best(
    kept: list[Position], values: list[i64], pos: Position, value: i64, most: i64
) -> None:
    """Inserts a position into the list of the ``most`` with the best values, best first."""
    if len(kept) >= most and values[len(values) - 1] >= value:
        return
    at = len(kept)
    kept.append(pos)
    values.append(value)
    while at > 0 and values[at - 1] < value:
        kept[at] = kept[at - 1]
        values[at] = values[at - 1]
        at -= 1
    kept[at] = pos
    values[at] = value
    if len(kept) > most:
        kept.pop()
        values.pop()


@final
class RolloutPolicy:
    """Chooses the whole action with the best evaluation, among cached replies if there are any."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.rules = evaluator.extractor.rules
        self.generator = TurnGenerator(self.rules)
        self.generator.sources = 1
        self.generator.once = False
        self.tried: i64 = 0
        """Number of evaluations."""

    def best_action(self, pos: Position) -> Position:
        """Returns the position after the whole action with the best evaluation."""
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

    def best_step(self, pos: Position, beam: i64) -> Position:
        """Returns the position after the best whole turn; with a beam of 0, after an action."""
        if beam == 0 or pos.ask != ASK_ACTION:
            return self.best_action(pos)
        return self.best_turn(pos, beam)

    def best_turn(self, pos: Position, beam: i64) -> Position:
        """Returns the position after the whole turn with the best evaluation.

        ``beam``: number of positions in mid-turn that are expanded after each action.
        """
        seat = pos.seat
        best: Position | None = None
        most: i64 = 0
        alive = [pos]
        depth: i64 = 0
        while len(alive) > 0 and depth < DEEPEST:
            followed: list[Position] = []
            values: list[i64] = []
            for one in alive:
                self.generator.actions(one)
                for after in self.generator.positions:
                    value = self.evaluate(after, seat)
                    if same_turn(pos, after):
                        keep_best(followed, values, after, value, beam)
                    elif best is None or value > most:
                        best = after
                        most = value
            alive = followed
            depth += 1
        return self.best_action(pos) if best is None else best

    def evaluate(self, pos: Position, seat: i64) -> i64:
        """Returns the evaluation of a position for a seat, in thousandths of a point."""
        self.tried += 1
        return self.evaluator.evaluate(pos, seat)

    def reply(self, pos: Position, cache: ReplyCache, number: i64) -> Position:
        """Returns the position after the best reply; ``number`` counts actions since the moment."""
        if cache.knows(number, pos.seat):
            best = self.best_cached(pos, cache.paths[number])
            if best is not None:
                return best
        return self.best_of_all(pos, cache, number)

    def best_cached(self, pos: Position, paths: list[vec[i64]]) -> Position | None:
        """Returns the position after the best of these paths; None when none is legal."""
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
        """Returns the position after a whole action; None when it is not legal."""
        after = pos.copy()
        work = self.generator.work
        seat = pos.seat
        begun = False
        for code in path:
            if after.seat != seat or why_not(self.rules, after, work, code) != OK:
                if begun and between_actions(after):
                    break  # the rest answers questions that are not asked here
                return None
            apply(self.rules, after, work, code)
            begun = True
        return after if after.seat != seat or between_actions(after) else None

    def after_all(self, pos: Position, path: vec[i64]) -> Position | None:
        """Returns the position after all these choices; None when one of them is not legal."""
        after = pos.copy()
        for code in path:
            if (
                after.seat != pos.seat
                or why_not(self.rules, after, self.generator.work, code) != OK
            ):
                return None
            apply(self.rules, after, self.generator.work, code)
        return after

    def best_of_all(self, pos: Position, cache: ReplyCache, number: i64) -> Position:
        """Generates all replies and caches the best; returns the position after the best one."""
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
            if len(order) > cache.most:
                order.pop()
        cache.learn(number, seat, [self.generator.paths[n] for n in order])
        return found[order[0]]
