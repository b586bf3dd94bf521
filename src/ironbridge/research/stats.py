"""Statistics of a data set: points and wins by seat, first action, industry and layout."""

import json
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from ironbridge.research.dataset import CARD, read_games

RESAMPLES: Final = 1_000
"""Number of bootstrap resamples per interval."""
MANY: Final = 6
"""Number of tiles of an industry from which counts form one group."""
FIRSTS: Final = 4
"""Number of first actions compared."""
FEWEST: Final = 5
"""Minimum size of a group in the report; smaller ones are noise."""


Measure = Callable[[dict[str, Any]], float]
"""A statistic of one game."""


class StatsGroup(NamedTuple):
    """A group of games or seats: its size, mean points with interval, and share of wins."""

    name: str
    size: int
    mean: float
    low: float
    high: float
    wins: float
    """Share of wins; tied winners share a win."""


def summary(folder: Path) -> dict[str, Any]:
    """Returns all statistics of a data set as plain data."""
    games = list(read_games(folder))
    return {
        "data set": card_of(folder),
        "games": len(games),
        "table_mean": round(float(np.mean([np.mean(game["points"]) for game in games])), 2),
        "winner_mean": round(float(np.mean([max(game["points"]) for game in games])), 2),
        "by seat": rows(by_seat(games)),
        "by place in the first order": rows(by_order(games)),
        "by bot": rows(by_bot(games)),
        "by first action": rows(by_first_action(games)),
        "by tiles built": rows(by_tiles(games)),
        "by layout": rows(by_layout(games)),
        "by industry": sources(games),
        "seat advantage": advantage(games),
    }


