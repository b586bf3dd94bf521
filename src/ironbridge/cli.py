"""The command line: every command is a few lines that hand over to the part that does the work.

Whatever goes wrong is said in one sentence on standard error, with exit code 2.  Where ``--json``
is asked for, standard output carries one JSON document and nothing else.
"""

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

import rich_click as click
from rich.console import Console

import ironbridge
from ironbridge.build import advice
from ironbridge.command_options import (
    bot_names,
    bots_option,
    cluster_option,
    jobs_option,
    json_option,
    one_title,
    optional_title,
    seed_option,
    show,
    table_options,
    wishes,
)
from ironbridge.complaining import INTERRUPTED, complain, in_language_of, sentence, soften
from ironbridge.completing import completion
from ironbridge.errors import BadInput, Refused, faulty
from ironbridge.game import Game, new
from ironbridge.later import Later, add_later
from ironbridge.measuring import BENCH, measurements
from ironbridge.server import COMMANDS as SERVING
from ironbridge.server import PROVING, UPKEEP
from ironbridge.titles import find, names

TRACEBACK: Final = "IRONBRIDGE_TRACEBACK"
"""Set this variable to see where an unforeseen error comes from."""

MANY: Final = click.IntRange(1, 10_000_000)
"""How many games, or inputs, one command tries."""

F = TypeVar("F", bound=Callable[..., Any])


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command and leave with its exit code; it never returns."""
    if sys.stdout is None:
        complain("Standard output is closed: there is nowhere to write to.")
    soften(sys.stdout, sys.stderr)
    try:
        code = ironbridge_command.main(
            args=None if arguments is None else list(arguments),
            prog_name="ironbridge",
            standalone_mode=False,
        )
        sys.stdout.flush()
    except click.ClickException as error:
        complain(sentence(error.format_message()))
    except (BadInput, Refused) as error:
        record = getattr(error, "record", "")  # of the game that a bot failed in
        said = in_language_of(sys.argv[1:] if arguments is None else arguments, error)
        complain(f"{said} The record so far:\n\n{record}" if record else said)
    except (click.Abort, KeyboardInterrupt):
        complain("Interrupted.", INTERRUPTED)
    except BrokenPipeError:
        # Whoever read our output has gone; there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        complain(f"{error.filename or 'A file'}: {error.strerror or error}.")
    except Exception as error:
        if os.environ.get(TRACEBACK):
            raise
        kind = type(error).__name__
        complain(f"An error inside Ironbridge ({kind}: {error}); {TRACEBACK}=1 shows where.")
    sys.exit(code if isinstance(code, int) else 0)


def build_name() -> str:
    """Returns which build of the rules runs."""
    return "compiled" if ironbridge.compiled else "interpreted"


def version_line() -> str:
    """Returns version, build and Python in one line."""
    python = ".".join(str(part) for part in sys.version_info[:3])
    return f"ironbridge {ironbridge.__version__} ({build_name()} rules, Python {python})"


def build_lines() -> list[str]:
    """Returns version and build, and how to get the faster one where it does not run."""
    return [line for line in (version_line(), advice()) if line]


def print_version(context: click.Context, option: click.Parameter, wanted: bool) -> None:
    """For ``--version``."""
    if wanted:
        for line in build_lines():
            click.echo(line)
        context.exit()


@click.group("ironbridge", invoke_without_command=True)
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=print_version,
    help="Say the version and which build of the rules runs.",
)
@click.pass_context
def ironbridge_command(context: click.Context) -> None:
    """The Brass family of board games: play, simulate, study."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


# ----------------------------------------------------------------------------- playing


language_option = click.option(
    "--language", type=click.Choice(["en", "fr", "ru"]), default="en", show_default=True
)


def playing_options(command: F) -> F:
    """Returns the options of a game in the terminal."""
    for option in (
        language_option,
        click.option("--load", "file", type=Path, metavar="FILE", help="Go on from a file."),
        click.option("--watch", is_flag=True, help="Bots play every seat."),
        click.option("--seat", type=int, default=0, metavar="N", help="Your seat among bots."),
        bots_option(help="Bots for the other seats; none: hot seat."),
        seed_option(None, "The game with this seed."),
    ):
        command = option(command)
    return table_options(command)


@ironbridge_command.command()
@optional_title
@playing_options
def terminal(title: str | None, **options: Any) -> None:
    """Play in the terminal: alone, against bots, or several people in turn."""
    sit_down(title, **options)


