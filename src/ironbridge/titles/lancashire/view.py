"""What a view of Brass (2007) holds beyond what every title has."""

from msgspec import Struct


class CottonSeen(Struct, frozen=True, kw_only=True):
    """The cotton track: the marker's space, and what the next sale brings at least there."""

    space: int
    open: bool
    bonus: int | None


class DistantSeen(Struct, frozen=True, kw_only=True):
    """The distant market tiles of this era: those turned, and how many are not."""

    turned: list[int]
    left: int


class LancashireSeen(Struct, frozen=True, kw_only=True):
    """The cotton track and the distant market."""

    cotton: CottonSeen
    distant: DistantSeen
