"""Changes of a view between two moments of a game, as operations of a JSON Patch (RFC 6902)."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from msgspec import UNSET, Struct

from ironbridge.game.view import OwnView
from ironbridge.types import PlayerView, View

MAPS: Final = ("tiles", "links")
"""Fields of a view whose members change one by one."""


class Change(Struct, frozen=True, kw_only=True):
    """One operation: ``add``, ``replace`` or ``remove`` at a path."""

    op: str
    path: str
    value: Any = UNSET


def open_changes(before: View, after: View) -> list[Change]:
    """Returns the changes of a spectator's view; those of a seat's view begin with them."""
    found: list[Change] = []
    for name in View.__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if old is new or old == new:
            continue
        if name == "seats":
            for seat, players in enumerate(zip(old, new, strict=True)):
                found += seat_changes(seat, *players)
        elif name in MAPS:
            found += map_changes(name, old, new)
        else:
            found.append(Change(op="replace", path=f"/{name}", value=new))
    return found


def seat_changes(seat: int, before: PlayerView, after: PlayerView) -> Iterator[Change]:
    """Yields the changes of the public data of a seat."""
    if before is after:
        return
    for name in PlayerView.__struct_fields__:
        new = getattr(after, name)
        if getattr(before, name) != new:
            yield Change(op="replace", path=f"/seats/{seat}/{name}", value=new)


def map_changes(
    name: str, before: Mapping[str, object], after: Mapping[str, object]
) -> Iterator[Change]:
    """Yields the members of a map that were added, replaced or removed."""
    for key, new in after.items():
        if key not in before:
            yield Change(op="add", path=f"/{name}/{escaped(key)}", value=new)
        elif before[key] != new:
            yield Change(op="replace", path=f"/{name}/{escaped(key)}", value=new)
    for key in before:
        if key not in after:
            yield Change(op="remove", path=f"/{name}/{escaped(key)}")


def own_changes(seat: int, before: OwnView, after: OwnView) -> list[Change]:
    """Returns the changes of what a seat alone sees."""
    paths = {"hand": f"/seats/{seat}/hand"}
    return [
        Change(op="replace", path=paths.get(name, f"/{name}"), value=getattr(after, name))
        for name in OwnView.__struct_fields__
        if getattr(before, name) != getattr(after, name)
    ]


def escaped(key: str) -> str:
    """Returns a key as a part of a JSON Pointer (RFC 6901)."""
    return key.replace("~", "~0").replace("/", "~1")
