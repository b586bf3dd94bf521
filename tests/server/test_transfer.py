"""What travels: compressed files and answers, entity tags, HEAD."""

import gzip
from pathlib import Path

import pytest

from ironbridge.server.api import static
from ironbridge.server.middleware.transfer import accepted
from tests.server.table import Client, server, sit_down

SCRIPT = b"console.log('iron');\n" * 200


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns the folder of a page with one script, compressed in both ways."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(b"<!doctype html>")
    (folder / "assets" / "first.js").write_bytes(SCRIPT)
    (folder / "assets" / "first.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "first.js.br").write_bytes(b"brotli")
    monkeypatch.setattr(static, "STATIC", folder)
    return folder


def raw(client: Client, path: str, encodings: str) -> tuple[bytes, str | None]:
    """Returns the body as it is sent, and its encoding."""
    with client.stream("GET", path, headers={"accept-encoding": encodings}) as answer:
        assert answer.status_code == 200
        assert answer.headers["vary"] == "accept-encoding"
        body = b"".join(answer.iter_raw())
        assert int(answer.headers["content-length"]) == len(body)
        return body, answer.headers.get("content-encoding")


def test_a_file_is_sent_in_the_encoding_that_the_request_accepts(
    client: Client, built: Path
) -> None:
    path = "/assets/first.js"
    assert raw(client, path, "gzip, deflate, br") == (b"brotli", "br")
    body, encoding = raw(client, path, "gzip, br;q=0")
    assert (gzip.decompress(body), encoding) == (SCRIPT, "gzip")
    assert raw(client, path, "identity") == (SCRIPT, None)
    assert raw(client, "/lobby", "br, gzip") == (b"<!doctype html>", None)
    (built / "assets" / "first.js.br").unlink()
    assert raw(client, path, "gzip, br")[1] == "gzip"


@pytest.mark.usefixtures("built")
def test_an_unchanged_file_is_not_sent_again(client: Client) -> None:
    first = client.get("/assets/first.js", headers={"accept-encoding": "gzip"})
    assert first.headers["content-type"].partition(";")[0] == "text/javascript"
    assert "immutable" in first.headers["cache-control"]
    tag = first.headers["etag"]
    told = {"accept-encoding": "gzip", "if-none-match": f'"other", W/{tag}'}
    again = client.get("/assets/first.js", headers=told)
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    plain = client.get("/assets/first.js", headers={**told, "accept-encoding": "identity"})
    assert (plain.status_code, plain.content) == (200, SCRIPT)


@pytest.mark.usefixtures("built")
def test_head_answers_as_get_without_a_body(client: Client) -> None:
    game = sit_down(client, "birmingham")[0].game
    paths = ["/", "/assets/first.js", "/api/titles", f"/api/games/{game}", "/api/nothing"]
    for path in paths:
        whole = client.get(path, headers={"accept-encoding": "identity"})
        head = client.head(path, headers={"accept-encoding": "identity"})
        assert (head.status_code, head.content) == (whole.status_code, b"")
        assert head.headers["content-length"] == str(len(whole.content))
        assert head.headers["content-type"] == whole.headers["content-type"]
    assert client.head(f"/api/games/{game}/feed").status_code == 200  # and it ends


def test_large_json_is_compressed_and_small_is_not(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        body, encoding = raw(client, "/api/titles", "gzip")
        plain, none = raw(client, "/api/titles", "gzip;q=0.0, br")
        assert (encoding, none) == ("gzip", None)
        assert gzip.decompress(body) == plain
        assert len(body) < len(plain) / 2
        assert raw(client, "/api/languages", "gzip")[1] is None


def test_an_encoding_of_weight_zero_is_not_accepted() -> None:
    assert accepted("gzip;q=0, br;q=0.5, *;q=0.000,deflate") == {"br", "deflate"}
    assert accepted("GZIP ; q=1") == {"gzip"}
    assert accepted("") == set()
