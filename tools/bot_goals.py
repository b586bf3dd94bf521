"""Strength goals of the bots beside their measured strength, as rows of a table.

``tools.bot_series write`` writes them to docs/bot-strength.md.
"""

from collections.abc import Iterable
from itertools import pairwise
from typing import Any, NamedTuple

from ironbridge.bots.levels import levels
from ironbridge.titles import find

Measured = dict[str, Any]

TABLES = {
    "Birmingham, 4 seats": ("birmingham --seats 4", 7300, 7300),
    "Lancashire, 3 seats": ("lancashire --seats 3", 7500, 7700),
    "Lancashire, 4 seats": ("lancashire --seats 4", 7500, 7700),
    **{
        f"Age of Industry, {name}, {seats} seats": (
            f"age_of_industry --board {board} --seats {seats}",
            7500,
            7700,
        )
        for board, name in (("germany", "Germany"), ("new_england", "New England"))
        for seats in (3, 4, 5)
    },
}
"""Configurations in which each level must beat the one below, with the seeds of the pairs."""
PRESENT_SEED = 7800
"""Seed of the arenas of the present `beginner` and `easy`; others have the `easy` of 0.5.0."""
CHANGED = "easy"
"""Level that became weaker after 0.5.0."""
BASELINES = ("dice", "greedy")
YARDSTICKS = "birmingham --seats 4"
"""Configuration without a goal for the random bot."""


class Goal(NamedTuple):
    """Mean points that a bot must reach among equals."""

    name: str
    line: str
    winner: float
    table: float = 0.0
    most_ms: float = 2000.0


GOALS = (
    Goal(
        "Birmingham, 4 seats: `hard` within 300 ms, table 146, winner 158",
        "birmingham --seats 4 --bots hard --deals 60 --seed 7100",
        158.0,
        146.0,
        300.0,
    ),
    Goal(
        "Birmingham, 4 seats: `master` within 2 s, winner 160",
        "birmingham --seats 4 --bots master --deals {} --seed 7100",
        160.0,
    ),
    Goal(
        "Birmingham, 3 seats: `hard`, winner 178",
        "birmingham --seats 3 --bots hard --deals 60 --seed 7400",
        178.0,
    ),
    Goal(
        "Birmingham, 2 seats: `hard`, winner 200",
        "birmingham --seats 2 --bots hard --deals 60 --seed 7400",
        200.0,
    ),
)
GREEDY = "birmingham --seats 4 --bots hard,greedy,greedy,greedy --deals 60 --seed 7200"
AUTOMA = "birmingham --automa {} --bots hard --deals 60 --seed 7600"
NOT_YET = ("not measured", "")
CLAIM = 60
"""Minimum number of deals of a measurement that counts."""


def reached(measured: Measured) -> str:
    """Returns the table of goals, measurements, and whether each goal is reached."""
    rows = [(goal.name, *of_goal(measured, goal)) for goal in GOALS]
    rows.append(
        ("Birmingham, 4 seats: `hard` against three `greedy`, wins 95 %", *of_wins(measured))
    )
    for name, (table, low, high) in TABLES.items():
        rows.append(
            (f"{name}: each level beats the one below", *of_levels(measured, table, low, high))
        )
    for level in find("birmingham").automa:
        rows.append((f"`hard` alone against the Automa, {level}", *of_automa(measured, level)))
    head = ["| wanted | measured | reached |", "|---|---|---|"]
    return "\n".join([*head, *(f"| {' | '.join(row)} |" for row in rows)])


def found(measured: Measured, line: str) -> Any:
    """Returns an arena, by default the one with the most deals; ``None`` when not measured."""
    before, _, after = line.partition("{}")
    fitting = [one for one in measured if one.startswith(before) and one.endswith(after)]
    by_deals = sorted(fitting, key=lambda one: -int(measured[one]["document"]["deals"]))
    return measured[by_deals[0]] if by_deals else None


