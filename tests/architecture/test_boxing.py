"""Compiled functions never choose between a native integer and a plain literal.

``x if x > 0 else 0`` is a native integer or a Python one, so mypyc boxes and unboxes both, in
functions that run a million times per second. Use ``x if x > 0 else i64(0)``.
"""

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.sources import found_in_compiled


def is_literal(node: ast.expr) -> bool:
    """Returns whether a node is an integer literal."""
    if isinstance(node, ast.UnaryOp):
        node = node.operand
    return isinstance(node, ast.Constant) and type(node.value) is int


def is_native(function: ast.FunctionDef) -> bool:
    """Returns whether a function names native integers."""
    return any(isinstance(node, ast.Name) and node.id == "i64" for node in ast.walk(function))


def boxed(tree: ast.Module) -> Iterator[ast.IfExp]:
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and is_native(function):
            for node in ast.walk(function):
                if isinstance(node, ast.IfExp) and is_literal(node.body) != is_literal(node.orelse):
                    yield node


def test_no_compiled_function_boxes_what_it_chooses() -> None:
    assert found_in_compiled(boxed) == []


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("x if x > 0 else 0", 1),
        ("-1 if x > 0 else x", 1),
        ("x if x > 0 else i64(0)", 0),
        ("1 if x > 0 else 0", 0),
        ("x if x > y else y", 0),
    ],
)
def test_a_boxed_choice_is_seen(line: str, wrong: int) -> None:
    code = f"def f(x: i64, y: i64) -> i64:\n    return {line}\n"
    assert len(list(boxed(ast.parse(code)))) == wrong
    assert list(boxed(ast.parse(code.replace("i64", "int")))) == []
