"""Forms of the clock over HTTP: increments, night hours, free days, and refusals in words."""

import time
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest

from ironbridge.server.live.notice_text import notice_text
from ironbridge.server.store.rows import GameRow, Notice
from ironbridge.server.time_control import Clock, RestHours
from tests.server.table import Client, Person, sit_down, to_act
from tests.server.test_absence import HOUR, MovedClock, moved, notes, player
from tests.server.test_host_tools import agree, play_turn
from tests.server.test_rematch import claimed, ended, say
from tests.server.test_two_processes import until

__all__ = ["moved"]

DAY = 24 * HOUR
PARIS = ZoneInfo("Europe/Paris")
NIGHT = {"zone": "Europe/Paris", "night_from": 22 * 60, "night_to": 8 * 60}


def clocked(client: Client, **clock: Any) -> list[Person]:
    """Creates a game of two people with a clock of 12 hours a turn."""
    wish = {"per": "turn", "seconds": 12 * HOUR, "then": "bot", "bot": "dice", **clock}
    return sit_down(client, "birmingham", clock=wish)


def set_clock(moved: MovedClock, hour: int, minute: int = 0) -> float:
    """Moves the clock forward to a time of the next day in Paris; returns the moment."""
    day = datetime.now(PARIS) + timedelta(days=1)
    there = day.replace(hour=hour, minute=minute, second=0, microsecond=0).timestamp()
    moved.ahead += there - time.time()
    return there


def test_the_clock_stands_still_at_night(client: Client, moved: MovedClock) -> None:
    evening = set_clock(moved, 20)
    people = clocked(client, rest=NIGHT)
    person, seen = to_act(people)
    acting = player(person, person.seat)
    assert acting["clock"] == pytest.approx(12 * HOUR, abs=60)
    assert datetime.fromtimestamp(acting["deadline"], PARIS).hour in (17, 18)
    (span, *_) = acting["still"]
    assert [datetime.fromtimestamp(span[key], PARIS).hour for key in ("since", "until")] == [22, 8]
    assert player(person, 1 - person.seat)["still"] == []
    moved.ahead += 5 * HOUR  # one o'clock at night
    at_night = player(person, person.seat)
    assert at_night["clock"] == pytest.approx(10 * HOUR, abs=60)
    assert at_night["still"][0]["since"] <= time.time() < at_night["still"][0]["until"]
    (listed,) = client.post("/api/games/mine", json={"tokens": [person.token]}).json()
    assert listed["clock"] == pytest.approx(10 * HOUR, abs=60)
    assert listed["deadline"] == pytest.approx(acting["deadline"])
    assert listed["still"][0]["until"] == at_night["still"][0]["until"]
    assert listed["control"]["rest"]["night_from"] == NIGHT["night_from"]
    moved.ahead += acting["deadline"] - time.time() - 60
    time.sleep(0.3)
    assert person.look()["entry"] == seen["entry"], "twelve hours of the day are not over"
    moved.ahead += 120
    until(lambda: notes(person)[:1] == ["clock-bot"])
    assert time.time() - evening > 20 * HOUR


def test_a_turn_gives_the_increment(client: Client, moved: MovedClock) -> None:
    people = clocked(client, per="game", seconds=900.0, increment=15.0)
    person, _ = to_act(people)
    moved.ahead += 100
    play_turn(people)
    left = player(person, person.seat)["clock"]
    assert left == pytest.approx(900 - 100 + 15, abs=10)
    info = client.get(f"/api/games/{person.game}").json()
    assert (info["clock"]["per"], info["clock"]["increment"]) == ("game", 15.0)


