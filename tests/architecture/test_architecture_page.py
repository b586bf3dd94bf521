"""Every path that the documents name exists; docs/architecture.md names real functions too."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.sources import PACKAGE, ROOT, sources

PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
OUTSIDE = ("src/", "frontend/", "tests/", "benchmarks/", "tools/")
"""Prefixes of paths that are relative to the repository; all others are relative to the package."""
NAMED = sorted(set(re.findall(r"`([a-z_0-9]+(?:/[\w.]*)+|errors\.py|types\.py)`", PAGE)))


def split(named: str) -> tuple[Path, str]:
    """Returns the file or folder that a name stands for, and what it names inside."""
    folder, _, last = named.rpartition("/")
    base = ROOT if named.startswith(OUTSIDE) else PACKAGE
    module, _, inside = last.partition(".")
    if inside in ("py", "md", "toml", "ts", "svelte"):
        return base / folder / last, ""
    path = base / folder / module
    return (path if path.is_dir() else path.with_name(f"{module}.py")), inside


def definitions(body: list[ast.stmt], before: str = "") -> Iterator[str]:
    """Yields the functions and classes of a module, methods as ``Class.method``."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield before + node.name
            if isinstance(node, ast.ClassDef):
                yield from definitions(node.body, f"{node.name}.")


@pytest.mark.parametrize("named", NAMED)
def test_a_named_path_exists(named: str) -> None:
    path, inside = split(named)
    assert path.exists()
    if inside:
        assert inside in set(definitions(ast.parse(path.read_text("utf-8")).body))


def test_the_page_names_paths_and_functions() -> None:
    assert len(NAMED) > 80
    assert len([named for named in NAMED if split(named)[1]]) > 12


def test_other_documents_name_paths_that_exist() -> None:
    packages = [path.name for path in PACKAGE.iterdir() if path.is_dir()]
    pattern = re.compile(rf"`((?:{'|'.join([*packages, 'tests', 'tools'])})/[\w/]+(?:\.py)?)`")
    gone = []
    for document in [ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        for named in pattern.findall(document.read_text("utf-8")):
            if not split(named)[0].exists():
                gone.append(f"{document.name}: {named}")
    assert gone == []


def test_every_module_of_the_core_is_named() -> None:
    modules = [source.inside for source in sources() if source.inside.startswith("core/")]
    named = {f"{name}.py" for name in NAMED}
    assert [name for name in modules if name not in named and "__init__" not in name] == []
