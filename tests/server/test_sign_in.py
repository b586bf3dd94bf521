"""A profile on another device: recovery code, passkey, link; and devices that are signed out."""

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from ironbridge.server.live import passkeys, profile_devices
from ironbridge.server.live.registry import GameRegistry
from ironbridge.server.problems import Problem
from ironbridge.server.recovery_code import ALPHABET, fresh_code, normal
from ironbridge.server.store.profile_rows import MOST_DEVICES
from tests.server.authenticator import Authenticator
from tests.server.profiles import FIREFOX, Device, with_profile
from tests.server.table import PATIENT, Client, server, sit_down
from tests.server.test_seat_devices import is_out
from tests.server.test_security import problem

PHONE = {"user-agent": "Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36"}


def ada_with_profile(client: Client) -> Device:
    """Returns a device whose profile holds two seats."""
    first, second = sit_down(client, "birmingham")[0], sit_down(client, "lancashire")[0]
    return with_profile(first, second)


def opened(client: Client, path: str, body: Any) -> Device:
    """Returns the device that a request has added to a profile."""
    answer = client.post(f"/api/profile{path}", json=body, headers=PHONE)
    assert answer.status_code == 200, answer.text
    return Device(client, answer.json())


def new_code(device: Device) -> str:
    answer = device.ask("POST", "/recovery")
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code


# Recovery codes


def test_a_code_has_128_bits_and_a_checksum() -> None:
    codes = {fresh_code() for _ in range(50)}
    assert len(codes) == 50
    for code in codes:
        assert re.fullmatch(rf"(?:[{ALPHABET}]{{4}}-){{6}}[{ALPHABET}]{{4}}", code)
        plain = normal(code)
        assert plain == code.replace("-", "")
        assert normal(f" {code.lower().replace('-', ' ')} ") == plain
        assert normal(code.replace("0", "o").replace("1", "l")) == plain
    wrong = [normal(swap(code, at)) for code in codes for at in range(28)]
    assert len(wrong) == 1400
    assert sum(each is not None for each in wrong) <= 5
    for text in ("", "x", "A" * 27, "Ж" * 28, "U" * 28, "0" * 500):
        assert normal(text) is None


def swap(code: str, at: int) -> str:
    """Returns a code with another letter at a place."""
    plain = code.replace("-", "")
    other = ALPHABET[(ALPHABET.index(plain[at]) + 1) % 32]
    return plain[:at] + other + plain[at + 1 :]


def test_a_recovery_code_restores_the_profile_with_all_seats(client: Client) -> None:
    device = ada_with_profile(client)
    assert device.look()["recovery_since"] is None
    code = new_code(device)
    assert device.look()["recovery_since"] is not None
    phone = opened(client, "/recover", {"code": code.lower()})
    assert phone.profile["id"] == device.profile["id"]
    assert phone.profile["name"] == "Ada"
    seats = phone.people()
    assert len(seats) == 2
    for seat in seats:
        assert seat.look()["view"]["seats"][0]["hand"]
    names = [(each["name"], each["origin"]) for each in phone.look()["devices"]]
    assert names == [("Firefox, Linux", "first"), ("Chrome, Android", "recovery")]


def test_a_new_code_ends_the_old_one(client: Client) -> None:
    device = ada_with_profile(client)
    old = new_code(device)
    new = new_code(device)
    assert problem(client.post("/api/profile/recover", json={"code": old})) == (403, "recovery")
    assert opened(client, "/recover", {"code": new}).token != device.token
    assert device.ask("DELETE", "/recovery").status_code == 204
    assert problem(client.post("/api/profile/recover", json={"code": new})) == (403, "recovery")
    typo = client.post("/api/profile/recover", json={"code": swap(new, 3)})
    assert problem(typo) in ((422, "recovery-typo"), (403, "recovery"))
    empty = client.post("/api/profile/recover", json={"code": ""})
    assert problem(empty) == (422, "recovery-typo")


def test_attempts_are_limited_by_address(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, sign_in_rate=0.01, sign_in_burst=3)
    with server(tmp_path, limits=limits) as client:
        tries = [client.post("/api/profile/recover", json={"code": "x"}) for _ in range(3)]
        assert {each.status_code for each in tries} == {422}
        for path, body in (
            ("recover", {"code": "x"}),
            ("link/open", {"code": "x"}),
            ("sign-in/options", None),
            ("sign-in", {}),
        ):
            assert problem(client.post(f"/api/profile/{path}", json=body)) == (429, "flood")
        assert client.get("/api/games").status_code == 200


