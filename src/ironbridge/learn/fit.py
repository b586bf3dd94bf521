"""Fitting weights: ridge regression towards weights set before, stage by stage.

The more a stage is left to luck, the more firmly its weights are held: the ridge grows with the
variance that nothing explains.  Places on the mat are fitted as steps, each tile that leaves it
adding something, so that what is true of the second tile is believed of the third.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ironbridge.core.insight import Insight
from ironbridge.core.judge import ROWS, SCALE

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

BELIEF = 0.5
"""How far a fact's part in the outcome may lie from what was believed, in points."""
NEIGHBOURS = {0: 1.0, 1: 0.6, 2: 0.6, 4: 0.2}
"""Stages with so many actions more or less count as well, by so much."""
FEWEST = 300
"""A stage with fewer moments than this is not fitted."""


class Heap(NamedTuple):
    """Moments of one kind from many shards: their stage, their facts, what they came to."""

    rows: "Floats"
    facts: "Floats"
    targets: "Floats"


class Sums(NamedTuple):
    """What the fit needs of one stage."""

    moments: float
    square: "Floats"
    product: "Floats"
    power: float


def load(files: Sequence[Path], kind: str) -> Heap:
    """The moments of these shards: after turns (``end``) or in mid-turn (``mid``)."""
    import numpy as np

    rows, facts, targets = [], [], []
    for file in files:
        with np.load(file) as shard:
            rows.append(shard[f"{kind}_rows"])
            facts.append(shard[f"{kind}_facts"])
            if kind == "end":
                targets.append(shard["end_points"].astype(np.float64))
            else:
                targets.append(shard["mid_values"].astype(np.float64) / int(SCALE))
    return Heap(np.concatenate(rows), np.concatenate(facts), np.concatenate(targets))


def steps_of(insight: Insight) -> "Floats":
    """How weights of steps make weights of facts: places on the mat add up from the first on."""
    import numpy as np

    found = np.eye(int(insight.size))
    starts = [int(insight.mat_at[kind]) for kind in range(int(insight.rules.tables.kinds))]
    for first, past in zip(starts, [*starts[1:], int(insight.own_at)], strict=True):
        found[first:past, first:past] = np.tri(past - first)
        found[first:past, first] = 0.0
    return found


def fit(
    heap: Heap, insight: Insight, before: list[list[int]], belief: float = BELIEF
) -> dict[int, list[int]]:
    """The weights of every stage that has been seen often enough."""
    import numpy as np

    steps = steps_of(insight)
    sums = {int(row): stage_sums(heap, int(row)) for row in np.unique(heap.rows)}
    found: dict[int, list[int]] = {}
    for row in sums:
        near = [(sums[row + n], part) for n, part in spread_over(row) if row + n in sums]
        if sum(part * one.moments for one, part in near) >= FEWEST:
            start = np.array(before[row], np.float64) / int(SCALE)
            learned = start + steps @ change(near, start, steps, belief)
            found[row] = [round(float(weight) * int(SCALE)) for weight in learned]
    return found


def change(
    near: list[tuple[Sums, float]], start: "Floats", steps: "Floats", belief: float
) -> "Floats":
    """What the moments of a stage and its neighbours say should change."""
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
    luck = power / count
    for _ in range(2):
        ridge = luck / belief**2
        found = np.linalg.solve(square + ridge * np.diag(variance), product)
        luck = max((power - 2 * found @ product + found @ square @ found) / count, 0.01)
    return np.asarray(found)


def spread_over(row: int) -> list[tuple[int, float]]:
    """The stages that count for one, as steps from it, and by how much."""
    left = row % int(ROWS)
    steps = [(sign * step, part) for step, part in NEIGHBOURS.items() for sign in (-1, 1)]
    return [(n, part) for n, part in dict(steps).items() if 0 <= left + n < int(ROWS)]


def stage_sums(heap: Heap, row: int) -> Sums:
    """The sums of one stage."""
    import numpy as np

    here = heap.rows == row
    facts, targets = heap.facts[here].astype(np.float64), heap.targets[here]
    return Sums(float(here.sum()), facts.T @ facts, facts.T @ targets, float(targets @ targets))


def explained(heap: Heap, weights: dict[int, list[int]]) -> dict[int, float]:
    """The part of the variance that the weights explain, stage by stage."""
    import numpy as np

    found: dict[int, float] = {}
    for row, given in weights.items():
        here = heap.rows == row
        if here.sum() < 2:
            continue
        targets = heap.targets[here]
        errors = heap.facts[here].astype(np.float64) @ (np.array(given) / int(SCALE)) - targets
        found[row] = round(1 - float(errors.var() / max(targets.var(), 1e-9)), 3)
    return found
