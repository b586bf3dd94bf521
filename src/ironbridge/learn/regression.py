"""Fits linear evaluation weights by ridge regression, from the last stage of the game backwards.

The target of a sample is mostly the evaluation of the same seat's next sample by the weights just
fitted, and for the rest the final points (temporal-difference learning): this has far less variance
than the final points alone.  Regularization pulls towards the prior weights, more strongly where a
stage has noisy targets.  Mat features are fitted as cumulative steps, one per tile that has left
the mat, so that stacks of different depth share evidence.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ironbridge.search.evaluator import MAX_STAGES, SCALE
from ironbridge.search.feature_extractor import FeatureExtractor

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Ints = NDArray[np.int64]

TRACE = 0.3
"""Weight of outcomes beyond the next sample in a target (the lambda of TD(lambda))."""
BELIEF = 0.5
"""Prior standard deviation of a feature's contribution to the outcome, in points."""
NEIGHBOURS = {0: 1.0, 1: 0.6, 2: 0.6, 4: 0.2}
"""Weight of samples from neighbouring stages, by the difference in actions left."""
FEWEST = 300
"""Minimum number of samples that a stage at the end of a turn needs to be fitted."""
FEWEST_MIDDLES = 60
"""Minimum number of samples that a mid-turn stage needs; its targets have little noise."""

Weights = dict[int, list[int]]


class Samples(NamedTuple):
    """Training samples of many games: stage, features, outcome, index of the successor or -1."""

    rows: "Ints"
    features: "Floats"
    targets: "Floats"
    later: "Ints"


class Sums(NamedTuple):
    """Sufficient statistics of one stage for the regression."""

    moments: float
    square: "Floats"
    product: "Floats"
    power: float


# ----------------------------------------------------------------------------- data


def load_ends(files: Sequence[Path]) -> Samples:
    """Returns the samples after turns, with the final points of their seats.

    Candidate turns that a search tried count as samples too, with their search value as outcome.
    """
    import numpy as np

    rows, facts, points, later = [], [], [], []
    first = 0
    for file in files:
        with np.load(file) as shard:
            rows.append(shard["end_rows"].astype(np.int64))
            facts.append(shard["end_facts"])
            points.append(shard["end_points"].astype(np.float64))
            later.append(next_moments(shard["end_games"], shard["end_seats"], first))
            if len(shard["tried_rows"]):
                rows.append(shard["tried_rows"].astype(np.int64))
                facts.append(shard["tried_facts"])
                points.append(shard["tried_values"].astype(np.float64) / int(SCALE))
                later.append(np.full(len(rows[-1]), -1))
        first = sum(len(part) for part in rows)
    return Samples(*(np.concatenate(part) for part in (rows, facts, points, later)))


def next_moments(games: "Ints", seats: "Ints", first: int) -> "Ints":
    """Returns the index of each sample's successor: same game and seat; -1 for the last."""
    import numpy as np

    found = np.full(len(games), -1)
    last: dict[tuple[int, int], int] = {}
    for at, moment in enumerate(zip(games.tolist(), seats.tolist(), strict=True)):
        if moment in last:
            found[last[moment]] = first + at
        last[moment] = at
    return found


def load_middles(files: Sequence[Path]) -> Samples:
    """Returns the mid-turn samples, with the value of the best continuation of the turn."""
    import numpy as np

    rows, facts, values = [], [], []
    for file in files:
        with np.load(file) as shard:
            rows.append(shard["mid_rows"].astype(np.int64))
            facts.append(shard["mid_facts"])
            values.append(shard["mid_values"].astype(np.float64) / int(SCALE))
    stages = np.concatenate(rows)
    return Samples(stages, np.concatenate(facts), np.concatenate(values), np.full(len(stages), -1))


def steps_of(extractor: FeatureExtractor) -> "Floats":
    """Returns the matrix from step weights to feature weights: steps on the mat are cumulative."""
    import numpy as np

    found = np.eye(int(extractor.size))
    starts = [int(extractor.mat_at[kind]) for kind in range(int(extractor.rules.tables.kinds))]
    for first, past in zip(starts, [*starts[1:], int(extractor.own_at)], strict=True):
        found[first:past, first:past] = np.tri(past - first)
        found[first:past, first] = 0.0
    return found


# ----------------------------------------------------------------------------- fitting


