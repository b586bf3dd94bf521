"""Parser of the board lines of a position text: tiles, links, markets and mats."""

from collections import Counter

from ironbridge.core.bitset import BIT, count
from ironbridge.core.edit import put_tile, set_gone, set_market, settle_board
from ironbridge.core.link import place_link
from ironbridge.core.names import GOODS
from ironbridge.core.position import IRON, LINKS, Position
from ironbridge.notation.choice_text import fold
from ironbridge.notation.headers import Lines
from ironbridge.notation.line_reader import LineReader
from ironbridge.notation.readers import stack_of
from ironbridge.titles.spec import GameSpec


class BoardReader(LineReader):
    """Places the pieces that the lines name."""

    def __init__(self, spec: GameSpec, lines: Lines, pos: Position) -> None:
        super().__init__(spec, lines)
        self.pos = pos

    def read(self) -> None:
        """Reads every line about the board."""
        for part in self.parts("tiles") or []:
            self.tile(part)
        for part in self.parts("links") or []:
            self.link(part)
        for goods in range(IRON + 1):
            spaces = self.tables.market_spaces[goods]
            start = self.pos.market(goods)
            set_market(self.pos, goods, self.number(GOODS[goods], start, most=spaces))
        for seat in range(self.spec.seats):
            self.mat(seat)
        settle_board(self.tables, self.pos)

    def tile(self, part: str) -> None:
        """Places a tile: ``Dudley.1=coal1 of 0 with 2``."""
        where, _, what = (piece.strip() for piece in part.partition("="))
        match what.lower().split():
            case [named, "of", owner]:
                cubes, sold = None, False
            case [named, "of", owner, "with", cubes]:
                sold = False
            case [named, "of", owner, "sold"]:
                cubes, sold = None, True
            case _:
                raise self.bad("not-a-tile", said=part)
        slot = self.find(self.names.slots, where, "slot")
        tile = self.find(self.names.tiles, named, "tile")
        kind = self.tables.tile_kind[tile]
        if not self.tables.slot_kinds[slot] & BIT[kind]:
            raise self.bad("slot-refuses", slot=self.names.slots[slot], tile=self.names.tiles[tile])
        if not self.tables.tile_eras[tile]:
            raise self.bad("never-built", tile=self.names.tiles[tile])
        if self.pos.slots_taken & BIT[slot]:
            raise self.bad("slot-twice", slot=self.names.slots[slot])
        if self.tables.flips_when_built & BIT[kind] and not sold:
            raise self.bad("must-be-sold", slot=self.names.slots[slot])
        many = self.cubes(slot, tile, kind, cubes, sold)
        put_tile(self.tables, self.pos, self.seat(owner), slot, tile, many, sold)

    def cubes(self, slot: int, tile: int, kind: int, cubes: str | None, sold: bool) -> int:
        """Returns the number of cubes or barrels on a tile."""
        most = self.tables.tile_cubes[tile * 2 + self.pos.era]
        name = self.names.slots[slot]
        if sold:
            return 0
        if self.tables.kind_goods[kind] < 0:
            if cubes is not None:
                raise self.bad("holds-nothing", slot=name)
            return 0
        many = most if cubes is None else self.whole(cubes, "cubes", most, name)
        if many < 1:
            raise self.bad("empty-must-be-sold", slot=name)
        return many

    def link(self, part: str) -> None:
        """Places a link: ``Stone-Stafford of 1``."""
        link, owner = self.owned_link(part)
        if not self.tables.era_links[self.pos.era] & BIT[link]:
            era = self.names.eras[self.pos.era]
            raise self.bad("link-wrong-era", link=self.names.links[link], era=era)
        if self.pos.links_built & BIT[link]:
            raise self.bad("link-twice", link=self.names.links[link])
        place_link(self.tables, self.pos, owner, link)
        if count(self.pos.seat_value(owner, LINKS)) > self.tables.link_tiles:
            raise self.bad("few-link-tiles", seat=owner, most=self.tables.link_tiles)

    def scored_links(self) -> dict[int, int] | None:
        """Returns the links of a finished game that the scoring removed, with their owners."""
        parts = self.parts("scored links")
        return None if parts is None else dict(self.owned_link(part) for part in parts)

    def owned_link(self, part: str) -> tuple[int, int]:
        """Returns a link and its owner."""
        name, of, seat = part.rpartition(" of ")
        if not of:
            raise self.bad("not-a-link", said=part)
        for link, ends in enumerate(self.names.link_ends):
            wanted = {fold(f"{a}-{b}") for a in ends for b in ends if a != b}
            if fold(name) in wanted | {fold(self.names.links[link])}:
                break
        else:
            raise self.bad("no-link", link=name)
        return link, self.seat(seat)

    def mat(self, seat: int) -> None:
        """Sets the tiles left on a mat; by default, all below the tiles on the board are gone."""
        on_board = Counter(
            self.pos.tile_on(slot)
            for slot in range(self.tables.slots)
            if self.pos.owner_of(slot) == seat and self.pos.slots_taken & BIT[slot]
        )
        written = self.mat_line(seat)
        for kind, industry in enumerate(self.names.industries):
            stack = stack_of(self.spec, seat, kind)
            gone = max(
                (stack.index(tile) + many for tile, many in on_board.items() if tile in stack),
                default=0,
            )
            if industry in written:
                gone = self.gone_by_line(seat, kind, stack, written[industry])
            for tile in set(stack):
                if on_board[tile] > stack[:gone].count(tile):
                    raise self.bad(
                        "more-than-left-mat",
                        seat=seat,
                        many=on_board[tile],
                        tile=self.names.tiles[tile],
                    )
            set_gone(self.pos, seat, kind, gone)

    def mat_line(self, seat: int) -> dict[str, list[int]]:
        """Returns the parsed line of a mat, such as ``cotton 3 2 3 3, coal 0 2 2 2``."""
        found: dict[str, list[int]] = {}
        for part in self.parts(f"mat {seat}") or []:
            industry, *counts = part.split()
            if industry not in self.names.industries:
                raise self.bad("no-industry", industry=industry)
            found[industry] = [self.whole(count, "tiles", 99) for count in counts]
        return found

    def gone_by_line(self, seat: int, kind: int, stack: list[int], counts: list[int]) -> int:
        """Returns the number of tiles gone from a stack, given those left."""
        levels = [tile for tile, of in enumerate(self.tables.tile_kind) if of == kind]
        gone = len(stack) - sum(counts)
        if [stack[max(gone, 0) :].count(tile) for tile in levels] != counts:
            raise self.bad("mat-order", seat=seat, industry=self.names.industries[kind])
        return gone
