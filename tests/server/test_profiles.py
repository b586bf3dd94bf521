"""Profiles: made with the first seat, and seats that outlive their tokens."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from ironbridge.server.live import profile_seats
from ironbridge.server.live.device_tokens import MOST_DEVICES
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.store.profile_rows import add_device
from ironbridge.server.tokens import hashed
from ironbridge.server.user_agent import family
from tests.server.profiles import Device, with_profile
from tests.server.table import Client, Person, server, sit_down
from tests.server.test_seat_devices import devices, end, is_out, linked
from tests.server.test_security import problem


def second(client: Client, device: Device) -> Device:
    """Returns another device of a profile."""
    registry: GameRegistry = client.app.state.registry
    row, token = profile_seats.new_device(device.profile["id"], "", "link")

    async def add() -> None:
        def insert(connection: Connection) -> None:
            add_device(connection, row)

        await registry.store.write(insert)

    client.blocking_portal.call(add)
    return Device(client, {"token": token, "profile": device.profile})


def test_a_profile_holds_the_seats_of_the_tokens_that_are_shown(client: Client) -> None:
    ada, bo = sit_down(client, "birmingham")
    device = with_profile(ada)
    assert device.profile["seats"] == [{"game": ada.game, "seat": 0}]
    assert device.profile["name"] == "Ada"
    (here,) = device.profile["devices"]
    assert (here["name"], here["origin"], here["here"]) == ("Firefox, Linux", "first", True)
    # Nothing is given that the device has; a seat of later is adopted.
    assert device.sync(ada, bo) == []
    assert {each["seat"] for each in device.look()["seats"]} == {0, 1}


def test_a_profile_begins_with_a_seat(client: Client) -> None:
    for tokens in ([], ["made up"]):
        answer = client.post("/api/profile", json={"tokens": tokens})
        assert problem(answer) == (422, "profile-seat")
    (ada, bo) = sit_down(client, "birmingham")
    phone = linked(ada)
    assert end(phone).status_code == 204
    answer = client.post("/api/profile", json={"tokens": [ada.token]})
    assert problem(answer) == (422, "profile-seat")
    assert not is_out(bo)


def test_a_lost_seat_token_is_replaced(client: Client) -> None:
    ada, bo = sit_down(client, "birmingham")
    device = with_profile(ada)
    (again,) = device.people()
    assert (again.game, again.seat) == (ada.game, 0)
    assert again.token != ada.token
    assert again.look()["view"]["seats"][0]["hand"] == ada.look()["view"]["seats"][0]["hand"]
    # It has the rights of the host, and the seat's list shows device and profile.
    assert again.post("/seats/1/replace", {"bot": "dice"}).status_code == 200
    assert [each["origin"] for each in devices(ada)] == ["created", "profile", "claimed"]
    assert problem(bo.get("/seats/0/devices")) == (403, "not-your-seat")


def test_a_host_without_a_seat_is_kept(client: Client) -> None:
    players = [{"kind": "friend"}, {"kind": "bot", "bot": "dice"}]
    body = {"title": "birmingham", "seats": 2, "players": players}
    made = client.post("/api/games", json=body).json()
    device = with_profile(Person(client, made["game"], 0, made["host"]))
    (key,) = device.sync()
    assert key["seat"] is None
    host = Person(client, made["game"], 0, key["token"])
    assert host.post("/seats/0/invitation", None).status_code == 201


def test_every_device_of_a_profile_gets_the_seats(client: Client) -> None:
    ada, _ = sit_down(client, "birmingham")
    device = with_profile(ada)
    phone = second(client, device)
    (seat,) = phone.people()
    assert seat.look()["view"]["seats"][0]["hand"]
    assert phone.sync(seat) == []
    other, _ = sit_down(client, "lancashire")
    assert device.sync(ada, other) == []
    (later,) = phone.people(seat)
    assert later.game == other.game


def test_a_device_that_was_ended_at_the_seat_gets_no_new_token(client: Client) -> None:
    ada, _ = sit_down(client, "birmingham")
    desk = with_profile(ada)
    phone = second(client, desk)
    (seat,) = phone.people()
    assert end(ada).status_code == 204
    assert is_out(seat)
    assert phone.sync() == []
    assert phone.sync(seat) == []
    # The profile still holds the seat for the device that ended the others.
    (again,) = desk.people()
    assert not is_out(again)


def test_a_profile_whose_seat_another_person_keeps_has_lost_it(client: Client) -> None:
    ada, _ = sit_down(client, "birmingham")
    desk = with_profile(ada)
    friend = linked(ada, for_other=True)
    own = with_profile(friend, name="Bo")
    assert end(friend).status_code == 204
    assert is_out(ada)
    assert desk.sync(ada) == []
    assert desk.look()["seats"] == []
    (again,) = own.people()
    assert not is_out(again)
    assert [each["for_other"] for each in devices(again)] == [True] * 3


def test_the_end_of_another_persons_device_ends_the_profile_behind_it(client: Client) -> None:
    ada, _ = sit_down(client, "birmingham")
    with_profile(ada)
    friend = linked(ada, for_other=True)
    theirs = with_profile(friend, name="Bo")
    phone = second(client, theirs)
    device = next(each["id"] for each in devices(friend) if each["here"])
    assert end(ada, device).status_code == 204
    assert is_out(friend)
    assert phone.sync() == []
    assert [each["origin"] for each in devices(ada)] == ["created", "profile"]


def test_the_number_of_devices_of_a_seat_is_limited(client: Client) -> None:
    ada, _ = sit_down(client, "birmingham")
    device = with_profile(ada)
    for _ in range(MOST_DEVICES - 1):
        assert len(device.sync()) == 1
    assert device.sync() == []
    assert problem(ada.post("/seats/0/devices", None)) == (409, "devices")


def test_name_language_and_settings_are_kept(client: Client) -> None:
    ada, _ = sit_down(client, "birmingham")
    device = with_profile(ada)
    settings = {"theme": "night", "sound": True, "speed": "fast", "size": 3}
    body = {"name": "  Ada\u200b  L. ", "language": "fr", "settings": settings}
    changed = device.ask("PUT", "", body)
    assert changed.status_code == 200, changed.text
    assert changed.json()["name"] == "Ada L."
    assert device.ask("PUT", "", {}).json() == changed.json()
    assert device.look()["settings"] == settings
    assert device.look()["language"] == "fr"
    for wrong in ({"name": "x" * 41}, {"settings": {"a": [1]}}, {"settings": {"a": "b" * 41}}):
        assert device.ask("PUT", "", wrong).status_code == 422
    assert device.ask("PUT", "", {"unknown": 1}).status_code == 422


def test_what_is_no_token_of_a_profile_opens_none(client: Client) -> None:
    ada, _ = sit_down(client, "birmingham")
    device = with_profile(ada)
    for token, kind in ((ada.token, "unknown-profile"), ("", "no-profile-token")):
        stranger = Device(client, {"token": token, "profile": {}})
        for method, path, body in (
            ("GET", "", None),
            ("PUT", "", {"name": "Eve"}),
            ("POST", "/seats", {"tokens": []}),
        ):
            assert problem(stranger.ask(method, path, body)) == (401, kind)
    # The token of a profile holds no seat.
    as_seat = Person(client, ada.game, 0, device.token)
    assert problem(as_seat.get("/view?seat=0")) == (401, "unknown-token")


def test_no_answer_to_others_names_a_profile(client: Client) -> None:
    ada, bo = sit_down(client, "birmingham", open=True)
    device = with_profile(ada)
    (claimed,) = device.people()
    secrets = [device.token, hashed(device.token), device.profile["id"], claimed.token]
    answers = [
        client.get("/api/games"),
        client.post("/api/games/mine", json={"tokens": [bo.token]}),
        *(bo.get(path) for path in ("", "/view", "/told", "/record", "/seats/1/devices")),
    ]
    assert ada.game in answers[0].text
    for answer in answers:
        assert answer.status_code == 200
        for secret in secrets:
            assert secret not in answer.text
    # Its own devices see no token and no hash either.
    for own in (device.ask("GET"), ada.get("/seats/0/devices")):
        for secret in (device.token, hashed(device.token), ada.token, hashed(ada.token)):
            assert secret not in own.text


def test_the_database_has_hashes_alone(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada, _ = sit_down(client, "birmingham")
        device = with_profile(ada)
        (key,) = device.sync()
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as found:
        dump = "\n".join(found.iterdump())
    assert hashed(device.token) in dump
    assert hashed(key["token"]) in dump
    for secret in (device.token, key["token"], ada.token):
        assert secret not in dump


def test_a_profile_survives_a_restart_and_the_deletion_of_a_game(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        ada, _ = sit_down(client, "birmingham")
        other, _ = sit_down(client, "birmingham")
        token = with_profile(ada, other).token
    with server(tmp_path) as client:
        device = Device(client, {"token": token, "profile": {}})
        seats = device.people()
        assert {each.game for each in seats} == {ada.game, other.game}
        gone = next(each for each in seats if each.game == ada.game)
        assert client.delete(f"/api/games/{gone.game}", headers=gone.headers).status_code == 204
        assert [each["game"] for each in device.look()["seats"]] == [other.game]


@pytest.mark.parametrize("times", [8])
def test_requests_at_once_give_as_many_tokens(client: Client, times: int) -> None:
    ada, _ = sit_down(client, "birmingham")
    device = with_profile(ada)
    registry: GameRegistry = client.app.state.registry

    async def race() -> list[Any]:
        row = await profile_seats.opened(registry, device.token)
        return await asyncio.gather(*(profile_seats.sync(registry, row, []) for _ in range(times)))

    given = client.blocking_portal.call(race)
    tokens = {each.token for answer in given for each in answer}
    assert len(tokens) == times
    assert len(device.look()["seats"]) == 1
    assert len(devices(ada)) == times + 2


@pytest.mark.parametrize(
    ("header", "name"),
    [
        ("", ""),
        ("curl/8", ""),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Firefox/140.0", "Firefox, macOS"),
    ],
)
def test_a_device_is_named_by_browser_and_system(header: str, name: str) -> None:
    assert family(header) == name
