"""Measuring Ironbridge: how fast, how large, and against what."""

import sys

from ironbridge.bench.command import bench as bench
from ironbridge.bench.runner import run as run


def main(args: list[str] | None = None) -> None:
    """Run the command with these arguments, or with the program's own."""
    from ironbridge.cli import main as run_command

    run_command(["bench", *(sys.argv[1:] if args is None else args)])
