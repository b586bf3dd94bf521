"""Compares the state of the reference engine with a game."""

from typing import Any

import ironbridge
from tests.helpers.seen import plain
from tests.reference_engines.birmingham.oracle import Oracle
from tests.reference_engines.birmingham.printed import INDUSTRIES, LEVEL, SETUP, number
from tests.reference_engines.birmingham.table import Seat, Table


def expected(table: Table) -> dict[str, Any]:
    """Returns the state as a spectator's view."""
    link_tiles = number(SETUP[len(table.seats)]["links"])
    owners = list(table.links.values())
    return {
        "era": table.era,
        "round": table.round,
        "order": table.order,
        "to_act": table.to_act,
        "actions": table.actions,
        "seats": [
            {
                "money": seat.money,
                "income": seat.income,
                "level": LEVEL[seat.income],
                "points": seat.points,
                "spent": seat.spent,
                "hand_size": len(seat.hand),
                "mat": mat(seat),
                "links_left": link_tiles - owners.count(n),
            }
            for n, seat in enumerate(table.seats)
        ],
        "tiles": {
            slot: {
                "tile": f"{tile.industry}{tile.level}",
                "owner": tile.owner,
                "cubes": tile.cubes,
                "sold": tile.sold,
            }
            for slot, tile in table.tiles.items()
        },
        "links": table.links,
        "discards": sorted(table.discards),
        "pile_size": len(table.pile),
        "coal": table.market["coal"],
        "iron": table.market["iron"],
        "merchants": {
            space: {"tile": tile, "beer": space in table.barrels}
            for space, tile in table.merchants.items()
        },
    }


def mat(seat: Seat) -> dict[str, list[int]]:
    """Returns the tiles left on a mat, by level."""
    return {
        industry: [left for (name, _), left in sorted(seat.mat.items()) if name == industry]
        for industry in INDUSTRIES
    }


def differences(ours: Any, theirs: Any, where: str = "") -> list[str]:
    """Returns the differences of two plain values."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        found = []
        for key in {**ours, **theirs}:
            found += differences(ours.get(key), theirs.get(key), f"{where} {key}")
        return found
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        found = []
        for n, (one, other) in enumerate(zip(ours, theirs, strict=True)):
            found += differences(one, other, f"{where} {n}")
        return found
    return [] if ours == theirs else [f"{where.strip()}: oracle {ours}, game {theirs}"]


def compare_tables(oracle: Oracle, game: ironbridge.Game) -> list[str]:
    """Returns all differences between a game and the reference engine."""
    ours = expected(oracle.shown)
    view: dict[str, Any] = plain(game, None)
    view["discards"] = sorted(view["discards"])
    for seat_seen in view["seats"]:  # tests of their own cover discards and points by seat
        del seat_seen["discards"], seat_seen["hand"], seat_seen["points_if_era_ended"]
    found = differences(ours, {key: view[key] for key in ours})
    for n, seat in enumerate(oracle.shown.seats):
        seen: dict[str, Any] = plain(game, n)
        found += differences(sorted(seat.hand), sorted(seen["seats"][n]["hand"]), f"hand {n}")
        open_hands = [m for m, other in enumerate(seen["seats"]) if other["hand"] is not None]
        found += differences([n], open_hands, f"hands open to {n}")
    if oracle.over != game.over:
        found.append(f"over: oracle {oracle.over}, game {game.over}")
    elif game.result is not None:
        found += differences(list(oracle.result), list(game.result), "result")
    return found


def compare_choices(oracle: Oracle, game: ironbridge.Game) -> list[str]:
    """Returns the choices that only one of the two allows."""
    ours = oracle.choices
    theirs = [choice.text for choice in game.choices]
    found = [f"only the oracle allows: {text}" for text in ours if text not in theirs]
    found += [f"only the game allows: {text}" for text in theirs if text not in ours]
    if len(theirs) != len(set(theirs)):
        found.append(f"a choice is listed twice: {theirs}")
    return found
