"""Verbs, questions, reasons, events and position fields of Brass (2007)."""

from typing import Final

from mypy_extensions import i64

from ironbridge.core.event_kinds import FLIPPED, MARKET, EventKind

# Verbs: the buyer of a mill's cotton
TO_PORT: Final[i64] = 16  # slot of the port
TO_DISTANT: Final[i64] = 17

# Questions
ASK_BUYER: Final[i64] = 8

# Fields of the position
COTTON: Final[i64] = 8  # space of the cotton marker
TURNED: Final[i64] = 9  # number of distant market tiles turned in this era
BUYER: Final[i64] = 10  # in a sale: DISTANT, or PORT plus the slot of the port
DISTANT: Final[i64] = 1
PORT: Final[i64] = 2

# Reasons
NO_MORE_LOANS: Final[i64] = 40
NO_PORT: Final[i64] = 41
PORT_USED: Final[i64] = 42
DISTANT_CLOSED: Final[i64] = 43

REASON_NAMES: Final = {
    40: "NO_MORE_LOANS",
    41: "NO_PORT",
    42: "PORT_USED",
    43: "DISTANT_CLOSED",
}

# Events
SOLD_TO_PORT: Final[i64] = 40  # seat, slot of the mill, slot of the port
DISTANT_TILE_TURNED: Final[i64] = 41  # seat, spaces the tile moves the marker, space it reaches
DISTANT_MARKET_CLOSED: Final[i64] = 42  # seat whose sale closed it
DISTANT_MARKET_OPENED: Final[i64] = 43  # -1: a new era, tiles shuffled, marker at the top

EVENTS: Final = {
    int(SOLD_TO_PORT): EventKind("sold to port", ("slot", "to_slot"), buyer="to_slot"),
    int(DISTANT_TILE_TURNED): EventKind(
        "distant tile turned", ("moved", "reached"), shows=True, buyer=MARKET, about=FLIPPED
    ),
    int(DISTANT_MARKET_CLOSED): EventKind("distant market closed", own_pieces=True, about="buyer"),
    int(DISTANT_MARKET_OPENED): EventKind("distant market opened", own_pieces=True, about="buyer"),
}
"""Events of the title by number."""
