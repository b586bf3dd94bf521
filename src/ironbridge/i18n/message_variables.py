"""Variables of Fluent messages: a message is formatted once for all facts that it does not use."""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


@cache
def variables_of(bundle: "FluentBundle", message: str) -> tuple[str, ...]:
    """Returns the variables that a message and those it refers to may use, sorted."""
    from fluent.syntax import ast

    found: set[str] = set()
    seen: set[str] = set()
    waiting: list[Any] = [bundle.get_message(message)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference | ast.TermReference):
            is_term = isinstance(node, ast.TermReference)
            name = f"{'-' if is_term else ''}{node.id.name}"
            if name not in seen:
                seen.add(name)
                waiting.append(entry_of(bundle, node.id.name, is_term))
        waiting += children(node)
    return tuple(sorted(found))


def entry_of(bundle: Any, name: str, is_term: bool) -> object:
    """Returns a message or a term of a bundle; ``None`` for one that does not exist."""
    entries = bundle._terms if is_term else bundle._messages
    return entries.get(name)


def children(node: object) -> Iterator[object]:
    """Yields the parts of a message that may be or contain references."""
    if isinstance(node, dict):
        yield from node.values()
    elif isinstance(node, list | tuple):
        yield from node
    elif hasattr(node, "__dict__"):
        yield from vars(node).values()
