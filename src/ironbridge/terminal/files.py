"""Games in files: positions and records, told apart by their first line."""

from pathlib import Path

from ironbridge.errors import BadInput
from ironbridge.game import Game, load, replay

LARGEST = 4_000_000
"""No game's text has as many bytes."""


def read_text(path: Path) -> str:
    """The text of a file; ``BadInput`` says why it cannot be read."""
    try:
        if path.is_file() and path.stat().st_size > LARGEST:
            raise BadInput(f"{path} is too large to be a game.")
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{path} is not a text file.") from None
    except (OSError, ValueError) as error:
        if isinstance(error, BadInput):
            raise
        why = getattr(error, "strerror", None) or error
        raise BadInput(f"{path} cannot be read: {why}.") from None


def write_text(path: Path, text: str) -> None:
    """Write a file; ``BadInput`` says why it cannot be written."""
    try:
        path.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise BadInput(f"{path} cannot be written: {why}.") from None


def is_record(text: str) -> bool:
    """Does a text begin like a record?"""
    return " ".join(text.strip("\ufeff \n").split("\n")[0].split()).lower() == "ironbridge record 1"


def read_game(path: Path) -> Game:
    """The game in a file: a record played to its end, or a position."""
    text = read_text(path)
    try:
        return replay(text) if is_record(text) else load(text)
    except BadInput as wrong:
        raise BadInput(f"{path}: {wrong}") from None
