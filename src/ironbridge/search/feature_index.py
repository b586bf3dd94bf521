"""Index of the evaluation features: position in the vector, name and meaning of each.

A feature is an integer about one seat.  ``feature_extractor.py`` computes the values of the common
features listed here; after them come the stacks of the mat, then the features of the title, which
its ``features.py`` computes.
"""

from typing import Final

from mypy_extensions import i64

from ironbridge.core.position import MAX_KINDS

ONE: Final[i64] = 0
POINTS_NOW: Final[i64] = 1
PURSE: Final[i64] = 2
PURSE_SMALL: Final[i64] = 3
PURSE_MIDDLE: Final[i64] = 4
PURSE_LARGE: Final[i64] = 5
INCOME_LEVEL: Final[i64] = 6
INCOME_BELOW: Final[i64] = 7
INCOME_HIGH: Final[i64] = 8
LOANS: Final[i64] = 9
SPENT_NOW: Final[i64] = 10
PLACE_IN_ORDER: Final[i64] = 11
FLIPPED: Final[i64] = 12  # four: by level
FLIPPED_TILES: Final[i64] = 16
LINKS_LAID: Final[i64] = 17
ICONS: Final[i64] = 18
ICONS_OWN: Final[i64] = 19
ICONS_RIVAL: Final[i64] = 20
ICONS_FREE: Final[i64] = 21
UNSOLD: Final[i64] = 22  # four states, each a row of TILE_ROW
FULL: Final[i64] = 34  # mines at the market, mines apart, works, breweries: rows of FULL_ROW
WAITING: Final[i64] = 50  # a row of TILE_ROW
OBSOLETE: Final[i64] = 53  # tiles, points
BEER_MATCHED: Final[i64] = 55
BEER_SPARE: Final[i64] = 56
BEER_RIVAL: Final[i64] = 57
HELD: Final[i64] = 58
WILD: Final[i64] = 59
PLACE_CARDS: Final[i64] = 60
NETWORK_SIZE: Final[i64] = 61
KINDS_WANTED: Final[i64] = 62
BEST_LINK: Final[i64] = 63
SECOND_LINK: Final[i64] = 64
COAL_MARKET: Final[i64] = 65
IRON_MARKET: Final[i64] = 66
COAL_NEAR: Final[i64] = 67
IRON_LYING: Final[i64] = 68
SHORT: Final[i64] = 69
SLOTS_FREE: Final[i64] = 70  # by industry
KIND_CARDS: Final[i64] = SLOTS_FREE + MAX_KINDS  # by industry
COMMON: Final[i64] = KIND_CARDS + MAX_KINDS

# States of an unsold tile, and the columns of a row of features.
SELLS: Final[i64] = 0
DRY: Final[i64] = 1
ONE_LINK: Final[i64] = 2
FAR: Final[i64] = 3
TILE_ROW: Final[i64] = 3
FULL_ROW: Final[i64] = 4
TILES_IN: Final[i64] = 0
POINTS_IN: Final[i64] = 1
GAIN_IN: Final[i64] = 2
CUBES_IN: Final[i64] = 3

SINGLE: Final[dict[int, tuple[str, str]]] = {
    0: ("one", "always 1"),
    1: ("points", "points scored so far"),
    2: ("purse", "money, with the income of this round"),
    3: ("purse to 8", "of that, at most 8"),
    4: ("purse to 20", "of that, at most 20"),
    5: ("purse to 40", "of that, at most 40"),
    6: ("income", "income level"),
    7: ("income below 0", "how far the income level lies below zero"),
    8: ("income above 10", "how far it lies above ten"),
    9: ("loans", "loans that must be paid back"),
    10: ("spent", "money spent this round: who spends less plays earlier"),
    11: ("place in order", "place in the turn order"),
    12: ("flipped 1", "points of own flipped tiles of level one"),
    13: ("flipped 2", "points of own flipped tiles of level two"),
    14: ("flipped 3", "points of own flipped tiles of level three"),
    15: ("flipped 4", "points of own flipped tiles of level four and above"),
    16: ("flipped tiles", "own flipped tiles"),
    17: ("links", "own links"),
    18: ("icons", "link icons that own links count now"),
    19: ("icons own", "link icons that own tiles will add beside own links when they flip"),
    20: (
        "icons rival",
        "link icons that opponents' tiles will add beside own links when flipped",
    ),
    21: ("icons free", "free slots beside own links"),
    50: ("waiting tiles", "own tiles that flip only by the sale of another player"),
    51: ("waiting points", "their points"),
    52: ("waiting gain", "what flipping them brings"),
    53: ("obsolete tiles", "own unflipped tiles that the end of the era removes"),
    54: ("obsolete points", "their points"),
    55: ("beer matched", "own barrels that own unsold tiles wait for"),
    56: ("beer spare", "own barrels beyond those"),
    57: ("beer rival", "opponents' barrels connected with the own network"),
    58: ("cards", "cards in hand"),
    59: ("wild cards", "wild cards in hand"),
    60: ("place cards", "location cards in hand with a free slot"),
    61: ("network", "places of the own network"),
    62: ("kinds wanted", "industries with a buyer connected to the own network"),
    63: ("best link", "icons beside the best free line"),
    64: ("second link", "icons beside the second best"),
    65: ("coal market", "cubes on the coal market"),
    66: ("iron market", "cubes on the iron market"),
    67: ("coal near", "cubes on mines connected with the own network"),
    68: ("iron lying", "cubes on all iron works"),
    69: ("short", "pounds that the next three rounds of negative income take beyond the purse"),
}
STATES: Final = (
    ("sells", "that could be sold now"),
    ("dry", "with a buyer but no beer"),
    ("one link", "one link away from a buyer"),
    ("far", "farther away"),
)
STORES: Final = (
    ("coal at market", "own coal mines joined with the market"),
    ("coal apart", "own coal mines apart from it"),
    ("iron", "own iron works"),
    ("beer", "own breweries"),
)
COLUMNS: Final = (
    ("tiles", "number of tiles"),
    ("points", "their points"),
    ("gain", "the income (or money) that flipping them brings"),
    ("cubes", "cubes or barrels on them"),
)


def common_features() -> list[tuple[str, str]]:
    """Returns name and meaning of each common feature, in order."""
    found = [("", "")] * int(COMMON)
    for number, entry in SINGLE.items():
        found[number] = entry
    for state, (name, about) in enumerate(STATES):
        for column, (what, which) in enumerate(COLUMNS[:3]):
            at = int(UNSOLD) + state * int(TILE_ROW) + column
            found[at] = (f"unsold {name} {what}", f"unsold tiles {about}: {which}")
    for store, (name, about) in enumerate(STORES):
        for column, (what, which) in enumerate(COLUMNS):
            at = int(FULL) + store * int(FULL_ROW) + column
            found[at] = (f"{name} {what}", f"{about}: {which}")
    for kind in range(int(MAX_KINDS)):
        found[int(SLOTS_FREE) + kind] = (f"slots {kind}", "free slots in reach of an industry")
        found[int(KIND_CARDS) + kind] = (f"cards {kind}", "cards in hand for an industry")
    return found
