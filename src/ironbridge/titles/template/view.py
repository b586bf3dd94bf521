"""What a view of Millbrook holds beyond what every title has."""

from msgspec import Struct


class HarbourSeen(Struct, frozen=True, kw_only=True):
    """The harbour: how many mills it has bought from."""

    bought: int


class TemplateSeen(Struct, frozen=True, kw_only=True):
    """What only this title has on the table."""

    harbour: HarbourSeen
