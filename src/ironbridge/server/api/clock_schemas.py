"""Request types for the clock of a game."""

from typing import Annotated, Literal

import msgspec

MinuteOfDay = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]
Weekday = Annotated[int, msgspec.Meta(ge=0, le=6)]
DateText = Annotated[str, msgspec.Meta(max_length=10)]
BotName = Annotated[str, msgspec.Meta(max_length=40)]


class NewRestHours(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Hours and days on which the clock of a new game stands still."""

    zone: Annotated[str, msgspec.Meta(max_length=64)]
    """Name of the time zone, such as ``Europe/Paris``."""
    night_from: MinuteOfDay | None = None
    """Minutes after midnight at which the clock stops every day."""
    night_to: MinuteOfDay | None = None
    """Minutes after midnight at which it goes on; before ``night_from``: on the next day."""
    weekdays: Annotated[list[Weekday], msgspec.Meta(max_length=7)] = []
    """Days of the week on which it stands still, 0 for Monday."""
    dates: Annotated[list[DateText], msgspec.Meta(max_length=60)] = []
    """Single days on which it stands still, such as ``2026-12-25``."""


class NewClock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Time control of a new game."""

    per: Literal["turn", "game"]
    seconds: Annotated[float, msgspec.Meta(ge=5, le=90 * 24 * 3600)]
    then: Literal["nothing", "bot", "free", "host", "move"] = "move"
    bot: BotName | None = None
    increment: Annotated[float, msgspec.Meta(ge=0, le=24 * 3600)] = 0.0
    """Seconds that a seat gets after each of its turns, for a clock of the whole game."""
    rest: NewRestHours | None = None
    """When the clock stands still."""


class TimeRequest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Time that a seat gets in addition."""

    seconds: Annotated[float, msgspec.Meta(ge=5, le=90 * 24 * 3600)]
