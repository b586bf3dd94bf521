"""Arena: plays matches between bots on paired deals, with every rotation of the seats.

The games of one deal form one sample, so the luck of the cards falls on all bots alike; confidence
intervals come from a bootstrap over deals.  A file holds the finished games until the run is
complete, so that an interrupted run can be resumed.
"""

import hashlib
import json
import os
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from io import StringIO
from itertools import cycle
from pathlib import Path
from random import Random
from typing import NamedTuple, TextIO

from ironbridge._version import __version__
from ironbridge.bots import SeatView
from ironbridge.bots.bot_rng import bot_rng
from ironbridge.bots.fallback import answer_of
from ironbridge.bots.given_bots import GivenBot, identity, labels, load_bot
from ironbridge.core.position import ASK_ACTION
from ironbridge.core.rng import split
from ironbridge.errors import BadInput
from ironbridge.game.factory import begin
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.sim.game_luck import Luck, luck_of_game
from ironbridge.sim.pool import spread
from ironbridge.sim.simulate import AUTOMATIC, Plan, check_bots, seats_taken, spec_of
from ironbridge.titles.spec import GameSpec


@dataclass(frozen=True)
class Contest:
    """The configuration of an arena run."""

    title: str
    seats: int | None
    bots: tuple[GivenBot, ...]
    deals: int
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)

    def plan(self) -> Plan:
        """Returns the plan of its table: title, seats and options."""
        return Plan(self.title, self.seats, self.deals, self.bots, self.seed, self.options)

    def names(self) -> tuple[str, ...]:
        """Returns the names of its bots, in order."""
        return labels(self.bots)


class Match(NamedTuple):
    """One game of the arena: a deal and an assignment of bots to seats."""

    contest: Contest
    deal: int
    players: tuple[str, ...]


class MatchResult(NamedTuple):
    """The outcome of one match."""

    deal: int
    players: list[str]
    points: Sequence[float]
    wins: list[float]
    """Share of the win by seat; tied winners share it."""
    seconds: list[float]
    turns: list[int]
    failures: list[str]
    luck: Luck = []  # noqa: RUF012 - never changed
    """Points of luck by phase and seat; empty where it was not measured."""


class Lead(NamedTuple):
    """The lead of one of two bots over the other on paired deals."""

    ahead: str
    behind: str
    mean: float
    low: float
    high: float
    """Mean lead in points, with its 95 % confidence interval."""


# ----------------------------------------------------------------------------- games


def line_ups(spec: GameSpec, bots: Sequence[str]) -> list[tuple[str, ...]]:
    """Returns the assignments of bots to seats: the bots in order, and every distinct rotation."""
    taken = seats_taken(spec, bots)
    people = [seat for seat, name in enumerate(taken) if name != AUTOMATIC]
    if len(bots) > len(people):
        raise BadInput("bots-for-seats", bots=len(bots), seats=len(people))
    found: list[tuple[str, ...]] = []
    for shift in range(len(people)):
        moved = list(taken)
        for n, seat in enumerate(people):
            moved[seat] = taken[people[(n + shift) % len(people)]]
        found.append(tuple(moved))
    return list(dict.fromkeys(found))


def play_match(match: Match) -> MatchResult:
    """Plays one match; a failing bot adds a message to the result and plays a legal answer."""
    contest = match.contest
    spec = spec_of(contest.plan())
    seed = split(contest.seed, match.deal)
    game = begin(spec, seed, deal_from_seed(spec, seed))
    given = dict(zip(contest.names(), contest.bots, strict=True))
    bots = [
        None if name == AUTOMATIC else load_bot(given.get(name, name), timed=False)
        for name in match.players
    ]
    rotation = int(hashlib.sha256("|".join(match.players).encode()).hexdigest()[:12], 16)
    rngs = [bot_rng(seed, rotation, seat) for seat in range(spec.seats)]
    seconds, turns = [0.0] * spec.seats, [0] * spec.seats
    failures: list[str] = []
    last = (-1, -1, -1)
    while game.seat is not None:
        seat, pos = game.seat, game.position
        moment = (pos.era, pos.round, pos.turn)
        if pos.ask == ASK_ACTION and moment != last:
            last = moment
            turns[seat] += 1
        bot = bots[seat]
        assert bot is not None, "a seat that plays by itself is never asked"
        began = time.process_time()
        answer = answer_of(bot, SeatView(game, seat), rngs[seat])
        seconds[seat] += time.process_time() - began
        if answer.failure is not None:
            failures.append(str(answer.failure))
        game.play(answer.code)
    result = game.result
    assert result is not None
    share = 1 / len(result.winners)
    wins = [share if seat in result.winners else 0.0 for seat in range(spec.seats)]
    # The luck has random numbers of its own: those of the deal would tell the deal.
    luck = luck_of_game(spec, game.history.first, game.steps, split(seed, rotation))
    return MatchResult(
        match.deal, list(match.players), result.points, wins, seconds, turns, failures, luck
    )


