"""Where everything stands in the words and cells of a position; only ``position`` looks there."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

# Words: first what lies on the board for all (one word for each of coal, iron, beer), then the
# title's own, then a row for each seat.
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
JOINED_AT: Final[i64] = 168  # each place: the lowest place it is connected with
DISCARDS_AT: Final[i64] = 208  # how many of each card lie discarded face up
ORDER_AT: Final[i64] = 240  # seats in turn order
SEAT_CELLS_AT: Final[i64] = 248  # a row for each seat: how many of each card are in hand, then
MAT_CELLS: Final[i64] = 32  # how many tiles of each industry have left the mat
SEAT_CELLS: Final[i64] = 40


def blank_words(seats: i64) -> vec[i64]:
    """Returns room for the words of a position, all zero."""
    size = SEATS_AT + seats * SEAT_WORDS
    words = vec[i64](capacity=size)
    for _ in range(size):
        words = append(words, 0)
    return words


def blank_cells(seats: i64) -> vec[u8]:
    """Returns room for the cells of a position: no tile, every place joined to itself alone."""
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
