"""Games in files: positions and records, told apart by their first line."""

from collections.abc import Mapping
from pathlib import Path

from ironbridge.core.bits import ids
from ironbridge.errors import BadInput
from ironbridge.game import Game, load, replay
from ironbridge.notation.wishes import check_options, make_setting
from ironbridge.titles import find

LARGEST = 4_000_000
"""No game's text has as many bytes."""


def read_text(path: Path) -> str:
    """Returns the text of a file; ``BadInput`` says why it cannot be read."""
    try:
        if path.is_file() and path.stat().st_size > LARGEST:
            raise BadInput("file-too-large", file=path)
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput("no-text-file", file=path) from None
    except (OSError, ValueError) as error:
        if isinstance(error, BadInput):
            raise
        raise BadInput("unreadable", file=path, why=error) from None


def write_text(path: Path, text: str) -> None:
    """Write a file; ``BadInput`` says why it cannot be written."""
    try:
        path.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadInput("unwritable", file=path, why=error) from None


def is_record(text: str) -> bool:
    """Returns whether a text begins like a record."""
    return first_line(text) == "ironbridge record 1"


def is_position(text: str) -> bool:
    """Returns whether a text begins like a position."""
    return first_line(text) == "ironbridge position 1"


def first_line(text: str) -> str:
    """Returns how a text begins, in small letters and single spaces."""
    return " ".join(text.strip("\ufeff \n").split("\n")[0].split()).lower()


def read_game(path: Path) -> Game:
    """Returns the game in a file: a record played to its end, or a position."""
    text = read_text(path)
    try:
        return replay(text) if is_record(text) else load(text)
    except BadInput as wrong:
        raise BadInput("in-file", file=path, wrong=wrong) from None


def check_wishes(
    path: Path,
    game: Game,
    title: str | None,
    seats: int | None,
    seed: int | None,
    options: Mapping[str, object],
) -> None:
    """Refuse wishes that contradict the game in a file; those that agree with it do no harm."""
    found = game.setting
    people = found.seats - len(ids(found.rules.tables.automatic))
    if title is not None and make_setting(title, None, {}).title != found.title:
        raise BadInput("file-other-title", file=path, title=found.title, said=title)
    if seats is not None and seats not in (found.seats, people):
        raise BadInput("file-other-seats", file=path, seats=found.seats, said=seats)
    if seed is not None and seed != game.seed:
        if game.seed is None:
            raise BadInput("file-without-seed", file=path, said=seed)
        raise BadInput("file-other-seed", file=path, seed=game.seed, said=seed)
    chosen = check_options(find(found.title), options)
    for name in options:
        if chosen.get(name) != found.options.get(name):
            raise BadInput("file-other-option", file=path, option=name)
