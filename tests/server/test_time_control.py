"""Time controls as pure functions: hours of rest, daylight saving time, deadlines."""

from datetime import date, datetime
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from ironbridge.server.live.time_used import TimeUsed
from ironbridge.server.store.game_log import PLAY, TAKE_BACK, EntryData, LogEntry
from ironbridge.server.time_control import (
    Clock,
    RestHours,
    StillSpan,
    running_seconds,
    running_share,
    runs_out,
    still_spans,
)

HOUR = 3600.0
DAY = 24 * HOUR
NEAR = 1e-3
"""Seconds by which sums of times may differ."""
ZONES = (
    "UTC",
    "Europe/Paris",
    "Europe/Moscow",
    "America/St_Johns",
    "Asia/Kathmandu",
    "Australia/Lord_Howe",  # half an hour of daylight saving time
    "Africa/Cairo",  # changes at midnight
    "America/Santiago",
    "Pacific/Apia",
)
FIRST = datetime(2025, 1, 1, tzinfo=ZoneInfo("UTC")).timestamp()

times = st.floats(min_value=FIRST, max_value=FIRST + 900 * DAY)
nights = st.one_of(
    st.just((None, None)),
    st.tuples(st.integers(0, 1439), st.integers(0, 1439)).filter(
        lambda night: night[0] != night[1]
    ),
)
dates = st.dates(date(2025, 1, 1), date(2027, 6, 1)).map(date.isoformat)


@st.composite
def rests(draw: st.DrawFn) -> RestHours:
    """Draws hours of rest that leave at least 20 hours of a week."""
    begin, end = draw(nights)
    rest = RestHours(
        zone=draw(st.sampled_from(ZONES)),
        night_from=begin,
        night_to=end,
        weekdays=tuple(sorted(draw(st.sets(st.integers(0, 6), max_size=4)))),
        dates=tuple(sorted(draw(st.sets(dates, max_size=5)))),
    )
    assume(running_share(rest) * 168 >= 20)
    return rest


@st.composite
def absences(draw: st.DrawFn) -> list[StillSpan]:
    """Draws up to three spans, which may overlap."""
    begins = draw(st.lists(times, max_size=3))
    return [StillSpan(since=begin, until=begin + draw(st.floats(60, 20 * DAY))) for begin in begins]


