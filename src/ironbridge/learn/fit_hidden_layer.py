"""Fitting hunches: a layer of thresholds that learns what the rows of weights leave unexplained.

What a moment came to is, half of it, what the seat's next moment was worth by rows and hunches as
far as they were fitted, and for the rest what came later.  The steps are those of Adam, each with
a thousand moments drawn from all games.  Two fits of the same games err in different ways: several
are made, and their mean is taken.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

from ironbridge.bots.weights_file import stage_name
from ironbridge.learn.regression import Samples, Weights, moment_of
from ironbridge.search.evaluator import MAX_STAGES, SCALE
from ironbridge.search.feature_extractor import FeatureExtractor
from ironbridge.search.hidden_layer import COUNTED, FINENESS

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]
    Ints = NDArray[np.int64]

FITS: Final = 4
"""So many fits share the hunches."""
EPOCHS: Final = 10
"""So often all moments are looked at."""
TRACE: Final = 0.5
"""The part of a moment's target that looks past the next moment."""
BATCH: Final = 1024
LEARNING_RATE: Final = 0.002
"""How far a step goes at first; the last ones hardly move."""
WEIGHT_DECAY: Final = 0.01
"""How firmly everything is held to zero."""
HUBER_DELTA: Final = 25.0
"""An error counts as no more points than this."""
RARE: Final = 0.03
"""Standard deviation below which a feature is left out."""
LEAST: Final = 0.1
"""Smallest standard deviation that a feature is scaled by."""
FAST, SLOW, TINY = 0.9, 0.999, 1e-8
"""Adam's usual numbers."""


class Fitted(NamedTuple):
    """What came of a fit."""

    hidden_layer: dict[str, object]
    """The hidden layer as a weights file holds it."""
    levels: dict[int, int]
    """What is added to the weight of the constant feature, by row."""
    errors: dict[str, list[float]]
    """Error on games not fitted, by era: of the rows alone, and with the hidden layer."""


class Moments(NamedTuple):
    """The moments of one era."""

    at: "Ints"
    """Indices of the moments among all."""
    left: "Ints"
    """Number of actions left at each moment."""


class Layer:
    """The hunches of one era while they are fitted."""

    def __init__(self, facts: int, units: int, seed: int) -> None:
        import numpy as np

        rng = np.random.default_rng(seed)
        stages = int(MAX_STAGES)
        self.parts: list[Floats] = [
            (rng.normal(size=(facts, units)) / facts**0.5).astype(np.float32),  # looks
            np.zeros((stages, units), np.float32),  # thresholds
            np.zeros((stages, units), np.float32),  # what counts more or less by stage
            (0.1 * rng.normal(size=(1, units))).astype(np.float32),  # what counts at all stages
            np.zeros((stages, 1), np.float32),  # a constant by stage
        ]
        self.first = [np.zeros_like(part) for part in self.parts]
        self.second = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def stirred(self, facts: "Floats", left: "Ints") -> tuple["Floats", "Floats"]:
        """Returns how much each hunch is stirred, and what it counts."""
        import numpy as np

        looks, thresholds, counts, always, _ = self.parts
        return np.maximum(facts @ looks + thresholds[left], 0), always + counts[left]

    def values(self, facts: "Floats", left: "Ints") -> "Floats":
        """Returns what the hunches add, in points."""
        stirs, counts = self.stirred(facts, left)
        found: Floats = (stirs * counts).sum(1) + self.parts[4][left, 0]
        return found

    def step(self, facts: "Floats", left: "Ints", targets: "Floats", pace: float) -> None:
        """Go a step towards some targets."""
        import numpy as np

        stirs, counts = self.stirred(facts, left)
        errors = (stirs * counts).sum(1) + self.parts[4][left, 0] - targets
        errors = (np.clip(errors, -HUBER_DELTA, HUBER_DELTA) / max(len(errors), 1))[:, None]
        stages = np.zeros((len(left), int(MAX_STAGES)), np.float32)
        stages[np.arange(len(left)), left] = 1.0
        inner, outer = errors * counts * (stirs > 0), errors * stirs
        slopes = [
            facts.T @ inner,
            stages.T @ inner,
            stages.T @ outer,
            outer.sum(0, keepdims=True),
            stages.T @ errors,
        ]
        self.steps += 1
        for part, slope, first, second in zip(
            self.parts, slopes, self.first, self.second, strict=True
        ):
            first += (1 - FAST) * (slope - first)
            second += (1 - SLOW) * (slope * slope - second)
            even = first / (1 - FAST**self.steps)
            size = np.sqrt(second / (1 - SLOW**self.steps)) + TINY
            part -= pace * (even / size + WEIGHT_DECAY * part)


