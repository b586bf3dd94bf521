"""Localized ``--help`` pages, from the messages of ``help.ftl``.

The English texts are in the commands; they replace messages that a language lacks.
"""

from collections.abc import Sequence
from copy import copy
from functools import cache
from typing import Any, Final

import rich_click as click

from ironbridge.i18n.bundles import HELP, bundle_of, format_from
from ironbridge.i18n.language import ENGLISH

ENGLISH_WORDS: Final = {
    "usage": "Usage:",
    "arguments": "Arguments",
    "options": "Options",
    "commands": "Commands",
    "default": "default:",
    "required": "required",
    "about-help": "Show this message and exit.",
}
"""Common words of the help pages in English, used where a language lacks them."""


def say(language: str, message: str, english: str | None) -> str:
    """Returns a message of the help pages; the English text where the language lacks it."""
    if not bundle_of(language, (HELP,)).has_message(message):
        return english or ""
    return format_from(language, (HELP,), message)


def word(language: str, message: str) -> str:
    """Returns a common word of the help pages."""
    return say(language, message, ENGLISH_WORDS[message])


def message_of(command: click.Command, parameter: click.Parameter, language: str) -> str:
    """Returns the name of the message for an option: the command's own, or the common one."""
    option = (parameter.name or "").replace("_", "-")
    own = f"{slug(command)}--{option}"
    known = bundle_of(language, (HELP,))
    return own if known.has_message(own) else f"option-{option}"


def slug(command: click.Command) -> str:
    """Returns the prefix of the messages for a command: ``bench-server``."""
    return (command.name or "").replace(" --", "-")


def in_language(
    command: click.Command, language: str, arguments: Sequence[str] = ()
) -> click.Command:
    """Returns a command with its help in a language; unchanged unless help is requested."""
    if language == ENGLISH or (arguments and "--help" not in arguments):
        return command
    said = copy(command)
    said.help = say(language, slug(command), command.help)
    said.params = [in_words(command, one, language) for one in command.params]
    if command.add_help_option:
        said.add_help_option = False
        said.params.append(help_option(language))
    said.context_class = context_for(language)
    said.context_settings = {**command.context_settings, "rich_help_config": headings(language)}
    if isinstance(said, click.Group):
        said.commands = {name: in_list(one, language) for name, one in said.commands.items()}
    return said


def in_list(command: click.Command, language: str) -> click.Command:
    """Returns a command for the list of commands; a ``LazyCommand`` loads its help when used."""
    if command.add_help_option:
        return in_language(command, language)
    said = copy(command)
    said.help = say(language, slug(command), command.help)
    return said


def in_words(command: click.Command, parameter: click.Parameter, language: str) -> click.Parameter:
    """Returns an option with its help in a language."""
    if not isinstance(parameter, click.Option) or not parameter.help:
        return parameter
    said = copy(parameter)
    said.help = say(language, message_of(command, parameter, language), parameter.help)
    return said


def help_option(language: str) -> click.Option:
    """Returns the localized ``--help`` option."""

    def show(context: click.Context, option: click.Parameter, wanted: bool) -> None:
        if wanted and not context.resilient_parsing:
            click.echo(context.get_help())
            context.exit()

    about = word(language, "about-help")
    return click.Option(
        ["--help"], is_flag=True, is_eager=True, expose_value=False, help=about, callback=show
    )


def headings(language: str) -> dict[str, Any]:
    """Returns the headings of the help pages."""
    return {
        "arguments_panel_title": word(language, "arguments"),
        "options_panel_title": word(language, "options"),
        "commands_panel_title": word(language, "commands"),
        "default_string": f"[{word(language, 'default')} {{}}]",
        "required_long_string": f"[{word(language, 'required')}]",
    }


@cache
def context_for(language: str) -> type[click.RichContext]:
    """Returns the click context class that localizes the usage line."""

    class Formatter(click.RichHelpFormatter):
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, prefix or word(language, "usage"))

    class Context(click.RichContext):
        formatter_class = Formatter

    return Context
