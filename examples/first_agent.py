"""Trains the agent of the research tutorial, which beats `greedy`.

    python examples/first_agent.py --picture curve.svg --save agent.npz

The agent learns the value of positions: first from a thousand random games of the vectorized
environment, then from generations of games against itself.  It plays the turn whose final position
has the best value.  Training takes a few minutes on one core and needs the extra ``research``.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ironbridge.bots import Bot, SeatView, find
from ironbridge.core.position import Position
from ironbridge.core.rng import split
from ironbridge.game.factory import begin
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.notation.headers import make_spec
from ironbridge.research import Encoding, VectorEnv
from ironbridge.search.turn_generator import TurnGenerator, same_turn
from ironbridge.titles.spec import GameSpec

Rows = NDArray[np.int16]
Values = NDArray[np.float64]
BEAM = 6
"""Beam width: number of positions followed after the first action of a turn."""
NOISE = 3.0
"""Standard deviation of the exploration noise in training games, in points."""
RIVALS = 0.3
"""Weight of the opponents' mean points, which are subtracted from the own points."""
RIDGE = 200.0
"""Ridge: regularization towards the weights of the last generation."""
TRACE = 0.3
"""Trace: part of a target that comes from after the seat's next turn."""
MEMORY = 3
"""Number of generations whose games are fitted together."""
MONEY, LEVEL, POINTS, CARDS, LINKS = 0, 2, 3, 5, 6
"""Offsets in the observation of a seat."""


# What it looks at


class Features:
    """Computes features from observations: points on the board, income, links, goods.

    The title's tables give the value of a tile; the observation gives the tiles on the board.
    """

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        self.encoding = Encoding(spec)
        tables = self.tables = spec.rules.tables
        shape = (tables.kinds + 1, max(tables.tile_level) + 1)
        self.points, self.icons, self.income, self.beer = (np.zeros(shape) for _ in range(4))
        for tile in range(len(tables.tile_kind)):
            at = (tables.tile_kind[tile] + 1, tables.tile_level[tile])
            self.points[at] = tables.tile_points[tile]
            self.icons[at] = tables.tile_icons[tile]
            self.income[at] = tables.tile_income[tile] if len(tables.tile_income) else 0
            self.beer[at] = tables.tile_beer[tile] if len(tables.tile_beer) else 0
        self.at_place = np.eye(tables.places)[[int(place) for place in tables.slot_place]]
        """Sets the slots of each place and the places of each link."""
        ends = [
            [part >> place & 1 for part in tables.link_places] for place in range(tables.places)
        ]
        self.touches = np.array(ends, float)
        self.printed_icons = np.array([float(icons) for icons in tables.place_icons])
        self.sold = np.array([0, *(tables.sold_kinds >> n & 1 for n in range(tables.kinds))]) == 1

    def __call__(self, rows: Rows) -> Values:
        """Returns one row of features per observation."""
        parts = self.encoding.split(rows.astype(np.float64))
        game = parts["game"]
        seats = self.seats(parts)
        rivals = sum(seats[1:]) / max(len(seats) - 1, 1)
        plain = np.column_stack([np.ones(len(rows)), seats[0], rivals, game[:, 5:8]])
        # The weight of a feature depends on the round and on the era.
        when = game[:, 1:2] / 10
        timed = np.hstack([plain, plain * when, plain * when**2])
        return np.hstack([timed * (game[:, :1] == era) for era in range(self.tables.eras)])

    def seats(self, parts: dict[str, Any]) -> list[Values]:
        """Returns the features of each seat, the observer first."""
        slots = parts["slots"]
        tile = (slots[:, :, 0].astype(int), slots[:, :, 1].astype(int))
        turned = slots[:, :, 4] == 1
        icons = self.icons[tile]
        now = (icons * turned) @ self.at_place + self.printed_icons
        later = (icons * ~turned) @ self.at_place
        by_link = (now @ self.touches, later @ self.touches)
        return [self.seat(parts, n, tile, turned, by_link) for n in range(self.spec.seats)]

    def seat(
        self,
        parts: dict[str, Any],
        who: int,
        tile: tuple[NDArray[np.int64], NDArray[np.int64]],
        turned: NDArray[np.bool_],
        by_link: tuple[Values, Values],
    ) -> Values:
        """Returns the features of one seat: money, tiles, links, goods, mat."""
        have, slots = parts["seats"][:, who], parts["slots"]
        own, kind = slots[:, :, 2] == who + 1, tile[0]
        waiting = own & ~turned
        money = have[:, MONEY]
        found = [have[:, n] for n in (POINTS, LEVEL, CARDS, LINKS)]
        found += [money, np.minimum(money, 10), np.minimum(money, 25)]
        for which in (own & turned, waiting):
            for level in (tile[1] == 1, tile[1] > 1):  # the first level leaves with its era
                found.append((self.points[tile] * (which & level)).sum(1))
        found.append((self.income[tile] * waiting).sum(1))
        links = parts["links"] == who + 1
        found += [links.sum(1), *((icons * links).sum(1) for icons in by_link)]
        thirst = (self.beer[tile] * waiting).sum(1)
        barrels = waiting & (kind == self.tables.goods_kind[2] + 1) & (kind > 0)
        found.append(np.minimum((slots[:, :, 3] * barrels).sum(1), thirst))
        for n in range(1, self.tables.kinds + 1):
            mine = waiting & (kind == n)
            found.append(mine.sum(1))
            if not self.sold[n]:
                found.append((slots[:, :, 3] * mine).sum(1))
        return np.column_stack([*found, parts["mats"][:, who]])


