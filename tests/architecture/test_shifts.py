"""Compiled modules never shift a constant left by a variable number, nor look for a dictionary.

mypyc 2.4.1 writes the constant into C as it stands, and C shifts it in 32 bits: ``1 << n`` is
silently wrong from ``n == 31`` on when ``n`` is a native integer.  The same goes for
``i64(1) << n``, for a ``Final`` name, and for a local variable that is only ever given a constant.
Use the table ``BIT[n]``.
"""

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.sources import found_in_compiled

NATIVE_INTEGERS = {"i64", "i32", "i16", "u8", "int"}


def is_constant(node: ast.expr, known: frozenset[str] = frozenset()) -> bool:
    """Returns whether the compiler may know this number; constants have upper-case names."""
    match node:
        case ast.Constant(value=value):
            return isinstance(value, int)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.isupper() or name in known
        case ast.UnaryOp(operand=operand):
            return is_constant(operand, known)
        case ast.BinOp(left=left, right=right):
            return is_constant(left, known) and is_constant(right, known)
        case ast.Call(func=ast.Name(id=name), args=[argument]):
            return name in NATIVE_INTEGERS and is_constant(argument, known)
    return False


def constant_locals(function: ast.AST) -> frozenset[str]:
    """Returns the variables that are assigned only constants in a function."""
    constant: set[str] = set()
    varying: set[str] = set()
    seen: set[int] = set()
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Name(id=name) as target], value=value):
                (constant if is_constant(value) else varying).add(name)
                seen.add(id(target))
            case ast.AnnAssign(target=ast.Name(id=name) as target, value=ast.expr() as value):
                (constant if is_constant(value) else varying).add(name)
                seen.add(id(target))
            case ast.Name(id=name, ctx=ast.Store()) if id(node) not in seen:
                varying.add(name)
    return frozenset(constant - varying)


def wrong_shifts(tree: ast.Module) -> Iterator[ast.BinOp]:
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    found: dict[int, ast.BinOp] = {}
    for scope in [tree, *functions]:
        known = constant_locals(scope) if isinstance(scope, ast.FunctionDef) else frozenset()
        for node in ast.walk(scope):
            if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                if is_constant(node.left, known) and not is_constant(node.right):
                    found[id(node)] = node
    yield from found.values()


def test_no_compiled_module_shifts_a_constant() -> None:
    assert found_in_compiled(wrong_shifts) == []


def open_classes(tree: ast.Module) -> list[ast.AST]:
    """Returns uses of ``__getattr__`` and ``__dict__``: a compiled object has no dictionary."""
    return [
        node
        for node in ast.walk(tree)
        if (isinstance(node, ast.FunctionDef) and node.name == "__getattr__")
        or (isinstance(node, ast.Attribute) and node.attr == "__dict__")
    ]


def test_no_compiled_class_looks_into_its_dictionary() -> None:
    assert found_in_compiled(open_classes) == []


def test_a_look_into_the_dictionary_is_seen() -> None:
    code = "class A:\n    def __getattr__(self, name):\n        return self.__dict__[name]\n"
    assert len(open_classes(ast.parse(code))) == 2


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("x = 1 << n", 1),
        ("x = i64(1) << n", 1),
        ("x = ONE << n", 1),
        ("x = (1 << n) - 1", 1),
        ("def f(n):\n    one: i64 = 1\n    return one << n", 1),
        ("def f(n):\n    one: i64 = 1\n    one += n\n    return one << n", 0),
        ("x = 1 << 40", 0),
        ("x = mask << n", 0),
        ("x = kind << SLOT_BITS", 0),
        ("x = 1 >> n", 0),
    ],
)
def test_a_wrong_shift_is_seen(line: str, wrong: int) -> None:
    assert len(list(wrong_shifts(ast.parse(line)))) == wrong
