"""Finds the problem documents that a handler may answer with, by reading the server's sources.

The search follows calls from a function to the functions and methods of ``ironbridge.server``.  The
class of an object is read off annotations, constructors and return types; calls on objects of
unknown class are ignored.
"""

import ast
import inspect
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import ironbridge.server

ROOT: Final = Path(inspect.getfile(ironbridge.server)).parent

Error = tuple[int, str]
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Place(NamedTuple):
    """A function of the server: its module, its class if it is a method, and its source."""

    module: str
    owner: str
    node: Function


class Sources(NamedTuple):
    """The server's functions by full name or ``Class.method``, and what its names stand for."""

    functions: dict[str, Place]
    imported: dict[str, dict[str, str]]
    """By module: local names and the full names they stand for."""
    aliases: dict[str, str]
    """Type aliases of classes, such as a parameter type for a dependency."""
    classes: set[str]


def raised_by(function: Callable[..., Any]) -> list[Error]:
    """Returns status and kind of the problems that a function may raise, in order."""
    found: set[Error] = set()
    seen: set[str] = set()
    waiting = [f"{function.__module__}.{function.__name__}"]
    while waiting:
        name = waiting.pop()
        if name not in seen and name in sources().functions:
            seen.add(name)
            place = sources().functions[name]
            found |= set(errors_in(place.node))
            waiting += calls_in(place)
    return sorted(found)


def errors_in(function: Function) -> Iterator[Error]:
    """Yields the problems that a function makes itself."""
    for node in ast.walk(function):
        match node:
            case ast.Call(
                func=ast.Name(id="Problem"),
                args=[ast.Constant(value=int(status)), ast.Constant(value=str(kind)), *_],
            ):
                yield status, kind


def calls_in(place: Place) -> Iterator[str]:
    """Yields the names of the functions and methods that a function calls."""
    variables = variables_of(place)
    for node in ast.walk(place.node):
        if isinstance(node, ast.Call):
            yield name_of(node.func, place, variables)


def name_of(function: ast.expr, place: Place, variables: dict[str, str]) -> str:
    """Returns the full name of a called function; empty where it is not known."""
    imported = sources().imported[place.module]
    match function:
        case ast.Name(id=name):
            return imported.get(name, f"{place.module}.{name}")
        case ast.Attribute(value=ast.Name(id=owner), attr=name) if owner in imported:
            return f"{imported[owner]}.{name}"
        case ast.Attribute(value=owner_node, attr=name):
            return f"{class_of(owner_node, place, variables)}.{name}"
    return ""


def class_of(node: ast.expr, place: Place, variables: dict[str, str]) -> str:
    """Returns the class of an object; empty where it is not known."""
    match node:
        case ast.Await(value=inner):
            return class_of(inner, place, variables)
        case ast.Name(id="self"):
            return place.owner
        case ast.Name(id=name):
            return variables.get(name, "")
        case ast.Attribute(value=owner, attr=name):
            return attributes().get((class_of(owner, place, variables), name), "")
        case ast.Call(func=ast.Name(id=name)) if name in sources().classes:
            return name
        case ast.Call(func=function):
            called = sources().functions.get(name_of(function, place, variables))
            return class_named(called.node.returns) if called is not None else ""
    return ""


def variables_of(place: Place) -> dict[str, str]:
    """Returns the classes of a function's parameters and local variables."""
    found = parameters_of(place)
    for node in ast.walk(place.node):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                found[name] = class_of(value, place, found)
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
                for one, value in zip(names, values, strict=True):
                    if isinstance(one, ast.Name):
                        found[one.id] = class_of(value, place, found)
    return found


def parameters_of(place: Place) -> dict[str, str]:
    """Returns the classes of a function's parameters."""
    arguments = place.node.args
    every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
    return {each.arg: class_named(each.annotation) for each in every}


def class_named(annotation: ast.expr | None) -> str:
    """Returns the first class of the server that an annotation names, directly or by an alias."""
    if annotation is None:
        return ""
    names: list[str] = re.findall(r"\w+", ast.unparse(annotation))
    for name in names:
        known = sources().aliases.get(name, name)
        if known in sources().classes:
            return known
    return ""


@cache
def attributes() -> dict[tuple[str, str], str]:
    """Returns the classes of attributes that constructors set, by class and name."""
    found = {}
    for name, place in sources().functions.items():
        if name.endswith(".__init__"):
            parameters = parameters_of(place)
            for node in ast.walk(place.node):
                match node:
                    case ast.Assign(
                        targets=[ast.Attribute(attr=attribute)],
                        value=ast.Name(id=source) | ast.Call(func=ast.Name(id=source)),
                    ):
                        known = source if source in sources().classes else ""
                        found[place.owner, attribute] = parameters.get(source, known)
    return found


@cache
def sources() -> Sources:
    """Reads the server's modules."""
    found = Sources({}, {}, {}, set())
    trees = {}
    for path in sorted(ROOT.rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        trees[".".join(["ironbridge.server", *parts]).removesuffix(".__init__")] = ast.parse(
            path.read_text("utf-8")
        )
    for module, tree in trees.items():
        found.imported[module] = dict(imports(tree))
        for node in tree.body:
            if isinstance(node, Function):
                found.functions[f"{module}.{node.name}"] = Place(module, "", node)
            elif isinstance(node, ast.ClassDef):
                found.classes.add(node.name)
                for method in node.body:
                    if isinstance(method, Function):
                        place = Place(module, node.name, method)
                        found.functions[f"{node.name}.{method.name}"] = place
    for tree in trees.values():
        for node in tree.body:
            match node:
                case ast.Assign(targets=[ast.Name(id=name)], value=value):
                    named = set(re.findall(r"\w+", ast.unparse(value))) & found.classes
                    if len(named) == 1:
                        found.aliases[name] = named.pop()
    return found


def imports(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Yields the local names of what a module imports from the server, with their full names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("ironbridge.server"):
            for each in node.names:
                yield each.asname or each.name, f"{node.module}.{each.name}"
