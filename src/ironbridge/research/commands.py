"""The commands of the research kit: make a data set, and ask it questions."""

from pathlib import Path
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
    seed_option,
    show,
    table_options,
    wishes,
)
from ironbridge.sim.run import Plan
from ironbridge.terminal.figures import counting


@click.command()
@one_title
@table_options
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, metavar="N")
@bots_option(default="greedy", show_default=True, help="Bots by seat.")
@seed_option()
@click.option("--out", "folder", type=Path, required=True, metavar="DIR", help="Where it goes.")
@jobs_option
@cluster_option
def dataset(
    title: str,
    games: int,
    bots: str,
    seed: int,
    folder: Path,
    jobs: int | None,
    cluster: str | None,
    **options: Any,
) -> None:
    """Play games between bots and keep them, position by position, as Parquet.

    A run that was stopped goes on with the same command.
    """
    from ironbridge.research import dataset

    asked = wishes(options)
    plan = Plan(title, options["seats"], games, bot_names(bots) or ("greedy",), seed, asked)
    plan.setting()
    with counting(title, games) as count:
        dataset.make(plan, folder, jobs, cluster, count)
    click.echo(f"{folder} holds {games} games; `ironbridge stats {folder}` says what they say.")


@click.command()
@click.argument("folder", type=Path)
@click.option("--picture", type=Path, metavar="FILE", help="Draw the answers (.svg, .png, .pdf).")
@click.option("--beside", type=Path, metavar="DIR", help="What is different in another data set.")
@json_option
def stats(folder: Path, picture: Path | None, beside: Path | None, as_json: bool) -> None:
    """What a data set says about the game."""
    from ironbridge.research import stats

    if beside is not None:
        rows = stats.beside(folder, beside)
        show(rows) if as_json else Console().print(beside_table(folder, beside, rows))
        return
    found = stats.summary(folder)
    if picture is not None:
        stats.draw(found, picture)
    if as_json:
        show(found)
        return
    console = Console()
    console.print(
        f"{found['games']} games, table mean {found['table_mean']}, "
        f"winner mean {found['winner_mean']}"
    )
    for part, groups in found.items():
        if part.startswith("by ") and groups:
            console.print(
                source_table(groups) if "winners" in groups[0] else table_of(part, groups)
            )
    lead = found["seat advantage"]
    console.print(
        f"Playing first is worth {lead['first less others']} points "
        f"({lead['low']} to {lead['high']})."
    )


def beside_table(folder: Path, other: Path, rows: list[dict[str, Any]]) -> Table:
    """Two data sets side by side."""
    table = Table(title=f"{folder.name} and {other.name}", title_justify="left")
    table.add_column("")
    for heading in (folder.name, other.name, "change", "95 %"):
        table.add_column(heading, justify="right")
    for row in rows:
        span = f"{row['low']:+.2f}..{row['high']:+.2f}"
        figures = (f"{row['before']:.2f}", f"{row['after']:.2f}", f"{row['change']:+.2f}", span)
        table.add_row(row["name"], *figures)
    return table


def source_table(groups: list[dict[str, Any]]) -> Table:
    """Where points come from."""
    table = Table(title="Points of a seat by industry", title_justify="left")
    table.add_column("from")
    for heading in ("mean", "95 %", "winners"):
        table.add_column(heading, justify="right")
    for one in groups:
        span = f"{one['low']:.1f}..{one['high']:.1f}"
        table.add_row(one["name"], f"{one['mean']:.1f}", span, f"{one['winners']:.1f}")
    return table


def table_of(part: str, groups: list[dict[str, Any]]) -> Table:
    """One answer as a table."""
    table = Table(title=f"Points {part}", title_justify="left")
    table.add_column(part.removeprefix("by "))
    for heading in ("n", "mean", "95 %", "wins"):
        table.add_column(heading, justify="right")
    for one in groups:
        table.add_row(
            one["name"],
            str(one["size"]),
            f"{one['mean']:.1f}",
            f"{one['low']:.1f}..{one['high']:.1f}",
            f"{100 * one['wins']:.1f} %",
        )
    return table
