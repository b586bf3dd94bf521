"""Makes solo positions and plays one turn of the Automa."""

from typing import Any

import ironbridge
from tests.helpers.seen import plain

NO_MAT = (
    "cotton 0 0 0 0, manufacturer 0 0 0 0 0 0 0 0, pottery 0 0 0 0 0, coal 0 0 0 0, "
    "iron 0 0 0 0, brewery 0 0 0 0"
)
RAIL_MAT = "cotton 0 1 3 3, brewery 0 2 2 1"
"""Mat without the tiles of the canal era."""


def solo(deck: str, era: str = "rail", level: str = "medium", **lines: object) -> Any:
    """Returns a game in the second round of an era; the person has one action left."""
    given: dict[str, object] = {
        "title": "birmingham",
        "seats": 2,
        "automa": level,
        "era": era,
        "round": 2,
        "actions": 1,
        "automa_deck": deck,
    }
    if era == "rail":
        given["mat_1"] = RAIL_MAT
    given.update(lines)
    rows = [f"{key.replace('_', ' ')}: {value}" for key, value in given.items()]
    return ironbridge.load("\n".join(["ironbridge position 1", *rows]) + "\n")


def idle(game: Any) -> dict[str, Any]:
    """Passes for the person; returns the state after the Automa's turn."""
    game.play("pass")
    if game.begun:
        game.play(next(iter(game.choices)))
    found: dict[str, Any] = plain(game, 0)
    return found


def turn(deck: str, era: str = "rail", level: str = "medium", **lines: object) -> dict[str, Any]:
    """Returns the state after a turn of the Automa in such a position."""
    return idle(solo(deck, era, level, **lines))


def built(table: dict[str, Any], owner: int = 1) -> dict[str, str]:
    """Returns the tiles of a seat."""
    return {slot: row["tile"] for slot, row in table["tiles"].items() if row["owner"] == owner}


def laid(table: dict[str, Any]) -> set[str]:
    """Returns the links of the Automa."""
    return {name for name, owner in table["links"].items() if owner == 1}


def points(table: dict[str, Any]) -> int:
    """Returns the Automa's points."""
    found: int = table["seats"][1]["points"]
    return found


def drawn(table: dict[str, Any]) -> list[int]:
    """Returns the Automa's discards."""
    found: list[int] = table["automa"]["discards"]
    return found
