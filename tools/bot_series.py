"""Measures the strength of the bots: python -m tools.bot_series --help.

``measure`` plays the arenas of ``series`` that docs/bots-measured.json lacks, one after the other;
a stopped run continues with the same command.  ``write`` makes docs/bot-strength.md and its picture
from that file.
"""

import argparse
import json
import re
import shlex
import sys
from pathlib import Path
from typing import Any

from ironbridge.bots.levels import levels, our_bots
from ironbridge.titles import find
from tools.bot_goals import PRESENT_SEED, reached

DOCS = Path(__file__).resolve().parents[1] / "docs"
MEASURED = DOCS / "bots-measured.json"
CURVES = (("winner_mean", "o", "#1d5fa8"), ("table_mean", "s", "#9a6700"))
"""Figures in the picture, with mark and colour."""
PAGE = """\
# Bot strength

_Generated from `docs/bots-measured.json` by `python -m tools.bot_series write`._

[How the bots work](how-the-bots-work.md) explains the levels.

![Points against CPU time per turn](bots-curve.svg)

## Goals

{reached}

## Measurements

Every row is an arena on deals that no training has used: hidden hands, paired deals, all
rotations of the seats, 95 % intervals. Points and wins are those of each bot; *table* is the mean
of all seats, *winner* the mean of the best seat. With three or five seats the first bot has one
more seat, and its wins are those of all its seats: equal bots would win 67 or 60 %. *Ahead* is
the mean lead of one of two bots per deal. CPU time per turn is that of one core of a busy
machine; most rows were measured before the search became faster (experiments 58 to 61 of the
[notebook](bots-notebook.md)). Rows with fewer than 60 deals are marked. Rows with `easy` are of
the level up to 0.5.0, which was stronger than the present one, except those with seed {present},
which also measure `beginner`. The picture shows the present levels.

{measured}

## What limits the strength

More rollouts do not help `hard`: rollouts of two turns in the same world share most of their
luck, so 240 of them decide as well as 600, and twice as many candidates gain a fifth at most
(experiments 21 and 29). Three changes did help: the hidden layer gained as much as all search
before it (30 to 42); deep rollouts double the gain of the search if no replies are cached (47 to
55); and in Lancashire and New England, mid-turn weights that match the hidden layer (64 to 66)
and the subtraction of the opponents' gain (68). The next gains are the same changes for the other
tables, and features that the hidden layer cannot derive from its inputs (a tile on the mat with a
card and a slot for it, the needs of opponents).

## Measure again

A stopped series continues with the same command:

```
python -m tools.bot_series measure
python -m tools.bot_series write
```
"""
OTHER_TABLES = (
    "lancashire --seats 3",
    "lancashire --seats 4",
    "age_of_industry --board germany --seats 3",
    "age_of_industry --board germany --seats 4",
    "age_of_industry --board germany --seats 5",
    "age_of_industry --board new_england --seats 3",
    "age_of_industry --board new_england --seats 4",
    "age_of_industry --board new_england --seats 5",
)


def series() -> list[str]:
    """Returns every arena as a command line."""
    four = "birmingham --seats 4 --bots {} --deals {} --seed {}"
    found = [four.format(bot, 60, 7100) for bot in ("greedy", "easy", "medium", "hard")]
    found += [
        four.format("hard,greedy,greedy,greedy", 60, 7200),
        four.format("greedy,easy", 60, 7300),
        four.format("easy,medium", 60, 7300),
        four.format("medium,hard", 60, 7300),
        "birmingham --seats 3 --bots hard --deals 60 --seed 7400",
        "birmingham --seats 2 --bots hard --deals 60 --seed 7400",
    ]
    for table in OTHER_TABLES:
        for bots in ("greedy,dice", "greedy,easy", "easy,medium"):
            found.append(f"{table} --bots {bots} --deals 60 --seed 7500")
    found += [
        f"birmingham --automa {level} --bots hard --deals 60 --seed 7600"
        for level in find("birmingham").automa
    ]
    found += [f"{table} --bots medium,hard --deals 60 --seed 7700" for table in OTHER_TABLES]
    found += [four.format("master", 60, 7100), four.format("hard,master", 60, 7300)]
    found += [f"{table} --bots hard,master --deals 60 --seed 7700" for table in OTHER_TABLES]
    present = ("beginner", "easy", "beginner,easy", "easy,medium")
    found += [four.format(bots, 60, PRESENT_SEED) for bots in present]
    return found


# ----------------------------------------------------------------------------- measuring


def measure(file: Path, only: str, keep: Path) -> None:
    """Plays the missing arenas."""
    from ironbridge.sim.arena import Contest, contend, figures, lead, table_intervals

    for number, line in enumerate(series()):
        known = read(file)
        if line in known or not re.search(only, line):
            continue
        asked = shlex.split(line)
        given = dict(zip(asked[1::2], asked[2::2], strict=True))
        options: dict[str, object] = {
            name: given[f"--{name}"] for name in ("board", "automa") if f"--{name}" in given
        }
        seats = int(given["--seats"]) if "--seats" in given else None
        bots = tuple(given["--bots"].split(","))
        deals, seed = int(given["--deals"]), int(given["--seed"])
        contest = Contest(asked[0], seats, bots, deals, seed, options)
        outcomes = contend(contest, jobs=1, keep=keep / f"{number}.jsonl")
        found: dict[str, Any] = {"document": figures(contest, outcomes)}
        for what, numbers in table_intervals(outcomes, 0).items():
            found[what] = [round(one, 1) for one in numbers]
        first = lead(outcomes, 0)
        if first is not None:
            ahead_by = {name: round(getattr(first, name), 2) for name in ("mean", "low", "high")}
            found["lead"] = {"ahead": first.ahead, "behind": first.behind, **ahead_by}
        file.write_text(json.dumps({**read(file), line: found}, indent=1) + "\n", "utf-8")
        sys.stdout.write(f"{line} {json.dumps(found['document'])}\n")
        sys.stdout.flush()


