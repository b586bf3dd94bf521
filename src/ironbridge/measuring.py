"""Which measurements ``bench`` is asked for: of the rules, the server, or the research kit."""

from collections.abc import Sequence
from typing import Final

import rich_click as click

BENCH: Final = "Measure the speed of the rules; --server: of the server; --research: of the kit."


def measurements(arguments: Sequence[str]) -> click.Command:
    """Returns the command that takes them; only its part is loaded."""
    if "--server" in arguments:
        from ironbridge.server.proving.commands import bench
    elif "--research" in arguments:
        from ironbridge.research.bench import bench
    else:
        from ironbridge.bench.command import bench
    return bench
