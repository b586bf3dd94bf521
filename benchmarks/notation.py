"""What the layer above the core does: refusals in words, views, texts and records."""

from collections.abc import Callable

import ironbridge
from benchmarks.games import fresh_game, play_on, random_game
from benchmarks.schema import Sheet
from benchmarks.timing import time_laps
from ironbridge.titles.spec import Setting

GAMES = 4


def middles(setting: Setting) -> list[ironbridge.Game]:
    """Returns public games stopped when half their choices are made."""
    found: list[ironbridge.Game] = []
    for number in range(GAMES):
        choices = play_on(fresh_game(setting, number), number)
        game = fresh_game(setting, number)
        play_on(game, number, choices // 2)
        found.append(game)
    return found


def measure_texts(sheet: Sheet, setting: Setting, budget: float) -> None:
    """Times of the public names that are not about playing on."""
    games = middles(setting)
    finished = random_game(setting, 0)
    codes = range(setting.rules.tables.choices.size())

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
        sheet.time(setting.title, setting.seats, name, timing)