def of_goal(measured: Measured, goal: Goal) -> tuple[str, str]:
    """Returns the means that a bot reached, and whether they reach the goal."""
    arena = found(measured, goal.line)
    if arena is None:
        return NOT_YET
    deals, bot = arena["document"]["deals"], arena["document"]["bots"][0]
    means = [arena["table_mean"], arena["winner_mean"]] if goal.table else [arena["winner_mean"]]
    told = ", ".join("{:.1f} ({:.1f}-{:.1f})".format(*one) for one in means)
    good = (
        arena["winner_mean"][0] >= goal.winner
        and arena["table_mean"][0] >= goal.table
        and bot["cpu_ms_per_turn"] <= goal.most_ms
    )
    few = "" if deals >= CLAIM else f", {deals} deals only"
    yes = "yes" if good and not few else "no"
    return f"{told}, {bot['cpu_ms_per_turn']:.0f} ms{few}", yes


def of_wins(measured: Measured) -> tuple[str, str]:
    """Returns the share of games that `hard` wins against three `greedy`."""
    arena = found(measured, GREEDY)
    if arena is None:
        return NOT_YET
    rate, low, high = (
        100 * arena["document"]["bots"][0][key] for key in ("win_rate", "win_low", "win_high")
    )
    return f"{rate:.1f} % ({low:.1f}-{high:.1f})", "yes" if rate >= 95 else "no"


def of_levels(measured: Measured, table: str, low: int, high: int) -> tuple[str, str]:
    """Returns the lead of each level over the one below it, and whether all are ahead."""
    pairs = [*([] if table == YARDSTICKS else [BASELINES]), *pairwise(levels())]
    told, sure = [], []
    for below, above in pairs:
        seeds = (PRESENT_SEED, low, high)
        seed, arena = arena_of(measured, table, below, above, seeds)
        if arena is None:
            told.append(f"`{above}` against `{below}` not measured")
            continue
        bots = {bot["name"]: bot for bot in arena["document"]["bots"]}
        few = (
            "" if arena["document"]["deals"] >= CLAIM else f" ({arena['document']['deals']} deals)"
        )
        was = " of 0.5.0" if below == CHANGED and seed != PRESENT_SEED else ""
        told.append(
            f"`{above}` {bots[above]['mean']:.1f}, `{below}`{was} {bots[below]['mean']:.1f}{few}"
        )
        sure.append(not few and surely(arena, bots[above], bots[below]))
    whole = "yes" if len(sure) == len(pairs) else "as far as measured"
    return "; ".join(told), whole if all(sure) else "no"


def arena_of(
    measured: Measured, table: str, below: str, above: str, seeds: Iterable[int]
) -> tuple[int, Any]:
    """Returns the first of these seeds with which two bots were measured, and their arena."""
    names = f"{above},{below}" if below in BASELINES else f"{below},{above}"
    for seed in seeds:
        arena = found(measured, f"{table} --bots {names} --deals {{}} --seed {seed}")
        if arena is not None:
            return seed, arena
    return 0, None


def surely(arena: Any, above: Measured, below: Measured) -> bool:
    """Returns whether one of two bots is significantly ahead, by paired deals where recorded."""
    if "lead" in arena:
        return bool(arena["lead"]["ahead"] == above["name"] and arena["lead"]["low"] > 0)
    return bool(above["low"] > below["high"])


def of_automa(measured: Measured, level: str) -> tuple[str, str]:
    """Returns the points of `hard` alone against the Automa."""
    arena = found(measured, AUTOMA.format(level))
    if arena is None:
        return NOT_YET
    bot = next(one for one in arena["document"]["bots"] if one["name"] == "hard")
    told = f"{bot['mean']:.1f} ({bot['low']:.1f}-{bot['high']:.1f}) points"
    return f"{told}, wins {100 * bot['win_rate']:.0f} %", "measured"
