"""Invariants in random games of every title, seat count, variant, board and option.

A few games each; ``ironbridge soak`` plays thousands, ``IRONBRIDGE_LONG_GAMES=1`` some more.
"""

import pytest

from ironbridge.core.rng import split
from ironbridge.testing.configurations import Configuration, installed_cases
from ironbridge.testing.invariants import check_game, printed_rounds
from ironbridge.testing.seat_symmetry import check_seats_alike
from tests.helpers.extent import LONG
from tests.invariants.games import plain_cases

CASES = {case.name: case for case in installed_cases()}
PLAIN = {case.name: case for case in plain_cases()}
ROUNDS = {
    ("birmingham", 2): [10, 10],
    ("birmingham", 3): [9, 9],
    ("birmingham", 4): [8, 8],
    ("lancashire", 3): [10, 10],
    ("lancashire", 4): [8, 8],
}
"""Number of rounds of each era."""


def seed_of(case: Configuration, number: int) -> int:
    """Returns a distinct seed for each game, so that no two cases have equal cards."""
    return split(sum(map(ord, case.name)), number)


@pytest.mark.parametrize("name", CASES)
def test_a_game_keeps_the_laws_closely_watched(name: str) -> None:
    check_game(CASES[name].spec(), seed_of(CASES[name], 0), stride=12)


@pytest.mark.parametrize("number", range(1, 9 if LONG else 5))
@pytest.mark.parametrize("name", PLAIN)
def test_more_games_keep_the_laws(name: str, number: int) -> None:
    check_game(PLAIN[name].spec(), seed_of(PLAIN[name], number), stride=70)


@pytest.mark.both_builds
@pytest.mark.parametrize("name", PLAIN)
def test_a_game_keeps_the_laws_on_both_builds(name: str) -> None:
    check_game(PLAIN[name].spec(), seed_of(PLAIN[name], 9), stride=90)


@pytest.mark.parametrize("name", PLAIN)
def test_moving_seats_round_changes_nothing_but_names(name: str) -> None:
    check_seats_alike(PLAIN[name].spec(), seed_of(PLAIN[name], 10))


@pytest.mark.parametrize(("title", "seats"), ROUNDS)
def test_eras_have_their_printed_rounds(title: str, seats: int) -> None:
    spec = Configuration(title, seats).spec()
    assert [printed_rounds(spec, era) for era in (0, 1)] == ROUNDS[title, seats]
