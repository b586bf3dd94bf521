"""The commands about strong bots: ``arena``, ``train`` and ``explain``."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import rich_click as click
from rich.console import Console
from rich.table import Table

from ironbridge.command_options import (
    bot_names,
    bots_option,
    cluster_option,
    jobs_option,
    json_option,
    one_title,
    show,
    table_options,
    wishes,
)
from ironbridge.errors import BadInput
from ironbridge.terminal.figures import counting


@click.command()
@one_title
@table_options
@bots_option(required=True, help="Bots for the seats, in turn.")
@click.option("--deals", type=click.IntRange(1), default=60, show_default=True, metavar="N")
@click.option("--seed", type=int, default=0, show_default=True, metavar="S")
@click.option(
    "--check",
    type=click.IntRange(0),
    default=0,
    metavar="N",
    help="First let the first bot play itself on N deals: that must show no difference.",
)
@click.option("--keep", type=Path, metavar="FILE", help="Keep the games in this file.")
@jobs_option
@cluster_option
@json_option
def arena(
    title: str,
    bots: str,
    deals: int,
    seed: int,
    check: int,
    keep: Path | None,
    jobs: int | None,
    cluster: str | None,
    as_json: bool,
    **options: Any,
) -> None:
    """Let bots play each other on paired deals, all seats rotated.

    A run that was stopped goes on where it was when the same line is given again.
    """
    from ironbridge.sim.arena import Contest, contend, figures, line_ups, null_contest

    asked = wishes(options)
    contest = Contest(title, options["seats"], bot_names(bots), deals, seed, asked)
    lines = len(line_ups(contest.plan().setting(), contest.bots))
    if check:
        judge_alike(null_contest(contest, check), jobs)
    with counting(title, deals * lines) as count:
        outcomes = contend(contest, jobs, count, keep, cluster)
    found = figures(contest, outcomes)
    show(found) if as_json else show_arena(Console(), found)


def judge_alike(contest: Any, jobs: int | None) -> None:
    """A bot against itself: say the difference; a real one is an error of the arena."""
    from ironbridge.sim.arena import contend, null_difference

    with counting("against itself", contest.deals) as count:
        outcomes = contend(contest, jobs, count)
    mean, low, high = null_difference(outcomes, contest.seed)
    name = contest.bots[0]
    click.echo(f"{name} against itself: {mean:+.2f} points ({low:+.2f} to {high:+.2f})", err=True)
    if not low <= 0 <= high:
        click.echo("That is a difference where there should be none: play more deals.", err=True)


def show_arena(console: Console, found: dict[str, Any]) -> None:
    """What came of the arena."""
    table = Table(title=f"{found['title']}, {found['seats']} seats, {found['deals']} deals")
    for head in ("bot", "games", "points", "95 %", "wins", "95 %", "ms a turn"):
        table.add_column(head, justify="left" if head == "bot" else "right")
    for bot in found["bots"]:
        table.add_row(
            bot["name"],
            str(bot["games"]),
            f"{bot['mean']:.1f}",
            f"{bot['low']:.1f}-{bot['high']:.1f}",
            f"{100 * bot['win_rate']:.1f} %",
            f"{100 * bot['win_low']:.1f}-{100 * bot['win_high']:.1f}",
            f"{bot['cpu_ms_per_turn']:.1f}",
        )
    console.print(table)
    console.print(f"table mean {found['table_mean']}, winner mean {found['winner_mean']}")
    for one in found.get("ratings", ()):
        console.print(f"rating {one['name']}: {one['rating']} ± {one['error']}")
    for failure in found.get("failures", ()):
        console.print(failure)


@click.command()
@one_title
@table_options
@click.option("--games", type=click.IntRange(25), default=1000, show_default=True, metavar="N")
@click.option("--generations", type=click.IntRange(1), default=6, show_default=True, metavar="N")
@click.option("--deals", type=click.IntRange(4), default=60, show_default=True, metavar="N")
@click.option("--seed", type=int, default=2026, show_default=True, metavar="S")
@click.option("--folder", type=Path, default=Path("training"), show_default=True, metavar="F")
@click.option("--by-hand", is_flag=True, help="Begin with the weights set by hand.")
@click.option("--install", "put", is_flag=True, help="Put the weights into the title's folder.")
@jobs_option
@cluster_option
def train(
    title: str,
    games: int,
    generations: int,
    deals: int,
    seed: int,
    folder: Path,
    by_hand: bool,
    put: bool,
    jobs: int | None,
    cluster: str | None,
    **options: Any,
) -> None:
    """Learn weights for the mind: play, fit, gate, save.

    Stopped and started again with the same line, it goes on where it was.
    """
    try:
        import numpy  # noqa: F401
    except ImportError:
        raise BadInput("Learning needs numpy: pip install 'ironbridge[research]'.") from None
    from ironbridge.bots.weights import table_key, weights_file
    from ironbridge.learn.train import Course, install
    from ironbridge.learn.train import train as learn
    from ironbridge.sim.run import Plan

    asked = wishes(options)
    plan = Plan(title, options["seats"], games, seed=seed, options=asked)
    setting = plan.setting()
    home = folder / title / table_key(setting)
    say: Callable[[str], None] = lambda text: click.echo(text, err=True)  # noqa: E731
    start = None if by_hand else weights_file(setting)
    best = learn(Course(plan, home, start, generations, deals, jobs, cluster), say)
    if best is None:
        click.echo("No generation beat the weights it began with.")
        return
    click.echo(f"The best weights are {best}.")
    if put:
        click.echo(f"They are now in {install(setting, best)}.")


@click.command()
@click.argument("file", type=Path)
@click.option("--level", default="hard", show_default=True, metavar="NAME")
@click.option("--seed", type=int, default=0, show_default=True, metavar="S")
@click.option("--turns", type=click.IntRange(1), default=5, show_default=True, metavar="N")
@json_option
def explain(file: Path, level: str, seed: int, turns: int, as_json: bool) -> None:
    """Say what the mind sees in a position: the best turns, and why.

    FILE holds the text of a position or the record of a game.
    """
    from ironbridge.bots.explain import explain
    from ironbridge.bots.levels import EASY, HARD, MASTER, MEDIUM
    from ironbridge.terminal.files import read_game

    levels = {one.name: one for one in (EASY, MEDIUM, HARD, MASTER)}
    if level not in levels:
        raise BadInput(f"There is no level '{level}'; levels are {', '.join(levels)}.")
    found = explain(read_game(file), levels[level], Random(seed), turns)
    show(found) if as_json else show_thoughts(Console(), found)


def show_thoughts(console: Console, found: dict[str, Any]) -> None:
    """What the mind thinks, for people."""
    console.print(f"[bold]{found['title']}, seat {found['seat']}, {found['level']}[/bold]")
    for turn in found["turns"]:
        sure = f" ± {turn['spread']}, {turn['samples']} samples" if turn["samples"] else ""
        console.print(f"{turn['value']:7.2f} points{sure}: {'; then '.join(turn['actions'])}")
    if found["differences"]:
        console.print("What sets the first apart from the second, in points:")
    for reason in found["differences"]:
        console.print(
            f"{reason['points']:+7.2f}  {reason['fact']}: {reason['best']} instead of "
            f"{reason['next']} ({reason['about']})"
        )
