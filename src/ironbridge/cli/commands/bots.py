"""The commands about strong bots: ``arena``, ``train`` and ``explain``."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

import rich_click as click
from rich.console import Console, JustifyMethod
from rich.table import Table

from ironbridge.cli.options import (
    bot_names,
    bots_option,
    cluster_option,
    jobs_option,
    json_option,
    language_option,
    one_title,
    seed_option,
    show,
    table_options,
    wishes,
)
from ironbridge.cli.param_types import Whole
from ironbridge.cli.progress import counting
from ironbridge.errors import BadInput
from ironbridge.game import Game
from ironbridge.i18n import choice
from ironbridge.i18n.cli_messages import decimal, percent, report
from ironbridge.i18n.localizer import Facts, Voice

if TYPE_CHECKING:
    from ironbridge.sim.arena import Contest, Outcome

ALIKE_DEALS: Final = 8
"""So many deals a bot plays against itself before anything else."""
HEAD: Final = ("title", "seats", "deals")


@click.command()
@one_title
@table_options
@bots_option(required=True, help="Bots for the seats, in turn.")
@click.option("--deals", type=Whole(1), default=60, show_default=True, metavar="N")
@seed_option()
@click.option(
    "--check",
    type=Whole(0),
    default=ALIKE_DEALS,
    show_default=True,
    metavar="N",
    help="First let the first bot play itself on N deals, which must show no difference; 0: not.",
)
@click.option("--keep", type=Path, metavar="FILE", help="Keep the games in this file.")
@jobs_option
@cluster_option
@json_option
@language_option
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
    """Let bots play each other on paired deals, all seats rotated.

    A run that was stopped goes on where it was when the same line is given again.
    """
    from ironbridge.sim.arena import Contest, contend, figures, line_ups, null_contest

    contest = Contest(title, options["seats"], bot_names(bots), deals, seed, wishes(options))
    setting = contest.plan().setting()
    voice = Voice(setting, language)
    lines = len(line_ups(setting, contest.bots))
    if check:
        judge_alike(voice, null_contest(contest, check), jobs, cluster)
    with counting(title, deals * lines) as count:
        outcomes = contend(contest, jobs, count, keep, cluster)
    found = figures(contest, outcomes)
    show(found) if as_json else show_arena(Console(), voice, found, outcomes)


def judge_alike(voice: Voice, contest: "Contest", jobs: int | None, cluster: str | None) -> None:
    """A bot against itself: say the difference; a real one is an error of the arena."""
    from ironbridge.sim.arena import contend, null_difference

    name = contest.bots[0]
    with counting(f"{name} = {name}", contest.deals) as count:
        outcomes = contend(contest, jobs, count, cluster=cluster)
    mean, chance = null_difference(outcomes, contest.seed)
    facts: Facts = {
        "bot": name,
        "deals": contest.deals,
        "mean": decimal(voice.language, mean, 2, "+"),
        "chance": decimal(voice.language, chance, 2),
    }
    click.echo(voice.say("arena-alike", facts), err=True)
    if abs(mean) > chance:
        click.echo(voice.say("arena-unlike"), err=True)


def show_arena(
    console: Console, voice: Voice, found: dict[str, Any], outcomes: Sequence["Outcome"]
) -> None:
    """What came of the arena."""
    from ironbridge.sim.arena import lead, table_intervals

    table = Table(title=voice.say("arena-head", {key: found[key] for key in HEAD}))
    for column in ("bot", "games", "points", "sure", "wins", "sure", "time"):
        justify: JustifyMethod = "left" if column == "bot" else "right"
        table.add_column(voice.say(f"arena-{column}"), justify=justify, overflow="fold")
    spoken = voice.language
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
        facts = told_interval(spoken, mean, low, high)
        console.print(voice.say(f"arena-{what.replace('_', '-')}", facts), highlight=False)
    if (ahead := lead(outcomes, 0)) is not None:
        facts = told_interval(spoken, ahead.mean, ahead.low, ahead.high)
        names = {"ahead": ahead.ahead, "behind": ahead.behind}
        console.print(voice.say("arena-lead", {**facts, **names}), highlight=False)
    for one in found.get("ratings", ()):
        facts = {name: decimal(spoken, one[name], 2) for name in ("rating", "error")}
        facts["bot"] = one["name"]
        console.print(voice.say("arena-rating", facts), highlight=False)
    if found.get("failures"):
        console.print(voice.say("arena-failed"))
    for failure in found.get("failures", ()):
        console.print(failure)


def told_interval(language: str, mean: float, low: float, high: float) -> Facts:
    """Returns a mean and its interval as a language writes them, for a message."""
    numbers = {"mean": mean, "low": low, "high": high}
    return {name: decimal(language, number) for name, number in numbers.items()}


@click.command()
@one_title
@table_options
@click.option("--games", type=Whole(25), default=1000, show_default=True, metavar="N")
@click.option("--generations", type=Whole(1), default=6, show_default=True, metavar="N")
@click.option("--deals", type=Whole(4), default=60, show_default=True, metavar="N")
@seed_option(2026)
@click.option("--folder", type=Path, default=Path("training"), show_default=True, metavar="F")
@click.option(
    "--samples",
    type=Whole(0),
    default=0,
    metavar="N",
    help="Play the games by search, looking at N outcomes a turn; they become targets.",
)
@click.option(
    "--hunches",
    type=Whole(0),
    default=0,
    metavar="N",
    help="Learn N hunches, a multiple of 8, on top of the weights it begins with.",
)
@click.option("--by-hand", is_flag=True, help="Begin with the weights set by hand.")
@click.option("--install", "put", is_flag=True, help="Put the weights into the title's folder.")
@jobs_option
@cluster_option
@language_option
def train(
    title: str,
    games: int,
    generations: int,
    deals: int,
    seed: int,
    folder: Path,
    samples: int,
    hunches: int,
    by_hand: bool,
    put: bool,
    jobs: int | None,
    cluster: str | None,
    language: str,
    **options: Any,
) -> None:
    """Learn weights for the mind: play, fit, gate, save.

    Stopped and started again with the same line, it goes on where it was.
    """
    check_learning(hunches)
    from ironbridge.bots.weights_file import table_key, weights_file
    from ironbridge.learn.train import Course, install
    from ironbridge.learn.train import train as learn
    from ironbridge.sim.simulate import Plan

    asked = wishes(options)
    plan = Plan(title, options["seats"], games, seed=seed, options=asked)
    setting = plan.setting()
    home = folder / title / table_key(setting)
    start = None if by_hand else weights_file(setting)

    def say(message: str, **facts: str | int) -> None:
        click.echo(report(language, f"train-{message}", **facts), err=True)

    course = Course(plan, home, start, generations, deals, jobs, cluster, samples, hunches)
    best = learn(course, say)
    if best is None:
        click.echo(report(language, "train-none"))
        return
    click.echo(report(language, "train-best", file=str(best)))
    if put:
        click.echo(report(language, "train-installed", file=str(install(setting, best))))


def check_learning(hunches: int) -> None:
    """Complain where learning lacks its package, or so many hunches cannot be learned."""
    from ironbridge.search.hidden_layer import BLOCK

    try:
        import numpy  # noqa: F401
    except ImportError:
        raise BadInput("learning-package") from None
    if hunches % int(BLOCK):
        raise BadInput("hunches-number", number=hunches, block=int(BLOCK))


@click.command()
@click.argument("file", type=Path)
@click.option("--level", default="hard", show_default=True, metavar="NAME")
@seed_option()
@click.option("--turns", type=Whole(1), default=5, show_default=True, metavar="N")
@json_option
@language_option
def explain(file: Path, level: str, seed: int, turns: int, as_json: bool, language: str) -> None:
    """Say what the mind sees in a position: the best turns, and why.

    FILE holds the text of a position or the record of a game.
    """
    from ironbridge.bots.explain import explain
    from ironbridge.bots.levels import EASY, HARD, MASTER, MEDIUM
    from ironbridge.game.game_file import read_game

    levels = {one.name: one for one in (EASY, MEDIUM, HARD, MASTER)}
    if level not in levels:
        raise BadInput("no-level", level=level, levels=", ".join(levels))
    game = read_game(file)
    found = explain(game, levels[level], Random(seed), turns, language)
    show(found) if as_json else show_thoughts(Console(), game, found, language)


def as_said(game: Game, lines: Sequence[str], language: str) -> list[str]:
    """Returns the actions of a turn: in English their lines, elsewhere as people speak.

    The lines are notation.  What is the only answer was not asked, and is not said.
    """
    if language == "en":
        return list(lines)
    played, found = game.copy(), []
    for line in lines:
        first = len(played.steps)
        played.play(line)
        codes = enumerate(played.steps[first:], first)
        said = [choice(game.setting, played.at(n).position, code, language) for n, code in codes]
        found.append(", ".join(said))
    return found


def show_thoughts(console: Console, game: Game, found: dict[str, Any], language: str) -> None:
    """What the mind thinks, for people."""
    voice = Voice(game.setting, language)
    head = {"title": found["title"], "seat": voice.seat(found["seat"]), "level": found["level"]}
    console.print(voice.say("explain-head", head), style="bold", highlight=False)
    for turn in found["turns"]:
        actions, *others = as_said(game, turn["actions"], language)
        for action in others:
            actions = voice.say("explain-then", {"first": actions, "next": action})
        facts: Facts = {"value": decimal(language, turn["value"], 2), "actions": actions}
        message = "explain-sight"
        if turn["samples"]:
            message = "explain-sure"
            facts |= {"spread": decimal(language, turn["spread"], 2), "samples": turn["samples"]}
        console.print(voice.say(message, facts))
    if found["differences"]:
        console.print(voice.say("explain-apart"))
    for reason in found["differences"]:
        facts = {key: str(reason[key]) for key in ("about", "best", "next")}
        facts["points"] = decimal(language, reason["points"], 2, "+").rjust(7)
        console.print(voice.say("explain-reason", facts))
