"""Where the printed things of a title lie: what its board hands to those who draw it."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True)
class PlaceDrawn:
    """A place: what kind of place it is, its colour group, its middle and that of its name."""

    place: str
    kind: str
    x: float
    y: float
    region: str | None = None
    label: Point | None = None


@dataclass(frozen=True)
class Drawing:
    """The board of a title, in units of its own; names are those of the notation."""

    width: float
    height: float
    slot_size: float
    places: Sequence[PlaceDrawn]
    slots: Mapping[str, Point]
    """The middle of each slot; one that is not named lies on its place."""
    links: Mapping[str, Point]
    """The point that a link passes; one that is not named runs straight."""
    own: Mapping[str, object] = field(default_factory=dict)
    """What only this title prints: merchants, a distant market, sea lanes."""
    reconstructed: Sequence[str] = ()
    """What of the print is a proposal and not known, one line for each thing."""
    link_costs: Mapping[str, Sequence[Mapping[str, int]]] | None = None
    """By era what one link costs, then two in one action, where the tables do not say it."""


RING = 400
MIDDLE = 500


def on_a_ring(places: Sequence[str]) -> Drawing:
    """Returns a generic layout: places on a ring, in their order."""
    turn = 2 * math.pi / max(1, len(places))
    drawn = [
        PlaceDrawn(
            place,
            "town",
            MIDDLE + RING * math.sin(turn * k),
            MIDDLE - RING * math.cos(turn * k),
        )
        for k, place in enumerate(places)
    ]
    return Drawing(2 * MIDDLE, 2 * MIDDLE, 44, drawn, {}, {})
