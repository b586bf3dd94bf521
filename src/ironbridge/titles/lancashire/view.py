"""View types of Brass (2007)."""

from msgspec import Struct


class CottonSeen(Struct, frozen=True, kw_only=True):
    """Cotton track: the marker's space, and the minimum bonus of the next sale."""

    space: int
    open: bool
    bonus: int | None


class DistantSeen(Struct, frozen=True, kw_only=True):
    """Distant market tiles of this era: those turned, and the number of the others."""

    turned: list[int]
    left: int


class LancashireSeen(Struct, frozen=True, kw_only=True):
    """The cotton track and the distant market."""

    cotton: CottonSeen
    distant: DistantSeen