# ----------------------------------------------------------------------------- runs


def contend(
    contest: Contest,
    jobs: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
    keep: Path | None = None,
    cluster: str | None = None,
) -> list[MatchResult]:
    """Plays the missing games of a run; returns all its games in the order of the deals."""
    spec = contest.plan().spec()
    check_bots(contest.bots, jobs)
    lines = line_ups(spec, contest.names())
    matches = [Match(contest, deal, players) for deal in range(contest.deals) for players in lines]
    file = keep or kept_file(contest)
    done = {(one.deal, tuple(one.players)): one for one in read_kept(file)}
    progress(sum((match.deal, match.players) in done for match in matches))
    missing = [match for match in matches if (match.deal, match.players) not in done]
    with opened(file) as kept:
        for outcome in spread(play_match, missing, jobs, cluster):
            kept.write(json.dumps(outcome) + "\n")
            kept.flush()
            done[outcome.deal, tuple(outcome.players)] = outcome
            progress(1)
    if keep is None and file is not None:
        file.unlink()
    return [done[match.deal, match.players] for match in matches]


def kept_file(contest: Contest) -> Path | None:
    """Returns the path of the file that holds a run's finished games until it is complete.

    ``None`` for bots that are objects: another process cannot tell whether they are the same.
    """
    bots = [identity(bot) for bot in contest.bots]
    if None in bots:
        return None
    told = (__version__, replace(contest, bots=()), bots)
    name = hashlib.sha256(repr(told).encode()).hexdigest()[:16]
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "ironbridge" / "arena" / f"{name}.jsonl"


def opened(file: Path | None) -> TextIO:
    """Returns a file of finished games, open at its end; a buffer in memory where there is none."""
    if file is None:
        return StringIO()
    file.parent.mkdir(parents=True, exist_ok=True)
    return file.open("a", encoding="utf-8")


def read_kept(file: Path | None) -> Iterator[MatchResult]:
    """Yields the games stored by an earlier run; skips a truncated line."""
    if file is None or not file.is_file():
        return
    for line in file.read_text("utf-8").splitlines():
        try:
            yield MatchResult(*json.loads(line))
        except (ValueError, TypeError):
            continue


def null_contest(contest: Contest, deals: int) -> Contest:
    """Returns the null contest: the first bot against itself, which must show no difference."""
    return Contest(
        contest.title, contest.seats, contest.bots[:1], deals, contest.seed, contest.options
    )


def null_difference(outcomes: Sequence[MatchResult], seed: int) -> tuple[float, float]:
    """Returns the points at even seats less those at odd ones, with one bot at every seat.

    Seats differ in strength, so the sides are exchanged in every other deal.  The second number is
    the 99 % bound of this mean under the null hypothesis, by a sign permutation over the deals.
    """
    differences: list[float] = []
    for number, one in enumerate(outcomes):
        people = [n for n, name in enumerate(one.players) if name != AUTOMATIC]
        sides = cycle((1, -1) if number % 2 else (-1, 1))
        differences.append(
            sum(side * one.points[seat] for side, seat in zip(sides, people, strict=False))
        )
    rng = Random(seed)
    drawn = sorted(
        abs(mean_of([rng.choice((-1, 1)) * one for one in differences])) for _ in range(RESAMPLES)
    )
    return mean_of(differences), drawn[int(RESAMPLES * 0.99)]


# ----------------------------------------------------------------------------- figures

RESAMPLES = 2000
SURE = 0.95


def interval(samples: Sequence[float], rng: Random) -> tuple[float, float, float]:
    """Returns the mean and its 95 % bootstrap confidence interval."""
    size = len(samples)
    mean = sum(samples) / size
    means = sorted(sum(rng.choices(samples, k=size)) / size for _ in range(RESAMPLES))
    cut = int(RESAMPLES * (1 - SURE) / 2)
    return mean, means[cut], means[RESAMPLES - 1 - cut]


def figures(contest: Contest, outcomes: Sequence[MatchResult]) -> dict[str, object]:
    """Returns the report of a run as plain data."""
    spec = contest.plan().spec()
    groups = by_deal(outcomes)
    names = list(dict.fromkeys(name for one in outcomes for name in one.players))
    tables = [people_points(one) for one in outcomes]
    found: dict[str, object] = {
        "title": spec.title,
        "seats": spec.seats,
        "bots": [bot_figures(name, groups, contest.seed) for name in names],
        "table_mean": round(mean_of([mean_of(points) for points in tables]), 2),
        "winner_mean": round(mean_of([max(points) for points in tables]), 2),
        "deals": len(groups),
        "seed": contest.seed,
    }
    if len(names) > 2:
        found["ratings"] = ratings(outcomes)
    failures = [failure for one in outcomes for failure in one.failures]
    if failures:
        found["failures"] = failures
    return found


