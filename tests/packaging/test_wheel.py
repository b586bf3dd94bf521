"""A clean clone builds the compiled wheel in an empty environment, or an error says why not.

Runs with every Python from 3.11 to 3.13 on the machine; the header of the run names them.  The C
code is compiled without optimization here, which takes less time: the core of the
checkout, and so the wheel of ``test_wheels.py``, is the optimized one.
"""

import shutil
import sys
import sysconfig
from pathlib import Path

import pytest

import run
from tests.architecture.sources import ROOT, project_files
from tests.packaging.pythons import PYTHONS
from tests.packaging.strangers import call, succeeds

pytestmark = pytest.mark.slow

OTHERS = [python for version, python in PYTHONS.items() if version != sys.version_info[:2]]


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Returns a clean clone of the project."""
    folder = tmp_path / "clone"
    for path in [*project_files(), ROOT / "uv.lock"]:
        target = folder / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)
    return folder


@pytest.fixture
def unoptimized(tmp_path: Path) -> dict[str, str]:
    """Returns variables that name the C compiler of this Python, with optimization switched off."""
    wrapper = tmp_path / "cc"
    wrapper.write_text(f'#!/bin/sh\nexec {sysconfig.get_config_var("CC")} "$@" -O0\n')
    wrapper.chmod(0o755)
    return {"CC": str(wrapper)}


def look_over(programs: Path, away: Path) -> None:
    """Asserts that the installed package runs compiled and that all its titles pass the check."""
    ironbridge = programs / "ironbridge"
    said = succeeds(ironbridge, "--version", cwd=away)
    assert "(compiled rules, " in said
    assert len(said.splitlines()) == 1
    for title in succeeds(programs / "python", "-c", NAMES, cwd=away).split():
        assert succeeds(ironbridge, "check-title", title, cwd=away) == f"{title}: no complaints.\n"


NAMES = "from ironbridge.titles import names; print(*names())"
PAGE = "import ironbridge.server as s; from pathlib import Path; "
PAGE += "print((Path(s.__file__).parent / 'static' / 'index.html').is_file())"


def test_pip_installs_the_compiled_package_with_its_page(
    clone: Path, tmp_path: Path, unoptimized: dict[str, str]
) -> None:
    succeeds(sys.executable, "-m", "venv", tmp_path / "empty", cwd=tmp_path)
    programs = tmp_path / "empty" / "bin"
    line = [programs / "python", "-m", "pip", "install", "--quiet", clone]
    succeeds(*line, cwd=tmp_path, **unoptimized)
    look_over(programs, tmp_path)
    assert succeeds(programs / "python", "-c", PAGE, cwd=tmp_path).strip() == "True"


@pytest.mark.parametrize("python", OTHERS, ids=lambda python: python.parent.parent.name)
def test_uv_builds_the_compiled_wheel_for_other_pythons(
    python: Path, clone: Path, tmp_path: Path, unoptimized: dict[str, str]
) -> None:
    made = tmp_path / "made"
    line = [run.uv(), "build", "--python", python, "--out-dir", made]
    succeeds(*line, cwd=clone, IRONBRIDGE_PAGE="skip", **unoptimized)
    (wheel,) = made.glob("*.whl")
    assert len(list(made.glob("*.tar.gz"))) == 1
    assert not wheel.name.endswith("-none-any.whl")
    programs = tmp_path / "empty" / "bin"
    succeeds(run.uv(), "venv", "--python", python, tmp_path / "empty", cwd=tmp_path)
    succeeds(run.uv(), "pip", "install", "--python", programs / "python", wheel, cwd=tmp_path)
    look_over(programs, tmp_path)


def test_without_a_compiler_a_wheel_is_refused_in_a_sentence(clone: Path, tmp_path: Path) -> None:
    line = [
        run.uv(),
        "build",
        "--wheel",
        "--python",
        sys.executable,
        "--out-dir",
        tmp_path / "made",
    ]
    done = call(*line, cwd=clone, IRONBRIDGE_PAGE="skip", CC="/bin/false")
    assert done.returncode != 0
    said = " ".join((done.stdout + done.stderr).split())
    assert (
        "The core could not be compiled: there is no C compiler with the headers of this Python. "
        "IRONBRIDGE_BUILD=interpreted builds a pure Python package, much slower." in said
    )
    asked = {"IRONBRIDGE_PAGE": "skip", "IRONBRIDGE_BUILD": "interpreted"}
    succeeds(*line, cwd=clone, **asked)
    (wheel,) = (tmp_path / "made").glob("*.whl")
    assert wheel.name.endswith("-none-any.whl")
