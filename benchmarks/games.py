"""Random games, the same ones by three drivers: the core, interpreted Python, the public Game.

Game number n always has the same deal and the same choices, on every machine and in both builds.
"""

from collections.abc import Callable
from typing import NamedTuple

import ironbridge
from benchmarks.schema import Sheet
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
"""In one lap: enough to be a fair mixture."""
CHECKED_GAMES = 2
"""Number of games that must end alike through every interface."""


MOST_CHOICES = 1 << 30


class Played(NamedTuple):
    """What some games came to."""

    choices: int
    actions: int
    points: list[int]
    """Of every seat, game after game: two drivers that differ will differ here."""


class Disagreement(Exception):
    """Games that must be the same are not: a bug in the rules or in the build."""


def setting_for(title: str, seats: int) -> GameSpec:
    """Returns a title as it comes out of the box."""
    return find(title).make(seats, {})


def opening(spec: GameSpec, work: Workspace, number: int) -> Position:
    """Returns the first position of a game of this number."""
    return first_position(spec.rules, deal_from_seed(spec, split(1, number)), work)


def play_seed(number: int) -> int:
    """Returns what decides the choices of a game of this number."""
    return split(2, number)


def points(spec: GameSpec, pos: Position) -> list[int]:
    return [pos.seat_value(seat, POINTS) for seat in range(spec.seats)]


# The three drivers


def play_in_core(spec: GameSpec, numbers: range) -> Played:
    """Play each game in one call of the core; returns what they came to."""
    work = Workspace()
    choices = actions = 0
    ends: list[int] = []
    for number in numbers:
        pos = opening(spec, work, number)
        asked, begun = play_out(spec.rules, pos, work, play_seed(number))
        choices += asked
        actions += begun
        ends += points(spec, pos)
    return Played(choices, actions, ends)


def play_through_doors(spec: GameSpec, numbers: range) -> Played:
    """List, make and carry out each choice from interpreted Python; returns what games came to."""
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
    return Played(choices, actions, ends)


def play_in_public(spec: GameSpec, numbers: range) -> Played:
    """Play each game through the names that users know; returns what they came to."""
    choices = actions = 0
    ends: list[int] = []
    for number in numbers:
        game = fresh_game(spec, number)
        choices += play_on(game, number)
        actions += len(game.actions)
        ends += game.result.points if game.result else []
    return Played(choices, actions, ends)


def random_game(spec: GameSpec, number: int) -> ironbridge.Game:
    """Returns a finished public game of this number."""
    game = fresh_game(spec, number)
    play_on(game, number)
    return game


def fresh_game(spec: GameSpec, number: int) -> ironbridge.Game:
    """Returns the public game of this number before its first choice."""
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

Driver = Callable[[GameSpec, range], Played]
DRIVERS: dict[str, Driver] = {
    "": play_in_core,
    "driven ": play_through_doors,
    "public ": play_in_public,
}


def measure_games(sheet: Sheet, spec: GameSpec, prefix: str, budget: float) -> None:
    """Games, actions and, inside the core, choices a second by one driver."""
    drive = DRIVERS[prefix]
    title, seats = spec.title, spec.seats
    timing = time_laps(lambda games: drive(spec, range(games)), budget, MOST_GAMES)
    played = play_in_core(spec, range(timing.rounds))
    sheet.rate(title, seats, f"{prefix}games", timing)
    if not prefix:
        sheet.rate(title, seats, "choices", timing.each(played.choices / timing.rounds))
    sheet.rate(title, seats, f"{prefix}actions", timing.each(played.actions / timing.rounds))


def ends(spec: GameSpec) -> list[int]:
    """Returns how the first games end by every driver; ``Disagreement`` when the drivers differ."""
    numbers = range(CHECKED_GAMES)
    found = [drive(spec, numbers).points for drive in DRIVERS.values()]
    if any(other != found[0] for other in found):
        raise Disagreement(f"The drivers played different games of {spec.title}: {found}.")
    return found[0]
