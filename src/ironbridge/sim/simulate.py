"""Simulates many games between bots and reports their outcomes.

The seed of the run and the number of a game determine it completely, on every build and with any
number of processes.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from random import Random
from typing import NamedTuple, TypeVar

from ironbridge.bots import Bot, SeatView, name_of
from ironbridge.bots.bot_rng import bot_rng
from ironbridge.bots.fallback import failure_of, home_of, not_allowed
from ironbridge.bots.given_bots import GivenBot, check_sendable, given_name, load_bot
from ironbridge.core.bitset import ids
from ironbridge.core.playout import play_out
from ironbridge.core.position import ASK_ACTION
from ironbridge.core.rng import split
from ironbridge.core.setup import first_position
from ironbridge.core.workspace import Workspace
from ironbridge.errors import BadInput, Refused, is_number, shown
from ironbridge.game.factory import begin
from ironbridge.game.game import Game
from ironbridge.game.result import Result, result_of
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.notation.headers import make_spec
from ironbridge.notation.readers import turn_order
from ironbridge.notation.records import check_seed
from ironbridge.sim.pool import spread
from ironbridge.titles.spec import GameSpec

DICE = "dice"
QUICK_PIECE, SLOW_PIECE = 100, 4
"""Number of games per piece of work: random games inside the core, and games with bots."""
AUTOMATIC = "automa"
"""Name shown for a seat that plays automatically."""


@dataclass(frozen=True)
class Plan:
    """The configuration of a simulation run."""

    title: str
    seats: int | None = None
    games: int = 100
    bots: tuple[GivenBot, ...] = (DICE,)
    """Bots for the seats in order; the list repeats when there are more seats."""
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)

    def spec(self) -> GameSpec:
        """Returns the table; ``BadInput`` for contradictory options."""
        check_seed(self.seed)
        if not is_number(self.games) or self.games < 1:
            raise BadInput("no-games", said=shown(self.games))
        return make_spec(self.title, self.seats, self.options)


class Played(NamedTuple):
    """The outcome of one game."""

    choices: int
    actions: int
    points: list[int]
    winners: list[int]
    order: list[int]
    """Seats in the turn order of the first round."""


class BotFailed(BadInput):
    """A bot raised an exception or answered illegally: its name, file and game."""

    def __init__(self, said: BadInput, bot: str, file: str, seed: int, record: str) -> None:
        super().__init__(said.message, **said.values)
        self.bot = bot
        self.file = file
        self.seed = seed
        """The seed of the game, as ``ironbridge.new`` takes it."""
        self.record = record
        """The game so far, as ``ironbridge.replay`` reads it."""

    def __reduce__(self) -> tuple[object, ...]:
        said = BadInput(self.message, **self.values)
        return BotFailed, (said, self.bot, self.file, self.seed, self.record)


class Piece(NamedTuple):
    """A piece of work: consecutive games of a run."""

    plan: Plan
    first: int
    past: int


# One game


Seated = TypeVar("Seated", str, GivenBot)


def seats_taken(spec: GameSpec, bots: Sequence[Seated]) -> list[Seated | str]:
    """Returns the player of each seat."""
    automatic = ids(spec.rules.tables.automatic)
    names = cycle(bots)
    return [AUTOMATIC if seat in automatic else next(names) for seat in range(spec.seats)]


def play_game(spec: GameSpec, players: Sequence[GivenBot], seed: int) -> Played:
    """Plays one game: inside the core if all seats play at random, otherwise bot by bot.

    Raises ``BotFailed`` when a bot raises an exception or answers illegally.
    """
    if all(player in (DICE, AUTOMATIC) for player in players):
        return roll_game(spec, seed)
    game = begin(spec, seed, deal_from_seed(spec, seed))
    order = turn_order(game.position)
    seated = [None if player == AUTOMATIC else load_bot(player, timed=False) for player in players]
    rngs = [bot_rng(seed, seat) for seat in range(spec.seats)]
    choices = actions = 0
    while game.seat is not None:
        bot = seated[game.seat]
        assert bot is not None, "a seat that plays by itself is never asked"
        actions += bool(game.position.ask == ASK_ACTION)
        let_choose(game, bot, rngs[game.seat], seed)
        choices += 1
    result = game.result
    assert result is not None
    return Played(choices, actions, result.points, result.winners, order)


def let_choose(game: Game, bot: Bot, rng: Random, seed: int) -> None:
    """Plays a bot's answer to the open question; ``BotFailed`` names a bot that has none."""
    seat = game.seat
    assert seat is not None
    try:
        chosen = bot.choose(SeatView(game, seat), rng)
    except Exception as wrong:  # a failing bot is reported by name
        raise failed(game, bot, seed, failure_of(bot, wrong)) from wrong
    try:
        game.play(chosen)
    except (BadInput, Refused) as wrong:
        raise failed(game, bot, seed, not_allowed(bot, chosen)) from wrong