def sit_down(title: str | None, **options: Any) -> None:
    """Set the table and play."""
    from ironbridge.terminal.files import check_wishes, read_game
    from ironbridge.terminal.session import Session
    from ironbridge.terminal.sitting import ask_seats, ask_title, seat_bots

    console, language = Console(emoji=False), options["language"]
    bots = bot_names(options["bots"])
    asked = wishes(options)
    if options["file"] is not None:
        game: Game = read_game(options["file"])
        check_wishes(options["file"], game, title, options["seats"], options["seed"], asked)
    else:
        name = title or ask_title(console, language)
        if name is None:
            return
        if title is None and options["seats"] is None and not options["automa"]:
            wanted = ask_seats(console, name, language)
            if wanted is None:
                return
            options["seats"], bots = wanted.seats, bots or wanted.bots
            asked |= {"automa": wanted.automa} if wanted.automa else {}
        game = new(name, seats=options["seats"], seed=options["seed"], **asked)  # type: ignore[arg-type]
    game.language = language
    seat = None if options["watch"] else options["seat"]
    bots = bots or (("greedy",) if options["watch"] else ())
    Session(game, seat_bots(game, bots, seat), console).run()


@ironbridge_command.command()
@language_option
@json_option
def titles(language: str, as_json: bool) -> None:
    """List the installed titles: seats, variants, boards, levels, options."""
    from ironbridge.terminal.catalogue import as_data, show_titles

    if as_json:
        show([as_data(find(name)) for name in names()])
    else:
        console = Console(emoji=False)
        show_titles(console, [find(name) for name in names()], language)
        for line in build_lines():
            console.print(line, style="dim", highlight=False)


# ----------------------------------------------------------------------------- studying


@ironbridge_command.command()
@one_title
@table_options
@click.option("--games", type=MANY, default=100, show_default=True, metavar="N")
@bots_option(default="dice", show_default=True, help="Bots by seat.")
@seed_option()
@jobs_option
@cluster_option
@json_option
def simulate(
    title: str,
    games: int,
    bots: str,
    seed: int,
    jobs: int | None,
    cluster: str | None,
    as_json: bool,
    **options: Any,
) -> None:
    """Play many games between bots and report what came of them."""
    from ironbridge.sim.run import Plan, simulate
    from ironbridge.terminal.figures import counting, show_run

    asked = wishes(options)
    plan = Plan(title, options["seats"], games, bot_names(bots) or ("dice",), seed, asked)
    plan.setting()
    with counting(f"{title}", games) as count:
        found = simulate(plan, jobs, count, cluster)
    show(found) if as_json else show_run(Console(emoji=False), found)


@ironbridge_command.command()
@optional_title
@click.option("--seats", type=int, metavar="N", help="Only this number of seats.")
@click.option("--games", type=MANY, default=1000, show_default=True, metavar="N")
@seed_option()
@click.option("--stride", type=click.IntRange(1), default=10, show_default=True, metavar="N")
@click.option("--plain", is_flag=True, help="Leave out the contested rules.")
@click.option("--automa", metavar="LEVEL", help="Only against the Automa; all: every level.")
@bots_option(default="dice", help="Who plays: dice, greedy, ...")
@click.option("--hostile", is_flag=True, help="Not games: so many hostile inputs.")
@jobs_option
@json_option
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
) -> None:
    """Play thousands of games, at random or by bots, with every law checked.

    The dear laws are asked at every STRIDE-th choice.  With --hostile spoiled texts, deals and
    values are tried instead: each must be refused in a sentence, or give a game that keeps on.
    """
    from ironbridge.sim.hostile import attack
    from ironbridge.sim.soak import chosen_cases, soak
    from ironbridge.terminal.figures import counting, show_attack, show_soak

    if title is not None and title not in names():
        raise BadInput("no-title", title=title, titles=", ".join(names()))
    cases = chosen_cases(title, seats, not plain, automa)
    if not cases:
        raise BadInput("nothing-played")
    if hostile:
        with counting("hostile inputs", games) as count:
            found = attack(cases, games, seed, jobs, count)
    else:
        with counting("soaking", games) as count:
            found = soak(cases, games, seed, stride, jobs, count, bot_names(bots) or ("dice",))
    tell = show_attack if hostile else show_soak
    show(found) if as_json else tell(Console(emoji=False), found)
    if found.get("broken") or found.get("complaints"):
        sys.exit(1)


