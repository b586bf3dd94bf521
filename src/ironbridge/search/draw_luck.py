"""Luck of a draw: the value after a chance event minus its expectation over the true chances.

The order of the undrawn cards and counters is uniformly random, independent of the choices
played before.  ``redrawn`` shuffles them in a copy of a position and keeps all hands; the mean
value after the same choice in such copies estimates the expectation over the draw.

``drew(before, after, ...)`` tells whether a choice was a chance event; then
``DrawLuck(rules, evaluator).of_choice(before, code, hidden, rng)`` returns the luck of every seat
in thousandths of a point.  ``before`` is the complete position, with the hands of all seats;
``hidden`` is ``spec.hooks.unseen_piles(before, 0)``.  The mean of the luck is zero for any
evaluator and any players, so points minus luck have the mean of the points: a control variate, in
the manner of AIVAT.  ``sim/game_luck`` adds up the luck of a whole game.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ironbridge.core.bitset import BIT
from ironbridge.core.deal import Deal
from ironbridge.core.position import Position
from ironbridge.core.rng import Rng
from ironbridge.core.rules import Rules
from ironbridge.core.transitions import apply
from ironbridge.core.workspace import Workspace
from ironbridge.search.determinize import shuffle
from ironbridge.search.evaluator import Evaluator

SAMPLES: Final[i64] = 32
"""Number of draws whose mean value stands for the expectation."""


@final
class DrawLuck:
    """Measures the luck of draws with one evaluator."""

    def __init__(self, rules: Rules, evaluator: Evaluator, samples: i64 = SAMPLES) -> None:
        self.rules = rules
        self.evaluator = evaluator
        self.samples = samples
        self.work = Workspace()

    def of_choice(self, before: Position, code: i64, hidden: list[list[int]], rng: Rng) -> vec[i64]:
        """Returns the value of every seat after a choice minus its expectation over the draw."""
        after = before.copy()
        apply(self.rules, after, self.work, code)
        found = self.values(after)
        expected = self.expected(before, code, hidden, rng)
        seat: i64 = 0
        while seat < before.seats:
            found[seat] = found[seat] - expected[seat]
            seat += 1
        return found

    def expected(self, before: Position, code: i64, hidden: list[list[int]], rng: Rng) -> vec[i64]:
        """Returns the mean value of every seat after a choice, over sampled draws."""
        total = vec[i64]([0] * int(before.seats))
        n: i64 = 0
        while n < self.samples:
            after = redrawn(before, hidden, rng)
            apply(self.rules, after, self.work, code)
            values = self.values(after)
            seat: i64 = 0
            while seat < before.seats:
                total[seat] = total[seat] + values[seat]
                seat += 1
            n += 1
        seat = 0
        while seat < before.seats:
            total[seat] = total[seat] // self.samples
            seat += 1
        return total

    def values(self, pos: Position) -> vec[i64]:
        """Returns the value of a position for every seat; 0 for an automatic seat."""
        found = vec[i64]([0] * int(pos.seats))
        seat: i64 = 0
        while seat < pos.seats:
            if not self.rules.tables.automatic & BIT[seat]:
                found[seat] = self.evaluator.evaluate(pos, seat)
            seat += 1
        return found


def drew(
    before: Position, after: Position, hidden: list[list[int]], still_hidden: list[list[int]]
) -> bool:
    """Returns whether a choice drew cards or turned hidden counters."""
    return before.drawn != after.drawn or before.era != after.era or hidden != still_hidden


def redrawn(pos: Position, hidden: list[list[int]], rng: Rng) -> Position:
    """Returns a copy whose undrawn cards and hidden counters are shuffled; all hands stay."""
    copy, old = pos.copy(), pos.deal
    cards, piles = old.cards[:], old.piles[:]
    shuffle(cards, pos.drawn, old.era_start[pos.era + 1] - pos.drawn, rng)
    era = pos.era + 1
    while era < len(old.era_start) - 1:
        shuffle(cards, old.era_start[era], old.era_start[era + 1] - old.era_start[era], rng)
        era += 1
    for group in hidden:
        size: i64 = len(group)
        while size > 1:
            size -= 1
            one: i64 = group[size]
            other: i64 = group[rng.below(size + 1)]
            counter = piles[one]
            piles[one] = piles[other]
            piles[other] = counter
    copy.deal = Deal(old.order, cards, old.era_start, piles)
    return copy
