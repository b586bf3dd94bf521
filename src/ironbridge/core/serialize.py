"""A position with its deal as bytes, for another process or a file, and back."""

import struct
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ironbridge.core.deal import Deal
from ironbridge.core.position import FIELDS, Position

_HEAD: Final = struct.Struct("<7q")


def to_bytes(pos: Position) -> bytes:
    """Returns all of a position: how long each run is, its numbers, then its cells."""
    deal = pos.deal
    fields = [int(getattr(pos, name)) for name in FIELDS]
    longs = [*fields, *map(int, pos.words), *map(int, deal.era_start)]
    runs = [bytes(map(int, run)) for run in (pos.cells, deal.order, deal.cards, deal.piles)]
    sizes = [len(fields), len(pos.words), len(deal.era_start), *map(len, runs)]
    return _HEAD.pack(*sizes) + struct.pack(f"<{len(longs)}q", *longs) + b"".join(runs)


def from_bytes(data: bytes) -> Position:
    """Returns the position that ``to_bytes`` wrote; ``ValueError`` for anything else."""
    if len(data) < _HEAD.size:
        raise ValueError("These bytes are no position: they end too early.")
    sizes = _HEAD.unpack_from(data)
    end = _HEAD.size + 8 * sum(sizes[:3])
    if min(sizes) < 0 or sizes[0] != len(FIELDS) or len(data) != end + sum(sizes[3:]):
        raise ValueError("These bytes are no position of this version.")
    longs = struct.unpack_from(f"<{sum(sizes[:3])}q", data, _HEAD.size)
    words_at, starts_at = sizes[0], sizes[0] + sizes[1]
    runs: list[list[int]] = []
    for size in sizes[3:]:
        runs.append(list(data[end : end + size]))
        end += size
    cells, order, cards, piles = runs
    starts = vec[i64](list(longs[starts_at:]))
    deal = Deal(vec[u8](order), vec[u8](cards), starts, vec[u8](piles))
    pos = Position(deal, vec[i64](list(longs[words_at:starts_at])), vec[u8](cells), 0)
    for name, value in zip(FIELDS, longs, strict=False):
        setattr(pos, name, value)
    return pos
