"""Options shared by several commands, and the output of JSON."""

import json
import sys
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import rich_click as click

from ironbridge.cli.completion import complete_bots, complete_title
from ironbridge.cli.error_messages import callers_language
from ironbridge.cli.param_types import Number, Seed, Whole, Word
from ironbridge.errors import BadInput
from ironbridge.i18n.language import languages
from ironbridge.notation.mod_lookup import register_mod

F = TypeVar("F", bound=Callable[..., Any])


def table_options(command: F) -> F:
    """Returns the options of a table: seats, board, variant, Automa and rules."""
    for option in (
        click.option("--print", "print_file", metavar="FILE", help="A mod (TOML)."),
        click.option(
            "--rules", multiple=True, metavar="NAME=VALUE", help="Set an option of the rules."
        ),
        click.option("--automa", metavar="LEVEL", help="Play alone against the Automa."),
        click.option("--variant", metavar="NAME", help="A variant of the title."),
        click.option("--board", metavar="NAME", help="One of the title's boards."),
        click.option("--seats", type=Number(), metavar="N", help="Number of seats."),
    ):
        command = option(command)
    return command


one_title = click.argument("title", shell_complete=complete_title)
optional_title = click.argument("title", required=False, shell_complete=complete_title)


def bots_option(**settings: Any) -> Callable[[F], F]:
    """Returns the option that names bots; ``settings`` are passed to ``click.option``."""
    return click.option("--bots", metavar="A,B", shell_complete=complete_bots, **settings)


def seed_option(
    default: int | None = 0, about: str = "Seed of the random numbers."
) -> Callable[[F], F]:
    """Returns the option ``--seed``; without a default, a game draws a random seed."""
    shown = default is not None
    return click.option(
        "--seed", type=Seed(), default=default, show_default=shown, metavar="S", help=about
    )


def count_option(
    name: str, default: int, about: str, allowed: click.IntRange | None = None
) -> Callable[[F], F]:
    """Returns an option that takes a number; by default from 1 on."""
    return click.option(
        name,
        type=allowed or Whole(1),
        default=default,
        show_default=True,
        metavar="N",
        help=about,
    )


json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
language_option = click.option(
    "--language", type=Word(languages()), default=callers_language, help="Language of the output."
)
jobs_option = click.option(
    "--jobs",
    type=Whole(1, 512),
    metavar="J",
    help="Number of processes; by default that of processors.",
)
cluster_option = click.option(
    "--cluster", metavar="ADDRESS", help="Run on a Dask cluster: address of its scheduler."
)


def game_options(options: Mapping[str, Any]) -> dict[str, object]:
    """Returns the values of ``table_options`` as options of ``ironbridge.new``."""
    found = {key: options[key] for key in ("board", "variant", "automa") if options[key]}
    if options["print_file"]:
        found["print"] = register_mod(options["print_file"]).text
    if options["rules"]:
        found["rules"] = dict(
            read_rule(part) for rule in options["rules"] for part in rule.strip(", ").split(",")
        )
    return found


def read_rule(text: str) -> tuple[str, bool | str]:
    """Returns name and value of an option such as ``coal_split=true``."""
    name, equals, value = (part.strip() for part in text.partition("="))
    if not equals:
        raise BadInput("not-name-value", said=text)
    return name, {"true": True, "false": False}.get(value.lower(), value)


def bot_names(text: str | None) -> tuple[str, ...]:
    """Returns the names in a list such as ``greedy,dice``."""
    return tuple(part.strip() for part in (text or "").split(",") if part.strip())


def show(document: object) -> None:
    """Prints a value as a JSON document."""
    letters = (sys.stdout.encoding or "").lower().startswith("utf")
    click.echo(json.dumps(document, ensure_ascii=not letters, indent=2))
