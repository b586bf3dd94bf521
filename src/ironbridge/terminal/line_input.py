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
"""Digits of a number that anybody means."""
HISTORY: Final = 500
LEAVE: Final = ("quit", "q", "exit")
"""What is typed to leave, everywhere."""
HELP: Final = ("?", "help")
"""What is typed to hear what can be typed, everywhere."""
ESCAPES: Final = re.compile(r"(\x1b\[[0-9;]*m)")


def is_number_typed(text: str) -> bool:
    """Returns whether a text is a number of plausible length."""
    return text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER


def edit_lines() -> None:
    """Arrow keys edit the line and bring back earlier ones, where the system can do it."""
    with suppress(ImportError):
        import readline

        readline.set_history_length(HISTORY)


def read_line(console: Console, prompt: str | Text) -> str:
    """Returns a typed line without the spaces around it; ``EOFError`` when there will be none."""
    with console.capture() as captured:
        console.print(prompt, end=" ", markup=False, highlight=False, soft_wrap=True)
    shown = captured.get()
    if "readline" in sys.modules:
        # The editor must know which signs take no room, or it miscounts the columns.
        shown = ESCAPES.sub("\x01\\1\x02", shown)
    return input(shown).strip()


def in_pages(console: Console, more: Callable[[], bool], *parts: RenderableType) -> None:
    """Print something long: where it is longer than the screen, ``more`` is asked after each page.

    ``more`` says whether to go on.
    """
    lines = [line for part in parts for line in console.render_lines(part, pad=False)]
    room = max(console.height - 1, 5) if console.is_terminal else len(lines)
    for first in range(0, len(lines), room or 1):
        if first and not more():
            return
        console.print(SegmentLines(lines[first : first + room], new_lines=True), end="")