class Fit:
    """A fit under way."""

    def __init__(self, heap: Samples, rows: list[list[int]], units: int, seed: int) -> None:
        import numpy as np

        self.heap = heap
        self.units = units
        self.known = len(heap.rows) * 7 // 8
        """The moments behind these are not fitted."""
        sample = heap.features[: self.known].astype(np.float32)
        self.mean, spread = sample.mean(0), sample.std(0)
        self.scale = np.where(spread < RARE, 0, 1 / np.maximum(spread, LEAST)).astype(np.float32)
        self.plain = np.zeros(len(heap.rows), np.float32)
        """What the rows of weights say."""
        for row in np.unique(heap.rows):
            here = heap.rows == row
            weights = np.array(rows[int(row)], np.float32) / int(SCALE)
            self.plain[here] = heap.features[here].astype(np.float32) @ weights
        self.eras: list[Moments] = []
        era = heap.rows // (2 * int(MAX_STAGES))
        for number in range(int(era.max()) + 1):
            at = np.flatnonzero(era == number)
            self.eras.append(Moments(at, heap.rows[at] % int(MAX_STAGES)))
        size = heap.features.shape[1]
        self.layers = [Layer(size, units, seed + number) for number in range(len(self.eras))]
        self.rng = np.random.default_rng(seed)

    def looked(self, at: "Ints") -> "Floats":
        """Returns the facts of some moments, all to one scale."""
        import numpy as np

        found: Floats = (self.heap.features[at].astype(np.float32) - self.mean) * self.scale
        return found

    def added(self) -> "Floats":
        """Returns what the hunches add in every moment."""
        import numpy as np

        found = np.zeros(len(self.heap.rows), np.float32)
        for moments, layer in zip(self.eras, self.layers, strict=True):
            for first in range(0, len(moments.at), 16 * BATCH):
                part = slice(first, first + 16 * BATCH)
                at = moments.at[part]
                found[at] = layer.values(self.looked(at), moments.left[part])
        return found

    def run(self, passes: int) -> None:
        """Look at all moments so many times; the targets move with what was fitted."""
        for number in range(passes):
            now = self.plain + self.added() if number else self.plain
            targets = traced(self.heap, now) - self.plain
            for moments, layer in zip(self.eras, self.layers, strict=True):
                fitted = moments.at < self.known
                at, left = moments.at[fitted], moments.left[fitted]
                order = self.rng.permutation(len(at))
                for first in range(0, len(at), BATCH):
                    some = order[first : first + BATCH]
                    done = (number + first / len(at)) / passes
                    pace = LEARNING_RATE * (1 - done) + LEARNING_RATE / 200
                    layer.step(self.looked(at[some]), left[some], targets[at[some]], pace)


def traced(heap: Samples, values: "Floats") -> "Floats":
    """Returns what moments came to: the next one's value, and by ``TRACE`` what came later."""
    import numpy as np

    found = heap.targets.astype(np.float32)
    for row in sorted({int(row) for row in heap.rows}, key=lambda row: -moment_of(row)):
        here = np.flatnonzero((heap.rows == row) & (heap.later >= 0))
        later = heap.later[here]
        found[here] = (1 - TRACE) * values[later] + TRACE * found[later]
    return found


def fit_hunches(
    heap: Samples,
    extractor: FeatureExtractor,
    rows: list[list[int]],
    units: int,
    passes: int = EPOCHS,
    seed: int = 1,
) -> Fitted:
    """Returns hunches for these rows of weights: so many in all, of several fits."""
    import numpy as np

    fits = [Fit(heap, rows, units // FITS, seed + 100 * number) for number in range(FITS)]
    for one in fits:
        one.run(passes)
    names = [name for name, _ in extractor.names]
    looks: dict[str, dict[str, list[int]]] = {}
    stages: dict[str, dict[str, list[int]]] = {}
    levels: dict[int, int] = {}
    for era, moments in enumerate(fits[0].eras):
        found = [one.layers[era].parts for one in fits]
        scaled = [parts[0] * one.scale[:, None] for parts, one in zip(found, fits, strict=True)]
        whole = [integers(one, int(FINENESS)) for one in np.hstack(scaled)]
        looks[str(era)] = dict(zip(names, whole, strict=True))
        thresholds = np.hstack([parts[1] for parts in found]) - fits[0].mean @ np.hstack(scaled)
        counts = np.hstack([parts[2] + parts[3] for parts in found]) / FITS
        level = np.hstack([parts[4] for parts in found]).mean(1)
        for left in sorted({int(left) for left in moments.left}):
            row = era * 2 * int(MAX_STAGES) + left
            stages[stage_name(row)] = {
                "thresholds": integers(thresholds[left], int(FINENESS)),
                "counts": integers(counts[left], int(SCALE) * int(COUNTED // FINENESS)),
            }
            levels[row] = round(float(level[left]) * int(SCALE))
    return Fitted({"units": units, "looks": looks, "stages": stages}, levels, errors(fits))


def errors(fits: list[Fit]) -> dict[str, list[float]]:
    """Returns by era how far rows alone, and with hunches, err in games not fitted."""
    import numpy as np

    added = np.mean([one.added() for one in fits], axis=0)
    first = fits[0]
    found: dict[str, list[float]] = {}
    for era, moments in enumerate(first.eras):
        at = moments.at[moments.at >= first.known]
        plain = first.heap.targets[at] - first.plain[at]
        both = [float(one.std()) for one in (plain, plain - added[at])]
        found[str(era)] = [round(one, 2) for one in both]
    return found


def integers(numbers: "Floats", scale: int) -> list[int]:
    """Returns numbers as integers to a scale."""
    return [round(float(one) * scale) for one in numbers]


def with_levels(rows: Weights, levels: dict[int, int]) -> Weights:
    """Returns rows whose fact that is always one has the levels of the hunches added."""
    return {row: [weights[0] + levels.get(row, 0), *weights[1:]] for row, weights in rows.items()}