def fit_backwards(
    samples: Samples,
    extractor: FeatureExtractor,
    before: list[list[int]],
    trace: float = TRACE,
    belief: float = BELIEF,
    fewest: int | None = None,
) -> tuple[Weights, dict[int, float]]:
    """Returns the fitted weights of every stage with enough samples, and the variance explained."""
    import numpy as np

    steps = steps_of(extractor)
    targets, values = samples.targets.copy(), samples.targets.copy()
    sums: dict[int, Sums] = {}
    found: Weights = {}
    explained: dict[int, float] = {}
    for row in sorted({int(row) for row in samples.rows}, key=lambda row: -moment_of(row)):
        here = np.flatnonzero(samples.rows == row)
        later = samples.later[here]
        mixed = (1 - trace) * values[later] + trace * targets[later]
        targets[here] = np.where(later >= 0, mixed, samples.targets[here])
        sums[row] = stage_sums(samples.features[here], targets[here])
        values[here] = targets[here]
        near = [(sums[row + n], part) for n, part in spread_over(row) if row + n in sums]
        if sum(part * one.moments for one, part in near) < (fewest or FEWEST):
            continue
        start = np.array(before[row], np.float64) / int(SCALE)
        weights = start + steps @ change(near, start, steps, belief)
        found[row] = [round(float(weight) * int(SCALE)) for weight in weights]
        values[here] = samples.features[here] @ weights
        spread = max(float(targets[here].var()), 1e-9)
        explained[row] = round(1 - float((targets[here] - values[here]).var()) / spread, 3)
    return found, explained


def moment_of(row: int) -> int:
    """Returns the time of a stage within a game, as a sort key: larger is later."""
    era, left = row // (2 * int(MAX_STAGES)), row % int(MAX_STAGES)
    return era * 2 * int(MAX_STAGES) - left


def fit_middles(
    samples: Samples, extractor: FeatureExtractor, ends: Weights, before: list[list[int]]
) -> Weights:
    """Returns the mid-turn weights, which predict the value of the best rest of the turn."""
    around = [list(row) for row in before]
    for row in range(len(around)):
        block, left = row - row % int(MAX_STAGES), row % int(MAX_STAGES)
        known = [
            other for other in range(int(MAX_STAGES)) if block - int(MAX_STAGES) + other in ends
        ]
        if block // int(MAX_STAGES) % 2 == 1 and known:
            nearest = min(known, key=lambda other, left=left: abs(other - left))  # type: ignore[misc]
            around[row] = ends[block - int(MAX_STAGES) + nearest]
    return fit_backwards(samples, extractor, around, belief=4 * BELIEF, fewest=FEWEST_MIDDLES)[0]


def change(
    near: list[tuple[Sums, float]], start: "Floats", steps: "Floats", belief: float
) -> "Floats":
    """Returns the change of weights fitted to a stage and its neighbours, in steps."""
    import numpy as np

    count = sum(part * one.moments for one, part in near)
    square = np.sum([part * one.square for one, part in near], axis=0)
    product = np.sum([part * one.product for one, part in near], axis=0) - square @ start
    power = sum(part * one.power for one, part in near) - start @ (2 * product + square @ start)
    square, product = steps.T @ square @ steps, steps.T @ product
    mean = square[0] / count
    variance = np.maximum(np.diag(square) / count - mean**2, 0.0)
    variance[variance < 1e-9] = 1.0
    variance[0] = 1e-6
    luck = max(float(power) / count, 0.01)
    for _ in range(2):
        ridge = luck / belief**2
        found = np.linalg.solve(square + ridge * np.diag(variance), product)
        luck = max(float(power - 2 * found @ product + found @ square @ found) / count, 0.01)
    return np.asarray(found)


def spread_over(row: int) -> list[tuple[int, float]]:
    """Returns the neighbouring stages of a row, as offsets from it, with their sample weights."""
    left = row % int(MAX_STAGES)
    steps = [(sign * step, part) for step, part in NEIGHBOURS.items() for sign in (-1, 1)]
    return [(n, part) for n, part in dict(steps).items() if 0 <= left + n < int(MAX_STAGES)]


def stage_sums(facts: "Floats", targets: "Floats") -> Sums:
    """Returns the sufficient statistics of one stage."""
    import numpy as np

    exact = facts.astype(np.float64)
    return Sums(float(len(exact)), exact.T @ exact, exact.T @ targets, float(targets @ targets))