# Passkeys


def register(device: Device, key: Authenticator) -> httpx.Response:
    options = device.ask("POST", "/passkeys/options")
    assert options.status_code == 200, options.text
    return device.ask("POST", "/passkeys", key.make(options.json()))


def sign_in_options(client: Client) -> dict[str, Any]:
    answer = client.post("/api/profile/sign-in/options")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_passkey_opens_the_profile_on_another_device(client: Client) -> None:
    device, key = ada_with_profile(client), Authenticator()
    made = register(device, key)
    assert made.status_code == 201, made.text
    (passkey,) = made.json()["passkeys"]
    assert (passkey["name"], passkey["used"]) == ("Firefox, Linux", None)
    phone = opened(client, "/sign-in", key.sign(sign_in_options(client)))
    assert len(phone.people()) == 2
    assert phone.profile["passkeys"][0]["used"] is not None
    again = opened(client, "/sign-in", key.sign(sign_in_options(client)))
    assert again.token != phone.token
    # A removed passkey opens nothing.
    assert phone.ask("DELETE", f"/passkeys/{passkey['id']}").status_code == 204
    assert problem(phone.ask("DELETE", f"/passkeys/{passkey['id']}")) == (404, "no-passkey")
    late = client.post("/api/profile/sign-in", json=key.sign(sign_in_options(client)))
    assert problem(late) == (403, "passkey-unknown")


def test_a_challenge_is_answered_once_and_by_its_profile(client: Client) -> None:
    device, key = ada_with_profile(client), Authenticator()
    other = with_profile(sit_down(client, "birmingham")[0], name="Bo")
    options = device.ask("POST", "/passkeys/options").json()
    stolen = other.ask("POST", "/passkeys", key.make(options))
    assert problem(stolen) == (403, "profile-code")
    options = device.ask("POST", "/passkeys/options").json()
    assert device.ask("POST", "/passkeys", key.make(options)).status_code == 201
    assert problem(device.ask("POST", "/passkeys", key.make(options))) == (403, "profile-code")
    # The same credential belongs to one profile.
    assert problem(register(other, key)) == (422, "passkey")
    answer = key.sign(sign_in_options(client))
    opened(client, "/sign-in", answer)
    replayed = client.post("/api/profile/sign-in", json=answer)
    assert problem(replayed) in ((403, "profile-code"), (422, "passkey"))
    # A challenge for a registration signs nobody in.
    wrong = device.ask("POST", "/passkeys/options").json()["challenge"]
    crossed = key.sign({"rpId": "testserver.local", "challenge": wrong})
    assert problem(client.post("/api/profile/sign-in", json=crossed)) == (403, "profile-code")


