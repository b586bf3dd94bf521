"""Writes ``docs/commands.md`` from the click commands."""

from collections.abc import Iterator

import click

from ironbridge.cli import ironbridge_command
from ironbridge.later import Later

FAMILIES = {
    "Play": ("play", "terminal", "replay", "titles", "verify"),
    "Host": ("serve", "doctor", "backup", "restore", "audit"),
    "Study": ("simulate", "arena", "explain", "dataset", "stats", "train"),
    "Build": ("new-title", "check-title", "perft", "soak", "bench", "torture", "completion"),
}
"""Commands by what they are for; a test compares the list with the commands."""
MODES = {"bench": ("--server", "--research")}
"""Commands whose first option selects another command."""


def page(made_by: str) -> str:
    """Returns the page."""
    lines = [
        "# Commands",
        "",
        made_by,
        "",
        "`python3 run.py COMMAND` runs a command in a checkout, `ironbridge COMMAND` after",
        "`pip install .`. Every command has `--help`. Errors are one sentence on standard error with",
        "exit code 2; `--json` prints one JSON document. The language of the output is that of",
        "`--language`, of the variable `IRONBRIDGE_LANGUAGE`, or of the system.",
    ]
    for family, names in FAMILIES.items():
        lines += ["", f"## {family}"]
        for name in names:
            for title, command in variants(name):
                lines += section(title, command)
    return "\n".join(lines) + "\n"


def variants(name: str) -> Iterator[tuple[str, click.Command]]:
    """Yields a command, and its further modes."""
    command = ironbridge_command.commands[name]
    if not isinstance(command, Later):
        yield name, command
        return
    yield name, command.choose([])
    for mode in MODES.get(name, ()):
        yield f"{name} {mode}", command.choose([mode])


def section(title: str, command: click.Command) -> list[str]:
    """Returns one command with its arguments and options."""
    context = click.Context(command, info_name=title)
    usage = " ".join(["ironbridge", title, *command.collect_usage_pieces(context)])
    lines = ["", f"### {title}", "", f"`{usage}`", "", " ".join((command.help or "").split())]
    rows = [row(each, context) for each in command.params if isinstance(each, click.Option)]
    rows = [each for each in rows if each]
    if rows:
        lines += ["", "| option | meaning |", "|---|---|", *rows]
    return lines


def row(option: click.Option, context: click.Context) -> str:
    """Returns an option as a row; empty for a hidden one."""
    record = option.get_help_record(context)
    if record is None:
        return ""
    names, about = record
    about = " ".join(about.replace("|", "\\\\|").split())
    return f"| `{names.replace('|', chr(92) + '|')}` | {about} |"
