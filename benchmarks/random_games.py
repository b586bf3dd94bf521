"""Random games through three drivers: the core, interpreted Python, the public ``Game``.

Game number n has the same deal and choices on every machine and in both builds.
"""

from collections.abc import Callable
from typing import NamedTuple

import ironbridge
from benchmarks.run_document import Sheet
from benchmarks.timing import time_laps
from ironbridge.core.playout import play_out
from ironbridge.core.position import ASK_ACTION, ASK_NOTHING, POINTS, Position
from ironbridge.core.rng import Rng, split
from ironbridge.core.setup import first_position
from ironbridge.core.transitions import apply, legal
from ironbridge.core.workspace import Workspace
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.titles import find
from ironbridge.titles.spec import GameSpec

MOST_GAMES = 256
"""Maximum number of games per lap."""
CHECKED_GAMES = 2
"""Number of games that must end alike through every interface."""


MOST_CHOICES = 1 << 30


class GameTotals(NamedTuple):
    """Totals of some games."""

    choices: int
    actions: int
    points: list[int]
    """Points of every seat, game after game: a checksum that differs when drivers differ."""


class Disagreement(Exception):
    """Drivers or builds played different games: a bug in the rules or in the build."""


def spec_for(title: str, seats: int) -> GameSpec:
    """Returns the spec of a title with default options."""
    return find(title).make(seats, {})


def opening(spec: GameSpec, work: Workspace, number: int) -> Position:
    """Returns the first position of game number ``number``."""
    return first_position(spec.rules, deal_from_seed(spec, split(1, number)), work)


def play_seed(number: int) -> int:
    """Returns the seed of the choices of game number ``number``."""
    return split(2, number)


def points(spec: GameSpec, pos: Position) -> list[int]:
    return [pos.seat_value(seat, POINTS) for seat in range(spec.seats)]


# The three drivers


def play_in_core(spec: GameSpec, numbers: range) -> GameTotals:
    """Plays each game in one call of the core; returns the totals."""
    work = Workspace()
    choices = actions = 0
    ends: list[int] = []
    for number in numbers:
        pos = opening(spec, work, number)
        asked, begun = play_out(spec.rules, pos, work, play_seed(number))
        choices += asked
        actions += begun
        ends += points(spec, pos)
    return GameTotals(choices, actions, ends)


def play_from_python(spec: GameSpec, numbers: range) -> GameTotals:
    """Lists, selects and applies each choice from interpreted Python; returns the totals."""
    rules, work = spec.rules, Workspace()
    choices = actions = 0
    ends: list[int] = []
    for number in numbers:
        pos = opening(spec, work, number)
        below = Rng(play_seed(number)).below
        codes = work.codes
        while (ask := pos.ask) != ASK_NOTHING:
            if ask == ASK_ACTION:
                actions += 1
            apply(rules, pos, work, codes[below(legal(rules, pos, work))])
            choices += 1
        ends += points(spec, pos)
    return GameTotals(choices, actions, ends)


def play_in_public(spec: GameSpec, numbers: range) -> GameTotals:
    """Plays each game through the public API; returns the totals."""
    choices = actions = 0
    ends: list[int] = []
    for number in numbers:
        game = fresh_game(spec, number)
        choices += play_on(game, number)
        actions += len(game.actions)
        ends += game.result.points if game.result else []
    return GameTotals(choices, actions, ends)


def random_game(spec: GameSpec, number: int) -> ironbridge.Game:
    """Returns the finished game number ``number``."""
    game = fresh_game(spec, number)
    play_on(game, number)
    return game


def fresh_game(spec: GameSpec, number: int) -> ironbridge.Game:
    """Returns game number ``number`` before its first choice."""
    return ironbridge.new(spec.title, seats=spec.seats, seed=split(1, number))


def play_on(game: ironbridge.Game, number: int, most: int = MOST_CHOICES) -> int:
    """Plays a new game for at most ``most`` choices.

    Returns the number of choices made.
    """
    below = Rng(play_seed(number)).below
    choices = 0
    while choices < most and not game.over:
        codes = game.choices.codes
        game.play(codes[below(len(codes))])
        choices += 1
    return choices


# Measuring

Driver = Callable[[GameSpec, range], GameTotals]
DRIVERS: dict[str, Driver] = {
    "": play_in_core,
    "driven ": play_from_python,
    "public ": play_in_public,
}


def measure_games(sheet: Sheet, spec: GameSpec, prefix: str, budget: float) -> None:
    """Measures games, actions and, inside the core, choices per second of one driver."""
    drive = DRIVERS[prefix]
    title, seats = spec.title, spec.seats
    timing = time_laps(lambda games: drive(spec, range(games)), budget, MOST_GAMES)
    played = play_in_core(spec, range(timing.rounds))
    sheet.rate(title, seats, f"{prefix}games", timing)
    if not prefix:
        sheet.rate(title, seats, "choices", timing.each(played.choices / timing.rounds))
    sheet.rate(title, seats, f"{prefix}actions", timing.each(played.actions / timing.rounds))


def ends(spec: GameSpec) -> list[int]:
    """Returns the results of the first games; raises ``Disagreement`` when drivers differ."""
    numbers = range(CHECKED_GAMES)
    found = [drive(spec, numbers).points for drive in DRIVERS.values()]
    if any(other != found[0] for other in found):
        raise Disagreement(f"The drivers played different games of {spec.title}: {found}.")
    return found[0]
