"""The same random games by one process and by two: what a second core is worth."""

import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from ironbridge.bench import calibration
from ironbridge.bench.figures import Sheet
from ironbridge.bench.games import play_in_core, setting_for
from ironbridge.bench.laps import Timing
from ironbridge.titles.setting import Setting

LEAST_LAPS = 2


def measure_processes(sheet: Sheet, setting: Setting, processes: int, budget: float) -> None:
    """Games a second by the clock: other processes' time does not show on ours."""
    title, seats = setting.title, setting.seats
    # A fresh interpreter in each worker, as everywhere but on Linux.
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        games = games_in(setting, budget / 2)
        parts = [(title, seats, part * games, games) for part in range(processes)]
        list(pool.map(play_part, parts))  # every worker has loaded the rules
        laps: list[float] = []
        yardstick: list[float] = []
        end = time.perf_counter() + 2 * budget
        while len(laps) < LEAST_LAPS or time.perf_counter() < end:
            yardstick.append(calibration.lap())
            start = time.perf_counter()
            list(pool.map(play_part, parts))
            laps.append(time.perf_counter() - start)
    best = min(laps)
    spread = sorted(laps)[len(laps) // 2] / best
    timing = Timing(best / (games * processes), min(yardstick), spread, games)
    name = "games, 1 process" if processes == 1 else f"games, {processes} processes"
    sheet.rate(title, seats, name, timing)


def games_in(setting: Setting, seconds: float) -> int:
    """How many games one process plays in about this time."""
    games = 1
    while True:
        start = time.process_time()
        play_in_core(setting, range(games))
        if time.process_time() - start >= seconds / 2:
            return games
        games *= 2


def play_part(part: tuple[str, int, int, int]) -> int:
    """One worker's share: title, seats, first game, how many games."""
    title, seats, first, games = part
    return play_in_core(setting_for(title, seats), range(first, first + games)).choices
