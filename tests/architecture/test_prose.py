"""Excluded words do not occur in prose; CONTRIBUTING.md has the rules."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.architecture.sources import ROOT, project_files
from tools.docs_pages import DOCS, PAGES

INSTEAD = {
    r"anew": "again",
    r"whoever": "name the code or the role: the client, the seat, the caller",
    r"so\s+many": "a quantity with a name and a unit: 'number of games'",
    r"(?:so|this)\s+much": "a quantity with a name and a unit: 'number of cubes'",
    r"somebody": "name the code or the role",
    r"hunch(?:es)?": "hidden layer, hidden unit",
}
"""Excluded words, with the words to use instead."""
EXCLUDED = re.compile(rf"\b({'|'.join(INSTEAD)})\b", re.IGNORECASE)
ROOTS = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "docs", "src"]
ROOTS += ["tests", "tools", "benchmarks", "frontend/src", "examples", "run.py", "hatch_build.py"]
"""Files and folders that are checked; a folder with all its documents and sources."""
GENERATED = {DOCS / name for name in PAGES}
"""Generated pages; their sources are checked instead."""
CODE_SPAN = re.compile(r"```.*?```|``[^`]*``|`[^`\n]*`", re.DOTALL)
BETWEEN: Final = rf"(?:[\s_]|{CODE_SPAN.pattern})*"
NEAR: Final = re.compile("|".join(INSTEAD).replace(r"\s+", BETWEEN), re.IGNORECASE | re.DOTALL)
"""Excluded words in prose or joined to a name; a file without them is not taken apart."""
PAGE_COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|(?<![:\w])//[^\n]*", re.DOTALL)
CAPITAL = re.compile(r"(?<=[a-z])(?=[A-Z])")
SUFFIXES = (".md", ".py", ".ts", ".svelte", ".css")


def checked_files() -> list[Path]:
    """Returns the documents and sources under the roots."""
    roots = [ROOT / name for name in ROOTS]
    return [
        path
        for path in project_files()
        if path.suffix in SUFFIXES
        and path not in GENERATED
        and any(path == root or root in path.parents for root in roots)
    ]


def prose(path: Path) -> Iterator[tuple[int, str]]:
    """Yields the prose of a file with its line: a document without code, comments, docstrings."""
    text = path.read_text("utf-8")
    if path.suffix == ".md":
        yield 1, CODE_SPAN.sub(blank, text)
    elif path.suffix == ".py":
        yield from python_prose(text)
    else:
        for found in PAGE_COMMENT.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            yield line, CODE_SPAN.sub(blank, found.group())


def blank(found: re.Match[str]) -> str:
    """Returns the line breaks of a match, so that later lines keep their numbers."""
    return "\n" * found.group().count("\n")


def python_prose(text: str) -> Iterator[tuple[int, str]]:
    """Yields comments, docstrings (of attributes too), and names of functions and classes."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], CODE_SPAN.sub(blank, token.string)
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(docstring), lineno=line)):
                yield line, CODE_SPAN.sub(blank, docstring)
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.lineno, CAPITAL.sub(" ", node.name).replace("_", " ")


def excluded_words(path: Path) -> list[str]:
    """Returns the excluded words of a file, each with its line and the word to use instead."""
    found: list[str] = []
    if not NEAR.search(path.read_text("utf-8")):
        return found  # taking all Python sources apart takes 10 s
    for first, text in prose(path):
        for match in EXCLUDED.finditer(text):
            line = first + text.count("\n", 0, match.start())
            (instead,) = [
                better for word, better in INSTEAD.items() if re.fullmatch(word, match[0], re.I)
            ]
            found.append(f"{path.relative_to(ROOT)}:{line}: {match[0]!r}, write: {instead}")
    return found


def test_no_excluded_word_comes_back() -> None:
    found = [each for path in checked_files() for each in excluded_words(path)]
    assert found == []


def test_documents_are_among_the_checked_files() -> None:
    names = {path.relative_to(ROOT).as_posix() for path in checked_files()}
    assert {"README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/architecture.md"} <= names


@pytest.mark.parametrize(
    ("name", "text", "lines"),
    [
        ("a.md", "one\nthought anew\n```\nanew\n```\n`anew` somebody", [2, 6]),
        ("a.md", "so `x`\nmany\n", [1]),
        ("a.py", '"""Opens it\nanew."""\nANEW = "anew"  # for whoever asks\n', [2, 3]),
        ("a.py", "def begin_anew(anew): ...\n\nclass OldHunch: ...\n", [1, 3]),
        ("a.ts", "const anew = 'https://anew'; // so many\n/* so\n many */", [1, 2]),
        ("a.ts", "// so much coal\n// this much, so  much\n", [1, 2, 2]),
        ("a.svelte", "<p>somebody</p>\n<!-- somebody -->", [2]),
        ("a.css", ".somebody { color: red; } /* for\nwhoever reads */", [2]),
    ],
)
def test_prose_is_found_in_every_kind_of_file(
    name: str, text: str, lines: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Variables, strings and code spans are not prose."""
    monkeypatch.setattr("tests.architecture.test_prose.ROOT", tmp_path)
    path = tmp_path / name
    path.write_text(text, "utf-8")
    found = [int(each.split(":")[1]) for each in excluded_words(path)]
    assert sorted(found) == lines
