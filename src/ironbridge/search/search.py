"""The mind: which whole turn to play, found by looking ahead in worlds that the seat may be in.

Every whole turn is listed and weighed.  The best few are then tried out: in one newly dealt world
after the other each of them is played, everybody goes on as looks best at once until the seat has
had its next turn, and the outcome is weighed.  Only the best quarter stays in, again and again.
The best of all may then be followed farther, for several turns of the seat, with more care.
"""

import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.action_table import CARD
from ironbridge.core.bitset import index
from ironbridge.core.position import ASK_ACTION, ASK_NOTHING, HAND, Position
from ironbridge.core.reasons import OK
from ironbridge.core.rng import Rng
from ironbridge.core.rules import Rules
from ironbridge.core.transitions import apply, why_not
from ironbridge.search.determinize import Determinizer
from ironbridge.search.evaluator import SCALE, Evaluator
from ironbridge.search.rollout_policy import OTHERS, OWN, WARMUP, ReplyCache, RolloutPolicy
from ironbridge.search.turn_generator import DEEPEST, TurnGenerator, joined, same_turn

HALVING_RATIO: Final[i64] = 4
"""One turn in so many stays in after it was tried."""
DEEP_CANDIDATES: Final[i64] = 12
"""So many of the best turns are followed farther,"""
DEEP_TURNS: Final[i64] = 4
"""... until the seat has had so many turns more."""


@final
class Candidate:
    """A whole turn under consideration."""

    def __init__(self, path: vec[i64], value: i64) -> None:
        self.path = path
        """The answers that make it up."""
        self.value = value
        """What the position after it is worth at first sight."""
        self.samples: i64 = 0
        self.total: i64 = 0
        self.squares: float = 0.0
        """Over all worlds it was tried in: how many, and sums of outcomes and their squares."""
        self.memory = ReplyCache(OWN, WARMUP)
        """What the seat can do in its next turn."""

    def add(self, outcome: i64) -> None:
        """Note what came of it in one more world."""
        self.samples += 1
        self.total += outcome
        self.squares += float(outcome) * float(outcome)

    def reset_statistics(self) -> None:
        """Forget what came of it so far."""
        self.samples = 0
        self.total = 0
        self.squares = 0.0

    def mean(self) -> float:
        """Returns what it has proved to be worth.

        Where it was never tried, its value at first sight.
        """
        if self.samples == 0:
            return float(self.value)
        return float(self.total) / float(self.samples)

    def standard_error(self) -> float:
        """Returns the standard deviation of its outcomes."""
        if self.samples < 2:
            return 0.0
        mean = self.mean()
        left = self.squares / float(self.samples) - mean * mean
        return float(left**0.5) if left > 0 else 0.0


