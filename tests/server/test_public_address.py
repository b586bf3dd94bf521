"""The address of the server: names it answers to, what a proxy forwards, a sub-path."""

from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from ironbridge.cli.commands.serve import check_base_url
from ironbridge.errors import BadInput
from ironbridge.server.api import static
from ironbridge.server.middleware.public_address import is_local, without_prefix
from tests.server.table import Client, server, sit_down

NEW = {"title": "birmingham"}
PROXY = "testclient"
"""Address from which the client of these tests connects."""


def told(answer: Any) -> tuple[int, str]:
    """Returns the status and the kind of a problem."""
    return answer.status_code, answer.json()["type"].rpartition(":")[2]


@pytest.mark.parametrize(
    ("host", "local"),
    [
        ("127.0.0.1:8080", True),
        ("192.168.1.7", True),
        ("[::1]:8080", True),
        ("[fe80::1]", True),
        ("localhost:8080", True),
        ("LOCALHOST.", True),
        ("brass.localhost", True),
        ("raspberry.local:80", True),
        ("ironbridge", True),
        ("evil.example:8080", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        ("evil.example.", False),
        ("[::1", False),
        ("", False),
    ],
)
def test_which_names_belong_to_this_network(host: str, local: bool) -> None:
    assert is_local(host.lower()) is local


def test_a_foreign_name_that_points_here_gets_nothing(client: Client) -> None:
    """DNS rebinding: the page of another site has the server's address under its own name."""
    for path in ("/", "/api/games", "/healthz", "/schema/openapi.json"):
        answer = client.get(path, headers={"host": "evil.example:8080"})
        assert told(answer) == (421, "host")
        assert "evil.example" in answer.json()["detail"]
    rebound = {"host": "evil.example", "origin": "http://evil.example"}
    assert told(client.post("/api/games", json=NEW, headers=rebound)) == (421, "host")
    same = rebound | {"sec-fetch-site": "same-origin"}
    assert told(client.post("/api/games", json=NEW, headers=same)) == (421, "host")
    for host in ("127.0.0.1:8080", "localhost", "[::1]:8080"):
        assert client.get("/api/games", headers={"host": host}).status_code == 200


def test_a_foreign_name_opens_no_feed(client: Client) -> None:
    person = sit_down(client, "birmingham")[0]
    path = f"/api/games/{person.game}/feed"
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        client.websocket_connect(path, headers={"host": "evil.example"}) as feed,
    ):
        feed.receive_text(timeout=5)
    assert refused.value.code == 4421


def test_the_operator_names_further_hosts(tmp_path: Path) -> None:
    with server(tmp_path, hosts=("Brass.Club",), base_url="https://brass.example.org") as client:
        for host in ("brass.club", "BRASS.club:8080", "brass.example.org"):
            assert client.get("/api/games", headers={"host": host}).status_code == 200
        assert told(client.get("/api/games", headers={"host": "other.club"})) == (421, "host")


def test_a_trusted_proxy_decides_which_names_it_serves(tmp_path: Path) -> None:
    foreign = {"host": "brass.example.org"}
    with server(tmp_path, proxies=(PROXY,)) as client:
        assert client.get("/api/games", headers=foreign).status_code == 200
    with server(tmp_path, proxies=(PROXY,), hosts=("brass.club",)) as client:
        assert told(client.get("/api/games", headers=foreign)) == (421, "host")


@pytest.mark.parametrize(
    ("headers", "origin"),
    [
        ({"host": "brass.example.org:8443"}, "https://brass.example.org:8443"),
        ({"host": "brass.example.org"}, "https://brass.example.org:8443"),  # nginx: $host
        ({"host": "brass.example.org:443"}, "https://brass.example.org"),
        ({"host": "127.0.0.1:8080", "x-forwarded-host": "brass.club"}, "https://brass.club"),
        (
            {"host": "10.0.0.1", "x-forwarded-host": "brass.club:81, inner"},
            "http://brass.club:81",
        ),
    ],
)
def test_the_page_acts_behind_a_proxy_without_a_base_url(
    tmp_path: Path, headers: dict[str, str], origin: str
) -> None:
    with server(tmp_path, proxies=(PROXY,)) as client:
        own = headers | {"origin": origin}
        assert client.post("/api/games", json=NEW, headers=own).status_code == 201
        other = headers | {"origin": "https://evil.example:8443"}
        assert told(client.post("/api/games", json=NEW, headers=other)) == (403, "origin")


def test_only_a_trusted_proxy_may_say_how_it_was_addressed(client: Client) -> None:
    lies = {"x-forwarded-host": "evil.example", "origin": "http://evil.example"}
    assert told(client.post("/api/games", json=NEW, headers=lies)) == (403, "origin")
    another_port = {"host": "localhost", "origin": "http://localhost:9999"}
    assert told(client.post("/api/games", json=NEW, headers=another_port)) == (403, "origin")
    page = client.get("/", headers={"x-forwarded-prefix": "/brass"})
    assert "/brass" not in page.text


