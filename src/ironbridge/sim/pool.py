"""Work in many pieces, on this machine or on many; results come in the order of the pieces.

Everything that plays many games goes through ``spread``: one process, several, or a Dask cluster,
by the same code and with the same results.  A process or a worker that dies loses only the pieces
it had under way; they are done again.
"""

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context
from signal import SIG_DFL, SIGINT, signal
from typing import Final, TypeVar

from ironbridge.errors import BadInput

Piece = TypeVar("Piece")
Done = TypeVar("Done")

TRIES: Final = 3
"""How often lost pieces are tried before the loss is taken for a fault of the work itself."""
AHEAD: Final = 4
"""Pieces handed out for each worker before the first comes back."""


def processors() -> int:
    """Returns how many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(
    work: Callable[[Piece], Done],
    pieces: Sequence[Piece],
    jobs: int | None = None,
    cluster: str | None = None,
) -> Iterator[Done]:
    """Do every piece; ``work`` must be a function of a module, and pieces and results plain."""
    many = min(jobs or processors(), len(pieces))
    if cluster is None and many <= 1:
        for piece in pieces:
            yield work(piece)
        return
    done, tries = 0, 0
    while done < len(pieces):
        try:
            with executor(many, cluster) as (pool, width):
                for result in in_order(pool, width, work, pieces[done:]):
                    yield result
                    done, tries = done + 1, 0
        except BrokenExecutor:
            tries += 1
            if tries == TRIES:
                raise


def in_order(
    pool: Executor, width: int, work: Callable[[Piece], Done], pieces: Sequence[Piece]
) -> Iterator[Done]:
    """The results of the pieces in order, with only so many handed out ahead."""
    waiting: deque[Future[Done]] = deque()
    for piece in pieces:
        waiting.append(pool.submit(work, piece))
        if len(waiting) >= AHEAD * width:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def die_quietly() -> None:
    """Ctrl-C reaches every process: those that work for another one end without a word."""
    signal(SIGINT, SIG_DFL)


@contextmanager
def executor(jobs: int, cluster: str | None) -> Iterator[tuple[Executor, int]]:
    """Who does the work, and how many they are: local processes, or the workers of a cluster."""
    if cluster is not None:
        with dask_executor(cluster) as found:
            yield found
        return
    # Fresh processes, not forked ones: alike on every system, and no threads are copied.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), die_quietly)
    try:
        yield pool, jobs
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)  # nobody waits for the pieces under way
        raise
    pool.shutdown()  # a pool left to die by itself may complain when the interpreter ends


@contextmanager
def dask_executor(address: str) -> Iterator[tuple[Executor, int]]:
    """The workers of a Dask cluster; its scheduler does the pieces of a lost worker again."""
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise BadInput("cluster-package") from None
    try:
        client = distributed.Client(address, timeout="10s")
    except (OSError, ValueError) as trouble:
        raise BadInput("no-cluster", address=address, why=trouble) from None
    try:
        width = max(sum(client.ncores().values()), 1)
        yield client.get_executor(pure=False, retries=TRIES), width
    finally:
        client.close()
