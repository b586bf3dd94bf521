"""What the documents show is what happens: their examples are run."""

import doctest
import re
from pathlib import Path

import pytest

from tests.architecture.sources import PACKAGE, ROOT, sources

DOCUMENTS = [
    path
    for path in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    if ">>>" in path.read_text("utf-8")
]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_examples_in_documents_run(path: Path) -> None:
    found = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert found.attempted > 0
    assert found.failed == 0


def test_the_readme_has_examples() -> None:
    assert ROOT / "README.md" in DOCUMENTS


def test_the_architecture_names_every_module_of_the_core() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    modules = [source.path.stem for source in sources() if source.inside.startswith("core/")]
    named = set(re.findall(r"[a-z_]+", page))
    assert [name for name in modules if name not in named and name != "__init__"] == []


def test_the_architecture_names_no_module_that_is_gone() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    named = re.findall(r"`((?:core|titles|sim|notation|words)/[a-z_/]+)`", page)
    gone = [
        name
        for name in named
        if not (PACKAGE / f"{name}.py").exists() and not (PACKAGE / name).is_dir()
    ]
    assert gone == []
