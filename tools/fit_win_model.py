"""Calibrates win probabilities from expected points, on games between bots.

    python -m tools.fit_win_model [--games N] [TITLE ...]

Plays games, records the evaluation of every seat after each action, and fits by maximum likelihood
a standard deviation for each part of the game.  Every fifth game is held out to check the
calibration: predicted against observed frequencies.  The result is ``win_model.toml`` of a title.
"""

import argparse
from collections.abc import Callable, Iterator
from itertools import pairwise
from math import exp, log
from pathlib import Path
from random import Random
from typing import NamedTuple

import click

import ironbridge
from ironbridge import bots
from ironbridge.bots.expected_score import Expected, ExpectedScore, knows
from ironbridge.bots.weights_file import table_key
from ironbridge.bots.win_probability import FILE, WinModel, softmax
from ironbridge.game import Game
from ironbridge.titles import find, folder

BOT = "easy"
GAMES = 400
PARTS = 10
"""Number of parts of a game, each with its own standard deviation."""
CHECKED = 5
"""One game in this number of games is held out."""
NARROWEST, WIDEST = 0.3, 120.0
LEAST = 1e-9
STEPS = 60
GOLD = 0.618
BANDS = (0.0, 0.1, 0.2, 0.35, 0.5, 0.7, 0.9, 1.0)


class Moment(NamedTuple):
    """Evaluation after an action, the share of the game played, and the winners."""

    expected: Expected
    done: float
    winners: tuple[int, ...]


class Table(NamedTuple):
    """Title, board and number of seats."""

    title: str
    board: str | None
    seats: int

    def game(self, seed: int) -> Game:
        """Returns a new game of this configuration."""
        return ironbridge.new(self.title, seats=self.seats, seed=seed, board=self.board)


def tables(title: str) -> Iterator[Table]:
    """Yields every configuration of a title with trained weights."""
    card = find(title)
    for board in card.boards or (None,):
        for seats in card.seats:
            table = Table(title, board, seats)
            if knows(table.game(0).spec):
                yield table


def played(table: Table, seed: int) -> list[Moment]:
    """Plays one game; returns its samples without the final position."""
    game = table.game(seed)
    bot, rng, search = bots.find(BOT), Random(seed), ExpectedScore(game.spec)
    found = [search.of(game.position)]
    while game.seat is not None:
        game.play(bot.choose(bots.SeatView(game, game.seat), rng))
        if len(game.actions) == len(found):
            found.append(search.of(game.position))
    assert game.result is not None
    winners = tuple(game.result.winners)
    return [Moment(one, at / len(found), winners) for at, one in enumerate(found[:-1])]


def fitted(moments: list[Moment]) -> float:
    """Returns the standard deviation with the maximum likelihood of the winners."""

    def spread(scale: float) -> float:
        return exp(log(NARROWEST) + scale * log(WIDEST / NARROWEST))

    def unlikely(scale: float) -> float:
        seen = [softmax(one.expected, spread(scale)) for one in moments]
        return -sum(
            log(max(LEAST, chances[seat]))
            for one, chances in zip(moments, seen, strict=True)
            for seat in one.winners
        )

    return round(spread(least(unlikely)), 2)


def least(cost: Callable[[float], float]) -> float:
    """Returns the minimum of a cost between 0 and 1, by golden-section search."""
    low, high = 0.0, 1.0
    for _ in range(STEPS):
        first, second = high - GOLD * (high - low), low + GOLD * (high - low)
        if cost(first) < cost(second):
            high = second
        else:
            low = first
        if high - low < 1e-3:
            break
    return (low + high) / 2


def checked(chances: WinModel, moments: list[Moment]) -> list[tuple[float, float, int]]:
    """Returns for each bin the predicted and the observed frequency, and the number of samples."""
    said = [
        (chance, (seat in one.winners) / len(one.winners))
        for one in moments
        for seat, chance in enumerate(chances.of(one.expected, one.done))
    ]
    rows = []
    for low, high in pairwise(BANDS):
        some = [pair for pair in said if low <= pair[0] < high or pair[0] == high == 1.0]
        if some:
            means = [sum(column) / len(some) for column in zip(*some, strict=True)]
            rows.append((means[0], means[1], len(some)))
    return rows


def measured(table: Table, games: int) -> str:
    """Plays and fits one configuration; returns its part of the file."""
    fit: list[list[Moment]] = [[] for _ in range(PARTS)]
    check: list[Moment] = []
    for seed in range(games):
        for moment in played(table, seed):
            if seed % CHECKED:
                fit[int(moment.done * PARTS)].append(moment)
            else:
                check.append(moment)
    spreads = [fitted(some) for some in fit]
    rows = checked(WinModel(spreads), check)
    told = [f"#   {said:.0%} said, {seen:.0%} seen ({count})" for said, seen, count in rows]
    return "\n".join([f"[{table_key(table.game(0).spec)}]", f"spreads = {spreads}", *told, ""])


def write(title: str, games: int) -> Path:
    """Fits every configuration of a title; returns the file that was written."""
    home = folder(title)
    assert home is not None
    head = (
        f"# How many expected points make a seat win e times as often, by tenths of a game.\n"
        f"# Made by: python -m tools.fit_win_model --games {games} {title}\n"
        f"# ({BOT} against itself; every {CHECKED}th game only checked what was said.)\n"
    )
    parts = [measured(table, games) for table in tables(title)]
    (home / FILE).write_text("\n".join([head, *parts]), "utf-8")
    return home / FILE


def main() -> None:
    """Fits the titles that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=[one.name for one in ironbridge.titles()])
    parser.add_argument("--games", type=int, default=GAMES)
    asked = parser.parse_args()
    for title in asked.titles:
        click.echo(write(title, asked.games))


if __name__ == "__main__":
    main()
