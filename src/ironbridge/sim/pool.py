"""Process pool: maps a function over pieces of work, on this machine or on a Dask cluster.

Every command that plays many games calls ``spread``: one process, several, or a Dask cluster give
equal results in the order of the pieces.  When a process or worker dies, its pending pieces are
retried.
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
"""Maximum number of attempts at a lost piece before the work itself counts as faulty."""
AHEAD: Final = 4
"""Maximum number of pending pieces per worker."""


def processors() -> int:
    """Returns the number of processors available to this process."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(
    work: Callable[[Piece], Done],
    pieces: Sequence[Piece],
    jobs: int | None = None,
    cluster: str | None = None,
) -> Iterator[Done]:
    """Maps ``work``, a module-level function, over pieces; pieces and results are picklable."""
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
    """Yields the results in the order of the pieces, with a bounded number of pending ones."""
    waiting: deque[Future[Done]] = deque()
    for piece in pieces:
        waiting.append(pool.submit(work, piece))
        if len(waiting) >= AHEAD * width:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


def restore_interrupt_handler() -> None:
    """Restores the default Ctrl-C handler, so that a worker process ends without a traceback."""
    signal(SIGINT, SIG_DFL)


@contextmanager
def executor(jobs: int, cluster: str | None) -> Iterator[tuple[Executor, int]]:
    """Yields an executor and its number of workers: local processes or a Dask cluster."""
    if cluster is not None:
        with dask_executor(cluster) as found:
            yield found
        return
    # Spawned processes, not forked ones: they behave alike on every system and copy no threads.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), restore_interrupt_handler)
    try:
        yield pool, jobs
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)  # pending pieces are abandoned
        raise
    pool.shutdown()  # explicit: a pool collected at exit may print errors


@contextmanager
def dask_executor(address: str) -> Iterator[tuple[Executor, int]]:
    """Yields an executor on a Dask cluster; its scheduler retries the pieces of a lost worker."""
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise BadInput("cluster-package") from None
    try:
        client = distributed.Client(address, timeout="10s")
    except (OSError, ValueError) as trouble:
        # Dask's own errors have no number of the system.
        why = trouble if getattr(trouble, "errno", None) else str(trouble)
        raise BadInput("no-cluster", address=address, why=why) from None
    try:
        width = max(sum(client.ncores().values()), 1)
        yield client.get_executor(pure=False, retries=TRIES), width
    finally:
        client.close()
