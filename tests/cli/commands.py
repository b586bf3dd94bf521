"""Running commands in tests: inside this process, and as people do."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from benchmarks.commands import main

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src"
PATH = f"{SOURCES}{os.pathsep}{ROOT}"
DEVELOPERS = ("bench", "torture")


class Said(NamedTuple):
    """What a command said, and its exit code."""

    code: int
    out: str
    err: str


class Here:
    """Runs commands in this process: quick."""

    def __init__(self, captured: pytest.CaptureFixture[str]) -> None:
        self.captured = captured

    def __call__(self, *arguments: object) -> Said:
        with pytest.raises(SystemExit) as left:
            main([str(argument) for argument in arguments])
        said = self.captured.readouterr()
        code = left.value.code
        assert isinstance(code, int)
        return Said(code, said.out, said.err)


def outside(*arguments: object, typed: str = "", **more: str) -> Said:
    """Run a command in a process of its own, with something typed into it."""
    module = "benchmarks" if arguments[:1] and arguments[0] in DEVELOPERS else "ironbridge"
    done = subprocess.run(
        [sys.executable, "-m", module, *(str(argument) for argument in arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={
            **os.environ,
            "PYTHONPATH": PATH,
            "PYTHONIOENCODING": "utf-8",
            **more,
        },
        timeout=120,
        check=False,
    )
    return Said(done.returncode, done.stdout, done.stderr)


def heed_interruptions() -> None:
    """In a child: Ctrl-C counts, also where the tests run in the background and ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
