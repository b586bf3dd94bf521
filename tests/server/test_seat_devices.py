"""Devices of a seat: listed, marked, ended at once, and given a new token."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from benchmarks.server_stress.no_limits import without_limits
from benchmarks.server_stress.postgres import Postgres
from benchmarks.server_stress.process import ServerProcess
from ironbridge.server.live import device_tokens
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.store.rows import TokenRow
from ironbridge.server.tokens import hashed
from tests.server.table import Client, Person, server, sit_down
from tests.server.test_deal_secrets import downgrade
from tests.server.test_security import problem
from tests.server.test_two_processes import until


def linked(person: Person, for_other: bool = False) -> Person:
    """Returns another device that holds the seat of a person."""
    query = "?for_other=true" if for_other else ""
    made = person.post(f"/seats/{person.seat}/device{query}", None).json()
    joined = person.client.post("/api/join", json={"code": made["code"]}).json()
    return Person(person.client, joined["game"], joined["seat"], joined["token"])


def devices(person: Person) -> list[dict[str, Any]]:
    """Returns the devices of a person's seat."""
    answer = person.get(f"/seats/{person.seat}/devices")
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def end(person: Person, device: str = "") -> httpx.Response:
    """Ends one device, or all others."""
    path = f"/api/games/{person.game}/seats/{person.seat}/devices"
    return person.client.delete(f"{path}/{device}" if device else path, headers=person.headers)


def is_out(device: Person) -> bool:
    """Returns whether a device cannot do anything with its seat; it can do all or nothing."""
    first, token = device.get("/view"), {"tokens": [device.token]}
    listed = device.client.post("/api/games/mine", json=token).json()
    if first.status_code == 200:
        assert listed
        return False
    refused = [
        first,
        device.get(f"/view?seat={device.seat}"),
        device.get(f"/told?seat={device.seat}"),
        device.enter(0, play="loan"),
        device.post(f"/seats/{device.seat}/device", None),
        device.post(f"/seats/{device.seat}/devices", None),
        device.get(f"/seats/{device.seat}/devices"),
        device.post("/fork", {"seat": device.seat}),
    ]
    assert {problem(each) for each in refused} == {(401, "ended-token")}
    assert not listed
    return True


def test_a_player_sees_which_devices_hold_the_seat(client: Client) -> None:
    host, other = sit_down(client, "birmingham")
    phone, friend = linked(host), linked(other, for_other=True)
    found = devices(host)
    assert [each["origin"] for each in found] == ["created", "linked"]
    assert [each["here"] for each in found] == [True, False]
    assert [each["here"] for each in devices(phone)] == [False, True]
    assert [each["for_other"] for each in found] == [False, False]
    assert [each["for_other"] for each in devices(friend)] == [False, True]
    assert all(0 <= time.time() - each["since"] < 600 for each in found)
    # The list holds no token, and nothing that opens a seat.
    sent = host.get("/seats/0/devices").text
    for device in (host, phone):
        assert device.token not in sent
        assert hashed(device.token) not in sent
    assert problem(other.get("/seats/0/devices")) == (403, "not-your-seat")
    assert problem(client.get(f"/api/games/{host.game}/seats/0/devices")) == (401, "no-token")


def test_a_device_is_online_while_it_follows_the_game(client: Client) -> None:
    host, _ = sit_down(client, "birmingham")
    phone = linked(host)
    with client.websocket_connect(f"/api/games/{host.game}/feed") as feed:
        feed.send_json({"token": phone.token, "since": 0})
        feed.receive_json()
        assert [each["online"] for each in devices(host)] == [False, True]


def test_a_link_for_another_person_does_not_make_a_host(client: Client) -> None:
    host, _ = sit_down(client, "birmingham")
    assert linked(host).post("/seats/1/replace", {"bot": "dice"}).status_code == 200
    friend = linked(host, for_other=True)
    assert problem(friend.post("/seats/1/replace", {"back": True})) == (403, "not-the-host")