def at(text: str, zone: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@given(
    rest=st.none() | rests(),
    away=absences(),
    begin=times,
    lengths=st.tuples(*[st.floats(0, 60 * DAY)] * 2),
)
def test_time_adds_up_and_never_runs_backwards(
    rest: RestHours | None, away: list[StillSpan], begin: float, lengths: tuple[float, float]
) -> None:
    middle = begin + lengths[0]
    end = middle + lengths[1]
    first = running_seconds(rest, away, begin, middle)
    second = running_seconds(rest, away, middle, end)
    assert -NEAR <= first <= lengths[0] + NEAR
    assert abs(running_seconds(rest, away, begin, end) - first - second) < NEAR
    assert running_seconds(rest, away, end, begin) == -running_seconds(rest, away, begin, end)


@given(rest=st.none() | rests(), away=absences(), begin=times, seconds=st.floats(1, 60 * DAY))
def test_a_deadline_is_the_first_moment_at_which_the_time_is_used(
    rest: RestHours | None, away: list[StillSpan], begin: float, seconds: float
) -> None:
    deadline = runs_out(rest, away, begin, seconds)
    assert deadline >= begin + seconds - NEAR
    assert abs(running_seconds(rest, away, begin, deadline) - seconds) < NEAR
    assert running_seconds(rest, away, begin, deadline - 0.5) < seconds - 0.4
    # What is left at any moment before leads to the same deadline.
    middle = begin + (deadline - begin) / 3
    left = seconds - running_seconds(rest, away, begin, middle)
    assert abs(runs_out(rest, away, middle, left) - deadline) < NEAR


@given(rest=st.none() | rests(), away=absences(), begin=times, over=st.floats(1, 5 * DAY))
def test_a_deadline_that_has_passed_is_found_again(
    rest: RestHours | None, away: list[StillSpan], begin: float, over: float
) -> None:
    deadline = runs_out(rest, away, begin, -over)
    assert abs(running_seconds(rest, away, deadline, begin) - over) < NEAR


@given(rest=rests(), begin=times, minutes=st.integers(0, 3 * 1440))
@example(  # the hour from 2 to 3 occurs twice
    rest=RestHours(zone="Europe/Paris", night_from=1380, night_to=150),
    begin=at("2026-10-25T00:00", "Europe/Paris"),
    minutes=200,
)
@example(  # half past two is left out
    rest=RestHours(zone="Europe/Paris", night_from=150, night_to=480),
    begin=at("2026-03-29T00:00", "Europe/Paris"),
    minutes=130,
)
@example(  # the day has 25 hours
    rest=RestHours(zone="Europe/Paris", weekdays=(6,)),
    begin=at("2026-10-25T23:30", "Europe/Paris"),
    minutes=0,
)
def test_no_time_of_the_night_or_of_a_free_day_is_counted(
    rest: RestHours, begin: float, minutes: int
) -> None:
    moment = begin // 60 * 60 + 60 * minutes
    shown = datetime.fromtimestamp(moment, ZoneInfo(rest.zone))
    minute = 60 * shown.hour + shown.minute
    start, end = rest.night_from, rest.night_to
    at_night = (
        start is not None
        and end is not None
        and (start <= minute < end if start < end else minute >= start or minute < end)
    )
    free = shown.weekday() in rest.weekdays or shown.date().isoformat() in rest.dates
    if at_night or free:
        assert running_seconds(rest, (), moment, moment + 60) < NEAR


@given(rest=rests(), away=absences(), begin=times)
def test_spans_are_in_order_and_apart(rest: RestHours, away: list[StillSpan], begin: float) -> None:
    spans = [span for span, _ in zip(still_spans(rest, away, begin), range(20), strict=False)]
    for span in spans:
        assert begin <= span.since < span.until
    for one, other in pairwise(spans):
        assert one.until < other.since


NIGHT = RestHours(zone="Europe/Paris", night_from=22 * 60, night_to=8 * 60)


def test_a_day_of_thinking_lasts_over_a_night() -> None:
    noon = at("2026-07-01T12:00", "Europe/Paris")
    assert runs_out(NIGHT, (), noon, 12 * HOUR) == at("2026-07-02T10:00", "Europe/Paris")
    assert runs_out(NIGHT, (), noon, DAY) == at("2026-07-02T22:00", "Europe/Paris")
    midnight = at("2026-07-02T00:30", "Europe/Paris")
    assert runs_out(NIGHT, (), midnight, HOUR) == at("2026-07-02T09:00", "Europe/Paris")


@pytest.mark.parametrize(
    ("evening", "hours"),
    [("2026-03-28T20:00", 13), ("2026-10-24T20:00", 15), ("2026-07-01T20:00", 14)],
)
def test_the_night_of_a_change_of_the_hour_ends_by_the_clock_on_the_wall(
    evening: str, hours: int
) -> None:
    begin = at(evening, "Europe/Paris")
    deadline = runs_out(NIGHT, (), begin, 3 * HOUR)
    assert datetime.fromtimestamp(deadline, ZoneInfo("Europe/Paris")).hour == 9
    assert deadline - begin == (hours - 1) * HOUR


def test_weekends_and_holidays_stand_still() -> None:
    rest = RestHours(zone="Europe/Paris", weekdays=(5, 6), dates=("2026-12-25",))
    thursday = at("2026-12-24T12:00", "Europe/Paris")
    assert runs_out(rest, (), thursday, DAY) == at("2026-12-28T12:00", "Europe/Paris")


def test_another_zone_has_another_night() -> None:
    there = RestHours(zone="Asia/Vladivostok", night_from=22 * 60, night_to=8 * 60)
    noon = at("2026-07-01T12:00", "Europe/Paris")  # 20:00 in Vladivostok
    assert runs_out(there, (), noon, 3 * HOUR) == noon + 13 * HOUR


def test_an_absence_stands_still_beside_the_nights() -> None:
    noon = at("2026-07-01T12:00", "Europe/Paris")
    away = [StillSpan(since=noon + HOUR, until=noon + HOUR + 3 * DAY)]
    assert runs_out(None, away, noon, 2 * HOUR) == noon + 2 * HOUR + 3 * DAY
    assert runs_out(NIGHT, away, noon, 2 * HOUR) == noon + 2 * HOUR + 3 * DAY
    assert runs_out(NIGHT, away, noon, 12 * HOUR) == at("2026-07-05T10:00", "Europe/Paris")


def test_a_long_span_takes_few_steps() -> None:
    begin = at("2026-07-01T12:00", "Europe/Paris")
    assert running_seconds(NIGHT, (), begin, begin + 8 * 365 * DAY) == pytest.approx(
        8 * 365 * 14 * HOUR, rel=0.01
    )
    assert runs_out(NIGHT, (), begin, 1e9) < begin + 2e9


FISCHER = Clock(per="game", seconds=900.0, increment=15.0)


def played(number: int, seat: int, when: float, kind: str = PLAY, **body: object) -> LogEntry:
    return LogEntry(number=number, kind=kind, seat=seat, body=EntryData(**body), at=when)  # type: ignore[arg-type]


def begun(at_time: float) -> TimeUsed:
    return TimeUsed(
        used=(0.0, 0.0), turn_used=0.0, turn=(0, 1, 0), turn_began=at_time, last=at_time
    )


def test_each_turn_of_a_person_gives_the_increment_once() -> None:
    times = begun(1000.0)
    times = times.after(played(0, 0, 1040.0), 0, (0, 1, 0), FISCHER)
    assert times.used == (40.0, 0.0), "the first half of a turn gives nothing"
    times = times.after(played(1, 0, 1060.0), 0, (0, 1, 1), FISCHER)
    assert times.used == (45.0, 0.0)
    times = times.after(played(2, 0, 1070.0, TAKE_BACK), 1, (0, 1, 0), FISCHER)
    times = times.after(played(3, 0, 1080.0), 0, (0, 1, 1), FISCHER)
    assert times.used == (55.0, 10.0), "a turn taken back and played again counts once"


def test_a_turn_that_was_played_for_a_person_gives_no_increment() -> None:
    for body in ({"note": "clock"}, {"bot": "dice", "stand_in": True}):
        times = begun(1000.0).after(played(0, 0, 1000.0, **body), 0, (0, 1, 1), FISCHER)
        assert times.used == (0.0, 0.0)


def test_the_time_of_a_turn_does_not_run_at_night() -> None:
    clock = Clock(per="turn", seconds=12 * HOUR, rest=NIGHT)
    evening = at("2026-07-01T20:00", "Europe/Paris")
    times = begun(evening)
    assert times.deadline(clock, 0) == at("2026-07-02T18:00", "Europe/Paris")
    times = times.after(played(0, 0, evening + 14 * HOUR), 0, (0, 1, 0), clock)
    assert times.turn_used == 4 * HOUR
    assert times.deadline(clock, 0) == at("2026-07-02T18:00", "Europe/Paris")


def test_a_clock_of_before_runs_as_it_did() -> None:
    clock = Clock(per="turn", seconds=HOUR)
    times = begun(1000.0).after(played(0, 0, 1600.0), 0, (0, 1, 0), clock)
    assert times.deadline(clock, 0) == 1000.0 + HOUR
    late = times.after(played(1, 0, 6000.0), 0, (0, 1, 0), clock)
    assert late.deadline(clock, 0) == pytest.approx(1000.0 + HOUR)


def test_a_zone_without_data_is_read_as_utc() -> None:
    rest = RestHours(zone="Mars/Olympus", night_from=0, night_to=60)
    assert running_seconds(rest, (), FIRST, FIRST + 7200) == HOUR