@ironbridge_command.command()
@click.argument("file", type=Path)
@click.option("--to", "last", type=int, metavar="N", help="Stop after action N.")
@click.option("--step", is_flag=True, help="One action at a time.")
@language_option
@json_option
def replay(file: Path, last: int | None, step: bool, language: str, as_json: bool) -> None:
    """Play a record: every action with the points after it."""
    from ironbridge.terminal.files import read_text
    from ironbridge.terminal.follow import as_data, print_lines, step_through

    record = read_text(file)
    try:
        if as_json:
            show(as_data(record, last))
        elif step:
            step_through(record, last, Console(emoji=False), language)
        else:
            print_lines(record, last, Console(emoji=False), language)
    except BadInput as wrong:
        raise BadInput("in-file", file=file, wrong=wrong) from None


@ironbridge_command.command()
@click.argument("source", metavar="FILE|TITLE")
@table_options
@seed_option()
@click.option("--depth", type=click.IntRange(1), default=1, show_default=True, metavar="N")
@json_option
def perft(source: str, seed: int, depth: int, as_json: bool, **options: Any) -> None:
    """Count the actions that can be played from a position, down to a depth."""
    from ironbridge.terminal.counts import count_all, count_file, show_counts

    if source in names():
        asked = wishes(options)
        game = new(source, seats=options["seats"], seed=seed, **asked)  # type: ignore[arg-type]
        found = count_all(game, depth)
    else:
        found = count_file(Path(source), depth)
    show(found) if as_json else show_counts(Console(emoji=False), found)
    if found.get("wrong"):
        sys.exit(1)


# ----------------------------------------------------------------------------- building


@ironbridge_command.command("check-title")
@one_title
@json_option
def check_title(title: str, as_json: bool) -> None:
    """Look a title over: names, decks, choices, rules, games that end.

    TITLE is the name of an installed title or the folder of its package.
    """
    from ironbridge.check import check_title

    if title not in names() and not Path(title).is_dir():
        raise BadInput("no-title-or-folder", title=title, titles=", ".join(names()))
    complaints = check_title(title)
    if as_json:
        show({"title": title, "complaints": complaints})
    else:
        for complaint in complaints:
            click.echo(complaint)
        click.echo(f"{title}: {len(complaints) or 'no'} complaint{'s' * (len(complaints) != 1)}.")
    if complaints:
        sys.exit(1)


@ironbridge_command.command("new-title")
@click.argument("name")
@click.option(
    "--folder", type=Path, default=Path(), metavar="FOLDER", help="Where; here if not said."
)
def begin_title(name: str, folder: Path) -> None:
    """Begin a new title: a small one that can be played, to be changed piece by piece."""
    from ironbridge.titles.scaffold import TITLES, how_to_install, new_title

    if name in names():
        raise BadInput("title-exists", title=name)
    if not folder.is_dir():
        raise BadInput("no-folder", folder=folder)
    try:
        package = new_title(name, folder)
    except ValueError as wrong:
        raise faulty(wrong) from None
    click.echo(f"{package} is a title that can be played.")
    click.echo(f"Look it over with: ironbridge check-title {package}")
    if folder.resolve() != TITLES:
        click.echo(f"Install it with: {how_to_install(folder.resolve())}")
    click.echo(f"Then play it with: ironbridge terminal {name}")


# ----------------------------------------------------------------------------- other parts

CONTESTING: Final = {
    "arena": "Let bots play each other on paired deals, all seats rotated.",
    "train": "Learn weights for the mind: play, fit, gate, save.",
    "explain": "Say what the mind sees in a position: the best turns, and why.",
}
STUDYING: Final = {
    "dataset": "Play games between bots and keep them, position by position, as Parquet.",
    "stats": "What a data set says about the game.",
}

ironbridge_command.add_command(completion)
ironbridge_command.add_command(Later("bench", BENCH, measurements))
add_later(ironbridge_command, "ironbridge.server.commands", SERVING)
add_later(ironbridge_command, "ironbridge.terminal.contests", CONTESTING)
add_later(ironbridge_command, "ironbridge.research.commands", STUDYING)
add_later(ironbridge_command, "ironbridge.server.upkeep", UPKEEP)
add_later(ironbridge_command, "ironbridge.server.proving.commands", PROVING)
