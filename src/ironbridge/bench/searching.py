"""What a search does, in mid-game: deal the unseen again, list whole actions and turns, weigh."""

from collections.abc import Callable

from ironbridge.bench.figures import PER_SECOND, UNITS, Sheet
from ironbridge.bench.games import opening
from ironbridge.bench.laps import time_laps
from ironbridge.bench.moments import mid_game
from ironbridge.bots.weights import judge_for
from ironbridge.core.chance import Chance
from ironbridge.core.desk import Desk
from ironbridge.core.mind import Mind
from ironbridge.core.selfplay import play_batch
from ironbridge.core.turns import Lister, whole_turns
from ironbridge.guess import unseen
from ironbridge.titles.setting import Setting

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
