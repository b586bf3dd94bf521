"""Many games between bots, and what came of them.

A game is wholly determined by the seed of the run and its own number: the same on every build and
with any number of processes.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from itertools import cycle
from random import Random
from typing import NamedTuple

from ironbridge.bots import SeatView, find
from ironbridge.core.bits import ids
from ironbridge.core.chance import split
from ironbridge.core.desk import Desk
from ironbridge.core.playout import play_out
from ironbridge.core.position import ASK_ACTION
from ironbridge.core.setup import first_position
from ironbridge.errors import BadInput
from ironbridge.game import begin
from ironbridge.notation.deals import deal_from_seed
from ironbridge.notation.headers import make_setting
from ironbridge.result import Result, result_of
from ironbridge.sim.pool import spread
from ironbridge.titles.setting import Setting

DICE = "dice"
QUICK_PIECE, SLOW_PIECE = 100, 4
"""Games that one process plays at a stretch: at random inside the core, or with bots."""
AUTOMATIC = "automa"
"""What stands for a bot at a seat that plays by itself."""


@dataclass(frozen=True)
class Plan:
    """A run of games: everything that decides how they go."""

    title: str
    seats: int | None = None
    games: int = 100
    bots: tuple[str, ...] = (DICE,)
    """Bots for the seats in order, beginning again when there are more seats than names."""
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)

    def setting(self) -> Setting:
        """The table; ``BadInput`` when it cannot be set like this."""
        return make_setting(self.title, self.seats, self.options)


class Played(NamedTuple):
    """What one game came to."""

    choices: int
    actions: int
    points: list[int]
    winners: list[int]


class Piece(NamedTuple):
    """Some games of a run, one after the other."""

    plan: Plan
    first: int
    past: int


# One game


def seats_taken(setting: Setting, bots: Sequence[str]) -> list[str]:
    """Who plays at each seat."""
    automatic = ids(setting.rules.tables.automatic)
    names = cycle(bots)
    return [AUTOMATIC if seat in automatic else next(names) for seat in range(setting.seats)]


def play_game(setting: Setting, players: Sequence[str], seed: int) -> Played:
    """One game: at random inside the core when all roll dice, else bot by bot."""
    if all(name in (DICE, AUTOMATIC) for name in players):
        return roll_game(setting, seed)
    game = begin(setting, seed, deal_from_seed(setting, seed))
    bots = [None if name == AUTOMATIC else find(name) for name in players]
    chances = [Random(split(seed, 1 + seat)) for seat in range(setting.seats)]
    choices = actions = 0
    while game.seat is not None:
        bot = bots[game.seat]
        assert bot is not None, "a seat that plays by itself is never asked"
        actions += bool(game.position.ask == ASK_ACTION)
        game.play(bot.choose(SeatView(game, game.seat), chances[game.seat]))
        choices += 1
    result = game.result
    assert result is not None
    return Played(choices, actions, result.points, result.winners)


def roll_game(setting: Setting, seed: int) -> Played:
    """One game of dice."""
    desk = Desk()
    pos = first_position(setting.rules, deal_from_seed(setting, seed), desk)
    choices, actions = play_out(setting.rules, pos, desk, split(seed, 1))
    result: Result = result_of(setting, pos)
    return Played(choices, actions, result.points, result.winners)


# Many games


_settings: dict[str, Setting] = {}
"""Tables that this process has set already."""


def setting_of(plan: Plan) -> Setting:
    """The table of a plan, made once in each process."""
    key = repr((plan.title, plan.seats, plan.options))
    if key not in _settings:
        _settings[key] = plan.setting()
    return _settings[key]


def play_piece(piece: Piece) -> list[Played]:
    """Some games of a run."""
    plan = piece.plan
    setting = setting_of(plan)
    players = seats_taken(setting, plan.bots)
    return [
        play_game(setting, players, split(plan.seed, number))
        for number in range(piece.first, piece.past)
    ]


def simulate(
    plan: Plan,
    jobs: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
    cluster: str | None = None,
) -> dict[str, object]:
    """Play a run; the result is plain data.  ``progress`` hears how many games were added."""
    setting = plan.setting()
    players = seats_taken(setting, plan.bots)
    for name in set(players) - {AUTOMATIC}:
        find(name)
    if len(plan.bots) > len(players):
        raise BadInput(f"There are {len(plan.bots)} bots for {len(players)} seats.")
    size = QUICK_PIECE if set(players) <= {DICE, AUTOMATIC} else SLOW_PIECE
    pieces = [
        Piece(plan, first, min(first + size, plan.games)) for first in range(0, plan.games, size)
    ]
    began = time.perf_counter()
    played: list[Played] = []
    for some in spread(play_piece, pieces, jobs, cluster):
        played += some
        progress(len(some))
    return report(plan, setting, players, played, time.perf_counter() - began)


def report(
    plan: Plan, setting: Setting, players: list[str], played: list[Played], seconds: float
) -> dict[str, object]:
    """The numbers of a run."""
    games = max(len(played), 1)
    wins = [0.0] * setting.seats
    for game in played:
        for seat in game.winners:
            wins[seat] += 1 / len(game.winners)
    means = [sum(game.points[seat] for game in played) / games for seat in range(setting.seats)]
    return {
        "title": setting.title,
        "seats": setting.seats,
        "games": len(played),
        "seed": plan.seed,
        "options": asdict(plan)["options"],
        "bots": players,
        "seconds": round(seconds, 3),
        "choices": sum(game.choices for game in played),
        "actions": sum(game.actions for game in played),
        "mean_points": [round(mean, 3) for mean in means],
        "winners": [round(won, 3) for won in wins],
        "shared": sum(len(game.winners) > 1 for game in played),
        "by_bot": {name: by_bot(name, players, played, wins) for name in dict.fromkeys(players)},
    }


def by_bot(
    name: str, players: list[str], played: list[Played], wins: list[float]
) -> dict[str, object]:
    """The numbers of one bot over all seats it had."""
    seats = [seat for seat, player in enumerate(players) if player == name]
    points = sorted(game.points[seat] for game in played for seat in seats)
    if not points:
        return {"seats": len(seats)}
    quarters = [points[(len(points) - 1) * part // 4] for part in range(5)]
    return {
        "seats": len(seats),
        "mean_points": round(sum(points) / len(points), 3),
        "quartiles": quarters,
        "wins": round(sum(wins[seat] for seat in seats), 3),
        "win_rate": round(sum(wins[seat] for seat in seats) / len(played), 4),
    }
