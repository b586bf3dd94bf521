"""Board layout of a title: coordinates for clients that draw the board."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True)
class PlaceDrawn:
    """Place: its kind, its colour group, its centre and that of its name."""

    place: str
    kind: str
    x: float
    y: float
    region: str | None = None
    label: Point | None = None


@dataclass(frozen=True)
class Drawing:
    """Layout of a title's board in its own units; names are those of the notation."""

    width: float
    height: float
    slot_size: float
    places: Sequence[PlaceDrawn]
    slots: Mapping[str, Point]
    """Centre of each slot; by default that of its place."""
    links: Mapping[str, Point]
    """Point that a link passes; by default it is straight."""
    own: Mapping[str, object] = field(default_factory=dict)
    """Objects that only this title prints: merchants, a distant market, sea lanes."""
    reconstructed: Sequence[str] = ()
    """Reconstructed parts of the print, one line each."""
    link_costs: Mapping[str, Sequence[Mapping[str, int]]] | None = None
    """Prices by era of one link, then of two in one action, where the tables do not hold them."""
    market_name: str = "market"
    """What the rulebook calls the prices of coal and iron: ``market`` or ``demand-track``."""
    piece_names: str = "tiles"
    """What the rulebook calls its pieces: ``tiles`` and links, or ``counters`` and rails."""


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
