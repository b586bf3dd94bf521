"""Draws the board as text: places with their slots, tiles and cubes, links and their owners."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from msgspec import to_builtins
from rich.table import Table
from rich.text import Text

from ironbridge.core.bitset import ids
from ironbridge.game.view import TileView, View
from ironbridge.terminal.colours import Marks, flow, style
from ironbridge.terminal.labels import Speech
from ironbridge.titles.spec import GameSpec

GAP = 2
LAYOUTS = ((4, 99), (3, 99), (2, 99), (2, 15), (1, 99))
"""Pairs of number of columns and length of a place's name, best first."""


class Board:
    """Draws the board of a view; for a finished game, the board before the scoring."""

    def __init__(self, speech: Speech, view: View, marks: Marks) -> None:
        spec = speech.spec
        self.speech = speech
        self.spec = spec
        self.names = spec.names
        self.tables = spec.rules.tables
        self.view = view
        last = view.before_scoring
        self.links_laid = view.links if last is None else last.links
        self.marks = marks
        self.spaces = spaces_by_place(speech, view)

    # Places

    def places(self, width: int) -> Table:
        """Returns a table of the places with their slots, in as many columns as fit."""
        shown = [place for place in range(len(self.names.places)) if self.shown(place)]
        for columns, longest in LAYOUTS:
            cells = [(Text(self.called(place, longest)), self.contents(place)) for place in shown]
            if fits(cells, columns, width):
                break
        rows = -(-len(cells) // columns)
        grid = Table.grid(padding=(0, 1))
        for column in range(columns):
            grid.add_column(no_wrap=True)
            grid.add_column(no_wrap=True)
            if column < columns - 1:
                grid.add_column(no_wrap=True)  # gap between columns
        for row in range(rows):
            line: list[Text] = []
            for name, contents in cells[row::rows]:
                line += [name, contents, Text("")]
            grid.add_row(*line[: 3 * columns - 1])
        return grid

    def called(self, place: int, longest: int) -> str:
        """Returns the name of a place, shortened to fit."""
        name = self.speech.place(self.names.places[place])
        return name if len(name) <= longest else f"{name[: longest - 1]}{self.marks.cut}"

    def shown(self, place: int) -> bool:
        """Returns whether a place has slots, tiles or counters."""
        return bool(self.contents(place).plain.strip())

    def contents(self, place: int) -> Text:
        """Returns the slots and counters of a place: ``coa iro``."""
        parts: list[Text] = []
        for _, alike in groupby(map(self.slot, self.slots(place)), key=lambda slot: slot.plain):
            first, *others = alike
            parts.append(first.append(f" x{1 + len(others)}") if others else first)
        parts += [Text(space, "italic") for space in self.spaces.get(place, [])]
        return Text(" ").join(parts)

    def slots(self, place: int) -> list[int]:
        return [slot for slot, at in enumerate(self.names.slot_place) if at == place]

    def slot(self, slot: int) -> Text:
        """Returns the industries of an empty slot, or its tile: ``cot/man``, ``●coa1▪▪``."""
        tile = self.view.tiles.get(self.names.slots[slot])
        if tile is None:
            kinds = ids(self.tables.slot_kinds[slot])
            shown = [self.speech.short(self.names.industries[kind]) for kind in kinds]
            return Text("/".join(shown), "dim")
        return self.tile(tile)

    def tile(self, tile: TileView) -> Text:
        """Returns a tile: mark of the owner, industry, level, and its cubes."""
        name, owner = tile.tile, tile.owner
        industry = name.rstrip("0123456789")
        text = f"{self.marks.seat(owner)}{self.speech.short(industry)}{name[len(industry) :]}"
        text += self.marks.sold if tile.sold else self.marks.cube * tile.cubes
        return Text(text, style(owner))

    def compact(self, width: int, seats: Sequence[int], with_links: bool = True) -> Table:
        """Returns only the tiles and links on the board, by seat, for a screen of few rows."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        for seat in seats:
            parts = self.places_of(seat)
            if with_links:
                links = [link for link, owner in self.links_laid.items() if owner == seat]
                parts += [Text(self.speech.place(link), "dim") for link in links]
            if parts:
                mark = Text(self.marks.seat(seat), style(seat))
                grid.add_row(mark, flow(parts, ", ", width - 2))
        return grid

    def places_of(self, seat: int) -> list[Text]:
        """Returns the tiles of a seat, grouped by place: ``Dudley coa1▪ iro2``."""
        found: dict[str, list[Text]] = {}
        for slot, tile in self.view.tiles.items():
            if tile.owner == seat:
                found.setdefault(self.place_name(slot), []).append(self.bare(slot))
        return [Text.assemble(place, " ", Text(" ").join(tiles)) for place, tiles in found.items()]

    def place_name(self, slot: str) -> str:
        """Returns the place of a slot."""
        place = self.names.slot_place[self.names.slots.index(slot)]
        return self.speech.place(self.names.places[place])

    def bare(self, slot: str) -> Text:
        """Returns a tile without its owner's mark."""
        drawn = self.tile(self.view.tiles[slot])
        return Text(drawn.plain[1:], drawn.style)

    # Links

    def links(self, width: int) -> Table:
        """Returns the built links, by seat."""
        owners: dict[int, list[str]] = {}
        for link, owner in self.links_laid.items():
            owners.setdefault(owner, []).append(self.speech.place(link))
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        for seat in sorted(owners):
            mark = Text(self.marks.seat(seat), style(seat))
            grid.add_row(mark, flow(owners[seat], ", ", width - 2))
        return grid

    def ways(self) -> Table:
        """Returns a table of the links of each place; a built link has the mark of its owner."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column()
        era = self.names.eras.index(self.view.era)
        allowed = set(ids(self.tables.era_links[era]))
        for place, name in enumerate(self.names.places):
            links = [link for link in ids(self.tables.links_at[place]) if link in allowed]
            if links:
                ends = Text(", ").join(self.way(place, link) for link in links)
                grid.add_row(Text(self.speech.place(name), "bold"), ends)
        return grid

    def way(self, place: int, link: int) -> Text:
        """Returns the other ends of a link."""
        ends = [end for end in ids(self.tables.link_places[link]) if end != place]
        text = "+".join(self.speech.place(self.names.places[end]) for end in ends)
        owner = self.links_laid.get(self.names.links[link])
        if owner is None:
            return Text(text, "dim")
        return Text(f"{self.marks.seat(owner)}{text}", style(owner))


def fits(cells: Sequence[tuple[Text, Text]], columns: int, width: int) -> bool:
    """Returns whether a table of this number of columns fits the width."""
    rows = -(-len(cells) // columns)
    needed = GAP * (columns - 1)
    for first in range(0, len(cells), rows):
        column = cells[first : first + rows]
        needed += max(name.cell_len for name, _ in column) + 1
        needed += max(contents.cell_len for _, contents in column)
    return needed <= width


def spaces_by_place(speech: Speech, view: View) -> dict[int, list[str]]:
    """Returns the counters on spaces by place, for the parts of a view that name spaces."""
    found: dict[int, list[str]] = {}
    for things in to_builtins(view.own).values():
        if not isinstance(things, Mapping):
            continue
        for space, seen in things.items():
            place = place_of_space(speech.spec, str(space))
            if place is not None and isinstance(seen, Mapping):
                found.setdefault(place, []).append(in_words(speech, seen, short=True))
    return found


def place_of_space(spec: GameSpec, space: str) -> int | None:
    """Returns the place of a space: Gloucester for ``Gloucester.2``."""
    if space not in spec.names.spaces:
        return None
    places = spec.names.places
    fitting = [place for place, name in enumerate(places) if space.startswith(name)]
    return max(fitting, key=lambda place: len(places[place]), default=None)


def in_words(speech: Speech, seen: object, short: bool = False) -> str:
    """Returns plain data as words: ``any+beer`` for ``{"tile": "any", "beer": True}``."""
    if isinstance(seen, Mapping):
        parts = [in_words(speech, value, short) for value in seen.values() if is_word(value)]
        parts += [speech.own(str(name)) for name, value in seen.items() if value is True]
        return "+".join(parts)
    if isinstance(seen, Sequence) and not isinstance(seen, str):
        return ", ".join(in_words(speech, item, short) for item in seen)
    if not isinstance(seen, str):
        return str(seen)
    if short and seen in speech.spec.names.industries:
        return speech.short(seen)
    return speech.own(seen)


def is_word(value: object) -> bool:
    """Returns whether a value is neither a boolean nor None."""
    return value is not None and not isinstance(value, bool) and value != []
