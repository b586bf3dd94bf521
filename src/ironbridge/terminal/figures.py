"""Numbers of simulations, for people: a bar while they run, a table when they are done."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text


@contextmanager
def counting(name: str, games: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, where that is a screen."""
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


def show_run(console: Console, found: dict[str, Any]) -> None:
    """What came of a run of games."""
    rate = found["games"] / found["seconds"] if found["seconds"] else 0
    console.print(
        Text.assemble(
            (f"{found['title']}, {found['seats']} seats. ", "bold"),
            f"Games: {found['games']} in {found['seconds']:.1f} s ({rate:.1f} a second), "
            f"{found['choices'] / found['games']:.1f} choices and "
            f"{found['actions'] / found['games']:.1f} actions a game, seed {found['seed']}.",
        )
    )
    table = Table(box=None, padding=(0, 2), pad_edge=False, header_style="dim")
    for name in ("seat", "bot"):
        table.add_column(name)
    for name in ("points", "wins"):
        table.add_column(name, justify="right")
    for seat, bot in enumerate(found["bots"]):
        points, wins = found["mean_points"][seat], found["winners"][seat]
        table.add_row(str(seat), bot, f"{points:.1f}", f"{wins:.1f}")
    console.print(table)
    show_turn_order(console, found["by_turn_order"])
    if len(found["by_bot"]) > 1:
        for name, numbers in found["by_bot"].items():
            spread = " ".join(str(points) for points in numbers["quartiles"])
            console.print(
                f"{name}: mean {numbers['mean_points']:.1f}, "
                f"quartiles {spread}, won {numbers['win_rate']:.0%}",
                highlight=False,
            )


def show_turn_order(console: Console, found: dict[str, Any]) -> None:
    """The same numbers by the turn order of the first round."""
    table = Table(box=None, padding=(0, 2), pad_edge=False, header_style="dim")
    table.add_column("in turn order")
    for name in ("points", "wins"):
        table.add_column(name, justify="right")
    for place, (points, wins) in enumerate(zip(found["mean_points"], found["winners"]), 1):
        table.add_row(f"{place}.", f"{points:.1f}", f"{wins:.1f}")
    console.print(table)


def show_soak(console: Console, found: dict[str, Any]) -> None:
    """What came of soaking."""
    console.print(
        "For each case: games and choices, then every seat's mean points with the least, the "
        "quartiles and the most.",
        style="dim",
        highlight=False,
    )
    for name, numbers in found["cases"].items():
        console.print(
            f"{name}: {numbers['games']} games, {numbers.get('choices', 0)} choices",
            highlight=False,
        )
        means, spreads = numbers.get("mean_points", []), numbers.get("quartiles", [])
        for seat, (mean, spread) in enumerate(zip(means, spreads, strict=True)):
            parts = " ".join(f"{points:4}" for points in spread)
            console.print(f"   seat {seat} {mean:7.1f}   {parts}", highlight=False)
    for broken in found["broken"]:
        console.print(Text(f"{broken['case']}: {broken['law']}", "red"))
    laws = "no law was broken" if not found["broken"] else f"{len(found['broken'])} broke a law"
    console.print(Text(f"{found['games']} games in {found['seconds']:.0f} s: {laws}.", "bold"))


def show_attack(console: Console, found: dict[str, Any]) -> None:
    """What came of hostile inputs."""
    for complaint in found["complaints"]:
        where = f"{complaint['case']}, input {complaint['number']}, {complaint['kind']}"
        console.print(Text(f"{where}: {complaint['what']}", "red"))
    many = len(found["complaints"])
    wrong = f"{many} had no good answer" if many else "each had a game or a sentence for an answer"
    tried = f"{found['inputs']} hostile inputs in {found['seconds']:.0f} s"
    console.print(Text(f"{tried}, {found['taken']} of them taken: {wrong}.", "bold"))
