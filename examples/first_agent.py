"""From nothing to an agent that beats `greedy`: what the research tutorial builds, as one script.

    python examples/first_agent.py --title birmingham --seats 4 --generations 4 --games 60

It learns a value of positions by regression on its own games, and plays the whole turn whose end
it values most.  Needs the extra ironbridge[research].
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from ironbridge.bots import SeatView, find
from ironbridge.core.chance import split
from ironbridge.core.position import Position
from ironbridge.core.turns import Lister, whole_turns
from ironbridge.game import begin
from ironbridge.notation.deals import deal_from_seed
from ironbridge.notation.headers import make_setting
from ironbridge.research import Encoding
from ironbridge.titles.setting import Setting

Rows = NDArray[np.int16]
Values = NDArray[np.float64]
MOST_TURNS = 400
"""So many whole turns are looked at; more are hardly ever better, only slower."""


def features(encoding: Encoding, rows: Rows) -> Values:
    """What the value is a weighted sum of: money, income, points, tiles and links of one's own."""
    parts = encoding.split(rows.astype(np.float64))
    game, me, rivals = parts["game"], parts["seats"][:, 0], parts["seats"][:, 1:]
    slots, links = parts["slots"], parts["links"]
    own = slots[:, :, 2] == 1
    columns = [me[:, :5], me[:, 6:7], np.minimum(me[:, :1], 20), rivals[:, :, 2:4].mean(axis=1)]
    columns.append((links == 1).sum(axis=1, keepdims=True))
    for kind in range(1, parts["mats"].shape[2] + 1):
        mine = own & (slots[:, :, 0] == kind)
        turned = slots[:, :, 4] == 1
        for chosen in (mine & turned, mine & ~turned):
            columns.append(chosen.sum(axis=1, keepdims=True))
            columns.append((chosen * slots[:, :, 1]).sum(axis=1, keepdims=True))
        columns.append((mine * slots[:, :, 3]).sum(axis=1, keepdims=True))
    columns.append(parts["mats"][:, 0])
    plain = np.concatenate([np.ones((len(rows), 1)), *columns], axis=1)
    # The same things are worth something else early and late, and in another era.
    round_, era = game[:, 1:2], game[:, 0:1]
    early = np.concatenate([plain, plain * round_], axis=1)
    return np.concatenate([early * (era == 0), early * (era == 1)], axis=1)


@dataclass
class Agent:
    """Plays the whole turn whose end it values most; a bot like any other."""

    setting: Setting
    weights: Values | None = None
    noise: float = 0.0
    name: str = "first-agent"
    ends: list[Rows] = field(default_factory=list)
    """What it saw at the end of the turns it chose: the examples it learns from."""
    plan: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.encoding = Encoding(self.setting)
        self.lister = Lister(self.setting.rules)

    def choose(self, view: SeatView, rng: Random) -> int:
        """The next answer of the turn it has planned."""
        codes = view.choices.codes
        if not self.plan or self.plan[0] not in codes:
            self.plan = self.best_turn(view.imagine(rng).pos, view.seat, rng)
        answer = self.plan.pop(0) if self.plan and self.plan[0] in codes else codes[0]
        return int(answer)

    def best_turn(self, pos: Position, seat: int, rng: Random) -> list[int]:
        """The answers that lead to the end valued most."""
        ends, ways = whole_turns(self.lister, pos, MOST_TURNS)
        if not ends:
            return []
        rows = np.stack([self.encoding.vector(end, seat) for end in ends])
        values = self.value(rows)
        if self.noise:
            values = values + self.noise * np.array([rng.gauss(0, 1) for _ in ends])
        best = int(np.argmax(values))
        self.ends.append(rows[best])
        return [int(code) for code in ways[best]]

    def value(self, rows: Rows) -> Values:
        """What each position promises; before anything is learned, all the same."""
        if self.weights is None:
            return np.zeros(len(rows))
        return features(self.encoding, rows) @ self.weights


def play(setting: Setting, agents: list[Agent], seed: int) -> list[int]:
    """One game; the points of all seats."""
    game = begin(setting, seed, deal_from_seed(setting, seed))
    rng = Random(seed)
    while game.seat is not None:
        game.play(agents[game.seat].choose(SeatView(game, game.seat), rng))
    assert game.result is not None
    return game.result.points


def learn(encoding: Encoding, rows: list[Rows], points: list[float], ridge: float = 50.0) -> Values:
    """The weights that foretell final points best, kept small."""
    table = features(encoding, np.stack(rows))
    scale = table.std(axis=0) + 1e-9
    scaled = table / scale
    square = scaled.T @ scaled + ridge * np.eye(scaled.shape[1])
    found: Values = np.linalg.solve(square, scaled.T @ np.array(points)) / scale
    return found


def against(setting: Setting, weights: Values, rival: str, deals: int, seed: int) -> float:
    """How many points more than a rival the agent makes, on deals played from every seat."""
    gaps = []
    for deal in range(deals):
        for seat in range(setting.seats):
            agent = Agent(setting, weights)
            players = [agent if other == seat else find(rival) for other in range(setting.seats)]
            points = play(setting, players, split(seed, deal))  # type: ignore[arg-type]
            others = [had for other, had in enumerate(points) if other != seat]
            gaps.append(points[seat] - sum(others) / len(others))
    return float(np.mean(gaps))


def train(
    title: str, seats: int, generations: int, games: int, deals: int, rival: str = "greedy"
) -> tuple[Values, list[float]]:
    """Generation after generation: play, learn from all games so far, measure."""
    setting = make_setting(title, seats, {})
    encoding = Encoding(setting)
    rows: list[Rows] = []
    points: list[float] = []
    weights: Values | None = None
    curve: list[float] = []
    for generation in range(generations):
        for number in range(games):
            agents = [Agent(setting, weights, noise=3.0) for _ in range(seats)]
            seed = split(1 + generation, number)
            for agent, had in zip(agents, play(setting, agents, seed), strict=True):
                rows += agent.ends
                points += [float(had)] * len(agent.ends)
        weights = learn(encoding, rows, points)
        curve.append(against(setting, weights, rival, deals, seed=10_000))
        print(f"generation {generation + 1}: {curve[-1]:+.1f} points against {rival}")
    assert weights is not None
    return weights, curve


def draw(curve: list[float], rival: str, path: Path) -> None:
    """The learning curve as a picture."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axis = pyplot.subplots(figsize=(6, 3.4), constrained_layout=True)
    axis.axhline(0, color="#8b7d69", linewidth=1)
    axis.plot(range(1, len(curve) + 1), curve, marker="o", color="#1d5fa8")
    axis.set_xlabel("generation")
    axis.set_ylabel(f"points against {rival}")
    axis.set_xticks(range(1, len(curve) + 1))
    figure.savefig(path)
    pyplot.close(figure)


def main() -> None:
    """Train, and draw the learning curve where one is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", default="birmingham")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--deals", type=int, default=15)
    parser.add_argument("--rival", default="greedy")
    parser.add_argument("--picture", type=Path)
    asked = parser.parse_args()
    _, curve = train(
        asked.title, asked.seats, asked.generations, asked.games, asked.deals, asked.rival
    )
    if asked.picture:
        draw(curve, asked.rival, asked.picture)


if __name__ == "__main__":
    main()
