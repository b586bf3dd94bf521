"""A view as plain data, for tests that read it by keys, the title's own things among them."""

from typing import Any

from msgspec import to_builtins

from ironbridge.game import Game


def plain(game: Game, seat: int | None) -> dict[str, Any]:
    """What a seat sees."""
    view: dict[str, Any] = to_builtins(game.view(seat))
    return {**view, **view["own"]}
