"""A server for tests, and clients with seats in its games."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from litestar.testing import TestClient

from benchmarks.server_stress.no_limits import NO_LIMITS, OPERATOR
from ironbridge.server.app import create_app
from ironbridge.server.config import ServerConfig

PATIENT = NO_LIMITS
"""Limits that no test reaches by accident."""

Client = TestClient[Any]
AS_OPERATOR = {"authorization": f"Bearer {OPERATOR}"}
"""Headers that open the metrics."""


@contextmanager
def server(folder: Path, **chosen: Any) -> Iterator[Client]:
    """Yields a server in this process."""
    options = ServerConfig(
        **({"data": str(folder), "limits": PATIENT, "metrics_token": OPERATOR} | chosen)
    )
    with TestClient(create_app(options)) as client:
        yield client


class Person:
    """A client with the token of a seat."""

    def __init__(self, client: httpx.Client, game: str, seat: int, token: str) -> None:
        self.client = client
        self.game = game
        self.seat = seat
        self.token = token

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    def post(self, path: str, body: Any) -> httpx.Response:
        return self.client.post(f"/api/games/{self.game}{path}", json=body, headers=self.headers)

    def get(self, path: str) -> httpx.Response:
        return self.client.get(f"/api/games/{self.game}{path}", headers=self.headers)

    def look(self) -> dict[str, Any]:
        """Returns the view of this seat."""
        answer = self.get(f"/view?seat={self.seat}")
        assert answer.status_code == 200, answer.text
        seen: dict[str, Any] = answer.json()
        return seen

    def enter(self, seen: int, **what: Any) -> httpx.Response:
        return self.post("/entries", {"seat": self.seat, "seen": seen, **what})


def sit_down(client: httpx.Client, title: str, people: int = 2, **wishes: Any) -> list[Person]:
    """Creates a game with people at every seat."""
    players = [{"kind": "here", "name": f"P{seat}"} for seat in range(people)]
    body = {"title": title, "seats": people, "players": players, **wishes}
    answer = client.post("/api/games", json=body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return [Person(client, made["game"], each["seat"], each["token"]) for each in made["seats"]]


def to_act(people: list[Person]) -> tuple[Person, dict[str, Any]]:
    """Returns the client of the seat to act, and its view."""
    seen = people[0].look()
    person = people[seen["view"]["to_act"]]
    return person, person.look()
