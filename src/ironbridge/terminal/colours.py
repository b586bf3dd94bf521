"""Marks and colours of the seats; the marks suffice without colours and in plain ASCII."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console
from rich.style import Style
from rich.text import Text

STYLES: Final = ("bold dodger_blue1", "bold orange1", "bold magenta", "bold green3", "bold red3")
"""Colours of the seats."""


@dataclass(frozen=True)
class Marks:
    """The characters that stand for seats, cubes and other pieces."""

    seats: tuple[str, ...]
    sold: str
    cube: str
    space: str
    dot: str
    to_act: str
    line: str
    cut: str
    handsome: bool
    """Whether the characters are Unicode, not ASCII."""

    def seat(self, seat: int) -> str:
        """Returns the mark of a seat."""
        return self.seats[seat % len(self.seats)]


HANDSOME: Final = Marks(("●", "▲", "■", "◆", "★"), "✓", "▪", "▫", "·", "▶", "─", "…", True)
PLAIN: Final = Marks(("@", "A", "#", "%", "*"), "+", "o", ".", "-", ">", "-", "~", False)


def marks_for(console: Console) -> Marks:
    """Returns the Unicode marks, or the ASCII ones where the console has no Unicode encoding."""
    return HANDSOME if console.encoding.lower().startswith("utf") else PLAIN


def style(seat: int) -> Style:
    """Returns the colour of a seat."""
    return Style.parse(STYLES[seat % len(STYLES)])


def flow(items: Sequence[Text | str], between: str, room: int) -> Text:
    """Returns items joined into lines of limited width; no item is broken."""
    lines = [Text()]
    for number, item in enumerate(items):
        piece = Text.assemble(item, between.rstrip() if number < len(items) - 1 else "")
        if lines[-1] and lines[-1].cell_len + len(between) + piece.cell_len > room:
            lines.append(Text())
        elif lines[-1]:
            lines[-1].append(" ")
        lines[-1].append_text(piece)
    return Text("\n").join(lines)
