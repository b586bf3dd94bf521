"""Time controls: budget, increment, and the hours and days on which a clock stands still.

All functions are pure.  They step by days of the time zone, so a span of months costs a few hundred
steps; the spans of a day are cached.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date, datetime, timedelta
from datetime import time as clock_time
from functools import lru_cache
from math import inf
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

ONE_DAY: Final = timedelta(days=1)
WEEK: Final = 7
MOST_DAYS: Final = 3660
"""Maximum number of days of which the hours of rest are counted: ten years."""
LEAST_LOW: Final = 30.0
MOST_LOW: Final = 2 * 3600.0
"""Bounds in seconds of the time left that is marked as short."""
MOST_STEPS: Final = 16
"""Maximum number of steps back to a deadline that has passed; each doubles the span searched."""


class RestHours(msgspec.Struct, frozen=True, kw_only=True):
    """Hours and days on which a clock stands still, in one time zone."""

    zone: str
    """Name of the time zone, such as ``Europe/Paris``."""
    night_from: int | None = None
    """Minutes after midnight at which the clock stops every day."""
    night_to: int | None = None
    """Minutes after midnight at which it goes on; before ``night_from``: on the next day."""
    weekdays: tuple[int, ...] = ()
    """Days of the week on which the clock stands still, 0 for Monday."""
    dates: tuple[str, ...] = ()
    """Single days on which it stands still, in order, such as ``2026-12-25``."""

    def ends_before(self, day: date) -> bool:
        """Returns whether no rest touches a day or any later one."""
        if self.weekdays or self.night_from is not None:
            return False
        return not self.dates or self.dates[-1] < (day - ONE_DAY).isoformat()


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """Time control of a game."""

    per: str
    """``turn`` or ``game``."""
    seconds: float
    then: str = "move"
    """When it runs out: ``nothing`` shows the overtime, ``bot`` lets a bot stand in until the
    person returns, ``free`` opens the seat to others, ``host`` lets the host decide.  ``move``
    plays a legal move, a pass where possible: the rule of the version before."""
    bot: str = "greedy"
    """Bot that stands in."""
    increment: float = 0.0
    """Seconds that a seat gets after each of its turns, for a clock of the whole game."""
    rest: RestHours | None = None
    """When the clock stands still; ``null`` where it always runs."""

    @property
    def acts(self) -> bool:
        """Whether the server acts when the time runs out."""
        return self.then != "nothing"

    @property
    def low(self) -> float:
        """Seconds below which the time left is marked as short: a twelfth, up to two hours."""
        return min(MOST_LOW, max(LEAST_LOW, self.seconds / 12))


class StillSpan(msgspec.Struct, frozen=True, kw_only=True, order=True):
    """Span of time in which a clock stands still, in seconds since 1970."""

    since: float
    """When the clock stops."""
    until: float
    """When it goes on."""


def zone_named(name: str) -> ZoneInfo | None:
    """Returns a time zone; ``None`` when there is none of this name."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):  # no path in the folder of zones, or no zone
        return None


def zone_of(rest: RestHours) -> ZoneInfo:
    """Returns the time zone of hours of rest; UTC where the machine no longer knows it."""
    return zone_named(rest.zone) or ZoneInfo("UTC")


