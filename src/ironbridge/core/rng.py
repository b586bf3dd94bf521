"""Pseudorandom number generator of seeded deals and simulations, and shuffling.

A seed gives the same deal on every machine and in both builds: every step is masked to 62 bits,
where native and Python integers agree.
"""

import os
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

_MASK: Final[i64] = 0x3FFFFFFFFFFFFFFF
_STEP: Final[i64] = 0x1D872B41D3C5A76D
_ODD: Final[i64] = 0x2545F4914F6CDD1D


@final
@mypyc_attr(acyclic=True)
class Rng:
    """A pseudorandom number generator, wholly determined by its seed."""

    def __init__(self, seed: i64) -> None:
        self.state = ((seed & _MASK) * _STEP + _ODD) & _MASK
        self.below(2)
        self.below(2)

    def below(self, limit: i64) -> i64:
        """Returns a number from 0 up to, not including, the limit."""
        state = (self.state * _STEP + _ODD) & _MASK
        self.state = state
        mixed = (state >> 30) ^ (state >> 45)
        return ((mixed & 0xFFFFFFFF) * limit) >> 32

    def shuffle(self, items: list[int]) -> None:
        """Shuffles a list in place."""
        last = len(items) - 1
        while last > 0:
            pick = int(self.below(last + 1))
            items[last], items[pick] = items[pick], items[last]
            last -= 1


def fresh_seed() -> int:
    """Returns an unpredictable seed from the operating system."""
    return int.from_bytes(os.urandom(7), "big")


def split(seed: int, part: int) -> int:
    """Returns a seed for one part of a larger piece of work, such as one game of many."""
    mixed = vec[i64]([(seed * 0x9E3779B97F4A7C15 + part * 0xBF58476D1CE4E5B9) & 0x3FFFFFFFFFFFFFFF])
    return int(Rng(mixed[0]).state)
