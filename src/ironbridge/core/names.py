"""What the numbers of a title are called: the words of its board, cards and tiles."""

from dataclasses import dataclass, field
from typing import Final

GOODS: Final = ("coal", "iron", "beer")
"""What is carried, by its number."""


@dataclass
class Names:
    """Names by id, as texts and pages use them."""

    industries: list[str] = field(default_factory=list)
    places: list[str] = field(default_factory=list)
    slots: list[str] = field(default_factory=list)
    """Always with its number: ``Dudley.1``."""
    slot_place: list[int] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    link_ends: list[list[str]] = field(default_factory=list)
    """The places each link touches."""
    cards: list[str] = field(default_factory=list)
    tiles: list[str] = field(default_factory=list)
    eras: list[str] = field(default_factory=list)
    spaces: list[str] = field(default_factory=list)
    """Spaces for counters other than tiles, such as merchant tiles: ``Gloucester.2``."""


def numbered(places: list[str], counts: list[int]) -> list[str]:
    """Returns the names of the spaces of places, counted from 1 in each: ``Dudley.1``."""
    return [
        f"{place}.{number}"
        for place, count in zip(places, counts, strict=True)
        for number in range(1, count + 1)
    ]
