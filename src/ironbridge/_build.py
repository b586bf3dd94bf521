"""Selects the build of the rules: compiled or interpreted.

Import it before ``ironbridge.core``, ``ironbridge.search`` and ``ironbridge.titles``:
``ironbridge/__init__.py`` imports it first.  ``builds.toml`` lists the builds and the compiled
folders.  The environment variable ``IRONBRIDGE_BUILD`` forces ``compiled`` (an ``ImportError`` if
there is no compiled build) or ``interpreted`` (the sources run even where compiled modules exist
beside them).  Without it the compiled build runs where it exists.
"""

import os
import sys
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

VARIABLE: Final = "IRONBRIDGE_BUILD"
COMMAND: Final = ("ironbridge", "-m")
"""Program names of the command line, as script and as ``python -m ironbridge``."""
LIST: Final = Path(__file__).with_name("builds.toml")
"""The builds and the compiled folders; read only where a build is forced."""


class SourcesOnly:
    """Import finder that finds only the sources of the compiled packages."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(compiled_packages()):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


@cache
def build_list() -> dict[str, Any]:
    """Returns the content of ``builds.toml``."""
    return tomllib.loads(LIST.read_text(encoding="utf-8"))


@cache
def compiled_packages() -> tuple[str, ...]:
    """Returns the prefixes of the names of compiled modules."""
    return tuple(f"ironbridge.{folder}." for folder in build_list()["compile"])


def choose_build(wish: str) -> bool:
    """Selects the build for all later imports; returns whether the compiled build runs."""
    if wish and wish not in build_list()["builds"]:
        listed = " or ".join(map(repr, build_list()["builds"]))
        raise ImportError(f"{VARIABLE} must be {listed}, not {wish!r}.")
    if wish == "interpreted":
        sys.meta_path.insert(0, SourcesOnly)
        return False
    found = has_compiled_core()
    if wish == "compiled" and not found:
        raise ImportError(f"{VARIABLE} is 'compiled', but this installation has no compiled core.")
    return found


def has_compiled_core() -> bool:
    """Returns whether this installation has a compiled core, in use or not."""
    core = Path(__file__).parent / "core"
    return any(path.name.endswith(tuple(EXTENSION_SUFFIXES)) for path in core.iterdir())


class Advice(NamedTuple):
    """Name and arguments of a message that the commands print."""

    message: str
    facts: dict[str, str]


def advice() -> Advice | None:
    """Returns the message on how to get the compiled build; None where it runs."""
    if compiled:
        return None
    if has_compiled_core():
        return Advice("compiled-unwanted", {"variable": VARIABLE})
    checkout = (Path(__file__).parents[2] / "run.py").is_file()
    return Advice("compiled-here" if checkout else "compiled-installed", {})


def chosen_build() -> bool:
    """Returns whether the compiled build runs; a command prints the error and exits with code 2."""
    try:
        return choose_build(os.environ.get(VARIABLE, ""))
    except ImportError as wrong:
        if Path(sys.argv[0]).stem not in COMMAND:
            raise
        sys.stderr.write(f"{wrong}\n")
        raise SystemExit(2) from None


compiled: Final[bool] = chosen_build()
"""Whether the rules run compiled in this process."""
