"""Name matching: ignores case, and takes ``_`` for a space."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ironbridge.errors import BadInput


def fold(text: str) -> str:
    """Returns the normalized form of a text: lower case, single spaces, no underscores."""
    return " ".join(text.replace("_", " ").lower().split())


def find_name(names: Sequence[str], text: str, what: str, where: str) -> int:
    """Returns the index of a name, ignoring case."""
    number = number_of(names, text)
    if number is None:
        raise BadInput("in-no-thing-called", where=where, what=what, said=text)
    return number


def number_of(names: Sequence[str], text: str) -> int | None:
    """Returns the index of a name; ``None`` for an unknown one."""
    return _numbers(tuple(names)).get(fold(text))


@lru_cache(256)
def _numbers(names: tuple[str, ...]) -> Mapping[str, int]:
    """Returns the index of every normalized name; the first of equal names."""
    return {fold(name): number for number, name in reversed(list(enumerate(names)))}
