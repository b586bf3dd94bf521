"""Request and response types of the chat at a table and of private notes."""

from typing import Annotated, Literal

import msgspec

Seat = Annotated[int, msgspec.Meta(ge=0, le=9)]


class ChatMark(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Part of the board that a message points at."""

    kind: Literal["slot", "link", "space", "place"]
    """``slot``, ``link``, ``space`` of a merchant, or a whole ``place``."""
    name: Annotated[str, msgspec.Meta(max_length=64)]
    """Its name on the board: ``Dudley.1``, ``Leek-Belper``, ``Dudley``."""


class ChatMessage(msgspec.Struct, frozen=True, kw_only=True):
    """Message in the chat of a table: a phrase, a mark on the board, or free text."""

    number: int
    """Number in this chat, counted from 0."""
    seat: int
    """Seat of the sender."""
    name: str
    """Name of the sender when it was sent; empty for a seat without a name."""
    phrase: str
    """Name of a printed phrase, which every reader gets in the own language; or empty."""
    mark: ChatMark | None
    """Part of the board that it points at."""
    text: str
    """Free text as it was typed; or empty."""
    at: float
    """Seconds since 1970."""


class ChatPhrase(msgspec.Struct, frozen=True, kw_only=True):
    """Printed phrase in the caller's language."""

    name: str
    """Name by which it is sent."""
    text: str
    """Words in the caller's language."""


class NewChatMessage(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Message to send: a phrase, a mark, both, or free text where the host allows it."""

    seat: Seat
    """Own seat."""
    phrase: Annotated[str, msgspec.Meta(max_length=32)] = ""
    """Name of a phrase of ``GET /api/chat/phrases``."""
    mark: ChatMark | None = None
    """Part of the board to point at."""
    text: Annotated[str, msgspec.Meta(max_length=600)] = ""
    """Free text, alone; it is cut to 300 visible characters."""


class ChatRule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether free text is allowed in the chat."""

    free_text: bool
    """Whether every person may type."""


class ChatReporter(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seat of the person who reports a message to the operator."""

    seat: Seat
    """Own seat."""


class PrivateNote(msgspec.Struct, frozen=True, kw_only=True):
    """Note of a player to a moment of a game, which nobody else sees."""

    action: int
    """Number of finished actions before the moment."""
    text: str
    """The note."""
    at: float
    """When it was written, seconds since 1970."""


class NewPrivateNote(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Note to keep; an empty text removes it."""

    action: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    """Number of finished actions before the moment."""
    text: Annotated[str, msgspec.Meta(max_length=1000)]
    """The note."""
