"""Database rows as structs."""

from typing import Any

import msgspec

from ironbridge.server.store.game_log import Header


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """A game without its log."""

    id: str
    title: str
    header: Header
    seed: int | None
    salt: str
    status: str
    is_open: bool
    entries: int
    to_act: int | None
    deadline: float | None
    summary: dict[str, Any]
    created: float
    updated: float


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """Player of a seat."""

    game: str
    seat: int
    kind: str
    """``person``, ``free`` (waits for a player), ``bot`` or ``automa``."""
    name: str
    bot: str | None = None
    webhook: str | None = None


class TokenRow(msgspec.Struct, frozen=True, kw_only=True):
    """Game, seat and rights of a token."""

    hash: str
    game: str
    seat: int | None
    is_host: bool
    created: float


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """Turn notice to a player."""

    id: str
    game: str
    seat: int
    turn: int
    state: str
    attempts: int
    due: float


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """Invitation to a seat: for a friend, or for its player on another device."""

    id: str
    game: str
    seat: int
    kind: str
    is_host: bool
    expires: float
    ended: float | None = None
