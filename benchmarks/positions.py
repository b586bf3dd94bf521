"""Fixed positions of random games, and what the core does with them: copy, apply, list, judge."""

from collections.abc import Callable

from benchmarks.games import opening, play_seed
from benchmarks.schema import Sheet
from benchmarks.timing import time_laps
from ironbridge.core.microbench import (
    copy_and_apply,
    copy_each,
    judge_each,
    key_each,
    list_each,
    some_answers,
    walk,
)
from ironbridge.core.position import ASK_ACTION, Position
from ironbridge.core.setup import first_position
from ironbridge.core.workspace import Desk
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.titles.spec import Setting

WALKED_GAMES = 4
"""Every question of so many games: about a thousand positions, a megabyte."""
MIDDLE_GAMES = 32
ANSWER_SEED = 3


def random_play(setting: Setting, games: int = WALKED_GAMES) -> list[Position]:
    """Returns the position at every question of the first games."""
    desk = Desk()
    return [
        pos
        for number in range(games)
        for pos in walk(setting.rules, opening(setting, desk, number), desk, play_seed(number))
    ]


def mid_game(setting: Setting, games: int = MIDDLE_GAMES) -> list[Position]:
    """Returns from each game the first position past its middle where an action is asked for."""
    desk = Desk()
    found: list[Position] = []
    for number in range(games):
        walked = walk(setting.rules, opening(setting, desk, number), desk, play_seed(number))
        later = walked[len(walked) // 2 :]
        found += [pos for pos in later if pos.ask == ASK_ACTION][:1]
    return found


def measure_dealing(sheet: Sheet, setting: Setting, budget: float) -> None:
    """What a game costs before its first choice."""
    title, seats = setting.title, setting.seats
    desk = Desk()
    deal = deal_from_seed(setting, 0)

    def deals(rounds: int) -> None:
        for seed in range(rounds):
            deal_from_seed(setting, seed)

    def tables(rounds: int) -> None:
        for _ in range(rounds):
            first_position(setting.rules, deal, desk)

    sheet.time(title, seats, "deal", time_laps(deals, budget))
    sheet.time(title, seats, "set up", time_laps(tables, budget))


def measure_moments(sheet: Sheet, setting: Setting, budget: float) -> None:
    """What the core does between two choices, timed inside the core."""
    title, seats, rules = setting.title, setting.seats, setting.rules
    desk = Desk()
    play, middle = random_play(setting), mid_game(setting)
    answers = some_answers(rules, play, desk, ANSWER_SEED)
    codes = rules.tables.choices.size()

    works: list[tuple[str, Callable[[int], object], int]] = [
        ("copy", lambda n: copy_each(play, n), len(play)),
        ("key", lambda n: key_each(play, n), len(play)),
        ("copy and apply", lambda n: copy_and_apply(rules, play, answers, desk, n), len(play)),
        ("legal", lambda n: list_each(rules, play, desk, n), len(play)),
        ("legal mid-game", lambda n: list_each(rules, middle, desk, n), len(middle)),
        ("why not", lambda n: judge_each(rules, middle, desk, n), len(middle) * codes),
    ]
    for name, work, parts in works:
        sheet.time(title, seats, name, time_laps(work, budget).each(parts))
