"""Verbs, questions, reasons, events and position fields of Age of Industry."""

from typing import Final

from mypy_extensions import i64

from ironbridge.core.event_kinds import LOANS, EventKind
from ironbridge.core.events import LOAN_TAKEN

# Verbs
DRAW: Final[i64] = 16
FROM_PILE: Final[i64] = 17
FROM_DISPLAY: Final[i64] = 18  # card
TO_PORT: Final[i64] = 19  # slot: the port that buys
TO_MARKET: Final[i64] = 20  # market space
FROM_TRACK: Final[i64] = 21  # coal or iron, for an end of a rail without a source
REPAY: Final[i64] = 22

# Questions
ASK_BUYER: Final[i64] = 8
ASK_DRAW: Final[i64] = 9

# Fields of the position
DISPLAY: Final[i64] = 8  # two fields: card in the display plus one; 0 a gap, -1 not laid out yet
USED_MARKETS: Final[i64] = 10  # market spaces whose counter is used
REBUILT: Final[i64] = 11  # ship spaces built over once: their ship never flips

MOST_LOANS: Final[i64] = 999
"""Maximum number of open loans of a seat; random games stay far below."""

# Reasons
PLACE_LIMIT: Final[i64] = 40
SHIP_NEEDS_PORT: Final[i64] = 41
NO_IRON: Final[i64] = 42
HAND_FULL: Final[i64] = 43
NOTHING_TO_DRAW: Final[i64] = 44
PILE_EMPTY: Final[i64] = 45
NOT_IN_DISPLAY: Final[i64] = 46
NOT_A_BUYER: Final[i64] = 47
BUYER_USED: Final[i64] = 48
BUYER_REFUSES: Final[i64] = 49
NO_BUYER: Final[i64] = 50
NO_LOAN: Final[i64] = 51
CANNOT_REPAY: Final[i64] = 52
TRACK_CLOSED: Final[i64] = 55
BUYER_FAR: Final[i64] = 56
NO_CARD_LEFT: Final[i64] = 57

REASON_NAMES: Final = {
    40: "PLACE_LIMIT",
    41: "SHIP_NEEDS_PORT",
    42: "NO_IRON",
    43: "HAND_FULL",
    44: "NOTHING_TO_DRAW",
    45: "PILE_EMPTY",
    46: "NOT_IN_DISPLAY",
    47: "NOT_A_BUYER",
    48: "BUYER_USED",
    49: "BUYER_REFUSES",
    50: "NO_BUYER",
    51: "NO_LOAN",
    52: "CANNOT_REPAY",
    55: "TRACK_CLOSED",
    56: "BUYER_FAR",
    57: "NO_CARD_LEFT",
}

# Events
LOAN_REPAID: Final[i64] = 40  # seat, money
INTEREST_PAID: Final[i64] = 41  # seat, money
CARD_TAKEN: Final[i64] = 42  # seat, card of the display
CARD_SHOWN: Final[i64] = 43  # -1, card that is laid into the display
IMPORTS_PLACED: Final[i64] = 44  # seat, import slot, cubes
MARKET_USED: Final[i64] = 45  # seat, market space
RAILS_PAID: Final[i64] = 46  # seat, money
LOANS_SCORED: Final[i64] = 47  # seat, points (negative)

EVENTS: Final = {
    int(LOAN_TAKEN): EventKind(
        "loan taken", ("money",), money=1, loan=True
    ),  # at need, never for income
    int(LOAN_REPAID): EventKind("loan repaid", ("money",), money=-1, loan=True),
    int(INTEREST_PAID): EventKind("interest paid", ("money",), money=-1, pays_income=True),
    int(CARD_TAKEN): EventKind("card taken", ("card",), card="taken"),
    int(CARD_SHOWN): EventKind("card shown", ("card",), shows=True, card="shown"),
    int(IMPORTS_PLACED): EventKind("imports placed", ("slot", "cubes"), own_pieces=True),
    int(MARKET_USED): EventKind("market used", ("space",), buyer="space"),
    int(RAILS_PAID): EventKind("rails paid", ("money",), money=1),
    int(LOANS_SCORED): EventKind("loans scored", ("change",), points=1, score=LOANS, about="loan"),
}
"""Events of the title by number."""
