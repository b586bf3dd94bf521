"""Fixed positions of random games, and what the core does with them: copy, apply, list, check."""

from collections.abc import Callable

from benchmarks.random_games import opening, play_seed
from benchmarks.run_document import Sheet
from benchmarks.timing import time_laps
from ironbridge.core.microbench import (
    check_each,
    copy_and_apply,
    copy_each,
    key_each,
    list_each,
    some_answers,
    walk,
)
from ironbridge.core.position import ASK_ACTION, Position
from ironbridge.core.setup import first_position
from ironbridge.core.workspace import Workspace
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.titles.spec import GameSpec

WALKED_GAMES = 4
"""Number of games whose positions are used: about a thousand positions, a megabyte."""
MIDDLE_GAMES = 32
ANSWER_SEED = 3


def random_play(spec: GameSpec, games: int = WALKED_GAMES) -> list[Position]:
    """Returns the position at every question of the first games."""
    work = Workspace()
    return [
        pos
        for number in range(games)
        for pos in walk(spec.rules, opening(spec, work, number), work, play_seed(number))
    ]


def mid_game(spec: GameSpec, games: int = MIDDLE_GAMES) -> list[Position]:
    """Returns from each game the first position past its middle that asks for an action."""
    work = Workspace()
    found: list[Position] = []
    for number in range(games):
        walked = walk(spec.rules, opening(spec, work, number), work, play_seed(number))
        later = walked[len(walked) // 2 :]
        found += [pos for pos in later if pos.ask == ASK_ACTION][:1]
    return found


def measure_dealing(sheet: Sheet, spec: GameSpec, budget: float) -> None:
    """Measures the start of a game up to its first choice."""
    title, seats = spec.title, spec.seats
    work = Workspace()
    deal = deal_from_seed(spec, 0)

    def deals(rounds: int) -> None:
        for seed in range(rounds):
            deal_from_seed(spec, seed)

    def tables(rounds: int) -> None:
        for _ in range(rounds):
            first_position(spec.rules, deal, work)

    sheet.time(title, seats, "deal", time_laps(deals, budget))
    sheet.time(title, seats, "set up", time_laps(tables, budget))


def measure_moments(sheet: Sheet, spec: GameSpec, budget: float) -> None:
    """Measures the operations of the core between two choices, timed inside the core."""
    title, seats, rules = spec.title, spec.seats, spec.rules
    work = Workspace()
    play, middle = random_play(spec), mid_game(spec)
    answers = some_answers(rules, play, work, ANSWER_SEED)
    codes = rules.tables.choices.size()

    loops: list[tuple[str, Callable[[int], object], int]] = [
        ("copy", lambda n: copy_each(play, n), len(play)),
        ("key", lambda n: key_each(play, n), len(play)),
        ("copy and apply", lambda n: copy_and_apply(rules, play, answers, work, n), len(play)),
        ("legal", lambda n: list_each(rules, play, work, n), len(play)),
        ("legal mid-game", lambda n: list_each(rules, middle, work, n), len(middle)),
        ("why not", lambda n: check_each(rules, middle, work, n), len(middle) * codes),
    ]
    for name, loop, parts in loops:
        sheet.time(title, seats, name, time_laps(loop, budget).each(parts))
