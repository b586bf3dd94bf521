"""Lazy commands: their modules are imported when they are called or completed."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

import rich_click as click

from ironbridge.cli.error_messages import language_of
from ironbridge.cli.help import in_language

Choose = Callable[[Sequence[str]], click.Command]
"""Loads the command that answers these arguments."""


class LazyCommand(click.RichCommand):
    """Placeholder in the list of commands that loads the command when it is used.

    It accepts every argument and passes all of them on.
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
        """Returns the context of the loaded command during shell completion."""
        if extra.get("resilient_parsing"):
            return self.choose(args).make_context(info_name, args, parent, **extra)
        return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> None:
        """Loads and runs the command with these arguments."""
        found = in_language(self.choose(ctx.args), language_of(ctx.args), ctx.args)
        code = found.main(ctx.args, prog_name=f"ironbridge {self.name}", standalone_mode=False)
        ctx.exit(code if isinstance(code, int) else 0)


def add_lazy(group: click.Group, module: str, commands: Mapping[str, str]) -> None:
    """Registers the commands of a module by name, each with its help."""
    for name, about in commands.items():
        group.add_command(LazyCommand(name, about, in_module(module, name)))


def in_module(module: str, name: str) -> Choose:
    """Returns a function that loads the command of this name from a module."""

    def choose(arguments: Sequence[str]) -> click.Command:
        found: click.Command = getattr(import_module(module), name.replace("-", "_"))
        return found

    return choose
