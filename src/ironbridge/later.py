"""Commands whose part of Ironbridge is loaded only when they are called."""

from collections.abc import Mapping
from importlib import import_module

import rich_click as click


def add_later(group: click.Group, module: str, commands: Mapping[str, str]) -> None:
    """Register commands of a module by name, each with a sentence on what it does."""
    for name, about in commands.items():
        add(group, module, name, about)


def add(group: click.Group, module: str, name: str, about: str) -> None:
    """Register one command."""

    @group.command(
        name,
        help=about,
        context_settings={"ignore_unknown_options": True, "allow_extra_args": True},
        add_help_option=False,
    )
    @click.pass_context
    def command(context: click.Context) -> None:
        found: click.Command = getattr(import_module(module), name)
        code = found.main(args=context.args, prog_name=f"ironbridge {name}", standalone_mode=False)
        context.exit(code if isinstance(code, int) else 0)
