"""Summarizes a finished game for a data set: layout, first actions, tiles, sources of points.

The summary comes from the events and actions of the game and depends on no title.
"""

import json
from collections import Counter
from typing import Any, Final

from ironbridge.core.event_kinds import BUILT, LINKS
from ironbridge.game import Game
from ironbridge.game.event_effects import effect_of
from ironbridge.game.score_breakdown import score_breakdown

OTHER: Final = "other"
"""Name of the source of points other than links and tiles."""
Counts = list[Counter[str]]


def event_totals(game: Game) -> dict[str, Any]:
    """Returns the columns of a game, except its players."""
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
    """Returns the layout of the deal's counters as text, such as merchant tiles by space."""
    return "; ".join(
        f"{key}: " + ", ".join(f"{space}={counter}" for space, counter in value.items())
        for key, value in game.deal.items()
        if isinstance(value, dict)
    )


def first_actions(game: Game) -> list[str]:
    """Returns each seat's first action: the verb, with the industry of a build or development."""
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


def built(game: Game) -> Counts:
    """Returns the number of tiles built by each seat, by industry, zeros included."""
    found = none_of(game, [])
    names, tables = game.spec.names, game.spec.rules.tables
    for event in game.history.events():
        effect = effect_of(game.spec, event)
        if effect.kind.tile == BUILT:
            found[effect.seat][names.industries[tables.tile_kind[effect.tile]]] += 1
    return found


def scored(game: Game) -> Counts:
    """Returns the points of each seat by source; they add up to its points."""
    found = none_of(game, [LINKS, OTHER])
    for counts, sources in zip(found, score_breakdown(game.history), strict=True):
        for part in sources:
            name = LINKS if part.source == LINKS else part.industry or OTHER
            counts[name] += part.points
    return found


def none_of(game: Game, more: list[str]) -> Counts:
    """Returns zero counts for every industry and the further names, for each seat."""
    names = [*game.spec.names.industries, *more]
    return [Counter(dict.fromkeys(names, 0)) for _ in range(game.spec.seats)]
