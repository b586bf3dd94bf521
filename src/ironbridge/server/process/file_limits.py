"""How many files and lines this process may have open: every feed is one."""

import sys
from typing import Final

ENOUGH: Final = 65_536
"""What is asked for where the system sets no limit."""


def allow_most() -> int:
    """Raise the limit as far as the system lets us; returns how many may be open."""
    if sys.platform == "win32":
        return ENOUGH  # nothing to raise
    import resource

    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if most == resource.RLIM_INFINITY else most
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return wanted
