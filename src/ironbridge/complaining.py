"""How a command says that it cannot go on: one sentence on standard error, and a number."""

import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final, NoReturn

import rich_click as click

from ironbridge.errors import BadInput

WRONG: Final = 2
INTERRUPTED: Final = 130


def soften(*streams: object) -> None:
    """A letter that the screen does not know must not be the end."""
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def complain(text: str, code: int = WRONG) -> NoReturn:
    """Say one sentence to the person; returns one number for the shell."""
    click.echo(text, err=True)
    sys.exit(code)


def sentence(text: str) -> str:
    """Returns a message on one line, ending as a sentence does."""
    line = " ".join(text.split())
    return line if line.endswith((".", "?", "!")) else f"{line}."


def in_language_of(arguments: Sequence[str], error: Exception) -> str:
    """Returns what is wrong, in the language that the command line asks for."""
    if not isinstance(error, BadInput):
        return str(error)
    asked = " ".join(arguments).replace("--language=", "--language ").split()
    after = asked[asked.index("--language") + 1 :] if "--language" in asked else []
    return error.text(after[0] if after else "en")
