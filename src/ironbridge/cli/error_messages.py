"""How a command says that it cannot go on: one sentence on standard error, and a number."""

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
"""Where a caller's language is written, the first that is set counts."""


def soften(*streams: object) -> None:
    """A letter that the screen does not know must not be the end."""
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def complain(text: str, code: int = WRONG) -> NoReturn:
    """Say one sentence to the person, and end with a number for the shell."""
    click.echo(text, err=True)
    sys.exit(code)


def callers_language(environment: Mapping[str, str] = os.environ) -> str:
    """Returns the language that the environment asks for; English where it is none of ours."""
    asked = next((environment[name] for name in VARIABLES if environment.get(name)), "")
    return next((known for known in languages() if asked.lower().startswith(known)), ENGLISH)


def language_of(arguments: Sequence[str]) -> str:
    """Returns the language that a command line asks for, or else its caller's."""
    asked = " ".join(arguments).replace("--language=", "--language ").split()
    after = asked[asked.index("--language") + 1 :] if "--language" in asked else []
    return after[0] if after and after[0] in languages() else callers_language()


def misused(error: click.ClickException, arguments: Sequence[str]) -> BadInput:
    """Returns what is wrong with a command line, as everything else that is wrong."""
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
