"""Verbs, questions, reasons, events and position fields of Brass: Birmingham."""

from typing import Final

from mypy_extensions import i64

from ironbridge.core.event_kinds import DEVELOPED, EventKind

# Verbs
SCOUT: Final[i64] = 16
BARREL: Final[i64] = 17  # merchant space: the barrel beside a merchant tile

# Questions
ASK_FREE_DEVELOP: Final[i64] = 8  # the bonus of Gloucester

# Fields of the position
BARRELS: Final[i64] = 8  # merchant spaces whose barrel still stands
USED_BARREL: Final[i64] = 9  # in a sale: the space whose barrel is drunk, plus one

AUTOMA_DECK: Final[i64] = 10  # cards in the Automa's deck
AUTOMA_SHUFFLES: Final[i64] = 11  # number of reshuffles of its deck in this era
AUTOMA_IN_PLAY: Final[i64] = 12  # in its turn: the card it follows
AUTOMA_LAST: Final[i64] = 13  # in its turn: where it acted last

# Reasons
NO_MERCHANT: Final[i64] = 40
SCOUT_WILD: Final[i64] = 41
SCOUT_CARDS: Final[i64] = 42
NO_BARREL: Final[i64] = 43
ONE_BARREL_PER_SALE: Final[i64] = 44
NO_FREE_SLOT: Final[i64] = 60  # the Automa never replaces a tile
IRON_TOO_CHEAP: Final[i64] = 61  # for a line of a front
IRON_TOO_DEAR: Final[i64] = 62  # for developing
NO_LINE: Final[i64] = 63  # no link can be built from a place
NOTHING_TO_SELL: Final[i64] = 64  # and nothing prepares a sale

REASON_NAMES: Final = {
    40: "NO_MERCHANT",
    41: "SCOUT_WILD",
    42: "SCOUT_CARDS",
    43: "NO_BARREL",
    44: "ONE_BARREL_PER_SALE",
    60: "NO_FREE_SLOT",
    61: "IRON_TOO_CHEAP",
    62: "IRON_TOO_DEAR",
    63: "NO_LINE",
    64: "NOTHING_TO_SELL",
}

# Events
BARREL_TAKEN: Final[i64] = 40  # seat, merchant space
SCOUTED: Final[i64] = 41  # seat
BARRELS_REFILLED: Final[i64] = 42  # -1

# Events of the Automa's turn.  Lines of fronts are numbered through all cards.
AUTOMA_CARD_DRAWN: Final[i64] = 50  # seat, card
AUTOMA_LINE_READ: Final[i64] = 51  # seat, line
AUTOMA_LINE_REFUSED: Final[i64] = 52  # seat, line, reason
AUTOMA_PLACE_REFUSED: Final[i64] = 53  # seat, place, reason
AUTOMA_CARD_REFUSED: Final[i64] = 54  # seat, card
AUTOMA_BACK_READ: Final[i64] = 55  # seat, card
AUTOMA_TILE_REFUSED: Final[i64] = 56  # seat, slot, reason
AUTOMA_ENTRY_REFUSED: Final[i64] = 57  # seat, entry of a back, reason
AUTOMA_TIE_BROKEN: Final[i64] = 58  # seat, criterion, what was chosen
AUTOMA_DEVELOPED: Final[i64] = 59  # seat, cubes
AUTOMA_SHUFFLED: Final[i64] = 60  # seat, cards in the new deck
AUTOMA_CORNER_READ: Final[i64] = 61  # seat, card, 1 to develop or 0 to draw
AUTOMA_MAT_CLEARED: Final[i64] = 62  # seat, tile that can no longer be built


def automa_step(name: str, *details: str, about: str = "") -> EventKind:
    """Returns a kind of event that only explains a decision of the Automa."""
    return EventKind(f"automa {name}", details, automatic=True, no_effects=True, about=about)


EVENTS: Final = {
    int(BARREL_TAKEN): EventKind("barrel taken", ("space",), goods="beer"),
    int(SCOUTED): EventKind("scouted", card="taken", about="scout"),
    int(BARRELS_REFILLED): EventKind("barrels refilled", own_pieces=True, about="beer"),
    int(AUTOMA_CARD_DRAWN): EventKind(
        "automa card drawn",
        ("number",),
        shows=True,
        own_pieces=True,
        automatic=True,
        about="card",
    ),
    int(AUTOMA_LINE_READ): automa_step("line read", "line"),
    int(AUTOMA_LINE_REFUSED): automa_step("line refused", "line", "reason", about="refused"),
    int(AUTOMA_PLACE_REFUSED): automa_step("place refused", "place", "reason", about="refused"),
    int(AUTOMA_CARD_REFUSED): automa_step("card refused", "number", about="card"),
    int(AUTOMA_BACK_READ): automa_step("back read", "number", about="card"),
    int(AUTOMA_TILE_REFUSED): automa_step("tile refused", "slot", "reason", about="refused"),
    int(AUTOMA_ENTRY_REFUSED): automa_step("entry refused", "entry", "reason", about="refused"),
    int(AUTOMA_TIE_BROKEN): automa_step("tie broken", "criterion", "chosen"),
    int(AUTOMA_DEVELOPED): EventKind(
        "automa developed", ("cubes",), develops=True, automatic=True, about=DEVELOPED
    ),
    int(AUTOMA_SHUFFLED): EventKind(
        "automa shuffled", ("cards",), shows=True, own_pieces=True, automatic=True
    ),
    int(AUTOMA_CORNER_READ): automa_step("corner read", "number", "develops", about="card"),
    int(AUTOMA_MAT_CLEARED): EventKind(
        "automa mat cleared", ("tile",), tile=DEVELOPED, about="automa"
    ),
}
"""Events of the title by number."""
