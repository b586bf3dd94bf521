"""Prompts before a game: the title, the number of players, and the bots."""

from collections.abc import Sequence
from itertools import cycle
from typing import NamedTuple

from rich.console import Console

from ironbridge.bots import Bot
from ironbridge.bots import names as bot_names
from ironbridge.bots.given_bots import GivenBot, load_bot
from ironbridge.core.bitset import ids
from ironbridge.errors import BadInput
from ironbridge.game import Game
from ironbridge.terminal.labels import label
from ironbridge.terminal.line_input import HELP, LEAVE, is_number_typed, read_line
from ironbridge.titles import find, names
from ironbridge.titles.meta import Title


class Wanted(NamedTuple):
    """Number of people, and the bots of the other seats."""

    seats: int
    bots: tuple[str, ...] = ()
    automa: str | None = None


def ask_title(console: Console, language: str) -> str | None:
    """Asks for a title by number, name or prefix; returns ``None`` to quit."""
    installed = names()
    for number, name in enumerate(installed, 1):
        title = find(name)
        seats = "-".join(str(seats) for seats in sorted({title.seats[0], title.seats[-1]}))
        console.print(f"[bold cyan]{number}[/] {title.full_name} ({seats})", highlight=False)
    while True:
        try:
            typed = read_line(console, label("which-title", language)).lower()
        except EOFError:
            console.print()
            raise BadInput(
                label("say-which-title", language, titles=", ".join(installed))
            ) from None
        if typed in LEAVE:
            return None
        found = titles_meant(typed)
        if len(found) == 1:
            return found[0]
        say(console, label("title-help", language))


def titles_meant(typed: str) -> list[str]:
    """Returns the titles that match a number, a name or a prefix."""
    installed = names()
    if is_number_typed(typed):
        return installed[int(typed) - 1 : int(typed)] if int(typed) else []
    if not typed:
        return []
    begun = [name for name in installed if name.startswith(typed.replace(" ", "_"))]
    begun += [name for name in installed if typed in find(name).full_name.lower()]
    return list(dict.fromkeys(begun))


def ask_seats(console: Console, name: str, language: str) -> Wanted | None:
    """Asks for the number of players and the bots; returns ``None`` to quit.

    Enter takes the usual number of people.
    """
    title = find(name)
    alone = "yes" if title.automa else "no"
    allowed = " ".join(str(seats) for seats in title.seats)
    while True:
        try:
            asked = label("how-many", language, seats=allowed, alone=alone)
            typed = read_line(console, asked).lower()
        except EOFError:
            console.print()
            return Wanted(title.default_seats)
        if typed in LEAVE:
            return None
        if not typed:
            return Wanted(title.default_seats)
        wanted = None if typed in HELP else wanted_in(title, typed.split())
        if wanted is not None:
            return wanted
        facts: dict[str, str | int] = {"seats": allowed, "usual": title.default_seats}
        bots = ", ".join(bot_names())
        say(console, label("seats-help", language, bots=bots, alone=alone, **facts))


def wanted_in(title: Title, said: Sequence[str]) -> Wanted | None:
    """Parses ``3 medium easy`` or ``1 hard``; returns ``None`` for any other text."""
    number, *others = said
    if not is_number_typed(number):
        return None
    if int(number) == 1 and title.automa:
        level = others[0] if others else title.automa[0]
        return Wanted(1, automa=level) if level in title.automa and len(others) < 2 else None
    known = set(others) <= set(bot_names()) and len(others) < int(number)
    return Wanted(int(number), tuple(others)) if int(number) in title.seats and known else None


def say(console: Console, text: str) -> None:
    """Prints a help message."""
    console.print(text, highlight=False, markup=False)


def seat_bots(game: Game, bots: Sequence[GivenBot], seat: int | None) -> list[Bot | None]:
    """Returns the bot at each seat, ``None`` for a person; ``seat`` is that of a sole person."""
    seats = game.spec.seats
    if not bots:
        return [None] * seats
    if seat is not None and not 0 <= seat < seats:
        raise BadInput("no-seat", seat=seat, last=seats - 1)
    automatic = ids(game.spec.rules.tables.automatic)
    next_bot = cycle(bots)
    return [
        None if other == seat or other in automatic else load_bot(next(next_bot))
        for other in range(seats)
    ]
