"""The browser of the tests: a headless Chromium from npm, installed once into ``build/``."""

import fcntl
import os
import shutil
import subprocess
import tarfile
from pathlib import Path

from tools import build_page

RECIPE = Path(__file__).resolve().parent / "browser"
CACHE = build_page.ROOT / "build" / "browser"
PROGRAM = CACHE / "bin" / "chromium"
FLAGS = ["--no-sandbox", "--headless=shell", "--disable-gpu", "--hide-scrollbars", "--mute-audio"]


def chromium() -> Path:
    """Returns the path of the browser; installs it if necessary."""
    CACHE.mkdir(parents=True, exist_ok=True)
    wanted = (RECIPE / "package-lock.json").read_text("utf-8")
    made_from = CACHE / "made-from.json"
    with (CACHE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not made_from.is_file() or made_from.read_text("utf-8") != wanted:
            install()
            made_from.write_text(wanted, "utf-8")
    return PROGRAM


def install() -> None:
    """Downloads the locked package and unpacks it."""
    for name in ("package.json", "package-lock.json", "unpack.mjs"):
        shutil.copy(RECIPE / name, CACHE / name)
    (node, npm), _ = build_page.npm()
    run([node, npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"])
    run([node, "unpack.mjs", "bin"])
    for name in ("al2023", "swiftshader"):
        with tarfile.open(CACHE / "bin" / f"{name}.tar") as packed:
            packed.extractall(CACHE / "bin", filter="data")


def run(line: list[str]) -> None:
    """Runs a step in the browser's folder; prints its output only on failure."""
    _, environment = build_page.npm()
    done = subprocess.run(
        line, cwd=CACHE, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise RuntimeError(f"The browser could not be installed:\n{done.stdout}{done.stderr}")


def environment() -> dict[str, str | float | bool]:
    """Returns the environment of the browser, with the package's libraries if needed."""
    lacking = {"LD_LIBRARY_PATH": str(CACHE / "bin" / "lib")} if lacks_libraries() else {}
    return {**os.environ, **lacking}


def lacks_libraries() -> bool:
    """Returns whether system libraries are missing on this machine."""
    found = subprocess.run(["ldd", str(PROGRAM)], capture_output=True, text=True, check=False)
    return "not found" in found.stdout
