"""Traces a move through a running server and compares it with its path in docs/architecture.md."""

import os
import re
import subprocess
import sys
from pathlib import Path

from tests.architecture.sources import ROOT

PROGRAM = """
import json, os, socket, sys, threading, time
import httpx
from ironbridge.cli.main import main

called, is_traced = {}, threading.Event()
with socket.create_server(("127.0.0.1", 0)) as free:
    port = free.getsockname()[1]
address = f"http://127.0.0.1:{port}"

def note(frame, event, argument):
    module = frame.f_globals.get("__name__", "")
    if event == "call" and is_traced.is_set() and module.startswith("ironbridge."):
        path = module.removeprefix("ironbridge.").replace(".", "/")
        called.setdefault(f"{path}.{frame.f_code.co_qualname}")

def play():
    for _ in range(600):
        try:
            httpx.get(address + "/healthz")
            break
        except httpx.TransportError:
            time.sleep(0.1)
    new = {"title": "birmingham", "seats": 2, "seed": 7, "players": [{"kind": "here"}] * 2}
    made = httpx.post(address + "/api/games", json=new, timeout=60).json()
    tokens = {each["seat"]: each["token"] for each in made["seats"]}
    path = f"/api/games/{made['game']}"
    owner = {"authorization": f"Bearer {tokens[0]}"}
    state = httpx.get(f"{address}{path}/view?seat=0", headers=owner, timeout=60).json()
    seat = state["view"]["to_act"]
    line = "build cotton Worcester.1 with Worcester"
    body = json.dumps({"seat": seat, "seen": state["entry"], "play": line})
    head = f"POST {path}/entries HTTP/1.1\\r\\nhost: 127.0.0.1:{port}\\r\\n"
    head += f"authorization: Bearer {tokens[seat]}\\r\\ncontent-type: application/json\\r\\n"
    head += f"content-length: {len(body)}\\r\\n\\r\\n"
    is_traced.set()
    with socket.create_connection(("127.0.0.1", port)) as wire:
        wire.sendall((head + body).encode())
        answer = wire.recv(12)
    is_traced.clear()
    if answer == b"HTTP/1.1 200":
        print("\\n".join(called), flush=True)
    os._exit(0)

threading.setprofile(note)
threading.Thread(target=play).start()
sys.setprofile(note)
main(["serve", "--port", str(port), "--data", sys.argv[1]])
"""


def steps() -> list[list[str]]:
    """Returns the functions of each step, without the last: the feed is sent when it is read."""
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rows = re.findall(r"^\| \d+ \| (.*?) \|", page, re.MULTILINE)
    return [re.findall(r"`([\w/]+\.[\w.]+)`", functions) for functions in rows[:-1]]


def test_a_move_takes_the_path_of_the_page(tmp_path: Path) -> None:
    """Runs in plain Python, because compiled functions cannot be traced."""
    environment = {**os.environ, "IRONBRIDGE_BUILD": "interpreted"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path)],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        check=True,
    )
    called = done.stdout.split()
    path = [name for functions in steps() for name in functions]
    assert len(path) > 25
    assert [name for name in path if name not in called] == []
    assert sorted(path, key=called.index) == path
