"""Rate limits, slow requests, foreign origins and forged tokens are refused."""

import logging
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from websockets import Origin
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from benchmarks.server_stress.process import ServerProcess
from ironbridge.server.api.feed import MOST_HEARD
from ironbridge.server.rate_limits import LIMITS, Limits
from tests.server.table import PATIENT, Client, Person, server, sit_down, to_act


def problem(answer: httpx.Response) -> tuple[int, str]:
    """Returns status and type of a problem document."""
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    document = answer.json()
    assert document["status"] == answer.status_code
    assert document["title"]
    assert document["detail"]
    return answer.status_code, document["type"].rsplit(":", 1)[1]


@contextmanager
def strict(folder: Path, patch: pytest.MonkeyPatch, limits: str) -> Iterator[httpx.Client]:
    """Yields a server in a child process with the given limits, and a client."""
    patch.setenv(LIMITS, limits)
    with (
        ServerProcess("--data", str(folder)) as running,
        httpx.Client(base_url=running.address, timeout=30) as client,
    ):
        yield client


def feed_of(client: httpx.Client, game: str) -> str:
    """Returns the URL of a game's feed."""
    return f"{str(client.base_url).replace('http', 'ws', 1)}/api/games/{game}/feed"


def test_of_two_who_race_one_is_refused(client: Client) -> None:
    people = sit_down(client, "birmingham")
    person, seen = to_act(people)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: person.enter(seen["entry"], play="loan"), range(8)))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    assert {problem(each) for each in answers if each.status_code == 409} == {(409, "stale")}
    assert person.look()["entry"] == seen["entry"] + 1


def test_a_replayed_request_is_refused(client: Client) -> None:
    person, seen = to_act(sit_down(client, "birmingham"))
    assert person.enter(seen["entry"], play="loan").status_code == 200
    assert person.enter(seen["entry"] + 1, undo=True).status_code == 200
    assert problem(person.enter(seen["entry"], play="loan")) == (409, "stale")


def test_another_seat_cannot_act_in_ones_place(client: Client) -> None:
    people = sit_down(client, "birmingham")
    person, seen = to_act(people)
    other = people[1 - person.seat]
    assert problem(other.enter(seen["entry"], play="loan")) == (409, "not-your-turn")
    forged = Person(client, person.game, person.seat, other.token)
    assert problem(forged.enter(seen["entry"], play="loan")) == (403, "not-your-seat")
    stranger = Person(client, person.game, person.seat, "x" * 32)
    assert problem(stranger.enter(seen["entry"], play="loan")) == (401, "unknown-token")
    assert person.look()["entry"] == seen["entry"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"seat": 0}',
        b'{"seat": 0, "seen": 0, "play": "loan", "undo": true}',
        b'{"seat": 0, "seen": 0, "play": "loan", "more": 1}',
        b'{"seat": 0, "seen": -1, "play": "loan"}',
        b'{"seat": 0, "seen": 0, "play": 99999999999999999999}',
        b'{"seat": 0, "seen": 0, "play": 99999}',
        b'\xff\xfe{"seat": 0}',
        b'{"seat": 0, "seen": 0, "play": "\\ud800"}',
        b'{"seat": 0, "seen": 0, "play": "loan"} and more',
        b'{"seat": 0, "seen": 0, "play": "loan"}{}',
        b'{"seat": "0", "seen": 0, "play": "loan"}',
        b'{"seat": 0, "seen": "0", "play": "loan"}',
        b'{"seat": 0, "seen": 0.5, "play": "loan"}',
        b'{"seat": 0, "seen": 0, "play": ["loan"]}',
        b'{"seat": 0, "seen": 0, "play": null}',
        b'{"seat": 0, "seen": 0, "undo": 1}',
        b'{"seat": 0, "seen": 0, "play": NaN}',
    ],
)
def test_a_malformed_body_is_refused(client: Client, body: bytes) -> None:
    people = sit_down(client, "birmingham")
    person, seen = to_act(people)
    body = body.replace(b'"seat": 0', b'"seat": %d' % person.seat)
    answer = client.post(
        f"/api/games/{person.game}/entries",
        content=body,
        headers={**person.headers, "content-type": "application/json"},
    )
    assert problem(answer)[0] == 422
    assert person.look() == seen


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/games", {"title": "birmingham", "seats": 2, "colour": "red"}),
        ("/api/games", {"title": "birmingham", "players": [{"kind": "me", "age": 7}]}),
        ("/api/games", {"title": "birmingham", "players": [{"kind": "king"}]}),
        ("/api/games", {"title": "birmingham", "clock": {"per": "turn", "seconds": -1}}),
        ("/api/games", {"title": "nothing"}),
        ("/api/games", {"title": 7}),
        ("/api/games", {"title": "birmingham", "rules": {"no_such_rule": True}}),
        ("/api/games", {"title": "birmingham", "seed": -1}),
        ("/api/games/mine", {"tokens": "x"}),
        ("/api/records", {"text": None}),
        ("/api/records", {"text": "nonsense", "more": 1}),
        ("/api/join", {"name": "Bo"}),
    ],
)
def test_whatever_is_misspelt_is_said(client: Client, path: str, body: Any) -> None:
    answer = client.post(path, json=body)
    assert problem(answer)[0] == 422
    assert not client.app.state.registry.live_games


