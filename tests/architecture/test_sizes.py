"""Limits on the lengths of modules and functions, and on docstrings."""

import ast

from tests.architecture.sources import sources

MODULE_LINES = 420
FUNCTION_LINES = 45


def test_modules_are_short() -> None:
    lengths = {source.inside: len(source.text.splitlines()) for source in sources()}
    assert {name: lines for name, lines in lengths.items() if lines > MODULE_LINES} == {}


def only_names_fields(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Returns whether a function only sets fields, each with a docstring."""
    return all(
        isinstance(line, ast.Assign | ast.AnnAssign)
        or (isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant))
        for line in function.body
    )


def lines_of(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Returns the number of lines of a function without its docstring."""
    first = function.body[0]
    is_docstring = isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant)
    docstring = (first.end_lineno or 0) - first.lineno + 1 if is_docstring else 0
    return (function.end_lineno or 0) - function.lineno + 1 - docstring


def test_functions_are_short() -> None:
    long = [
        f"{source.at(node)} {node.name}: {lines_of(node)} lines"
        for source in sources()
        for node in ast.walk(source.tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and lines_of(node) > FUNCTION_LINES
        and not (node.name == "__init__" and only_names_fields(node))
    ]
    assert long == []


def test_a_module_begins_by_saying_what_it_owns() -> None:
    silent = [source.inside for source in sources() if not ast.get_docstring(source.tree)]
    assert silent == []


def test_modules_are_named_for_one_thing() -> None:
    vague = {"utils", "helpers", "common", "base", "manager", "misc"}
    assert [source.inside for source in sources() if source.path.stem in vague] == []
