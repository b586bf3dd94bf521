"""The list of built-in bots: levels of one search, and baselines for measurements.

A level is a budget of work, so that it plays alike on every machine; a limit in seconds bounds the
thinking time on slow machines.  Only ``easy`` blunders on purpose.  ``greedy`` is the same search
with the default weights, so that training does not change it.  A new level is one row of ``ROWS``,
with its messages ``strength-<name>`` (``page.ftl``) and ``bot-<name>`` (``server.ftl``).
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
    blunder_rate: float = 0.0
    """Probability of playing a random candidate instead of the best."""
    trained: bool = True
    """Whether the evaluator uses the title's trained weights; if not, the default weights."""


class BotRow(NamedTuple):
    """One built-in bot."""

    name: str
    kind: BotKind
    place: str
    """``module:class``; the class takes the level where there is one."""
    level: Level | None = None


GREEDY: Final = Level("greedy", beam=2, width=1, samples=0, seconds=2.0, trained=False)
EASY: Final = Level("easy", beam=1, width=6, samples=0, seconds=2.0, blunder_rate=0.3)
MEDIUM: Final = Level("medium", beam=6, width=1, samples=0, seconds=2.0)
HARD: Final = Level("hard", beam=0, width=64, samples=240, seconds=3.0)
MASTER: Final = Level(
    "master", beam=0, width=64, samples=240, seconds=10.0, card_samples=80, deep_samples=72
)
SEARCH: Final = "ironbridge.bots.search_bot:SearchBot"

ROWS: tuple[BotRow, ...] = (
    BotRow("dice", "baseline", "ironbridge.bots.random_bot:RandomBot"),
    BotRow("greedy", "baseline", SEARCH, GREEDY),
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
