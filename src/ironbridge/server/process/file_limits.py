"""Limit of open files and sockets of this process; every feed is one socket."""

import sys
from typing import Final

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
