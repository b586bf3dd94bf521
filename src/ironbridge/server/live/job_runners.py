"""Chooses where the jobs of a server run: in its own worker processes, or through the queue."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from ironbridge.errors import BadInput
from ironbridge.server.config import ServerConfig
from ironbridge.server.live.worker_pool import JobRunner, Worker

if TYPE_CHECKING:
    from ironbridge.server.live.job_queue import JobQueue

PLACES: Final = 64
"""Maximum number of jobs of one kind that a server process has in the queue at a time."""


def remote_jobs(options: ServerConfig) -> "JobQueue":
    """Returns the queue of the workers on other machines, which needs PostgreSQL."""
    if options.url.startswith("sqlite"):
        raise BadInput("workers-need-postgres")
    # PostgreSQL is an extra: its driver may not be installed.
    from ironbridge.server.live.job_queue import JobQueue

    return JobQueue(options.url)


def runners(jobs: "JobQueue | None", many: int, bots: tuple[str, ...] = ()) -> Sequence[JobRunner]:
    """Returns worker processes of this machine, or places in the queue where there is one."""
    if jobs is None:
        return [Worker(bots) for _ in range(max(1, many))]
    from ironbridge.server.live.job_queue import QueuedWorker

    return [QueuedWorker(jobs) for _ in range(PLACES)]
