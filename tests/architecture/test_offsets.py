"""Only one module knows the memory layout of a position: all others access fields by name."""

import ast

from tests.architecture.sources import sources

LAYOUT = "ironbridge.core.layout"
BLANK = {"blank_words", "blank_cells"}


def offsets_taken() -> dict[str, set[str]]:
    """Returns the names that each module imports from the layout, those of ``BLANK`` apart."""
    found: dict[str, set[str]] = {}
    for source in sources():
        for node in ast.walk(source.tree):
            if isinstance(node, ast.ImportFrom) and node.module == LAYOUT:
                names = {name.name for name in node.names} - BLANK
                found.setdefault(source.inside, set()).update(names)
    return {module: names for module, names in found.items() if names}


def test_only_the_position_knows_where_things_stand() -> None:
    assert list(offsets_taken()) == ["core/position.py"]


def reckoned_in(tree: ast.AST) -> list[ast.AST]:
    """Returns every index into cells or words that is a sum."""
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Subscript)
        and isinstance(node.value, ast.Attribute)
        and node.value.attr in ("cells", "i18n")
        and isinstance(node.slice, ast.BinOp)
    ]


def names_a_word(function: ast.AST) -> bool:
    """Returns whether a function has one line, such as ``face_up``: it names such a sum."""
    return isinstance(function, ast.FunctionDef) and len(function.body) == 2


def test_no_code_computes_with_cells_and_words() -> None:
    """An index is a name, or a sum inside a function that names it."""
    reckoned = [
        source.at(node)
        for source in sources()
        if source.inside not in ("core/position.py", "core/layout.py")
        for part in source.tree.body
        if not names_a_word(part)
        for node in reckoned_in(part)
    ]
    assert reckoned == []
