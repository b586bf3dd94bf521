"""Every example of the rulebook, every ruling and every fine point has its test."""

import ast
import tomllib
from pathlib import Path

import pytest

HERE = Path(__file__).parent


def numbers_in(module: str) -> set[str]:
    """Returns the numbers in the names of a module's tests: ``e01``, ``r28``."""
    tree = ast.parse((HERE / module).read_text("utf-8"))
    names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    return {name.split("_")[1].upper() for name in names if name.startswith("test_")}


def test_every_example() -> None:
    examples = tomllib.loads((HERE / "examples.toml").read_text("utf-8"))["examples"]
    assert {example["id"] for example in examples} == numbers_in("rulings/test_examples.py")


@pytest.mark.parametrize(
    ("module", "letter", "last"), [("test_rulings.py", "R", 28), ("test_fine_points.py", "D", 22)]
)
def test_every_ruling_and_fine_point(module: str, letter: str, last: int) -> None:
    assert numbers_in(module) == {f"{letter}{number:02}" for number in range(1, last + 1)}
