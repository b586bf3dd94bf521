"""Bounds of an observation, entry by entry: the smallest and the largest value that it can have.

Flags, owners, industries, levels, slots and markets have exact bounds; numbers of pieces have a
round upper bound; money and points have those of the number type.
"""

from collections.abc import Iterator
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ironbridge.core.observation import PARTS, part_sizes
from ironbridge.core.tables import MAT_DEPTH
from ironbridge.titles.spec import GameSpec

Range: TypeAlias = tuple[int, int]
LEAST: Final = -(2**15)
MOST: Final = 2**15 - 1
FLAG: Final[Range] = (0, 1)
FEW: Final[Range] = (0, 31)
"""Pieces of one action: goods due, cards to play, cubes on a tile."""
MANY: Final[Range] = (0, 255)
"""Pieces of a game: cards of a deck, rounds, loans."""
ANY: Final[Range] = (LEAST, MOST)


def bounds(spec: GameSpec) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
    """Returns the smallest and the largest value of every entry of the observation row."""
    sizes = dict(zip(PARTS, part_sizes(spec.rules), strict=True))
    ranges: list[Range] = []
    for name, rows in part_ranges(spec):
        ranges += rows * (sizes[name] // len(rows))
    low, high = zip(*ranges, strict=True)
    return np.array(low, np.int16), np.array(high, np.int16)


def part_ranges(spec: GameSpec) -> Iterator[tuple[str, list[Range]]]:
    """Yields the parts in order, each with the ranges that repeat through it."""
    tables = spec.rules.tables
    seats, kinds, slots, links = spec.seats, int(tables.kinds), int(tables.slots), int(tables.links)
    coal, iron = (int(spaces) for spaces in tables.market_spaces[:2])
    verbs = max(int(verb) for verb in tables.choices.verb) + 1
    level_of = [int(level) for level in tables.income_level] or [0]
    tile_level = max(int(level) for level in tables.tile_level)
    game = [(0, int(tables.eras)), MANY, FEW, (0, seats), FLAG, MANY, (0, coal), (0, iron)]
    begun = [FEW, (0, verbs), (0, kinds), (0, slots), (0, links)]
    due = [FEW, FEW, FEW, FEW, FEW, (0, MOST)]
    track = [(0, len(level_of)), (min(level_of), max(level_of))]
    pieces = [MANY, (0, int(tables.link_tiles)), (0, seats), MANY, FLAG]
    yield "game", game
    yield "question", begun + due
    yield "seats", [ANY, *track, ANY, (0, MOST), *pieces]
    yield "mats", [(0, int(MAT_DEPTH))]
    yield "slots", [(0, kinds), (0, tile_level), (0, seats), FEW, FLAG]
    yield "links", [(0, seats)]
    yield "hand", [MANY]
    yield "discards", [MANY]
    yield "own", [MANY]
