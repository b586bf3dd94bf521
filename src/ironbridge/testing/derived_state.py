"""Recomputes the cached fields of a position from scratch, to check the incremental updates.

It uses sets and loops, and none of the functions that update these fields.
"""

from collections import Counter
from collections.abc import Iterator

from ironbridge.core.bitset import ids
from ironbridge.core.names import GOODS
from ironbridge.core.position import (
    CARDS,
    HAND,
    LINKS,
    MAX_SLOTS,
    NEAR,
    NETWORK,
    NO_TILE,
    REACH,
    TILES,
    Position,
)
from ironbridge.core.tables import Tables
from ironbridge.notation.deal_text import full_deck
from ironbridge.notation.readers import stack_of
from ironbridge.testing.event_ledger import site
from ironbridge.titles.spec import GameSpec


def wrong_facts(spec: GameSpec, pos: Position) -> Iterator[str]:
    """Yields a sentence for every cached field that is wrong."""
    tables = spec.rules.tables
    yield from wrong_tiles(spec, pos)
    yield from wrong_sources(tables, pos)
    yield from wrong_links(tables, pos)
    yield from wrong_groups(tables, pos)
    for seat in range(spec.seats):
        yield from wrong_network(tables, pos, seat)
    yield from wrong_cards(spec, pos)


def wrong_tiles(spec: GameSpec, pos: Position) -> Iterator[str]:
    """Yields errors of tiles: bitsets against slots, and tiles on the board against the mats."""
    cells = [pos.tile_on(slot) for slot in range(MAX_SLOTS)]
    standing = {slot for slot, tile in enumerate(cells) if tile != NO_TILE}
    if standing != set(ids(pos.slots_taken)):
        yield "the slots said to be taken are not those with a tile"
    if not set(ids(pos.flipped)) <= standing:
        yield "a slot without a tile is said to be flipped"
    for seat in range(spec.seats):
        own = {slot for slot in standing if pos.owner_of(slot) == seat}
        if own != set(ids(pos.seat_value(seat, TILES))):
            yield f"the tiles said to be of seat {seat} are not its own"
        if seat in ids(spec.rules.tables.automatic):
            continue
        board = Counter(cells[slot] for slot in own)
        for kind in range(spec.rules.tables.kinds):
            stack = stack_of(spec, seat, kind)
            gone = pos.developed(seat, kind)
            if gone > len(stack):
                yield f"more tiles have left the mat of seat {seat} than it held"
            for tile in set(stack):
                if board[tile] > stack[:gone].count(tile):
                    yield f"seat {seat} has tiles on the board that are still on its mat"


def wrong_sources(tables: Tables, pos: Position) -> Iterator[str]:
    """Yields errors of sources: slots listed as sources, and sides of tiles."""
    giving: list[set[int]] = [set() for _ in GOODS]
    settled = set(ids(pos.slots_taken)) - {site(pos)}
    for slot in settled:
        goods = tables.kind_goods[tables.tile_kind[pos.tile_on(slot)]]
        cubes = pos.cubes_on(slot)
        if goods < 0 and cubes:
            yield f"slot {slot} holds cubes on a tile that has none"
        if goods >= 0 and bool(cubes) == (slot in ids(pos.flipped)):
            yield f"slot {slot} with {cubes} cubes shows its wrong side"
        if goods >= 0 and cubes:
            giving[goods].add(slot)
    for goods, slots in enumerate(giving):
        said = set(ids(pos.sources(goods))) & settled
        if said != slots:
            yield f"slots said to give {GOODS[goods]} are {sorted(said)}, not {sorted(slots)}"


def wrong_links(tables: Tables, pos: Position) -> Iterator[str]:
    """Yields errors of links: each has one owner, and no seat exceeds its supply."""
    owned = [link for seat in range(pos.seats) for link in ids(pos.seat_value(seat, LINKS))]
    if sorted(owned) != ids(pos.links_built):
        yield "the links said to be built are not those that the seats own"
    if not set(owned) <= set(ids(tables.era_links[pos.era])):
        yield "a link lies where none may lie in this era"
    for seat in range(pos.seats):
        if len(ids(pos.seat_value(seat, LINKS))) > tables.link_tiles:
            yield f"seat {seat} has more links on the board than link tiles"


def wrong_groups(tables: Tables, pos: Position) -> Iterator[str]:
    """Yields errors of connected components: the lowest place that each place is connected with."""
    lowest = list(range(tables.places))
    spreading = True
    while spreading:
        spreading = False
        for link in ids(pos.links_built):
            ends = ids(tables.link_places[link])
            least = min(lowest[place] for place in ends)
            for place in ends:
                if lowest[place] != least:
                    lowest[place], spreading = least, True
    if lowest != [pos.group_of(place) for place in range(len(lowest))]:
        yield "places said to be connected are not, or the other way round"


def wrong_network(tables: Tables, pos: Position, seat: int) -> Iterator[str]:
    """Yields errors of a seat's network, the links at its border, and slots for industry cards."""
    tiles = ids(pos.seat_value(seat, TILES))
    of_tiles = {tables.slot_place[slot] for slot in tiles}
    of_links = {
        place
        for link in ids(pos.seat_value(seat, LINKS))
        for place in ids(tables.link_places[link])
    }
    network = of_tiles | of_links
    near = {link for place in network for link in ids(tables.links_at[place])}
    opened = of_links | (of_tiles if tables.tiles_open_reach[pos.era] else set())
    reach = set(tiles) | {slot for place in opened for slot in ids(tables.place_opens[place])}
    for what, word, found in (
        ("network", NETWORK, network),
        ("links near the network", NEAR, near),
        ("slots in reach", REACH, reach),
    ):
        if set(ids(pos.seat_value(seat, word))) != found:
            yield f"{what} of seat {seat}: {ids(pos.seat_value(seat, word))}, not {sorted(found)}"


def wrong_cards(spec: GameSpec, pos: Position) -> Iterator[str]:
    """Yields errors of cards: hands, discards, pile, open and removed cards form the deck."""
    tables = spec.rules.tables
    names = range(len(spec.names.cards))
    left = Counter(full_deck(spec))
    for seat in range(spec.seats):
        held = [pos.in_hand(seat, card) for card in names]
        if sum(held) != pos.seat_value(seat, CARDS):
            yield f"seat {seat} holds {sum(held)} cards, not {pos.seat_value(seat, CARDS)}"
        if [card for card in names if held[card]] != ids(pos.seat_value(seat, HAND)):
            yield f"the set of cards of seat {seat} is not its hand"
        left.subtract({card: held[card] for card in names if tables.card_copies[card]})
    left.subtract({card: pos.discarded(card) for card in names})
    left.subtract(spec.hooks.open_cards(pos))
    end = pos.deal.era_start[pos.era + 1]
    left.subtract(pos.deal.cards[n] for n in range(pos.drawn, end))
    aside = tables.face_down[pos.era] * spec.seats + tables.removed[pos.era]
    if min(left.values()) < 0:
        yield "there are more of a card on the table than printed"
    if sum(left.values()) != aside:
        yield f"{sum(left.values())} cards are out of sight, not {aside}"
