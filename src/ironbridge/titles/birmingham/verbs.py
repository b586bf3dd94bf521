"""Choices, questions, reasons and words of storage that only Brass: Birmingham has."""

from typing import Final

from mypy_extensions import i64

# Verbs
SCOUT: Final[i64] = 16
BARREL: Final[i64] = 17  # merchant space: the barrel beside a merchant tile

# Questions
ASK_FREE_DEVELOP: Final[i64] = 8  # the bonus of Gloucester

# Words of the position
BARRELS: Final[i64] = 8  # merchant spaces whose barrel still stands
USED_BARREL: Final[i64] = 9  # in a sale: the space whose barrel is drunk, plus one

# Reasons
NO_MERCHANT: Final[i64] = 40
SCOUT_WILD: Final[i64] = 41
SCOUT_CARDS: Final[i64] = 42
NO_BARREL: Final[i64] = 43
ONE_BARREL_PER_SALE: Final[i64] = 44

REASON_NAMES: Final = {
    40: "NO_MERCHANT",
    41: "SCOUT_WILD",
    42: "SCOUT_CARDS",
    43: "NO_BARREL",
    44: "ONE_BARREL_PER_SALE",
}

# Events
BARREL_TAKEN: Final[i64] = 40  # seat, merchant space
SCOUTED: Final[i64] = 41  # seat
BARRELS_REFILLED: Final[i64] = 42  # -1