def moments(day: date, minute: int, zone: ZoneInfo) -> tuple[float, float]:
    """Returns the first and the last moment at which clocks of a zone show a time of a day.

    They differ where the hour occurs twice, and where it is left out: there the longer rest counts.
    """
    shown = datetime.combine(day, clock_time(minute // 60, minute % 60), zone)
    both = shown.timestamp(), shown.replace(fold=1).timestamp()
    return min(both), max(both)


def united(spans: Iterable[StillSpan], since: float, until: float) -> list[StillSpan]:
    """Returns spans without overlaps, in order, as far as they lie between two times."""
    found: list[StillSpan] = []
    for span in sorted(spans):
        begin, end = max(span.since, since), min(span.until, until)
        if begin >= end:
            continue
        if found and begin <= found[-1].until:
            begin, end = found[-1].since, max(end, found.pop().until)
        found.append(StillSpan(since=begin, until=end))
    return found


def rest_from(rest: RestHours, day: date) -> Iterator[StillSpan]:
    """Yields the spans of rest that begin on a day of the time zone."""
    zone = zone_of(rest)
    if day.weekday() in rest.weekdays or day.isoformat() in rest.dates:
        yield StillSpan(since=moments(day, 0, zone)[0], until=moments(day + ONE_DAY, 0, zone)[1])
    if rest.night_from is not None and rest.night_to is not None:
        last = day if rest.night_from < rest.night_to else day + ONE_DAY
        begin, end = moments(day, rest.night_from, zone)[0], moments(last, rest.night_to, zone)[1]
        yield StillSpan(since=begin, until=end)


@lru_cache(maxsize=8192)
def rest_of_day(rest: RestHours, day: date) -> tuple[StillSpan, ...]:
    """Returns the spans of rest between one midnight of the time zone and the next."""
    zone = zone_of(rest)
    begin, end = moments(day, 0, zone)[0], moments(day + ONE_DAY, 0, zone)[0]
    near = (day - ONE_DAY, day, day + ONE_DAY)
    spans = (span for each in near for span in rest_from(rest, each))
    return tuple(united(spans, begin, end))


def still_spans(
    rest: RestHours | None, away: Sequence[StillSpan], since: float
) -> Iterator[StillSpan]:
    """Yields the spans after a time in which a clock stands still, in order, without overlaps.

    ``away`` are spans in which it stands still beside its hours of rest.
    """
    spans = united(away, since, inf) if rest is None else rest_spans(rest, away, since)
    last: StillSpan | None = None
    for span in spans:
        if last is not None and span.since > last.until:
            yield last
            last = None
        last = span if last is None else StillSpan(since=last.since, until=span.until)
    if last is not None:
        yield last


def rest_spans(rest: RestHours, away: Sequence[StillSpan], since: float) -> Iterator[StillSpan]:
    """Yields the spans of rest and absence after a time, cut at each midnight of the zone."""
    zone = zone_of(rest)
    day = datetime.fromtimestamp(since, zone).date() - ONE_DAY
    for _ in range(MOST_DAYS):
        if rest.ends_before(day):
            yield from united(away, max(moments(day, 0, zone)[0], since), inf)
            return
        begin, end = moments(day, 0, zone)[0], moments(day + ONE_DAY, 0, zone)[0]
        yield from united((*rest_of_day(rest, day), *away), max(begin, since), end)
        day += ONE_DAY


def running_seconds(
    rest: RestHours | None, away: Sequence[StillSpan], since: float, until: float
) -> float:
    """Returns the seconds between two times in which a clock runs; negative backwards."""
    if until < since:
        return -running_seconds(rest, away, until, since)
    found = until - since
    for span in still_spans(rest, away, since):
        if span.since >= until:
            break
        found -= min(span.until, until) - span.since
    return found


def runs_out(
    rest: RestHours | None, away: Sequence[StillSpan], since: float, seconds: float
) -> float:
    """Returns when a clock with ``seconds`` left has run out; before ``since`` if below zero."""
    if seconds < 0:
        return ran_out(rest, away, since, -seconds)
    at = since
    for span in still_spans(rest, away, since):
        if span.since - at >= seconds:
            break
        seconds -= max(0.0, span.since - at)
        at = span.until
    return at + seconds


def ran_out(
    rest: RestHours | None, away: Sequence[StillSpan], now: float, overtime: float
) -> float:
    """Returns when a clock ran out that is ``overtime`` seconds over its time."""
    reach, found = overtime + ONE_DAY.total_seconds(), 0.0
    for _ in range(MOST_STEPS):
        found = running_seconds(rest, away, now - reach, now)
        if found >= overtime:
            break
        reach *= 2
    return runs_out(rest, away, now - reach, max(0.0, found - overtime))


def running_share(rest: RestHours | None) -> float:
    """Returns the part of a week without single days of rest in which a clock runs."""
    if rest is None:
        return 1.0
    whole = msgspec.structs.replace(rest, zone="UTC", dates=())
    week = WEEK * ONE_DAY.total_seconds()
    return running_seconds(whole, (), 0.0, week) / week
