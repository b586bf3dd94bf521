"""Observation encoding of Brass: Birmingham: merchants and their barrels."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ironbridge.core.observation import observe_set
from ironbridge.core.position import NO_TILE, Position
from ironbridge.titles.birmingham.codes import BARRELS, USED_BARREL

MERCHANT_NUMBERS: Final[i64] = 2
"""Number of entries per merchant space: its barrel, its tile."""


def observe_merchants(pos: Position, spaces: i64, row: vec[i16], at: i64) -> i64:
    """Writes barrels, tiles (0: none) and the barrel of the sale; returns the next index."""
    at = observe_set(pos.words[BARRELS], spaces, row, at)
    space: i64 = 0
    while space < spaces:
        tile = i64(pos.deal.piles[space])
        row[at + space] = i16(i64(0) if tile == NO_TILE else tile + 1)
        space += 1
    row[at + spaces] = i16(pos.words[USED_BARREL])
    return at + spaces + 1