# How it plays


@dataclass
class Agent:
    """A bot that plays the turn whose final position has the best value."""

    features: Features
    weights: Values
    noise: float = 0.0
    name: str = "first-agent"
    ends: list[Values] = field(default_factory=list)
    """Features of the final positions of the chosen turns: the training data."""
    plan: list[int] = field(default_factory=list)

    def choose(self, view: SeatView, rng: Random) -> int:
        """Returns the next answer of the planned turn; plans again when the plan is not legal."""
        codes = view.choices.codes
        if not self.plan or self.plan[0] not in codes:
            self.plan = self.best_turn(view.sample_state(rng).pos, view.seat, rng)
        return int(self.plan.pop(0)) if self.plan and self.plan[0] in codes else int(codes[0])

    def best_turn(self, start: Position, seat: int, rng: Random) -> list[int]:
        """Returns the answers of the best turn, found action by action with a beam."""
        generator = TurnGenerator(self.features.spec.rules)
        best, end, plan = -np.inf, None, list[int]()
        going: list[tuple[Position, list[int]]] = [(start, [])]
        seen: set[int] = set()
        while going:
            found: list[tuple[Position, list[int]]] = []
            for pos, way in going:
                generator.actions(pos)
                for after, key, path in zip(generator.positions, generator.keys, generator.paths):
                    if key not in seen:
                        seen.add(key)
                        found.append((after, [*way, *path]))
            if not found:
                break
            rows = [self.features.encoding.vector(pos, seat) for pos, _ in found]
            inputs = self.features(np.stack(rows))
            values = inputs @ self.weights
            values += self.noise * np.array([rng.gauss(0, 1) for _ in found])
            order = np.argsort(-values)
            goes_on = [bool(same_turn(start, pos)) for pos, _ in found]
            for n in [n for n in order if not goes_on[n]][:1]:
                if values[n] > best:
                    best, end, plan = float(values[n]), inputs[n], found[n][1]
            going = [found[n] for n in order if goes_on[n]][:BEAM]
        if end is not None:
            self.ends.append(end)
        return plan


def play(spec: GameSpec, players: list[Bot], seed: int) -> list[int]:
    """Plays a game and returns the points of all seats."""
    game = begin(spec, seed, deal_from_seed(spec, seed))
    rng = Random(seed)
    while game.seat is not None:
        game.play(players[game.seat].choose(SeatView(game, game.seat), rng))
    assert game.result is not None
    return game.result.points


