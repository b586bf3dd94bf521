"""Class names and module names are unique in the project, outside titles and tests."""

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator

import pytest

from tests.architecture.sources import BENCHMARKS, PACKAGE, Source, project_sources, sources

SPECIAL = ("__init__", "__main__")
"""Module names that Python prescribes."""
UNFINISHED = ("...", "…", "the same")
"""Beginnings of docstrings that do not stand alone."""


def is_in_a_title(source: Source) -> bool:
    """Returns whether a module lies in the folder of a title: titles have the same modules."""
    titles = PACKAGE / "titles"
    return titles in source.path.parents and source.path.parent != titles


def class_names(found: Iterable[Source]) -> Iterator[tuple[str, str]]:
    """Yields each class outside the folders of titles, with its place."""
    for source in found:
        if not is_in_a_title(source):
            for node in ast.walk(source.tree):
                if isinstance(node, ast.ClassDef):
                    yield node.name, source.at(node)


def module_names(found: Iterable[Source]) -> Iterator[tuple[str, str]]:
    """Yields the base name of each module outside the folders of titles, with its place."""
    for source in found:
        if not is_in_a_title(source) and source.path.stem not in SPECIAL:
            yield source.path.stem, source.at(source.tree)


def ambiguous(names: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Returns the names that stand for several things, with their places."""
    places = defaultdict(list)
    for name, place in names:
        places[name].append(place)
    return {name: found for name, found in places.items() if len(found) > 1}


def unfinished_docstrings(source: Source) -> list[str]:
    """Returns the docstrings of a module that do not stand alone, with their places."""
    return [
        f"{source.at(node)} {node.value.value.strip().splitlines()[0]}"
        for node in ast.walk(source.tree)
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
        and node.value.value.strip().lower().startswith(UNFINISHED)
    ]


def test_a_class_name_stands_for_one_class() -> None:
    assert ambiguous(class_names(project_sources())) == {}


def test_a_module_name_stands_for_one_module() -> None:
    assert ambiguous(module_names(project_sources())) == {}


def test_a_docstring_stands_alone() -> None:
    assert [place for source in sources() for place in unfinished_docstrings(source)] == []


# The tests above can fail


def made(inside: str, text: str) -> Source:
    return Source(PACKAGE / inside, text, ast.parse(text))


def test_equal_names_are_seen() -> None:
    both = [made("core/x.py", "class A:\n    class B: ..."), made("game/x.py", "class B: ...")]
    assert list(ambiguous(class_names(both))) == ["B"]
    assert list(ambiguous(module_names(both))) == ["x"]


def test_names_outside_the_package_count() -> None:
    text = "class B: ..."
    both = [made("core/x.py", text), Source(BENCHMARKS / "x.py", text, ast.parse(text))]
    assert list(ambiguous(class_names(both))) == ["B"]
    assert list(ambiguous(module_names(both))) == ["x"]


def test_titles_may_have_equal_names() -> None:
    both = [made(f"titles/{title}/rules.py", "class Rules: ...") for title in ("a", "b")]
    assert list(class_names(both)) == list(module_names(both)) == []
    assert [name for name, _ in module_names([made("titles/spec.py", "")])] == ["spec"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('"""The same for others."""', 1),
        ('A = 1\n"""... and more."""', 1),
        ('def f():\n    """\n    … and more."""', 1),
        ('"""Returns the same number."""', 0),
        ('A = "... and more"', 0),
    ],
)
def test_a_docstring_that_leans_on_another_is_seen(text: str, found: int) -> None:
    assert len(unfinished_docstrings(made("core/x.py", text))) == found