def failed(game: Game, bot: Bot, seed: int, wrong: BadInput) -> BotFailed:
    """Returns the failure of a bot with the game in which it occurred."""
    said = BadInput(
        "bot-failed-game", wrong=wrong, seat=game.seat, seed=seed, actions=len(game.actions)
    )
    return BotFailed(said, name_of(bot), home_of(bot), seed, game.record)


def roll_game(spec: GameSpec, seed: int) -> Played:
    """Plays one random game inside the core."""
    work = Workspace()
    pos = first_position(spec.rules, deal_from_seed(spec, seed), work)
    order = turn_order(pos)
    choices, actions = play_out(spec.rules, pos, work, split(seed, 1))
    result: Result = result_of(spec, pos)
    return Played(choices, actions, result.points, result.winners, order)


# Many games


_specs: dict[str, GameSpec] = {}
"""Cache of game specs by plan."""


def spec_of(plan: Plan) -> GameSpec:
    """Returns the game spec of a plan, cached per process."""
    key = repr((plan.title, plan.seats, plan.options))
    if key not in _specs:
        _specs[key] = plan.spec()
    return _specs[key]


def play_piece(piece: Piece) -> list[Played]:
    """Plays the games of a piece of work."""
    plan = piece.plan
    spec = spec_of(plan)
    players = seats_taken(spec, plan.bots)
    return [
        play_game(spec, players, split(plan.seed, number))
        for number in range(piece.first, piece.past)
    ]


def check_bots(bots: Sequence[GivenBot], jobs: int | None) -> None:
    """Checks that every bot of a run can be made; ``BadInput`` names the one that cannot."""
    for bot in bots:
        load_bot(bot)
    if jobs != 1:
        check_sendable(bots)


def simulate(
    plan: Plan,
    jobs: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
    cluster: str | None = None,
) -> dict[str, object]:
    """Plays a run; returns plain data. ``progress`` receives the number of games added."""
    spec = plan.spec()
    players = seats_taken(spec, plan.bots)
    check_bots(plan.bots, jobs)
    if len(plan.bots) > len(players):
        raise BadInput("bots-for-seats", bots=len(plan.bots), seats=len(players))
    dice = all(player in (DICE, AUTOMATIC) for player in players)
    size = QUICK_PIECE if dice else SLOW_PIECE
    pieces = [
        Piece(plan, first, min(first + size, plan.games)) for first in range(0, plan.games, size)
    ]
    began = time.perf_counter()
    played: list[Played] = []
    for some in spread(play_piece, pieces, jobs, cluster):
        played += some
        progress(len(some))
    names = [given_name(player) for player in players]
    return report(plan, spec, names, played, time.perf_counter() - began)


def report(
    plan: Plan, spec: GameSpec, players: list[str], played: list[Played], seconds: float
) -> dict[str, object]:
    """Returns the report of a run as plain data."""
    seats = range(spec.seats)
    wins = won(played, [list(seats)] * len(played))
    in_order = [game.order for game in played]
    return {
        "title": spec.title,
        "seats": spec.seats,
        "games": len(played),
        "seed": plan.seed,
        "options": dict(plan.options),
        "bots": players,
        "seconds": round(seconds, 3),
        "choices": sum(game.choices for game in played),
        "actions": sum(game.actions for game in played),
        "mean_points": means(played, [list(seats)] * len(played)),
        "winners": [round(many, 3) for many in wins],
        "by_turn_order": {
            "mean_points": means(played, in_order),
            "winners": [round(many, 3) for many in won(played, in_order)],
        },
        "shared": sum(len(game.winners) > 1 for game in played),
        "by_bot": {name: by_bot(name, players, played, wins) for name in dict.fromkeys(players)},
    }


def means(played: Sequence[Played], orders: Sequence[Sequence[int]]) -> list[float]:
    """Returns the mean points by place in each game's order: first, second and so on."""
    places = range(len(orders[0])) if orders else ()
    return [
        round(
            sum(game.points[order[place]] for game, order in zip(played, orders)) / len(played), 3
        )
        for place in places
    ]


def won(played: Sequence[Played], orders: Sequence[Sequence[int]]) -> list[float]:
    """Returns the wins by place in each game's order; tied winners share a win."""
    places = range(len(orders[0])) if orders else ()
    return [
        sum(
            (order[place] in game.winners) / len(game.winners)
            for game, order in zip(played, orders)
        )
        for place in places
    ]


def by_bot(
    name: str, players: list[str], played: list[Played], wins: list[float]
) -> dict[str, object]:
    """Returns the figures of one bot over all its seats."""
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
