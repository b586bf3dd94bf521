"""Before a game begins: which title, and who sits where."""

from collections.abc import Sequence
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
        if typed in installed:
            return typed
        if is_number_typed(typed) and 1 <= int(typed) <= len(installed):
            return installed[int(typed) - 1]


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