@pytest.mark.parametrize("query", ["seat=x", "seat=-1", "at=x", "at=-1", "action=1e9", "seat=99"])
def test_a_malformed_query_is_refused(client: Client, query: str) -> None:
    game = sit_down(client, "birmingham")[0].game
    assert problem(client.get(f"/api/games/{game}/view?{query}"))[0] == 422


def test_a_feed_that_says_more_than_it_may_is_refused(client: Client) -> None:
    game = sit_down(client, "birmingham")[0].game
    for hello in ('{"since": 0, "more": 1}', '{"since": -1}', "[]", '{"since": 0} more', ""):
        with client.websocket_connect(f"/api/games/{game}/feed") as feed:
            feed.send_text(hello)
            assert feed.receive_json()["status"] == 422


def test_a_large_body_is_refused(client: Client) -> None:
    person, seen = to_act(sit_down(client, "birmingham"))
    assert problem(person.enter(seen["entry"], play="x" * 100_000)) == (413, "too-large")

    def endless() -> Any:
        for _ in range(20):
            yield b"x" * 10_000

    answer = client.post(f"/api/games/{person.game}/entries", content=endless())
    assert problem(answer) == (413, "too-large")
    assert person.look()["entry"] == seen["entry"]


def test_a_flood_is_refused(tmp_path: Path) -> None:
    limits = Limits(address_rate=1, address_burst=20)
    with server(tmp_path, limits=limits) as client:
        answers = [client.get("/api/bots", headers={"accept-language": "fr"}) for _ in range(30)]
    assert [answer.status_code for answer in answers[:20]] == [200] * 20
    assert problem(answers[-1]) == (429, "flood")
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert answers[-1].json()["title"] == "Trop de demandes"


def test_a_refusal_at_the_door_speaks_the_callers_language(client: Client) -> None:
    foreign = {"origin": "https://evil.example", "accept-language": "fr"}
    titles = [
        client.post(f"/api/games{query}", json={}, headers=foreign).json()["title"]
        for query in ("", "?lang=en", "?lang=ru", "?lang=xx")
    ]
    assert titles[1] == "From another site"
    assert titles[0] == titles[3]
    assert len(set(titles)) == 3


@pytest.mark.slow
def test_a_refused_feed_gets_a_problem_document(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with strict(tmp_path, monkeypatch, '{"feeds": 1}') as client:
        game = sit_down(client, "birmingham")[0].game
        address = feed_of(client, game)
        with pytest.raises(InvalidStatus) as foreign:
            connect(address, origin=Origin("https://evil.example"))
        assert document(foreign.value) == (403, "origin")
        with connect(address) as feed:
            feed.send('{"since": 0}')
            feed.recv(timeout=20)
            with pytest.raises(InvalidStatus) as many:
                connect(address)
            assert document(many.value) == (429, "feeds")
            assert problem(client.get(f"/api/games/{game}/feed")) == (429, "feeds")


def document(refused: InvalidStatus) -> tuple[int, str]:
    """Returns status and type of the document that answered a WebSocket."""
    body = msgspec.json.decode(refused.response.body or b"")
    assert refused.response.headers["content-type"] == "application/problem+json"
    return refused.response.status_code, body["type"].rsplit(":", 1)[1]


def test_a_seat_that_asks_without_end_is_refused(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, seat_rate=0.01, seat_burst=10)
    with server(tmp_path, limits=limits) as client:
        person, _ = to_act(sit_down(client, "birmingham"))
        wish = {"seat": person.seat, "choice": "loan"}
        answers = [person.post("/why", wish) for _ in range(12)]
        assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 2
        assert person.get(f"/view?seat={person.seat}").status_code == 200


def test_new_games_are_limited(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, create_rate=0.01, create_burst=3)
    with server(tmp_path, limits=limits) as client:
        made = [client.post("/api/games", json={"title": "birmingham"}) for _ in range(4)]
    assert [answer.status_code for answer in made] == [201, 201, 201, 429]


def test_pages_of_other_sites_cannot_act(client: Client) -> None:
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}):
        answer = client.post("/api/games", json={"title": "birmingham"}, headers=headers)
        assert problem(answer) == (403, "origin")
    cross = {"sec-fetch-site": "cross-site"}
    answer = client.post("/api/games", json={"title": "birmingham"}, headers=cross)
    assert problem(answer) == (403, "origin")
    own = {"origin": str(client.base_url).rstrip("/")}
    assert client.post("/api/games", json={"title": "birmingham"}, headers=own).status_code == 201


def test_the_address_behind_a_trusted_proxy_counts(tmp_path: Path) -> None:
    limits = Limits(address_rate=0.01, address_burst=2)
    with server(tmp_path, limits=limits, proxies=("testclient",)) as client:
        for address in ("192.0.2.1", "192.0.2.2"):
            headers = {"x-forwarded-for": f"203.0.113.9, {address}"}
            statuses = [client.get("/api/bots", headers=headers).status_code for _ in range(3)]
            assert statuses == [200, 200, 429]


