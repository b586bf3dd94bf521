"""Limit of open files and sockets of this process; every feed is one socket."""

import sys
from functools import cache
from typing import Final

RESERVE: Final = 64
"""Number of descriptors kept for the database, logs and worker processes."""
ENOUGH: Final = 65_536
"""Number of files to ask for where the system sets no limit."""


def allow_most() -> int:
    """Raises the limit as far as the system allows; returns the number of files."""
    if sys.platform == "win32":
        return ENOUGH  # nothing to raise
    import resource

    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if most == resource.RLIM_INFINITY else most
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return wanted


@cache
def most_connections() -> int:
    """Returns the number of connections that leave enough descriptors for everything else."""
    if sys.platform == "win32":
        return ENOUGH
    import resource

    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return ENOUGH if allowed == resource.RLIM_INFINITY else max(RESERVE, allowed - RESERVE)
