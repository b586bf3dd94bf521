"""``run.py wheels``: its packages work outside the checkout, in an empty environment."""

import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

import run
from tests.packaging.strangers import environment, succeeds

pytestmark = pytest.mark.slow
PAGE = "ironbridge/server/static/index.html"
SLOWER = "The compiled rules are much faster: with a C compiler here, get them by"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns the folder of all three packages, built from this checkout."""
    folder = tmp_path_factory.mktemp("made") / "dist"
    assert run.wheels(folder) == 0
    return folder


def the(folder: Path, pattern: str) -> Path:
    """Returns the only file of this pattern."""
    (found,) = folder.glob(pattern)
    return found


def installed(package: Path, folder: Path) -> Path:
    """Returns the scripts of an empty environment with this package."""
    succeeds(run.uv(), "venv", "--python", sys.executable, folder / "empty", cwd=folder)
    programs = folder / "empty" / "bin"
    line = [run.uv(), "pip", "install", "--python", programs / "python", package]
    succeeds(*line, cwd=folder, IRONBRIDGE_BUILD="interpreted")
    return programs


@contextmanager
def playing(programs: Path, folder: Path) -> Iterator[bytes]:
    """Runs ``ironbridge play`` in an unrelated folder; yields the page."""
    line = [programs / "ironbridge", "play", "--no-browser", "--data", folder / "data"]
    with subprocess.Popen(
        line, cwd=folder, env=environment(), stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        try:
            yield page_at(said.split(" is at ")[1].split()[0])
        finally:
            process.terminate()


def page_at(address: str) -> bytes:
    """Returns the page as soon as the server answers."""
    for _ in range(600):
        with suppress(URLError), urlopen(address, timeout=30) as answer:
            found: bytes = answer.read()
            return found
        time.sleep(0.1)
    raise TimeoutError(f"There is no answer from {address}.")


def test_three_packages_are_built(made: Path) -> None:
    """A compiled wheel for this Python, a pure wheel for every Python, and the sdist."""
    compiled = the(made, "*-cp*.whl")
    pure = the(made, "*-py3-none-any.whl")
    the(made, "*.tar.gz")
    assert len(list(made.iterdir())) == 3
    libraries = [name for name in zipfile.ZipFile(compiled).namelist() if name.endswith(".so")]
    assert any(name.startswith("ironbridge/core/") for name in libraries)
    assert [name for name in zipfile.ZipFile(pure).namelist() if name.endswith(".so")] == []
    for wheel in (compiled, pure):
        assert PAGE in zipfile.ZipFile(wheel).namelist()


@pytest.mark.parametrize("build", ["compiled", "interpreted"])
def test_a_wheel_works_outside_the_checkout(build: str, made: Path, tmp_path: Path) -> None:
    """The command, ``python -m``, games and page work; the pure build reports that it is slow."""
    wheel = the(made, "*-cp*.whl" if build == "compiled" else "*-none-any.whl")
    programs = installed(wheel, tmp_path)
    said = succeeds(programs / "ironbridge", "--version", cwd=tmp_path)
    assert f"({build} rules, " in said
    assert (SLOWER in said) == (build == "interpreted")
    assert succeeds(programs / "python", "-m", "ironbridge", "--version", cwd=tmp_path) == said
    games = ("simulate", "birmingham", "--games", "2", "--jobs", "1")
    assert "Games: 2" in succeeds(programs / "ironbridge", *games, cwd=tmp_path)
    with playing(programs, tmp_path) as page:
        assert b"<title>Ironbridge" in page


def test_the_sdist_builds(made: Path, tmp_path: Path) -> None:
    """The sdist contains the page and no compiled module."""
    sdist = the(made, "*.tar.gz")
    with tarfile.open(sdist) as packed:
        names = packed.getnames()
    assert [name for name in names if name.endswith((".so", ".pyd"))] == []
    assert any(name.endswith(f"/src/{PAGE}") for name in names)
    programs = installed(sdist, tmp_path)
    assert "(interpreted rules, " in succeeds(programs / "ironbridge", "--version", cwd=tmp_path)
    with playing(programs, tmp_path) as page:
        assert b"<title>Ironbridge" in page


def test_what_cannot_be_compiled_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The other packages are built, and the exit code reports the missing one."""
    program = tmp_path / "python"
    program.write_text(
        '#!/bin/sh\n[ "$IRONBRIDGE_BUILD" = interpreted ] && exit 0\n'
        "echo '  The core could not be compiled: there is no C compiler.' >&2\nexit 1\n"
    )
    program.chmod(0o755)
    monkeypatch.setattr(run, "program", lambda name: str(program))
    assert run.wheels(tmp_path / "dist") == 1
    said = capsys.readouterr()
    sentence = "There is no compiled wheel: The core could not be compiled: there is no C compiler."
    assert said.err.strip() == sentence
    assert said.out.strip() == "Failed: compiled wheel."
