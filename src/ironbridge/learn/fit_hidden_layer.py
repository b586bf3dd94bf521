"""Trains the hidden layer (ReLU units) on the residuals of the linear evaluation, with Adam.

The target of a sample mixes the evaluation of the seat's next sample by the current fit with later
outcomes (temporal-difference learning, weight ``TRACE``). Each Adam step takes a mini-batch of
``BATCH`` samples drawn from all games.  Fits with different seeds err differently, so the layer is
an ensemble: the mean of ``FITS`` fits.
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
"""Number of fits in the ensemble; each trains an equal share of the units."""
EPOCHS: Final = 10
"""Number of passes over all samples."""
TRACE: Final = 0.5
"""Weight of outcomes beyond the next sample in a target (the lambda of TD(lambda))."""
BATCH: Final = 1024
LEARNING_RATE: Final = 0.002
"""Learning rate of the first step; it decays towards zero."""
WEIGHT_DECAY: Final = 0.01
"""Weight decay of all parameters."""
HUBER_DELTA: Final = 25.0
"""Threshold of the Huber loss, in points: larger errors have a constant gradient."""
RARE: Final = 0.03
"""Minimum standard deviation of a feature; features below it are left out."""
LEAST: Final = 0.1
"""Lower bound of the standard deviation that scales a feature."""
FAST, SLOW, TINY = 0.9, 0.999, 1e-8
"""Adam's decay rates of the first and second moment, and its epsilon."""


class Fitted(NamedTuple):
    """The result of a fit."""

    hidden_layer: dict[str, object]
    """The hidden layer in the form of a weights file."""
    levels: dict[int, int]
    """Amount to add to the bias of each row of linear weights, by row number."""
    errors: dict[str, list[float]]
    """By era, the validation error of the linear rows alone and with the hidden layer."""


class Moments(NamedTuple):
    """The samples of one era."""

    at: "Ints"
    """Index of each sample among all samples."""
    left: "Ints"
    """Number of actions left at each sample."""


class Layer:
    """The hidden layer of one era in training, with the state of Adam."""

    def __init__(self, facts: int, units: int, seed: int) -> None:
        import numpy as np

        rng = np.random.default_rng(seed)
        stages = int(MAX_STAGES)
        self.parts: list[Floats] = [
            (rng.normal(size=(facts, units)) / facts**0.5).astype(np.float32),  # input weights
            np.zeros((stages, units), np.float32),  # biases of the units, by stage
            np.zeros((stages, units), np.float32),  # output weights by stage, on top of the shared
            (0.1 * rng.normal(size=(1, units))).astype(np.float32),  # output weights, shared
            np.zeros((stages, 1), np.float32),  # output bias, by stage
        ]
        self.first = [np.zeros_like(part) for part in self.parts]
        self.second = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def activations(self, facts: "Floats", left: "Ints") -> tuple["Floats", "Floats"]:
        """Returns the activation of each unit (ReLU) and its output weight."""
        import numpy as np

        inputs, biases, outputs, shared, _ = self.parts
        return np.maximum(facts @ inputs + biases[left], 0), shared + outputs[left]

    def values(self, facts: "Floats", left: "Ints") -> "Floats":
        """Returns the output of the layer, in points."""
        active, outputs = self.activations(facts, left)
        found: Floats = (active * outputs).sum(1) + self.parts[4][left, 0]
        return found

    def step(self, facts: "Floats", left: "Ints", targets: "Floats", rate: float) -> None:
        """Takes one Adam step on a mini-batch at this learning rate."""
        import numpy as np

        active, outputs = self.activations(facts, left)
        errors = (active * outputs).sum(1) + self.parts[4][left, 0] - targets
        errors = (np.clip(errors, -HUBER_DELTA, HUBER_DELTA) / max(len(errors), 1))[:, None]
        stages = np.zeros((len(left), int(MAX_STAGES)), np.float32)
        stages[np.arange(len(left)), left] = 1.0
        inner, outer = errors * outputs * (active > 0), errors * active
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
            part -= rate * (even / size + WEIGHT_DECAY * part)


