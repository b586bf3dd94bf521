"""Atom feed of a profile: valid, secret, revocable, one entry for each turn that waits."""

import logging
from datetime import datetime
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from xml.etree import ElementTree as ET

import httpx
import pytest

from ironbridge.server.rate_limits import Limits
from tests.server.profiles import Device, with_profile
from tests.server.receivers import end_turn
from tests.server.table import Client, server, sit_down, to_act
from tests.server.test_profile_deletion import delete
from tests.server.test_security import problem
from tests.server.test_sign_in import new_code, opened

ATOM = "{http://www.w3.org/2005/Atom}"


def address_of(device: Device) -> str:
    """Returns the path of a new address of a profile's feed."""
    made = device.ask("POST", "/atom")
    assert made.status_code == 201, made.text
    return urlsplit(made.json()["address"]).path


def parsed(answer: httpx.Response) -> ET.Element:
    """Returns a feed; asserts that it has all that RFC 4287 requires."""
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("application/atom+xml")
    root = ET.fromstring(answer.content)
    assert root.tag == f"{ATOM}feed"
    once(root)
    assert root.findtext(f"{ATOM}author/{ATOM}name")
    (itself,) = [one for one in root.findall(f"{ATOM}link") if one.get("rel") == "self"]
    assert urlsplit(itself.get("href") or "").path == answer.request.url.path
    entries = root.findall(f"{ATOM}entry")
    for entry in entries:
        once(entry)
        assert entry.findtext(f"{ATOM}content")
        link = entry.find(f"{ATOM}link")
        assert link is not None
        assert link.get("rel") == "alternate"
    ids = [entry.findtext(f"{ATOM}id") for entry in entries]
    assert len(set(ids)) == len(ids)
    return root


def once(element: ET.Element) -> None:
    """Asserts that an element has one id, one title and one time, each of the right form."""
    (name,), (title,), (updated,) = [
        element.findall(f"{ATOM}{each}") for each in ("id", "title", "updated")
    ]
    assert urlsplit(name.text or "").scheme == "urn"
    assert title.text
    assert (updated.text or "").endswith("Z")
    assert datetime.fromisoformat(updated.text or "").tzinfo is not None


def entries(client: Client, path: str) -> list[ET.Element]:
    return parsed(client.get(path)).findall(f"{ATOM}entry")


def test_a_feed_has_one_entry_for_each_turn_that_waits(client: Client) -> None:
    people = sit_down(client, "birmingham")
    person = to_act(people)[0]
    other = people[1 - person.seat]
    device = with_profile(person)
    path = address_of(device)
    (entry,) = entries(client, path)
    assert "Birmingham" in (entry.findtext(f"{ATOM}title") or "")
    assert f"/game/{person.game}" in ET.tostring(entry, "unicode")
    # While the turn lasts, the entry has the same id; afterwards it is gone, then a new one comes.
    first = entry.findtext(f"{ATOM}id")
    seen = person.look()
    assert person.enter(seen["entry"], play="loan").status_code == 200
    assert [each.findtext(f"{ATOM}id") for each in entries(client, path)] == [first]
    assert person.enter(seen["entry"] + 1, undo=True).status_code == 200
    while end_turn(people)[1] is not other:
        pass
    assert entries(client, path) == []
    while end_turn(people)[1] is not person:
        pass
    (again,) = entries(client, path)
    assert again.findtext(f"{ATOM}id") != first


def test_an_unchanged_feed_is_not_sent_again(client: Client) -> None:
    people = sit_down(client, "birmingham")
    path = address_of(with_profile(*people))
    first = client.get(path)
    tag = {"if-none-match": first.headers["etag"]}
    again = client.get(path, headers=tag)
    assert (again.status_code, again.content) == (304, b"")
    end_turn(people)
    assert client.get(path, headers=tag).status_code == 200


def test_an_address_is_ended(client: Client) -> None:
    device = with_profile(*sit_down(client, "birmingham"))
    assert not device.look()["has_feed"]
    first = address_of(device)
    assert device.look()["has_feed"]
    second = address_of(device)
    assert problem(client.get(first)) == (404, "no-atom")
    assert len(entries(client, second)) == 1
    assert device.ask("DELETE", "/atom").status_code == 204
    assert problem(client.get(second)) == (404, "no-atom")
    assert not device.look()["has_feed"]
    third = address_of(device)
    assert delete(device).status_code == 204
    assert problem(client.get(third)) == (404, "no-atom")


def test_a_feed_outlives_the_end_of_another_device(client: Client) -> None:
    device = with_profile(*sit_down(client, "birmingham"))
    phone = opened(client, "/recover", {"code": new_code(device)})
    path = address_of(device)
    assert phone.ask("DELETE", "/devices").status_code == 204
    assert len(entries(client, path)) == 1


def test_a_feed_speaks_the_language_of_the_profile(client: Client) -> None:
    device = with_profile(*sit_down(client, "birmingham"))
    path = address_of(device)
    for language, word in (("en", "turn"), ("fr", "jouer"), ("ru", "ход")):
        assert device.ask("PUT", "", {"language": language}).status_code == 200
        root = parsed(client.get(path))
        assert word in (root.findtext(f"{ATOM}entry/{ATOM}content") or "").lower()
        assert root.get("{http://www.w3.org/XML/1998/namespace}lang") == language


def test_names_do_not_break_the_feed(client: Client) -> None:
    people = sit_down(client, "birmingham")
    for person in people:
        name = {"name": f"<b>&]]> {person.seat}"}
        assert person.post(f"/seats/{person.seat}/name", name).status_code == 200
    path = address_of(with_profile(*people))
    (entry,) = entries(client, path)
    assert "<b>&]]>" in (entry.findtext(f"{ATOM}content") or "")


def test_two_games_that_differ_only_in_hidden_cards_have_equal_feeds(tmp_path: Path) -> None:
    texts = []
    for seed in (1, 2):
        with server(tmp_path / str(seed)) as client:
            people = sit_down(client, "birmingham", seed=seed)
            text = client.get(address_of(with_profile(*people))).text
            hand: list[str] = to_act(people)[1]["view"]["seats"][to_act(people)[0].seat]["hand"]
            assert not [card for card in hand if f">{card}<" in text]
            texts.append(ET.fromstring(text).findtext(f"{ATOM}entry/{ATOM}content") or "")
    assert texts[0].replace("P0", "P").replace("P1", "P") == texts[1].replace("P0", "P").replace(
        "P1", "P"
    )


def test_the_log_does_not_tell_the_address(
    client: Client, caplog: pytest.LogCaptureFixture
) -> None:
    path = address_of(with_profile(*sit_down(client, "birmingham")))
    with caplog.at_level(logging.INFO, "ironbridge.requests"):
        client.get(path)
    paths: list[Any] = [getattr(each, "path", "") for each in caplog.records]
    assert "/api/atom/*" in paths
    assert path not in str([vars(each) for each in caplog.records])


def test_requests_for_feeds_are_limited_by_address(tmp_path: Path) -> None:
    limits = Limits(address_rate=0.01, address_burst=12)
    with server(tmp_path, limits=limits) as client:
        answers = [client.get("/api/atom/made-up").status_code for _ in range(14)]
    assert answers[0] == 404
    assert answers[-1] == 429
