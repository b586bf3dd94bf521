"""Names as people type them: capitals do not matter, and ``_`` may stand for a space."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ironbridge.errors import BadInput


def fold(text: str) -> str:
    """Returns a text as it is compared: small letters, single spaces, no underscores."""
    return " ".join(text.replace("_", " ").lower().split())


def find_name(names: Sequence[str], text: str, what: str, where: str) -> int:
    """Returns the number of a name, however it is capitalised."""
    number = number_of(names, text)
    if number is None:
        raise BadInput("in-no-thing-called", where=where, what=what, said=text)
    return number


def number_of(names: Sequence[str], text: str) -> int | None:
    """Returns the number of a name; ``None`` when there is no such name."""
    return _numbers(tuple(names)).get(fold(text))


@lru_cache(256)
def _numbers(names: tuple[str, ...]) -> Mapping[str, int]:
    """Returns every name as it is compared, and its number; of equal names the first."""
    return {fold(name): number for number, name in reversed(list(enumerate(names)))}
