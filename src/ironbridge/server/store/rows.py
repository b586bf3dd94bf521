"""The rows of the database as structs."""

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
    """Who has a seat."""

    game: str
    seat: int
    kind: str
    """``person``, ``free`` (a player is expected), ``bot`` or ``automa``."""
    name: str
    bot: str | None = None
    webhook: str | None = None


class TokenRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a token opens."""

    hash: str
    game: str
    seat: int | None
    is_host: bool
    created: float


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """A notice to a player that it is their turn."""

    id: str
    game: str
    seat: int
    turn: int
    state: str
    attempts: int
    due: float


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """A way to a seat: for a friend, or for the same person on another device."""

    id: str
    game: str
    seat: int
    kind: str
    is_host: bool
    expires: float
    ended: float | None = None