def test_a_pause_at_night_keeps_the_time(client: Client, moved: MovedClock) -> None:
    set_clock(moved, 20)
    people = clocked(client, rest=NIGHT)
    person, _ = to_act(people)
    moved.ahead += HOUR
    agree(people[0], people[1], "pause")
    moved.ahead += 3 * DAY
    paused = player(person, person.seat)
    assert (paused["deadline"], paused["still"]) == (None, [])
    assert paused["clock"] == pytest.approx(11 * HOUR, abs=60)
    agree(people[0], people[1], "resume")
    assert player(person, person.seat)["clock"] == pytest.approx(11 * HOUR, abs=60)


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"rest": {"zone": "Mars/Olympus"}}, "time zone 'Mars/Olympus'"),
        ({"rest": {"zone": "../etc/passwd"}}, "time zone"),
        ({"rest": {"zone": "UTC", "night_from": 60}}, "a beginning and an end"),
        ({"rest": {"zone": "UTC", "night_from": 60, "night_to": 60}}, "that differ"),
        ({"rest": {"zone": "UTC", "weekdays": [0, 1, 2, 3, 4, 5, 6]}}, "at least 20 hours"),
        (
            {"rest": {"zone": "UTC", "weekdays": [0, 1], "night_from": 180, "night_to": 0}},
            "at least 20 hours",
        ),
        ({"rest": {"zone": "UTC", "dates": ["25.12.2026"]}}, "no date such as"),
        ({"increment": 5}, "only to a clock for the whole game"),
        ({"rest": {"zone": "UTC", "weekdays": [7]}}, "clock.rest.weekdays"),
        ({"rest": {"night_from": 60}}, "zone"),
        ({"rest": {"zone": "UTC", "nights": 1}}, "nights"),
    ],
)
def test_a_clock_that_cannot_be_is_refused_in_words(
    client: Client, wish: dict[str, Any], words: str
) -> None:
    clock = {"per": "turn", "seconds": DAY, **wish}
    answer = client.post("/api/games", json={"title": "birmingham", "seats": 2, "clock": clock})
    assert answer.status_code in (400, 422)
    assert words in answer.json()["detail"]


def test_rest_without_hours_is_none(client: Client) -> None:
    person = clocked(client, rest={"zone": "UTC", "dates": []})[0]
    assert client.get(f"/api/games/{person.game}").json()["clock"]["rest"] is None


def test_days_are_kept_once_and_in_order(client: Client) -> None:
    rest = {"zone": "UTC", "weekdays": [6, 5, 6], "dates": ["2027-01-01", "20261225"]}
    person = clocked(client, rest=rest)[0]
    found = client.get(f"/api/games/{person.game}").json()["clock"]["rest"]
    assert (found["weekdays"], found["dates"]) == ([5, 6], ["2026-12-25", "2027-01-01"])


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "July 2, 2026, 6:00"),
        ("fr", "2 juillet 2026, 18:00"),
        ("ru", "2 июля 2026"),
    ],
)
def test_a_notice_tells_the_deadline_in_the_zone_of_its_reader(
    client: Client, language: str, words: str
) -> None:
    person = clocked(client)[0]
    with client.portal() as portal:
        row: GameRow = portal.call(client.app.state.registry.store.game, person.game)
        seats = portal.call(client.app.state.registry.store.seats, [person.game])
    deadline = datetime(2026, 7, 2, 18, tzinfo=PARIS).timestamp()
    rest = RestHours(zone="Europe/Paris", night_from=0, night_to=60)
    clock = Clock(per="turn", seconds=DAY, rest=rest)
    header = msgspec.structs.replace(row.header, clock=clock)
    row = msgspec.structs.replace(row, deadline=deadline, header=header)
    notice = Notice(id="n", game=row.id, seat=0, turn=1, contact="c", due=0.0)
    said = notice_text(notice, row, seats, language, "", "UTC").text.replace("\u202f", " ")
    assert words in said
    assert "(Europe/Paris)" in said, "the zone of the game, where the reader chose none"
    here = notice_text(notice, row, seats, language, "", "Asia/Tokyo").text
    assert "(Asia/Tokyo)" in here
    still = msgspec.structs.replace(row, deadline=None)
    assert "(" not in notice_text(notice, still, seats, language, "", "UTC").text


def test_a_rematch_has_the_same_clock(client: Client) -> None:
    rest = {**NIGHT, "weekdays": [5, 6], "dates": ["2027-01-01"]}
    wish = {"per": "game", "seconds": 2 * DAY, "increment": HOUR, "then": "host", "rest": rest}
    people = ended(client, people=2, clock=wish)
    for one in people:
        say(one)
    before, after = people[0].get("").json()["clock"], claimed(people[0]).get("").json()["clock"]
    assert before == after
    assert (after["increment"], after["rest"]["weekdays"]) == (HOUR, [5, 6])
