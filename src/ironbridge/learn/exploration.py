"""Exploration noise for self-play: perturbs evaluation weights per seat and game.

Noise in single turns does not show the outcome of a whole game with more breweries, more
developments or more railways.  A perturbed seat values some features more and others less from its
first turn to its last.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from ironbridge.search.evaluator import SCALE

PLAIN: Final = 0.25
"""Share of the seats that play with unperturbed weights."""
MAT: Final = 1.2
"""Standard deviation of the perturbation per tile that has left the mat, in points."""
MOST_TILES: Final = 4
"""Maximum number of tiles of one stack that the perturbation counts."""
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
"""Standard deviation of the perturbation by feature, in points."""


def perturb(facts: Sequence[str], rows: list[list[int]], rng: Random) -> list[list[int]]:
    """Returns perturbed rows of weights; the second half of the rows gets half the perturbation."""
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
