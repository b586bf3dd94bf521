"""Where something stands in the files of a title: ``board.py, line 9``."""

import difflib
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from ironbridge.titles import RULEBOOK

Complaints = Iterator[str]


def part_folders(folder: Path) -> list[Path]:
    """Returns the folder of a title, and the folders in it that have a rulebook of their own."""
    return [folder, *(path.parent for path in sorted(folder.glob(f"*/{RULEBOOK}")))]


def stands(folder: Path, path: Path, line: int) -> str:
    """Returns a line of a file of the title."""
    return f"{path.relative_to(folder).as_posix()}, line {line}"


def line_with(path: Path, pattern: str) -> int:
    """Returns the first line that a pattern fits; 1 when there is none."""
    lines = path.read_text("utf-8").splitlines() if path.is_file() else []
    found = [number for number, line in enumerate(lines, 1) if re.search(pattern, line)]
    return found[0] if found else 1


def perhaps(name: str, known: Iterable[str]) -> str:
    """Returns which name may be meant, as the end of a sentence; empty when none is near."""
    near = difflib.get_close_matches(name, sorted(known), 1)
    return f"; perhaps '{near[0]}' is meant" if near else ""
