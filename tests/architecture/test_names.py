"""Class names and module names are unique in the project, outside titles and tests."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

import pytest

from tests.architecture.sources import (
    BENCHMARKS,
    PACKAGE,
    ROOT,
    Source,
    project_sources,
    sources,
)

SPECIAL = ("__init__", "__main__")
"""Module names that Python prescribes."""
VAGUE = {
    "look": "name what is read: select_tokens, read_error",
    "tell": "name what is sent or formatted, and to which end: send_updates, format_event",
    "told": "name the result: action_log, bot_cell",
    "said": "name the result: message_variable, report_lines",
    "ask": "name the request: run_job, open_question",
    "asked": "name the result: requested_game",
    "hear": "name what arrives: receive_message, on_notification",
    "heard": "name the result: received_text",
    "know": "name the registry that grows: register_mod",
    "seen": "name the result: encoded_state, view_without_undo",
    "kept": "name what is stored: list_sample_games",
    "do": "name the work: run_job",
}
"""Names that no function has, with what to write instead: they hide object and result."""
VAGUE_IN_PAGE = re.compile(
    r"^ *(?:export |private |static |async |function )*(look|tell|told|ask|said|hear|know)\(.*\{$",
    re.MULTILINE,
)
"""Functions and methods of the page's modules with such a name."""
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


def vague_functions(source: Source) -> list[str]:
    """Returns the functions of a module with a vague name, with place and advice."""
    return [
        f"{source.at(node)} {node.name}: {VAGUE[node.name.lstrip('_')]}"
        for node in ast.walk(source.tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.lstrip("_") in VAGUE
    ]


def vague_in_page(text: str) -> list[str]:
    """Returns the vague names of functions in a TypeScript or Svelte module."""
    return VAGUE_IN_PAGE.findall(text)


def test_a_class_name_stands_for_one_class() -> None:
    assert ambiguous(class_names(project_sources())) == {}


def test_a_module_name_stands_for_one_module() -> None:
    assert ambiguous(module_names(project_sources())) == {}


def test_a_function_name_says_what_the_function_does() -> None:
    assert [place for source in project_sources() for place in vague_functions(source)] == []
    page = [
        path
        for path in sorted((ROOT / "frontend" / "src").rglob("*"))
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name
    ]
    assert {str(path): vague_in_page(path.read_text("utf-8")) for path in page} == {
        str(path): [] for path in page
    }


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


def test_vague_function_names_are_seen() -> None:
    text = "class A:\n    async def tell(self): ...\n    def _hear(self): ...\ndef ask_host(): ..."
    assert [line.split()[1] for line in vague_functions(made("core/x.py", text))] == [
        "tell:",
        "_hear:",
    ]
    page = "  private look(used: number): void {\nexport async function ask(path: string) {"
    assert vague_in_page(page) == ["look", "ask"]
    assert vague_in_page("    this.look(choice);\n    if (told()) {") == []


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
