"""Runs programs in an environment without any variable of the project."""

import subprocess
from pathlib import Path

import run


def environment(**more: str) -> dict[str, str]:
    """Returns an environment without variables of the project."""
    theirs = {
        name: value
        for name, value in run.uv_environment().items()
        if not name.startswith(("IRONBRIDGE", "PYTHON", "PYTEST", "COVERAGE"))
    }
    return theirs | more


def call(*line: object, cwd: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Runs a program in that environment."""
    return subprocess.run(
        [str(part) for part in line],
        cwd=cwd,
        env=environment(**more),
        capture_output=True,
        text=True,
    )


def succeeds(*line: object, cwd: Path, **more: str) -> str:
    """Returns the output of a program that must succeed."""
    done = call(*line, cwd=cwd, **more)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout
