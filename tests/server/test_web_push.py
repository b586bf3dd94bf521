"""Web push: encryption by the standard, the server's identification, dropped browsers."""

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ironbridge.server.live import web_push
from tests.server.receivers import (
    BrowserKeys,
    Received,
    bytes_of,
    check_vapid,
    end_turn,
    letterbox,
    text_of,
)
from tests.server.table import Person, server
from tests.server.test_notices import add, pair, state, stored
from tests.server.test_security import problem
from tests.server.test_two_processes import until

WATERMELON = b"When I grow up, I want to be a watermelon"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sends at once what waits for a player to look at the table."""
    monkeypatch.setattr("ironbridge.server.live.turn_notices.GRACE", 0.0)


def test_the_example_of_the_standard_is_encrypted_to_its_bytes() -> None:
    """RFC 8291, appendix A."""
    curve = web_push.CURVE
    ours, theirs = (
        web_push.ec.derive_private_key(int.from_bytes(bytes_of(text)), curve)
        for text in (
            "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
            "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
        )
    )
    keys = BrowserKeys(theirs, bytes_of("BTBZMqHH6r4Tts7J_aSIgg"))
    salt = bytes_of("DGv6ra1nlYgDCS1FRnbzlw")
    made = web_push.encrypt(WATERMELON, text_of(keys.point), text_of(keys.auth), ours, salt)
    assert text_of(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWA"
        "mS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxs"
        "j_Qulcy4a-fN"
    )
    assert keys.read(made) == WATERMELON


def push_to(received: list[Received], keys: BrowserKeys, number: int) -> Any:
    """Returns the payload of a message that a push service got."""
    return msgspec.json.decode(keys.read(received[number].body))


def test_a_browser_gets_an_encrypted_notice(tmp_path: Path) -> None:
    keys = BrowserKeys()
    with letterbox(lambda number: 201) as (address, received):
        with server(tmp_path, push_hosts=(address,)) as client:
            people, _, other = pair(client)
            public = state(other)["push_key"]
            shown = add(other, **keys.contact(f"{address}browser"))
            assert shown["channel"] == "push"
            end_turn(people)
            until(lambda: stored(tmp_path) == ["sent"])
            (got,) = received
            assert got.headers["content-encoding"] == "aes128gcm"
            assert 0 < int(got.headers["ttl"]) <= 28 * 24 * 3600
            claims = check_vapid(got.headers["authorization"], public)
            assert address.startswith(claims["aud"])
            assert 0 < claims["exp"] - time.time() <= 24 * 3600
            payload = push_to(received, keys, 0)
            assert payload["game"] == other.game
            names = f"P{other.seat}, it is your turn in Brass: Birmingham with P{1 - other.seat}."
            assert payload["body"] == names  # nothing else: no card, no money
            said = keys.read(got.body).decode() + str(got.headers)
            for person in people:
                assert person.token not in said
        # The key of the server outlives a restart.
        with server(tmp_path, push_hosts=(address,)) as client:
            again = Person(client, other.game, other.seat, other.token)
            assert state(again)["push_key"] == public


def test_a_browser_that_unsubscribed_is_dropped(tmp_path: Path) -> None:
    with (
        letterbox(lambda number: 410) as (address, received),
        server(tmp_path, push_hosts=(address,)) as client,
    ):
        people, _, other = pair(client)
        add(other, **BrowserKeys().contact(f"{address}browser"))
        end_turn(people)
        until(lambda: state(other)["contacts"][0]["state"] == "dead")
        assert len(received) == 1


def test_push_needs_keys_and_an_allowed_service(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        _, person, _ = pair(client)
        path, keys = f"/seats/{person.seat}/contacts", BrowserKeys()
        good = keys.contact("https://fcm.googleapis.com/fcm/send/x")
        elsewhere = keys.contact("https://push.evil.example/x")
        assert problem(person.post(path, elsewhere)) == (403, "no-push-host")
        for wrong in (
            {"p256dh": ""},
            {"auth": "AAAA"},
            {"p256dh": text_of(b"\x04" + b"\x01" * 64)},
        ):
            assert problem(person.post(path, {**good, **wrong})) == (422, "push-keys")
        assert person.post(path, good).status_code == 201
    with server(tmp_path / "off", push_hosts=()) as client:
        _, person, _ = pair(client)
        assert state(person)["push_key"] == ""
        answer = person.post(f"/seats/{person.seat}/contacts", good)
        assert problem(answer) == (403, "no-push-host")
