"""Every ``--help`` page is complete in French and Russian, without English words."""

import inspect
from collections.abc import Iterator

import pytest
import rich_click as click

from ironbridge.cli.help import message_of, slug
from ironbridge.cli.lazy import LazyCommand
from ironbridge.cli.main import ironbridge_command
from ironbridge.i18n.bundles import HELP
from ironbridge.testing.title_check.fluent_messages import File
from tests.architecture.sources import PACKAGE
from tests.cli.commands import Here
from tests.cli.test_languages import LATIN, said_in
from tests.cli.test_spoken_commands import CALLED

HEADINGS = {"usage", "arguments", "options", "commands", "default", "required", "about-help"}
MEASURING = ([], ["--server"], ["--research"])
NAMES = {
    *(
        "automa",
        "brass",
        "parquet",
        "dask",
        "catanatron",
        "openspiel",
        "open_spiel",
        "open",
        "bash",
    ),
    *("spiel", "zsh", "fish", "eval", "completion", "toml", "qr", "readme", "md", "date", "json"),
    *("dice", "greedy", "all", "svg", "png", "pdf", "server", "research", "compare", "hostile"),
    *("stride", "titles", "file", "title", "ironbridge", "config", "completions", "postgresql"),
    *("bashrc", "zshrc", "bench", "sqlite", "stride"),
}
"""Proper names, and text that a user types."""


def commands() -> Iterator[click.Command]:
    """Yields every command, loaded."""
    yield ironbridge_command
    for command in ironbridge_command.commands.values():
        if not isinstance(command, LazyCommand):
            yield command
        elif command.name == "bench":
            yield from (command.choose(arguments) for arguments in MEASURING)
        else:
            yield command.choose([])


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_every_command_and_option_has_its_message_and_none_is_left(language: str) -> None:
    file = File(PACKAGE / "i18n" / language / HELP)
    assert (file.unread, file.repeated) == ([], [])
    wanted = set(HEADINGS)
    for command in commands():
        wanted.add(slug(command))
        for option in command.params:
            if isinstance(option, click.Option) and option.help:
                wanted.add(message_of(command, option, language))
    assert set(file.messages) == wanted


@pytest.mark.parametrize("language", ["fr", "ru"])
@pytest.mark.parametrize("line", ["", "simulate", "soak", "bench", "titles", "check-title"])
def test_no_english_is_left_on_a_page(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, line: str, language: str
) -> None:
    monkeypatch.setenv("IRONBRIDGE_LANGUAGE", language)
    monkeypatch.setenv("COLUMNS", "200")
    said = Here(capsys)(*line.split(), *(["--help"] if line else []))
    assert (said.code, said.err) == (0, "")
    prose = {word for word in LATIN.findall(said.out) if not word.isupper()}
    words = {word.lower() for word in prose} - NAMES - CALLED - set(ironbridge_command.commands)
    parts = {part for name in ironbridge_command.commands for part in name.split("-")}
    options = {
        part for one in commands() for o in one.params for part in " ".join(o.opts).split("-")
    }
    left = words - parts - options - {"en", "fr", "ru", "help"}
    english = left if language == "ru" else left & (said_in("en") - said_in("fr"))
    assert english == set()


def test_english_help_is_as_it_is_written(capsys: pytest.CaptureFixture[str]) -> None:
    out = Here(capsys)("simulate", "--help").out
    assert "Usage: ironbridge simulate" in out
    assert "Play many games between bots" in out
    assert "None" not in out


def test_every_command_takes_the_parameters_that_it_declares() -> None:
    wrong = {}
    for command in commands():
        if isinstance(command, click.Group):
            continue
        declared = {option.name: None for option in command.params if option.expose_value}
        signature = inspect.signature(inspect.unwrap(command.callback))
        first = (None,) if "context" in signature.parameters else ()
        try:
            signature.bind(*first, **declared)
        except TypeError as error:
            wrong[command.name] = str(error)
    assert not wrong
