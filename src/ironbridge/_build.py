"""Which build of the rules is running, compiled or interpreted, and how to force either.

Import it before ``ironbridge.core`` and ``ironbridge.titles``: ``ironbridge/__init__.py``
does so first of all.  ``builds.toml`` lists the builds and the folders that are compiled.  The
environment variable ``IRONBRIDGE_BUILD`` may say ``compiled`` (an error if that build is not there)
or ``interpreted`` (the sources are run even where compiled modules lie beside them); without it the
compiled build runs where there is one.
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
"""What a process is called that runs a command, here and by ``python -m ironbridge``."""
LIST: Final = Path(__file__).with_name("builds.toml")
"""The builds, and the folders that are compiled; read only where a build is asked for."""


class SourcesOnly:
    """A finder that sees the sources of the rules and is blind to compiled modules."""

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
    """Returns how the names of compiled modules begin."""
    return tuple(f"ironbridge.{folder}." for folder in build_list()["compile"])


def choose_build(wish: str) -> bool:
    """Choose the build for all later imports; returns whether the compiled build runs."""
    if wish and wish not in build_list()["builds"]:
        listed = " or ".join(map(repr, build_list()["builds"]))
        raise ImportError(f"{VARIABLE} must be {listed}, not {wish!r}.")
    if wish == "interpreted":
        sys.meta_path.insert(0, SourcesOnly)
        return False
    found = lies_compiled()
    if wish == "compiled" and not found:
        raise ImportError(f"{VARIABLE} is 'compiled', but this installation has no compiled core.")
    return found


def lies_compiled() -> bool:
    """Returns whether this installation has a compiled core, in use or not."""
    core = Path(__file__).parent / "core"
    return any(path.name.endswith(tuple(EXTENSION_SUFFIXES)) for path in core.iterdir())


class Advice(NamedTuple):
    """A message of the commands, and its facts."""

    message: str
    facts: dict[str, str]


def advice() -> Advice | None:
    """Returns how to get the compiled rules; None where they run."""
    if compiled:
        return None
    if lies_compiled():
        return Advice("compiled-unwanted", {"variable": VARIABLE})
    checkout = (Path(__file__).parents[2] / "run.py").is_file()
    return Advice("compiled-here" if checkout else "compiled-installed", {})


def chosen_build() -> bool:
    """Returns whether the compiled build runs; a command that cannot have its build says so."""
    try:
        return choose_build(os.environ.get(VARIABLE, ""))
    except ImportError as wrong:
        if Path(sys.argv[0]).stem not in COMMAND:
            raise
        sys.stderr.write(f"{wrong}\n")
        raise SystemExit(2) from None


compiled: Final[bool] = chosen_build()
"""Whether the rules run compiled in this process."""
