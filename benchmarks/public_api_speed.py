"""Benchmarks of the layers above the core: refusals, views, texts and records."""

from collections.abc import Callable

import ironbridge
from benchmarks.random_games import fresh_game, play_on, random_game
from benchmarks.run_document import Sheet
from benchmarks.timing import time_laps
from ironbridge.titles.spec import GameSpec

GAMES = 4


def middles(spec: GameSpec) -> list[ironbridge.Game]:
    """Returns games after half their choices."""
    found: list[ironbridge.Game] = []
    for number in range(GAMES):
        choices = play_on(fresh_game(spec, number), number)
        game = fresh_game(spec, number)
        play_on(game, number, choices // 2)
        found.append(game)
    return found


def measure_texts(sheet: Sheet, spec: GameSpec, budget: float) -> None:
    """Measures the public functions that do not play."""
    games = middles(spec)
    finished = random_game(spec, 0)
    codes = range(spec.rules.tables.choices.size())

    def refusals(rounds: int) -> None:
        for _ in range(rounds):
            for game in games:
                for code in codes:
                    game.why_not(code)

    def views(rounds: int) -> None:
        for _ in range(rounds):
            for game in games:
                game.view(game.seat)

    def texts(rounds: int) -> None:
        for _ in range(rounds):
            for game in games:
                ironbridge.load(game.text)

    def records(rounds: int) -> None:
        for _ in range(rounds):
            ironbridge.replay(finished.record)

    works: list[tuple[str, Callable[[int], object], int]] = [
        ("refusal", refusals, len(games) * len(codes)),
        ("view", views, len(games)),
        ("text", texts, len(games)),
        ("record", records, 1),
    ]
    for name, work, parts in works:
        timing = time_laps(work, budget).each(parts)
        sheet.time(spec.title, spec.seats, name, timing)
