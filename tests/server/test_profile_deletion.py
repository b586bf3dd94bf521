"""A deleted profile: nothing of it is left in the database; its export has every table."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import Connection, select

from benchmarks.server_stress.postgres import Postgres
from benchmarks.server_stress.process import ServerProcess
from ironbridge.server.api.export_schemas import ProfileExport
from ironbridge.server.live import profile_export
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.store import schema
from tests.server.authenticator import Authenticator
from tests.server.profiles import Device, with_profile
from tests.server.receivers import BrowserKeys, end_turn, letterbox
from tests.server.table import Client, Person, server
from tests.server.test_chat import put, send
from tests.server.test_seat_devices import feed_of, is_closed, linked
from tests.server.test_security import problem
from tests.server.test_sign_in import register

NAME = "Zephyrine"
TEXT = "Zephyr says hello"
NOTE = "Zephyr plans a brewery"
ENDPOINT = "http://127.0.0.1:9/box/secret-endpoint-of-zephyrine"


def friends(client: httpx.Client, **wishes: Any) -> tuple[Person, Person]:
    """Returns a host who is called ``NAME`` and a guest on another device, at one table."""
    players = [{"kind": "me", "name": NAME}, {"kind": "friend"}]
    body = {"title": "birmingham", "seats": 2, "players": players, **wishes}
    made = client.post("/api/games", json=body).json()
    (host,), (code,) = made["seats"], made["invitations"]
    joined = client.post("/api/join", json={"code": code["code"], "name": "Bo"})
    assert joined.status_code == 200, joined.text
    guest = joined.json()
    return (
        Person(client, made["game"], host["seat"], host["token"]),
        Person(client, made["game"], guest["seat"], guest["token"]),
    )


def against_bots(client: Client) -> Person:
    """Returns a person whose game has no other person."""
    players = [{"kind": "me", "name": NAME}, {"kind": "bot", "bot": "dice"}]
    body = {"title": "birmingham", "seats": 2, "players": players}
    made = client.post("/api/games", json=body).json()
    return Person(client, made["game"], 0, made["seats"][0]["token"])


def delete(device: Device, **chosen: bool) -> Any:
    return device.ask("POST", "/deletion", {"profile": device.profile["id"], **chosen})


def traces(database: Path, words: list[str]) -> list[str]:
    """Returns the words that a file of an SQLite database contains."""
    files = [each for each in database.parent.iterdir() if each.name.startswith(database.name)]
    content = b"".join(each.read_bytes() for each in files)
    return [word for word in words if word.encode() in content]


def rows(client: Client) -> list[str]:
    """Returns every row of every table as text."""
    registry: GameRegistry = client.app.state.registry

    def look(connection: Connection) -> list[str]:
        return [
            f"{table.name} {tuple(row)}"
            for table in schema.METADATA.sorted_tables
            for row in connection.execute(select(table))
        ]

    async def ask() -> list[str]:
        return await registry.store.read(look)

    return client.blocking_portal.call(ask)


def secrets_of(client: Client, device: Device) -> list[str]:
    """Returns everything in the database by which a profile could be found again."""
    profile = device.profile["id"]
    mine = [row for row in rows(client) if profile in row]
    assert {row.split()[0] for row in mine} >= {"profiles", "profile_devices", "tokens"}
    hashes = {word.strip("',()") for row in mine for word in row.split()}
    return [profile, NAME, ENDPOINT, TEXT, NOTE, *(each for each in hashes if len(each) == 64)]


@contextmanager
def a_life(folder: Path, **chosen: Any) -> Iterator[tuple[Client, Device, list[Person]]]:
    """Yields a server with a profile that has all there is: passkey, codes, notices, games."""
    allowed = (ENDPOINT.rpartition("/")[0] + "/",)
    with server(folder, webhooks=allowed, **chosen) as client:
        host, guest = friends(client)
        over, other = friends(client)
        alone = against_bots(client)
        device = with_profile(host, over, alone, name=NAME)
        assert register(device, Authenticator()).status_code == 201
        assert device.ask("POST", "/recovery").status_code == 201
        assert device.ask("POST", "/link").status_code == 201
        host.post("/seats/0/name", {"name": f"{NAME} II"})
        host.post("/seats/0/name", {"name": NAME})
        assert put(host, "/chat/rule", {"free_text": True}).status_code == 200
        assert send(host, text=TEXT).status_code == 200
        assert send(guest, text="My own words").status_code == 200
        note = put(host, "/seats/0/notes", {"action": 0, "text": NOTE})
        assert note.status_code == 200, note.text
        contact = {"channel": "webhook", "address": ENDPOINT, "shape": "discord"}
        assert host.post("/seats/0/contacts", contact).status_code == 201
        quiet = {"quiet_from": 60, "quiet_to": 120, "zone": "Europe/Paris"}
        assert host.post("/seats/0/notices", quiet).status_code == 200
        while end_turn([host, guest])[1] is not host:
            pass
        for person, body in ((over, {"seat": 0, "ask": "end"}),):
            assert person.post("/requests", body).status_code == 200
        asked = other.look()["session"]["request"]["entry"]
        answer = {"seat": 1, "request": asked, "yes": True}
        assert other.post("/answers", answer).status_code == 200
        yield client, device, [host, guest, over, other, alone]


def test_nothing_of_a_deleted_profile_is_in_the_database(tmp_path: Path) -> None:
    with a_life(tmp_path) as (client, device, (host, guest, over, other, alone)):
        words = secrets_of(client, device)
        database = tmp_path / "games.sqlite"
        assert set(traces(database, words)) == set(words)
        assert delete(device).status_code == 204
        assert traces(database, words) == []
        assert problem(device.ask("GET")) == (401, "unknown-profile")
        # The table goes on: the seat is free, the guest is the host, the log says so.
        seen = guest.look()
        assert [each["kind"] for each in seen["players"]] == ["free", "person"]
        assert seen["players"][1]["host"]
        assert [each["kind"] for each in seen["notes"]][-2:] == ["left", "host"]
        assert NAME not in msgspec.json.encode(seen).decode()
        assert [each["text"] for each in seen["chat"]] == ["", "My own words"]
        assert problem(host.get("/view?seat=0")) == (401, "unknown-token")
        # A game that is over keeps its course without the name; one without others is gone.
        assert other.look()["players"][0]["name"] == ""
        assert NAME not in client.get(f"/api/games/{over.game}/record").text
        assert client.get(f"/api/games/{alone.game}").status_code == 404
    with server(tmp_path) as client:  # the log replays
        again = Person(client, guest.game, guest.seat, guest.token)
        assert again.look()["players"][0] == seen["players"][0]


def test_nothing_of_a_deleted_profile_is_in_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    with a_life(tmp_path, database=postgres.database()) as (client, device, _):
        words = secrets_of(client, device)
        assert delete(device).status_code == 204
        left = "\n".join(rows(client))
        assert [word for word in words if word in left] == []


def test_names_of_ended_games_stay_by_choice(tmp_path: Path) -> None:
    with a_life(tmp_path) as (_, device, (_, guest, _, other, _)):
        assert delete(device, keep_names=True).status_code == 204
        assert other.look()["players"][0]["name"] == NAME
        assert guest.look()["players"][0]["name"] == ""


def test_the_request_names_the_profile(client: Client) -> None:
    host, _ = friends(client)
    device = with_profile(host, name=NAME)
    body = {"profile": "another"}
    assert problem(device.ask("POST", "/deletion", body)) == (409, "other-profile")
    assert device.ask("POST", "/deletion", {}).status_code == 422
    assert problem(client.post("/api/profile/deletion", json=body)) == (401, "no-profile-token")
    assert device.look()["name"] == NAME


def test_the_free_seat_can_be_given_to_another_person(client: Client) -> None:
    host, guest = friends(client)
    assert delete(with_profile(host, name=NAME)).status_code == 204
    made = guest.post("/seats/0/invitation", None)
    assert made.status_code == 201, made.text
    joined = client.post("/api/join", json={"code": made.json()["code"], "name": "Cy"})
    assert joined.status_code == 200
    seen = guest.look()
    assert [each["name"] for each in seen["players"]] == ["Cy", "Bo"]
    texts = [each["text"] for each in seen["notes"]]
    assert "Cy takes seat 1." in texts


def test_the_names_of_the_next_person_stay(client: Client) -> None:
    host, guest = friends(client)
    theirs = with_profile(guest, name="Bo")
    again = host.post("/seats/1/reinvite", None)
    assert again.status_code in (200, 201), again.text
    body = {"code": again.json()["code"], "name": "Cy"}
    joined = client.post("/api/join", json=body)
    assert joined.status_code == 200
    cy = Person(client, host.game, 1, joined.json()["token"])
    assert put(cy, "/seats/1/notes", {"action": 0, "text": "Mine"}).status_code == 200
    assert delete(theirs).status_code == 204
    assert [each["text"] for each in cy.get("/seats/1/notes").json()] == ["Mine"]
    seen = host.look()
    assert [each["name"] for each in seen["players"]] == [NAME, "Cy"]
    assert [each["kind"] for each in seen["players"]] == ["person", "person"]
    assert "Bo" not in msgspec.json.encode(seen["notes"]).decode()


def test_a_seat_that_another_person_shares_is_not_freed(client: Client) -> None:
    host, guest = friends(client)
    other = linked(guest, for_other=True)
    assert delete(with_profile(guest, name="Bo")).status_code == 204
    assert [each["kind"] for each in host.look()["players"]] == ["person", "person"]
    assert other.look()["view"]["seats"][1]["hand"]


def test_a_table_that_waits_for_its_deal_goes_on_without_the_person(client: Client) -> None:
    host, guest = friends(client, contribution="0" * 64)
    info = client.get(f"/api/games/{host.game}").json()
    assert info["status"] == "gathering"
    assert delete(with_profile(host, name=NAME)).status_code == 204
    info = client.get(f"/api/games/{host.game}").json()
    assert [each["kind"] for each in info["players"]] == ["free", "person"]
    replaced = guest.post("/seats/0/replace", {"bot": "dice"})
    assert replaced.status_code == 200, replaced.text
    until = time.monotonic() + 20
    while client.get(f"/api/games/{host.game}").json()["status"] == "gathering":
        assert time.monotonic() < until
        guest.post("/deal", None)


def test_a_feed_of_the_deleted_person_ends(tmp_path: Path) -> None:
    with (
        ServerProcess("--data", str(tmp_path)) as running,
        httpx.Client(base_url=running.address, timeout=30) as client,
    ):
        host, guest = friends(client)
        device = with_profile(host, name=NAME)
        with feed_of(running.address, host) as mine, feed_of(running.address, guest) as theirs:
            assert '"hand":[' in str(mine.recv(timeout=20))
            assert delete(device).status_code == 204
            assert is_closed(mine)
            assert '"entry":0' in str(theirs.recv(timeout=20))
            assert not is_closed(theirs, 0.5)


def test_another_process_forgets_the_names(postgres: Postgres, tmp_path: Path) -> None:
    options = ("--database", postgres.database(), "--data", str(tmp_path))
    with (
        ServerProcess(*options) as one,
        ServerProcess(*options) as other,
        httpx.Client(base_url=one.address, timeout=30) as client,
        httpx.Client(base_url=other.address, timeout=30) as there,
    ):
        host, guest = friends(client)
        host.post("/seats/0/name", {"name": f"{NAME} II"})
        elsewhere = Person(there, guest.game, guest.seat, guest.token)
        assert NAME in msgspec.json.encode(elsewhere.look()).decode()
        assert delete(with_profile(host, name=NAME)).status_code == 204
        until = time.monotonic() + 20
        while NAME in msgspec.json.encode(elsewhere.look()).decode():
            assert time.monotonic() < until


# ---------------------------------------------------------------------- export


def test_the_export_has_every_table_with_a_profile() -> None:
    about = {table.name for table in schema.METADATA.sorted_tables if "profile" in table.c}
    about |= {table.name for table in schema.METADATA.sorted_tables if "owner" in table.c}
    of_seats = {table.name for table in schema.METADATA.sorted_tables if "seat" in table.c}
    of_tables = {"entries", "seats", "invitations"}  # the course of the game, open to its table
    assert about | of_seats - of_tables | {"profiles"} == set(profile_export.TABLES)
    seat = profile_export.ExportedSeat.__struct_fields__
    for place in profile_export.TABLES.values():
        first, _, second = place.partition(".")
        assert first in ProfileExport.__struct_fields__
        assert not second or second in seat


def test_the_export_tells_everything(tmp_path: Path) -> None:
    with a_life(tmp_path) as (_, device, (host, _, over, _, alone)):
        answer = device.ask("GET", "/export")
        assert answer.status_code == 200, answer.text
        assert "attachment" in answer.headers["content-disposition"]
        found = msgspec.json.decode(answer.content, type=ProfileExport)
    assert (found.profile.id, found.profile.name) == (device.profile["id"], NAME)
    assert found.profile.recovery_since
    assert [each.name for each in found.devices] == ["Firefox, Linux"]
    assert len(found.passkeys) == 1
    assert [each.kind for each in found.codes] == ["link"]
    seats = {each.game: each for each in found.seats}
    assert set(seats) == {host.game, over.game, alone.game}
    running = seats[host.game]
    assert (running.name, running.status, running.held) == (NAME, "running", True)
    assert running.record.endswith(f"/api/games/{host.game}/record")
    assert [each.address for each in running.contacts] == [ENDPOINT]
    assert running.times is not None
    assert running.times.zone == "Europe/Paris"
    assert [each.kind for each in running.notices] == ["turn"]
    assert {each.origin for each in running.tokens} == {"created", "profile"}
    assert [each.text for each in running.messages] == [TEXT]
    assert [each.text for each in running.private_notes] == [NOTE]
    assert seats[over.game].status == "finished"
    # No secret that opens anything is in it.
    assert device.token not in answer.text
    assert host.token not in answer.text


def test_an_address_of_a_shared_seat_is_shortened(tmp_path: Path) -> None:
    with letterbox() as (box, _), server(tmp_path, webhooks=(box,)) as client:
        host, guest = friends(client)
        with_profile(host, name=NAME)
        contact = {"channel": "webhook", "address": f"{box}hush", "shape": "discord"}
        other = linked(guest, for_other=True)
        assert other.post("/seats/1/contacts", contact).status_code == 201
        export = with_profile(guest, name="Bo").ask("GET", "/export").json()
        (seat,) = export["seats"]
        assert [each["address"] for each in seat["contacts"]] == ["127.0.0.1…hush"]


def test_push_subscriptions_are_deleted(tmp_path: Path) -> None:
    with letterbox() as (box, _), server(tmp_path, push_hosts=(box,)) as client:
        host, _ = friends(client)
        device = with_profile(host, name=NAME)
        contact = BrowserKeys().contact(f"{box}browser-of-zephyrine")
        assert host.post("/seats/0/contacts", contact).status_code == 201
        words = [contact["address"], contact["p256dh"]]
        assert traces(tmp_path / "games.sqlite", words) == words
        assert delete(device).status_code == 204
        assert traces(tmp_path / "games.sqlite", words) == []


def test_deleted_content_is_overwritten_in_the_file(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        registry: GameRegistry = client.app.state.registry

        def look(connection: Connection) -> int:
            return int(connection.exec_driver_sql("PRAGMA secure_delete").scalar_one())

        async def ask() -> int:
            return await registry.store.write(look)

        assert client.blocking_portal.call(ask) == 1
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
