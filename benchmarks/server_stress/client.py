"""HTTP client with one connection and JSON bodies, from the standard library alone."""

import http.client
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec


class Answer(NamedTuple):
    """Response: status and body."""

    status: int
    body: Any


class Client:
    """Client of one server; raises ``OSError`` when it does not respond."""

    def __init__(self, address: str, timeout: float = 30.0) -> None:
        parts = urlsplit(address)
        self._line = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=timeout)

    def get(self, path: str, token: str = "") -> Answer:
        """Sends a GET request; returns the response."""
        return self._request("GET", path, None, token)

    def post(self, path: str, body: Any, token: str = "") -> Answer:
        """Sends a POST request; returns the response."""
        return self._request("POST", path, msgspec.json.encode(body), token)

    def close(self) -> None:
        self._line.close()

    def _request(self, method: str, path: str, body: bytes | None, token: str) -> Answer:
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        try:
            self._line.request(method, path, body, headers)
            answer = self._line.getresponse()
            return Answer(answer.status, msgspec.json.decode(answer.read()))
        except (http.client.HTTPException, msgspec.DecodeError) as broken:
            self._line.close()
            raise ConnectionError(str(broken)) from None
        except OSError:
            self._line.close()
            raise
