"""Determinized search over whole turns, by sequential halving.

The turn generator lists the turns, the evaluator ranks them at first sight.  The best ``width`` are
then evaluated in sampled worlds (determinizations): each candidate is played, a rollout policy
plays for all seats until the searching seat has had its next turn, and the evaluator values the
end.  After each phase the best quarter stays.  Deep rollouts over several own turns may decide
among the last candidates.
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
"""Candidates before a phase of sequential halving per candidate that stays after it."""
DEEP_CANDIDATES: Final[i64] = 12
"""Number of candidates that deep rollouts compare, unless a level says otherwise."""
DEEP_TURNS: Final[i64] = 4
"""Length of a deep rollout in turns of the searching seat, unless a level says otherwise."""


@final
class Candidate:
    """A whole turn with its value at first sight and the statistics of its outcomes."""

    def __init__(self, path: vec[i64], value: i64) -> None:
        self.path = path
        """Choice codes of the turn."""
        self.value = value
        """Evaluation of the position after the turn, in thousandths of a point."""
        self.samples: i64 = 0
        self.total: i64 = 0
        self.squares: float = 0.0
        """Number of outcomes, their sum, and the sum of their squares."""
        self.cache = ReplyCache(OWN, WARMUP)
        """Cached replies of the seat for its next turn."""

    def add(self, outcome: i64) -> None:
        """Adds the outcome of one world."""
        self.samples += 1
        self.total += outcome
        self.squares += float(outcome) * float(outcome)

    def reset_statistics(self) -> None:
        """Discards all outcomes."""
        self.samples = 0
        self.total = 0
        self.squares = 0.0

    def mean(self) -> float:
        """Returns the mean outcome; without outcomes, the value at first sight."""
        if self.samples == 0:
            return float(self.value)
        return float(self.total) / float(self.samples)

    def standard_deviation(self) -> float:
        """Returns the standard deviation of the outcomes."""
        if self.samples < 2:
            return 0.0
        mean = self.mean()
        left = self.squares / float(self.samples) - mean * mean
        return float(left**0.5) if left > 0 else 0.0


@final
class Search:
    """Finds the best turn with one evaluator."""

    def __init__(
        self,
        rules: Rules,
        evaluator: Evaluator,
        deep_candidates: i64 = DEEP_CANDIDATES,
        deep_turns: i64 = DEEP_TURNS,
        rollout_beam: i64 = 0,
    ) -> None:
        self.rules = rules
        self.evaluator = evaluator
        self.deep_candidates = deep_candidates
        """Number of candidates that deep rollouts compare."""
        self.deep_turns = deep_turns
        """Length of a deep rollout in turns of the searching seat."""
        self.rollout_beam = rollout_beam
        """Positions followed in mid-turn by deep rollouts; 0: they play action by action."""
        self.generator = TurnGenerator(rules)
        self.policy = RolloutPolicy(evaluator)

    # ------------------------------------------------------------------ at first sight

    def candidate_turns(self, pos: Position, beam: i64, width: i64) -> list[Candidate]:
        """Returns the ``width`` best whole turns by evaluation, best first.

        ``beam``: number of positions in mid-turn that are expanded; 0 for all.
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
        """Returns the evaluation of a position for a seat, in thousandths of a point."""
        return self.policy.evaluate(pos, seat)

    def tried(self) -> i64:
        """Returns the number of evaluations since the search was made."""
        return self.policy.tried

    # ------------------------------------------------------------------ in other worlds

    def search(
        self,
        determinizer: Determinizer,
        rng: Rng,
        beam: i64,
        width: i64,
        samples: i64,
        seconds: float,
        cards: i64 = 0,
        far: i64 = 0,
    ) -> list[Candidate]:
        """Returns the candidate turns, best first.

        ``samples``: number of rollouts; with 0 the evaluation at first sight decides.
        ``far``: number of deep rollouts that decide among the best candidates.  ``cards``: number
        of rollouts that decide which cards the best turn is played with.  ``seconds``: time after
        which no further world is sampled.
        """
        end = time.perf_counter() + seconds
        world = determinizer.sample(rng)
        found = self.candidate_turns(world, beam, width)
        if samples > 0 and len(found) > 1:
            self.sequential_halving(determinizer, rng, found, samples, end)
        if far > 0:
            finalists = found[: self.deep_candidates]
            for one in finalists:
                one.reset_statistics()
            self.sequential_halving(determinizer, rng, finalists, far, end, True)
            found = finalists + found[self.deep_candidates :]
        if cards > 0:
            alike = self.with_other_cards(world, found[0], width)
            if len(alike) > 1:
                self.sequential_halving(determinizer, rng, alike, cards, end)
                found[0].path = alike[0].path  # the turn keeps its statistics
        return found

    def sequential_halving(
        self,
        determinizer: Determinizer,
        rng: Rng,
        found: list[Candidate],
        samples: i64,
        end: float,
        far: bool = False,
    ) -> None:
        """Sorts the candidates by mean outcome, dropping three quarters of them after each phase.

        All candidates are evaluated in the same worlds: their differences vary little from world
        to world, so more candidates gain more than more worlds.
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
                self.evaluate_in_world(determinizer.sample(rng), found, alive, far)
                n += 1
            rank(found, alive)
            alive = (alive + HALVING_RATIO - 1) // HALVING_RATIO

    def with_other_cards(self, world: Position, best: Candidate, width: i64) -> list[Candidate]:
        """Returns a turn and its variants with other cards played, best at first sight first."""
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
                after = None if way[at] == best.path[at] else self.policy.after_all(world, way)
                if after is not None:
                    insert(found, Candidate(way, self.evaluate(after, world.seat)), width)
            at += 1
        return found

    def evaluate_in_world(
        self, world: Position, found: list[Candidate], alive: i64, far: bool
    ) -> None:
        """Adds the outcome of the first ``alive`` candidates in one world."""
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
                one.add(self.outcome(after, seat, others, one.cache))
            n += 1

    def played(self, world: Position, path: vec[i64]) -> Position:
        """Returns the world after a turn; where it is not legal there, the policy completes it."""
        pos, seat = self.followed(world, path), world.seat
        while pos.seat == seat and (pos.ask != ASK_ACTION or same_turn(world, pos)):
            pos = self.policy.best_action(pos)
        return pos

    def followed(self, world: Position, path: vec[i64]) -> Position:
        """Returns the world after the longest legal beginning of a turn."""
        pos = world.copy()
        work = self.generator.work
        for code in path:
            if pos.seat != world.seat or why_not(self.rules, pos, work, code) != OK:
                break
            apply(self.rules, pos, work, code)
        return pos

    def outcome(self, pos: Position, seat: i64, others: ReplyCache, mine: ReplyCache) -> i64:
        """Returns the evaluation after a rollout that ends with the next turn of the seat."""
        return self.evaluate(self.next_position(pos, seat, others, mine), seat)

    def next_position(
        self, pos: Position, seat: i64, others: ReplyCache, mine: ReplyCache
    ) -> Position:
        """Returns the position after the next turn of the seat, by cached replies."""
        policy = self.policy
        number: i64 = 0
        own_number: i64 = 0
        while pos.ask != ASK_NOTHING:
            before = pos
            if pos.seat != seat:
                pos = policy.reply(pos, others, number)
                number += 1
                continue
            pos = policy.reply(pos, mine, own_number)
            own_number += 1
            if before.ask == ASK_ACTION and not same_turn(before, pos):
                break
        return pos

    def deep_rollout(self, pos: Position, seat: i64) -> i64:
        """Returns the mean evaluation over the next ``deep_turns`` turns of the seat.

        The mean reduces the error of a single evaluation.  A share of the mean evaluation of the
        rivals is subtracted.
        """
        total: i64 = 0
        for after in self.deep_positions(pos, seat):
            total += self.evaluate(after, seat) - self.rivals_share(after, seat)
        return total // self.deep_turns

    def deep_positions(self, pos: Position, seat: i64) -> list[Position]:
        """Returns the positions after the next ``deep_turns`` turns of the seat.

        The reply cache is not used: its errors add up over several turns to more than the
        difference between two good turns.  After the end of the game the last position repeats.
        """
        found: list[Position] = []
        while pos.ask != ASK_NOTHING and len(found) < self.deep_turns:
            before = pos
            pos = self.policy.best_step(pos, self.rollout_beam)
            if before.seat == seat and before.ask == ASK_ACTION and not same_turn(before, pos):
                found.append(pos)
        while len(found) < self.deep_turns:
            found.append(pos)
        return found

    def evaluated_positions(
        self, world: Position, one: Candidate, others: ReplyCache, far: bool
    ) -> list[Position]:
        """Returns the positions whose mean evaluation is the outcome of a candidate in a world."""
        after = self.played(world, one.path)
        if far:
            return self.deep_positions(after, world.seat)
        return [self.next_position(after, world.seat, others, one.cache)]

    def rivals_share(self, pos: Position, seat: i64) -> i64:
        """Returns the mean evaluation of the rivals times the share that the weights file names."""
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
    """Returns the ``beam`` best positions in mid-turn with their paths."""
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
    """Returns whether the list is full of turns at least as good."""
    return len(ends) >= width and ends[len(ends) - 1].value >= value


def insert(ends: list[Candidate], way: Candidate, width: i64) -> None:
    """Inserts a turn into the list of the best ``width``, best first."""
    at = len(ends)
    ends.append(way)
    while at > 0 and ends[at - 1].value < way.value:
        ends[at] = ends[at - 1]
        at -= 1
    ends[at] = way
    if len(ends) > width:
        ends.pop()


def rank(found: list[Candidate], alive: i64) -> None:
    """Sorts the first ``alive`` candidates by mean outcome, best first."""
    n: i64 = 1
    while n < alive:
        one = found[n]
        at = n
        while at > 0 and found[at - 1].mean() < one.mean():
            found[at] = found[at - 1]
            at -= 1
        found[at] = one
        n += 1
