"""``bench --research``: speed of the RL environments beside other projects' games."""

from typing import Any, Final

import rich_click as click
from rich.console import Console
from rich.table import Table

from benchmarks import machine
from benchmarks.bench_messages import report
from benchmarks.environment_speed import STEPS, Speed, measure_title
from benchmarks.peers import PINNED, PeerMissing, environment, play
from benchmarks.report import busy, number
from benchmarks.runner import closest_seats, known_titles, seats_of
from ironbridge.cli.completion import complete_title
from ironbridge.cli.options import json_option, language_option, show
from ironbridge.cli.progress import counting

BUDGET, QUICK_BUDGET = 2.0, 0.3
"""Seconds per figure."""
WIDTH: Final = 80
INTERFACES: Final = {"batch runner": "speed-batch", "one observation": "speed-observation"}
"""Messages for interfaces without a name of their own."""


@click.command("bench --research")
@click.argument("titles", nargs=-1, shell_complete=complete_title)
@click.option("--research", is_flag=True, help="The speed of the research kit.")
@click.option("--quick", is_flag=True, help="A few seconds; figures may be a fifth off.")
@click.option("--alone", is_flag=True, help="Without the other projects' games.")
@json_option
@language_option
def bench(
    titles: tuple[str, ...],
    research: bool,
    quick: bool,
    alone: bool,
    as_json: bool,
    language: str,
) -> None:
    """Measure how fast each environment is stepped: TITLES, or all that are installed.

    Random play on one core.  In the same run catanatron and OpenSpiel play games of their own; they
    are installed below .bench/ on first use.
    """
    chosen = known_titles(list(titles), [])
    described, load = machine.describe(), machine.load()
    budget = QUICK_BUDGET if quick else BUDGET
    speeds: list[Speed] = []
    missing: list[str] = []
    with counting(
        report(language, "bar-measuring"), len(chosen) + (0 if alone else len(PINNED))
    ) as count:
        for title in chosen:
            speeds += measure_title(title, closest_seats(seats_of(title, [])), budget)
            count(1)
        for engine in () if alone else PINNED:
            try:
                speeds += measure_peer(engine, budget)
            except PeerMissing as reason:
                missing.append(f"{engine} was not measured: {reason}")
            count(1)
    described["busy"] = f"load {load} before the run, {machine.load()} after it"
    found = document(described, quick, speeds, missing)
    show(found) if as_json else show_speeds(Console(width=WIDTH), found, language)


def measure_peer(engine: str, budget: float) -> list[Speed]:
    """Returns the speed of another project's games and environments."""
    said = play(environment(engine), engine, 2 * budget, "environments")
    return [Speed(f"{engine} {version}", game.game, game.decisions) for version, game in said]


def document(
    described: dict[str, str], quick: bool, speeds: list[Speed], missing: list[str]
) -> dict[str, Any]:
    """Returns the run as plain data."""
    return {
        "date": machine.now(),
        "machine": described,
        "quick": quick,
        "speeds": [
            {**speed._asdict(), "value": float(f"{speed.value:.4g}"), "reached": speed.reached}
            for speed in speeds
        ],
        "missing": missing,
    }


def show_speeds(console: Console, found: dict[str, Any], language: str = "en") -> None:
    """Prints the run as two tables: interfaces by game, and other projects' games."""
    theirs = [speed for speed in found["speeds"] if speed["interface"].startswith(tuple(PINNED))]
    ours = [speed for speed in found["speeds"] if speed not in theirs]
    console.print(interface_table(ours, language))
    if theirs:
        table = Table(title=report(language, "speed-others"), title_justify="left")
        for name in ("project", "game"):
            table.add_column(report(language, f"speed-{name}"))
        table.add_column(report(language, "speed-steps"), justify="right")
        for speed in theirs:
            table.add_row(speed["interface"], speed["game"], number(speed["value"], language))
        console.print(table)
    described = found["machine"]
    facts = {"date": found["date"], "processor": described["processor"]}
    console.print(report(language, "speed-on", busy=busy(described, language), **facts))
    for sentence in found["missing"]:
        console.print(sentence)


def interface_table(speeds: list[dict[str, Any]], language: str) -> Table:
    """Returns a row per interface and a column per game; a star marks a missed goal."""
    games = list(dict.fromkeys(speed["game"] for speed in speeds))
    cells = {(speed["interface"], speed["game"]): speed for speed in speeds}
    table = Table(
        title=report(language, "speed-title"),
        caption=report(language, "speed-short"),
        title_justify="left",
        caption_justify="left",
    )
    table.add_column(report(language, "speed-interface"))
    for heading in (report(language, "speed-goal"), *games):
        table.add_column(heading, justify="right")
    for interface in dict.fromkeys(speed["interface"] for speed in speeds):
        row = [cells[interface, game] for game in games]
        goal = "" if row[0]["goal"] is None else shown(row[0]["goal"], row[0]["unit"], language)
        marked = [
            shown(one["value"], one["unit"], language) + "*" * (one["reached"] is False)
            for one in row
        ]
        called = report(language, INTERFACES[interface]) if interface in INTERFACES else interface
        table.add_row(called, goal, *marked)
    return table


def shown(value: float, unit: str, language: str) -> str:
    """Returns a figure with its unit, unless that is steps per second."""
    figure = number(value, language)
    return figure if unit == STEPS else f"{figure} {report(language, f'bench-unit-{unit}')}"
