"""Unit tests and types of the page's TypeScript modules, checked with Node from a wheel."""

import fcntl
import subprocess
from pathlib import Path
from typing import Final

import pytest

from tools import build_page

SOURCES: Final = build_page.FRONTEND / "src"
NO_UNIT_TEST: Final = {
    "main.ts": "mounts the page",
    "board/motion.ts": "transitions of elements",
    "board/terrainCanvas.ts": "draws on a canvas",
    "lib/clipboard.ts": "selects text in the document",
    "lib/download.ts": "clicks a link in the document",
    "lib/partMessages.ts": "adds messages when it is loaded",
    "lib/turnSign.ts": "sets the icon of the document",
    "lib/types.ts": "types only",
    "lib/whenIdle.ts": "waits for the browser",
}
"""Modules without logic that Node can run, and why; browser tests cover them."""


def modules() -> list[Path]:
    """Returns every TypeScript module, rune modules too, that is no declaration and no test."""
    found = [
        path for path in SOURCES.rglob("*.ts") if not path.name.endswith((".d.ts", ".test.ts"))
    ]
    return [path for path in found if path.parent.name != "testing"]


def test_every_module_has_a_unit_test() -> None:
    untested = {
        path.relative_to(SOURCES).as_posix()
        for path in modules()
        if not path.with_suffix(".test.ts").is_file()
    }
    assert untested == set(NO_UNIT_TEST)


def run_script(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs a script of `frontend/package.json`, with the modules it needs installed."""
    program, environment = build_page.npm()
    build_page.LOG.parent.mkdir(exist_ok=True)
    with (build_page.LOG.parent / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        build_page.install_modules()
    return subprocess.run(
        [*program, *arguments],
        cwd=build_page.FRONTEND,
        env={**environment, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
    )


def test_unit_tests_pass() -> None:
    done = run_script("test")
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


@pytest.mark.slow
def test_types_hold() -> None:
    done = run_script("run", "check")
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
