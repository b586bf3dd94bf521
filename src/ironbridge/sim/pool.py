"""Work in many pieces, on as many processors as wished; results come in the order of the pieces."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

Piece = TypeVar("Piece")
Done = TypeVar("Done")


def processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(
    work: Callable[[Piece], Done], pieces: Sequence[Piece], jobs: int | None = None
) -> Iterator[Done]:
    """Do every piece; ``work`` must be a function of a module, and pieces and results plain."""
    jobs = min(jobs or processors(), len(pieces))
    if jobs <= 1:
        for piece in pieces:
            yield work(piece)
        return
    # Fresh processes, not forked ones: alike on every system, and no threads are copied.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        yield from pool.map(work, pieces)
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)  # nobody waits for the pieces under way
        raise
    pool.shutdown()  # a pool left to die by itself may complain when the interpreter ends
