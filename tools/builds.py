"""The builds of the rules, for programs that run before the package is installed.

``src/ironbridge/builds.toml`` is the list of builds and of compiled modules; ``run.py`` and
``hatch_build.py`` read it here.  Needs nothing but Python.
"""

from __future__ import annotations

import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "ironbridge"
LIST = PACKAGE / "builds.toml"
SETTINGS: dict[str, Any] = tomllib.loads(LIST.read_text(encoding="utf-8"))
VARIABLE = "IRONBRIDGE_BUILD"
"""Environment variable that forces a build; ``ironbridge._build`` has the same name."""
COMPILED, INTERPRETED = BUILDS = tuple(SETTINGS["builds"])
FOLDERS: tuple[str, ...] = tuple(SETTINGS["compile"])
"""Folders of the package that are compiled."""
MESSAGES = "i18n"
"""Folders of titles that no compiled module reads."""
WORK = ROOT / "build" / str(sys.implementation.cache_tag)
"""Folder of everything that a compile makes."""
OUTCOME = WORK / "outcome.json"
COMPILED_FROM = WORK / "compiled-from"


def complaint(wish: str) -> str:
    """Returns a sentence about a value of the variable that is no build; empty for a good one."""
    if wish in ("", *BUILDS):
        return ""
    return f"{VARIABLE} must be {' or '.join(BUILDS)}, not {wish!r}."


def sources() -> list[Path]:
    """Returns every module in the compiled folders, also those left out, in a fixed order."""
    found = sorted(path for folder in FOLDERS for path in (PACKAGE / folder).rglob("*.py"))
    return [path for path in found if path.parent.name != MESSAGES]


def modules() -> list[Path]:
    """Returns every module that mypyc compiles, in a fixed order."""
    excluded = [entry["files"] for entry in SETTINGS["exclude"]]
    return [
        path
        for path in sources()
        if not any(fnmatch(path.relative_to(PACKAGE).as_posix(), pattern) for pattern in excluded)
    ]
