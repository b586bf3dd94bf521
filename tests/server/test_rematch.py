"""Rematches: one answer each, every player one seat on, tokens only for those who said yes."""

import asyncio
import hashlib
from typing import Any

import pytest

from ironbridge.server.live import rematch
from tests.server.table import Client, Person, server, sit_down
from tests.server.test_absence import invited, notes
from tests.server.test_host_tools import agree, session
from tests.server.test_security import problem
from tests.server.test_two_processes import until


def say(person: Person, yes: bool = True, **more: Any) -> Any:
    return person.post("/rematch", {"seat": person.seat, "yes": yes, **more})


def claim(person: Person) -> Any:
    return person.post("/rematch/seat", {"seat": person.seat})


def claimed(person: Person) -> Person:
    made = claim(person).json()
    return Person(person.client, made["game"], made["seat"], made["token"])


def ended(client: Client, people: int = 3, **wishes: Any) -> list[Person]:
    """Returns the people of a table that agreed to end its game."""
    found = sit_down(client, "birmingham", people=people, **wishes)
    found[0].post("/requests", {"seat": 0, "ask": "end"})
    number = session(found[0])["request"]["entry"]
    for one in found[1:]:
        one.post("/answers", {"seat": one.seat, "request": number, "yes": True})
    return found


def test_a_rematch_takes_everybody_along_one_seat_on(client: Client) -> None:
    clock = {"per": "turn", "seconds": 600, "then": "bot", "bot": "dice"}
    people = ended(client, rules={}, clock=clock)
    assert session(people[0])["rematch"] == {
        "yes": [],
        "no": [],
        "waits_for": [0, 1, 2],
        "made": False,
    }
    say(people[1])
    say(people[0])
    assert problem(claim(people[0])) == (409, "no-rematch")
    say(people[2])
    assert session(people[0])["rematch"]["made"]
    assert notes(people[0])[-4:] == ["rematch-yes", "rematch-yes", "rematch-yes", "rematched"]
    next_people = [claimed(one) for one in people]
    assert [one.seat for one in next_people] == [1, 2, 0]
    seen = next_people[0].look()
    assert [one["name"] for one in seen["players"]] == ["P2", "P0", "P1"]
    assert [one["host"] for one in seen["players"]] == [False, True, False]
    for one in next_people:
        assert one.look()["view"]["seats"][one.seat]["hand"]
    old, new = people[0].get("").json(), next_people[0].get("").json()
    assert (new["title"], new["options"], new["clock"]) == (
        old["title"],
        old["options"],
        old["clock"],
    )
    assert new["status"] == "running"
    # The host's rights came along.
    assert next_people[0].post("/seats/0/replace", {"bot": "dice"}).status_code == 200
    assert problem(next_people[1].post("/seats/0/replace", {"back": True}))[1] == "not-the-host"
    assert problem(say(people[0])) == (409, "rematch-made")


def test_the_host_fills_the_rest_with_computers(client: Client) -> None:
    people = ended(client)
    assert problem(people[0].post("/rematch/start", {"seat": 0})) == (409, "rematch-first-yes")
    say(people[0])
    say(people[1], yes=False)
    say(people[2])
    assert not session(people[0])["rematch"]["made"], "a no leaves the decision to a person"
    assert problem(claim(people[1])) == (409, "no-rematch")
    made = people[0].post("/rematch/start", {"seat": 0, "bot": "dice"})
    assert made.json()["rematch"]["made"]
    first = claimed(people[0])
    kinds = [one["kind"] for one in first.look()["players"]]
    assert kinds == ["person", "person", "bot"]
    assert problem(claim(people[1])) == (409, "no-rematch")


def test_only_the_host_starts_before_all_have_answered(client: Client) -> None:
    host, friend = invited(client, "nothing")
    agree(host, friend, "end")
    say(friend)
    assert problem(friend.post("/rematch/start", {"seat": 1})) == (409, "rematch-waits")
    say(host, yes=False)
    assert friend.post("/rematch/start", {"seat": 1}).status_code == 200
    there = claimed(friend)
    players = there.look()["players"]
    assert [one["kind"] for one in players] == ["person", "free"]
    assert players[0]["host"], "who plays again becomes the host where the old one does not"


def test_a_rematch_waits_for_the_end_and_for_people(client: Client) -> None:
    people = sit_down(client, "birmingham")
    assert problem(say(people[0])) == (409, "not-over")
    assert session(people[0])["rematch"] is None
    assert problem(people[0].post("/rematch", {"seat": 1, "yes": True})) == (403, "not-your-seat")


def test_contributions_of_the_answers_make_the_next_deal(client: Client) -> None:
    people = ended(client, people=2)
    values = ["11" * 32, "22" * 32]
    for one, value in zip(people, values, strict=True):
        digest = hashlib.sha256(bytes.fromhex(value)).hexdigest()
        say(one, contribution=digest)
    there = [claimed(one) for one in people]
    assert there[0].get("").json()["status"] == "gathering"
    for one, value in zip(there, values, strict=True):
        told = one.post("/contribution", {"seat": one.seat, "value": value})
        assert told.status_code == 200, told.text
    assert there[0].get("").json()["status"] == "running"


def test_nobody_else_learns_the_next_game_or_gets_its_seats(client: Client) -> None:
    people = ended(client, people=2)
    for one in people:
        say(one)
    first = claimed(people[0])
    path = f"/api/games/{people[0].game}"
    for answer in (client.get(f"{path}/view"), client.get(path), client.get(f"{path}/told")):
        assert first.game not in answer.text
    with client.websocket_connect(f"{path}/feed") as feed:
        feed.send_json({"token": None, "since": 0})
        assert first.game not in feed.receive_text()
    assert problem(client.post(f"{path}/rematch/seat", json={"seat": 0})) == (401, "no-token")
    assert problem(people[0].post("/rematch/seat", {"seat": 1})) == (403, "not-your-seat")
    # A seat that the host gave to another person is not claimed by the old token.
    first.post(f"/seats/{1 - first.seat}/reinvite", {})
    assert problem(claim(people[1])) == (403, "rematch-gone")


def test_a_rematch_survives_a_stop_before_the_next_game(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(*_: object) -> None:
        return None

    with server(tmp_path) as client:
        people = ended(client, people=2)
        with monkeypatch.context() as patch:
            patch.setattr(rematch, "make", killed)
            for one in people:
                say(one)
            assert not session(people[0])["rematch"]["made"]
    with server(tmp_path) as client:
        again = [Person(client, one.game, one.seat, one.token) for one in people]
        again[0].look()
        until(lambda: session(again[0])["rematch"]["made"])
        assert notes(again[0])[-3:] == ["rematch-yes", "rematch-yes", "rematched"]
        assert [claimed(one).seat for one in again] == [1, 0]


def test_two_starts_at_once_make_one_game(client: Client) -> None:
    people = ended(client)
    for one in people[:2]:
        say(one)
    with client.portal() as portal:
        registry = client.app.state.registry

        async def both() -> None:
            live_game = await registry.live_game(people[0].game)
            await asyncio.gather(
                *(rematch.make(registry, live_game, seat, "dice") for seat in (0, 1))
            )

        portal.call(both)
    assert notes(people[0]).count("rematched") == 1
    assert claimed(people[0]).game == claimed(people[1]).game
