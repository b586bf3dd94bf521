"""Following a record: action by action, with the points after each."""

from collections.abc import Iterator
from typing import NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ironbridge.errors import BadInput
from ironbridge.game import Game, replay
from ironbridge.terminal.screen import Screen
from ironbridge.terminal.story import remarkable


class Moment(NamedTuple):
    """The game after one of its actions."""

    number: int
    seat: int
    action: str
    game: Game
    events: int
    """How many events had happened before."""


def moments(record: str, last: int | None = None) -> Iterator[Moment]:
    """The whole record is checked first; then it is played once more, action by action."""
    actions = replay(record).actions
    if last is not None and not 0 <= last <= len(actions):
        raise BadInput("no-action-number", many=len(actions), said=last)
    game = beginning(record)
    for number, (seat, action) in enumerate(actions[:last], 1):
        events = len(game.events)
        game.play(action)
        yield Moment(number, seat, action, game, events)


def beginning(record: str) -> Game:
    """The game of a record before its first action."""
    rows = record.strip("\ufeff").strip("\n").splitlines()
    blank = next((n for n, row in enumerate(rows) if not row.strip()), len(rows))
    return replay("\n".join(rows[:blank]) + "\n")


def points(game: Game) -> list[int]:
    """Points on the table, seat by seat."""
    return [seat.points for seat in game.view(None).seats]


def as_data(record: str, last: int | None) -> dict[str, object]:
    """A record as plain data: every action with points and money after it."""
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
        "title": game.setting.title,
        "seats": game.setting.seats,
        "options": dict(game.setting.options),
        "seed": game.seed,
        "actions": rows,
        "over": game.over,
        "points": points(game),
        "places": result.places if result else None,
        "tie_break": result.tie_break if result else None,
        "position": game.text,
    }


def print_lines(record: str, last: int | None, console: Console) -> None:
    """Every action on a line, with the points of all seats after it."""
    game = beginning(record)
    screen = Screen(console, game.setting, [""] * game.setting.seats)
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
    table.add_column("", justify="right")
    table.add_column("seat")
    table.add_column("action")
    for seat in range(game.setting.seats):
        table.add_column(screen.name(seat), justify="right")
    for moment in moments(record, last):
        game = moment.game
        row = [str(number) for number in points(game)]
        table.add_row(str(moment.number), screen.name(moment.seat), Text(moment.action), *row)
    console.print(table)
    screen.show_table(game.view(None), whole_board=True)
    if game.result:
        places = ", ".join(f"{place}." for place in game.result.places)
        screen.say(f"Places: {places}", "bold")


def step_through(record: str, last: int | None, console: Console) -> None:
    """One action at a time: Enter goes on, b shows the board, q leaves."""
    start = beginning(record)
    screen = Screen(console, start.setting, [""] * start.setting.seats)
    for moment in moments(record, last):
        seat = screen.name(moment.seat)
        screen.say(Text.assemble(f"{moment.number:>3} ", seat, f": {moment.action}"))
        for sentence in remarkable(moment.game, moment.events):
            screen.say(f"    {sentence}", "dim")
        while True:
            try:
                typed = console.input("[dim]Enter: on, b: board, q: leave[/dim] ").strip().lower()
            except EOFError:
                typed = "q"
            if typed != "b":
                break
            screen.show_table(moment.game.view(None), whole_board=True)
        if typed == "q":
            return
