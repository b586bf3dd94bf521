"""Profiles and reviews on a server, for the states of the page that show them."""

import functools
import time
from pathlib import Path
from typing import Any

from tests.page.shuffled_games import client

Made = dict[str, Any]
RECORD = Path(__file__).parents[1] / "build_parity" / "records" / "birmingham-2.record"
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "dice"}]
BOTS = [{"kind": "bot", "bot": "dice"}] * 2
PATIENCE = 600
"""Maximum time in seconds of a review or of a game between bots."""


# Profiles


def profile(address: str) -> Made:
    """Returns a game with the profile that holds its seat, as one browser keeps them."""
    with client(address) as server:
        wish = {"title": "birmingham", "seats": 2, "seed": 3, "players": SEATS}
        made: Made = server.post("/games", json=wish).json()
        tokens = [one["token"] for one in made["seats"]]
        opened = server.post("/profile", json={"tokens": tokens, "name": "Anna"}).json()
    return {**made, "profile": stored(opened, tokens)}


def profile_of_two_devices(address: str) -> Made:
    """Returns a profile with a recovery code, which another device has opened."""
    made = profile(address)
    with client(address) as server:
        headers = {"authorization": f"Bearer {made['profile']['token']}"}
        code = server.post("/profile/recovery", headers=headers).json()["code"]
        server.post("/profile/recover", json={"code": code})
    return {**made, "profile": {**made["profile"], "shared": True}}


def profile_link(address: str) -> Made:
    """Returns the code of a link that opens a profile on another device."""
    made = profile(address)
    with client(address) as server:
        headers = {"authorization": f"Bearer {made['profile']['token']}"}
        link = server.post("/profile/link", headers=headers).json()
    return {"link": link["address"].partition("#")[2]}


def stored(opened: Made, tokens: list[str]) -> Made:
    """Returns what a browser keeps of a profile."""
    of = opened["profile"]
    kept = {"id": of["id"], "token": opened["token"], "name": of["name"], "shared": False}
    return {**kept, "adopted": [token[:8] for token in tokens]}


# Reviews


@functools.cache
def reviewed(address: str) -> Made:
    """Returns a finished game whose review is done, the same for all states of a server."""
    with client(address) as server:
        text = {"text": RECORD.read_text("utf-8")}
        made: Made = server.post("/records", json=text).json()
        path = f"/games/{made['game']}/review"
        server.post(path)
        until(lambda: server.get(path).json()["status"] == "done")
    return made


@functools.cache
def review_to_run(address: str) -> Made:
    """Returns a finished game without a review, with its host's token."""
    with client(address) as server:
        wish = {"title": "birmingham", "seats": 2, "seed": 5, "players": BOTS}
        made: Made = server.post("/games", json=wish).json()
        path = f"/games/{made['game']}"
        until(lambda: server.get(path).json()["status"] != "running")
    return made


def until(done: Any) -> None:
    """Waits until something is done on the server."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end
        time.sleep(0.3)
