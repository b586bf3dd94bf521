"""Printed data of board, mats and cards of Brass: Birmingham, as dicts and lists."""

from functools import cache

from ironbridge.titles.birmingham import board, cards, income_track, industries

Row = dict[str, str]


def number(cell: str) -> int:
    """Returns the number in a cell; 0 for an empty one."""
    return int(cell) if cell else 0


# Places and their spaces: "Dudley" -> ["Dudley.1", "Dudley.2"], "Dudley.1" -> {"coal"}.
SLOTS_OF: dict[str, list[str]] = {}
PLACE_OF: dict[str, str] = {}
SHOWS: dict[str, set[str]] = {}
for row in board.PLACES:
    SLOTS_OF[row["place"]] = []
    for count, icons in enumerate(row["slots"].split(), 1):
        slot = f"{row['place']}.{count}"
        SLOTS_OF[row["place"]].append(slot)
        PLACE_OF[slot] = row["place"]
        SHOWS[slot] = set(icons.split("/"))
FARMS = {row["place"] for row in board.PLACES if row["kind"] == "farm"}
RIM = {row["place"] for row in board.PLACES if row["kind"] == "merchant"}
PRINTED_ICONS = {row["place"]: number(row["icons"]) for row in board.PLACES}

# Lines: "Stone-Stafford" -> the places it touches; one line touches three.
ENDS: dict[str, list[str]] = {}
LINES: dict[str, set[str]] = {"canal": set(), "rail": set()}
for row in board.LINKS:
    line = f"{row['from']}-{row['to']}"
    ENDS[line] = [row[end] for end in ("from", "to", "via") if row[end]]
    for age in LINES:
        if row[age] == "yes":
            LINES[age].add(line)
LINES_AT = {place: [line for line in ENDS if place in ENDS[line]] for place in SLOTS_OF}

# Merchants.
BONUS = {row["place"]: (row["bonus"], number(row["amount"])) for row in board.MERCHANTS}
BUYS = {
    "blank": set[str](),
    "cotton": {"cotton"},
    "manufacturer": {"manufacturer"},
    "pottery": {"pottery"},
    "any": {"cotton", "manufacturer", "pottery"},
}

# Tiles: TILE["coal", 1]["cost"] and so on; the mat lists copies by level.
SELLABLE = ("cotton", "manufacturer", "pottery")
INDUSTRIES = ("cotton", "manufacturer", "pottery", "coal", "iron", "brewery")
TILE: dict[tuple[str, int], dict[str, int]] = {}
TILE_ERAS: dict[tuple[str, int], str] = {}
MAY_DEVELOP: dict[tuple[str, int], bool] = {}
FULL_MAT: dict[tuple[str, int], int] = {}
for row in industries.INDUSTRIES:
    tile = (row["industry"], number(row["level"]))
    columns = ("cost", "coal", "iron", "vp", "links", "income", "cubes", "beer")
    TILE[tile] = {column: number(row[column]) for column in columns}
    TILE_ERAS[tile] = row["eras"]
    MAY_DEVELOP[tile] = row["develop"] == "yes"
    FULL_MAT[tile] = number(row["copies"])
BARRELS = {row["era"]: number(row["barrels"]) for row in industries.BREWERY_BARRELS}

# Markets: the price of each space, cheapest first, and the price beyond.
TRACK = {"coal": board.COAL_TRACK, "iron": board.IRON_TRACK}
BEYOND = {"coal": board.COAL_BEYOND, "iron": board.IRON_BEYOND}
MARKET_START = {"coal": board.COAL_START, "iron": board.IRON_START}

LEVEL = income_track.INCOME
LAST_SPACE = len(LEVEL) - 1
SETUP = {number(row["players"]): row for row in cards.SETUP}
COST = {row["what"]: {key: number(row[key]) for key in ("money", "beer")} for row in cards.COSTS}
WILDS = [row["card"] for row in cards.WILDS]
LOCATION_CARDS = {row["card"] for row in cards.CARDS if row["kind"] == "location"}


@cache
def spoken(slot: str, shown: tuple[str, ...] = INDUSTRIES) -> str:
    """Returns the name of a slot in choices: with its number only where it is ambiguous."""
    place = PLACE_OF[slot]
    alike = [other for other in SLOTS_OF[place] if SHOWS[other].intersection(shown)]
    return slot if len(alike) > 1 else place


@cache
def slot_meant(where: str, shown: tuple[str, ...] = INDUSTRIES) -> str:
    """Returns the slot that a choice about these industries names."""
    for slot in SHOWS:
        if SHOWS[slot].intersection(shown) and where in (slot, spoken(slot, shown)):
            return slot
    raise ValueError(f"no such slot: {where}")


def deck(seats: int) -> list[str]:
    """Returns every card of the deck for a number of seats."""
    return [row["card"] for row in cards.CARDS for _ in range(number(row[str(seats)]))]
