"""The command line: every command parses its options and calls the part that does the work.

An error is one sentence on standard error with exit code 2.  With ``--json``, standard output
carries one JSON document and nothing else.
"""

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

import rich_click as click
from rich.console import Console

from ironbridge._build import advice, compiled
from ironbridge._version import __version__
from ironbridge.cli.completion import completion
from ironbridge.cli.error_messages import (
    INTERRUPTED,
    callers_language,
    exit_with_error,
    language_of,
    missing_extra,
    replace_unencodable,
    usage_error,
)
from ironbridge.cli.help import in_language
from ironbridge.cli.lazy import add_lazy
from ironbridge.cli.options import (
    bot_names,
    bots_option,
    game_options,
    json_option,
    language_option,
    optional_title,
    seed_option,
    show,
    table_options,
)
from ironbridge.cli.param_types import Number
from ironbridge.errors import BadInput, Refused
from ironbridge.game import Game, new
from ironbridge.i18n.cli_messages import report
from ironbridge.titles import find, names

TRACEBACK: Final = "IRONBRIDGE_TRACEBACK"
"""Environment variable that prints the traceback of an unexpected error."""

F = TypeVar("F", bound=Callable[..., Any])


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Runs a command and exits with its code; never returns."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    language = language_of(given)
    if sys.stdout is None:
        exit_with_error(report(language, "output-closed"))
    replace_unencodable(sys.stdout, sys.stderr)
    try:
        command = in_language(ironbridge_command, language, given)
        code = command.main(args=given, prog_name="ironbridge", standalone_mode=False)
        sys.stdout.flush()
    except click.ClickException as error:
        exit_with_error(usage_error(error, given).text(language))
    except BadInput as error:
        record = getattr(error, "record", "")  # record of the game in which a bot failed
        so_far = f" {report(language, 'record-so-far')}\n\n{record}" if record else ""
        exit_with_error(error.text(language) + so_far)
    except Refused as error:
        exit_with_error(str(error))
    except (click.Abort, KeyboardInterrupt):
        exit_with_error(report(language, "interrupted"), INTERRUPTED)
    except BrokenPipeError:
        # The reader of standard output closed the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except OSError as error:
        about = BadInput(
            "system-error-file" if error.filename else "system-error",
            file=error.filename,
            why=error,
        )
        exit_with_error(about.text(language))
    except Exception as error:
        if os.environ.get(TRACEBACK):
            raise
        if isinstance(error, ModuleNotFoundError) and (lacking := missing_extra(error)):
            exit_with_error(lacking.text(language))
        said = f"{type(error).__name__}: {error}"
        exit_with_error(report(language, "inside", error=said, variable=TRACEBACK))
    sys.exit(code if isinstance(code, int) else 0)


def build_lines(language: str) -> list[str]:
    """Returns version, build and Python in one line, and how to get the compiled build."""
    python = ".".join(str(part) for part in sys.version_info[:3])
    build = "compiled" if compiled else "interpreted"
    facts = {"version": __version__, "build": build, "python": python}
    lines = [report(language, "version", **facts)]
    if way := advice():
        lines.append(report(language, way.message, **way.facts))
    return lines


def print_version(context: click.Context, option: click.Parameter, wanted: bool) -> None:
    """Prints the lines of ``--version`` and exits."""
    if wanted:
        for line in build_lines(callers_language()):
            click.echo(line)
        context.exit()


@click.group("ironbridge", invoke_without_command=True)
@click.option(
    "--version",
    is_flag=True,
    expose_value=False,
    is_eager=True,
    callback=print_version,
    help="Print the version and the build of the rules.",
)
@click.pass_context
def ironbridge_command(context: click.Context) -> None:
    """The Brass family of board games: play, simulate, study."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


# ----------------------------------------------------------------------------- playing


def playing_options(command: F) -> F:
    """Returns the options of ``terminal``."""
    for option in (
        language_option,
        click.option(
            "--load", "file", type=Path, metavar="FILE", help="Load a position or a record."
        ),
        click.option("--watch", is_flag=True, help="Bots play every seat."),
        click.option(
            "--seat", type=Number(), default=0, metavar="N", help="Your seat among bots, from 0."
        ),
        bots_option(help="Bots for the other seats; without it, people play all seats."),
        seed_option(None, "Seed of the game; random by default."),
    ):
        command = option(command)
    return table_options(command)


@ironbridge_command.command()
@optional_title
@playing_options
def terminal(title: str | None, **options: Any) -> None:
    """Play in the terminal: alone, against bots, or several people in turn."""
    run_session(title, **options)


def run_session(title: str | None, **options: Any) -> None:
    """Creates the game and runs the session."""
    from ironbridge.game.game_file import check_wishes, read_game
    from ironbridge.terminal.new_game import ask_seats, ask_title, seat_bots
    from ironbridge.terminal.session import Session

    console, language = Console(emoji=False), options["language"]
    bots = bot_names(options["bots"])
    asked = game_options(options)
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
    from ironbridge.cli.commands.titles import as_data, show_titles

    if as_json:
        show([as_data(find(name)) for name in names()])
    else:
        console = Console(emoji=False)
        show_titles(console, [find(name) for name in names()], language)
        for line in build_lines(language):
            console.print(line, style="dim", highlight=False)


# ----------------------------------------------------------------------------- other parts

COMMANDS: Final = {
    "serve": {
        "play": "Play on this machine: start a local server and open the page in the browser.",
        "serve": "Run a server for other players.",
        "work": "Run bots and analyses for the servers of a database, on any machine.",
        "verify": "Check the deal of a record against its published commitment.",
    },
    "simulate_commands": {
        "simulate": "Play many games between bots and report their results.",
        "soak": "Play thousands of games, at random or by bots, and check every invariant.",
        "replay": "Print a record: every action with the points after it.",
        "perft": "Count the action sequences from a position, to a given depth (perft).",
    },
    "new_title": {
        "check-title": "Check a title: names, decks, choices, rules, and games that end.",
        "check-language": "List the messages, rules and names that a language lacks.",
        "new-title": "Create the package of a new title: a small playable game to start from.",
    },
    "bots": {
        "arena": "Play matches between bots on paired deals, with every rotation of the seats.",
        "train": "Train the evaluation weights: self-play, fit, gate, save.",
        "explain": "Explain a position by search: the best turns, and how they differ.",
    },
    "review_command": {
        "review": "Review a finished game: what each turn lost, and what would have been better.",
    },
    "dataset_commands": {
        "dataset": "Play games between bots and store every position as Parquet.",
        "stats": "Print statistics of a data set.",
    },
    "maintenance": {
        "doctor": "Check this installation and report faults.",
        "backup": "Copy every game of a running server into a file.",
        "restore": "Fill an empty database from a backup.",
        "prune": "Delete old games from the database, or games that are named.",
        "audit": "Check the installed packages for known vulnerabilities.",
    },
    "chat_reports": {
        "reports": "List chat messages that players have reported, and close the reports.",
    },
}
"""Commands that are imported when they are called, by their module in ``cli/commands``."""

ironbridge_command.add_command(completion)
for module, commands in COMMANDS.items():
    add_lazy(ironbridge_command, f"ironbridge.cli.commands.{module}", commands)
