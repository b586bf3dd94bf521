"""Commands for bots: ``arena``, ``train`` and ``explain``."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

import rich_click as click
from rich.console import Console, JustifyMethod
from rich.table import Table

from ironbridge.cli import options as cli_options
from ironbridge.cli.param_types import ArenaSeed, Whole
from ironbridge.cli.progress import counting
from ironbridge.errors import BadInput
from ironbridge.game import Game
from ironbridge.i18n import choice
from ironbridge.i18n.cli_messages import decimal, percent, report
from ironbridge.i18n.localizer import Facts, Localizer

if TYPE_CHECKING:
    from ironbridge.sim.arena import Contest, MatchResult

ALIKE_DEALS: Final = 8
"""Number of deals of the null contest, in which a bot plays itself."""
HEAD: Final = ("title", "seats", "deals")


@click.command()
@cli_options.one_title
@cli_options.table_options
@cli_options.bots_option(required=True, help="Bots for the seats; the list repeats.")
@cli_options.count_option("--deals", 60, "Number of deals.")
@click.option(
    "--seed",
    type=ArenaSeed(),
    default=0,
    show_default=True,
    metavar="S",
    help="Seed of the deals, or commit: deals of the commit that is checked out.",
)
@cli_options.count_option(
    "--check",
    ALIKE_DEALS,
    "Number of deals of a null contest, the first bot against itself; 0 for none.",
    Whole(0),
)
@click.option("--keep", type=Path, metavar="FILE", help="Store the finished games in this file.")
@cli_options.jobs_option
@cli_options.cluster_option
@cli_options.json_option
@cli_options.language_option
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
    language: str,
    **options: Any,
) -> None:
    """Play matches between bots on paired deals, with every rotation of the seats.

    An interrupted run resumes when the same command is given again.
    """
    from ironbridge.sim.arena import Contest, contend, figures, line_ups, null_contest
    from ironbridge.sim.luck_adjusted import lead_figures

    contest = Contest(
        title,
        options["seats"],
        cli_options.bot_names(bots),
        deals,
        seed,
        cli_options.game_options(options),
    )
    spec = contest.plan().spec()
    localizer = Localizer(spec, language)
    lines = len(line_ups(spec, contest.names()))
    if check:
        check_null_contest(localizer, null_contest(contest, check), jobs, cluster)
    with counting(title, deals * lines) as count:
        outcomes = contend(contest, jobs, count, keep, cluster)
    found = figures(contest, outcomes) | lead_figures(outcomes)
    cli_options.show(found) if as_json else show_arena(Console(), localizer, found, outcomes)


def check_null_contest(
    localizer: Localizer, contest: "Contest", jobs: int | None, cluster: str | None
) -> None:
    """Plays the null contest and prints the difference; warns when it is significant."""
    from ironbridge.sim.arena import contend, null_difference

    name = contest.names()[0]
    with counting(f"{name} = {name}", contest.deals) as count:
        outcomes = contend(contest, jobs, count, cluster=cluster)
    mean, chance = null_difference(outcomes, contest.seed)
    facts: Facts = {
        "bot": name,
        "deals": contest.deals,
        "mean": decimal(localizer.language, mean, 2, "+"),
        "chance": decimal(localizer.language, chance, 2),
    }
    click.echo(localizer.format("arena-alike", facts), err=True)
    if abs(mean) > chance:
        click.echo(localizer.format("arena-unlike"), err=True)


def show_arena(
    console: Console, localizer: Localizer, found: dict[str, Any], outcomes: Sequence["MatchResult"]
) -> None:
    """Prints the results of an arena run."""
    from ironbridge.sim.arena import table_intervals

    table = Table(title=localizer.format("arena-head", {key: found[key] for key in HEAD}))
    for column in ("bot", "games", "points", "sure", "wins", "sure", "time"):
        justify: JustifyMethod = "left" if column == "bot" else "right"
        table.add_column(localizer.format(f"arena-{column}"), justify=justify, overflow="fold")
    spoken = localizer.language
    for bot in found["bots"]:
        table.add_row(
            bot["name"],
            str(bot["games"]),
            decimal(spoken, bot["mean"]),
            f"{decimal(spoken, bot['low'])}-{decimal(spoken, bot['high'])}",
            percent(spoken, bot["win_rate"]),
            f"{decimal(spoken, 100 * bot['win_low'])}-{decimal(spoken, 100 * bot['win_high'])}",
            decimal(spoken, bot["cpu_ms_per_turn"]),
        )
    console.print(table)
    for what, (mean, low, high) in table_intervals(outcomes, 0).items():
        facts = interval_variables(spoken, mean, low, high)
        console.print(localizer.format(f"arena-{what.replace('_', '-')}", facts), highlight=False)
    show_leads(console, localizer, outcomes)
    console.print(localizer.format("arena-seed", {"seed": str(found["seed"])}), highlight=False)
    for one in found.get("ratings", ()):
        facts = {name: decimal(spoken, one[name], 2) for name in ("rating", "error")}
        facts["bot"] = one["name"]
        console.print(localizer.format("arena-rating", facts), highlight=False)
    if found.get("failures"):
        console.print(localizer.format("arena-failed"))
    for failure in found.get("failures", ()):
        console.print(failure)


def show_leads(console: Console, localizer: Localizer, outcomes: Sequence["MatchResult"]) -> None:
    """Prints the lead of one of two bots as it is and without luck, and the deals it needs."""
    from ironbridge.sim.luck_adjusted import adjusted_lead

    found, spoken = adjusted_lead(outcomes, 0), localizer.language
    if found is None:
        return
    for message, one in (("lead", found.raw), ("adjusted", found.adjusted)):
        facts = interval_variables(spoken, one.mean, one.low, one.high)
        names = {"ahead": one.ahead, "behind": one.behind}
        console.print(localizer.format(f"arena-{message}", {**facts, **names}), highlight=False)
    facts = {
        "raw": decimal(spoken, found.raw_deviation),
        "adjusted": decimal(spoken, found.adjusted_deviation),
    }
    console.print(localizer.format("arena-deviation", facts), highlight=False)
    if found.raw_deals and found.adjusted_deals:
        facts = {"raw": str(found.raw_deals), "adjusted": str(found.adjusted_deals)}
        console.print(localizer.format("arena-deals-needed", facts), highlight=False)


def interval_variables(language: str, mean: float, low: float, high: float) -> Facts:
    """Returns a mean with its confidence interval as arguments of a message."""
    numbers = {"mean": mean, "low": low, "high": high}
    return {name: decimal(language, number) for name, number in numbers.items()}


@click.command()
@cli_options.one_title
@cli_options.table_options
@cli_options.count_option("--games", 1000, "Number of games per generation.", Whole(25))
@cli_options.count_option("--generations", 6, "Number of generations.")
@cli_options.count_option("--deals", 60, "Number of paired deals in a gate.", Whole(4))
@cli_options.seed_option(2026)
@click.option(
    "--folder",
    type=Path,
    default=Path("training"),
    show_default=True,
    metavar="F",
    help="Folder for games, weights and log.",
)
@click.option(
    "--samples",
    type=Whole(0),
    default=0,
    metavar="N",
    help="Play by search with N rollouts per turn; search values become targets.",
)
@click.option(
    "--hidden-layer",
    "--hunches",
    "hidden_layer",
    type=Whole(0),
    default=0,
    metavar="N",
    help="Train a hidden layer of N units (a multiple of 8) on the residuals.",
)
@click.option("--by-hand", is_flag=True, help="Start from the hand-set weights.")
@click.option("--install", "put", is_flag=True, help="Install the weights in the title's folder.")
@cli_options.jobs_option
@cli_options.cluster_option
@cli_options.language_option
def train(
    title: str,
    games: int,
    generations: int,
    deals: int,
    seed: int,
    folder: Path,
    samples: int,
    hidden_layer: int,
    by_hand: bool,
    put: bool,
    jobs: int | None,
    cluster: str | None,
    language: str,
    **options: Any,
) -> None:
    """Train the evaluation weights: self-play, fit, gate, save.

    An interrupted run resumes when the same command is given again.
    """
    check_learning(hidden_layer)
    from ironbridge.bots.weights_file import table_key, weights_file
    from ironbridge.learn.train import TrainingRun, install
    from ironbridge.learn.train import train as learn
    from ironbridge.sim.simulate import Plan

    asked = cli_options.game_options(options)
    plan = Plan(title, options["seats"], games, seed=seed, options=asked)
    spec = plan.spec()
    home = folder / title / table_key(spec)
    start = None if by_hand else weights_file(spec)

    def say(message: str, **facts: str | int) -> None:
        click.echo(report(language, f"train-{message}", **facts), err=True)

    history = TrainingRun(
        plan, home, start, generations, deals, jobs, cluster, samples, hidden_layer
    )
    best = learn(history, say)
    if best is None:
        click.echo(report(language, "train-none"))
        return
    click.echo(report(language, "train-best", file=str(best)))
    if put:
        click.echo(report(language, "train-installed", file=str(install(spec, best))))


def check_learning(hidden_layer: int) -> None:
    """Checks that NumPy is installed and that the number of hidden units is supported."""
    from ironbridge.search.hidden_layer import BLOCK

    try:
        import numpy  # noqa: F401
    except ImportError:
        raise BadInput("learning-package") from None
    if hidden_layer % int(BLOCK):
        raise BadInput("hidden-layer-size", number=hidden_layer, block=int(BLOCK))


@click.command()
@click.argument("file", type=Path)
@click.option(
    "--level", default="hard", show_default=True, metavar="NAME", help="Level or bot that searches."
)
@cli_options.seed_option()
@cli_options.count_option("--turns", 5, "Number of turns shown.")
@cli_options.json_option
@cli_options.language_option
def explain(file: Path, level: str, seed: int, turns: int, as_json: bool, language: str) -> None:
    """Explain a position by search: the best turns, and how they differ.

    FILE holds the text of a position or the record of a game.
    """
    from ironbridge.bots.explain import explain
    from ironbridge.bots.given_bots import load_bot
    from ironbridge.game.game_file import read_game

    bot = load_bot(level)
    game = read_game(file)
    found = explain(game, bot, Random(seed), turns, language)
    cli_options.show(found) if as_json else show_explanation(Console(), game, found, language)


def action_texts(game: Game, lines: Sequence[str], language: str) -> list[str]:
    """Returns the actions of a turn: lines of notation in English, sentences in other languages.

    The sentences leave out answers that were the only legal one.
    """
    if language == "en":
        return list(lines)
    played, found = game.copy(), []
    for line in lines:
        first = len(played.steps)
        played.play(line)
        codes = enumerate(played.steps[first:], first)
        said = [choice(game.spec, played.at(n).position, code, language) for n, code in codes]
        found.append(", ".join(said))
    return found


def show_explanation(console: Console, game: Game, found: dict[str, Any], language: str) -> None:
    """Prints the candidate turns with their values and differences."""
    localizer = Localizer(game.spec, language)
    head = {"title": found["title"], "seat": localizer.seat(found["seat"]), "level": found["level"]}
    console.print(localizer.format("explain-head", head), style="bold", highlight=False)
    for number, turn in enumerate(found["turns"]):
        actions, *others = action_texts(game, turn["actions"], language)
        for action in others:
            actions = localizer.format("explain-then", {"first": actions, "next": action})
        facts: Facts = {"value": decimal(language, turn["value"], 2), "actions": actions}
        message = "explain-sight"
        if turn["samples"]:
            message = "explain-behind" if number else "explain-sure"
            errors = ("error", "behind", "behind_error")
            facts |= {name: decimal(language, turn[name], 2) for name in errors}
            facts["samples"] = turn["samples"]
        console.print(localizer.format(message, facts))
    if found["differences"]:
        console.print(localizer.format("explain-apart"))
    for reason in found["differences"]:
        points = decimal(language, reason["points"], 2, "+").rjust(7)
        facts = {"about": reason["about"], "points": points}
        if reason["best"] is None:
            console.print(localizer.format("explain-whole", facts))
            continue
        facts |= {key: decimal(language, reason[key], 1) for key in ("best", "next")}
        console.print(localizer.format("explain-reason", facts))
