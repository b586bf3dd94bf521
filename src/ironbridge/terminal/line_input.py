"""Line input of the terminal: editing, history, paging, and a way to quit at every prompt."""

import re
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from rich.console import Console, RenderableType
from rich.segment import SegmentLines
from rich.text import Text

LONGEST_NUMBER: Final = 6
"""Maximum number of digits of a number that is read as one."""
HISTORY: Final = 500
LEAVE: Final = ("quit", "q", "exit")
"""Inputs that quit, at every prompt."""
HELP: Final = ("?", "help")
"""Inputs that show the help, at every prompt."""
ESCAPES: Final = re.compile(r"(\x1b\[[0-9;]*m)")


def is_number_typed(text: str) -> bool:
    """Returns whether a text is a number of at most ``LONGEST`` digits."""
    return text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER


def edit_lines() -> None:
    """Enables line editing and history where the system has ``readline``."""
    with suppress(ImportError):
        import readline

        readline.set_history_length(HISTORY)


def read_line(console: Console, prompt: str | Text) -> str:
    """Returns a typed line without surrounding spaces; ``EOFError`` at the end of the input."""
    with console.capture() as captured:
        console.print(prompt, end=" ", markup=False, highlight=False, soft_wrap=True)
    shown = captured.get()
    if "readline" in sys.modules:
        # readline must know which characters have no width, or it miscounts the columns.
        shown = ESCAPES.sub("\x01\\1\x02", shown)
    return input(shown).strip()


def in_pages(console: Console, more: Callable[[], bool], *parts: RenderableType) -> None:
    """Prints long output page by page; ``more`` returns whether to continue."""
    lines = [line for part in parts for line in console.render_lines(part, pad=False)]
    room = max(console.height - 1, 5) if console.is_terminal else len(lines)
    for first in range(0, len(lines), room or 1):
        if first and not more():
            return
        console.print(SegmentLines(lines[first : first + room], new_lines=True), end="")
