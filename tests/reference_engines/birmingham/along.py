"""Plays random games of Brass: Birmingham beside the reference engine."""

from collections import Counter
from random import Random
from typing import Any

import ironbridge
from tests.reference_engines.birmingham.compare import compare_choices, compare_tables
from tests.reference_engines.birmingham.oracle import Oracle
from tests.reference_engines.birmingham.printed import BUYS, ENDS, PLACE_OF, SELLABLE, slot_meant
from tests.reference_engines.birmingham.starts import STARTS, begin
from tests.reference_engines.birmingham.table import Illegal, Table

# Weight of each choice by its first word; 1 for others.
POLICIES: dict[str, dict[str, float]] = {
    "uniform": {},
    "builder": {"build": 6, "link": 4, "sell": 40, "loan": 4, "scout": 0.3, "done": 0.3},
    "railwayman": {"build": 2, "link": 12, "sell": 8, "loan": 5, "done": 0.02},
    "developer": {"build": 3, "link": 2, "sell": 20, "develop": 5, "loan": 4},
    "borrower": {"build": 3, "link": 0.5, "sell": 0.2, "loan": 30, "pass": 20},
    "merchant": {"build": 3, "link": 6, "sell": 200, "loan": 3, "done": 0.01},
    "raider": {"build": 3, "link": 2, "develop": 8, "loan": 4},
}
# Industries that a policy prefers to build.
TASTES: dict[str, dict[str, float]] = {
    "merchant": {"cotton": 5, "manufacturer": 5, "pottery": 8, "brewery": 3},
    "railwayman": {"brewery": 6, "coal": 3},
    "borrower": {"pottery": 10},
    "raider": {"coal": 5, "iron": 20},
}


class Disagreement(AssertionError):
    """The game and the reference engine differ."""


def pick(texts: list[str], table: Table, policy: str, rng: Random) -> str:
    """Returns a choice by a policy."""
    assert table.to_act is not None
    player = table.seats[table.to_act]
    weights = []
    for text in texts:
        verb, _, rest = text.partition(" ")
        weight = POLICIES[policy].get(verb, 0.02 if verb == "pass" else 1.0)
        if verb == "build":
            industry, _, where = rest.partition(" ")
            weight *= TASTES.get(policy, {}).get(industry, 1.0)
            weight *= promise(table, industry, slot_meant(where, (industry,)), policy)
        elif verb == "link" and set(ENDS[rest]) & unsold_places(table):
            weight *= 3
        elif verb == "loan" and (player.money > 30 or player.level < -4):
            weight = weight if policy == "borrower" else 0.1
        elif verb == "beer" and rest in table.merchants:
            weight *= 3
        weights.append(weight)
    return rng.choices(texts, weights)[0]


def promise(table: Table, industry: str, slot: str, policy: str) -> float:
    """Returns the preference of a build over others of its industry."""
    if slot in table.tiles:
        return 10 if policy == "raider" else 2
    connected = table.distances([PLACE_OF[slot]])
    for space, tile in table.merchants.items():
        if space.partition(".")[0] in connected and industry in BUYS[tile]:
            return 10
    return 1


def unsold_places(table: Table) -> set[str]:
    """Returns the places of unsold tiles of the seat to act."""
    return {
        PLACE_OF[slot]
        for slot, tile in table.tiles.items()
        if tile.owner == table.to_act and tile.industry in SELLABLE and not tile.sold
    }


def play_along(
    seats: int,
    seed: int,
    rules: dict[str, object] | None = None,
    variant: str | None = None,
    start: str = "printed",
) -> Counter[str]:
    """Plays one game beside the reference engine; returns counts of what happened."""
    game, oracle, reader = begin(seats, seed, rules or {}, variant, start)
    rng = Random(seed)
    policies = rng.choices(list(POLICIES), [1, 3, 3, 2, 1, 4, 2], k=seats)
    counts: Counter[str] = Counter(f"player: {policy}" for policy in policies)
    counts[f"start: {start}"] += 1
    agree(oracle, game, game)
    while not game.over:
        assert game.seat is not None
        texts = [choice.text for choice in game.choices]
        text = pick(texts, oracle.shown, policies[game.seat], rng)
        before = game.copy()
        game.play(next(choice for choice in game.choices if choice.text == text))
        counts[f"choice: {text.split()[0]}"] += 1
        try:
            oracle.play(text)
            for seat, line in game.actions[len(before.actions) :]:
                counts.update(oracle.table.notes)
                oracle.table.notes.clear()
                read_along(reader, seat, line, game)
        except (Illegal, AssertionError) as trouble:
            raise Disagreement(f"{trouble}\n{text!r} in\n{before.text}") from trouble
        agree(oracle, game, before)
    counts["games"] += 1
    count_end(oracle, counts)
    return counts


def read_along(reader: Oracle, seat: int, line: str, game: ironbridge.Game) -> None:
    """Plays a finished line; asserts that it leads to the state of the game."""
    if seat != reader.seat:
        raise Illegal(f"seat {reader.seat} is to act, not {seat}: {line}")
    reader.play_line(line)
    reader.table.notes.clear()
    found = compare_tables(reader, game)
    if found:
        raise Disagreement("\n".join([f"The line {line!r} leads to another table:", *found]))


def agree(oracle: Oracle, game: ironbridge.Game, before: ironbridge.Game) -> None:
    """Asserts that state and choices are equal."""
    found = compare_tables(oracle, game) + compare_choices(oracle, game)
    if found:
        begun = f"now, with {game.begun} begun:" if game.begun else "now:"
        raise Disagreement("\n".join([*found, "before:", before.text, begun, game.text]))


def count_end(oracle: Oracle, counts: Counter[str]) -> None:
    tie = oracle.result[2]
    if tie:
        counts[f"tie broken by {tie}"] += 1
    best = max(oracle.result[0])
    counts[f"best score {best // 50 * 50} or more"] += 1


def any_setting(number: int) -> dict[str, Any]:
    """Returns seats, rules, variant and start of one game of a long series."""
    rng = Random(f"birmingham {number}")
    switched: dict[str, object] = {
        "coal_split": True,
        "gloucester_optional": True,
        "free_start_overbuild": True,
        "income_tie": "level",
        "intro_last_income": True,
        "shortfall_zero": "force",
    }
    variant = rng.choices([None, "introductory"], [5, 1])[0]
    if variant is None:
        del switched["intro_last_income"]
    return {
        "seats": rng.choice([2, 3, 4]),
        "seed": number,
        "rules": {name: value for name, value in switched.items() if rng.random() < 0.3},
        "variant": variant,
        "start": rng.choices(list(STARTS), [4, 3, 1, 1, 2, 2, 3])[0],
    }
