"""Limits of each route: handlers declare them, the middleware looks them up by path."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from litestar.routes import BaseRoute, HTTPRoute, WebSocketRoute

KEY: Final = "limits"
"""Key of a handler's limits in its ``opt``."""
WEBSOCKET: Final = "WEBSOCKET"


class RouteLimits(msgspec.Struct, frozen=True, kw_only=True):
    """Limits that one handler declares."""

    creates_game: bool = False
    """Whether the request stores a game, and counts towards the limit of new games."""
    signs_in: bool = False
    """Whether the request tries to open a profile, and counts towards the limit of attempts."""
    is_feed: bool = False
    """Whether the request stays open."""
    has_large_body: bool = False
    """Whether the body may be as large as a record."""


USUAL: Final = RouteLimits()


def limits(**chosen: bool) -> dict[str, Any]:
    """Returns the ``opt`` of a handler with these limits."""
    return {KEY: RouteLimits(**chosen)}


class Node:
    """Segment of the paths of routes, with the limits of the handlers whose path ends here."""

    def __init__(self) -> None:
        self.literal: dict[str, Node] = {}
        self.parameter: Node | None = None
        self.methods: dict[str, RouteLimits] = {}

    def child(self, segment: object) -> "Node":
        """Returns the node of the next segment; adds it where it is missing."""
        if isinstance(segment, str):
            return self.literal.setdefault(segment, Node())
        if self.parameter is None:
            self.parameter = Node()
        return self.parameter


class RouteTable:
    """Limits of all routes of an application."""

    def __init__(self, routes: Iterable[BaseRoute]) -> None:
        self._root = Node()
        for route in routes:
            node = self._root
            for segment in route.path_components:
                node = node.child(segment)
            for method, handler in handlers(route):
                node.methods[method] = handler.opt.get(KEY, USUAL)

    def find(self, method: str, path: str) -> RouteLimits:
        """Returns the limits of the handler for a canonical path; the usual ones without any."""
        method = "GET" if method == "HEAD" else method
        return descend(self._root, path.split("/")[1:], 0, method) or USUAL


def handlers(route: BaseRoute) -> Iterable[tuple[str, Any]]:
    """Returns the methods of a route with their handlers."""
    if isinstance(route, HTTPRoute):
        return [(method, found[0]) for method, found in route.route_handler_map.items()]
    return [(WEBSOCKET, route.route_handler)] if isinstance(route, WebSocketRoute) else []


def descend(node: Node, segments: list[str], at: int, method: str) -> RouteLimits | None:
    """Returns the limits of the handler below a node; literal segments come first."""
    if at == len(segments):
        return node.methods.get(method)
    for child in (node.literal.get(segments[at]), node.parameter):
        found = None if child is None else descend(child, segments, at + 1, method)
        if found is not None:
            return found
    return None
