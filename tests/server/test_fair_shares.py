"""Limits hang on handlers, not on the spelling of a path; metrics need the operator's token."""

from pathlib import Path

import httpx
import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from ironbridge.server.app import create_app
from ironbridge.server.config import ServerConfig
from ironbridge.server.middleware.request_path import MAX_SEGMENTS, canonical
from ironbridge.server.middleware.routes import RouteTable
from ironbridge.server.problems import Problem
from tests.server.table import PATIENT, Client, server, sit_down
from tests.server.test_security import problem

SPELLINGS = (
    "//api/games",
    "/api//games",
    "/api/games/",
    "/api/games//",
    "/api/./games",
    "/api/x/../games",
    "/./api/games",
    "/x/../api/games",
    "/API/games",
    "/Api/games",
    "/api/games%2f",
    "/api%2Fgames",
    "/api%5Cgames",
    "/api/%2e/games",
    "/api/%2E%2E/api/games",
)

METRICS = (
    "/metrics",
    "/metrics/",
    "//metrics",
    "/./metrics",
    "/x/../metrics",
    "/METRICS",
    "/m%65trics",
)
NO_PATHS = (
    "/api/games/a%00b",
    "/api/games/a%00b/view",
    "/api/titles/birmingham%00/rules",
    "/%00",
    "/game/%0d%0aset-cookie:x",
    "/api/games" + "/x" * 3000,
    "/x" * 3000,
    "/" * 3000,
    "/api/" + "y" * 6000,
)


def send(client: Client, method: str, path: str, **options: object) -> httpx.Response:
    """Sends a request whose path the client must not tidy up."""
    base = client.base_url
    url = httpx.URL(scheme=base.scheme, host=base.host, raw_path=path.encode())
    return client.request(method, url, **options)  # type: ignore[arg-type]


def test_a_path_spelled_otherwise_makes_no_game(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, create_rate=0.001, create_burst=1)
    with server(tmp_path, limits=limits) as client:
        assert client.post("/api/games", json={"title": "birmingham"}).status_code == 201
        for path in SPELLINGS:
            answer = send(client, "POST", path, json={"title": "birmingham"})
            assert problem(answer)[0] in (404, 429), path


def test_an_encoded_letter_is_the_letter(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, create_rate=0.001, create_burst=1)
    with server(tmp_path, limits=limits) as client:
        made = [
            send(client, "POST", path, json={"title": "birmingham"}).status_code
            for path in ("/api/g%61mes", "/%61pi/games")
        ]
    assert made == [201, 429]


def test_a_feed_spelled_otherwise_does_not_open(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(PATIENT, feeds=0)
    with server(tmp_path, limits=limits) as client:
        game = sit_down(client, "birmingham")[0].game
        assert problem(client.get(f"/api/games/{game}/feed")) == (429, "feeds")
        for end in ("/feed/", "//feed", "/./feed", "/Feed", "/%2e/feed", "/feed%2F"):
            assert problem(send(client, "GET", f"/api/games/{game}{end}"))[0] in (404, 429), end
        for end in ("/feed", "/feed/", "//feed", "/feed%2F"):
            path = f"/api/games/{game}{end}"
            with pytest.raises(WebSocketDisconnect), client.websocket_connect(path):
                pass


def test_metrics_need_the_operators_token(tmp_path: Path) -> None:
    right = {"authorization": "Bearer secret"}
    with server(tmp_path, metrics_token="") as client:
        assert problem(client.get("/metrics", headers=right)) == (404, "no-page")
    with server(tmp_path, metrics_token="secret") as client:
        for path in METRICS:
            for headers in ({}, {"authorization": "Bearer wrong"}):
                assert problem(send(client, "GET", path, headers=headers))[0] in (401, 404), path
        assert problem(client.get("/metrics")) == (401, "operator")
        answer = client.get("/metrics", headers=right)
        assert answer.status_code == 200
        assert "ironbridge_requests_total" in answer.text


def test_what_is_no_path_gets_a_sentence(client: Client) -> None:
    for path in NO_PATHS:
        status, kind = problem(send(client, "GET", path))
        assert (status, kind) in ((400, "path"), (414, "path-long")), path[:40]


def test_pages_forgive_a_slash(client: Client) -> None:
    for path in ("/game/abc/", "//game//abc", "/game/./abc"):
        answer = send(client, "GET", path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")


def test_every_path_has_one_spelling() -> None:
    assert canonical(b"/game/a%20b/") == "/game/a b"
    assert canonical(b"//a/../b/./c//") == "/b/c"
    assert canonical(b"/../../etc") == "/etc"
    assert canonical(b"/") == "/"
    for fine in (b"/api/games", b"/schema/openapi.json", b"/healthz", b"/api/kept/birmingham/x"):
        assert canonical(fine) == fine.decode()
    for wrong in (b"/api/games/", b"//metrics", b"/Schema/openapi.json", b"/api/%2e%2e/api"):
        with pytest.raises(Problem):
            canonical(wrong)
    assert canonical(b"/a" * MAX_SEGMENTS)
    with pytest.raises(Problem):
        canonical(b"/a" * (MAX_SEGMENTS + 1))


def test_the_table_of_routes_knows_every_handler(tmp_path: Path) -> None:
    app = create_app(ServerConfig(data=str(tmp_path)))
    table = RouteTable(app.routes)
    makes = {
        (method, path)
        for method, path in (
            ("POST", "/api/games"),
            ("POST", "/api/records"),
            ("POST", "/api/games/g/fork"),
            ("POST", "/api/kept/birmingham/x"),
        )
        if table.find(method, path).creates_game
    }
    assert len(makes) == 4
    assert table.find("GET", "/api/games/g/feed").is_feed
    assert table.find("HEAD", "/api/games/g/feed").is_feed
    assert table.find("WEBSOCKET", "/api/games/g/feed").is_feed
    assert not table.find("GET", "/api/games").creates_game
    assert not table.find("GET", "/game/feed").is_feed
    assert table.find("POST", "/api/records").has_large_body
    assert table.find("POST", "/api/games/mine/fork").creates_game
