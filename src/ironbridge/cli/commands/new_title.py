"""Commands for authors of titles: ``check-title``, ``new-title`` and ``check-language``."""

import sys
from pathlib import Path

import rich_click as click

from ironbridge.cli.options import json_option, language_option, one_title, show
from ironbridge.errors import BadInput, faulty
from ironbridge.i18n.cli_messages import report
from ironbridge.titles import names


@click.command("check-title")
@one_title
@json_option
@language_option
def check_title(title: str, as_json: bool, language: str) -> None:
    """Check a title: names, decks, choices, rules, and games that end.

    TITLE is the name of an installed title or the folder of its package.
    """
    from ironbridge.testing.title_check import check_title

    if title not in names() and not Path(title).is_dir():
        raise BadInput("no-title-or-folder", title=title, titles=", ".join(names()))
    complaints = check_title(title, "en" if as_json else language)
    report_complaints("title", title, complaints, as_json, language)


@click.command("check-language")
@click.argument("code", metavar="LANG")
@json_option
@language_option
def check_language(code: str, as_json: bool, language: str) -> None:
    """List the messages, rules and names that a language lacks.

    LANG is the code of the language, such as de: its folder is i18n/de.
    """
    from ironbridge.testing.language_check import check_language

    complaints = check_language(code, "en" if as_json else language)
    report_complaints("language", code, complaints, as_json, language)


def report_complaints(
    kind: str, name: str, complaints: list[str], as_json: bool, language: str
) -> None:
    """Prints the complaints about a title or a language; exits with 1 where there are any."""
    if as_json:
        show({kind: name, "complaints": complaints})
    else:
        for complaint in complaints:
            click.echo(complaint)
        click.echo(report(language, "title-checked", title=name, many=len(complaints)))
    if complaints:
        sys.exit(1)


@click.command("new-title")
@click.argument("name")
@click.option(
    "--folder",
    type=Path,
    default=Path(),
    metavar="FOLDER",
    help="Target folder; by default the current one.",
)
@language_option
def new_title(name: str, folder: Path, language: str) -> None:
    """Create the package of a new title: a small playable game to start from."""
    from ironbridge.titles.scaffold import TITLES, how_to_install, new_title

    if name in names():
        raise BadInput("title-exists", title=name)
    if not folder.is_dir():
        raise BadInput("no-folder", folder=folder)
    try:
        package = new_title(name, folder)
    except ValueError as wrong:
        raise faulty(wrong) from None
    click.echo(report(language, "title-made", folder=str(package)))
    click.echo(report(language, "title-check", line=f"ironbridge check-title {package}"))
    if folder.resolve() != TITLES:
        click.echo(report(language, "title-install", line=how_to_install(folder.resolve())))
    click.echo(report(language, "title-play", line=f"ironbridge terminal {name}"))
