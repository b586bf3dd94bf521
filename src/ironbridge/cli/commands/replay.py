"""The command ``replay``: prints a record action by action, with the points after each."""

from collections.abc import Iterator
from typing import NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ironbridge.errors import BadInput
from ironbridge.game import Game, replay
from ironbridge.terminal.event_log import remarkable
from ironbridge.terminal.line_input import HELP, LEAVE, read_line
from ironbridge.terminal.screen import Screen


class ReplayStep(NamedTuple):
    """The game after one of its actions."""

    number: int
    seat: int
    action: str
    game: Game
    events: int
    """Number of events before the action."""


def moments(record: str, last: int | None = None, language: str = "en") -> Iterator[ReplayStep]:
    """Yields the game after each action; an invalid record raises ``BadInput`` first."""
    actions = replay(record).actions
    if last is not None and not 0 <= last <= len(actions):
        raise BadInput("no-action-number", many=len(actions), said=last)
    game = beginning(record, language)
    for number, (seat, action) in enumerate(actions[:last], 1):
        events = len(game.events)
        game.play(action)
        yield ReplayStep(number, seat, action, game, events)


def beginning(record: str, language: str = "en") -> Game:
    """Returns the game of a record before its first action."""
    rows = record.strip("\ufeff").strip("\n").splitlines()
    blank = next((n for n, row in enumerate(rows) if not row.strip()), len(rows))
    game = replay("\n".join(rows[:blank]) + "\n")
    game.language = language
    return game


def points(game: Game) -> list[int]:
    """Returns the points of every seat."""
    return [seat.points for seat in game.view(None).seats]


def as_data(record: str, last: int | None) -> dict[str, object]:
    """Returns a record as plain data: every action with points and money after it."""
    game = beginning(record)
    rows: list[dict[str, object]] = []
    for moment in moments(record, last):
        game = moment.game
        rows.append(
            {
                "number": moment.number,
                "seat": moment.seat,
                "action": moment.action,
                "points": points(game),
                "money": [seat.money for seat in game.view(None).seats],
            }
        )
    result = game.result
    return {
        "title": game.spec.title,
        "seats": game.spec.seats,
        "options": dict(game.spec.options),
        "seed": game.seed,
        "actions": rows,
        "over": game.over,
        "points": points(game),
        "places": result.places if result else None,
        "tie_break": result.tie_break if result else None,
        "position": game.text,
    }


def print_lines(record: str, last: int | None, console: Console, language: str = "en") -> None:
    """Prints one line for each action, with the points of all seats after it."""
    game = beginning(record, language)
    screen = Screen(console, game.spec, [""] * game.spec.seats, language)
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    table.add_column("", justify="right")
    table.add_column(screen.label("seat"))
    table.add_column(screen.label("action"))
    for seat in range(game.spec.seats):
        table.add_column(screen.name(seat), justify="right")
    for moment in moments(record, last, language):
        game = moment.game
        row = [str(number) for number in points(game)]
        said = action_line(moment, screen)
        table.add_row(str(moment.number), screen.name(moment.seat), Text(said), *row)
    console.print(table)
    screen.show_table(game.view(None), whole_board=True)
    if game.result:
        places = ", ".join(f"{place}." for place in game.result.places)
        screen.say(screen.label("places", places=places), "bold")


def action_line(moment: ReplayStep, screen: Screen) -> str:
    """Returns an action: a line of notation in English, sentences in other languages."""
    if screen.speech.language == "en":
        return moment.action
    seats = range(screen.spec.seats)
    return " ".join(remarkable(moment.game, moment.events, screen.spoken(), seats))


def step_through(record: str, last: int | None, console: Console, language: str = "en") -> None:
    """Prints one action at a time: Enter continues, b shows the board, q quits."""
    start = beginning(record, language)
    screen = Screen(console, start.spec, [""] * start.spec.seats, language)
    for moment in moments(record, last, language):
        seat = screen.name(moment.seat)
        screen.say(Text.assemble(f"{moment.number:>3} ", seat, f": {action_line(moment, screen)}"))
        if language == "en":
            for sentence in remarkable(moment.game, moment.events, screen.spoken()):
                screen.say(f"    {sentence}", "dim")
        if not wants_next(moment, screen):
            return


def wants_next(moment: ReplayStep, screen: Screen) -> bool:
    """Reads a key after an action; returns whether to continue."""
    while True:
        try:
            typed = read_line(screen.console, Text(screen.label("step"), "dim")).lower()
        except EOFError:
            return False
        if typed in ("b", "board"):
            screen.show_table(moment.game.view(None), whole_board=True)
        elif typed in HELP:
            screen.say(screen.label("step"))
        else:
            return typed not in LEAVE
