"""Commands that play many games: ``simulate``, ``soak``, ``replay`` and ``perft``."""

import sys
from pathlib import Path
from typing import Any, Final

import rich_click as click
from rich.console import Console

from ironbridge.cli import options as cli_options
from ironbridge.cli.param_types import Number, Whole
from ironbridge.cli.progress import counting, show_attack, show_run, show_soak
from ironbridge.errors import BadInput
from ironbridge.game import new
from ironbridge.i18n.cli_messages import report
from ironbridge.notation.files import read_text
from ironbridge.notation.game_options import unknown_title
from ironbridge.titles import names

MANY: Final = Whole(1, 10_000_000)
"""Maximum number of games, or inputs, of one command."""


@click.command()
@cli_options.one_title
@cli_options.table_options
@cli_options.count_option("--games", 100, "Number of games.", MANY)
@cli_options.bots_option(default="dice", show_default=True, help="Bots of the seats, in order.")
@cli_options.seed_option()
@cli_options.jobs_option
@cli_options.cluster_option
@cli_options.json_option
@cli_options.language_option
def simulate(
    title: str,
    games: int,
    bots: str,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    as_json: bool,
    language: str,
    **options: Any,
) -> None:
    """Play many games between bots and report their results."""
    from ironbridge.sim.simulate import Plan, simulate

    asked = cli_options.game_options(options)
    plan = Plan(
        title, options["seats"], games, cli_options.bot_names(bots) or ("dice",), seed, asked
    )
    plan.spec()
    with counting(title, games) as count:
        found = simulate(plan, jobs, count, cluster)
    cli_options.show(found) if as_json else show_run(Console(emoji=False), found, language)


@click.command()
@cli_options.optional_title
@click.option("--seats", type=Number(), metavar="N", help="Only this number of seats.")
@cli_options.count_option("--games", 1000, "Number of games.", MANY)
@cli_options.seed_option()
@cli_options.count_option("--stride", 10, "Number of choices between expensive checks.")
@click.option("--plain", is_flag=True, help="Play with default options only.")
@click.option(
    "--automa", metavar="LEVEL", help="Solo games against this level; all for every level."
)
@cli_options.bots_option(default="dice", help="Bots that play: dice, greedy, ...")
@click.option("--hostile", is_flag=True, help="Try corrupted inputs instead of playing games.")
@cli_options.jobs_option
@cli_options.json_option
@cli_options.language_option
def soak(
    title: str | None,
    seats: int | None,
    games: int,
    seed: int,
    stride: int,
    plain: bool,
    automa: str | None,
    bots: str,
    hostile: bool,
    jobs: int | None,
    as_json: bool,
    language: str,
) -> None:
    """Play thousands of games, at random or by bots, and check every invariant.

    Expensive invariants are checked at every STRIDE-th choice.  --hostile tries corrupted texts,
    deals and values instead: each must be refused in a sentence, or give a valid game.
    """
    from ironbridge.testing.fuzz import attack
    from ironbridge.testing.soak import chosen_cases, soak

    if title is not None and title not in names():
        raise unknown_title(title)
    cases = chosen_cases(title, seats, not plain, automa)
    if not cases:
        raise BadInput("nothing-played")
    with counting(report(language, "bar-hostile" if hostile else "bar-soak"), games) as count:
        if hostile:
            found = attack(cases, games, seed, jobs, count)
        else:
            found = soak(
                cases, games, seed, stride, jobs, count, cli_options.bot_names(bots) or ("dice",)
            )
    print_report = show_attack if hostile else show_soak
    cli_options.show(found) if as_json else print_report(Console(emoji=False), found, language)
    if found.get("broken") or found.get("complaints"):
        sys.exit(1)


@click.command()
@click.argument("file", type=Path)
@click.option("--to", "last", type=Number(), metavar="N", help="Stop after action N.")
@click.option("--step", is_flag=True, help="One action at a time.")
@cli_options.language_option
@cli_options.json_option
def replay(file: Path, last: int | None, step: bool, language: str, as_json: bool) -> None:
    """Print a record: every action with the points after it."""
    from ironbridge.cli.commands.replay import as_data, print_lines, step_through

    record = read_text(file)
    try:
        if as_json:
            cli_options.show(as_data(record, last))
        elif step:
            step_through(record, last, Console(emoji=False), language)
        else:
            print_lines(record, last, Console(emoji=False), language)
    except BadInput as wrong:
        raise BadInput("in-file", file=file, wrong=wrong) from None


@click.command()
@click.argument("source", metavar="FILE|TITLE")
@cli_options.table_options
@cli_options.seed_option()
@cli_options.count_option("--depth", 1, "Depth in actions.")
@cli_options.json_option
@cli_options.language_option
def perft(source: str, seed: int, depth: int, as_json: bool, language: str, **options: Any) -> None:
    """Count the action sequences from a position, to a given depth (perft)."""
    from ironbridge.cli.commands.perft_command import count_all, count_file, show_counts

    if source in names():
        asked = cli_options.game_options(options)
        game = new(source, seats=options["seats"], seed=seed, **asked)  # type: ignore[arg-type]
        found = count_all(game, depth, language)
    else:
        found = count_file(Path(source), depth, language)
    cli_options.show(found) if as_json else show_counts(Console(emoji=False), found, language)
    if found.get("wrong"):
        sys.exit(1)
