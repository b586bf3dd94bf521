"""Error messages of the commands: one sentence on standard error, and an exit code."""

import os
import sys
from collections.abc import Mapping, Sequence
from io import TextIOWrapper
from typing import Final, NoReturn

import rich_click as click
from click.exceptions import NoSuchCommand

from ironbridge.errors import BadInput, OneOf
from ironbridge.i18n.language import ENGLISH, languages

WRONG: Final = 2
INTERRUPTED: Final = 130
VARIABLES: Final = ("IRONBRIDGE_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables of the language; the first one that is set counts."""


def replace_unencodable(*streams: object) -> None:
    """Makes the streams replace characters that they cannot encode, instead of raising an error."""
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def exit_with_error(text: str, code: int = WRONG) -> NoReturn:
    """Prints a sentence on standard error and exits with a code."""
    click.echo(text, err=True)
    sys.exit(code)


def callers_language(environment: Mapping[str, str] = os.environ) -> str:
    """Returns the language of the environment; English where it is not supported."""
    asked = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return next((known for known in languages() if asked.lower().startswith(known)), ENGLISH)


def language_of(arguments: Sequence[str]) -> str:
    """Returns the language of a command line, by default that of the environment."""
    asked = " ".join(arguments).replace("--language=", "--language ").split()
    after = asked[asked.index("--language") + 1 :] if "--language" in asked else []
    return after[0] if after and after[0] in languages() else callers_language()


EXTRAS: Final = {
    "asyncpg": "postgres",
    "distributed": "cluster",
    "gymnasium": "research",
    "matplotlib": "research",
    "numpy": "research",
    "pettingzoo": "research",
    "pyarrow": "research",
    "pyspiel": "research",
}
"""Extra of the package that installs each optional module."""


def missing_extra(error: ModuleNotFoundError) -> BadInput | None:
    """Returns the ``BadInput`` for an optional module that is not installed."""
    module = (error.name or "").partition(".")[0]
    if module not in EXTRAS:
        return None
    return BadInput("extra-package", package=module, extra=EXTRAS[module])


def usage_error(error: click.ClickException, arguments: Sequence[str]) -> BadInput:
    """Returns the ``BadInput`` for a usage error of click."""
    match error:
        case click.MissingParameter(param=click.Argument() as missing):
            return BadInput("missing-argument", argument=(missing.name or "").upper())
        case click.MissingParameter(param=click.Option() as missing):
            return BadInput("missing-option", option=missing.opts[0])
        case click.NoSuchOption(option_name=name, possibilities=near) if near:
            return BadInput("unknown-option-near", option=name, near=OneOf(near))
        case click.NoSuchOption(option_name=name):
            return BadInput("unknown-option", option=name)
        case NoSuchCommand(command_name=name, possibilities=near) if near:
            return BadInput("unknown-command-near", command=name, near=OneOf(near))
        case NoSuchCommand(command_name=name):
            return BadInput("unknown-command", command=name)
        case click.BadOptionUsage(option_name=name):
            given = any(argument.startswith(f"{name}=") for argument in arguments)
            return BadInput("option-alone" if given else "option-lacks", option=name)
    said = " ".join(error.format_message().split())
    if type(error) is click.UsageError and said.endswith(")"):
        return BadInput("argument-too-many", arguments=said[said.find("(") + 1 : -1])
    return BadInput("as-said", sentence=said if said.endswith((".", "?", "!")) else f"{said}.")
