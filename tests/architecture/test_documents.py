"""Runs the examples of the documents."""

import doctest
from pathlib import Path

import pytest

from tests.architecture.sources import ROOT

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
