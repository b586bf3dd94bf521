"""Positions of the places of each board, in board units, from the titles' board data."""

from typing import Any, TypeAlias

from ironbridge.game.board_data import BoardData, sheet_of
from ironbridge.notation.headers import make_spec
from ironbridge.titles import find, names

Spot: TypeAlias = tuple[float, float, str | None]
"""Position of a place, and its region."""

NOWHERE = ("village", "imports")
"""Kinds of places without a region."""
OUTSIDE = ("merchant", "external")
"""Kinds of places outside the coloured regions."""


def sheet_named(board: str) -> BoardData:
    """Returns the board data of a board."""
    for name in names():
        title = find(name)
        if board == name or board in title.boards:
            options = {"board": board} if board in title.boards else {}
            return sheet_of(make_spec(name, title.seats[-1], options))
    raise ValueError(f"No title has the board {board}.")


def spots_of(board: str, plan: dict[str, Any]) -> list[Spot]:
    """Returns the places of a board, as the page's plan fits and moves them."""
    (x0, kx), (y0, ky) = plan["fit"]["x"], plan["fit"]["y"]
    found: list[Spot] = []
    for place in sheet_named(board).places:
        if place.kind in NOWHERE:
            continue
        dx, dy = plan["nudge"].get(place.place, (0, 0))
        region = None if place.kind in OUTSIDE else place.region or plan["wash"].get("all")
        found.append((x0 + place.x * kx + dx, y0 + place.y * ky + dy, region))
    return found