def test_an_ended_device_is_out_at_once(client: Client) -> None:
    host, _ = sit_down(client, "birmingham")
    phone, tablet = linked(host), linked(host)
    assert not is_out(phone)  # its token is in the cache
    (found,) = [each for each in devices(phone) if each["here"]]
    assert end(host, found["id"]).status_code == 204
    assert is_out(phone)
    assert not is_out(tablet)
    assert problem(end(host, found["id"])) == (404, "no-device")
    (own,) = [each for each in devices(host) if each["here"]]
    assert problem(end(host, own["id"])) == (409, "this-device")
    assert problem(end(phone)) == (401, "ended-token")


def test_only_this_device_now(client: Client) -> None:
    """The device gets a new token first, so that a lost answer locks no one out."""
    host, other = sit_down(client, "birmingham")
    thief = Person(client, host.game, 0, host.token)
    phone = linked(host)
    fresh = host.post("/seats/0/devices", None).json()["token"]
    mine = Person(client, host.game, 0, fresh)
    assert end(mine).status_code == 204
    assert is_out(thief)
    assert is_out(phone)
    assert [each["here"] for each in devices(mine)] == [True]
    assert mine.look()["view"]["seat"] == 0
    assert not is_out(other)
    # The rights of the host went with the seat.
    assert mine.post("/seats/1/replace", {"bot": "dice"}).status_code == 200


def test_the_player_of_a_handed_over_seat_keeps_the_first_device_out(client: Client) -> None:
    host, table = sit_down(client, "birmingham")
    friend = linked(table, for_other=True)
    assert end(friend).status_code == 204
    assert is_out(Person(client, table.game, 1, table.token))
    assert not is_out(host)
    assert problem(friend.post("/seats/0/replace", {"bot": "dice"})) == (403, "not-the-host")


def test_a_game_is_never_without_a_host(client: Client) -> None:
    players = [{"kind": "me"}, {"kind": "bot", "bot": "dice"}]
    made = client.post("/api/games", json={"title": "birmingham", "seats": 2, "players": players})
    host = Person(client, made.json()["game"], 0, made.json()["seats"][0]["token"])
    friend = linked(host, for_other=True)
    assert end(friend).status_code == 204
    deleted = client.delete(f"/api/games/{host.game}", headers=friend.headers)
    assert deleted.status_code == 204


def test_links_of_an_ended_device_open_nothing(client: Client) -> None:
    host, _ = sit_down(client, "birmingham")
    thief = linked(host)
    code = thief.post("/seats/0/device", None).json()["code"]
    (found,) = [each for each in devices(thief) if each["here"]]
    assert end(host, found["id"]).status_code == 204
    assert problem(client.post("/api/join", json={"code": code})) == (403, "invitation")


