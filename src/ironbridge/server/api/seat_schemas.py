"""Response types of the endpoints for the devices of a seat."""

import msgspec


class SeatDevice(msgspec.Struct, frozen=True, kw_only=True):
    """Device that holds a seat, without its token."""

    id: str
    """Name by which it can be ended."""
    here: bool
    """Whether it is the device that asks."""
    since: float
    """When its token was made, seconds since 1970."""
    origin: str
    """How it came to the seat: ``created`` the game, ``invited``, ``taken`` at an open table,
    ``linked`` by a device of the seat, ``claimed`` by a device of the player's profile; the
    profile itself, which can give the seat to its devices, is ``profile``; empty when the game is
    of an earlier version."""
    for_other: bool
    """Whether it was linked for another person."""
    online: bool
    """Whether it follows the game now."""
