"""What the numbers of a title are called: the words of its board, cards and tiles."""

from dataclasses import dataclass, field
from typing import Final

from ironbridge.core import position

GOODS: Final = ("coal", "iron", "beer")
"""What is carried, by its number."""
QUESTIONS: Final = {
    position.ASK_ACTION: "action",
    position.ASK_CARD: "card",
    position.ASK_COAL: "coal",
    position.ASK_IRON: "iron",
    position.ASK_BEER: "beer",
    position.ASK_MORE: "more",
    position.ASK_GIVE_UP: "give-up",
    position.ASK_NOTHING: "nothing",
}
"""Names of the questions that every title may ask, by number."""
ANY_QUESTION: Final = "any"
"""The name of a question that its title did not name."""


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
