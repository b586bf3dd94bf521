"""Soak runs: thousands of games of every title with all invariants checked."""

import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from ironbridge.core.rng import split
from ironbridge.sim.pool import spread
from ironbridge.sim.simulate import DICE
from ironbridge.testing.configurations import Configuration, installed_cases
from ironbridge.testing.invariants import InvariantViolated, check_game
from ironbridge.titles import find

EVERY_LEVEL: Final = "all"
"""Stands for all levels of the Automa."""


class Soaked(NamedTuple):
    """Result of one game: length, points, and the violated invariant, if any."""

    case: str
    choices: int
    points: tuple[int, ...]
    broken: str


class SoakShard(NamedTuple):
    """One game to play."""

    case: Configuration
    bot: str
    seed: int
    stride: int

    @property
    def name(self) -> str:
        """Returns the name of the configuration, with the bot."""
        return self.case.name if self.bot == DICE else f"{self.case.name} by {self.bot}"


def soak_game(piece: SoakShard) -> Soaked:
    """Plays one game with all invariants checked; returns its result."""
    try:
        bot = None if piece.bot == DICE else piece.bot
        played = check_game(piece.case.spec(), piece.seed, piece.stride, bot)
    except InvariantViolated as broken:
        return Soaked(piece.name, broken.choices, (), str(broken))
    return Soaked(piece.name, played.choices, played.points, "")


def soak(
    cases: Sequence[Configuration],
    games: int,
    seed: int = 0,
    stride: int = 10,
    jobs: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
    bots: Sequence[str] = (DICE,),
) -> dict[str, object]:
    """Plays games spread over the configurations; returns plain data, failures first."""
    tables = [(case, bot) for bot in bots for case in cases]
    pieces = [SoakShard(*tables[n % len(tables)], split(seed, n), stride) for n in range(games)]
    began = time.perf_counter()
    found: list[Soaked] = []
    for game in spread(soak_game, pieces, jobs):
        found.append(game)
        progress(1)
    broken = [{"case": game.case, "law": game.broken} for game in found if game.broken]
    return {
        "broken": broken,
        "games": len(found),
        "seed": seed,
        "seconds": round(time.perf_counter() - began, 3),
        "cases": {
            name: numbers(found, name) for name in dict.fromkeys(game.case for game in found)
        },
    }


def numbers(found: list[Soaked], name: str) -> dict[str, object]:
    """Returns statistics of the games of one configuration."""
    games = [game for game in found if game.case == name and not game.broken]
    if not games:
        return {"games": 0}
    seats = range(len(games[0].points))
    return {
        "games": len(games),
        "choices": sum(game.choices for game in games),
        "mean_points": [
            round(sum(game.points[seat] for game in games) / len(games), 2) for seat in seats
        ],
        "quartiles": [quartiles([game.points[seat] for game in games]) for seat in seats],
    }


def quartiles(points: list[int]) -> list[int]:
    """Returns minimum, quartiles and maximum."""
    ordered = sorted(points)
    return [ordered[(len(ordered) - 1) * part // 4] for part in range(5)]


def chosen_cases(
    title: str | None, seats: int | None, options: bool = True, automa: str | None = None
) -> list[Configuration]:
    """Returns all configurations, or those of a title, of a number of seats, or with an Automa."""
    return [
        case
        for case in installed_cases(options)
        if title in (None, case.title)
        and seats in (None, case.seats)
        and (automa is None or case.options.get("automa") in levels(case.title, automa))
    ]


def levels(title: str, automa: str) -> tuple[str, ...]:
    """Returns the chosen levels of the Automa: one, or all of the title's."""
    return find(title).automa if automa == EVERY_LEVEL else (automa,)
