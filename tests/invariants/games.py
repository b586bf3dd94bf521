"""Random games for the tests of invariants."""

from functools import cache
from random import Random

import ironbridge
from ironbridge.game import Game
from ironbridge.testing.configurations import Configuration, cases_of
from ironbridge.titles import find, names

TITLES = names()


def plain_cases() -> list[Configuration]:
    """Returns every title with every number of seats and default options."""
    return [case for name in TITLES for case in cases_of(find(name), options=False)]


def wander(game: Game, rng: Random, choices: int) -> Game:
    """Plays at most ``choices`` random choices."""
    for _ in range(choices):
        if game.over:
            break
        game.play(rng.choice(game.choices.codes))
    return game


@cache
def stations(title: str) -> tuple[Game, ...]:
    """Returns games of a title at different stages: new, running, inside an action, finished."""
    seats = find(title).seats
    found = []
    for number, choices in enumerate((0, 1, 12, 45, 90, 91, 140, 999)):
        many = seats[number % len(seats)]
        game = ironbridge.new(title, seats=many, seed=number)
        found.append(wander(game, Random(number), choices))
    return tuple(found)


def state(game: Game) -> tuple[object, ...]:
    """Returns everything that a refused choice must leave unchanged."""
    return (
        game.text,
        game.record,
        game.events,
        game.actions,
        game.choices.codes,
        game.can_undo,
        game.seat,
        game.view(0),
    )
