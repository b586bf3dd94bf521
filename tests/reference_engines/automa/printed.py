"""Printed data of board, mats and Automa cards as plain dicts, for the reference engine."""

from typing import NamedTuple

from ironbridge.titles.birmingham import board, income_track, industries
from ironbridge.titles.birmingham.automa import cards as automa_cards

HUMAN, AUTOMA = 0, 1
MERCHANT_PLACES = [row["place"] for row in board.PLACES if row["kind"] == "merchant"]
FARMS = [row["place"] for row in board.PLACES if row["kind"] == "farm"]
ICONS = {row["place"]: int(row["icons"] or 0) for row in board.PLACES}
BONUS_POINTS = {
    row["place"]: int(row["amount"]) if row["bonus"] == "vp" else 0 for row in board.MERCHANTS
}

SPACES: dict[str, list[set[str]]] = {
    row["place"]: [set(slot.split("/")) for slot in row["slots"].split()] for row in board.PLACES
}
"""Industries of each slot of a place."""

CELLS: dict[str, list[str]] = {
    row["place"]: row["cells"].split() for row in automa_cards.SLOT_CELLS
}
"""Cell of the town picture in which each slot lies."""


class Line(NamedTuple):
    """One printed line of the board."""

    name: str
    ends: tuple[str, ...]
    canal: bool
    rail: bool


LINES: dict[str, Line] = {}
for _row in board.LINKS:
    _name = f"{_row['from']}-{_row['to']}"
    _ends = [_row["from"], _row["to"]] + ([_row["via"]] if _row["via"] else [])
    LINES[_name] = Line(_name, tuple(_ends), _row["canal"] == "yes", _row["rail"] == "yes")


def _clockwise() -> dict[str, list[str]]:
    """Returns the lines round each place, in clockwise order."""
    found: dict[str, list[tuple[int, str]]] = {}
    for row in automa_cards.CLOCKWISE:
        joined = {row["place"], *row["to"].split("/")}
        name = next(line.name for line in LINES.values() if set(line.ends) == joined)
        turned = (int(row["angle"]) - automa_cards.CLOCKWISE_FROM) % 360
        found.setdefault(row["place"], []).append((turned, name))
    return {place: [name for _, name in sorted(rows)] for place, rows in found.items()}


CLOCKWISE = _clockwise()


class Tile(NamedTuple):
    """The printed values of one tile."""

    industry: str
    level: int
    copies: int
    cost: int
    coal: int
    iron: int
    points: int
    icons: int
    income: int
    cubes: int
    beer: int
    eras: str


def _number(cell: str) -> int:
    return int(cell or 0)


TILES: dict[str, Tile] = {
    f"{row['industry']}{row['level']}": Tile(
        row["industry"],
        int(row["level"]),
        int(row["copies"]),
        int(row["cost"]),
        _number(row["coal"]),
        _number(row["iron"]),
        _number(row["vp"]),
        _number(row["links"]),
        _number(row["income"]),
        _number(row["cubes"]),
        _number(row["beer"]),
        row["eras"],
    )
    for row in industries.INDUSTRIES
}
BARRELS = {row["era"]: int(row["barrels"]) for row in industries.BREWERY_BARRELS}
IRON_TRACK, IRON_BEYOND = board.IRON_TRACK, board.IRON_BEYOND
COAL_ROOM, IRON_ROOM = len(board.COAL_TRACK), len(board.IRON_TRACK)
INCOME_LEVEL = list(income_track.INCOME)
LINK_TILES = 14


class Slot(NamedTuple):
    """One action slot of a front."""

    does: str
    industry: str
    towns: list[str]
    link: bool
    iron: int


FRONTS: dict[int, list[Slot]] = {}
for _row in automa_cards.FRONTS:
    FRONTS.setdefault(int(_row["card"]), []).append(
        Slot(
            _row["does"],
            _row["industry"],
            _row["towns"].split("/"),
            _row["link"] == "yes",
            int(_row["iron"] or 0),
        )
    )


class Back(NamedTuple):
    """The back of a card."""

    first: str
    brewery: str
    develop: int
    icon: str


BACKS: dict[int, Back] = {
    int(row["card"]): Back(row["first"], row["brewery"], int(row["develop"]), row["icon"])
    for row in automa_cards.BACKS
}
