"""Views as plain data, for tests that read them by keys."""

from typing import Any

from msgspec import to_builtins

from ironbridge.game import Game


def plain(game: Game, seat: int | None) -> dict[str, Any]:
    """Returns the view of a seat as plain data."""
    view: dict[str, Any] = to_builtins(game.view(seat))
    return {**view, **view["own"]}
