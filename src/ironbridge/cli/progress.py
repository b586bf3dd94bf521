"""Progress bar and result tables of simulations."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ironbridge.i18n.cli_messages import decimal, percent, report


@contextmanager
def counting(name: str, games: int) -> Iterator[Callable[[int], None]]:
    """Yields a function that advances a progress bar; it is drawn where stderr is a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns,
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as bar:
        task = bar.add_task(name, total=games)
        yield lambda done: bar.advance(task, done)


def plain_table(language: str, left: Sequence[str], right: Sequence[str]) -> Table:
    """Returns a table without lines: columns of text, then right-aligned columns of numbers."""
    table = Table(box=None, padding=(0, 2), pad_edge=False, header_style="dim")
    for name in left:
        table.add_column(report(language, f"column-{name}"))
    for name in right:
        table.add_column(report(language, f"column-{name}"), justify="right")
    return table


def show_run(console: Console, found: dict[str, Any], language: str = "en") -> None:
    """Prints the report of a simulation run."""
    games = found["games"]
    rate = games / found["seconds"] if found["seconds"] else 0
    head = report(language, "run-head", title=found["title"], seats=found["seats"])
    figures = report(
        language,
        "run-figures",
        games=games,
        seconds=decimal(language, found["seconds"]),
        rate=decimal(language, rate),
        choices=decimal(language, found["choices"] / games),
        actions=decimal(language, found["actions"] / games),
        seed=str(found["seed"]),
    )
    console.print(Text.assemble((f"{head} ", "bold"), figures))
    table = plain_table(language, ("seat", "bot"), ("points", "wins"))
    for seat, bot in enumerate(found["bots"]):
        points, wins = found["mean_points"][seat], found["winners"][seat]
        table.add_row(str(seat), bot, decimal(language, points), decimal(language, wins))
    console.print(table)
    show_turn_order(console, found["by_turn_order"], language)
    if len(found["by_bot"]) > 1:
        for name, numbers in found["by_bot"].items():
            said = report(
                language,
                "run-bot",
                bot=name,
                mean=decimal(language, numbers["mean_points"]),
                spread=" ".join(str(points) for points in numbers["quartiles"]),
                rate=percent(language, numbers["win_rate"], 0),
            )
            console.print(said, highlight=False)


def show_turn_order(console: Console, found: dict[str, Any], language: str) -> None:
    """Prints mean points and wins by the turn order of the first round."""
    table = plain_table(language, ("order",), ("points", "wins"))
    for place, (points, wins) in enumerate(zip(found["mean_points"], found["winners"]), 1):
        table.add_row(f"{place}.", decimal(language, points), decimal(language, wins))
    console.print(table)


def show_soak(console: Console, found: dict[str, Any], language: str = "en") -> None:
    """Prints the report of ``soak``."""
    console.print(report(language, "soak-about"), style="dim", highlight=False)
    for name, numbers in found["cases"].items():
        case, _, bot = name.partition(" by ")
        called = report(language, "soak-by", case=case, bot=bot) if bot else case
        counts = {"games": numbers["games"], "choices": numbers.get("choices", 0)}
        console.print(report(language, "soak-case", case=called, **counts), highlight=False)
        means, spreads = numbers.get("mean_points", []), numbers.get("quartiles", [])
        for seat, (mean, spread) in enumerate(zip(means, spreads, strict=True)):
            parts = " ".join(f"{points:4}" for points in spread)
            who = report(language, "soak-seat", seat=seat)
            console.print(f"   {who} {decimal(language, mean):>7}   {parts}", highlight=False)
    for broken in found["broken"]:
        said = report(language, "soak-broken", case=broken["case"], law=broken["law"])
        console.print(Text(said, "red"))
    seconds = decimal(language, found["seconds"], 0)
    facts = {"games": found["games"], "broken": len(found["broken"])}
    console.print(Text(report(language, "soak-done", seconds=seconds, **facts), "bold"))


def show_attack(console: Console, found: dict[str, Any], language: str = "en") -> None:
    """Prints the report of ``soak --hostile``."""
    for complaint in found["complaints"]:
        console.print(Text(report(language, "attack-complaint", **complaint), "red"))
    facts = {"inputs": found["inputs"], "taken": found["taken"], "many": len(found["complaints"])}
    seconds = decimal(language, found["seconds"], 0)
    console.print(Text(report(language, "attack-done", seconds=seconds, **facts), "bold"))
