"""Checks the time control that a request wishes for."""

from datetime import date
from typing import Final

from ironbridge import bots
from ironbridge.errors import BadInput
from ironbridge.server.api.clock_schemas import NewClock, NewRestHours
from ironbridge.server.time_control import Clock, RestHours, running_share, zone_named

DEFAULT_BOT: Final = "greedy"
LEAST_HOURS: Final = 20
"""Minimum number of hours of a week in which a clock runs."""
WEEK_HOURS: Final = 7 * 24


def make_clock(wish: NewClock | None) -> Clock | None:
    """Returns the time control of a request."""
    if wish is None:
        return None
    bot = wish.bot or DEFAULT_BOT
    bots.find(bot)
    if wish.increment and wish.per != "game":
        raise BadInput("clock-increment")
    return Clock(
        per=wish.per,
        seconds=wish.seconds,
        then=wish.then,
        bot=bot,
        increment=wish.increment,
        rest=make_rest(wish.rest),
    )


def make_rest(wish: NewRestHours | None) -> RestHours | None:
    """Returns the hours of rest of a request; ``None`` where the clock always runs."""
    if wish is None:
        return None
    if zone_named(wish.zone) is None:
        raise BadInput("clock-zone", zone=wish.zone)
    if (wish.night_from is None) != (wish.night_to is None):
        raise BadInput("clock-night")
    has_night = wish.night_from != wish.night_to
    if wish.night_from is not None and not has_night:
        raise BadInput("clock-night")
    rest = RestHours(
        zone=wish.zone,
        night_from=wish.night_from,
        night_to=wish.night_to,
        weekdays=tuple(sorted(set(wish.weekdays))),
        dates=tuple(sorted({checked_date(text) for text in wish.dates})),
    )
    if running_share(rest) * WEEK_HOURS < LEAST_HOURS:
        raise BadInput("clock-rest", hours=LEAST_HOURS)
    return rest if has_night or rest.weekdays or rest.dates else None


def checked_date(text: str) -> str:
    """Returns a date in the form of ISO 8601 with hyphens."""
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise BadInput("clock-date", date=text) from None
