"""Extent of the long tests: a part in the suite, all of them with ``IRONBRIDGE_LONG_GAMES=1``."""

import os
from collections.abc import Sequence
from itertools import product
from typing import Final, TypeVar

LONG: Final = "IRONBRIDGE_LONG_GAMES" in os.environ
"""Whether the long tests run whole."""

First = TypeVar("First")
Second = TypeVar("Second")


def pairs(
    first: Sequence[First], second: Sequence[Second], whole: bool = LONG
) -> list[tuple[First, Second]]:
    """Returns all pairs of two lists; in the suite every item of both lists in at least one."""
    if whole:
        return list(product(first, second))
    most = max(len(first), len(second))
    return [(first[at % len(first)], second[at % len(second)]) for at in range(most)]
