"""Turn notices: one for each turn and contact, at the right time, to nobody else."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest

from ironbridge.server.live import outbox as sender
from ironbridge.server.live.outgoing import is_allowed, is_push_host
from ironbridge.server.live.quiet_hours import send_at
from ironbridge.server.store import Store, notice_queue
from ironbridge.server.store.rows import Notice, NoticeSettings
from tests.server.receivers import (
    end_turn,
    letterbox,
)
from tests.server.table import Client, Person, server, sit_down, to_act
from tests.server.test_security import problem
from tests.server.test_two_processes import until

SILENCE = 1.5
"""Seconds in which a notice that must not come would have come."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sends at once what waits for a player to look at the table, and repeats soon."""
    monkeypatch.setattr("ironbridge.server.live.turn_notices.GRACE", 0.0)
    monkeypatch.setattr(sender, "FIRST_WAIT", 0.1)


def state(person: Person) -> dict[str, Any]:
    """Returns the notices of a person's seat."""
    answer = person.get(f"/seats/{person.seat}/notices")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def add(person: Person, **contact: str) -> dict[str, Any]:
    """Adds a contact; returns it as the API shows it."""
    answer = person.post(f"/seats/{person.seat}/contacts", contact)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()["contacts"][-1]
    return found


def configure(person: Person, **settings: Any) -> None:
    answer = person.post(f"/seats/{person.seat}/notices", settings)
    assert answer.status_code == 200, answer.text


def pair(client: Client) -> tuple[list[Person], Person, Person]:
    """Returns a new table, the player to act and the other one."""
    people = sit_down(client, "birmingham")
    person, _ = to_act(people)
    return people, person, people[1 - person.seat]


def stored(folder: Path) -> list[str]:
    """Returns the states of all notices."""
    with closing(sqlite3.connect(folder / "games.sqlite")) as found:
        return [row[0] for row in found.execute("SELECT state FROM notices ORDER BY turn")]


def test_a_program_gets_every_turn_once_and_refused_ones_again(tmp_path: Path) -> None:
    with (
        letterbox(lambda number: 500 if number == 0 else 204) as (address, received),
        server(tmp_path, webhooks=(address,)) as client,
    ):
        people, person, other = pair(client)
        path = f"/seats/{other.seat}/webhook"
        refused = other.post(path, {"url": "http://127.0.0.1:1/other"})
        assert problem(refused) == (403, "no-webhook")
        assert other.post(path, {"url": f"{address}me"}).status_code == 204
        end_turn(people)
        until(lambda: stored(tmp_path) == ["sent"])
        assert len(received) == 2
        assert received[0].json == received[1].json
        assert received[0].json["game"] == person.game
        assert received[0].json["seat"] == other.seat
        assert received[0].headers["ironbridge-notice"] == received[0].json["notice"]
        end_turn(people)
        end_turn(people)
        until(lambda: stored(tmp_path) == ["sent", "sent"])
        assert len({each.json["turn"] for each in received}) == 2
        assert other.post(path, {"url": None}).status_code == 204
        assert state(other)["contacts"] == []


SHAPES = {
    "discord": lambda body: body["content"],
    "slack": lambda body: body["text"],
    "mattermost": lambda body: body["text"],
    "telegram": lambda body: body["text"],
}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_chat_gets_a_sentence_in_the_players_language(tmp_path: Path, shape: str) -> None:
    with (
        letterbox() as (address, received),
        server(tmp_path, webhooks=(address,), base_url="https://brass.example.org") as client,
    ):
        people, _, other = pair(client)
        other.post(f"/seats/{other.seat}/name", {"name": "<@everyone> & Bo"})
        contact = {"channel": "webhook", "address": f"{address}x", "shape": shape, "chat": "42"}
        answer = other.client.post(
            f"/api/games/{other.game}/seats/{other.seat}/contacts?lang=fr",
            json=contact,
            headers=other.headers,
        )
        assert answer.status_code == 201, answer.text
        end_turn(people)
        until(lambda: len(received) == 1)
        body = received[0].json
        text = SHAPES[shape](body)
        assert "c’est à vous de jouer" in text
        assert f"https://brass.example.org/game/{other.game}" in text
        assert "@everyone" not in text
        assert ("<" in text) == (shape != "slack")
        assert body.get("chat_id") == ("42" if shape == "telegram" else None)
        assert ("allowed_mentions" in body) == (shape == "discord")
        assert not any(each.token in str(received[0]) for each in people)


