"""The page is built once from its sources with the Node of a wheel, or an error says why not."""

from pathlib import Path

import pytest

from tools import build_page
from tools.build_page import PageMissing

pytestmark = pytest.mark.slow
PACKAGE_JSON = '{"name": "trial", "version": "1.0.0", "scripts": {"build": "node build.mjs"}}'
LOCK = '{"name": "trial", "version": "1.0.0", "lockfileVersion": 3, "packages": {}}'
SCRIPT = """
import { mkdirSync, appendFileSync } from 'node:fs';
mkdirSync('../static', { recursive: true });
appendFileSync('../static/index.html', 'built;');
"""


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns the folder of a project with a small page."""
    frontend = tmp_path / "frontend"
    frontend.mkdir()
    (frontend / "package.json").write_text(PACKAGE_JSON)
    (frontend / "package-lock.json").write_text(LOCK)
    (frontend / "build.mjs").write_text(SCRIPT)
    for name, path in {
        "ROOT": tmp_path,
        "FRONTEND": frontend,
        "PACKAGE": tmp_path / "package",
        "STATIC": tmp_path / "static",
        "MARK": tmp_path / "static" / "built-from",
        "LOG": tmp_path / "build" / "page.txt",
    }.items():
        monkeypatch.setattr(build_page, name, path)
    monkeypatch.delenv(build_page.VARIABLE, raising=False)
    return tmp_path


def built(page: Path) -> str:
    """Returns the number of builds of the page."""
    index = page / "static" / "index.html"
    return index.read_text() if index.is_file() else ""


def test_it_is_built_once_and_again_when_its_sources_change(page: Path) -> None:
    build_page.build()
    assert build_page.is_current(build_page.fingerprint())
    build_page.build()
    assert built(page) == "built;"
    (page / "frontend" / "app.js").write_text("changed")
    assert not build_page.is_current(build_page.fingerprint())
    build_page.build()
    assert built(page) == "built;built;"


def test_what_npm_installs_is_no_source(page: Path) -> None:
    build_page.build()
    (page / "frontend" / "node_modules" / "x").mkdir(parents=True)
    (page / "frontend" / "node_modules" / "x" / "y.js").write_text("made")
    assert build_page.is_current(build_page.fingerprint())


def test_the_sentences_of_the_package_are_sources(page: Path) -> None:
    build_page.build()
    (page / "package" / "i18n").mkdir(parents=True)
    (page / "package" / "i18n" / "page.ftl").write_text("hello = Hello")
    assert not build_page.is_current(build_page.fingerprint())


def test_without_a_frontend_nothing_is_built(page: Path) -> None:
    (page / "frontend" / "package.json").unlink()
    build_page.build()
    assert built(page) == ""


def test_it_can_be_skipped(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(build_page.VARIABLE, "skip")
    build_page.build()
    assert built(page) == ""
    monkeypatch.setenv(build_page.VARIABLE, "no")
    with pytest.raises(PageMissing, match="must be skip or nothing, not 'no'"):
        build_page.build()


def test_without_node_it_says_so(
    page: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build_page, "find_spec", lambda name: None)
    assert build_page.main() == 1
    assert capsys.readouterr().out.startswith("The page is missing: there is no Node here")


def test_without_a_network_it_says_so(
    page: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lock = """{"name": "trial", "version": "1.0.0", "lockfileVersion": 3, "packages": {
        "": {"name": "trial", "version": "1.0.0", "dependencies": {"left": "1.0.0"}},
        "node_modules/left": {"version": "1.0.0", "resolved": "http://127.0.0.1:9/left.tgz"}}}"""
    wants = PACKAGE_JSON.replace("{", '{"dependencies": {"left": "1.0.0"}, ', 1)
    (page / "frontend" / "package.json").write_text(wants)
    (page / "frontend" / "package-lock.json").write_text(lock)
    monkeypatch.setenv("npm_config_fetch_retries", "0")
    assert build_page.main() == 1
    said = capsys.readouterr().out
    assert said.startswith("The page is missing: npm could not fetch it: npm error")
    assert said.endswith("IRONBRIDGE_PAGE=skip goes on without it.\n")


def test_a_failing_build_is_told_with_its_log(page: Path) -> None:
    (page / "frontend" / "build.mjs").write_text("throw new Error('no paint');")
    with pytest.raises(PageMissing, match=r"its build failed: .*no paint.* \(all of it: "):
        build_page.build()
    assert "no paint" in (page / "build" / "page.txt").read_text()
    assert not build_page.is_current(build_page.fingerprint())


def test_a_build_that_writes_nothing_is_no_page(page: Path) -> None:
    (page / "frontend" / "build.mjs").write_text("")
    with pytest.raises(PageMissing, match="wrote no"):
        build_page.build()
