"""``builds.toml`` is the only list of the builds and of the compiled folders."""

import ast
import tomllib

import pytest

import hatch_build
import run
from ironbridge import _build
from tests.architecture.sources import ROOT, project_files
from tools import builds

WRITTEN = tomllib.loads((ROOT / "src/ironbridge/builds.toml").read_text("utf-8"))


def test_every_reader_has_the_list_of_the_file() -> None:
    assert _build.build_list() == builds.SETTINGS == WRITTEN
    assert _build.VARIABLE == builds.VARIABLE == run.VARIABLE
    assert _build.compiled_packages() == tuple(f"ironbridge.{one}." for one in WRITTEN["compile"])
    assert hatch_build.modules is builds.modules
    folders = {path.relative_to(builds.PACKAGE).parts[0] for path in builds.modules()}
    assert folders == set(WRITTEN["compile"])


@pytest.mark.parametrize("wish", ["fast", "Compiled"])
def test_both_programs_refuse_another_build_with_one_sentence(
    wish: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(builds.VARIABLE, wish)
    with pytest.raises(run.Trouble) as refused:
        run.wish()
    assert str(refused.value) == builds.complaint(wish)
    assert str(refused.value) == f"IRONBRIDGE_BUILD must be compiled or interpreted, not {wish!r}."
    assert [builds.complaint(one) for one in ("", *WRITTEN["builds"])] == ["", "", ""]


def test_no_other_file_lists_the_builds_or_the_compiled_folders() -> None:
    lists = (set(WRITTEN["builds"]), set(WRITTEN["compile"]))
    sources = [path for path in project_files() if path.suffix == ".py"]
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sources
        if path.relative_to(ROOT).parts[0] != "tests"
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Tuple | ast.List | ast.Set)
        if texts_of(node) in lists
    ]
    assert found == []
    assert "ironbridge" not in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]


def texts_of(node: ast.Tuple | ast.List | ast.Set) -> set[object]:
    """Returns the non-empty texts in a list or tuple display."""
    return {one.value for one in node.elts if isinstance(one, ast.Constant) if one.value}
