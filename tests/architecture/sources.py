"""Sources of the project, parsed once for the tests of its structure."""

import ast
import subprocess
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

import hatch_build

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "ironbridge"
BENCHMARKS = ROOT / "benchmarks"
OUTSIDE = (BENCHMARKS, ROOT / "tools", ROOT / "examples")
"""Folders of modules beside the package, without the tests."""


class Source(NamedTuple):
    """One module of the project."""

    path: Path
    text: str
    tree: ast.Module

    @property
    def inside(self) -> str:
        """Returns the path in the package, such as ``core/bitset.py``."""
        return self.path.relative_to(PACKAGE).as_posix()

    def at(self, node: ast.AST) -> str:
        """Returns the location of a node as ``path:line``."""
        return f"{self.path.relative_to(ROOT)}:{getattr(node, 'lineno', 1)}"


def parse(path: Path) -> Source:
    text = path.read_text(encoding="utf-8")
    return Source(path, text, ast.parse(text, str(path)))


@cache
def sources() -> list[Source]:
    """Returns every module of the package."""
    return [parse(path) for path in sorted(PACKAGE.rglob("*.py"))]


@cache
def all_sources() -> list[Source]:
    """Returns every module of the package and of the benchmarks."""
    return sources() + [parse(path) for path in sorted(BENCHMARKS.rglob("*.py"))]


@cache
def project_sources() -> list[Source]:
    """Returns every module of the package and of the folders beside it."""
    return sources() + [parse(path) for top in OUTSIDE for path in sorted(top.rglob("*.py"))]


def found_in_compiled(look: Callable[[ast.Module], Iterable[ast.AST]]) -> list[str]:
    """Returns the findings in compiled modules with their locations."""
    compiled = [parse(path) for path in hatch_build.modules()]
    return [
        f"{source.at(node)} {ast.unparse(node)}"
        for source in compiled
        for node in look(source.tree)
    ]


@cache
def project_files() -> list[Path]:
    """Returns every tracked or new file, without generated ones."""
    line = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    paths = [ROOT / name for name in names.splitlines()]
    return [path for path in paths if path.is_file() and path.name != "uv.lock"]
