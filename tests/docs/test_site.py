"""The documentation site is built without a warning, and holds what is made from the sources."""

import os
import subprocess
from html import unescape
from pathlib import Path

import pytest

import run
from ironbridge.notation.headers import make_setting
from ironbridge.research.encoding import Encoding
from ironbridge.titles import find, names
from tests.architecture.sources import ROOT

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as ``run.py docs`` builds it, elsewhere."""
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [*run.site_line(), "--site-dir", str(folder)],
        cwd=ROOT,
        env={**os.environ, **run.SITE_SETTINGS},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout + done.stderr == ""
    return folder


def test_every_entry_of_every_encoding_has_its_line(site: Path) -> None:
    """For each title on each of its boards."""
    for title in names():
        for board in find(title).boards or [None]:
            encoding = Encoding(make_setting(title, None, {"board": board} if board else {}))
            name = f"{title}-{board}" if board else title
            page = unescape((site / "encodings" / f"{name}.html").read_text(encoding="utf-8"))
            assert all(f"<td>{entry}</td>" in page for entry in encoding.entries())


def test_the_rules_of_every_title_are_there(site: Path) -> None:
    """One page for each rulebook."""
    pages = {path.stem for path in (site / "rules").glob("*.html")}
    assert set(names()) <= pages


def test_the_interface_is_told_from_its_docstrings(site: Path) -> None:
    """The names that are a promise, with what they say of themselves."""
    page = (site / "reference.html").read_text(encoding="utf-8")
    for name in ("aec_env", "IronbridgeEnv", "Runner", "Encoding", "IronbridgeGame"):
        assert f">{name}<" in page
    assert "An action that" in page
