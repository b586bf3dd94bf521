"""Types of the API for fair deals: contributions of players, and what a deal was made from."""

from typing import Annotated

import msgspec

Digest = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes as 64 hexadecimal digits in small letters."""


class Reveal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Contribution of a seat to the deal, to which its player committed before."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=9)]
    value: Digest | None
    """The 32 bytes in hexadecimal digits; ``null`` to be dealt in without them."""


class Contribution(msgspec.Struct, frozen=True, kw_only=True):
    """Contribution of a seat to the deal."""

    seat: int
    commitment: str
    """SHA-256 of the 32 bytes of the contribution."""
    state: str
    """``awaited``, ``revealed`` or ``left_out``."""
    value: str | None
    """The contribution, once the game is over."""


class Gathering(msgspec.Struct, frozen=True, kw_only=True):
    """State of a game that waits for its deal."""

    frozen: bool
    """Whether all seats are taken: no commitment changes any more, and players may reveal."""
    seconds: float | None
    """Time left to reveal; later the deal is made without what is awaited."""
    contributions: list[Contribution]
    """Commitments of the players, in the order of seats."""


class DealProof(msgspec.Struct, frozen=True, kw_only=True):
    """What the key of a deal is derived from; secret until the game is over."""

    key: str | None
    """Key of the deal in hexadecimal digits; ``null`` for a deal from a seed or a position."""
    secret: str | None
    """Secret of the server, to which it published a commitment when the game was created."""
    contributions: list[Contribution]
    """Contributions of the players, in the order of seats."""
