"""The table of events: for each kind its name, what its numbers mean, and what follows from it.

Names, typed details, undo, accounts, what is hidden and sentences all read this table.  A title
has a table of its own events (and of those whose numbers mean something else in it).
"""

from dataclasses import dataclass
from typing import Final

from ironbridge.core import events
from ironbridge.core.position import BEER, COAL, IRON

AMOUNTS: Final = ("money", "points", "change")
"""Details that are the amount which an account gains or loses."""


@dataclass(frozen=True)
class EventKind:
    """One kind of event."""

    name: str
    details: tuple[str, ...] = ()
    """What its two numbers are: ``slot``, ``tile``, ``card``, ``money`` ...; fewer where one says
    nothing.  Things have names, and so have reasons; any other word is a plain number."""
    money: int = 0
    """1: its seat gains the amount; -1: its seat pays it."""
    points: int = 0
    """1: its seat scores the amount."""
    shows: bool = False
    """It shows something new: no undo goes back past it."""
    hidden: tuple[str, ...] = ()
    """Details that only its own seat may know."""
    goods: str = ""
    """What its seat takes from the space that it names."""

    def amount(self, a: int, b: int) -> int:
        """Returns the number that accounts are about; 0 where there is none."""
        for detail, number in zip(self.details, (a, b)):
            if detail in AMOUNTS:
                return number
        return 0


EVENT_KINDS: Final = {
    int(events.CARD_PLAYED): EventKind("card played", ("card",)),
    int(events.TILE_BUILT): EventKind("tile built", ("slot", "tile")),
    int(events.TILE_REPLACED): EventKind("tile replaced", ("slot", "tile")),
    int(events.TILE_FLIPPED): EventKind("tile flipped", ("slot", "tile")),
    int(events.TILE_REMOVED): EventKind("tile removed", ("slot", "tile")),
    int(events.LINK_LAID): EventKind("link laid", ("link",)),
    int(events.TILE_DEVELOPED): EventKind("tile developed", ("tile",)),
    int(events.TAKEN + COAL): EventKind("coal taken", ("slot", "cubes")),
    int(events.TAKEN + IRON): EventKind("iron taken", ("slot", "cubes")),
    int(events.TAKEN + BEER): EventKind("beer taken", ("slot", "cubes")),
    int(events.BOUGHT + COAL): EventKind("coal bought", ("cubes", "money"), money=-1),
    int(events.BOUGHT + IRON): EventKind("iron bought", ("cubes", "money"), money=-1),
    int(events.SOLD + COAL): EventKind("coal sold", ("cubes", "money"), money=1),
    int(events.SOLD + IRON): EventKind("iron sold", ("cubes", "money"), money=1),
    int(events.PAID): EventKind("paid", ("money",), money=-1),
    int(events.MONEY_GAINED): EventKind("money gained", ("money",), money=1),
    int(events.INCOME_MOVED): EventKind("income moved", ("from", "to")),
    int(events.POINTS_GAINED): EventKind("points gained", ("change",), points=1),
    int(events.LOAN_TAKEN): EventKind("loan taken", ("money", "levels"), money=1),
    int(events.CARD_DRAWN): EventKind("card drawn", ("card",), shows=True, hidden=("card",)),
    int(events.TURN_ENDED): EventKind("turn ended"),
    int(events.ROUND_ENDED): EventKind("round ended", ("round",)),
    int(events.ORDER_SET): EventKind("order set", ("rank",)),
    int(events.INCOME_PAID): EventKind("income paid", ("change",), money=1),
    int(events.LINKS_SCORED): EventKind("links scored", ("points",), points=1),
    int(events.TILES_SCORED): EventKind("tiles scored", ("points",), points=1),
    int(events.ERA_ENDED): EventKind("era ended", ("era",)),
    int(events.GAME_ENDED): EventKind("game ended"),
    int(events.PASSED): EventKind("passed"),
}
"""The kinds of event that every title may have, by number."""
