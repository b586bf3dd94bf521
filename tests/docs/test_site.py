"""Builds the documentation site without a warning and checks its generated parts."""

import inspect
import os
import re
import subprocess
from html import unescape
from pathlib import Path

import pytest

import ironbridge
import run
from ironbridge.notation.headers import make_spec
from ironbridge.research.encoding import Encoding
from ironbridge.titles import find, names
from tests.architecture.sources import ROOT

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns the folder of a site built like ``run.py docs`` does."""
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
    for title in names():
        for board in find(title).boards or [None]:
            encoding = Encoding(make_spec(title, None, {"board": board} if board else {}))
            name = f"{title}-{board}" if board else title
            page = unescape((site / "encodings" / f"{name}.html").read_text(encoding="utf-8"))
            assert all(f"<td>{entry}</td>" in page for entry in encoding.entries())


def test_the_rules_of_every_title_are_there(site: Path) -> None:
    pages = {path.stem for path in (site / "rules").glob("*.html")}
    assert set(names()) <= pages


def test_the_interface_is_told_from_its_docstrings(site: Path) -> None:
    page = (site / "reference.html").read_text(encoding="utf-8")
    for name in ("aec_env", "IronbridgeEnv", "VectorEnv", "Encoding", "IronbridgeGame"):
        assert f">{name}<" in page
    assert "An action outside the mask" in page


def test_the_reference_explains_every_parameter_of_new(site: Path) -> None:
    page = (site / "reference.html").read_text(encoding="utf-8")
    section = page[page.index('id="ironbridge.new"') : page.index('id="ironbridge.load"')]
    explained = set(re.findall(r"<code>(\w+)</code>", section))
    assert set(inspect.signature(ironbridge.new).parameters) <= explained


def test_every_public_name_is_in_the_reference(site: Path) -> None:
    page = (site / "reference.html").read_text(encoding="utf-8")
    named = [getattr(ironbridge, name) for name in ironbridge.__all__]
    names = {thing.__name__ for thing in named if callable(thing)}  # an alias counts once
    assert len(names) > 12
    for name in names:
        assert re.search(rf'id="ironbridge[.\w]*\.{name}"', page), name


def test_the_home_page_leads_to_pages_that_are_there(site: Path) -> None:
    home = (site / "index.html").read_text(encoding="utf-8")
    assert home.count('class="ib-door ') == 3
    local = {
        address.partition("#")[0]
        for address in re.findall(r'(?:href|src)="([^"]+)"', home)
        if not re.match(r"https?:|#|data:", address)
    }
    assert {"tutorials/playing.html", "architecture.html", "tutorials/research.html"} <= local
    assert [address for address in local if address and not (site / address).exists()] == []
