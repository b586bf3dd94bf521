"""Refusal reasons: one number for each rule that can forbid a choice.

The legality check returns these numbers; ``i18n`` formats them as sentences.  A title's own
reasons begin at ``FIRST_TITLE_REASON``.
"""

from typing import Final

from mypy_extensions import i64

OK: Final[i64] = 0
NOT_ASKED: Final[i64] = 1
GAME_OVER: Final[i64] = 2

# Cards
NO_CARD: Final[i64] = 3
CARD_DOES_NOT_FIT: Final[i64] = 4
OUTSIDE_NETWORK: Final[i64] = 5
NOT_IN_HAND: Final[i64] = 6

# Building
NO_TILE_LEFT: Final[i64] = 7
WRONG_ERA_TILE: Final[i64] = 8
WRONG_INDUSTRY: Final[i64] = 9
SINGLE_SPACE_FIRST: Final[i64] = 10
ONE_TILE_PER_PLACE: Final[i64] = 11
SLOT_TAKEN_KIND: Final[i64] = 12
OVERBUILD_LEVEL: Final[i64] = 13
OVERBUILD_RIVAL_KIND: Final[i64] = 14
OVERBUILD_CUBES_LEFT: Final[i64] = 15
OVERBUILD_NEEDS_FREE_SLOT: Final[i64] = 16

# Cubes and money
NO_COAL: Final[i64] = 17
CANNOT_PAY: Final[i64] = 18
NOT_NEAREST: Final[i64] = 19
NOT_A_SOURCE: Final[i64] = 20

# Links
LINK_TAKEN: Final[i64] = 21
WRONG_ERA_LINK: Final[i64] = 22
LINK_OUTSIDE_NETWORK: Final[i64] = 23
NO_LINK_TILE_LEFT: Final[i64] = 24
NO_BEER: Final[i64] = 25

# Developing, borrowing
NOT_DEVELOPABLE: Final[i64] = 26
NOTHING_TO_DEVELOP: Final[i64] = 27
LOAN_TOO_LOW: Final[i64] = 28

# Selling
NOT_YOURS: Final[i64] = 29
NOT_SELLABLE: Final[i64] = 30
ALREADY_SOLD: Final[i64] = 31
NOT_CONNECTED: Final[i64] = 32

# Shortfall
NO_SUCH_TILE: Final[i64] = 33

# Building in other ways
NEVER_BUILT: Final[i64] = 34
OVERBUILD_PLACE_FREE: Final[i64] = 35
BOTH_ACTIONS: Final[i64] = 36
TOO_FEW_CARDS: Final[i64] = 37

# The end of a turn
ACTIONS_LEFT: Final[i64] = 38
NO_ACTIONS_LEFT: Final[i64] = 39

FIRST_TITLE_REASON: Final = 40

NAMES: Final = {
    0: "OK",
    1: "NOT_ASKED",
    2: "GAME_OVER",
    3: "NO_CARD",
    4: "CARD_DOES_NOT_FIT",
    5: "OUTSIDE_NETWORK",
    6: "NOT_IN_HAND",
    7: "NO_TILE_LEFT",
    8: "WRONG_ERA_TILE",
    9: "WRONG_INDUSTRY",
    10: "SINGLE_SPACE_FIRST",
    11: "ONE_TILE_PER_PLACE",
    12: "SLOT_TAKEN_KIND",
    13: "OVERBUILD_LEVEL",
    14: "OVERBUILD_RIVAL_KIND",
    15: "OVERBUILD_CUBES_LEFT",
    16: "OVERBUILD_NEEDS_FREE_SLOT",
    17: "NO_COAL",
    18: "CANNOT_PAY",
    19: "NOT_NEAREST",
    20: "NOT_A_SOURCE",
    21: "LINK_TAKEN",
    22: "WRONG_ERA_LINK",
    23: "LINK_OUTSIDE_NETWORK",
    24: "NO_LINK_TILE_LEFT",
    25: "NO_BEER",
    26: "NOT_DEVELOPABLE",
    27: "NOTHING_TO_DEVELOP",
    28: "LOAN_TOO_LOW",
    29: "NOT_YOURS",
    30: "NOT_SELLABLE",
    31: "ALREADY_SOLD",
    32: "NOT_CONNECTED",
    33: "NO_SUCH_TILE",
    34: "NEVER_BUILT",
    35: "OVERBUILD_PLACE_FREE",
    36: "BOTH_ACTIONS",
    37: "TOO_FEW_CARDS",
    38: "ACTIONS_LEFT",
    39: "NO_ACTIONS_LEFT",
}
"""The name of each reason, as the rulebook files cite it."""
