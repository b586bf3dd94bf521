"""Text files: reads and writes them, and tells positions from records by the first line."""

from pathlib import Path

from ironbridge.errors import BadInput

LARGEST = 4_000_000
"""Maximum size of a game's text file, in bytes."""


def read_text(path: Path) -> str:
    """Returns the text of a file; ``BadInput`` explains why it cannot be read."""
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
    """Writes a file; ``BadInput`` explains why it cannot be written."""
    try:
        path.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadInput("unwritable", file=path, why=error) from None


def is_record(text: str) -> bool:
    """Returns whether the first line is that of a record."""
    return first_line(text) == "ironbridge record 1"


def is_position(text: str) -> bool:
    """Returns whether the first line is that of a position."""
    return first_line(text) == "ironbridge position 1"


def first_line(text: str) -> str:
    """Returns the first line in lower case with single spaces."""
    return " ".join(text.strip("\ufeff \n").split("\n")[0].split()).lower()