def table_intervals(
    outcomes: Sequence[MatchResult], seed: int
) -> dict[str, tuple[float, float, float]]:
    """Returns the mean points of all seats and of the winners, with 95 % intervals over deals."""
    groups = [[people_points(one) for one in group] for group in by_deal(outcomes)]
    tables = [mean_of([mean_of(points) for points in group]) for group in groups]
    winners = [mean_of([max(points) for points in group]) for group in groups]
    return {
        "table_mean": interval(tables, Random(seed + 2)),
        "winner_mean": interval(winners, Random(seed + 3)),
    }


def lead(outcomes: Sequence[MatchResult], seed: int) -> Lead | None:
    """Returns the lead of one of two bots over the other; None unless there are two.

    The comparison is paired by deal, which removes the variance between deals.
    """
    names = {name for one in outcomes for name in one.players if name != AUTOMATIC}
    if len(names) != 2:
        return None
    first, second = sorted(names)
    differences = lead_by_deal(outcomes, first)
    if sum(differences) < 0:
        first, second, differences = second, first, [-one for one in differences]
    return Lead(first, second, *interval(differences, Random(seed + 4)))


def lead_by_deal(outcomes: Sequence[MatchResult], name: str) -> list[float]:
    """Returns the mean points of a bot minus those of the other bots, for each deal."""
    found: list[float] = []
    for group in by_deal(outcomes):
        own, others = points_of(name, group), points_of(name, group, others=True)
        found.append(mean_of(own) - mean_of(others))
    return found


def by_deal(outcomes: Sequence[MatchResult]) -> list[list[MatchResult]]:
    """Returns the games grouped by deal."""
    groups: dict[int, list[MatchResult]] = {}
    for one in outcomes:
        groups.setdefault(one.deal, []).append(one)
    return list(groups.values())


def people_points(one: MatchResult) -> list[float]:
    """Returns the points of all seats except automatic ones."""
    seats = zip(one.points, one.players, strict=True)
    return [points for points, name in seats if name != AUTOMATIC]


def points_of(name: str, group: Sequence[MatchResult], others: bool = False) -> list[float]:
    """Returns the points of a bot at all its seats in some games, or those of the other bots."""
    seats = (seat for one in group for seat in zip(one.points, one.players, strict=True))
    if others:
        return [points for points, player in seats if player not in (name, AUTOMATIC)]
    return [points for points, player in seats if player == name]


def mean_of(numbers: Sequence[float]) -> float:
    """Returns the arithmetic mean."""
    return sum(numbers) / len(numbers)


def bot_figures(name: str, groups: list[list[MatchResult]], seed: int) -> dict[str, object]:
    """Returns the points, wins and thinking time of one bot."""
    points: list[float] = []
    wins: list[float] = []
    seconds = turns = games = 0.0
    for group in groups:
        held = [
            (one, seat)
            for one in group
            for seat, player in enumerate(one.players)
            if player == name
        ]
        points.append(mean_of(points_of(name, group)))
        wins.append(sum(one.wins[seat] for one, seat in held) / len(group))
        seconds += sum(one.seconds[seat] for one, seat in held)
        turns += sum(one.turns[seat] for one, seat in held)
        games += len(held)
    mean, low, high = interval(points, Random(seed))
    rate, win_low, win_high = interval(wins, Random(seed + 1))
    return {
        "name": name,
        "games": int(games),
        "mean": round(mean, 2),
        "low": round(low, 2),
        "high": round(high, 2),
        "win_rate": round(rate, 4),
        "win_low": round(win_low, 4),
        "win_high": round(win_high, 4),
        "cpu_ms_per_turn": round(1000 * seconds / turns, 2) if turns else 0.0,
    }


def ratings(outcomes: Sequence[MatchResult]) -> list[dict[str, object]]:
    """Returns the ratings of three or more bots, updated by the ranks of every game in order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    names = list(dict.fromkeys(name for one in outcomes for name in one.players))
    known = {name: model.rating(name=name) for name in names}
    for one in outcomes:
        best: dict[str, float] = {}
        for name, points in zip(one.players, one.points, strict=True):
            best.setdefault(name, 0.0)
            best[name] += points / one.players.count(name)
        order = list(best)
        rated = model.rate([[known[name]] for name in order], scores=[best[n] for n in order])
        for name, (new,) in zip(order, rated, strict=True):
            known[name] = new
    ranked = sorted(names, key=lambda name: -known[name].mu)
    return [
        {"name": n, "rating": round(known[n].mu, 2), "error": round(known[n].sigma, 2)}
        for n in ranked
    ]
