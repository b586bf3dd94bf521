"""Writes ``docs/commands.md`` from the click commands."""

import ast
import re
from pathlib import Path

import click

from benchmarks.bench_command import bench
from benchmarks.environments import bench as bench_research
from benchmarks.server_stress.stress_commands import bench as bench_server
from benchmarks.server_stress.stress_commands import torture
from ironbridge.cli.lazy import LazyCommand
from ironbridge.cli.main import ironbridge_command

FAMILIES = {
    "Play": ("play", "terminal", "replay", "titles", "verify"),
    "Host": ("serve", "work", "doctor", "backup", "restore", "prune", "reports", "audit"),
    "Study": ("simulate", "arena", "explain", "review", "dataset", "stats", "train"),
    "Build": ("new-title", "check-title", "check-language", "perft", "soak", "completion"),
}
"""Commands by what they are for; a test compares the list with the commands."""
DEVELOPER = {
    "bench": bench,
    "bench --server": bench_server,
    "bench --research": bench_research,
    "torture": torture,
}
"""Commands of the folder benchmarks/, which is not part of the package."""


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
    lines += ["", "## In a checkout only", "", "| command | effect |", "|---|---|", *tasks()]
    for name, command in DEVELOPER.items():
        lines += section(name, command, "python3 run.py")
    return "\n".join(lines) + "\n"


def tasks() -> list[str]:
    """Returns the commands of run.py, as its docstring lists them."""
    source = (Path(__file__).resolve().parents[1] / "run.py").read_text("utf-8")
    text = ast.get_docstring(ast.parse(source), clean=False) or ""
    listed = re.findall(r"^    (python3 run\.py \S.*?)  +(\S.*)$", text, re.MULTILINE)
    return [f"| `{command}` | {about} |" for command, about in listed]


def section(title: str, command: click.Command, program: str = "ironbridge") -> list[str]:
    """Returns one command with its arguments and options."""
    context = click.Context(command, info_name=title)
    usage = " ".join([program, title, *command.collect_usage_pieces(context)])
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
