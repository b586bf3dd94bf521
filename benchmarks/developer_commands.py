"""The developers' commands ``bench`` and ``torture``, beside those of ``ironbridge``."""

from collections.abc import Sequence
from typing import Final, NoReturn

import rich_click as click

from ironbridge.cli import main as cli
from ironbridge.cli.lazy import LazyCommand, add_lazy

BENCH: Final = "Measure the speed of the rules; --server: of the server; --research: of the kit."
STRESS: Final = {
    "torture": "Kill a server again and again while people play; nothing may be lost.",
}


def measurements(arguments: Sequence[str]) -> click.Command:
    """Returns the variant of ``bench`` that these arguments ask for; imports only that one."""
    if "--server" in arguments:
        from benchmarks.server_stress.stress_commands import bench
    elif "--research" in arguments:
        from benchmarks.environments import bench
    else:
        from benchmarks.bench_command import bench
    return bench


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Runs a command, one of ``ironbridge`` or of these, and exits with its code."""
    cli.main(arguments)


cli.ironbridge_command.add_command(LazyCommand("bench", BENCH, measurements))
add_lazy(cli.ironbridge_command, "benchmarks.server_stress.stress_commands", STRESS)
