"""What happens when the time of a seat runs out: stand-ins, free seats, the host's decision."""

import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.server.table import Client, Person, sit_down, to_act
from tests.server.test_security import problem
from tests.server.test_two_processes import until

HOUR = 3600.0


class MovedClock:
    """The system's clock, which a test moves."""

    def __init__(self) -> None:
        self._real: Callable[[], float] = time.time
        self.ahead = 0.0

    def __call__(self) -> float:
        return self._real() + self.ahead


@pytest.fixture
def moved(monkeypatch: pytest.MonkeyPatch) -> MovedClock:
    """Replaces the system's clock by one that a test moves."""
    monkeypatch.setattr("ironbridge.server.live.clock.LONGEST", 0.05)
    found = MovedClock()
    monkeypatch.setattr(time, "time", found)
    return found


def table(client: Client, then: str, **wishes: Any) -> list[Person]:
    """Creates a game of two people with a clock of an hour a turn."""
    clock = {"per": "turn", "seconds": HOUR, "then": then, "bot": "dice", **wishes.pop("clock", {})}
    return sit_down(client, "birmingham", clock=clock, **wishes)


def invited(client: Client, then: str, **wishes: Any) -> tuple[Person, Person]:
    """Creates a game of a host and an invited friend; returns host and friend."""
    players = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}]
    clock = {"per": "turn", "seconds": HOUR, "then": then, "bot": "dice"}
    body = {"title": "birmingham", "seats": 2, "players": players, "clock": clock, **wishes}
    made = client.post("/api/games", json=body).json()
    code = made["invitations"][0]["code"]
    joined = client.post("/api/join", json={"code": code, "name": "Bo"}).json()
    host = Person(client, made["game"], 0, made["seats"][0]["token"])
    return host, Person(client, made["game"], 1, joined["token"])


def notes(person: Person) -> list[str]:
    return [note["kind"] for note in person.look()["notes"]]


