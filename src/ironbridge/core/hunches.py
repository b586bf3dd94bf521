"""Hunches: what facts mean together, beyond what each of them is worth by itself.

A hunch adds up the facts of a position by weights of its own and stirs only where the sum passes
its threshold; the more it is stirred, the more it adds to the value or takes from it.  All hunches
of an era look at the facts alike; their thresholds and how much they count differ by stage.

Two hunches share a number while they are added up, one in its upper half and one in its lower:
that halves the work.
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
class Hunches:
    """The hunches of one set of weights."""

    def __init__(
        self, size: i64, units: i64, looks: vec[i64], thresholds: vec[i64], counts: vec[i64]
    ) -> None:
        self.size = size
        """How many facts there are."""
        self.units = units
        """How many hunches an era has; 0: none."""
        self.looks = paired(looks)
        """Given as ``looks[(era * size + fact) * units + hunch]``, kept in pairs."""
        self.thresholds = paired(thresholds)
        """``thresholds[row * units + hunch]``: what is added to the sum, kept in pairs,"""
        self.counts = counts
        """... and how much it counts, by row of weights."""
        self.silent = silent_rows(units, counts)
        """By row, whether no hunch counts there."""
        self.seen = vec[i64]([0] * int(size))
        """Facts that are not zero: where their looks begin,"""
        self.amounts = vec[i64]([0] * int(size))
        """... and what they are."""

    def value(self, facts: vec[i64], era: i64, row: i64) -> i64:
        """Returns what all hunches add to the value, in thousandths of a point."""
        if self.silent[row]:
            return 0
        pairs, seen, amounts = self.units // 2, self.seen, self.amounts
        start = era * self.size * pairs
        many: i64 = 0
        n: i64 = 0
        while n < self.size:
            if facts[n]:
                seen[many] = start + n * pairs
                amounts[many] = facts[n]
                many += 1
            n += 1
        total: i64 = 0
        pair: i64 = 0
        while pair < pairs:
            total += self.block(many, pair, row * pairs + pair)
            pair += BLOCK // 2
        return total // COUNTED

    def block(self, many: i64, pair: i64, at: i64) -> i64:
        """Returns what a few neighbouring hunches add, finer than the whole."""
        looks, seen, amounts, thresholds = self.looks, self.seen, self.amounts, self.thresholds
        first, second = thresholds[at], thresholds[at + 1]
        third, fourth = thresholds[at + 2], thresholds[at + 3]
        n: i64 = 0
        while n < many:
            look, amount = seen[n] + pair, amounts[n]
            first += amount * looks[look]
            second += amount * looks[look + 1]
            third += amount * looks[look + 2]
            fourth += amount * looks[look + 3]
            n += 1
        counts, unit = self.counts, 2 * at
        return (
            counted(first, counts[unit], counts[unit + 1])
            + counted(second, counts[unit + 2], counts[unit + 3])
            + counted(third, counts[unit + 4], counts[unit + 5])
            + counted(fourth, counts[unit + 6], counts[unit + 7])
        )


def counted(pair: i64, lower: i64, upper: i64) -> i64:
    """Returns what two hunches add that share a number, given what each counts."""
    above = (pair + HALF) >> 32
    below = pair - above * UPPER
    total: i64 = 0
    if below > 0:
        total += below * lower
    if above > 0:
        total += above * upper
    return total


def paired(numbers: vec[i64]) -> vec[i64]:
    """Returns two neighbouring numbers in one, again and again."""
    found = vec[i64]([0] * (len(numbers) // 2))
    n: i64 = 0
    while n < len(found):
        found[n] = numbers[2 * n] + numbers[2 * n + 1] * UPPER
        n += 1
    return found


def silent_rows(units: i64, counts: vec[i64]) -> vec[i64]:
    """Returns 1 for every row of weights in which no hunch counts."""
    rows: i64 = len(counts) // units if units > 0 else i64(0)
    found = vec[i64]([1] * int(rows))
    n: i64 = 0
    while n < rows * units:
        if counts[n]:
            found[n // units] = 0
        n += 1
    return found
