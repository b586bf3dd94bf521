"""The yardstick: one fixed piece of plain Python that every figure is divided by.

This file stands alone: other programs' environments run it too, to be measured by the same stick.
"""

import time

STEPS = 40_000


def work() -> int:
    """Do a little of what interpreters do all day: numbers, a list, a dict, a call.

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
    """Returns how long the work takes once, in seconds of this process."""
    start = time.process_time()
    work()
    return time.process_time() - start
