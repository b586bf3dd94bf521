"""Hostile input at the command line: one sentence, and nothing that changes the screen."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src"
COMMAND = [sys.executable, "-m", "ironbridge"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(SOURCES), "PYTHONIOENCODING": "utf-8"}


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        env=ENVIRONMENT,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )


def test_more_games_than_anybody_can_play() -> None:
    done = run("simulate", "birmingham", "--games", "99999999999999999999")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "10000000" in done.stderr


def test_five_thousand_typed_digits() -> None:
    done = run(
        "terminal", "birmingham", "--seats", "2", "--seed", "1", typed=f"{'7' * 5000}\nquit\n"
    )
    assert "inside Ironbridge" not in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(os.name == "nt", reason="descriptors are another matter there")
def test_a_closed_standard_output() -> None:
    line = " ".join([*COMMAND, "titles", ">&-"])
    done = subprocess.run(
        ["sh", "-c", line], env=ENVIRONMENT, capture_output=True, text=True, timeout=300
    )
    assert (done.returncode, done.stderr) == (
        2,
        "Standard output is closed: there is nowhere to write to.\n",
    )


def test_controls_and_markup_in_a_file_are_not_echoed(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    record = "ironbridge record 1\ntitle: birmingham\nseats: 2\nseed: 1\n\n0: \x1b[31m:x: [bold]a\n"
    file.write_text(record, encoding="utf-8")
    done = run("replay", str(file))
    assert done.returncode == 2
    assert done.stderr.rstrip("\n").isprintable()
    assert "❌" not in done.stdout + done.stderr
