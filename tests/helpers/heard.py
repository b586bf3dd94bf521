"""Events as plain numbers, for tests of the event log."""

from typing import NamedTuple

from ironbridge.game import Game


class Event(NamedTuple):
    """One event of the log: its kind, seat, and two numbers."""

    name: str
    seat: int | None
    a: int
    b: int


def heard(game: Game, since: int = 0) -> list[Event]:
    """Returns the events of a game from the index ``since`` on."""
    kinds = game.spec.events
    return [
        Event(kinds[what].name, None if seat < 0 else seat, a, b)
        for what, seat, a, b, _ in game.history.events(since)
    ]
