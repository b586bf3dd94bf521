"""Request and response types for what the people at a table agree on."""

from typing import Annotated, Literal

import msgspec

from ironbridge.server.api.deal_schemas import Digest


class OpenRequest(msgspec.Struct, frozen=True, kw_only=True):
    """A request of a person that waits for the answers of the others."""

    entry: int
    """Number of its log entry, with which it is answered."""
    ask: str
    """What is asked: ``pause``, ``resume``, ``end`` or ``take_back``."""
    seat: int
    """Seat of the person who asks."""
    agreed: list[int]
    """Seats that have agreed."""
    waits_for: list[int]
    """Seats of the people who have not answered yet."""
    later: int
    """Number of actions of others that would be taken back too."""
    seen: bool
    """Whether hidden cards were seen since the action that would be taken back."""


class RematchState(msgspec.Struct, frozen=True, kw_only=True):
    """Answers of the people at a finished table whether to play another game."""

    yes: list[int]
    """Seats whose people play again; each gets its new seat by ``POST .../rematch/seat``."""
    no: list[int]
    """Seats whose people do not."""
    waits_for: list[int]
    """Seats of the people who have not answered yet."""
    made: bool
    """Whether the next game exists."""


class TableSession(msgspec.Struct, frozen=True, kw_only=True):
    """State of a table beside its position: what its people agreed on, and are asked."""

    paused: float | None = None
    """When the game was paused, seconds since 1970; ``null`` while it goes on."""
    ended: bool = False
    """Whether all people agreed to end the game before its last action; it has no winner."""
    request: OpenRequest | None = None
    """The request that waits for answers."""
    rematch: RematchState | None = None
    """Answers to a rematch; ``null`` until the game is over."""
    free_text: bool = False
    """Whether the host allows free text in the chat."""


class SessionRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Request to all people at the table."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=9)]
    ask: Literal["pause", "resume", "end", "take_back"]


class SessionAnswer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Answer of a person to a request."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=9)]
    request: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    yes: bool


class RematchAnswer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Answer of a person to a rematch."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=9)]
    yes: bool
    contribution: Digest | None = None
    """SHA-256 of 32 random bytes that this device adds to the next deal."""


class RematchStart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Start of a rematch without the people who do not play."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=9)]
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """Bot for the seats of those who do not play; ``null`` leaves them free, with invitations."""


class RematchSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Seat of the finished game whose person claims the seat in the next one."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=9)]
