"""Traces a move and compares it with its path in docs/architecture.md."""

import os
import re
import subprocess
import sys

from tests.architecture.sources import ROOT

TRACED = range(3, 15)
"""Steps of the path inside the library; the others belong to the server."""
PROGRAM = """
import sys
import ironbridge

game = ironbridge.new("birmingham", seats=2, seed=7)
called = {}

def note(frame, event, argument):
    module = frame.f_globals.get("__name__", "")
    if event == "call" and module.startswith("ironbridge."):
        path = module.removeprefix("ironbridge.").replace(".", "/")
        called.setdefault(f"{path}.{frame.f_code.co_qualname}")

sys.setprofile(note)
game.play("build cotton Worcester.1 with Worcester")
game.view(game.seat)
game.action_log(game.seat)
sys.setprofile(None)
print("\\n".join(called))
"""


def steps() -> list[str]:
    """Returns the functions of the traced steps, in the order of the page."""
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    found = []
    for number, functions in re.findall(r"^\| (\d+) \| (.*?) \|", page, re.MULTILINE):
        if int(number) in TRACED:
            found += re.findall(r"`([\w/]+\.[\w.]+)`", functions)
    return found


def test_a_move_takes_the_path_of_the_page() -> None:
    """Runs in plain Python, because compiled functions cannot be traced."""
    environment = {**os.environ, "IRONBRIDGE_BUILD": "interpreted"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    called = done.stdout.split()
    path = steps()
    assert len(path) > 15
    assert [name for name in path if name not in called] == []
    assert sorted(path, key=called.index) == path