@final
class Search:
    """Looks for the best turn with one set of weights."""

    def __init__(self, rules: Rules, evaluator: Evaluator) -> None:
        self.rules = rules
        self.evaluator = evaluator
        self.generator = TurnGenerator(rules)
        self.replies = RolloutPolicy(evaluator)

    # ------------------------------------------------------------------ at first sight

    def candidate_turns(self, pos: Position, beam: i64, width: i64) -> list[Candidate]:
        """Returns the best whole turns at first sight, best first, at most ``width`` of them.

        In mid-turn only the ``beam`` best positions are followed; 0: all.
        """
        seat = pos.seat
        ends: list[Candidate] = []
        seen: set[int] = set()
        positions = [pos]
        ways = [Candidate(vec[i64](), 0)]
        depth: i64 = 0
        while len(positions) > 0 and depth < DEEPEST:
            found: list[Position] = []
            found_ways: list[Candidate] = []
            for n in range(len(positions)):
                self.generator.actions(positions[n])
                for at in range(len(self.generator.positions)):
                    key = self.generator.keys[at]
                    if key in seen:
                        continue
                    seen.add(key)
                    after = self.generator.positions[at]
                    goes_on = same_turn(pos, after)
                    value = i64(0) if goes_on and beam == 0 else self.evaluate(after, seat)
                    if not goes_on and worse_than_all(ends, value, width):
                        continue
                    way = Candidate(joined(ways[n].path, self.generator.paths[at]), value)
                    if goes_on:
                        found.append(after)
                        found_ways.append(way)
                    else:
                        insert(ends, way, width)
            positions, ways = narrowed(found, found_ways, beam)
            depth += 1
        return ends

    def evaluate(self, pos: Position, seat: i64) -> i64:
        """Returns what a position is worth to a seat."""
        return self.replies.evaluate(pos, seat)

    def tried(self) -> i64:
        """Returns how many positions were weighed since the mind was made.

        The measure of its work.
        """
        return self.replies.tried

    # ------------------------------------------------------------------ in other worlds

    def search(
        self,
        unseen: Determinizer,
        chance: Rng,
        beam: i64,
        width: i64,
        samples: i64,
        seconds: float,
        cards: i64 = 0,
        far: i64 = 0,
    ) -> list[Candidate]:
        """Returns the turns thought about, the best first.

        ``samples`` outcomes are looked at in all; 0: first sight decides.  ``far`` more decide
        among the best turns, each followed farther, ``cards`` more which cards the best one is
        played with.  After so many ``seconds`` no further world is dealt.
        """
        end = time.perf_counter() + seconds
        world = unseen.sample(chance)
        found = self.candidate_turns(world, beam, width)
        if samples > 0 and len(found) > 1:
            self.sequential_halving(unseen, chance, found, samples, end)
        if far > 0:
            finalists = found[:DEEP_CANDIDATES]
            for one in finalists:
                one.reset_statistics()
            self.sequential_halving(unseen, chance, finalists, far, end, True)
            found = finalists + found[DEEP_CANDIDATES:]
        if cards > 0:
            alike = self.with_other_cards(world, found[0], width)
            if len(alike) > 1:
                self.sequential_halving(unseen, chance, alike, cards, end)
                found[0].path = alike[0].path  # the turn keeps what it proved to be worth
        return found

    def sequential_halving(
        self,
        unseen: Determinizer,
        chance: Rng,
        found: list[Candidate],
        samples: i64,
        end: float,
        far: bool = False,
    ) -> None:
        """Try turns out; the worse half drops out, twice at a time, until the best comes first.

        Outcomes of different turns in the same world differ so regularly that a few worlds tell
        them apart: more turns are worth more than more worlds.
        """
        alive = len(found)
        phases: i64 = 0
        rest = alive
        while rest > 1:
            rest = (rest + HALVING_RATIO - 1) // HALVING_RATIO
            phases += 1
        while alive > 1:
            worlds = samples // (phases * alive)
            n: i64 = 0
            while n == 0 or (n < worlds and time.perf_counter() < end):
                self.evaluate_in_world(unseen.sample(chance), found, alive, far)
                n += 1
            rank(found, alive)
            alive = (alive + HALVING_RATIO - 1) // HALVING_RATIO

    def with_other_cards(self, world: Position, best: Candidate, width: i64) -> list[Candidate]:
        """Returns the same turn with other cards played, those that look best, and as it is."""
        verbs, first = self.rules.tables.choices.verb, self.rules.tables.choices.start[CARD]
        found = [Candidate(best.path, self.evaluate(self.played(world, best.path), world.seat))]
        at: i64 = 0
        while at < len(best.path):
            hand = world.seat_value(world.seat, HAND) if verbs[best.path[at]] == CARD else i64(0)
            while hand:
                bit = hand & -hand
                hand ^= bit
                way = best.path[:]
                way[at] = first + index(bit)
                after = None if way[at] == best.path[at] else self.replies.after_all(world, way)
                if after is not None:
                    insert(found, Candidate(way, self.evaluate(after, world.seat)), width)
            at += 1
        return found

    def evaluate_in_world(
        self, world: Position, found: list[Candidate], alive: i64, far: bool
    ) -> None:
        """Try the first candidates in one world, the same for all."""
        seat = world.seat
        others = ReplyCache(OTHERS, 1)
        theirs = self.rivals_share(world, seat) if far else i64(0)
        n: i64 = 0
        while n < alive:
            one = found[n]
            after = self.played(world, one.path)
            if far:
                one.add(self.deep_rollout(after, seat) + theirs)
            else:
                one.add(self.outcome(after, seat, others, one.memory))
            n += 1

    def played(self, world: Position, path: vec[i64]) -> Position:
        """Returns the world after a turn.

        Where chance has closed its way, it ends as looks best.
        """
        pos, seat = self.followed(world, path), world.seat
        while pos.seat == seat and (pos.ask != ASK_ACTION or same_turn(world, pos)):
            pos = self.replies.best_action(pos)
        return pos

    def followed(self, world: Position, path: vec[i64]) -> Position:
        """Returns where a turn leads as far as it is allowed; it was planned for other cards."""
        pos = world.copy()
        work = self.generator.work
        for code in path:
            if pos.seat != world.seat or why_not(self.rules, pos, work, code) != OK:
                break
            apply(self.rules, pos, work, code)
        return pos

    def outcome(self, pos: Position, seat: i64, others: ReplyCache, mine: ReplyCache) -> i64:
        """Let all play what looks best until the seat has had its next turn.

        Returns its worth then.
        """
        replies = self.replies
        number: i64 = 0
        own_number: i64 = 0
        while pos.ask != ASK_NOTHING:
            before = pos
            if pos.seat != seat:
                pos = replies.reply(pos, others, number)
                number += 1
                continue
            pos = replies.reply(pos, mine, own_number)
            own_number += 1
            if before.ask == ASK_ACTION and not same_turn(before, pos):
                break
        return self.evaluate(pos, seat)

    def deep_rollout(self, pos: Position, seat: i64) -> i64:
        """Let all play what looks best until the seat has had several turns.

        Returns its worth after each of them in the mean: where one sight errs, the next may not.
        Every action is looked for anew.  What was best after another turn is nearly as good, but
        over several turns such errors grow larger than what sets two good turns apart.  A share of
        what the rivals may hope for is taken off.
        """
        total: i64 = 0
        turns: i64 = 0
        while pos.ask != ASK_NOTHING and turns < DEEP_TURNS:
            before = pos
            pos = self.replies.best_action(pos)
            if before.seat == seat and before.ask == ASK_ACTION and not same_turn(before, pos):
                total += self.evaluate(pos, seat) - self.rivals_share(pos, seat)
                turns += 1
        if turns < DEEP_TURNS:
            total += (DEEP_TURNS - turns) * (
                self.evaluate(pos, seat) - self.rivals_share(pos, seat)
            )
        return total // DEEP_TURNS

    def rivals_share(self, pos: Position, seat: i64) -> i64:
        """Returns the part that counts of what the rivals may hope for, in the mean."""
        share = self.evaluator.rivals
        if share == 0:
            return 0
        total: i64 = 0
        other: i64 = 0
        while other < pos.seats:
            if other != seat:
                total += self.evaluate(pos, other)
            other += 1
        return total * share // (SCALE * (pos.seats - 1))


