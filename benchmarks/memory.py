"""Measures the memory of positions and games."""

import gc
import tracemalloc
from collections.abc import Callable

from benchmarks.positions import mid_game
from benchmarks.random_games import random_game
from benchmarks.run_document import Sheet
from ironbridge.titles.spec import GameSpec

COPIES = 500


def measure_memory(sheet: Sheet, spec: GameSpec) -> None:
    """Measures the bytes of a position and its parts, of a finished game and of its record."""
    title, seats = spec.title, spec.seats
    (pos,) = mid_game(spec, 1)
    random_game(spec, 0)  # fills the caches that all games share
    room = allocated(lambda: [pos.copy() for _ in range(COPIES)])
    sheet.size(title, seats, "position", (room - 8 * COPIES) / COPIES)
    sheet.size(title, seats, "position words", float(8 * len(pos.words)))
    sheet.size(title, seats, "position cells", float(len(pos.cells)))
    sheet.size(title, seats, "game", allocated(lambda: random_game(spec, 0)))
    sheet.size(title, seats, "record size", len(random_game(spec, 0).record.encode()))


def allocated(make: Callable[[], object]) -> int:
    """Returns the bytes still held by the result of a call."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    made = make()
    gc.collect()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    del made
    return after - before