def outcomes(points: list[int]) -> list[float]:
    """Returns the value of a game for each seat."""
    rest = len(points) - 1
    return [had - RIVALS * (sum(points) - had) / rest for had in points]


# How it learns


Life = tuple[list[Values], float]
"""The final positions of one seat's turns in one game, and the value of the game."""


def fit(inputs: Values, targets: Values, before: Values | None = None) -> Values:
    """Returns weights fitted to the targets by ridge regression towards the last weights."""
    scale = inputs.std(axis=0) + 1e-3
    scaled = inputs / scale
    held = np.zeros(inputs.shape[1]) if before is None else before
    square = scaled.T @ scaled + RIDGE * np.eye(len(scale))
    change: Values = np.linalg.solve(square, scaled.T @ (targets - inputs @ held)) / scale
    return held + change


def learn_from_random_games(features: Features, games: int, seed: int) -> Values:
    """Returns first weights, fitted to the results of random games."""
    spec = features.spec
    env = VectorEnv(spec.title, seats=spec.seats, games=256, seed=seed)
    rng = np.random.default_rng(seed)
    kept: list[list[tuple[int, Rows]]] = [[] for _ in range(env.games)]
    inputs: list[Values] = []
    targets: list[float] = []
    done = 0
    while done < games:
        for n in np.flatnonzero(rng.random(env.games) < 0.1):
            kept[n].append((int(env.to_act[n]), env.observations[n].copy()))
        env.step(env.random_answers(rng))
        for n in np.flatnonzero(env.ended):
            worth = outcomes(env.final_points[n].tolist())
            if kept[n]:
                inputs.append(features(np.stack([row for _, row in kept[n]])))
                targets += [worth[seat] for seat, _ in kept[n]]
            kept[n], done = [], done + 1
    return fit(np.concatenate(inputs), np.array(targets))


def learn_from_lives(lives: list[Life], before: Values) -> Values:
    """Returns weights fitted to the value of the seat's next position, mixed with the result."""
    inputs = np.concatenate([np.stack(ends) for ends, _ in lives])
    targets = np.concatenate([np.full(len(ends), worth) for ends, worth in lives])
    last = set(np.cumsum([len(ends) for ends, _ in lives]) - 1)
    final = targets.copy()
    weights = fit(inputs, targets, before)
    for _ in range(4):
        values = inputs @ weights
        for n in range(len(targets) - 1, -1, -1):
            after = (1 - TRACE) * values[n + 1] + TRACE * targets[n + 1] if n not in last else 0.0
            targets[n] = final[n] if n in last else after
        weights = fit(inputs, targets, before)
    return weights


def self_play(features: Features, weights: Values, games: int, seed: int) -> list[Life]:
    """Plays games of the agent against itself and returns the data of all seats."""
    lives: list[Life] = []
    for number in range(games):
        agents = [Agent(features, weights, NOISE) for _ in range(features.spec.seats)]
        points = play(features.spec, list(agents), split(seed, number))
        lives += [(one.ends, had) for one, had in zip(agents, outcomes(points)) if one.ends]
    return lives


# How good it is


@dataclass
class Standing:
    """The result against an opponent: wins and lead in points, with 95 % intervals."""

    games: int
    wins: tuple[float, float, float]
    points: tuple[float, float, float]

    def __str__(self) -> str:
        wins, low, high = (f"{100 * part:.0f}" for part in self.wins)
        points = "{:+.1f} points ({:+.1f} to {:+.1f})".format(*self.points)
        return f"wins {wins} % ({low} to {high}), {points}, {self.games} games"