def player(person: Person, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = person.look()["players"][seat]
    return found


def actions(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get("/told").json()
    return found


def test_a_clock_of_nothing_shows_the_overtime(client: Client, moved: MovedClock) -> None:
    people = table(client, "nothing")
    person, seen = to_act(people)
    moved.ahead = 2 * HOUR
    time.sleep(0.3)
    assert person.look()["entry"] == seen["entry"]
    assert -HOUR - 60 < player(person, person.seat)["clock"] < -HOUR + 60
    tokens = {"tokens": [person.token]}
    (listed,) = client.post("/api/games/mine", json=tokens).json()
    assert listed["clock"] < 0


def test_a_stand_in_is_marked_and_goes_when_the_person_returns(
    client: Client, moved: MovedClock
) -> None:
    people = table(client, "bot")
    person, _ = to_act(people)
    other = people[1 - person.seat]
    moved.ahead = HOUR + 60
    until(lambda: to_act(people)[0] is other)
    found = player(other, person.seat)
    assert (found["kind"], found["bot"], found["stand_in"]) == ("bot", "dice", True)
    assert notes(other) == ["clock-bot"]
    played = [action for action in actions(other) if action["seat"] == person.seat]
    assert played
    for action in played:
        assert action["stand_in"] == "dice"
        assert action["headline"].startswith(f"Stand-in for P{person.seat}:")
        assert "stands in" in action["lines"][0]["text"]
    record = other.get("/record").text
    marks = [f"{number}=dice" for number in range(1, len(played) + 1)]
    assert f"stand-ins: {', '.join(marks)}\n" in record
    assert problem(person.enter(0, play="pass")) == (403, "seat-replaced")
    assert person.post(f"/seats/{person.seat}/return", {}).status_code == 200
    assert player(other, person.seat)["kind"] == "person"
    assert notes(other) == ["clock-bot", "back"]
    # Sent again, nothing changes.
    assert person.post(f"/seats/{person.seat}/return", {}).status_code == 200
    assert notes(other) == ["clock-bot", "back"]


def test_a_person_returns_in_the_middle_of_a_turn_with_a_fresh_clock(
    client: Client, moved: MovedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ironbridge.server.live.bot_players.Bots.consider", lambda *_: None)
    people = table(client, "bot")
    person, seen = to_act(people)
    person.enter(seen["entry"], play="loan")
    moved.ahead = HOUR + 60
    until(lambda: notes(person) == ["clock-bot"])
    person.post(f"/seats/{person.seat}/return", {})
    back = player(person, person.seat)
    assert (back["kind"], back["stand_in"]) == ("person", False)
    assert HOUR - 60 < back["clock"] <= HOUR
    assert person.look()["view"]["choices"]


def test_a_clock_for_the_game_gives_a_tenth_on_return(
    client: Client, moved: MovedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ironbridge.server.live.bot_players.Bots.consider", lambda *_: None)
    people = table(client, "bot", clock={"per": "game"})
    person, _ = to_act(people)
    moved.ahead = HOUR + 60
    until(lambda: notes(person) == ["clock-bot"])
    person.post(f"/seats/{person.seat}/return", {})
    assert HOUR / 10 - 60 < player(person, person.seat)["clock"] <= HOUR / 10


def test_stand_ins_wait_where_all_people_are_absent(client: Client, moved: MovedClock) -> None:
    people = table(client, "bot")
    first, _ = to_act(people)
    other = people[1 - first.seat]
    moved.ahead = HOUR + 60
    until(lambda: to_act(people)[0] is other)
    moved.ahead += HOUR + 60
    until(lambda: notes(other) == ["clock-bot"] * 2)
    before = other.look()["entry"]
    time.sleep(0.5)
    assert other.look()["entry"] == before
    other.post(f"/seats/{other.seat}/return", {})
    assert other.look()["view"]["choices"]


def test_a_freed_seat_goes_to_another_and_the_old_token_ends(
    client: Client, moved: MovedClock
) -> None:
    host, friend = invited(client, "free")
    person, _ = to_act([host, friend])
    other = friend if person is host else host
    moved.ahead = HOUR + 60
    until(lambda: notes(other)[-1:] == ["clock-free"])
    assert player(other, person.seat)["kind"] == "free"
    name = player(other, person.seat)["name"]
    assert name == ""
    path = f"/api/games/{person.game}/seats/{person.seat}/take"
    taken = client.post(path, json={"name": "Cy"})
    assert taken.status_code == 200, taken.text
    new = Person(client, person.game, person.seat, taken.json()["token"])
    assert player(new, person.seat)["name"] == "Cy"
    assert new.look()["view"]["seats"][person.seat]["hand"]
    assert problem(person.get(f"/view?seat={person.seat}")) == (401, "ended-token")
    assert problem(person.post(f"/seats/{person.seat}/return", {}))[0] == 401
    assert HOUR - 60 < player(new, person.seat)["clock"] <= HOUR
    hosts = [one["seat"] for one in new.look()["players"] if one["host"]]
    assert hosts == ([other.seat] if person is host else [host.seat])
    keeper = other if person is host else host
    assert keeper.post(f"/seats/{new.seat}/replace", {"bot": "dice"}).status_code == 200


def test_an_absent_person_may_take_a_freed_seat_again(client: Client, moved: MovedClock) -> None:
    people = table(client, "free")
    person, _ = to_act(people)
    moved.ahead = HOUR + 60
    until(lambda: notes(person) == ["clock-free"])
    assert person.post(f"/seats/{person.seat}/return", {}).status_code == 200
    back = player(person, person.seat)
    assert (back["kind"], back["name"]) == ("person", f"P{person.seat}")
    path = f"/api/games/{person.game}/seats/{person.seat}/take"
    assert problem(client.post(path, json={"name": "Cy"})) == (409, "seat-taken")


def test_the_seat_of_a_private_table_is_taken_only_where_it_was_opened(client: Client) -> None:
    players = [{"kind": "me", "name": "Ada"}, {"kind": "here"}, {"kind": "friend"}]
    body = {"title": "birmingham", "seats": 3, "players": players}
    made = client.post("/api/games", json=body).json()
    host = Person(client, made["game"], 0, made["seats"][0]["token"])
    path = f"/api/games/{host.game}/seats/{{}}/take"
    assert problem(client.post(path.format(2), json={"name": "Cy"})) == (403, "invitation")
    assert problem(client.post(path.format(1), json={"name": "Cy"})) == (409, "seat-taken")
    assert [one["to_take"] for one in host.look()["players"]] == [False, False, False]
    host.post("/seats/1/open", {})
    assert [one["to_take"] for one in host.look()["players"]] == [False, True, False]
    assert client.post(path.format(1), json={"name": "Cy"}).status_code == 200


def test_the_host_decides_and_gives_more_time(client: Client, moved: MovedClock) -> None:
    host, friend = invited(client, "host")
    while to_act([host, friend])[0] is host:
        seen = host.look()
        host.enter(seen["entry"], play=seen["view"]["choices"][-1]["code"])
    moved.ahead = HOUR + 60
    until(lambda: notes(host)[-1:] == ["clock-host"])
    entry = host.look()["entry"]
    time.sleep(0.3)
    assert host.look()["entry"] == entry, "the host is asked once"
    (listed,) = client.post("/api/games/mine", json={"tokens": [host.token]}).json()
    assert listed["clock"] < 0
    path = f"/seats/{friend.seat}/time"
    assert problem(friend.post(path, {"seconds": 600})) == (403, "not-the-host")
    assert host.post(path, {"seconds": 600}).status_code == 200
    assert 500 < player(host, friend.seat)["clock"] <= 600
    assert "10 min" in host.look()["notes"][-1]["text"]
    moved.ahead += 700
    until(lambda: notes(host)[-1:] == ["clock-host"])
    assert host.post(f"/seats/{friend.seat}/replace", {"bot": "dice"}).status_code == 200
    assert player(host, friend.seat)["stand_in"]
    assert friend.post(f"/seats/{friend.seat}/return", {}).status_code == 200


def test_where_the_host_is_absent_another_person_decides(client: Client, moved: MovedClock) -> None:
    host, friend = invited(client, "host")
    while to_act([host, friend])[0] is friend:
        seen = friend.look()
        friend.enter(seen["entry"], play=seen["view"]["choices"][-1]["code"])
    assert problem(friend.post("/seats/0/open", {})) == (403, "not-the-host")
    moved.ahead = HOUR + 60
    until(lambda: notes(friend)[-1:] == ["clock-host"])
    assert friend.post("/seats/0/replace", {"bot": "dice"}).status_code == 200
    assert player(friend, 0)["stand_in"]


def test_a_start_does_not_ask_the_host_again(client: Client, moved: MovedClock) -> None:
    people = table(client, "host")
    person, _ = to_act(people)
    moved.ahead = HOUR + 60
    until(lambda: notes(person) == ["clock-host"])
    with client.portal() as portal:
        assert portal.call(client.app.state.registry.store.deadlines) == []


def test_the_marks_of_a_stand_in_stay_in_an_opened_record(
    client: Client, moved: MovedClock
) -> None:
    people = table(client, "bot", variant="introductory")
    person, _ = to_act(people)
    other = people[1 - person.seat]
    moved.ahead = HOUR + 60
    until(lambda: to_act(people)[0] is other)
    while other.look()["view"]["result"] is None:
        seen = other.look()
        choices = seen["view"]["choices"]
        if choices:
            calm = [each for each in choices if each["text"] == "pass"]
            other.enter(seen["entry"], play=(calm or choices)[0]["code"])
    record = other.get("/record").text
    opened = client.post("/api/records", json={"text": record}).json()["game"]
    again = client.get(f"/api/games/{opened}/told").json()
    marked = [line["headline"] for line in again if line["stand_in"]]
    played = [line["headline"] for line in actions(other) if line["stand_in"]]
    assert len(marked) == len(played) > 5
    assert all(line["seat"] == person.seat for line in again if line["stand_in"])


def test_what_the_clock_does_is_known_to_spectators_without_a_hand(
    client: Client, moved: MovedClock
) -> None:
    people = table(client, "free")
    person, _ = to_act(people)
    moved.ahead = HOUR + 60
    until(lambda: notes(person) == ["clock-free"])
    seen: httpx.Response = client.get(f"/api/games/{person.game}/view")
    assert all(seat["hand"] is None for seat in seen.json()["view"]["seats"])
    info = client.get(f"/api/games/{person.game}").json()
    assert info["clock"]["then"] == "free"
