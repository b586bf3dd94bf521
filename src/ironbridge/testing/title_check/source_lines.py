"""Source locations in the files of a title: ``board.py, line 9``."""

import difflib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from ironbridge.errors import BadInput
from ironbridge.titles import RULEBOOK

Complaints = Iterator[BadInput]


def part_folders(folder: Path) -> list[Path]:
    """Returns the folder of a title, and the folders in it that have a rulebook of their own."""
    return [folder, *(path.parent for path in sorted(folder.glob(f"*/{RULEBOOK}")))]


def stands(folder: Path, path: Path, line: int) -> BadInput:
    """Returns a file and line of the title, as an error shows them."""
    return BadInput("line-of-file", file=path.relative_to(folder).as_posix(), number=line)


def at(where: BadInput | str, wrong: BadInput) -> BadInput:
    """Returns an error with its file, or its line of a file."""
    return BadInput("in-file", file=where, wrong=wrong)


def line_with(path: Path, pattern: str) -> int:
    """Returns the first line that matches a pattern; 1 when there is none."""
    lines = path.read_text("utf-8").splitlines() if path.is_file() else []
    found = [number for number, line in enumerate(lines, 1) if re.search(pattern, line)]
    return found[0] if found else 1


def unknown(name: str, known: Iterable[str], what: str) -> BadInput:
    """Returns the error about an unknown name, with a suggestion."""
    near = difflib.get_close_matches(name, sorted(known), 1)
    if near:
        return BadInput("check-unknown-near", said=name, what=what, near=near[0])
    return BadInput("check-unknown", said=name, what=what)