def narrowed(
    positions: list[Position], ways: list[Candidate], beam: i64
) -> tuple[list[Position], list[Candidate]]:
    """Returns the best positions in mid-turn, with the ways that lead there."""
    if beam == 0 or len(positions) <= beam:
        return positions, ways
    values = [way.value for way in ways]
    least = sorted(values)[len(values) - beam]
    best: list[Position] = []
    best_ways: list[Candidate] = []
    for n in range(len(positions)):
        if ways[n].value >= least and len(best) < beam:
            best.append(positions[n])
            best_ways.append(ways[n])
    return best, best_ways


def worse_than_all(ends: list[Candidate], value: i64, width: i64) -> bool:
    """Returns whether there is no room for a turn of this value."""
    return len(ends) >= width and ends[len(ends) - 1].value >= value


def insert(ends: list[Candidate], way: Candidate, width: i64) -> None:
    """Put a turn among the best, the best first."""
    at = len(ends)
    ends.append(way)
    while at > 0 and ends[at - 1].value < way.value:
        ends[at] = ends[at - 1]
        at -= 1
    ends[at] = way
    if len(ends) > width:
        ends.pop()


def rank(found: list[Candidate], alive: i64) -> None:
    """Put the first candidates into order by what they proved to be worth."""
    n: i64 = 1
    while n < alive:
        one = found[n]
        at = n
        while at > 0 and found[at - 1].mean() < one.mean():
            found[at] = found[at - 1]
            at -= 1
        found[at] = one
        n += 1
