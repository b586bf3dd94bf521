"""Shell completion: candidates for titles and bots, and the script that a shell loads."""

from typing import Final

import rich_click as click
from click import Context, Parameter
from click.shell_completion import CompletionItem, get_completion_class

from ironbridge.cli.param_types import Word

PROGRAM: Final = "ironbridge"
VARIABLE: Final = "_IRONBRIDGE_COMPLETE"
SHELLS: Final = ("bash", "zsh", "fish")


def complete_title(context: Context, parameter: Parameter, begun: str) -> list[CompletionItem]:
    """Returns the installed titles with this prefix."""
    from ironbridge.titles import names

    return [CompletionItem(name) for name in names() if name.startswith(begun)]


def complete_bots(context: Context, parameter: Parameter, begun: str) -> list[CompletionItem]:
    """Returns completions of the last name in a comma-separated list of bots."""
    from ironbridge.bots import names

    before, comma, last = begun.rpartition(",")
    return [CompletionItem(before + comma + name) for name in names() if name.startswith(last)]


@click.command()
@click.argument("shell", type=Word(SHELLS))
def completion(shell: str) -> None:
    """Print the completion script of a shell: commands, options, titles and bots.

    bash: eval "$(ironbridge completion bash)" in ~/.bashrc. zsh: the same with zsh in ~/.zshrc.
    fish: ironbridge completion fish > ~/.config/fish/completions/ironbridge.fish
    """
    kind = get_completion_class(shell)
    assert kind is not None, "click knows all of SHELLS"
    # The template alone: the completion class itself would run the shell to read its version.
    made = kind(click.Group(), {}, PROGRAM, VARIABLE)
    click.echo(made.source_template % made.source_vars())
