"""Compares the behaviour of two checkouts, to prove that a refactoring changed nothing.

    python3 run.py compare OLD NEW [PART ...]

OLD and NEW are folders of checkouts that are set up: each has its ``.venv`` and a compiled core.
``tools/version_probe.py`` runs in both and reports public names, commands with their options, bots,
the OpenAPI document by path and field, tables of choices, whole random games (positions, choices,
events, records), perft counts, choices of the bots and weights.  ``database`` starts the server of
OLD on a temporary folder, makes games, and lets the server of NEW continue them.  Sentences are
left out.  Additions of NEW are no difference.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from tools.version_probe import PARTS, Found

PROBE: Final = Path(__file__).with_name("version_probe.py")
DATABASE: Final = "database"
SHOWN: Final = 8
"""Maximum number of differences of a part that are printed."""


class Comparison(NamedTuple):
    """The outcome of one part."""

    part: str
    equal: int
    added: list[str]
    differences: list[str]

    def row(self) -> str:
        """Returns the outcome as a row of a table."""
        verdict = f"{len(self.differences)} DIFFERENT" if self.differences else "equal"
        return f"{self.part:14} {self.equal:6} compared  {len(self.added):5} added   {verdict}"


def compare(part: str, old: Found, new: Found) -> Comparison:
    """Compares what two probes found."""
    differences = [
        f"{name}: {old[name]!r} -> {new.get(name, 'nothing')!r}"
        for name in old
        if new.get(name) != old[name]
    ]
    return Comparison(part, len(old), [name for name in new if name not in old], differences)


def probe(tree: Path, part: str) -> Found:
    """Runs one part of the probe in a checkout."""
    line = [str(tree / ".venv" / "bin" / "python"), str(PROBE), str(tree), part]
    environment = {**os.environ, "IRONBRIDGE_LANGUAGE": "en", "PYTHONPATH": str(tree / "src")}
    done = subprocess.run(line, cwd=tree, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"The probe of {tree} failed at {part}:\n{done.stderr[-2000:]}")
    found: Found = json.loads(done.stdout)[part]
    return found


# A database of the old version, continued by the new one


@contextmanager
def server(tree: Path, data: Path) -> Iterator[str]:
    """Runs the server of a checkout on a folder; yields its address."""
    line = [str(tree / ".venv" / "bin" / "python"), "-m", "ironbridge", "serve"]
    line += ["--port", "0", "--data", str(data), "--log-level", "warning"]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    process = subprocess.Popen(
        line, cwd=tree, env=environment, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        assert process.stdout is not None
        told = process.stdout.readline()
        if " serves on " not in told:
            raise SystemExit(f"The server of {tree} did not start: {told.strip()}")
        yield told.strip().rsplit(" ", 1)[1]
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def call(address: str, path: str, body: object = None, token: str = "") -> Any:
    """Sends a request and returns the decoded answer."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{address}{path}", data)
    request.add_header("content-type", "application/json")
    if token:
        request.add_header("authorization", f"Bearer {token}")
    with urllib.request.urlopen(request, timeout=60) as answer:
        text = answer.read().decode()
    return json.loads(text) if text.startswith(("{", "[")) else text


WISHES: Final[list[Found]] = [
    {"title": "birmingham", "seats": 2, "clock": {"per": "game", "seconds": 86400}},
    {"title": "lancashire", "seats": 3},
    {"title": "age_of_industry", "seats": 3, "board": "new_england"},
]


def move(address: str, game: str, tokens: dict[int, str], number: int) -> int:
    """Plays choices of the seats in turn; returns the number of entries."""
    entry = 0
    for step in range(number):
        seen = view_of(address, game, 0, tokens[0])
        seat = seen["view"]["to_act"]
        seen = view_of(address, game, seat, tokens[seat])
        codes = [each["code"] for each in seen["view"]["choices"]]
        body = {"seat": seat, "seen": seen["entry"], "play": codes[step % len(codes)]}
        entry = call(address, f"/api/games/{game}/entries", body, tokens[seat])["entry"]
    return entry


def view_of(address: str, game: str, seat: int, token: str) -> Any:
    """Returns a game as a seat sees it."""
    return call(address, f"/api/games/{game}/view?seat={seat}", token=token)


def essence(seen: Any) -> object:
    """Returns the parts of a view that must not change: seats, choices and board."""
    view = seen["view"]
    choices = [(each["code"], each["text"]) for each in view["choices"]]
    seats = [(each["money"], each["points"], each.get("hand")) for each in view["seats"]]
    return seen["entry"], view["to_act"], choices, seats


def database(old: Path, new: Path) -> Comparison:
    """Makes games with the old server, compares them in the new one and continues them."""
    differences: list[str] = []
    compared = 0
    with tempfile.TemporaryDirectory() as folder:
        data, made = Path(folder) / "data", []
        with server(old, data) as address:
            for wish in WISHES:
                players = [{"kind": "here", "name": f"P{seat}"} for seat in range(wish["seats"])]
                answer = call(address, "/api/games", {**wish, "players": players})
                tokens = {each["seat"]: each["token"] for each in answer["seats"]}
                move(address, answer["game"], tokens, 12)
                views = [view_of(address, answer["game"], seat, tokens[seat]) for seat in tokens]
                record = call(address, f"/api/games/{answer['game']}/record", token=tokens[0])
                made.append((answer["game"], tokens, [essence(one) for one in views], record))
            body = {"title": "birmingham", "seats": 2}
            body["players"] = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}]
            code = call(address, "/api/games", body)["invitations"][0]["code"]
        with server(new, data) as address:
            for game, tokens, views, record in made:
                now = [essence(view_of(address, game, seat, tokens[seat])) for seat in tokens]
                compared += 2 + len(views)
                differences += [f"{game}: {a} -> {b}" for a, b in zip(views, now) if a != b]
                if call(address, f"/api/games/{game}/record", token=tokens[0]) != record:
                    differences.append(f"{game}: the record")
                if move(address, game, tokens, 12) < 24:
                    differences.append(f"{game}: it does not continue")
            compared += 1
            if call(address, "/api/join", {"code": code, "name": "Bo"})["seat"] != 1:
                differences.append("the invitation")
    return Comparison(DATABASE, compared, [], differences)


def main(arguments: list[str]) -> int:
    """Compares two checkouts; the exit code is 1 when something differs."""
    if len(arguments) < 2 or not set(arguments[2:]) <= {*PARTS, DATABASE}:
        say(f"usage: run.py compare OLD NEW [{'|'.join([*PARTS, DATABASE])} ...]")
        return 2
    old, new = (Path(each).resolve() for each in arguments[:2])
    different = False
    for part in arguments[2:] or [*PARTS, DATABASE]:
        if part == DATABASE:
            found = database(old, new)
        else:
            found = compare(part, probe(old, part), probe(new, part))
        say(found.row())
        for line in found.differences[:SHOWN]:
            say(f"    {line[:200]}")
        different = different or bool(found.differences)
    return int(different)


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
