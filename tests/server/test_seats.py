"""Seats: invitations, devices, names, and bots for absent players."""

import pytest

from ironbridge.server.invitations import InvitationSigner
from tests.server.table import Client, Person, sit_down

FRIENDLY = {"players": [{"kind": "me", "name": "Ada"}, {"kind": "friend"}]}


def invited(client: Client) -> tuple[Person, str]:
    """Returns a host, and an invitation code for the other seat."""
    body = {"title": "birmingham", "seats": 2, **FRIENDLY}
    made = client.post("/api/games", json=body).json()
    host = Person(client, made["game"], 0, made["seats"][0]["token"])
    return host, made["invitations"][0]["code"]


def join(client: Client, code: str, name: str = "Bo") -> int:
    return client.post("/api/join", json={"code": code, "name": name}).status_code


def test_a_friend_follows_an_invitation_once(client: Client) -> None:
    host, code = invited(client)
    opens = {"game": host.game, "seat": 1, "device": False}
    assert client.post("/api/join/look", json={"code": code}).json() == opens
    joined = client.post("/api/join", json={"code": code, "name": "Bo"}).json()
    friend = Person(client, joined["game"], joined["seat"], joined["token"])
    seen = friend.look()
    assert [player["kind"] for player in seen["players"]] == ["person", "person"]
    assert seen["notes"][0]["text"] == "Bo takes seat 2."
    assert (seen["notes"][0]["kind"], seen["notes"][0]["action"]) == ("person", 0)
    assert join(client, code) == 403
    assert client.post("/api/join/look", json={"code": code}).status_code == 403
    assert host.look()["entry"] == 1


def test_joining_without_a_name_keeps_the_one_that_the_host_gave(client: Client) -> None:
    players = [{"kind": "me"}, {"kind": "friend", "name": "Tom"}]
    made = client.post("/api/games", json={"title": "birmingham", "seats": 2, "players": players})
    code = made.json()["invitations"][0]["code"]
    joined = client.post("/api/join", json={"code": code, "name": " "}).json()
    friend = Person(client, joined["game"], joined["seat"], joined["token"])
    assert friend.look()["players"][1]["name"] == "Tom"


def test_a_forged_or_revoked_invitation_opens_nothing(client: Client) -> None:
    host, code = invited(client)
    assert join(client, InvitationSigner("another secret").code("x")) == 403
    assert join(client, code[:-2]) == 403
    again = host.post("/seats/1/invitation", None).json()["code"]
    assert join(client, code) == 403
    assert client.delete(f"/api/games/{host.game}/seats/1/invitation").status_code == 401
    gone = client.delete(f"/api/games/{host.game}/seats/1/invitation", headers=host.headers)
    assert gone.status_code == 204
    assert join(client, again) == 403


def test_an_invitation_expires(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    _, code = invited(client)
    monkeypatch.setattr("ironbridge.server.live.seat_changes.time.time", lambda: 9e9)
    assert join(client, code) == 403


def test_a_taken_seat_is_never_given_away(client: Client) -> None:
    people = sit_down(client, "birmingham")
    assert people[0].post("/seats/1/invitation", None).status_code == 409


def test_a_seat_opens_on_a_second_device(client: Client) -> None:
    host, _ = invited(client)
    made = host.post("/seats/0/device", None).json()
    assert made["svg"].startswith("<svg")
    assert made["address"].endswith(f"/join#{made['code']}")
    assert client.post("/api/join/look", json={"code": made["code"]}).json()["device"]
    joined = client.post("/api/join", json={"code": made["code"]}).json()
    phone = Person(client, joined["game"], 0, joined["token"])
    assert phone.token != host.token
    assert phone.look() == host.look()
    assert host.post("/seats/1/device", None).status_code == 403


def test_an_open_game_can_be_entered_by_anyone(client: Client) -> None:
    body = {"title": "birmingham", "seats": 2, "open": True, **FRIENDLY}
    game = client.post("/api/games", json=body).json()["game"]
    path = f"/api/games/{game}/seats/1/take"
    assert client.post(path, json={"name": "Cy"}).json()["seat"] == 1
    assert client.post(path, json={"name": "Di"}).status_code == 409
    closed, _ = invited(client)
    path = f"/api/games/{closed.game}/seats/1/take"
    assert client.post(path, json={"name": "Cy"}).status_code == 403


def test_a_player_has_a_name(client: Client) -> None:
    people = sit_down(client, "birmingham")
    renamed = people[1].post("/seats/1/name", {"name": "Zoë"}).json()
    assert renamed[1]["name"] == "Zoë"
    assert people[0].post("/seats/1/name", {"name": "Eve"}).status_code == 403


def test_a_bot_takes_over_and_gives_back(client: Client) -> None:
    people = sit_down(client, "birmingham", 3)
    waiting = next(person for person in people if person.seat != people[0].look()["view"]["to_act"])
    path = f"/seats/{waiting.seat}/replace"
    replaced = people[0].post(path, {"bot": "dice"}).json()
    assert replaced[waiting.seat]["kind"] == "bot"
    seen = waiting.look()
    assert "dice" in seen["notes"][0]["text"]
    refused = waiting.enter(seen["entry"], play="pass")
    assert refused.json()["type"].endswith("seat-replaced")
    back = people[0].post(path, {"back": True}).json()
    assert back[waiting.seat] == {**back[waiting.seat], "kind": "person", "bot": None}
    assert len(waiting.look()["notes"]) == 2
    assert people[0].post(path, {"back": True}).status_code == 409
    assert people[0].post(path, {"back": True, "bot": "dice"}).status_code == 422
    assert people[0].post(path, {"bot": "nobody"}).status_code == 422


def test_a_token_of_another_game_or_seat_opens_nothing(client: Client) -> None:
    first, second = sit_down(client, "birmingham"), sit_down(client, "birmingham")
    stranger = Person(client, first[0].game, 0, second[0].token)
    assert stranger.get("/view?seat=0").status_code == 403
    assert Person(client, first[0].game, 0, first[1].token).get("/view?seat=0").status_code == 403
    assert Person(client, first[0].game, 0, "made up").get("/view?seat=0").status_code == 401
    assert client.get(f"/api/games/{first[0].game}/view?seat=0").status_code == 401


def test_a_token_without_a_seat_shows_its_own(client: Client) -> None:
    people = sit_down(client, "birmingham")
    others = sit_down(client, "birmingham")
    for person in people:
        own = person.look()
        assert person.get("/view").json() == own
        assert person.get("/told").json() == person.get(f"/told?seat={person.seat}").json()
        watched = client.get(f"/api/games/{person.game}/view").json()
        assert watched != own
        # The token of another game opens nothing here: its owner watches.
        assert client.get(f"/api/games/{person.game}/view", headers=others[0].headers).json() == (
            watched
        )
    unknown = {"authorization": "Bearer nobody's"}
    answer = client.get(f"/api/games/{people[0].game}/view", headers=unknown)
    assert (answer.status_code, answer.json()["type"]) == (
        401,
        "urn:ironbridge:problem:unknown-token",
    )
