"""Fingerprints of seeded games, and records with their final positions."""

import hashlib
import tomllib
from functools import cache
from pathlib import Path

from ironbridge.core.rng import Rng, split
from ironbridge.game.factory import begin
from ironbridge.game.game import Game
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.testing.configurations import Configuration, cases_of, installed_cases
from ironbridge.titles import find, names
from tests.helpers.heard import heard

FOLDER = Path(__file__).parent
FINGERPRINTS = FOLDER / "fingerprints.toml"
RECORDS = FOLDER / "records"
SEED = 62
HEAD = """# Seeded games of every case: the choices made, and the position and events at the end.
# Both builds must match.  Written by: python -m tests.rewrite both
"""


def all_cases() -> list[Configuration]:
    """Returns every configuration of every title."""
    return installed_cases()


def recorded_cases() -> list[Configuration]:
    """Returns every title with every number of seats and default options."""
    found = [case for name in names() for case in cases_of(find(name), options=False)]
    return [case for case in found if not case.options]


def play(case: Configuration, number: int = 0) -> tuple[Game, list[int]]:
    """Plays a game with deal and choices from a seed; returns it with its choices."""
    spec = case.spec()
    seed = split(SEED, number)
    game = begin(spec, seed, deal_from_seed(spec, seed))
    rng = Rng(seed)
    made: list[int] = []
    while not game.over:
        codes = game.choices.codes
        made.append(codes[int(rng.below(len(codes)))])
        game.play(made[-1])
    return game, made


def fingerprint(case: Configuration) -> str:
    """Returns a fingerprint of a game: number of choices, and hashes of choices and result."""
    game, made = play(case, len(case.name))
    parts = (str(made), game.text, str(tuple(heard(game))))
    letters = [hashlib.sha256(part.encode()).hexdigest()[:12] for part in parts]
    return f"{len(made)} {' '.join(letters)}"


@cache
def stored() -> dict[str, str]:
    """Returns the stored fingerprints."""
    return dict(tomllib.loads(FINGERPRINTS.read_text(encoding="utf-8")))


def fingerprints_text(cases: list[Configuration]) -> str:
    """Returns the text of the file of fingerprints."""
    rows = [f'"{case.name}" = "{fingerprint(case)}"' for case in cases]
    return HEAD + "\n".join(rows) + "\n"
