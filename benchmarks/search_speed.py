"""Benchmarks of the search in mid-game: determinization, turn generation, evaluation, games."""

from collections.abc import Callable

from benchmarks.positions import mid_game
from benchmarks.random_games import opening
from benchmarks.run_document import PER_SECOND, UNITS, Sheet
from benchmarks.timing import time_laps
from ironbridge.bots.weights_file import evaluator_for
from ironbridge.core.rng import Rng
from ironbridge.core.workspace import Workspace
from ironbridge.game.sample_world import unseen
from ironbridge.search.search import Search
from ironbridge.search.selfplay import play_batch
from ironbridge.search.turn_generator import TurnGenerator, whole_turns
from ironbridge.titles.spec import GameSpec

MOST_TURNS = 20_000
BEAM = 6


def measure_search(sheet: Sheet, spec: GameSpec, budget: float) -> None:
    """Measures the parts of a search; each call takes microseconds or more."""
    middle = mid_game(spec)
    hidden = [unseen(spec, pos, pos.seat) for pos in middle]
    rng, generator = Rng(1), TurnGenerator(spec.rules)
    search = Search(spec.rules, evaluator_for(spec))
    first = [opening(spec, Workspace(), 0)]

    works: list[tuple[str, list[Callable[[], object]]]] = [
        ("redeal", [lambda one=one: one.sample(rng) for one in hidden]),  # type: ignore[misc]
        ("whole actions", [lambda pos=pos: generator.actions(pos) for pos in middle]),  # type: ignore[misc]
        (
            "whole turns",
            [lambda pos=pos: whole_turns(generator, pos, MOST_TURNS) for pos in middle],  # type: ignore[misc]
        ),
        ("weigh", [lambda pos=pos: search.evaluate(pos, pos.seat) for pos in middle]),  # type: ignore[misc]
        ("mind games", [lambda: play_batch(search, first, BEAM, 1, 0, 1)]),
    ]
    for name, calls in works:
        timing = time_laps(repeated(calls), budget).each(len(calls))
        put = sheet.rate if UNITS[name] in PER_SECOND else sheet.time
        put(spec.title, spec.seats, name, timing)


def repeated(calls: list[Callable[[], object]]) -> Callable[[int], None]:
    """Returns a loop that makes all calls a number of rounds."""

    def rounds(many: int) -> None:
        for _ in range(many):
            for call in calls:
                call()

    return rounds