def test_addresses_of_one_household_share_its_limits(tmp_path: Path) -> None:
    limits = Limits(address_rate=0.01, address_burst=2)
    with server(tmp_path, limits=limits, proxies=("testclient",)) as client:

        def ask(address: str) -> int:
            return client.get("/api/bots", headers={"x-forwarded-for": address}).status_code

        one_home = ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:2::77")
        assert [ask(address) for address in one_home] == [200, 200, 429]
        assert ask("2001:db8:1:3::1") == 200
        mapped = ("::ffff:192.0.2.1", "::ffff:192.0.2.2", "192.0.2.1", "192.0.2.1")
        assert [ask(address) for address in mapped] == [200, 200, 200, 429]
        assert ask("not:an:address") == 200


def test_a_feed_takes_no_orders_without_end(client: Client) -> None:
    game = sit_down(client, "birmingham")[0].game
    with client.websocket_connect(f"/api/games/{game}/feed") as feed:
        feed.send_text('{"since": 0}')
        assert feed.receive_json()["entry"] == 0
        for _ in range(MOST_HEARD):
            feed.send_text("more")
        with pytest.raises(WebSocketDisconnect) as closed:
            feed.receive_json()
        assert closed.value.code == 4429


def test_every_answer_forbids_foreign_scripts(client: Client) -> None:
    for path in ("/", "/api/titles", "/api/nowhere"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "default-src 'none'" in policy
        scripts = next(part for part in policy.split(";") if part.strip().startswith("script-src"))
        assert "unsafe" not in scripts
        assert headers["x-content-type-options"] == "nosniff"


def test_tokens_and_codes_are_never_logged(
    client: Client, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    players = [{"kind": "me"}, {"kind": "friend"}]
    made = client.post("/api/games", json={"title": "birmingham", "seats": 2, "players": players})
    token, code = made.json()["seats"][0]["token"], made.json()["invitations"][0]["code"]
    person = Person(client, made.json()["game"], 0, token)
    person.look()
    person.enter(77, play="nonsense")
    client.get(f"/join/{code}")
    client.post("/api/join", json={"code": code, "name": "Bo"})
    ours = [record for record in caplog.records if record.name.startswith("ironbridge")]
    assert any(record.name == "ironbridge.requests" for record in ours)
    said = "".join(str(vars(record)) for record in ours)
    assert token not in said
    assert code not in said


HEAD = b"POST /api/games HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
LONG = b"x-long: " + b"x" * 20_000 + b"\r\n"
PIECES = b"transfer-encoding: chunked\r\n\r\n0\r\n"


@pytest.mark.slow
def test_a_slow_client_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with strict(tmp_path, monkeypatch, '{"slow": 1.0}') as client:
        for said in (b"", HEAD, HEAD + b"content-length: 50\r\n\r\n{", HEAD + PIECES):
            assert answered(client, said) == (408, "slow"), said


@pytest.mark.slow
def test_what_is_no_request_or_has_no_end_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with strict(tmp_path, monkeypatch, '{"record": 1000, "body": 1000}') as client:
        assert answered(client, b"\x16\x03\x01 nonsense\r\n\r\n") == (400, "garbled")
        assert answered(client, HEAD + LONG + b"\r\n") == (431, "too-large")
        assert answered(client, HEAD + LONG, LONG) == (431, "too-large")
        trailers = [b"x-more: " + b"y" * 8_000 + b"\r\n"] * 20
        assert answered(client, HEAD + PIECES, *trailers) is None
        assert client.get("/healthz").status_code == 200


def answered(client: httpx.Client, *pieces: bytes) -> tuple[int, str] | None:
    """Returns status and type of the answer to raw bytes; None when the connection was closed."""
    where = urlsplit(str(client.base_url))
    heard = b""
    try:
        with socket.create_connection((where.hostname, where.port or 0), timeout=20) as line:
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for piece in pieces:
                line.sendall(piece)
                time.sleep(0.01)  # each piece is sent in its own packet
            while piece := line.recv(65536):
                heard += piece
    except ConnectionError:
        return None
    head, _, body = heard.partition(b"\r\n\r\n")
    assert b"application/problem+json" in head
    kind = msgspec.json.decode(body)["type"].rsplit(":", 1)[1]
    return int(head.split(b" ")[1]), kind


@pytest.mark.slow
def test_a_feed_outlives_the_time_for_asking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with strict(tmp_path, monkeypatch, '{"slow": 0.5}') as client:
        person, _ = to_act(sit_down(client, "birmingham"))
        with connect(feed_of(client, person.game)) as feed:
            feed.send('{"since": 0}')
            assert msgspec.json.decode(feed.recv(timeout=20))["entry"] == 0
            with pytest.raises(TimeoutError):
                feed.recv(timeout=1.5)
            assert person.enter(0, play="loan").status_code == 200
            assert msgspec.json.decode(feed.recv(timeout=20))["entry"] == 1
