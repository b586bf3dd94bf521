"""Observation encoding and action mask: versioned tensors of one seat's knowledge.

An observation is one row of 16-bit integers, made by ``core/observation``; this module adds its
shape, its named parts and a sentence for every entry.  A change of the row changes ``VERSION``.
"""

from typing import Final, NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from ironbridge.core.observation import PARTS, observe, part_sizes
from ironbridge.core.position import Position
from ironbridge.core.transitions import legal
from ironbridge.core.workspace import Workspace
from ironbridge.notation.choice_text import texts_of
from ironbridge.research.bounds import bounds
from ironbridge.titles.spec import GameSpec

VERSION: Final = 1
"""Version of the observation and the mask; stored data names it."""

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]

GAME: Final = (
    "era",
    "round",
    "actions left in this turn, the begun one included",
    "place in the turn order that is playing",
    "1 when the observer is to act",
    "cards in the draw pile",
    "coal cubes on the market",
    "iron cubes on the market",
)
QUESTION: Final = (
    "kind of the open question",
    "verb of the begun action, plus one (0: none is begun)",
    "industry it is about, plus one",
    "slot it is about, plus one",
    "link it is about, plus one",
    "pieces of this action that are finished",
    "cards still to be played",
    "coal still due",
    "iron still due",
    "beer still due",
    "money owed in a shortfall",
)
SEAT: Final = (
    "money",
    "income space",
    "income level",
    "points",
    "money spent this round",
    "cards in hand",
    "links left",
    "place in the turn order",
    "open loans",
    "1 when it is to act",
)
SLOT: Final = (
    "industry, plus one (0: empty)",
    "level",
    "owner (1: the observer, 2: the next seat)",
    "cubes or barrels",
    "1 when turned over",
)


class Part(NamedTuple):
    """A named slice of the observation row, with its own shape."""

    name: str
    start: int
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        """Returns the number of entries."""
        return int(np.prod(self.shape))


class Encoding:
    """Encodes positions of one table as observation rows and action masks."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        self.version = VERSION
        self.parts = parts_of(spec)
        self.width = sum(part.size for part in self.parts)
        """Number of entries in one observation."""
        self.choices = spec.rules.tables.choices.size()
        """Number of choices in the action space, the width of a mask."""
        self.low, self.high = bounds(spec)
        """Smallest and largest value of every entry of an observation."""
        self._row = vec[i16]([0] * self.width)
        self._seen: Numbers = np.frombuffer(self._row, dtype=np.int16)  # type: ignore[call-overload]
        self._desk = Workspace()

    def vector(self, pos: Position, seat: int) -> Numbers:
        """Returns the observation of a seat as one row."""
        observe(self.spec.rules, pos, seat, self._row, 0)
        return self._seen.copy()

    def arrays(self, pos: Position, seat: int) -> dict[str, Numbers]:
        """Returns the observation of a seat as named arrays."""
        return self.split(self.vector(pos, seat))

    def split(self, row: Numbers) -> dict[str, Numbers]:
        """Returns the named parts of one row, or of many rows along the last axis."""
        lead = row.shape[:-1]
        return {
            part.name: row[..., part.start : part.start + part.size].reshape(*lead, *part.shape)
            for part in self.parts
        }

    def mask(self, pos: Position) -> Mask:
        """Returns the action mask: 1 for every legal choice."""
        found = np.zeros(self.choices, dtype=np.int8)
        legal(self.spec.rules, pos, self._desk)
        found[self._desk.listed()] = 1
        return found

    def entries(self) -> list[str]:
        """Returns the description of each entry of the row, in order."""
        names = self.spec.names
        seats = ["me", *(f"{n} seats on" for n in range(1, self.spec.seats))]
        texts = [*GAME, *QUESTION]
        texts += [f"{who}: {what}" for who in seats for what in SEAT]
        texts += [
            f"{who}: {industry} tiles gone from the mat"
            for who in seats
            for industry in names.industries
        ]
        texts += [f"{slot}: {what}" for slot in names.slots[: self._slots()] for what in SLOT]
        texts += [f"{link}: owner (0: nobody, 1: me)" for link in names.links]
        texts += [f"{card} cards in my hand" for card in names.cards]
        texts += [f"{card} cards discarded face up" for card in names.cards]
        return [*texts, *self.spec.extra_entries]

    def actions(self) -> list[str]:
        """Returns the name of each choice code, in order: its text in the notation."""
        return list(texts_of(self.spec).text)

    def action_table(self) -> str:
        """Returns a Markdown table of the choice codes and their names."""
        lines = ["| code | choice |", "|---|---|"]
        lines += [f"| {code} | `{name}` |" for code, name in enumerate(self.actions())]
        return "\n".join(lines) + "\n"

    def table(self) -> str:
        """Returns a Markdown table that documents the row entry by entry."""
        starts = {part.start: part.name for part in self.parts if part.size}
        lines = [f"Version {VERSION}, {self.width} numbers.", "", "| entry | part | meaning |"]
        lines.append("|---|---|---|")
        name = ""
        for number, text in enumerate(self.entries()):
            name = starts.get(number, name)
            lines.append(f"| {number} | {name} | {text} |")
        return "\n".join(lines) + "\n"

    def _slots(self) -> int:
        return int(self.spec.rules.tables.slots)


def parts_of(spec: GameSpec) -> tuple[Part, ...]:
    """Returns the parts of a row with their offsets and shapes."""
    tables = spec.rules.tables
    shapes: dict[str, tuple[int, ...]] = {
        "seats": (spec.seats, len(SEAT)),
        "mats": (spec.seats, tables.kinds),
        "slots": (tables.slots, len(SLOT)),
    }
    found: list[Part] = []
    start = 0
    for name, size in zip(PARTS, part_sizes(spec.rules), strict=True):
        found.append(Part(name, start, shapes.get(name, (size,))))
        start += size
    return tuple(found)
