"""Styles of play: weights with a bent of their own, so that games show what the best never try.

Noise in single turns never shows what a whole game with more breweries, more developments or more
railways comes to.  A seat with a style values some things more and others less from its first turn
to its last.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from ironbridge.search.evaluator import SCALE

PLAIN: Final = 0.25
"""How many of the seats have no style."""
MAT: Final = 1.2
"""Largest change of the weight of a tile that leaves the mat, in points."""
MOST_TILES: Final = 4
"""Number of tiles of a stack, from the top, whose weights change."""
PERTURBATION: Final = {
    "links": 1.2,
    "icons": 0.3,
    "income": 0.5,
    "purse": 0.08,
    "beer tiles": 2.0,
    "iron tiles": 1.5,
    "coal at market tiles": 1.5,
    "unsold sells tiles": 1.5,
    "unsold dry tiles": 1.5,
    "unsold one link tiles": 1.5,
}
"""Largest change of the weights of other features, in points."""


def perturb(facts: Sequence[str], rows: list[list[int]], rng: Random) -> list[list[int]]:
    """Returns the rows of weights with a style; in the later half of them it counts half."""
    bent = [0.0] * len(facts)
    mats: dict[str, float] = {}
    for at, name in enumerate(facts):
        what, _, place = name.partition(" ")
        if what == "mat":
            kind, _, gone = place.partition(".")
            mats.setdefault(kind, rng.gauss(0, MAT))
            bent[at] = mats[kind] * min(int(gone), MOST_TILES)
    for name, width in PERTURBATION.items():
        bent[facts.index(name)] = rng.gauss(0, width)
    full = [round(int(SCALE) * one) for one in bent]
    half = [one // 2 for one in full]
    return [
        [weight + one for weight, one in zip(row, full if 2 * n < len(rows) else half, strict=True)]
        for n, row in enumerate(rows)
    ]