def card_of(folder: Path) -> dict[str, Any]:
    """Returns the data card of a data set; empty if it has none."""
    path = folder / CARD
    return dict(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else {}


def rows(groups: list[StatsGroup]) -> list[dict[str, Any]]:
    """Returns groups as plain data."""
    return [group._asdict() for group in groups]


def group(name: str, points: list[float], wins: list[float]) -> StatsGroup:
    """Returns the statistics of one group, with a confidence interval of its mean."""
    low, high = interval(points)
    return StatsGroup(
        name,
        len(points),
        round(float(np.mean(points)), 2),
        round(low, 2),
        round(high, 2),
        round(float(np.mean(wins)), 4),
    )


def interval(values: list[float]) -> tuple[float, float]:
    """Returns a 95 % bootstrap interval of the mean, deterministic for equal values."""
    rng = np.random.default_rng(0)
    drawn = np.asarray(values)[rng.integers(0, len(values), (RESAMPLES, len(values)))]
    low, high = np.percentile(drawn.mean(axis=1), [2.5, 97.5])
    return float(low), float(high)


def shares_of_win(game: dict[str, Any]) -> list[float]:
    """Returns each seat's share of the win."""
    winners = game["places"].count(1)
    return [1 / winners if place == 1 else 0.0 for place in game["places"]]


def grouped(pairs: list[tuple[str, float, float]]) -> list[StatsGroup]:
    """Returns the groups by name from (name, points, share of the win) triples."""
    points: dict[str, list[float]] = defaultdict(list)
    wins: dict[str, list[float]] = defaultdict(list)
    for name, had, won in pairs:
        points[name].append(had)
        wins[name].append(won)
    return [group(name, points[name], wins[name]) for name in points if len(points[name]) >= FEWEST]


def by_seat(games: list[dict[str, Any]]) -> list[StatsGroup]:
    """Returns the statistics by seat number."""
    return grouped(
        [
            (f"seat {seat}", game["points"][seat], share)
            for game in games
            for seat, share in enumerate(shares_of_win(game))
        ]
    )


def by_order(games: list[dict[str, Any]]) -> list[StatsGroup]:
    """Returns the statistics by place in the turn order of the first round."""
    found = [
        (f"place {place + 1}", game["points"][seat], shares_of_win(game)[seat])
        for game in games
        for place, seat in enumerate(game["order"])
    ]
    return sorted(grouped(found))


def by_bot(games: list[dict[str, Any]]) -> list[StatsGroup]:
    """Returns the statistics by bot."""
    return grouped(
        [
            (name, game["points"][seat], shares_of_win(game)[seat])
            for game in games
            for seat, name in enumerate(game["bots"])
        ]
    )


def by_first_action(games: list[dict[str, Any]]) -> list[StatsGroup]:
    """Returns the statistics by a seat's first action, most frequent first."""
    found = grouped(
        [
            (action, game["points"][seat], shares_of_win(game)[seat])
            for game in games
            for seat, action in enumerate(game["first_actions"])
            if action
        ]
    )
    return sorted(found, key=lambda one: -one.size)


def by_tiles(games: list[dict[str, Any]]) -> list[StatsGroup]:
    """Returns the statistics by the number of tiles of an industry that a seat built."""
    found: list[tuple[str, float, float]] = []
    for game in games:
        shares = shares_of_win(game)
        for seat, text in enumerate(game["built"]):
            for industry, count in json.loads(text).items():
                shown = str(count) if count < MANY else f"{MANY} or more"
                found.append((f"{industry}, {shown}", game["points"][seat], shares[seat]))
    return sorted(grouped(found))


def sources(games: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Returns the mean points by industry, of all seats and of the winners."""
    everyone: dict[str, list[float]] = defaultdict(list)
    winners: dict[str, list[float]] = defaultdict(list)
    for game in games:
        for text, place in zip(game["scored"], game["places"], strict=True):
            for name, points in json.loads(text).items():
                everyone[name].append(points)
                if place == 1:
                    winners[name].append(points)
    return [
        {
            "name": name,
            "mean": round(float(np.mean(values)), 2),
            "low": round(interval(values)[0], 2),
            "high": round(interval(values)[1], 2),
            "winners": round(float(np.mean(winners[name])), 2),
        }
        for name, values in everyone.items()
    ]


def by_layout(games: list[dict[str, Any]]) -> list[StatsGroup]:
    """Returns the statistics by layout of the counters: mean points of the table and its winner."""
    return sorted(
        grouped(
            [
                (part.strip(), float(np.mean(game["points"])), 1 / len(game["points"]))
                for game in games
                for part in game["layout"].replace(":", ",").split(",")
                if "=" in part
            ]
        )
    )


def advantage(games: list[dict[str, Any]]) -> dict[str, Any]:
    """Returns the first-player advantage in points, with an interval."""
    seats = len(games[0]["order"])
    table = np.array([[game["points"][seat] for seat in game["order"]] for game in games], float)
    rng = np.random.default_rng(0)
    drawn = table[rng.integers(0, len(games), (RESAMPLES, len(games)))].mean(axis=1)
    first = drawn[:, 0] - drawn[:, 1:].mean(axis=1) if seats > 1 else np.zeros(RESAMPLES)
    low, high = np.percentile(first, [2.5, 97.5])
    means = table.mean(axis=0)
    return {
        "points by place": [round(float(mean), 2) for mean in means],
        "first less others": round(float(means[0] - means[1:].mean()), 2),
        "low": round(float(low), 2),
        "high": round(float(high), 2),
    }


def beside(folder: Path, other: Path) -> list[dict[str, Any]]:
    """Returns the comparison of two data sets: scores, seat balance, strategy.

    Each statistic of both, with their difference.
    """
    old, new = list(read_games(folder)), list(read_games(other))
    questions: list[tuple[str, Measure]] = [
        ("points of the table", lambda game: float(np.mean(game["points"]))),
        ("points of the winner", lambda game: float(max(game["points"]))),
        ("winner ahead of the second", lead),
        ("first place less the others", first_place),
    ]
    kinds = sorted(
        {kind for game in [*old, *new] for text in game["built"] for kind in json.loads(text)}
    )
    questions += [(f"tiles built by a seat: {kind}", mean_of("built", kind)) for kind in kinds]
    questions += [
        (f"points of a seat from: {name}", mean_of("scored", name)) for name in [*kinds, "links"]
    ]
    questions += [(f"{first} as first action", begins_with(first)) for first in usual_firsts(old)]
    return [compared(name, [ask(g) for g in old], [ask(g) for g in new]) for name, ask in questions]


def lead(game: dict[str, Any]) -> float:
    """Returns the winner's lead over the second in points."""
    first, second = sorted(game["points"], reverse=True)[:2]
    return float(first - second)


def first_place(game: dict[str, Any]) -> float:
    """Returns the first player's points less the mean of the others."""
    points = [game["points"][seat] for seat in game["order"]]
    return float(points[0] - np.mean(points[1:]))


def mean_of(column: str, name: str) -> Measure:
    """Returns a statistic: the mean over the seats of one named entry of a column."""
    return lambda game: float(np.mean([json.loads(text).get(name, 0) for text in game[column]]))


def usual_firsts(games: list[dict[str, Any]]) -> list[str]:
    """Returns the most frequent first actions."""
    counted = Counter(action for game in games for action in game["first_actions"] if action)
    return [action for action, _ in counted.most_common(FIRSTS)]


def begins_with(action: str) -> Measure:
    """Returns a statistic: the share of seats that begin with an action."""
    return lambda game: game["first_actions"].count(action) / len(game["first_actions"])


def compared(name: str, old: list[float], new: list[float]) -> dict[str, Any]:
    """Returns two means, their difference, and its 95 % bootstrap interval."""
    rng = np.random.default_rng(0)
    draws = [
        np.asarray(values)[rng.integers(0, len(values), (RESAMPLES, len(values)))].mean(axis=1)
        for values in (old, new)
    ]
    low, high = np.percentile(draws[1] - draws[0], [2.5, 97.5])
    return {
        "name": name,
        "before": round(float(np.mean(old)), 2),
        "after": round(float(np.mean(new)), 2),
        "change": round(float(np.mean(new) - np.mean(old)), 2),
        "low": round(float(low), 2),
        "high": round(float(high), 2),
    }
