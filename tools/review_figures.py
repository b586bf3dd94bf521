"""Figures about the review: error rates of the levels, repeatability, time, and the ledger.

    python -m tools.review_figures rates TITLE SEATS [--games N] [--levels A,B] [--board B]
    python -m tools.review_figures repeat TITLE SEATS [--games N]
    python -m tools.review_figures ledger TITLE SEATS [--games N]

``rates`` plays games of one level against itself, reviews them, and writes the error rate of the
level into ``error_rates.toml`` of the title.  ``repeat`` reviews games twice in independent worlds
and prints the share of turns that get the same grade, the changes of grade, and the CPU time of a
turn.  ``ledger`` checks the identity of the luck ledger, and prints what luck, rivals and forecast
amount to.
"""

import argparse
import json
import time
import tomllib
from collections import Counter
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import click

import ironbridge
from ironbridge import bots
from ironbridge.bots import SeatView
from ironbridge.bots.bot_rng import bot_rng
from ironbridge.bots.weights_file import table_key
from ironbridge.core.rng import split
from ironbridge.game import Game
from ironbridge.review.game_review import ERROR_RATES, review_game
from ironbridge.review.ledger import ledger, luck_of, total
from ironbridge.review.valuation import Valuation
from ironbridge.titles import folder

LEVELS = "easy,medium,hard,master"


def played(asked: argparse.Namespace, level: str, number: int) -> Game:
    """Returns a game that a level played against itself."""
    seed = split(17, number)
    game = ironbridge.new(asked.title, seats=asked.seats, seed=seed, board=asked.board)
    player, rng = bots.find(level), bot_rng(seed, level)
    while game.seat is not None:
        game.play(player.choose(SeatView(game, game.seat), rng))
    return game


def rates(asked: argparse.Namespace) -> None:
    """Measures the error rate of each level, and writes them into the title's file."""
    home = folder(asked.title)
    assert home is not None
    file = home / ERROR_RATES
    known: dict[str, Any] = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    for level in asked.levels.split(","):
        found: list[float] = []
        for number in range(asked.games):
            game = played(asked, level, number)
            review = review_game(game, seed=number, jobs=asked.jobs)
            found += [one.rate.points for one in review.summary if one.rate is not None]
        key = table_key(game.spec)
        part = known.setdefault(key, {"rates": {}, "deviations": {}, "games": {}})
        part["rates"][level] = round(fmean(found), 3)
        part["deviations"][level] = round(stdev(found), 3)
        part["games"][level] = asked.games
        click.echo(f"{level}: {fmean(found):.3f} +- {stdev(found) / sqrt(len(found)):.3f}")
        write_rates(file, known)


def write_rates(file: Path, known: dict[str, Any]) -> None:
    """Writes the error rates of all tables."""
    lines = [
        "# Points lost per turn by each level in games against itself (rates), the standard",
        "# deviation of one seat's rate in one game, and the number of games.",
        "# Made by: python -m tools.review_figures rates TITLE SEATS --games GAMES",
    ]
    for key, part in known.items():
        lines += ["", f"[{key}]"]
        for name, values in part.items():
            inside = ", ".join(f"{level} = {json.dumps(one)}" for level, one in values.items())
            lines.append(f"{name} = {{ {inside} }}")
    file.write_text("\n".join(lines) + "\n", "utf-8")


def repeat(asked: argparse.Namespace) -> None:
    """Reviews games twice in independent worlds; prints equal grades, changes and CPU time."""
    same = turns = 0
    seconds = 0.0
    changes: Counter[tuple[str, str]] = Counter()
    levels = asked.levels.split(",")
    for number in range(asked.games):
        level = levels[number % len(levels)]
        game = played(asked, level, number)
        began = time.process_time()
        one, other = (review_game(game, seed=seed) for seed in (1, 2))
        seconds += time.process_time() - began
        for first, second in zip(one.turns, other.turns, strict=True):
            turns += 1
            same += first.grade == second.grade
            if first.grade != second.grade:
                grades = sorted((first.grade, second.grade))
                changes[grades[0], grades[1]] += 1
        share = same / turns
        error = sqrt(share * (1 - share) / turns)
        cost = seconds / 2 / turns
        click.echo(f"{level}: {same}/{turns} = {share:.3f} +- {error:.3f}, {cost:.2f} s a turn")
    for (low, high), many in changes.most_common():
        click.echo(f"{low} / {high}: {many}")


def check_ledger(asked: argparse.Namespace) -> None:
    """Checks the identity of the ledger on many games; prints the mean size of its entries."""
    worst = 0.0
    sizes: dict[str, list[float]] = {"luck": [], "rivals": [], "forecast": [], "error": []}
    for number in range(asked.games):
        game = played(asked, asked.levels.split(",")[0], number)
        found = ledger(Valuation(game.spec), game, {}, number, redeals=asked.redeals)
        for entry in found.seats:
            worst = max(worst, abs(total(entry) - entry.result))
            sizes["luck"].append(luck_of(entry))
            sizes["rivals"].append(entry.rivals)
            sizes["forecast"].append(entry.forecast)
            sizes["error"].append(entry.luck_error)
    click.echo(f"{asked.games} games, largest difference {worst:.2e} points")
    for name, values in sizes.items():
        deviation = stdev(values)
        error = deviation / sqrt(len(values))
        click.echo(f"{name}: mean {fmean(values):+.2f} +- {error:.2f}, sd {deviation:.2f}")


def main() -> None:
    """Runs one of the measurements."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["rates", "repeat", "ledger"])
    parser.add_argument("title")
    parser.add_argument("seats", type=int)
    parser.add_argument("--board")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--levels", default=LEVELS)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--redeals", type=int, default=8)
    asked = parser.parse_args()
    {"rates": rates, "repeat": repeat, "ledger": check_ledger}[asked.what](asked)


if __name__ == "__main__":
    main()
