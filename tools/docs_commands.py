"""Writes ``docs/commands.md`` from the click commands."""

import click

from ironbridge.cli.lazy import LazyCommand
from ironbridge.cli.main import ironbridge_command

FAMILIES = {
    "Play": ("play", "terminal", "replay", "titles", "verify"),
    "Host": ("serve", "doctor", "backup", "restore", "audit"),
    "Study": ("simulate", "arena", "explain", "dataset", "stats", "train"),
    "Build": ("new-title", "check-title", "perft", "soak", "completion"),
}
"""Commands by what they are for; a test compares the list with the commands."""


def page(made_by: str) -> str:
    """Returns the page."""
    lines = [
        "# Commands",
        "",
        made_by,
        "",
        "`python3 run.py COMMAND` runs a command in a checkout, `ironbridge COMMAND` after",
        "`pip install .`. Every command has `--help`. An error is one sentence on standard error",
        "with exit code 2; `--json` prints one JSON document. `--language`, the variable",
        "`IRONBRIDGE_LANGUAGE` or the system selects the language of the output.",
    ]
    for family, names in FAMILIES.items():
        lines += ["", f"## {family}"]
        for name in names:
            command = ironbridge_command.commands[name]
            lines += section(
                name, command.choose([]) if isinstance(command, LazyCommand) else command
            )
    return "\n".join(lines) + "\n"


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
