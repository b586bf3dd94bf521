"""Fits win probabilities to games between levels, and measures their calibration.

    python -m tools.fit_win_model [--games N] [--jobs N] [--levels A,B] [TITLE[/TABLE] ...]

Plays games in which every seat draws its level by lot, so that most tables are uneven; records the
evaluation of every seat after each turn, and fits by maximum likelihood a temperature for each
tenth of the game.  Every fifth game is held out: ``win_model.toml`` of a title stores the log loss
and the calibration by decile on these games beside the temperatures.  Tables that are not named
keep what the file says of them.
"""

import argparse
import json
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import exp, log
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import click

import ironbridge
from ironbridge.bots.expected_score import Expected, ExpectedScore, knows
from ironbridge.bots.game_progress import game_progress
from ironbridge.bots.levels import Level, levels
from ironbridge.bots.search_bot import SearchBot, without_pass
from ironbridge.bots.weights_file import table_key
from ironbridge.bots.win_probability import FILE, WinModel, softmax
from ironbridge.core.position import ASK_NOTHING, Position
from ironbridge.core.reasons import OK
from ironbridge.core.rng import Rng, split
from ironbridge.core.transitions import apply, why_not
from ironbridge.core.workspace import Workspace
from ironbridge.game import Game
from ironbridge.game.result import result_of
from ironbridge.game.sample_world import unseen
from ironbridge.search.search import Search
from ironbridge.search.turn_generator import same_turn
from ironbridge.sim.pool import spread
from ironbridge.titles import find, folder
from ironbridge.titles.spec import GameSpec

MIX = ("easy", "medium")
"""Levels by lot; the stronger ones take minutes a game of processor time for thousands of games."""
GAMES = 400
GAMES_PER_PIECE = 4
PARTS = 10
"""Number of parts of a game, each with its own temperature."""
CHECKED = 5
"""One game in this number of games is held out."""
NARROWEST, WIDEST = 0.3, 120.0
LEAST = 1e-9
STEPS = 60
GOLD = 0.618
DECILES = 10


class TurnSample(NamedTuple):
    """Evaluation after a turn, the share of the game played, and the winners."""

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


class GamesJob(NamedTuple):
    """Games of one table that one process plays."""

    table: Table
    seeds: tuple[int, ...]
    mix: tuple[str, ...]


def tables(title: str) -> Iterator[Table]:
    """Yields every configuration of a title with trained weights."""
    card = find(title)
    for board in card.boards or (None,):
        for seats in card.seats:
            table = Table(title, board, seats)
            if knows(table.game(0).spec):
                yield table


def play_games(job: GamesJob) -> list[list[TurnSample]]:
    """Plays games; returns the samples of each."""
    spec = job.table.game(0).spec
    searches = {name: SearchBot(levels()[name]).search(spec) for name in job.mix}
    score = ExpectedScore(spec)
    return [played(job.table, spec, searches, score, seed, job.mix) for seed in job.seeds]


def played(
    table: Table,
    spec: GameSpec,
    searches: Mapping[str, Search],
    score: ExpectedScore,
    seed: int,
    mix: Sequence[str],
) -> list[TurnSample]:
    """Plays one game; returns its samples without the final position."""
    rng, pos, work = Random(seed), table.game(split(2026, seed)).position.copy(), Workspace()
    seated = [levels()[rng.choice(mix)] for _ in range(spec.seats)]
    found = [(score.of(pos), game_progress(spec, pos))]
    while pos.ask != ASK_NOTHING:
        before = pos.copy()
        for code in chosen_turn(spec, searches, seated[pos.seat], pos, rng):
            if pos.seat != before.seat or why_not(spec.rules, pos, work, code) != OK:
                break  # a card drawn within the turn: the rest is planned again
            apply(spec.rules, pos, work, code)
        if not same_turn(before, pos):
            found.append((score.of(pos), game_progress(spec, pos)))
    winners = tuple(result_of(spec, pos).winners)
    return [TurnSample(expected, done, winners) for expected, done in found[:-1]]


def chosen_turn(
    spec: GameSpec, searches: Mapping[str, Search], level: Level, pos: Position, rng: Random
) -> list[int]:
    """Returns the choices of a turn that a level plays with what its seat knows."""
    search = searches[level.name]
    found = search.search(
        unseen(spec, pos, int(pos.seat)),
        Rng(rng.getrandbits(60)),
        level.beam,
        level.width,
        level.samples,
        level.seconds,
        level.card_samples,
        level.deep_samples,
    )
    chosen = without_pass(search, found) if level.habits else found[0]
    return [int(code) for code in chosen.path]


