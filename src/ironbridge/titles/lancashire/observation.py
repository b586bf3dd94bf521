"""Observation encoding of Brass (2007): the distant cotton market."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ironbridge.core.position import Position
from ironbridge.titles.lancashire.codes import BUYER, COTTON, TURNED
from ironbridge.titles.lancashire.cotton import CottonMarket

MARKET_NUMBERS: Final[i64] = 3
"""Number of entries: marker, tiles turned, buyer of the current sale; then each tile of the era."""


def observe_cotton(cotton: CottonMarket, pos: Position, row: vec[i16], at: i64) -> None:
    """Writes the marker, and the tiles turned in this era (0: face down)."""
    row[at] = i16(pos.words[COTTON])
    row[at + 1] = i16(pos.words[TURNED])
    row[at + 2] = i16(pos.words[BUYER])
    at += MARKET_NUMBERS
    tile: i64 = 0
    while tile < cotton.tiles:
        seen: i64 = 0
        if tile < pos.words[TURNED]:
            seen = i64(pos.deal.piles[pos.era * cotton.tiles + tile]) + 1
        row[at + tile] = i16(seen)
        tile += 1
