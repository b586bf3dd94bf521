"""Measures simulations with one and with two processes."""

import time

from benchmarks import calibration
from benchmarks.random_games import Disagreement, play_in_core
from benchmarks.run_document import Sheet
from benchmarks.timing import Timing
from ironbridge.sim.simulate import Plan, simulate
from ironbridge.titles.spec import GameSpec

JOBS = (1, 2)
LAPS = 3
SECONDS = 6.0
"""Approximate duration in seconds of a simulation by one process."""


def measure_jobs(sheet: Sheet, spec: GameSpec) -> None:
    """Measures games per second of wall-clock time.

    The result must not depend on the number of processes; raises ``Disagreement`` otherwise.
    """
    plan = Plan(spec.title, spec.seats, games_in(spec, SECONDS))
    results = []
    for jobs in JOBS:
        laps: list[float] = []
        yardstick: list[float] = []
        for _ in range(LAPS):
            yardstick.append(calibration.lap())
            start = time.perf_counter()
            result = simulate(plan, jobs)
            laps.append(time.perf_counter() - start)
        best = min(laps)
        timing = Timing(best / plan.games, min(yardstick), max(laps) / best, plan.games)
        sheet.rate(spec.title, spec.seats, f"simulate, {jobs} job{'s' * (jobs > 1)}", timing)
        results.append({key: value for key, value in result.items() if key != "seconds"})
    if any(result != results[0] for result in results):
        raise Disagreement(f"Two processes played other games of {spec.title} than one.")


def games_in(spec: GameSpec, seconds: float) -> int:
    """Returns the number of games that one process plays in at least half this time."""
    games = 1
    while True:
        start = time.process_time()
        play_in_core(spec, range(games))
        if time.process_time() - start >= seconds / 4:
            return games * 2
        games *= 2
