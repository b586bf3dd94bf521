"""The list of built-in bots: levels of one search, and baselines for measurements.

A level is a budget of work, so that it plays alike on every machine; a limit in seconds bounds the
thinking time on slow machines.  ``beginner`` and ``easy`` misjudge positions as people do in their
first games, by the weights of their habits; no level plays at random.  ``greedy`` is the same
search with the default weights, so that training does not change it.  An earlier generation, such
as ``master-2026-11``, names all its settings and the generation of its weights, so that neither new
weights nor new budgets change it.  A new level is one row of ``ROWS``, with its messages
``strength-<name>`` (``page.ftl``) and ``bot-<name>`` (``server.ftl``).
"""

from typing import Final, Literal, NamedTuple

BotKind = Literal["level", "baseline", "installed"]
"""A level to play against, a baseline for measurements, or a bot of another package."""


class Level(NamedTuple):
    """Budget of a search."""

    name: str
    beam: int
    """Maximum number of positions followed in mid-turn; 0: all."""
    width: int
    """Maximum number of candidate turns."""
    samples: int
    """Number of rollouts shared among the candidates; 0: the evaluation alone decides."""
    seconds: float
    """Time limit after which the best candidate so far is played."""
    card_samples: int = 0
    """Number of further rollouts that decide which cards the best turn is played with."""
    deep_samples: int = 0
    """Number of further, longer rollouts that decide among the best candidates."""
    trained: bool = True
    """Whether the evaluator uses the title's trained weights; if not, the default weights."""
    deep_candidates: int = 12
    """Number of candidates that the longer rollouts compare."""
    deep_turns: int = 4
    """Length of a longer rollout in turns of the searching seat."""
    rollout_beam: int = 0
    """Positions followed in mid-turn by the policy of longer rollouts; 0: action by action."""
    generation: str = ""
    """Generation of the trained weights, such as ``2026-11``; empty: the installed weights."""
    habits: str = ""
    """Name of the habits (``bots/habits.py``) that change the weights; empty: none."""


class BotRow(NamedTuple):
    """One built-in bot."""

    name: str
    kind: BotKind
    place: str
    """``module:class``; the class takes the level where there is one."""
    level: Level | None = None


GREEDY: Final = Level("greedy", beam=2, width=1, samples=0, seconds=2.0, trained=False)
BEGINNER: Final = Level("beginner", beam=6, width=40, samples=0, seconds=2.0, habits="beginner")
EASY: Final = Level("easy", beam=6, width=40, samples=0, seconds=2.0, habits="easy")
MEDIUM: Final = Level("medium", beam=6, width=1, samples=0, seconds=2.0)
HARD: Final = Level("hard", beam=0, width=64, samples=240, seconds=3.0)
MASTER: Final = Level(
    "master", beam=0, width=64, samples=240, seconds=10.0, card_samples=80, deep_samples=72
)
MASTER_2026_11: Final = Level(
    "master-2026-11",
    beam=0,
    width=64,
    samples=240,
    seconds=10.0,
    card_samples=80,
    deep_samples=72,
    deep_candidates=12,
    deep_turns=4,
    rollout_beam=0,
    generation="2026-11",
)
"""The strongest level of November 2026 with its weights: later ones are measured against it."""
SEARCH: Final = "ironbridge.bots.search_bot:SearchBot"

ROWS: tuple[BotRow, ...] = (
    BotRow("dice", "baseline", "ironbridge.bots.random_bot:RandomBot"),
    BotRow("greedy", "baseline", SEARCH, GREEDY),
    BotRow("master-2026-11", "baseline", SEARCH, MASTER_2026_11),
    BotRow("beginner", "level", SEARCH, BEGINNER),
    BotRow("easy", "level", SEARCH, EASY),
    BotRow("medium", "level", SEARCH, MEDIUM),
    BotRow("hard", "level", SEARCH, HARD),
    BotRow("master", "level", SEARCH, MASTER),
)
"""The built-in bots in the order in which they are offered."""


def our_bots() -> dict[str, BotRow]:
    """Returns the built-in bots by name."""
    return {row.name: row for row in ROWS}


def levels() -> dict[str, Level]:
    """Returns the budgets of the levels by name."""
    return {row.name: row.level for row in ROWS if row.kind == "level" and row.level}
