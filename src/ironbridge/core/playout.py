"""Random playouts inside the core, for speed measurements and invariant checks."""

from mypy_extensions import i64

from ironbridge.core.position import ASK_ACTION, ASK_NOTHING, Position
from ironbridge.core.rng import Rng
from ironbridge.core.rules import Rules
from ironbridge.core.transitions import apply, legal
from ironbridge.core.workspace import Workspace


def play_out(rules: Rules, pos: Position, work: Workspace, seed: int) -> tuple[int, int]:
    """Plays uniformly random choices to the end; returns the numbers of choices and actions."""
    rng = Rng(seed)
    choices: i64 = 0
    actions: i64 = 0
    while pos.ask != ASK_NOTHING:
        if pos.ask == ASK_ACTION:
            actions += 1
        options = legal(rules, pos, work)
        apply(rules, pos, work, work.codes[rng.below(options)])
        choices += 1
    return int(choices), int(actions)
