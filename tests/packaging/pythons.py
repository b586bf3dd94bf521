"""Finds the Python versions of this machine for which wheels can be built."""

import shutil
import subprocess
from pathlib import Path

SUPPORTED = ((3, 11), (3, 12), (3, 13))
ASK = "import ensurepip, sys, venv; print(sys.executable, *sys.version_info[:2])"


def candidates() -> list[str]:
    """Returns candidates: interpreters on the path, and those of pyenv."""
    named = [shutil.which(f"python{major}.{minor}") for major, minor in SUPPORTED]
    kept = sorted((Path.home() / ".pyenv" / "versions").glob("3.*/bin/python"))
    return [*(name for name in named if name), *map(str, kept)]


def pythons() -> dict[tuple[int, int], Path]:
    """Returns the supported interpreters that can create an environment, by version."""
    found: dict[tuple[int, int], Path] = {}
    for candidate in candidates():
        done = subprocess.run([candidate, "-c", ASK], capture_output=True, text=True)
        if done.returncode == 0:
            path, major, minor = done.stdout.rsplit(maxsplit=2)
            version = (int(major), int(minor))
            if version in SUPPORTED:
                found.setdefault(version, Path(path))
    return dict(sorted(found.items()))


PYTHONS = pythons()
