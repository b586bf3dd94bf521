"""The state of a solo game as plain data: read from view and text, copied, compared."""

import copy
from dataclasses import dataclass, fields
from typing import Any

from ironbridge import Game
from tests.helpers.seen import plain
from tests.reference_engines.automa.printed import HUMAN, LINES, LINK_TILES, SPACES


@dataclass
class Built:
    """A tile on the board."""

    tile: str
    owner: int
    cubes: int
    sold: bool


@dataclass
class Table:
    """Everything that the Automa reads or changes."""

    era: str
    round: int
    tiles: dict[str, Built]
    links: dict[str, int]
    coal: int
    iron: int
    merchants: dict[str, str]
    beer: dict[str, bool]
    mat: dict[str, list[int]]
    mat_human: dict[str, list[int]]
    points: list[int]
    income: int
    money: int
    deck: list[int]
    discards: set[int]
    rail: list[int]
    lots: list[int]
    shuffles: int

    def copy(self) -> "Table":
        """Returns an independent copy."""
        other = copy.copy(self)
        other.tiles = {slot: copy.copy(built) for slot, built in self.tiles.items()}
        other.links, other.beer = dict(self.links), dict(self.beer)
        other.mat = {industry: list(left) for industry, left in self.mat.items()}
        other.points, other.deck, other.rail = list(self.points), list(self.deck), list(self.rail)
        other.discards = set(self.discards)
        return other

    def slots(self, place: str) -> list[str]:
        """Returns the slots of a place."""
        return [f"{place}.{number + 1}" for number in range(len(SPACES[place]))]

    def links_left(self, seat: int) -> int:
        """Returns the number of link tiles that a seat has left."""
        return LINK_TILES - sum(owner == seat for owner in self.links.values())

    def network(self, seat: int) -> set[str]:
        """Returns the places with a tile of the seat or an adjacent link of it."""
        found = {place_of(slot) for slot, built in self.tiles.items() if built.owner == seat}
        for name, owner in self.links.items():
            if owner == seat:
                found.update(LINES[name].ends)
        return found

    def distances(self, start: list[str]) -> dict[str, int]:
        """Returns the number of links to every connected place."""
        found = dict.fromkeys(start, 0)
        queue = list(start)
        while queue:
            place = queue.pop(0)
            for name in self.links:
                if place in LINES[name].ends:
                    for other in LINES[name].ends:
                        if other not in found:
                            found[other] = found[place] + 1
                            queue.append(other)
        return found


def place_of(slot: str) -> str:
    """Returns the place of a slot."""
    return slot.rsplit(".", 1)[0]


def _numbers(line: str) -> list[int]:
    return [int(part) for part in line.split(",") if part.strip()]


def view_of(game: Game) -> dict[str, Any]:
    """Returns the person's view."""
    return plain(game, HUMAN)


def read(game: Game) -> Table:
    """Returns the state of a game, from its view and its text."""
    view = view_of(game)
    lines = dict(line.split(":", 1) for line in game.text.splitlines() if ":" in line)
    return Table(
        era=view["era"],
        round=view["round"],
        tiles={
            slot: Built(row["tile"], row["owner"], row["cubes"], row["sold"])
            for slot, row in view["tiles"].items()
        },
        links=dict(view["links"]),
        coal=view["coal"],
        iron=view["iron"],
        merchants={space: row["tile"] for space, row in view["merchants"].items()},
        beer={space: row["beer"] for space, row in view["merchants"].items()},
        mat={name: list(left) for name, left in view["seats"][1]["mat"].items()},
        mat_human={name: list(left) for name, left in view["seats"][0]["mat"].items()},
        points=[seat["points"] for seat in view["seats"]],
        income=view["seats"][0]["income"],
        money=view["seats"][0]["money"],
        deck=_numbers(lines.get("automa deck", "")),
        discards=set(_numbers(lines.get("automa discards", ""))),
        rail=_numbers(lines.get("automa rail", "")),
        lots=_numbers(lines["automa lots"]),
        shuffles=int(lines.get("automa shuffles", "0")),
    )


def differences(expected: Table, found: Table, skip: frozenset[str] = frozenset()) -> list[str]:
    """Lists the differences from the prediction, line by line."""
    rows = []
    for field in fields(Table):
        ours, theirs = getattr(expected, field.name), getattr(found, field.name)
        if field.name in skip or ours == theirs:
            continue
        if isinstance(ours, dict):
            for key in sorted(set(ours) | set(theirs)):
                if ours.get(key) != theirs.get(key):
                    rows.append(
                        f"{field.name} {key}: oracle {ours.get(key)}, engine {theirs.get(key)}"
                    )
        else:
            rows.append(f"{field.name}: oracle {ours}, engine {theirs}")
    return rows
