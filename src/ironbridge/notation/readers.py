"""Reads parts of a position by name: hands, mats, discards, turn order, board.

Views, texts and sentences share these functions.  Data that depends on the spec alone is cached.
"""

from collections.abc import Sequence

from ironbridge.core.bitset import ids
from ironbridge.core.position import (
    HAND,
    INCOME,
    LINKS,
    MAX_KINDS,
    NO_TILE,
    Position,
)
from ironbridge.core.tables import MAT_DEPTH
from ironbridge.titles.spec import GameSpec, per_spec


def turn_order(pos: Position) -> list[int]:
    """Returns the seats in turn order."""
    return [pos.in_order(turn) for turn in range(pos.seats)]


# ----------------------------------------------------------------------------- cards


def hand(spec: GameSpec, pos: Position, seat: int) -> list[str]:
    """Returns the names of the cards in a hand, in the order of the card list."""
    names, held = spec.names.cards, ids(pos.seat_value(seat, HAND))
    return [names[card] for card in held for _ in range(pos.in_hand(seat, card))]


def discards(spec: GameSpec, pos: Position) -> list[str]:
    """Returns the cards discarded face up in this era."""
    return [name for card, name in enumerate(spec.names.cards) for _ in range(pos.discarded(card))]


def card_names(spec: GameSpec, cards: Sequence[int]) -> list[str]:
    """Returns the names of cards, in the order of the card list."""
    return [spec.names.cards[card] for card in sorted(cards)]


def pile(spec: GameSpec, pos: Position) -> list[str]:
    """Returns the draw pile, next card first."""
    end = pos.deal.era_start[pos.era + 1]
    return [spec.names.cards[pos.deal.cards[n]] for n in range(pos.drawn, end)]


def deck(spec: GameSpec, pos: Position, era: int) -> list[str]:
    """Returns the whole deck of a later era."""
    start, end = pos.deal.era_start[era], pos.deal.era_start[era + 1]
    return [spec.names.cards[pos.deal.cards[n]] for n in range(start, end)]


# ----------------------------------------------------------------------------- mats


def stack_of(spec: GameSpec, seat: int, kind: int) -> list[int]:
    """Returns the initial stack of a seat's mat for one industry, lowest level first."""
    at = (seat * MAX_KINDS + kind) * MAT_DEPTH
    row = [spec.rules.tables.mat[n] for n in range(at, at + MAT_DEPTH)]
    return [tile for tile in row if tile != NO_TILE]


def mat_left(spec: GameSpec, pos: Position, seat: int) -> dict[str, list[int]]:
    """Returns the tiles left on a mat.

    The result maps each industry to the number of tiles per level, lowest first.
    """
    rows = mat_rows(spec)[seat]
    return {
        industry: rows[kind][pos.developed(seat, kind)][:]
        for kind, industry in enumerate(spec.names.industries)
    }


@per_spec
def mat_rows(spec: GameSpec) -> list[list[list[list[int]]]]:
    """Returns the number of tiles left per level, by seat, industry and number of tiles gone."""
    return [
        [levels_left(spec, seat, kind) for kind in range(len(spec.names.industries))]
        for seat in range(spec.seats)
    ]


def levels_left(spec: GameSpec, seat: int, kind: int) -> list[list[int]]:
    """Returns the number of tiles left per level, by number of tiles gone."""
    stack = stack_of(spec, seat, kind)
    levels = [tile for tile, of in enumerate(spec.rules.tables.tile_kind) if of == kind]
    return [[stack[gone:].count(tile) for tile in levels] for gone in range(len(stack) + 1)]


# ----------------------------------------------------------------------------- board


def tiles_on(pos: Position) -> dict[int, tuple[int, int, bool]]:
    """Returns the owner, tile and side of every tile on the board, by slot."""
    flipped = set(ids(pos.flipped))
    return {
        slot: (pos.owner_of(slot), pos.tile_on(slot), slot in flipped)
        for slot in ids(pos.slots_taken)
    }


def links_on(spec: GameSpec, pos: Position) -> dict[int, int]:
    """Returns the owner of every link on the board, by link."""
    owners = [
        (link, seat) for seat in range(spec.seats) for link in ids(pos.seat_value(seat, LINKS))
    ]
    return dict(sorted(owners))


@per_spec
def income_levels(spec: GameSpec) -> list[int]:
    """Returns the income in pounds of each space of the track."""
    return list(spec.rules.tables.income_level)


def income_level(spec: GameSpec, pos: Position, seat: int) -> int:
    """Returns a seat's income in pounds; 0 for a title without an income track."""
    levels = income_levels(spec)
    return levels[pos.seat_value(seat, INCOME)] if levels else 0
