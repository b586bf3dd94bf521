"""When a notice is sent: quiet hours and daily digests, in the time zone of the player."""

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from ironbridge.server.store.rows import NoticeSettings
from ironbridge.server.time_control import zone_named

DAY: Final = 24 * 60
"""Minutes of a day."""


def send_at(at: float, settings: NoticeSettings | None, single: bool = False) -> float:
    """Returns when a notice of time ``at`` is sent.

    With a digest it waits for the digest of the day, unless ``single``; otherwise for the end of
    the quiet hours, if it falls into them.
    """
    if settings is None:
        return at
    zone = zone_named(settings.zone) or ZoneInfo("UTC")
    if settings.digest is not None and not single:
        return next_time(at, settings.digest, zone)
    start, end = settings.quiet_from, settings.quiet_to
    if start is None or end is None or start == end:
        return at
    local = datetime.fromtimestamp(at, zone)
    minute = local.hour * 60 + local.minute
    is_quiet = start <= minute < end if start < end else minute >= start or minute < end
    return next_time(at, end, zone) if is_quiet else at


def next_time(at: float, minute: int, zone: ZoneInfo) -> float:
    """Returns the next moment, not before ``at``, at which a clock of the zone shows a time."""
    day = datetime.fromtimestamp(at, zone).replace(hour=0, minute=0, second=0, microsecond=0)
    for later in (0, 1, 2):
        there = (day + timedelta(days=later)).replace(hour=minute // 60, minute=minute % 60)
        if there.timestamp() >= at:
            return there.timestamp()
    return at
