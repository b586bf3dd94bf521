"""Commands whose part of Ironbridge is loaded only when they are called or completed."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

import rich_click as click

from ironbridge.cli.error_messages import language_of
from ironbridge.cli.help import in_language

Choose = Callable[[Sequence[str]], click.Command]
"""Loads the command that answers these arguments."""


class LazyCommand(click.RichCommand):
    """Stands for a command in the list of commands; the command itself is loaded when it is used.

    It takes every argument as it comes and hands all of them on.
    """

    def __init__(self, name: str, about: str, choose: Choose) -> None:
        settings = {"ignore_unknown_options": True, "allow_extra_args": True}
        super().__init__(name=name, help=about, context_settings=settings, add_help_option=False)
        self.choose = choose

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,
    ) -> click.Context:
        """Returns the context of the command itself while a shell completes a line."""
        if extra.get("resilient_parsing"):
            return self.choose(args).make_context(info_name, args, parent, **extra)
        return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> None:
        """Run the command itself, as if it had been called alone."""
        found = in_language(self.choose(ctx.args), language_of(ctx.args), ctx.args)
        code = found.main(ctx.args, prog_name=f"ironbridge {self.name}", standalone_mode=False)
        ctx.exit(code if isinstance(code, int) else 0)


def add_lazy(group: click.Group, module: str, commands: Mapping[str, str]) -> None:
    """Register commands of a module by name, each with a sentence on what it does."""
    for name, about in commands.items():
        group.add_command(LazyCommand(name, about, in_module(module, name)))


def in_module(module: str, name: str) -> Choose:
    """Returns the command of this name in a module, whatever the arguments are."""

    def choose(arguments: Sequence[str]) -> click.Command:
        found: click.Command = getattr(import_module(module), name.replace("-", "_"))
        return found

    return choose
