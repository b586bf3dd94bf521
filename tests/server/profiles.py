"""Clients with a profile, for tests."""

from typing import Any

import httpx

from tests.server.table import Person

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


class Device:
    """A browser with the token of a profile."""

    def __init__(self, client: httpx.Client, made: dict[str, Any]) -> None:
        self.client = client
        self.token: str = made["token"]
        self.profile: dict[str, Any] = made["profile"]

    def ask(self, method: str, path: str = "", body: Any = None) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.token}", "user-agent": FIREFOX}
        return self.client.request(method, f"/api/profile{path}", json=body, headers=headers)

    def look(self) -> dict[str, Any]:
        """Returns the profile."""
        answer = self.ask("GET")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def sync(self, *people: Person) -> list[dict[str, Any]]:
        """Shows the tokens of seats; returns those of the other seats of the profile."""
        answer = self.ask("POST", "/seats", {"tokens": [each.token for each in people]})
        assert answer.status_code == 200, answer.text
        found: list[dict[str, Any]] = answer.json()
        return found

    def people(self, *known: Person) -> list[Person]:
        """Returns clients for the seats of which this device had no token."""
        return [
            Person(self.client, each["game"], each["seat"], each["token"])
            for each in self.sync(*known)
        ]


def with_profile(*people: Person, name: str = "Ada") -> Device:
    """Returns the first device of a new profile that holds the seats of these people."""
    client = people[0].client
    body = {"tokens": [each.token for each in people], "name": name, "language": "en"}
    answer = client.post("/api/profile", json=body, headers={"user-agent": FIREFOX})
    assert answer.status_code == 201, answer.text
    return Device(client, answer.json())
