"""Every turn of the Automa equals the prediction of the reference engine.

IRONBRIDGE_AUDIT sets the number of seeds per level and player (1 by default), and the number of
hundreds of random positions; ``-s`` prints how often each branch was taken.
"""

import os
import random
from collections import Counter
from collections.abc import Iterator

import pytest

import ironbridge
from tests.reference_engines.automa.human import POLICIES, audit, compare
from tests.reference_engines.automa.scatter import scattered
from tests.reference_engines.automa.state import read
from tests.rulebook.automa.solo import NO_BREWERY, NO_MANUFACTURER

LEVELS = ("easy", "medium", "hard")
TIMES = int(os.environ.get("IRONBRIDGE_AUDIT", "1"))
BRANCHES = {"games": Counter[str](), "scattered": Counter[str]()}


@pytest.fixture(scope="module", autouse=True)
def _tell() -> Iterator[None]:
    """Prints how often each branch was taken."""
    yield
    for name, log in BRANCHES.items():
        print(f"\n{name}")
        for branch, times in sorted(log.items()):
            print(f"{times:8d} {branch}")


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("level", LEVELS)
def test_games(level: str, policy: str) -> None:
    for seed in range(1, TIMES + 1):
        wrong = audit(level, policy, seed, BRANCHES["games"])
        assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("mat", [NO_BREWERY, NO_MANUFACTURER, "coal 0 0 0 0, iron 0 0 0 0"])
def test_games_with_mats_that_make_it_hard(mat: str) -> None:
    wrong = audit("medium", "builder", 9, BRANCHES["games"], mat)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("level", LEVELS)
def test_scattered_positions(level: str) -> None:
    mat = read(ironbridge.new("birmingham", automa=level, seed=1)).mat
    for seed in range(50 * TIMES):
        game = ironbridge.load(scattered(level, random.Random(f"{level} {seed}"), mat))
        wrong = compare(
            game, next(one for one in game.choices if one.text == "pass"), BRANCHES["scattered"]
        )
        if not wrong and game.begun:
            wrong = compare(game, game.choices[0], BRANCHES["scattered"])
        assert not wrong, f"{level}, {seed}\n" + "\n".join(wrong)
    assert BRANCHES["scattered"]["(turns)"] >= 50 * TIMES
