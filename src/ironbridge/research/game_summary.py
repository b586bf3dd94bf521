"""What is kept of a game that is over: layout, first actions, tiles, and where points came from.

Read from the events and the actions of the game: nothing here knows a title.
"""

import json
from collections import Counter
from typing import Any, Final

from ironbridge.game import Game

LINKS: Final = "links"
OTHER: Final = "other"
"""Where points come from, besides the industries: links, and whatever is neither."""
Counts = list[Counter[str]]


def event_totals(game: Game) -> dict[str, Any]:
    """Returns the columns of a game, besides who played it."""
    result = game.result
    assert result is not None
    return {
        "points": result.points,
        "places": result.places,
        "layout": layout(game),
        "first_actions": first_actions(game),
        "built": [json.dumps(found) for found in built(game)],
        "scored": [json.dumps(found) for found in scored(game)],
        "record": game.record,
    }


def layout(game: Game) -> str:
    """Returns how the counters of the deal lie, in words: merchant tiles by space, for instance."""
    return "; ".join(
        f"{key}: " + ", ".join(f"{space}={counter}" for space, counter in value.items())
        for key, value in game.deal.items()
        if isinstance(value, dict)
    )


def first_actions(game: Game) -> list[str]:
    """Returns what each seat did first: the verb, with the industry of a build or development."""
    found = dict.fromkeys(range(game.spec.seats), "")
    for seat, line in game.actions:
        if not found[seat]:
            found[seat] = kind_of(game, line)
    return [found[seat] for seat in range(game.spec.seats)]


def kind_of(game: Game, line: str) -> str:
    """Returns ``build coal`` for ``build coal Dudley with Dudley``."""
    words = line.replace(";", " ").replace(",", " ").split()
    kind = [words[0]]
    if words[0] in ("build", "develop"):
        kind += [word for word in words[1:3] if word in game.spec.names.industries][:1]
    return " ".join(kind)


def industry_of(game: Game, tile: str) -> str:
    """Returns the industry of a tile by its name."""
    kind = game.spec.rules.tables.tile_kind[number_of(game, tile)]
    return game.spec.names.industries[kind]


def built(game: Game) -> Counts:
    """Returns how many tiles each seat built, by industry; those it did not build are there."""
    found = none_of(game, [])
    for event in game.events:
        if event.kind == "tile built" and event.seat is not None:
            found[event.seat][industry_of(game, str(event.details["tile"]))] += 1
    return found


def scored(game: Game) -> Counts:
    """Returns where the points of each seat came from; they add up to its points."""
    found = none_of(game, [LINKS, OTHER])
    standing: dict[str, tuple[int, str]] = {}
    """Who has which tile in a slot; those turned over are in ``turned``."""
    turned: set[str] = set()
    for event in game.events:
        seat, slot = event.seat, str(event.details.get("slot"))
        if event.kind == "tile built" and seat is not None:
            standing[slot] = (seat, str(event.details["tile"]))
            turned.discard(slot)
        elif event.kind == "tile flipped":
            turned.add(slot)
        elif event.kind == "tile removed":
            standing.pop(slot, None)
        elif event.kind == "links scored" and seat is not None:
            found[seat][LINKS] += amount(event.details["points"])
        elif event.kind == "tiles scored" and seat is not None:
            own = {slot: tile for slot, (owner, tile) in standing.items() if owner == seat}
            over = [tile for slot, tile in own.items() if slot in turned]
            told_sum = amount(event.details["points"])
            found[seat].update(tiles_scored(game, list(own.values()), over, told_sum))
    result = game.result
    assert result is not None
    for counts, points in zip(found, result.points, strict=True):
        counts[OTHER] = points - counts.total()
    return found


def tiles_scored(game: Game, own: list[str], over: list[str], points: int) -> Counter[str]:
    """Returns the points of one scoring of a seat's tiles by industry; they are told as one sum.

    What comes to that sum was scored: what is printed on the tiles turned over, on those of them
    that score again, or the levels of all.  Nothing, where a title scores otherwise.
    """
    tables = game.spec.rules.tables
    level = {tile: int(tables.tile_level[number_of(game, tile)]) for tile in own}
    value = {tile: int(tables.tile_points[number_of(game, tile)]) for tile in own}
    again = [tile for tile in over if level[tile] >= tables.scores_again]
    for tiles, worth in ((over, value), (again, value), (own, level)):
        found: Counter[str] = Counter()
        for tile in tiles:
            found[industry_of(game, tile)] += worth[tile]
        if found.total() == points:
            return found
    return Counter()


def number_of(game: Game, tile: str) -> int:
    """Returns the number of a tile by its name."""
    return game.spec.names.tiles.index(tile)


def amount(detail: int | str | None) -> int:
    """Returns a detail that is a number."""
    assert isinstance(detail, int)
    return detail


def none_of(game: Game, more: list[str]) -> Counts:
    """Nothing yet, of every industry and of whatever else is counted, for each seat."""
    names = [*game.spec.names.industries, *more]
    return [Counter(dict.fromkeys(names, 0)) for _ in range(game.spec.seats)]
