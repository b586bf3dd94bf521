"""Before a game begins: which title, and who sits where."""

from collections.abc import Sequence
from contextlib import suppress
from itertools import cycle

from rich.console import Console

from ironbridge.bots import Bot
from ironbridge.bots import find as find_bot
from ironbridge.core.bits import ids
from ironbridge.errors import BadInput
from ironbridge.game import Game
from ironbridge.titles import find, names

LONGEST_NUMBER = 6
"""Digits of a number that anybody means."""


def is_number_typed(text: str) -> bool:
    """Is this a number, and not a row of digits that somebody leant on?"""
    return text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER


def edit_lines() -> None:
    """Arrow keys edit the line and bring back earlier ones, where the system can do it."""
    with suppress(ImportError):
        import readline

        readline.set_history_length(500)


def ask_title(console: Console) -> str:
    """Let the player pick a title by number or name."""
    installed = names()
    for number, name in enumerate(installed, 1):
        title = find(name)
        seats = "-".join(str(seats) for seats in sorted({title.seats[0], title.seats[-1]}))
        console.print(f"[bold cyan]{number}[/] {title.full_name} ({seats})", highlight=False)
    while True:
        try:
            typed = console.input("Which title? ").strip().lower()
        except EOFError:
            console.print()
            raise BadInput(f"Say which title: {', '.join(installed)}.") from None
        if typed in ("quit", "q", "exit"):
            raise KeyboardInterrupt
        if is_number_typed(typed) and 1 <= int(typed) <= len(installed):
            return installed[int(typed) - 1]
        begun = [name for name in installed if typed and name.startswith(typed.replace(" ", "_"))]
        begun += [name for name in installed if typed and typed in find(name).full_name.lower()]
        if len(set(begun)) == 1:
            return begun[0]
        console.print("A number, or the beginning of a name; quit to leave.", highlight=False)


def ask_seats(console: Console, name: str) -> int:
    """Let the player say how many play; Enter takes the usual number."""
    title = find(name)
    allowed = " ".join(str(seats) for seats in title.seats)
    while True:
        try:
            typed = console.input(f"How many players ({allowed})? ").strip().lower()
        except EOFError:
            console.print()
            return title.default_seats
        if typed in ("quit", "q", "exit"):
            raise KeyboardInterrupt
        if not typed:
            return title.default_seats
        if is_number_typed(typed) and int(typed) in title.seats:
            return int(typed)
        console.print(f"One of {allowed}; Enter for {title.default_seats}; quit to leave.")


def seat_bots(game: Game, bots: Sequence[str], seat: int | None) -> list[Bot | None]:
    """The bot at each seat, ``None`` for a person; ``seat`` is the person's among bots."""
    seats = game.setting.seats
    if not bots:
        return [None] * seats
    if seat is not None and not 0 <= seat < seats:
        raise BadInput(f"There is no seat {seat}; seats are 0 to {seats - 1}.")
    automatic = ids(game.setting.rules.tables.automatic)
    next_name = cycle(bots)
    return [
        None if other == seat or other in automatic else find_bot(next(next_name))
        for other in range(seats)
    ]
