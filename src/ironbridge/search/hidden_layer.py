"""Hidden layer: ReLU units on top of the linear evaluation, with an incremental accumulator.

A unit sums the features by its input weights, adds a bias, and contributes its activation
(ReLU of the sum) times its output weight.  The input weights belong to an era; biases and output
weights belong to a stage.

Successive positions differ in few features: the accumulator keeps the sums and adds the changes.
Two units share one 64-bit number, one in each half, which halves the additions.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

BLOCK: Final[i64] = 8
"""Number of units computed together; the number of units is a multiple of it."""
FINENESS: Final[i64] = 1 << 12
"""Fixed-point value of an activation of 1."""
COUNTED: Final[i64] = 1 << 16
"""Divisor that turns activation times output weight into thousandths of a point."""
UPPER: Final[i64] = 1 << 32
"""The value 1 in the upper half of a packed pair."""
HALF: Final[i64] = 1 << 31
"""Offset that makes the lower half non-negative before the halves are separated."""


@final
class HiddenLayer:
    """The hidden layer of one weights file."""

    def __init__(
        self,
        size: i64,
        units: i64,
        input_weights: vec[i64],
        biases: vec[i64],
        output_weights: vec[i64],
    ) -> None:
        self.size = size
        """Number of features."""
        self.units = units
        """Number of units; 0 for none."""
        self.input_weights = pack_pairs(input_weights)
        """``input_weights[(era * size + feature) * units + unit]``, packed in pairs."""
        self.biases = pack_pairs(biases)
        """``biases[stage * units + unit]``, packed in pairs."""
        self.output_weights = output_weights
        """``output_weights[stage * units + unit]``."""
        self.inactive_rows = find_inactive_rows(units, output_weights)
        """1 for stages in which every output weight is 0."""
        self.era: i64 = -1
        """Era of the accumulator; -1 before the first evaluation."""
        self.sums = vec[i64]([0] * int(units // 2))
        """Accumulator: sums of the last features for each pair of units, without biases."""
        self.last = vec[i64]([0] * int(size))
        """Features of the last evaluation."""
        self.changed = vec[i64]([0] * int(size))
        """Offsets of the input weights of features that changed."""
        self.changes = vec[i64]([0] * int(size))
        """Differences of the features that changed."""

    def value(self, features: vec[i64], era: i64, row: i64) -> i64:
        """Returns the output of the layer, in thousandths of a point."""
        if self.inactive_rows[row]:
            return 0
        if era != self.era:
            self.begin(era)
        many = self.update_accumulator(features)
        pairs = self.units // 2
        total: i64 = 0
        pair: i64 = 0
        while pair < pairs:
            total += self.block(many, pair, row * pairs + pair)
            pair += BLOCK // 2
        return total // COUNTED

    def begin(self, era: i64) -> None:
        """Clears the accumulator for the input weights of another era."""
        self.era = era
        for pair in range(len(self.sums)):
            self.sums[pair] = 0
        for feature in range(len(self.last)):
            self.last[feature] = 0

    def update_accumulator(self, features: vec[i64]) -> i64:
        """Notes which features changed since the last evaluation; returns their number."""
        last, changed, changes = self.last, self.changed, self.changes
        pairs = self.units // 2
        look = self.era * self.size * pairs
        many: i64 = 0
        n: i64 = 0
        while n < self.size:
            change = features[n] - last[n]
            if change:
                last[n] = features[n]
                changed[many] = look
                changes[many] = change
                many += 1
            look += pairs
            n += 1
        return many

    def block(self, many: i64, pair: i64, at: i64) -> i64:
        """Updates the sums of ``BLOCK`` units; returns their output in fixed point."""
        input_weights, changed, changes, sums = (
            self.input_weights,
            self.changed,
            self.changes,
            self.sums,
        )
        first, second, third, fourth = sums[pair], sums[pair + 1], sums[pair + 2], sums[pair + 3]
        n: i64 = 0
        while n < many:
            look, change = changed[n] + pair, changes[n]
            first += change * input_weights[look]
            second += change * input_weights[look + 1]
            third += change * input_weights[look + 2]
            fourth += change * input_weights[look + 3]
            n += 1
        sums[pair] = first
        sums[pair + 1] = second
        sums[pair + 2] = third
        sums[pair + 3] = fourth
        biases, output_weights, unit = self.biases, self.output_weights, 2 * at
        return (
            relu_pair(first + biases[at], output_weights[unit], output_weights[unit + 1])
            + relu_pair(second + biases[at + 1], output_weights[unit + 2], output_weights[unit + 3])
            + relu_pair(third + biases[at + 2], output_weights[unit + 4], output_weights[unit + 5])
            + relu_pair(fourth + biases[at + 3], output_weights[unit + 6], output_weights[unit + 7])
        )


def relu_pair(pair: i64, lower: i64, upper: i64) -> i64:
    """Returns ReLU times output weight of the two units of a packed pair, summed."""
    above = (pair + HALF) >> 32
    below = pair - above * UPPER
    total: i64 = 0
    if below > 0:
        total += below * lower
    if above > 0:
        total += above * upper
    return total


def pack_pairs(numbers: vec[i64]) -> vec[i64]:
    """Returns neighbouring numbers packed in pairs: the second in the upper half."""
    found = vec[i64]([0] * (len(numbers) // 2))
    n: i64 = 0
    while n < len(found):
        found[n] = numbers[2 * n] + numbers[2 * n + 1] * UPPER
        n += 1
    return found


def find_inactive_rows(units: i64, output_weights: vec[i64]) -> vec[i64]:
    """Returns 1 for every stage in which all output weights are 0."""
    rows: i64 = len(output_weights) // units if units > 0 else i64(0)
    found = vec[i64]([1] * int(rows))
    n: i64 = 0
    while n < rows * units:
        if output_weights[n]:
            found[n // units] = 0
        n += 1
    return found