def test_a_telegram_contact_needs_its_chat(tmp_path: Path) -> None:
    with server(tmp_path, webhooks=("https://api.telegram.org/",)) as client:
        _, person, _ = pair(client)
        contact = {"channel": "webhook", "address": "https://api.telegram.org/bot1:a/sendMessage"}
        path = f"/seats/{person.seat}/contacts"
        assert problem(person.post(path, {**contact, "shape": "telegram"})) == (422, "no-chat")
        shown = add(person, **contact, shape="telegram", chat="42")
        assert shown["address"] == "api.telegram.org…sage"
        assert "bot1" not in person.get(f"/seats/{person.seat}/notices").text


@pytest.mark.parametrize(
    ("url", "allowed"),
    [
        ("https://hooks.example.org/box/me", True),
        ("https://hooks.example.org/box/me?a=1", True),
        ("https://HOOKS.example.org:443/box/me", True),
        ("https://hooks.example.org/other", False),
        ("http://hooks.example.org/box/me", False),
        ("https://hooks.example.org.evil.example/box/me", False),
        ("https://hooks.example.org@evil.example/box/me", False),
        ("https://me@hooks.example.org/box/me", False),
        ("https://hooks.example.org:8443/box/me", False),
        ("https://hooks.example.org:port/box/me", False),
        ("https://hooks.example.org/box/../admin", False),
        ("https://hooks.example.org/box/%2e%2e/admin", False),
        ("https://hooks.example.org\\.evil.example/box/", False),
        ("https://hooks.example.org/box/\r\nx: y", False),
        ("https://hooks.example.org/box/é", False),
        ("https://[::1/box/", False),
    ],
)
def test_notices_go_only_where_the_operator_allows(url: str, allowed: bool) -> None:
    assert is_allowed(url, ["https://hooks.example.org/box/"]) is allowed
    assert not is_allowed(url, [])
    assert is_allowed("https://hooks.example.org/", ["https://hooks.example.org"])
    assert not is_allowed("https://hooks.example.org.evil/", ["https://hooks.example.org"])


@pytest.mark.parametrize(
    ("url", "allowed"),
    [
        ("https://push.example.org/x", True),
        ("https://eu.push.example.com/x", True),
        ("https://push.example.com/x", False),
        ("https://evilpush.example.com/x", False),
        ("http://push.example.org/x", False),
        ("https://push.example.org:8443/x", False),
        ("https://push.example.org@evil.example/x", False),
        ("https://push.example.org.evil.example/x", False),
        ("http://127.0.0.1:99/box/x", True),
        ("http://127.0.0.1:98/box/x", False),
        ("https://[::1/x", False),
        ("https://[::1]/x", False),
        ("", False),
    ],
)
def test_push_goes_only_to_allowed_hosts(url: str, allowed: bool) -> None:
    hosts = ("push.example.org", "*.push.example.com", "http://127.0.0.1:99/box/")
    assert is_push_host(url, hosts) is allowed
    assert not is_push_host(url, ())


def test_a_notice_that_fails_holds_up_no_other(tmp_path: Path) -> None:
    """A receiver that cannot be reached does not delay the others, and its owner is told."""
    with letterbox() as (address, received):
        allowed = (address, "http://127.0.0.1:1/")
        with server(tmp_path, webhooks=allowed) as client:
            for url in ("http://127.0.0.1:1/x", f"{address}me"):
                people, _, other = pair(client)
                add(other, channel="webhook", address=url, shape="slack")
                end_turn(people)
            until(lambda: len(received) == 1)


def test_a_dead_receiver_is_dropped_with_a_word(tmp_path: Path) -> None:
    with (
        letterbox(lambda number: 404) as (address, received),
        server(tmp_path, webhooks=(address,)) as client,
    ):
        people, _, other = pair(client)
        add(other, channel="webhook", address=f"{address}me", shape="discord")
        end_turn(people)
        until(lambda: state(other)["contacts"][0]["state"] == "dead")
        assert state(other)["contacts"][0]["word"] == "gone"
        end_turn(people)
        end_turn(people)
        time.sleep(SILENCE)
        assert len(received) == 1
        # Adding it again opens it again.
        assert add(other, channel="webhook", address=f"{address}me")["state"] == "open"
        assert len(state(other)["contacts"]) == 1


