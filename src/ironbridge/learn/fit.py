"""Fitting weights: ridge regression towards the weights set by hand, stage by stage."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ironbridge.core.judge import ROWS, SCALE

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

RIDGE = 100.0
"""How strongly the weights are held to those set by hand, each in its own measure."""
NEIGHBOURS = {0: 1.0, 1: 0.5, 2: 0.5}
"""Stages with so many actions more or less count as well, by so much."""
FEWEST = 300
"""A stage with fewer moments than this is not fitted."""


class Heap:
    """Moments of one kind from many shards: their stage, their facts, what they came to."""

    def __init__(self, rows: "Floats", facts: "Floats", targets: "Floats") -> None:
        self.rows = rows
        self.facts = facts
        self.targets = targets


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


def fit(heap: Heap, prior: list[list[int]], ridge: float = RIDGE) -> dict[int, list[int]]:
    """The weights of every stage that has been seen often enough."""
    import numpy as np

    found: dict[int, list[int]] = {}
    sums = {int(row): stage_sums(heap, int(row)) for row in np.unique(heap.rows)}
    for row in sums:
        near = [(sums[row + n], part) for n, part in spread_over(row) if row + n in sums]
        count = sum(part * one[0] for one, part in near)
        if count < FEWEST:
            continue
        start = np.array(prior[row], np.float64) / int(SCALE)
        square = np.sum([part * one[1] for one, part in near], axis=0)
        product = np.sum([part * (one[2] - one[1] @ start) for one, part in near], axis=0)
        mean = square[0] / count
        variance = np.maximum(np.diag(square) / count - mean**2, 0.0)
        variance[variance < 1e-9] = 1.0
        variance[0] = 1e-6
        change = np.linalg.solve(square + ridge * np.diag(variance), product)
        found[row] = [round(float(weight) * int(SCALE)) for weight in start + change]
    return found


def spread_over(row: int) -> list[tuple[int, float]]:
    """The stages that count for one, as steps from it, and by how much."""
    left = row % int(ROWS)
    steps = [(sign * step, part) for step, part in NEIGHBOURS.items() for sign in (-1, 1)]
    return [(n, part) for n, part in dict(steps).items() if 0 <= left + n < int(ROWS)]


def stage_sums(heap: Heap, row: int) -> "tuple[float, Floats, Floats]":
    """What the fit needs of one stage: how many moments, and sums of products."""
    import numpy as np

    here = heap.rows == row
    facts = heap.facts[here].astype(np.float64)
    return float(here.sum()), facts.T @ facts, facts.T @ heap.targets[here]


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
