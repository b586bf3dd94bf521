"""Calibration loop: a fixed piece of plain Python; every result is divided by its time.

This file has no imports from the project, so that environments of other engines can run it too.
"""

import time

STEPS = 40_000


def work() -> int:
    """Runs a fixed mixture of integer, list, dict and call operations.

    Returns a number.
    """
    seen: dict[int, int] = {}
    row = [0] * 64
    number = 1
    for step in range(STEPS):
        number = mixed(number, step)
        row[number & 63] += 1
        seen[number & 1023] = step
    return sum(row) + len(seen) + number


def mixed(number: int, step: int) -> int:
    return (number * 1_103_515_245 + 12_345 + step) & 0x7FFFFFFF


def lap() -> float:
    """Returns the CPU seconds of one run of the loop."""
    start = time.process_time()
    work()
    return time.process_time() - start
