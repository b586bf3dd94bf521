"""Measuring Ironbridge: how fast, how large, and against what."""

from ironbridge.bench.command import bench as bench
from ironbridge.bench.runner import run as run


def main(args: list[str] | None = None) -> None:
    """Run the command with these arguments, or with the program's own."""
    bench.main(args=args, prog_name="ironbridge bench")
