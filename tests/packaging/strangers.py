"""A stranger's shell: it has nothing of ours, and programs that must succeed in it."""

import subprocess
from pathlib import Path

import run


def environment(**more: str) -> dict[str, str]:
    """What a stranger's shell has: nothing of ours."""
    theirs = {
        name: value
        for name, value in run.uv_environment().items()
        if not name.startswith(("IRONBRIDGE", "PYTHON", "PYTEST", "COVERAGE"))
    }
    return theirs | more


def call(*line: object, cwd: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a stranger's shell."""
    return subprocess.run(
        [str(part) for part in line],
        cwd=cwd,
        env=environment(**more),
        capture_output=True,
        text=True,
    )


def succeeds(*line: object, cwd: Path, **more: str) -> str:
    """What a program says; it must succeed."""
    done = call(*line, cwd=cwd, **more)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout
