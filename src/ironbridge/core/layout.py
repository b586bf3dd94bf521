"""Memory layout of a position: offsets in its words and cells."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

# Words: first the values of the board (one word for each of coal, iron, beer), then the title's
# own, then a row for each seat.
MARKET_AT: Final[i64] = 0  # cubes on the coal and iron markets
SOURCES_AT: Final[i64] = 2  # slots with coal, with iron, with beer on them
DUE_AT: Final[i64] = 5  # coal, iron, beer still to be supplied to the piece just placed
TITLE_AT: Final[i64] = 8
SEATS_AT: Final[i64] = 16
SEAT_WORDS: Final[i64] = 12

# Cells: runs of bytes.
TILE_AT: Final[i64] = 0  # tile on each slot, or NO_TILE
CUBES_AT: Final[i64] = 56  # cubes or barrels on each slot
OWNER_AT: Final[i64] = 112  # seat owning the tile on each slot
JOINED_AT: Final[i64] = 168  # each place: the lowest place it is connected to
DISCARDS_AT: Final[i64] = 208  # number of copies of each card among the open discards
ORDER_AT: Final[i64] = 240  # seats in turn order
SEAT_CELLS_AT: Final[i64] = 248  # a row for each seat: number of copies of each card in hand,
MAT_CELLS: Final[i64] = 32  # then number of tiles of each industry that have left the mat
SEAT_CELLS: Final[i64] = 40


def blank_words(seats: i64) -> vec[i64]:
    """Returns the words of an empty position, all zero."""
    size = SEATS_AT + seats * SEAT_WORDS
    words = vec[i64](capacity=size)
    for _ in range(size):
        words = append(words, 0)
    return words


def blank_cells(seats: i64) -> vec[u8]:
    """Returns the cells of an empty position: no tile, each place connected to itself alone."""
    size = SEAT_CELLS_AT + seats * SEAT_CELLS
    cells = vec[u8](capacity=size)
    for _ in range(size):
        cells = append(cells, 0)
    at = TILE_AT
    while at < CUBES_AT:
        cells[at] = 255
        at += 1
    at = JOINED_AT
    while at < DISCARDS_AT:
        cells[at] = u8(at - JOINED_AT)
        at += 1
    return cells
