"""What a search does, in mid-game: deal the unseen again, list whole actions and turns, weigh."""

from collections.abc import Callable

from benchmarks.games import opening
from benchmarks.positions import mid_game
from benchmarks.schema import PER_SECOND, UNITS, Sheet
from benchmarks.timing import time_laps
from ironbridge.bots.weights_file import judge_for
from ironbridge.core.rng import Chance
from ironbridge.core.workspace import Desk
from ironbridge.game.sample_world import unseen
from ironbridge.search.search import Mind
from ironbridge.search.selfplay import play_batch
from ironbridge.search.turn_generator import Lister, whole_turns
from ironbridge.titles.spec import Setting

MOST_TURNS = 20_000
BEAM = 6


def measure_search(sheet: Sheet, setting: Setting, budget: float) -> None:
    """What the mind is made of.  Each call does the work of microseconds, so the loop is here."""
    middle = mid_game(setting)
    hidden = [unseen(setting, pos, pos.seat) for pos in middle]
    chance, lister = Chance(1), Lister(setting.rules)
    mind = Mind(setting.rules, judge_for(setting))
    first = [opening(setting, Desk(), 0)]

    works: list[tuple[str, list[Callable[[], object]]]] = [
        ("redeal", [lambda one=one: one.deal(chance) for one in hidden]),  # type: ignore[misc]
        ("whole actions", [lambda pos=pos: lister.actions(pos) for pos in middle]),  # type: ignore[misc]
        (
            "whole turns",
            [lambda pos=pos: whole_turns(lister, pos, MOST_TURNS) for pos in middle],  # type: ignore[misc]
        ),
        ("weigh", [lambda pos=pos: mind.weigh(pos, pos.seat) for pos in middle]),  # type: ignore[misc]
        ("mind games", [lambda: play_batch(mind, first, BEAM, 1, 0, 1)]),
    ]
    for name, calls in works:
        timing = time_laps(repeated(calls), budget).each(len(calls))
        put = sheet.rate if UNITS[name] in PER_SECOND else sheet.time
        put(setting.title, setting.seats, name, timing)


def repeated(calls: list[Callable[[], object]]) -> Callable[[int], None]:
    """Returns a loop that makes all calls a number of rounds."""

    def rounds(many: int) -> None:
        for _ in range(many):
            for call in calls:
                call()

    return rounds