def read(file: Path) -> dict[str, Any]:
    """Returns the measurements by command line."""
    found: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return found


# ----------------------------------------------------------------------------- writing


def tables(measured: dict[str, Any]) -> str:
    """Returns every arena as a row."""
    rows = ["| `ironbridge arena ...` | points (95 %), wins (95 %), CPU a turn | table | winner |"]
    rows.append("|---|---|---|---|")
    for line in (line for line in series() if line in measured):
        found = measured[line]
        bots = "; ".join([*map(bot_cell, found["document"]["bots"]), *ahead(found)])
        means = [
            "{:.1f} ({:.1f}-{:.1f})".format(*found[what]) for what in ("table_mean", "winner_mean")
        ]
        few = " (below a claim)" if found["document"]["deals"] < 60 else ""
        rows.append(f"| `{line}`{few} | {bots} | {' | '.join(means)} |")
    return "\n".join(rows)


def ahead(found: dict[str, Any]) -> list[str]:
    """Returns the lead of the better of two bots, where it was measured."""
    told = "`{ahead}` ahead by {mean:.1f} ({low:.1f}-{high:.1f})"
    return [told.format(**found["lead"])] if "lead" in found else []


def bot_cell(bot: dict[str, Any]) -> str:
    """Returns points, wins and time of one bot as cells."""
    wins = [100 * bot[key] for key in ("win_rate", "win_low", "win_high")]
    text = f"`{bot['name']}` {bot['mean']:.1f} ({bot['low']:.1f}-{bot['high']:.1f})"
    text += " wins {:.0f} % ({:.0f}-{:.0f})".format(*wins)
    return text + (f", {bot['cpu_ms_per_turn']:.3g} ms" if bot["name"] in our_bots() else "")


def draw(measured: dict[str, Any]) -> None:
    """Draws strength against time for four equal seats of Birmingham."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "ironbridge"
    from matplotlib import pyplot
    from matplotlib.ticker import LogLocator

    rows = sorted(equal_bots(measured), key=lambda row: (row[0], row[1]))
    figure, axes = pyplot.subplots(figsize=(7.5, 4.2), constrained_layout=True)
    for what, mark, colour in CURVES:
        for joined in (True, False):
            some = [row for row in rows if (row[1] in levels()) == joined]
            curve(axes, some, what, mark, colour, joined)
    for time, name, found in rows:
        spot = (time, found["table_mean"][1])
        axes.annotate(
            name, spot, (6, -2), fontsize=9, textcoords="offset points", ha="left", va="top"
        )
    axes.set_xscale("log")
    axes.xaxis.set_major_locator(LogLocator(subs=(1, 2, 5)))
    axes.xaxis.set_major_formatter("{x:g}")
    axes.minorticks_off()
    axes.margins(x=0.1, y=0.14)
    axes.set_xlabel("CPU time a turn, ms")
    axes.set_ylabel("points")
    axes.set_title("Birmingham, four equal seats", loc="left")
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(loc="best", frameon=False)
    axes.grid(alpha=0.25)
    figure.savefig(DOCS / "bots-curve.svg", metadata={"Date": None})


def equal_bots(measured: dict[str, Any]) -> list[tuple[float, str, Any]]:
    """Returns CPU time, name and arena of each bot among equals; the last series counts."""
    found: dict[str, tuple[float, str, Any]] = {}
    for line in (line for line in series() if line in measured):
        bots = measured[line]["document"]["bots"]
        if line.startswith("birmingham --seats 4") and len(bots) == 1:
            (bot,) = bots
            found[bot["name"]] = (bot["cpu_ms_per_turn"], bot["name"], measured[line])
    return list(found.values())


def curve(axes: Any, rows: list[Any], what: str, mark: str, colour: str, joined: bool) -> None:
    """Draws one figure of some bots with its interval; a line joins the levels of the search."""
    means = [row[2][what] for row in rows]
    errors = [[one[0] - one[1] for one in means], [one[2] - one[0] for one in means]]
    axes.errorbar(
        [row[0] for row in rows],
        [one[0] for one in means],
        errors,
        fmt=f"{mark}-" if joined else mark,
        color=colour,
        capsize=3,
        label=what.replace("_mean", ", mean") if joined else None,
    )


def page(measured: dict[str, Any]) -> str:
    """Returns docs/bot-strength.md."""
    return PAGE.format(reached=reached(measured), measured=tables(measured), present=PRESENT_SEED)


def write(file: Path) -> None:
    """Writes docs/bot-strength.md and its picture."""
    measured = read(file)
    (DOCS / "bot-strength.md").write_text(page(measured), "utf-8")
    draw(measured)


def main() -> None:
    """Runs ``measure`` or ``write``."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("measure", "write"))
    parser.add_argument("--file", type=Path, default=MEASURED, help="the figures")
    parser.add_argument("--only", default="", help="lines that match this pattern")
    parser.add_argument("--keep", type=Path, default=Path("arenas"), help="games under way")
    asked = parser.parse_args()
    if asked.what == "write":
        write(asked.file)
    else:
        measure(asked.file, asked.only, asked.keep)


if __name__ == "__main__":
    main()
