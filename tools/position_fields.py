"""Generates the code of ``Position`` that lists all its integer fields, for the compiled core.

The fields are listed once, in the constructor of ``Position``. Run this after a change of that
list::

    .venv/bin/python tools/position_fields.py

A test compares the module with the generated one.
"""

import ast
import re
from pathlib import Path

from ironbridge.core.hashing import ODD_MULTIPLIERS

MODULE = Path(__file__).resolve().parents[1] / "src" / "ironbridge" / "core" / "position.py"
FIRST_ODD = 160
"""Index of the first odd multiplier for the hash of integer fields; literals save a look-up."""
INDENT = " " * 8


def main() -> None:
    """Rewrites the generated parts of the module."""
    MODULE.write_text(made(MODULE.read_text(encoding="utf-8")), encoding="utf-8")


def made(source: str) -> str:
    """Returns the module with both places generated from its list."""
    names = listed(source)
    copied = [f"twin.{name} = self.{name}" for name in names]
    odds = list(ODD_MULTIPLIERS)[FIRST_ODD:]
    summed = [f"total += self.{name} * {odd}" for name, odd in zip(names, odds, strict=False)]
    return between(between(source, "copied", copied), "summed", summed)


def listed(source: str) -> list[str]:
    """Returns the attributes that the constructor of ``Position`` declares as ``i64``."""
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    (position,) = [node for node in classes if node.name == "Position"]
    (constructor,) = [
        node
        for node in position.body
        if isinstance(node, ast.FunctionDef) and node.name == "__init__"
    ]
    return [
        line.target.attr
        for line in constructor.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Attribute)
    ]


def between(source: str, mark: str, lines: list[str]) -> str:
    """Returns the source with these lines between a marker and the end that follows it."""
    text = "".join(f"{INDENT}{line}\n" for line in lines)
    place = re.compile(rf"({INDENT}# {mark}\n).*?({INDENT}# end\n)", re.DOTALL)
    return place.sub(lambda found: found[1] + text + found[2], source)


if __name__ == "__main__":
    main()