def test_an_expired_challenge_is_refused(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    device, key = ada_with_profile(client), Authenticator()
    assert register(device, key).status_code == 201
    monkeypatch.setattr(passkeys, "LIFETIME", -1.0)
    late = client.post("/api/profile/sign-in", json=key.sign(sign_in_options(client)))
    assert problem(late) == (403, "profile-code")


def test_an_answer_of_another_site_or_key_is_refused(client: Client) -> None:
    device, key = ada_with_profile(client), Authenticator()
    stranger = Authenticator(origin="https://evil.example")
    assert problem(register(device, stranger)) == (422, "passkey")
    assert register(device, key).status_code == 201
    key.origin = "https://evil.example"
    answer = client.post("/api/profile/sign-in", json=key.sign(sign_in_options(client)))
    assert problem(answer) == (422, "passkey")
    forger = Authenticator()
    forger.credential = key.credential
    forged = forger.sign(sign_in_options(client))
    assert problem(client.post("/api/profile/sign-in", json=forged)) == (422, "passkey")
    for broken in ("", "!", "e30", "bm8"):
        answer = client.post(
            "/api/profile/sign-in",
            json={**forged, "response": {"clientDataJSON": broken}},
        )
        assert problem(answer) == (422, "passkey")


def test_the_address_is_the_public_one(tmp_path: Path) -> None:
    with server(tmp_path, base_url="https://brass.example.org/table") as client:
        device = ada_with_profile(client)
        options = device.ask("POST", "/passkeys/options").json()
        assert options["rp"] == {"name": "Ironbridge", "id": "brass.example.org"}
        assert options["authenticatorSelection"]["userVerification"] == "preferred"
        key = Authenticator(origin="https://brass.example.org")
        assert register(device, key).status_code == 201
        link = device.ask("POST", "/link").json()
        assert link["address"] == f"https://brass.example.org/table/profile#{link['code']}"


# Links and devices


def test_a_link_opens_the_profile_once(client: Client) -> None:
    device = ada_with_profile(client)
    link = device.ask("POST", "/link").json()
    assert link["svg"].startswith("<svg")
    phone = opened(client, "/link/open", {"code": link["code"]})
    assert len(phone.people()) == 2
    again = client.post("/api/profile/link/open", json={"code": link["code"]})
    assert problem(again) == (403, "profile-code")


def test_of_many_devices_at_once_one_uses_a_link(client: Client) -> None:
    device = ada_with_profile(client)
    code = device.ask("POST", "/link").json()["code"]
    registry: GameRegistry = client.app.state.registry

    async def race() -> list[Any]:
        tries = (profile_devices.follow_link(registry, code, "") for _ in range(8))
        return await asyncio.gather(*tries, return_exceptions=True)

    found = client.blocking_portal.call(race)
    assert sum(isinstance(each, Problem) for each in found) == 7
    assert len(device.look()["devices"]) == 2


def test_a_device_that_is_signed_out_has_neither_profile_nor_seats(client: Client) -> None:
    device = ada_with_profile(client)
    phone = opened(client, "/recover", {"code": new_code(device)})
    tablet = opened(client, "/link/open", {"code": device.ask("POST", "/link").json()["code"]})
    seats, others = phone.people(), tablet.people()
    open_link = device.ask("POST", "/link").json()["code"]
    here = [each["id"] for each in phone.look()["devices"] if each["here"]]
    assert device.ask("DELETE", f"/devices/{here[0]}").status_code == 204
    assert problem(phone.ask("GET")) == (401, "ended-profile")
    assert problem(phone.ask("POST", "/seats", {"tokens": []})) == (401, "ended-profile")
    assert all(is_out(seat) for seat in seats)
    assert not any(is_out(seat) for seat in others)
    dead = client.post("/api/profile/link/open", json={"code": open_link})
    assert problem(dead) == (403, "profile-code")
    assert problem(device.ask("DELETE", "/devices/nothing")) == (404, "no-profile-device")
    assert tablet.ask("DELETE", "/devices").status_code == 204
    assert problem(device.ask("GET")) == (401, "ended-profile")
    assert [each["here"] for each in tablet.look()["devices"]] == [True]
    # The seats and the host's rights are still the profile's.
    host = others[0]
    assert host.post("/seats/1/replace", {"bot": "dice"}).status_code == 200


def test_the_last_device_signs_itself_out_and_the_code_brings_everything_back(
    client: Client,
) -> None:
    device = ada_with_profile(client)
    code = new_code(device)
    (here,) = device.look()["devices"]
    assert device.ask("DELETE", f"/devices/{here['id']}").status_code == 204
    phone = opened(client, "/recover", {"code": code})
    seats = phone.people()
    assert len(seats) == 2
    assert seats[0].post("/seats/1/replace", {"bot": "dice"}).status_code == 200


def test_the_number_of_devices_of_a_profile_is_limited(client: Client) -> None:
    device = ada_with_profile(client)
    code = new_code(device)
    for _ in range(MOST_DEVICES - 1):
        opened(client, "/recover", {"code": code})
    full = client.post("/api/profile/recover", json={"code": code})
    assert problem(full) == (409, "profile-devices")
    link = device.ask("POST", "/link").json()["code"]
    full = client.post("/api/profile/link/open", json={"code": link})
    assert problem(full) == (409, "profile-devices")
    assert device.ask("DELETE", "/devices").status_code == 204
    assert opened(client, "/recover", {"code": code}).people()


def test_codes_and_links_are_stored_hashed(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        device = ada_with_profile(client)
        code, link = new_code(device), device.ask("POST", "/link").json()["code"]
        phone = opened(client, "/recover", {"code": code})
        assert code not in device.ask("GET").text
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as found:
        dump = "\n".join(found.iterdump())
    assert device.profile["id"] in dump
    for secret in (code, code.replace("-", ""), link, phone.token, FIREFOX):
        assert secret not in dump
