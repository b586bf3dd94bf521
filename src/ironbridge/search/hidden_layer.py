"""Hunches: what facts mean together, beyond what each of them is worth by itself.

A hunch adds up the facts of a position by weights of its own and stirs only where the sum passes
its threshold; the more it is stirred, the more it adds to the value or takes from it.  All hunches
of an era look at the facts alike; their thresholds and how much they count differ by stage.

Positions weighed one after the other mostly differ in a few facts: the sums are kept, and only
what has changed is added.  Two hunches share a number while they are added up, one in its upper
half and one in its lower: that halves the work.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

BLOCK: Final[i64] = 8
"""Hunches are worked out so many at a time: their number is a multiple of it."""
FINENESS: Final[i64] = 1 << 12
"""A stir of one, as an integer;"""
COUNTED: Final[i64] = 1 << 16
"""... times what it counts, over this, is thousandths of a point."""
UPPER: Final[i64] = 1 << 32
"""A one in the upper half of a number,"""
HALF: Final[i64] = 1 << 31
"""... and what the lower half is shifted by to be read: it may be negative."""


@final
class HiddenLayer:
    """The hunches of one set of weights."""

    def __init__(
        self, size: i64, units: i64, looks: vec[i64], thresholds: vec[i64], counts: vec[i64]
    ) -> None:
        self.size = size
        """How many facts there are."""
        self.units = units
        """How many hunches an era has; 0: none."""
        self.input_weights = pack_pairs(looks)
        """Given as ``looks[(era * size + fact) * units + hunch]``, kept in pairs."""
        self.biases = pack_pairs(thresholds)
        """``thresholds[row * units + hunch]``: what is added to the sum, kept in pairs,"""
        self.output_weights = counts
        """... and how much it counts, by row of weights."""
        self.inactive_rows = find_inactive_rows(units, counts)
        """By row, whether no hunch counts there."""
        self.era: i64 = -1
        """Whose sums these are; -1: there are none yet."""
        self.sums = vec[i64]([0] * int(units // 2))
        """What the facts seen last add up to for each pair, without thresholds."""
        self.last = vec[i64]([0] * int(size))
        """The facts seen last."""
        self.changed = vec[i64]([0] * int(size))
        """Where the looks begin of facts that have changed since,"""
        self.changes = vec[i64]([0] * int(size))
        """... and by how much they have."""

    def value(self, facts: vec[i64], era: i64, row: i64) -> i64:
        """Returns what all hunches add to the value, in thousandths of a point."""
        if self.inactive_rows[row]:
            return 0
        if era != self.era:
            self.begin(era)
        many = self.update_accumulator(facts)
        pairs = self.units // 2
        total: i64 = 0
        pair: i64 = 0
        while pair < pairs:
            total += self.block(many, pair, row * pairs + pair)
            pair += BLOCK // 2
        return total // COUNTED

    def begin(self, era: i64) -> None:
        """Begin with no facts at all: in another era all hunches look at them otherwise."""
        self.era = era
        for pair in range(len(self.sums)):
            self.sums[pair] = 0
        for fact in range(len(self.last)):
            self.last[fact] = 0

    def update_accumulator(self, facts: vec[i64]) -> i64:
        """Note which facts have changed since they were seen last; returns how many."""
        last, changed, changes = self.last, self.changed, self.changes
        pairs = self.units // 2
        look = self.era * self.size * pairs
        many: i64 = 0
        n: i64 = 0
        while n < self.size:
            change = facts[n] - last[n]
            if change:
                last[n] = facts[n]
                changed[many] = look
                changes[many] = change
                many += 1
            look += pairs
            n += 1
        return many

    def block(self, many: i64, pair: i64, at: i64) -> i64:
        """Bring a few neighbouring hunches up to date; returns what they add, finer than all do."""
        looks, changed, changes, sums = self.input_weights, self.changed, self.changes, self.sums
        first, second, third, fourth = sums[pair], sums[pair + 1], sums[pair + 2], sums[pair + 3]
        n: i64 = 0
        while n < many:
            look, change = changed[n] + pair, changes[n]
            first += change * looks[look]
            second += change * looks[look + 1]
            third += change * looks[look + 2]
            fourth += change * looks[look + 3]
            n += 1
        sums[pair] = first
        sums[pair + 1] = second
        sums[pair + 2] = third
        sums[pair + 3] = fourth
        thresholds, counts, unit = self.biases, self.output_weights, 2 * at
        return (
            relu_pair(first + thresholds[at], counts[unit], counts[unit + 1])
            + relu_pair(second + thresholds[at + 1], counts[unit + 2], counts[unit + 3])
            + relu_pair(third + thresholds[at + 2], counts[unit + 4], counts[unit + 5])
            + relu_pair(fourth + thresholds[at + 3], counts[unit + 6], counts[unit + 7])
        )


def relu_pair(pair: i64, lower: i64, upper: i64) -> i64:
    """Returns what two hunches add that share a number, given what each counts."""
    above = (pair + HALF) >> 32
    below = pair - above * UPPER
    total: i64 = 0
    if below > 0:
        total += below * lower
    if above > 0:
        total += above * upper
    return total


def pack_pairs(numbers: vec[i64]) -> vec[i64]:
    """Returns two neighbouring numbers in one, again and again."""
    found = vec[i64]([0] * (len(numbers) // 2))
    n: i64 = 0
    while n < len(found):
        found[n] = numbers[2 * n] + numbers[2 * n + 1] * UPPER
        n += 1
    return found


def find_inactive_rows(units: i64, counts: vec[i64]) -> vec[i64]:
    """Returns 1 for every row of weights in which no hunch counts."""
    rows: i64 = len(counts) // units if units > 0 else i64(0)
    found = vec[i64]([1] * int(rows))
    n: i64 = 0
    while n < rows * units:
        if counts[n]:
            found[n // units] = 0
        n += 1
    return found
