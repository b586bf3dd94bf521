"""View types of Millbrook."""

from msgspec import Struct


class HarbourSeen(Struct, frozen=True, kw_only=True):
    """Harbour: the number of mills it has bought from."""

    bought: int


class TemplateSeen(Struct, frozen=True, kw_only=True):
    """Title's own part of a view."""

    harbour: HarbourSeen
