"""Fingerprints of each bot's choices in fixed positions of every table, and of the evaluation."""

import hashlib
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Final

import ironbridge
from ironbridge.bots import SeatView, find
from ironbridge.bots.levels import MASTER_2026_11, Level, levels
from ironbridge.bots.search_bot import SearchBot
from ironbridge.bots.weights_file import evaluator_for
from ironbridge.core.rng import Rng
from ironbridge.game.game import Game
from ironbridge.testing.configurations import Configuration, installed_cases

FILE: Final = Path(__file__).parent / "choice_fingerprints.toml"
HEAD: Final = """# Choices of every bot at three moments of a seeded game of every table, as codes.
# What the evaluator makes of these moments for each seat: stage, hash of the features, value.
# Written by: python -m tests.rewrite bots
"""
MOMENTS: Final = (0.0, 0.4, 0.85)
"""Fractions of a game at which the bots choose."""


def with_less_work(level: Level) -> Level:
    """Returns a level without its time limit; strong levels with fewer candidates and rollouts."""
    level = level._replace(seconds=1e9)
    if level.samples == 0:
        return level
    cards, deep = min(level.card_samples, 4), min(level.deep_samples, 8)
    return level._replace(beam=1, width=4, samples=8, card_samples=cards, deep_samples=deep)


LEVELS: Final = {
    name: with_less_work(level)
    for name, level in {**levels(), MASTER_2026_11.name: MASTER_2026_11}.items()
}


def tables() -> list[Configuration]:
    """Returns every title with every number of seats, board, variant and Automa."""
    return installed_cases(options=False)


def moments(case: Configuration) -> Iterator[Game]:
    """Yields a random game at fixed positions that have several legal choices."""
    codes = random_choices(case)
    for part in MOMENTS:
        game = case_game(case)
        for code in codes[: int(part * len(codes))]:
            game.play(code)
        while len(game.choices.codes) == 1:
            game.play(game.choices.codes[0])
        yield game


def case_game(case: Configuration) -> Game:
    """Returns a new game of a table, always with the same deal."""
    return ironbridge.new(case.title, seats=case.seats, seed=11, **case.options)  # type: ignore[arg-type]


def random_choices(case: Configuration) -> list[int]:
    """Returns the choices of a whole random game."""
    game, rng = case_game(case), Rng(11)
    made: list[int] = []
    while not game.over:
        codes = game.choices.codes
        made.append(codes[int(rng.below(len(codes)))])
        game.play(made[-1])
    return made


def fingerprints(case: Configuration) -> dict[str, str]:
    """Returns the fingerprints of one table, by bot."""
    found: dict[str, list[str]] = {name: [] for name in ("evaluator", "greedy", *LEVELS)}
    for game in moments(case):
        seat = game.seat
        assert seat is not None
        found["evaluator"].append(evaluation(game))
        view = SeatView(game, seat)
        found["greedy"].append(str(find("greedy").choose(view, Random(5))))
        for name, level in LEVELS.items():
            found[name].append(plan(level, view))
    return {f"{case.name} {name}": " | ".join(parts) for name, parts in found.items()}


def plan(level: Level, view: SeatView) -> str:
    """Returns the codes of the turn that a level plans."""
    return " ".join(str(code) for code in SearchBot(level).plan(view, Random(5)).values())


def evaluation(game: Game) -> str:
    """Returns stage, features and value of a position for each seat."""
    evaluator, parts = evaluator_for(game.spec), []
    for seat in range(len(game.view(game.seat).seats)):
        value = int(evaluator.evaluate(game.position, seat))
        features = ",".join(str(int(one)) for one in evaluator.extractor.features)
        digest = hashlib.sha256(features.encode()).hexdigest()[:8]
        parts.append(f"{int(evaluator.stage)} {digest} {value}")
    return ", ".join(parts)


@cache
def stored() -> dict[str, str]:
    """Returns the stored fingerprints."""
    return dict(tomllib.loads(FILE.read_text("utf-8")))


def file_text() -> str:
    """Returns the text of the current file of fingerprints."""
    rows = [
        f'"{name}" = "{value}"' for case in tables() for name, value in fingerprints(case).items()
    ]
    return HEAD + "\n".join(rows) + "\n"