def test_a_seat_has_a_bounded_number_of_devices(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(device_tokens, "MOST_DEVICES", 2)
    host, _ = sit_down(client, "birmingham")
    phone = linked(host)
    code = host.post("/seats/0/device", None).json()["code"]
    assert problem(client.post("/api/join", json={"code": code})) == (409, "devices")
    assert problem(phone.post("/seats/0/devices", None)) == (409, "devices")
    assert end(host).status_code == 204
    assert client.post("/api/join", json={"code": code}).status_code == 403


def test_an_ended_token_stays_ended_after_a_restart(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        host, _ = sit_down(client, "birmingham")
        phone = linked(host)
        assert end(host).status_code == 204
    with server(tmp_path) as client:
        assert is_out(Person(client, phone.game, 0, phone.token))
        assert not is_out(Person(client, host.game, 0, host.token))


def test_tokens_of_the_version_before_are_valid(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        host, other = sit_down(client, "birmingham")
        invited = host.post("/seats/0/device", None).json()["code"]
        before = other.look()
    downgrade(tmp_path / "games.sqlite", "0002")
    with server(tmp_path) as client:
        people = [Person(client, one.game, one.seat, one.token) for one in (host, other)]
        assert people[1].look() == before
        assert [(each["origin"], each["for_other"]) for each in devices(people[0])] == [("", False)]
        assert client.post("/api/join", json={"code": invited}).status_code == 200
        assert end(people[0]).status_code == 204
        assert len(devices(people[0])) == 1


@contextmanager
def feed_of(address: str, person: Person) -> Iterator[ClientConnection]:
    """Yields the feed of a device."""
    with connect(f"{address.replace('http', 'ws', 1)}/api/games/{person.game}/feed") as feed:
        feed.send(f'{{"token": "{person.token}", "since": 0}}')
        yield feed


def is_closed(feed: ClientConnection, seconds: float = 20) -> bool:
    """Returns whether a feed is closed within some seconds."""
    try:
        while True:
            feed.recv(timeout=seconds)
    except ConnectionClosed:
        return True
    except TimeoutError:
        return False


def test_the_feed_of_an_ended_device_is_closed(tmp_path: Path) -> None:
    with (
        without_limits(),
        ServerProcess("--data", str(tmp_path)) as running,
        httpx.Client(base_url=running.address, timeout=30) as client,
    ):
        host, other = sit_down(client, "birmingham")
        phone = linked(host)
        with (
            feed_of(running.address, phone) as feed,
            feed_of(running.address, other) as kept,
            client.stream(
                "GET", f"/api/games/{host.game}/feed?seat=0", headers=phone.headers, timeout=20
            ) as events,
        ):
            lines = events.iter_lines()
            assert next(lines).startswith("id: ")
            assert '"hand":[' in str(feed.recv(timeout=20))
            assert end(host).status_code == 204
            assert is_closed(feed)
            with pytest.raises(httpx.RemoteProtocolError):
                list(lines)
            assert not is_closed(kept, 1)
        with feed_of(running.address, phone) as again:
            assert "problem:ended-token" in str(again.recv(timeout=20))
            with pytest.raises(ConnectionClosed) as closed:
                again.recv(timeout=20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


def test_the_feed_over_the_framework_is_closed_too(client: Client) -> None:
    host, _ = sit_down(client, "birmingham")
    phone = linked(host)
    with client.websocket_connect(f"/api/games/{host.game}/feed") as feed:
        feed.send_json({"token": phone.token, "since": 0})
        assert feed.receive_json()["entry"] == 0
        watchers = client.app.state.registry.live_games[host.game].watchers
        assert len(watchers) == 1
        assert end(host).status_code == 204
        until(lambda: not watchers)


def test_a_token_that_is_read_while_it_ends_is_not_cached(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slow read began before the end and comes back after it."""
    with server(tmp_path) as client:
        host, _ = sit_down(client, "birmingham")
        phone = linked(host)
        registry: GameRegistry = client.app.state.registry
        read, wanted = registry.store.token, hashed(phone.token)
        slow: list[TokenRow | None] = []

        async def race() -> TokenRow | None:
            begun, go_on = asyncio.Event(), asyncio.Event()

            async def late(name: str) -> TokenRow | None:
                found = await read(name)
                if name == wanted and not slow:
                    slow.append(found)
                    begun.set()
                    await go_on.wait()
                return found

            monkeypatch.setattr(registry.store, "token", late)
            asking = asyncio.create_task(registry.token(wanted))
            await begun.wait()
            held = await registry.token(hashed(host.token))
            assert held is not None
            await device_tokens.end_others(registry, registry.live_games[host.game], held)
            go_on.set()
            return await asking

        with client.portal() as portal:
            found = portal.call(race)
        assert slow[0] is not None
        assert slow[0].ended is None
        assert found is not None
        assert found.ended is not None
        assert is_out(phone)


@pytest.mark.slow
def test_an_ended_token_opens_nothing_in_another_process(
    postgres: Postgres, tmp_path: Path
) -> None:
    options = ("--database", postgres.database(), "--data", str(tmp_path))
    with (
        without_limits(),
        ServerProcess(*options) as one,
        ServerProcess(*options) as other,
        httpx.Client(base_url=one.address, timeout=30) as client,
        httpx.Client(base_url=other.address, timeout=30) as there,
    ):
        host, _ = sit_down(client, "birmingham")
        for _ in range(5):
            phone = linked(host)
            away = Person(there, phone.game, phone.seat, phone.token)
            assert not is_out(away)  # its token is in the cache of the other process
            with feed_of(other.address, phone) as feed:
                assert '"hand":[' in str(feed.recv(timeout=20))
                assert end(host).status_code == 204
                assert is_out(away)
                assert is_closed(feed)