def fitted(samples: list[TurnSample]) -> float:
    """Returns the temperature with the maximum likelihood of the winners."""

    def temperature(scale: float) -> float:
        return exp(log(NARROWEST) + scale * log(WIDEST / NARROWEST))

    def unlikely(scale: float) -> float:
        seen = [softmax(one.expected, temperature(scale)) for one in samples]
        return -sum(
            log(max(LEAST, chances[seat])) / len(one.winners)
            for one, chances in zip(samples, seen, strict=True)
            for seat in one.winners
        )

    return round(temperature(least(unlikely)), 2)


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


def predictions(model: WinModel, samples: Sequence[TurnSample]) -> list[tuple[float, float]]:
    """Returns for every seat of every sample the predicted and the real share of the win."""
    return [
        (chance, (seat in one.winners) / len(one.winners))
        for one in samples
        for seat, chance in enumerate(model.of(one.expected, one.done))
    ]


def log_loss(pairs: Sequence[tuple[float, float]]) -> float:
    """Returns the mean log loss of a seat winning or not."""
    return -sum(
        won * log(max(LEAST, said)) + (1 - won) * log(max(LEAST, 1 - said)) for said, won in pairs
    ) / len(pairs)


def calibration(pairs: Sequence[tuple[float, float]]) -> list[list[float]]:
    """Returns for each decile of the prediction its mean, the observed frequency, and the count."""
    rows: list[list[float]] = []
    for band in range(DECILES):
        some = [pair for pair in pairs if min(int(pair[0] * DECILES), DECILES - 1) == band]
        if some:
            said, won = (sum(column) / len(some) for column in zip(*some, strict=True))
            rows.append([round(said, 3), round(won, 3), len(some)])
    return rows


def measured(table: Table, games: int, mix: tuple[str, ...], jobs: int | None) -> dict[str, Any]:
    """Plays and fits one configuration; returns its part of the file."""
    seeds = range(games)
    pieces = [
        GamesJob(table, tuple(seeds[n : n + GAMES_PER_PIECE]), mix)
        for n in range(0, games, GAMES_PER_PIECE)
    ]
    fit: list[list[TurnSample]] = [[] for _ in range(PARTS)]
    check: list[TurnSample] = []
    number = 0
    for piece in spread(play_games, pieces, jobs):
        for samples in piece:
            for sample in samples:
                if number % CHECKED:
                    fit[min(int(sample.done * PARTS), PARTS - 1)].append(sample)
                else:
                    check.append(sample)
            number += 1
    spreads = smoothed([fitted(some) if some else None for some in fit])
    pairs = predictions(WinModel(spreads), check)
    return {
        "spreads": spreads,
        "games": games,
        "levels": list(mix),
        "log_loss": round(log_loss(pairs), 4),
        "deciles": calibration(pairs),
    }


def smoothed(found: Sequence[float | None]) -> list[float]:
    """Returns the temperatures; a part of the game without samples gets that of its neighbour."""
    known = [(n, one) for n, one in enumerate(found) if one is not None]
    return [
        one if one is not None else min(known, key=lambda pair: abs(pair[0] - n))[1]
        for n, one in enumerate(found)
    ]


def file_text(parts: dict[str, dict[str, Any]]) -> str:
    """Returns the text of a file of fitted models."""
    lines = [
        "# Win model: how many expected points make a seat win e times as often (spreads), by",
        "# tenths of a game; on every fifth game, held out: the log loss of a seat, and by",
        "# decile of the prediction its mean, the observed frequency and the number of samples.",
        "# Made by: python -m tools.fit_win_model --games GAMES --levels LEVELS TITLE/TABLE",
    ]
    for key, part in parts.items():
        lines += ["", f"[{key}]"]
        lines += [
            f"{name} = {json.dumps(value)}" for name, value in part.items() if name != "deciles"
        ]
        if "deciles" in part:
            lines += ["deciles = [", *(f"    {json.dumps(row)}," for row in part["deciles"]), "]"]
    return "\n".join(lines) + "\n"


def write(title: str, only: str, games: int, mix: tuple[str, ...], jobs: int | None) -> Path:
    """Fits the tables of a title, or one of them; returns the file that was written."""
    home = folder(title)
    assert home is not None
    file = home / FILE
    known: dict[str, Any] = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    for table in tables(title):
        key = table_key(table.game(0).spec)
        if only in ("", key):
            known[key] = measured(table, games, mix, jobs)
            file.write_text(file_text(known), "utf-8")
            click.echo(f"{title}/{key}: log loss {known[key]['log_loss']}")
    return file


def main() -> None:
    """Fits the titles or tables that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", default=[one.name for one in ironbridge.titles()])
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--jobs", type=int, default=None)
    parser.add_argument("--levels", default=",".join(MIX))
    asked = parser.parse_args()
    for name in asked.tables:
        title, _, only = name.partition("/")
        click.echo(write(title, only, asked.games, tuple(asked.levels.split(",")), asked.jobs))


if __name__ == "__main__":
    main()
