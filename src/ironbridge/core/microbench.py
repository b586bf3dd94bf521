"""Loops for measuring the core from inside: no interpreted call stands between two rounds.

Each goes a number of rounds over a list of positions and leaves them as they were.
"""

from mypy_extensions import i64

from ironbridge.core.position import ASK_NOTHING, Position
from ironbridge.core.reasons import OK
from ironbridge.core.rng import Rng
from ironbridge.core.rules import Rules
from ironbridge.core.transitions import apply, legal, why_not
from ironbridge.core.workspace import Workspace


def walk(rules: Rules, pos: Position, work: Workspace, seed: int) -> list[Position]:
    """Plays to the end with equally likely choices; returns the position at each question."""
    rng = Rng(seed)
    found: list[Position] = []
    while pos.ask != ASK_NOTHING:
        found.append(pos.copy())
        options = legal(rules, pos, work)
        apply(rules, pos, work, work.codes[rng.below(options)])
    return found


def some_answers(rules: Rules, positions: list[Position], work: Workspace, seed: int) -> list[int]:
    """Returns one legal choice for each position, all equally likely."""
    rng = Rng(seed)
    found: list[int] = []
    for pos in positions:
        options = legal(rules, pos, work)
        found.append(int(work.codes[rng.below(options)]))
    return found


def copy_each(positions: list[Position], rounds: int) -> None:
    """Copies each position and drops the copy."""
    for _ in range(rounds):
        for pos in positions:
            pos.copy()


def key_each(positions: list[Position], rounds: int) -> int:
    """Computes the key of each position; returns the exclusive or of all keys."""
    total: i64 = 0
    for _ in range(rounds):
        for pos in positions:
            total ^= pos.key()
    return int(total)


def copy_and_apply(
    rules: Rules, positions: list[Position], answers: list[int], work: Workspace, rounds: int
) -> None:
    """Copies each position and applies its answer to the copy."""
    for _ in range(rounds):
        for n, pos in enumerate(positions):
            apply(rules, pos.copy(), work, answers[n])


def list_each(rules: Rules, positions: list[Position], work: Workspace, rounds: int) -> int:
    """Lists the legal choices of each position; returns their total number."""
    listed: i64 = 0
    for _ in range(rounds):
        for pos in positions:
            listed += legal(rules, pos, work)
    return int(listed)


def check_each(rules: Rules, positions: list[Position], work: Workspace, rounds: int) -> int:
    """Checks every code of the action space for legality in each position.

    Returns the number of legal codes.
    """
    allowed: i64 = 0
    codes = rules.tables.choices.size()
    for _ in range(rounds):
        for pos in positions:
            code: i64 = 0
            while code < codes:
                if why_not(rules, pos, work, code) == OK:
                    allowed += 1
                code += 1
    return int(allowed)