def device_link(client: Client, headers: dict[str, str]) -> str:
    """Returns the link of a new game's first seat to another device."""
    person = sit_down(client, "birmingham")[0]
    path = f"/api/games/{person.game}/seats/0/device"
    answer = client.post(path, json={}, headers=person.headers | headers)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["address"]).partition("#")[0]


def test_links_to_devices_have_the_address_of_the_client(tmp_path: Path) -> None:
    forwarded = {"host": "brass.club:8443", "x-forwarded-proto": "https"}
    with server(tmp_path, proxies=(PROXY,)) as client:
        assert device_link(client, forwarded) == "https://brass.club:8443/join"
        below = forwarded | {"x-forwarded-prefix": "/brass/"}
        assert device_link(client, below) == "https://brass.club:8443/brass/join"
        bare = {"host": "brass.club", "origin": "https://brass.club:8443"}
        assert device_link(client, bare) == "https://brass.club:8443/join"
    with server(tmp_path) as client:
        liar = {"host": "localhost:8080", "x-forwarded-proto": "https"}
        assert device_link(client, liar) == "http://localhost:8080/join"
    with server(tmp_path, base_url="https://brass.example.org/play/") as client:
        assert device_link(client, {}) == "https://brass.example.org/play/join"


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns the folder of a built page."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    text = '<html><head><script src="/assets/first.js"></script></head></html>'
    (folder / "index.html").write_text(text)
    (folder / "assets" / "first.js").write_text("start()")
    monkeypatch.setattr(static, "STATIC", folder)
    return folder


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("start", ["", "/brass"])
def test_the_server_works_below_a_sub_path(tmp_path: Path, start: str) -> None:
    """The proxy may remove the sub-path or leave it; both reach the server."""
    with server(tmp_path, base_url="https://club.example/brass", hosts=("testserver",)) as client:
        page = client.get(f"{start}/game/abc")
        assert 'src="/brass/assets/first.js"' in page.text
        assert '<meta name="base-path" content="/brass">' in page.text
        assert client.get(f"{start}/assets/first.js").text == "start()"
        known = {"if-none-match": page.headers["etag"]}
        assert client.get(f"{start}/", headers=known).status_code == 304
        made = client.post(f"{start}/api/games", json=NEW)
        assert made.status_code == 201
        game = made.json()["game"]
        view = client.get(f"{start}/api/games/{game}/view")
        assert view.status_code == 200
        with client.websocket_connect(f"{start}/api/games/{game}/feed") as feed:
            feed.send_text("{}")
            assert feed.receive_json(timeout=20)["entry"] == view.json()["entry"]
        assert client.get(f"{start}/healthz").status_code == 200


@pytest.mark.usefixtures("built")
def test_a_sub_path_opens_no_second_spelling(tmp_path: Path) -> None:
    with server(tmp_path, base_url="https://club.example/brass") as client:
        for path in ("/brass//api/games", "/brass/../api//games", "/brass/api/games/"):
            assert client.get(path).status_code == 404, path
        assert client.get("/brassica").status_code == 200  # a route of the page, not the sub-path


@pytest.mark.usefixtures("built")
def test_a_proxy_names_the_sub_path(tmp_path: Path) -> None:
    with server(tmp_path, proxies=(PROXY,)) as client:
        page = client.get("/", headers={"x-forwarded-prefix": "/brass"})
        assert 'src="/brass/assets/first.js"' in page.text
        for bad in ('/"><script>', "//evil.example", "/../x", "brass"):
            page = client.get("/", headers={"x-forwarded-prefix": bad})
            assert 'src="/assets/first.js"' in page.text, bad


def test_the_sub_path_is_removed_where_it_is_whole() -> None:
    assert without_prefix(b"/brass/api", "/brass") == b"/api"
    assert without_prefix(b"/brass", "/brass") == b"/"
    assert without_prefix(b"/brassica", "/brass") == b"/brassica"
    assert without_prefix(b"/api", "") == b"/api"


@pytest.mark.parametrize("url", ["", "https://a.example", "http://a.example:81/x/y/"])
def test_a_public_url_is_accepted(url: str) -> None:
    check_base_url(url)


@pytest.mark.parametrize(
    "url",
    ["a.example", "https://", "https://a/b?c", "https://a/api", "https://a/game/x", "http://[a"],
)
def test_a_public_url_that_cannot_work_is_refused(url: str) -> None:
    with pytest.raises(BadInput):
        check_base_url(url)
