"""Commands for data sets: ``dataset`` and ``stats``."""

from pathlib import Path
from typing import Any

import rich_click as click
from rich.console import Console

from ironbridge.cli import options as cli_options
from ironbridge.cli.progress import counting
from ironbridge.i18n.cli_messages import report
from ironbridge.sim.simulate import Plan


@click.command()
@cli_options.one_title
@cli_options.table_options
@cli_options.count_option("--games", 100, "Number of games.")
@cli_options.bots_option(default="greedy", show_default=True, help="Bots of the seats, in order.")
@cli_options.seed_option()
@click.option(
    "--out", "folder", type=Path, required=True, metavar="DIR", help="Folder of the data set."
)
@cli_options.jobs_option
@cli_options.cluster_option
@cli_options.language_option
def dataset(
    title: str,
    games: int,
    bots: str,
    seed: int,
    folder: Path,
    jobs: int | None,
    cluster: str | None,
    language: str,
    **options: Any,
) -> None:
    """Play games between bots and store every position as Parquet.

    An interrupted run resumes with the same command.
    """
    from ironbridge.research import dataset

    asked = cli_options.game_options(options)
    plan = Plan(
        title, options["seats"], games, cli_options.bot_names(bots) or ("greedy",), seed, asked
    )
    plan.spec()
    with counting(title, games) as count:
        dataset.make(plan, folder, jobs, cluster, count)
    line = f"ironbridge stats {folder}"
    click.echo(report(language, "dataset-made", folder=str(folder), games=games, line=line))


@click.command()
@click.argument("folder", type=Path)
@click.option(
    "--picture", type=Path, metavar="FILE", help="Draw the statistics (.svg, .png, .pdf)."
)
@click.option("--beside", type=Path, metavar="DIR", help="Compare with another data set.")
@cli_options.json_option
@cli_options.language_option
def stats(
    folder: Path, picture: Path | None, beside: Path | None, as_json: bool, language: str
) -> None:
    """Print statistics of a data set: points and wins by seat, first action, industry, layout."""
    from ironbridge.cli.commands.stats_tables import Labels, answer_tables, beside_table
    from ironbridge.research import stats

    if beside is not None:
        rows = stats.beside(folder, beside)
        labels = Labels(stats.card_of(folder), language)
        table = beside_table(labels, (folder.name, beside.name), rows)
        cli_options.show(rows) if as_json else Console().print(table)
        return
    found = stats.summary(folder)
    labels = Labels(found["data set"], language)
    if picture is not None:
        from ironbridge.cli.commands.stats_chart import draw

        draw(found, picture, language)
    if as_json:
        cli_options.show(found)
        return
    console = Console()
    means = {key: labels.number(found[key], 2) for key in ("table_mean", "winner_mean")}
    console.print(labels.say("head", games=found["games"], **means))
    for table in answer_tables(labels, found):
        console.print(table)
    lead = found["seat advantage"]
    figures = {key: labels.number(lead[key], 2) for key in ("low", "high")}
    worth = labels.number(lead["first less others"], 2)
    console.print(labels.say("advantage", worth=worth, **figures))
