"""Names of a title's numbers: places, links, cards, tiles, questions."""

from collections.abc import Sequence
from dataclasses import FrozenInstanceError, dataclass, field, fields
from typing import Final

from ironbridge.core import position

GOODS: Final = ("coal", "iron", "beer")
"""Names of goods, by number."""
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
    """Names by id, as texts and pages use them.

    The builders of a title fill them; ``freeze`` makes them immutable.
    """

    industries: Sequence[str] = field(default_factory=list)
    places: Sequence[str] = field(default_factory=list)
    slots: Sequence[str] = field(default_factory=list)
    """Names of slots, each with its number: ``Dudley.1``."""
    slot_place: Sequence[int] = field(default_factory=list)
    links: Sequence[str] = field(default_factory=list)
    link_ends: Sequence[Sequence[str]] = field(default_factory=list)
    """The places each link touches."""
    cards: Sequence[str] = field(default_factory=list)
    tiles: Sequence[str] = field(default_factory=list)
    eras: Sequence[str] = field(default_factory=list)
    spaces: Sequence[str] = field(default_factory=list)
    """Spaces for counters other than tiles, such as merchant tiles: ``Gloucester.2``."""

    def freeze(self) -> None:
        """Turns every list into a tuple; no field can be set afterwards."""
        for each in fields(self):
            value = getattr(self, each.name)
            nested = (tuple(one) if isinstance(one, list) else one for one in value)
            object.__setattr__(self, each.name, tuple(nested))
        object.__setattr__(self, "_frozen", True)

    def __setattr__(self, name: str, value: object) -> None:
        """Sets a field; raises ``FrozenInstanceError`` once the names are frozen."""
        if getattr(self, "_frozen", False):
            raise FrozenInstanceError(f"cannot assign to field {name!r}")
        object.__setattr__(self, name, value)


def numbered(places: Sequence[str], counts: Sequence[int]) -> list[str]:
    """Returns the names of the spaces of places, counted from 1 in each: ``Dudley.1``."""
    return [
        f"{place}.{number}"
        for place, count in zip(places, counts, strict=True)
        for number in range(1, count + 1)
    ]