class Fit:
    """One fit of the ensemble in training, with a layer for each era."""

    def __init__(self, samples: Samples, rows: list[list[int]], units: int, seed: int) -> None:
        import numpy as np

        self.samples = samples
        self.units = units
        self.known = len(samples.rows) * 7 // 8
        """Number of samples in the training set; the rest is the validation set."""
        sample = samples.features[: self.known].astype(np.float32)
        self.mean, spread = sample.mean(0), sample.std(0)
        self.scale = np.where(spread < RARE, 0, 1 / np.maximum(spread, LEAST)).astype(np.float32)
        self.plain = np.zeros(len(samples.rows), np.float32)
        """Value of each sample by the linear rows, in points."""
        for row in np.unique(samples.rows):
            here = samples.rows == row
            weights = np.array(rows[int(row)], np.float32) / int(SCALE)
            self.plain[here] = samples.features[here].astype(np.float32) @ weights
        self.eras: list[Moments] = []
        era = samples.rows // (2 * int(MAX_STAGES))
        for number in range(int(era.max()) + 1):
            at = np.flatnonzero(era == number)
            self.eras.append(Moments(at, samples.rows[at] % int(MAX_STAGES)))
        size = samples.features.shape[1]
        self.layers = [Layer(size, units, seed + number) for number in range(len(self.eras))]
        self.rng = np.random.default_rng(seed)

    def standardized(self, at: "Ints") -> "Floats":
        """Returns the features of some samples, standardized."""
        import numpy as np

        found: Floats = (self.samples.features[at].astype(np.float32) - self.mean) * self.scale
        return found

    def outputs(self) -> "Floats":
        """Returns the output of the layers for every sample."""
        import numpy as np

        found = np.zeros(len(self.samples.rows), np.float32)
        for moments, layer in zip(self.eras, self.layers, strict=True):
            for first in range(0, len(moments.at), 16 * BATCH):
                part = slice(first, first + 16 * BATCH)
                at = moments.at[part]
                found[at] = layer.values(self.standardized(at), moments.left[part])
        return found

    def run(self, passes: int) -> None:
        """Trains for a number of epochs; the targets are computed again with the current fit."""
        for number in range(passes):
            now = self.plain + self.outputs() if number else self.plain
            targets = td_targets(self.samples, now) - self.plain
            for moments, layer in zip(self.eras, self.layers, strict=True):
                fitted = moments.at < self.known
                at, left = moments.at[fitted], moments.left[fitted]
                order = self.rng.permutation(len(at))
                for first in range(0, len(at), BATCH):
                    some = order[first : first + BATCH]
                    done = (number + first / len(at)) / passes
                    rate = LEARNING_RATE * (1 - done) + LEARNING_RATE / 200
                    layer.step(self.standardized(at[some]), left[some], targets[at[some]], rate)


def td_targets(samples: Samples, values: "Floats") -> "Floats":
    """Returns the target of each sample: the next one's value and, by ``TRACE``, later outcomes."""
    import numpy as np

    found = samples.targets.astype(np.float32)
    for row in sorted({int(row) for row in samples.rows}, key=lambda row: -moment_of(row)):
        here = np.flatnonzero((samples.rows == row) & (samples.later >= 0))
        later = samples.later[here]
        found[here] = (1 - TRACE) * values[later] + TRACE * found[later]
    return found


def fit_units(
    samples: Samples,
    extractor: FeatureExtractor,
    rows: list[list[int]],
    units: int,
    passes: int = EPOCHS,
    seed: int = 1,
) -> Fitted:
    """Returns a hidden layer of ``units`` units on top of these linear rows, as an ensemble."""
    import numpy as np

    fits = [Fit(samples, rows, units // FITS, seed + 100 * number) for number in range(FITS)]
    for one in fits:
        one.run(passes)
    names = [name for name, _ in extractor.names]
    inputs: dict[str, dict[str, list[int]]] = {}
    stages: dict[str, dict[str, list[int]]] = {}
    levels: dict[int, int] = {}
    for era, moments in enumerate(fits[0].eras):
        found = [one.layers[era].parts for one in fits]
        scaled = [parts[0] * one.scale[:, None] for parts, one in zip(found, fits, strict=True)]
        whole = [integers(one, int(FINENESS)) for one in np.hstack(scaled)]
        inputs[str(era)] = dict(zip(names, whole, strict=True))
        biases = np.hstack([parts[1] for parts in found]) - fits[0].mean @ np.hstack(scaled)
        outputs = np.hstack([parts[2] + parts[3] for parts in found]) / FITS
        level = np.hstack([parts[4] for parts in found]).mean(1)
        for left in sorted({int(left) for left in moments.left}):
            row = era * 2 * int(MAX_STAGES) + left
            stages[stage_name(row)] = {
                "thresholds": integers(biases[left], int(FINENESS)),
                "counts": integers(outputs[left], int(SCALE) * int(COUNTED // FINENESS)),
            }
            levels[row] = round(float(level[left]) * int(SCALE))
    return Fitted({"units": units, "looks": inputs, "stages": stages}, levels, errors(fits))


def errors(fits: list[Fit]) -> dict[str, list[float]]:
    """Returns by era the validation error of the linear rows alone and with the hidden layer."""
    import numpy as np

    added = np.mean([one.outputs() for one in fits], axis=0)
    first = fits[0]
    found: dict[str, list[float]] = {}
    for era, moments in enumerate(first.eras):
        at = moments.at[moments.at >= first.known]
        plain = first.samples.targets[at] - first.plain[at]
        both = [float(one.std()) for one in (plain, plain - added[at])]
        found[str(era)] = [round(one, 2) for one in both]
    return found


def integers(numbers: "Floats", scale: int) -> list[int]:
    """Returns numbers quantized to integers at a scale."""
    return [round(float(one) * scale) for one in numbers]


def with_levels(rows: Weights, levels: dict[int, int]) -> Weights:
    """Returns the rows with the output biases of the hidden layer added to their bias feature."""
    return {row: [weights[0] + levels.get(row, 0), *weights[1:]] for row, weights in rows.items()}