def test_a_receiver_that_always_fails_is_told_to_its_owner(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "ATTEMPTS", 2)
    with (
        letterbox(lambda number: 500) as (address, received),
        server(tmp_path, webhooks=(address,)) as client,
    ):
        people, _, other = pair(client)
        add(other, channel="webhook", address=f"{address}me", shape="discord")
        end_turn(people)
        until(lambda: state(other)["contacts"][0]["word"] == "failing")
        assert len(received) == 2
        assert stored(tmp_path) == ["failed"]


def test_contacts_belong_to_one_seat(tmp_path: Path) -> None:
    with server(tmp_path, webhooks=("https://hooks.example.org/",)) as client:
        people, person, other = pair(client)
        made = add(other, channel="webhook", address="https://hooks.example.org/secret-box")
        mine = f"/seats/{other.seat}"
        assert problem(person.get(f"{mine}/notices")) == (403, "not-your-seat")
        body = {"channel": "webhook", "address": "https://hooks.example.org/x"}
        assert problem(person.post(f"{mine}/contacts", body)) == (403, "not-your-seat")
        assert problem(person.post(f"{mine}/notices", {})) == (403, "not-your-seat")
        gone = person.client.delete(
            f"/api/games/{person.game}{mine}/contacts/{made['id']}", headers=person.headers
        )
        assert problem(gone) == (403, "not-your-seat")
        for path in ("", "/view", "/told", "/record"):
            assert "secret-box" not in person.get(path).text
        assert "secret-box" not in other.get(f"{mine}/notices").text
        gone = other.client.delete(
            f"/api/games/{other.game}{mine}/contacts/{made['id']}", headers=other.headers
        )
        assert gone.status_code == 204
        assert state(other)["contacts"] == []
        assert people


def test_the_next_player_of_a_seat_does_not_inherit_contacts(tmp_path: Path) -> None:
    with server(tmp_path, webhooks=("https://hooks.example.org/",)) as client:
        players = [{"kind": "me"}, {"kind": "friend"}]
        body = {"title": "birmingham", "seats": 2, "open": True, "players": players}
        game = client.post("/api/games", json=body).json()["game"]
        registry = client.app.state.registry
        wish = notice_queue.Contact(
            id="old",
            owner=notice_queue.owner_of_seat(game, 1),
            game=game,
            channel="webhook",
            address="https://hooks.example.org/x",
            details=notice_queue.ContactDetails(shape="slack"),
            language="en",
            created=1.0,
        )
        with client.portal() as portal:
            portal.call(notice_queue.add_contact, registry.store, wish, 1)
        joined = client.post(f"/api/games/{game}/seats/1/take", json={"name": "Bo"}).json()
        assert state(Person(client, game, 1, joined["token"]))["contacts"] == []


def test_a_seat_has_a_limited_number_of_contacts(tmp_path: Path) -> None:
    with server(tmp_path, webhooks=("https://hooks.example.org/",)) as client:
        _, person, _ = pair(client)
        for number in range(12):
            add(person, channel="webhook", address=f"https://hooks.example.org/{number}")
        body = {"channel": "webhook", "address": "https://hooks.example.org/x"}
        assert problem(person.post(f"/seats/{person.seat}/contacts", body)) == (409, "contacts")
        add(person, channel="webhook", address="https://hooks.example.org/3")


def test_adding_an_address_again_keeps_its_unsent_notice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ironbridge.server.live.turn_notices.GRACE", 600.0)
    with server(tmp_path, webhooks=("https://hooks.example.org/",)) as client:
        people, _, other = pair(client)
        first = add(other, channel="webhook", address="https://hooks.example.org/x", shape="slack")
        end_turn(people)
        assert stored(tmp_path) == ["waiting"]
        again = add(
            other, channel="webhook", address="https://hooks.example.org/x", shape="discord"
        )
        assert (again["id"], again["shape"]) == (first["id"], "discord")
        assert stored(tmp_path) == ["waiting"]


# ---------------------------------------------------------------------- when


PARIS = NoticeSettings(
    owner="", game=None, quiet_from=22 * 60, quiet_to=8 * 60, zone="Europe/Paris"
)