def against(features: Features, weights: Values, rival: str, deals: int, seed: int) -> Standing:
    """Plays each deal from every seat against the opponent; a deal is one sample."""
    seats = range(features.spec.seats)
    wins, gaps = np.zeros(deals), np.zeros(deals)
    for deal in range(deals):
        for seat in seats:
            agent = Agent(features, weights)
            players = [agent if other == seat else find(rival) for other in seats]
            points = play(features.spec, players, split(seed, deal))
            others = [had for other, had in enumerate(points) if other != seat]
            level = points.count(max(points))
            wins[deal] += (points[seat] == max(points)) / level / len(seats)
            gaps[deal] += (points[seat] - sum(others) / len(others)) / len(seats)
    return Standing(deals * len(seats), interval(wins), interval(gaps))


def interval(samples: Values) -> tuple[float, float, float]:
    """Returns the mean and its 95 % interval by a bootstrap over the samples."""
    rng = np.random.default_rng(0)
    means = samples[rng.integers(0, len(samples), (2_000, len(samples)))].mean(axis=1)
    low, high = np.percentile(means, [2.5, 97.5])
    return float(samples.mean()), float(low), float(high)


@dataclass
class TrainingSettings:
    """The settings of a training run."""

    title: str = "birmingham"
    seats: int = 2
    random_games: int = 1_000
    generations: int = 5
    games: int = 60
    deals: int = 12
    rival: str = "greedy"


def train(run: TrainingSettings) -> tuple[Features, Values, list[Standing]]:
    """Trains, measures every generation, and returns the best weights and the curve."""
    features = Features(make_spec(run.title, run.seats, {}))
    weights = learn_from_random_games(features, run.random_games, seed=1)
    curve: list[Standing] = []
    found: list[Values] = []
    memory: list[list[Life]] = []
    for generation in range(run.generations + 1):
        if generation:
            memory.append(self_play(features, weights, run.games, seed=generation))
            lives = [life for part in memory[-MEMORY:] for life in part]
            weights = learn_from_lives(lives, weights)
        found.append(weights)
        curve.append(against(features, weights, run.rival, run.deals, seed=10_000))
        print(f"{time.process_time():5.0f} s  generation {generation}: {curve[-1]}", flush=True)
    best = max(range(len(curve)), key=lambda n: (curve[n].wins[0], curve[n].points[0]))
    return features, found[best], curve


def draw(curve: list[Standing], seats: int, rival: str, path: Path) -> None:
    """Draws the learning curve: wins and points by generation, with intervals."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(1, 2, figsize=(8, 3.2), constrained_layout=True)
    lines = [
        ("wins, %", 100 / seats, [[100 * part for part in one.wins] for one in curve]),
        (f"points more than {rival}", 0.0, [list(one.points) for one in curve]),
    ]
    for axis, (label, par, spans) in zip(axes, lines):
        mean, low, high = np.array(spans).T
        span = [mean - low, high - mean]
        axis.errorbar(range(len(curve)), mean, yerr=span, marker="o", capsize=3, color="#1d5fa8")
        axis.axhline(par, color="#8b7d69", linewidth=1)
        axis.set_xlabel("generation")
        axis.set_ylabel(label)
        axis.set_xticks(range(len(curve)))
        axis.spines[["top", "right"]].set_visible(False)
        axis.grid(alpha=0.25)
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    pyplot.close(figure)


def main() -> None:
    """Trains, measures the best generation on new deals, and writes the files."""
    usual = TrainingSettings()
    parser = argparse.ArgumentParser(description=__doc__)
    for name, value in vars(usual).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value)
    parser.add_argument("--final-deals", type=int, default=40, help="Fresh deals at the end.")
    parser.add_argument("--picture", type=Path, help="Draw the learning curve (.svg, .png).")
    parser.add_argument("--save", type=Path, help="Keep the weights (.npz).")
    asked = vars(parser.parse_args())
    run = TrainingSettings(**{name: asked[name] for name in vars(usual)})
    features, weights, curve = train(run)
    final = against(features, weights, run.rival, asked["final_deals"], seed=20_000)
    print(f"{time.process_time():5.0f} s  the best one on fresh deals: {final}")
    if asked["picture"]:
        draw(curve, run.seats, run.rival, asked["picture"])
    if asked["save"]:
        np.savez(asked["save"], weights=weights)


if __name__ == "__main__":
    main()
