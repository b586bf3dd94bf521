"""Runs commands in tests, in this process or in a child process."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from benchmarks.developer_commands import main

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src"
PATH = f"{SOURCES}{os.pathsep}{ROOT}"
DEVELOPERS = ("bench", "torture")


class Said(NamedTuple):
    """Output and exit code of a command."""

    code: int
    out: str
    err: str


class Here:
    """Runs commands in this process, which is fast."""

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
    """Runs a command in a child process, with text on its standard input."""
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
    """Restores the handler of Ctrl-C in a child, also where the test run ignores interrupts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