def at(text: str, zone: str = "Europe/Paris") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("due", "sent"),
    [
        ("2026-11-18T21:59", "2026-11-18T21:59"),
        ("2026-11-18T22:00", "2026-11-19T08:00"),
        ("2026-11-19T07:59", "2026-11-19T08:00"),
        ("2026-11-19T08:00", "2026-11-19T08:00"),
        ("2026-03-28T23:00", "2026-03-29T08:00"),  # the night is an hour shorter
        ("2026-10-24T23:00", "2026-10-25T08:00"),  # and here an hour longer
    ],
)
def test_quiet_hours_end_at_the_players_time(due: str, sent: str) -> None:
    assert send_at(at(due), PARIS) == at(sent)
    day = msgspec.structs.replace(PARIS, quiet_from=9 * 60, quiet_to=17 * 60)
    assert send_at(at("2026-11-18T12:00"), day) == at("2026-11-18T17:00")
    assert send_at(at("2026-11-18T22:00"), day) == at("2026-11-18T22:00")


def test_a_digest_comes_once_a_day() -> None:
    daily = msgspec.structs.replace(PARIS, digest=18 * 60 + 30)
    assert send_at(at("2026-11-18T12:00"), daily) == at("2026-11-18T18:30")
    assert send_at(at("2026-11-18T18:31"), daily) == at("2026-11-19T18:30")
    # A nudge is no part of it, and keeps the quiet hours.
    assert send_at(at("2026-11-18T12:00"), daily, single=True) == at("2026-11-18T12:00")
    assert send_at(at("2026-11-18T23:00"), daily, single=True) == at("2026-11-19T08:00")


