"""Random games of other engines; runs in the Python of their environment, never imported.

Independent of Ironbridge.  Arguments: the engine, seconds per game, the file of the calibration
loop, and ``games`` or ``environments``. Prints one JSON document: for each game its name, games/s,
decisions/s, and the calibration time.
"""

import json
import runpy
import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from random import Random

OPEN_SPIEL_GAMES = ("chess", "backgammon", "gin_rummy", "hearts")
"""Full-sized games that open_spiel implements in C++, driven from Python."""

PYTHON_GAMES = ("python_team_dominoes", "python_block_dominoes", "python_tic_tac_toe")
"""Games that open_spiel implements in Python."""

LAPS = 4


def catanatron_game(seed: int) -> int:
    """Plays one game of four random players; returns the number of decisions."""
    from catanatron import (  # type: ignore[import-not-found]
        Color,
        Game,
        RandomPlayer,
    )

    colours = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
    game.play()
    return len(game.state.actions)


def catanatron_environment() -> Callable[[int], int]:
    """Returns a function that plays one seat of Catan against a random player and counts steps."""
    import gymnasium

    env = gymnasium.make("catanatron_gym:catanatron-v1").unwrapped

    def play(seed: int) -> int:
        rng = Random(seed)
        env.reset(seed=seed)
        steps, over = 0, False
        while not over:
            _, _, ended, cut, _ = env.step(rng.choice(env.get_valid_actions()))  # type: ignore[attr-defined]
            steps, over = steps + 1, ended or cut
        return steps

    return play


def open_spiel_game(name: str) -> Callable[[int], int]:
    """Returns a function that plays this game with random players."""
    import pyspiel

    import_module("open_spiel.python.games")  # registers the games in Python

    rules = pyspiel.load_game(name)

    def play(seed: int) -> int:
        rng = Random(seed)
        state = rules.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def measure(
    play: Callable[[int], int], seconds: float, lap: Callable[[], float]
) -> dict[str, float]:
    """Plays equal games in each lap; returns the fastest lap."""
    play(0)
    games, start = 0, time.process_time()
    while time.process_time() - start < seconds / LAPS:
        play(games)
        games += 1
    laps: list[float] = []
    yardstick: list[float] = []
    decisions = 0
    for _ in range(LAPS):
        yardstick += [lap(), lap()]
        start = time.process_time()
        decisions = sum(play(seed) for seed in range(games))
        laps.append(time.process_time() - start)
        yardstick += [lap()]
    best = min(laps)
    return {"games": games / best, "decisions": decisions / best, "yardstick": min(yardstick)}


def plays_of(engine: str, what: str) -> dict[str, Callable[[int], int]]:
    """Returns the functions that play this engine's games, by name."""
    if engine != "catanatron":
        names = OPEN_SPIEL_GAMES if what == "games" else (*OPEN_SPIEL_GAMES, *PYTHON_GAMES)
        return {name: open_spiel_game(name) for name in names}
    if what == "games":
        return {"Catan, 4 players": catanatron_game}
    return {"Catan, 4 players": catanatron_game, "Catan, Gymnasium": catanatron_environment()}


def main(engine: str, seconds: str, calibration: str, what: str) -> None:
    lap = runpy.run_path(calibration)["lap"]
    plays = plays_of(engine, what)
    found = [{"game": name, **measure(play, float(seconds), lap)} for name, play in plays.items()]
    sys.stdout.write(json.dumps({"version": version(engine), "games": found}) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
