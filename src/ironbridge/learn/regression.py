"""Fitting weights: ridge regression towards weights set before, from the last stage backwards.

What a moment came to is, for the most part, what the next moment of the same seat was worth by the
weights just fitted, and only for the rest the final points: far less luck is in that.  The more a
stage is left to luck, the more firmly its weights are held.  Places on the mat are fitted as steps,
each tile that leaves it adding something: what is true of the second is believed of the third.
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
"""The part of a moment's target that looks past the next moment."""
BELIEF = 0.5
"""How far a fact's part in the outcome may lie from what was believed, in points."""
NEIGHBOURS = {0: 1.0, 1: 0.6, 2: 0.6, 4: 0.2}
"""Stages with so many actions more or less count as well, by so much."""
FEWEST = 300
"""Smallest number of moments at which a stage is fitted, at the end of a turn."""
FEWEST_MIDDLES = 60
"""Smallest number of moments in mid-turn, where the targets hold hardly any luck."""

Weights = dict[int, list[int]]


class Samples(NamedTuple):
    """Moments of many games: stage, facts, what they came to, the seat's next moment or -1."""

    rows: "Ints"
    features: "Floats"
    targets: "Floats"
    later: "Ints"


class Sums(NamedTuple):
    """What the fit needs of one stage."""

    moments: float
    square: "Floats"
    product: "Floats"
    power: float


# ----------------------------------------------------------------------------- data


def load_ends(files: Sequence[Path]) -> Samples:
    """Returns the moments after turns, with the final points of their seats.

    Turns that a search tried count as well: they came to what they proved to be worth.
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
    """Returns for each moment the next one of the same seat in the same game, -1 after the last."""
    import numpy as np

    found = np.full(len(games), -1)
    last: dict[tuple[int, int], int] = {}
    for at, moment in enumerate(zip(games.tolist(), seats.tolist(), strict=True)):
        if moment in last:
            found[last[moment]] = first + at
        last[moment] = at
    return found


def load_middles(files: Sequence[Path]) -> Samples:
    """Returns the moments in mid-turn, with what the best rest of the turn was worth."""
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
    """Returns how weights of steps make weights of facts: places on the mat add up."""
    import numpy as np

    found = np.eye(int(extractor.size))
    starts = [int(extractor.mat_at[kind]) for kind in range(int(extractor.rules.tables.kinds))]
    for first, past in zip(starts, [*starts[1:], int(extractor.own_at)], strict=True):
        found[first:past, first:past] = np.tri(past - first)
        found[first:past, first] = 0.0
    return found


# ----------------------------------------------------------------------------- fitting


def fit_backwards(
    heap: Samples,
    extractor: FeatureExtractor,
    before: list[list[int]],
    trace: float = TRACE,
    belief: float = BELIEF,
    fewest: int | None = None,
) -> tuple[Weights, dict[int, float]]:
    """Returns the weights of every stage seen often enough, and the variance they explain."""
    import numpy as np

    steps = steps_of(extractor)
    targets, values = heap.targets.copy(), heap.targets.copy()
    sums: dict[int, Sums] = {}
    found: Weights = {}
    explained: dict[int, float] = {}
    for row in sorted({int(row) for row in heap.rows}, key=lambda row: -moment_of(row)):
        here = np.flatnonzero(heap.rows == row)
        later = heap.later[here]
        mixed = (1 - trace) * values[later] + trace * targets[later]
        targets[here] = np.where(later >= 0, mixed, heap.targets[here])
        sums[row] = stage_sums(heap.features[here], targets[here])
        values[here] = targets[here]
        near = [(sums[row + n], part) for n, part in spread_over(row) if row + n in sums]
        if sum(part * one.moments for one, part in near) < (fewest or FEWEST):
            continue
        start = np.array(before[row], np.float64) / int(SCALE)
        weights = start + steps @ change(near, start, steps, belief)
        found[row] = [round(float(weight) * int(SCALE)) for weight in weights]
        values[here] = heap.features[here] @ weights
        spread = max(float(targets[here].var()), 1e-9)
        explained[row] = round(1 - float((targets[here] - values[here]).var()) / spread, 3)
    return found, explained


def moment_of(row: int) -> int:
    """Returns when a stage comes in a game: more is later."""
    era, left = row // (2 * int(MAX_STAGES)), row % int(MAX_STAGES)
    return era * 2 * int(MAX_STAGES) - left


def fit_middles(
    heap: Samples, extractor: FeatureExtractor, ends: Weights, before: list[list[int]]
) -> Weights:
    """Returns the weights in mid-turn, which foresee the best rest of the turn."""
    around = [list(row) for row in before]
    for row in range(len(around)):
        block, left = row - row % int(MAX_STAGES), row % int(MAX_STAGES)
        known = [
            other for other in range(int(MAX_STAGES)) if block - int(MAX_STAGES) + other in ends
        ]
        if block // int(MAX_STAGES) % 2 == 1 and known:
            nearest = min(known, key=lambda other, left=left: abs(other - left))  # type: ignore[misc]
            around[row] = ends[block - int(MAX_STAGES) + nearest]
    return fit_backwards(heap, extractor, around, belief=4 * BELIEF, fewest=FEWEST_MIDDLES)[0]


def change(
    near: list[tuple[Sums, float]], start: "Floats", steps: "Floats", belief: float
) -> "Floats":
    """Returns what the moments of a stage and its neighbours say should change, in steps."""
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
    """Returns the stages that count for one, as steps from it, and by how much."""
    left = row % int(MAX_STAGES)
    steps = [(sign * step, part) for step, part in NEIGHBOURS.items() for sign in (-1, 1)]
    return [(n, part) for n, part in dict(steps).items() if 0 <= left + n < int(MAX_STAGES)]


def stage_sums(facts: "Floats", targets: "Floats") -> Sums:
    """Returns the sums of one stage."""
    import numpy as np

    exact = facts.astype(np.float64)
    return Sums(float(len(exact)), exact.T @ exact, exact.T @ targets, float(targets @ targets))