def test_settings_are_kept_and_checked(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        _, person, _ = pair(client)
        configure(person, quiet_from=1320, quiet_to=480, digest=1110, zone="Europe/Paris")
        kept = state(person)
        found = [kept[key] for key in ("quiet_from", "quiet_to", "digest", "zone")]
        assert found == [1320, 480, 1110, "Europe/Paris"]
        path = f"/seats/{person.seat}/notices"
        assert problem(person.post(path, {"zone": "Europe/Nowhere"})) == (422, "no-zone")
        assert problem(person.post(path, {"zone": "../../etc/passwd"})) == (422, "no-zone")
        assert problem(person.post(path, {"quiet_from": 5})) == (422, "half-quiet")
        assert problem(person.post(path, {"digest": 1440})) == (422, "input")


def test_turns_of_the_quiet_hours_give_one_notice(tmp_path: Path) -> None:
    with letterbox() as (address, received), server(tmp_path, webhooks=(address,)) as client:
        people, _, other = pair(client)
        add(other, channel="webhook", address=f"{address}me", shape="slack")
        now = datetime.now(ZoneInfo("UTC"))
        minute = now.hour * 60 + now.minute
        configure(other, quiet_from=(minute - 60) % 1440, quiet_to=(minute + 60) % 1440)
        end_turn(people)
        assert stored(tmp_path) == ["waiting"]
        end_turn(people)  # the player has played at night
        assert stored(tmp_path) == []
        end_turn(people)
        assert stored(tmp_path) == ["waiting"]
        morning(tmp_path)
        wake(client)
        until(lambda: stored(tmp_path) == ["sent"])
        assert len(received) == 1


def morning(folder: Path) -> None:
    """Lets the time of all waiting notices come."""
    with closing(sqlite3.connect(folder / "games.sqlite")) as found, found:
        found.execute("UPDATE notices SET due = 1 WHERE state = 'waiting'")


def wake(client: Client) -> None:
    """Lets the outbox look at once."""
    registry = client.app.state.registry

    async def tell() -> None:
        registry.notices_stored.set()

    with client.portal() as portal:
        portal.call(tell)


def test_who_looks_at_the_table_gets_no_notice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ironbridge.server.live.turn_notices.GRACE", 600.0)
    with letterbox() as (address, received), server(tmp_path, webhooks=(address,)) as client:
        people, person, other = pair(client)
        add(other, channel="webhook", address=f"{address}me", shape="slack")
        other.post(f"/seats/{other.seat}/webhook", {"url": f"{address}program"})
        with client.websocket_connect(f"/api/games/{other.game}/feed") as feed:
            feed.send_json({"token": other.token, "since": 0})
            feed.receive_json()
            end_turn(people)
            assert len(stored(tmp_path)) == 2
            entry = other.look()["entry"]
            feed.send_json({"seen": entry + 1})  # a moment that has not come
            feed.send_json({"seen": entry})
            until(lambda: stored(tmp_path) == ["sent"])  # the program's
        # A person who looks at another seat's table changes nothing.
        end_turn(people)
        end_turn(people)
        with client.websocket_connect(f"/api/games/{other.game}/feed") as feed:
            feed.send_json({"token": person.token, "since": 0})
            feed.receive_json()
            feed.send_json({"seen": other.look()["entry"]})
            time.sleep(SILENCE)
        assert sorted(stored(tmp_path)) == ["sent", "sent", "waiting"]
        assert len(received) == 2


# ---------------------------------------------------------------------- nudges


def test_a_player_is_nudged_once_per_turn(tmp_path: Path) -> None:
    with letterbox() as (address, received), server(tmp_path, webhooks=(address,)) as client:
        people, person, other = pair(client)
        nudge = f"/seats/{person.seat}/nudge"
        assert problem(other.post(nudge, None)) == (409, "no-contacts")
        add(person, channel="webhook", address=f"{address}me", shape="slack")
        assert other.post(nudge, None).status_code == 204
        assert problem(other.post(nudge, None)) == (409, "nudged")
        assert problem(person.post(nudge, None)) == (403, "own-nudge")
        assert problem(client.post(f"/api/games/{person.game}{nudge}")) == (401, "no-token")
        assert problem(person.post(f"/seats/{other.seat}/nudge", None)) == (409, "not-their-turn")
        until(lambda: len(received) == 1)
        assert "is waiting for you" in received[0].json["text"]
        assert f"P{other.seat}" in received[0].json["text"]
        end_turn(people)
        end_turn(people)
        until(lambda: len(received) == 2)
        assert other.post(nudge, None).status_code == 204
        until(lambda: len(received) == 3)


# ---------------------------------------------------------------------- once


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """Yields a database with one game."""
    with server(tmp_path) as client:
        game = sit_down(client, "birmingham")[0].game
    opened = Store(f"sqlite:///{tmp_path / 'games.sqlite'}")
    opened.game_name = game  # type: ignore[attr-defined]
    yield opened
    asyncio.run(opened.close())


def waiting(store: Store, number: int, repeatable: bool = True) -> Notice:
    game: str = store.game_name  # type: ignore[attr-defined]
    return Notice(
        id=f"n{number}", game=game, seat=0, turn=number, contact="c", repeatable=repeatable, due=1.0
    )


def test_two_claims_never_get_the_same_notice(store: Store) -> None:
    async def race() -> list[str]:
        await notice_queue.add_nudge(store, [waiting(store, number) for number in range(40)])
        claims = [notice_queue.claim(store, time.time(), 7) for _ in range(10)]
        return [notice.id for taken in await asyncio.gather(*claims) for notice in taken]

    taken = asyncio.run(race())
    assert len(taken) == len(set(taken)) == 40


def test_a_claim_that_ended_is_repeated_only_where_it_is_recognized(store: Store) -> None:
    async def states() -> list[tuple[str, int]]:
        await notice_queue.add_nudge(
            store, [waiting(store, 1), waiting(store, 2, repeatable=False)]
        )
        first = await notice_queue.claim(store, 100.0, 7)
        await notice_queue.end_claims(store, 100.0 + notice_queue.CLAIM - 1)
        assert await notice_queue.claim(store, 1000.0, 7) == []
        await notice_queue.end_claims(store, 100.0 + notice_queue.CLAIM)
        (again,) = await notice_queue.claim(store, 1000.0, 7)
        assert (again.id, again.attempts) == ("n1", 2)
        # A process that begins alone takes over at once what another was sending.
        await notice_queue.end_claims(store, 1000.0, all_claims=True)
        (again,) = await notice_queue.claim(store, 1000.0, 7)
        assert (again.id, again.attempts) == ("n1", 3)
        # The first process wakes up late: its outcome does not count any more.
        await notice_queue.close(store, next(one for one in first if one.id == "n1"), "sent", 0.0)
        rows = await store._rows(notice_queue.schema.notices.select())
        return sorted((row["state"], row["attempts"]) for row in rows)

    assert asyncio.run(states()) == [("sending", 3), ("unknown", 1)]
