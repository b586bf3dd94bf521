"""Databases of earlier versions, with running games, clocks and invitations.

``python -m tests.server.kept_databases PYTHON FILE`` lets the version that ``PYTHON`` runs make
one: it talks to ``ironbridge serve`` over HTTP alone.  A version that changes the database gets a
file made by the version before it; these files are never rewritten.
"""

import gzip
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec

FOLDER = Path(__file__).parent / "databases"
CAUGHT: Any = {"capture_output": True, "text": True, "check": True}


class KeptSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, its token, and what it saw."""

    seat: int
    token: str
    view: Any


class KeptGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game as its players knew it."""

    game: str
    about: str
    seats: list[KeptSeat]
    entry: int
    codes: list[str] = []
    """Codes of open invitations."""


class KeptDatabase(msgspec.Struct, frozen=True, kw_only=True):
    """Content of a database, and what the clients knew."""

    version: str
    made: float
    games: list[KeptGame]
    sql: list[str]
    """Statements that make the database."""


def kept() -> list[Path]:
    """Returns the stored databases, by the revision of their schema."""
    return sorted(FOLDER.glob("*.json.gz"))


def load(path: Path) -> KeptDatabase:
    """Returns a stored database."""
    return msgspec.json.decode(gzip.decompress(path.read_bytes()), type=KeptDatabase)


def new_game(client: httpx.Client, about: str, **wishes: Any) -> dict[str, Any]:
    """Creates a game."""
    answer = client.post("/api/games", json={"title": "birmingham", "seats": 2, **wishes})
    assert answer.status_code == 201, (about, answer.text)
    return {"about": about, **answer.json()}


def look(client: httpx.Client, game: str, seat: int, token: str) -> Any:
    """Returns the view of a seat."""
    headers = {"authorization": f"Bearer {token}"}
    return client.get(f"/api/games/{game}/view?seat={seat}", headers=headers).json()


def play(client: httpx.Client, made: dict[str, Any], entries: int, rng: Random) -> None:
    """Plays random choices of the seats whose tokens are known."""
    tokens = {each["seat"]: each["token"] for each in made["seats"]}
    for _ in range(entries):
        view = client.get(f"/api/games/{made['game']}/view").json()["view"]
        seat = view["to_act"]
        if seat not in tokens:
            return
        seen = look(client, made["game"], seat, tokens[seat])
        choice = rng.choice(seen["view"]["choices"])["code"]
        answer = client.post(
            f"/api/games/{made['game']}/entries",
            json={"seat": seat, "seen": seen["entry"], "play": choice},
            headers={"authorization": f"Bearer {tokens[seat]}"},
        )
        assert answer.status_code == 200, answer.text


def play_games(client: httpx.Client) -> list[KeptGame]:
    """Plays games of every kind that a database holds; returns what their players know."""
    rng = Random(1777)
    here = [{"kind": "here", "name": "Ada"}, {"kind": "here", "name": "Бо"}]
    friend = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}]
    bot = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "dice"}]
    clock = {"per": "turn", "seconds": 3600, "then": "move"}
    short = {"per": "turn", "seconds": 60, "then": "move"}
    open_now = {"confirm_turns": False}
    made = [
        new_game(client, "running", players=here),
        new_game(client, "finished", players=here, **open_now),
        new_game(client, "clocked", players=here, clock=clock),
        new_game(client, "overdue", players=here, clock=short),
        new_game(client, "invited", players=friend),
        new_game(client, "bot", players=bot),
        new_game(client, "seeded", players=here, seed=1851),
        new_game(client, "automa", title="lancashire", players=here),
    ]
    for game in made:
        play(client, game, 2000 if game["about"] == "finished" else 9, rng)
    time.sleep(1.0)  # the bot answers
    running = made[0]
    fork = client.post(
        f"/api/games/{running['game']}/fork",
        json={"at": 4, "seat": 0},
        headers={"authorization": f"Bearer {running['seats'][0]['token']}"},
    )
    if fork.status_code == 201:
        made.append({"about": "fork", **fork.json()})
    return [known(client, game) for game in made]


def known(client: httpx.Client, made: dict[str, Any]) -> KeptGame:
    """Returns what the players of a game know."""
    seats = [
        KeptSeat(
            seat=each["seat"],
            token=each["token"],
            view=look(client, made["game"], each["seat"], each["token"]),
        )
        for each in made["seats"]
    ]
    return KeptGame(
        game=made["game"],
        about=made["about"],
        seats=seats,
        entry=seats[0].view["entry"],
        codes=[each["code"] for each in made.get("invitations", [])],
    )


def make(python: str, path: Path) -> None:
    """Lets a version make a database; stores its content and what the clients know."""
    limits = {"create_rate": 100, "address_rate": 10000, "seat_rate": 10000}
    environment = os.environ | {"IRONBRIDGE_LIMITS": msgspec.json.encode(limits).decode()}
    with tempfile.TemporaryDirectory() as folder:
        line = [python, "-m", "ironbridge", "serve", "--port", "0", "--data", folder]
        server = subprocess.Popen(line, stdout=subprocess.PIPE, text=True, env=environment)
        assert server.stdout is not None
        address = server.stdout.readline().strip().rsplit(" ", 1)[1]
        version = subprocess.run([python, "-m", "ironbridge", "--version"], **CAUGHT).stdout
        with httpx.Client(base_url=address, timeout=60) as client:
            games = play_games(client)
        server.send_signal(signal.SIGTERM)
        server.wait()
        with closing(sqlite3.connect(Path(folder) / "games.sqlite")) as found:
            sql = list(found.iterdump())
    content = KeptDatabase(version=version.strip(), made=time.time(), games=games, sql=sql)
    path.write_bytes(gzip.compress(msgspec.json.encode(content), mtime=0))


if __name__ == "__main__":
    make(sys.argv[1], Path(sys.argv[2]))
