"""Observation encoding: the information of a seat as a row of numbers, for machine learning.

All rows of a table have the same length.  The parts of a row have the order of ``PARTS``; seats
begin with the observer and follow in table order.  Hidden information is not read: only the sizes
of other hands and of the draw pile.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ironbridge.core.bitset import BIT, count, index
from ironbridge.core.hand import pile_left
from ironbridge.core.position import (
    ASK_ACTION,
    BEER,
    CARDS,
    COAL,
    DEBT,
    INCOME,
    IRON,
    LINKS,
    MONEY,
    POINTS,
    SPENT,
    Position,
)
from ironbridge.core.rules import Rules
from ironbridge.core.tables import Tables

# Number of entries of each part: of the game, of the question, of each seat, of each slot.
GAME: Final[i64] = 8
QUESTION: Final[i64] = 11
SEAT: Final[i64] = 10
SLOT: Final[i64] = 5

PARTS: Final = ("game", "question", "seats", "mats", "slots", "links", "hand", "discards", "own")


def part_sizes(rules: Rules) -> list[int]:
    """Returns the number of entries of each of the ``PARTS`` at this table."""
    tables = rules.tables
    return [
        int(GAME),
        int(QUESTION),
        int(SEAT * tables.seats),
        int(tables.kinds * tables.seats),
        int(SLOT * tables.slots),
        int(tables.links),
        int(tables.cards),
        int(tables.cards),
        int(rules.own_numbers()),
    ]


def observe(rules: Rules, pos: Position, seat: i64, row: vec[i16], at: i64) -> None:
    """Writes the observation of a seat into a row that begins at ``at``."""
    tables = rules.tables
    at = observe_game(rules, pos, seat, row, at)
    at = observe_question(pos, row, at)
    at = observe_seats(tables, pos, seat, row, at)
    at = observe_board(tables, pos, seat, row, at)
    card: i64 = 0
    while card < tables.cards:
        row[at + card] = i16(pos.in_hand(seat, card))
        row[at + tables.cards + card] = i16(pos.discarded(card))
        card += 1
    rules.observe(pos, seat, row, at + 2 * tables.cards)


def observe_game(rules: Rules, pos: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """Writes era, round, actions left, turn, pile and markets; returns where they end."""
    acts: i64 = 1 if pos.seat == seat else 0
    row[at] = i16(pos.era)
    row[at + 1] = i16(pos.round)
    row[at + 2] = i16(pos.actions)
    row[at + 3] = i16(pos.turn)
    row[at + 4] = i16(acts)
    row[at + 5] = i16(pile_left(pos))
    row[at + 6] = i16(pos.market(COAL))
    row[at + 7] = i16(pos.market(IRON))
    return at + GAME


def observe_question(pos: Position, row: vec[i16], at: i64) -> i64:
    """Writes the open question and the objects of the begun action; returns where they end."""
    begun: i64 = 0 if pos.ask == ASK_ACTION else 1
    row[at] = i16(pos.ask)
    row[at + 1] = i16(begun * (pos.verb + 1))
    row[at + 2] = i16(begun * (pos.kind + 1))
    row[at + 3] = i16(begun * (pos.slot + 1))
    row[at + 4] = i16(begun * (pos.link + 1))
    row[at + 5] = i16(pos.pieces_done)
    row[at + 6] = i16(pos.cards_due)
    row[at + 7] = i16(pos.due(COAL))
    row[at + 8] = i16(pos.due(IRON))
    row[at + 9] = i16(pos.due(BEER))
    row[at + 10] = i16(pos.owed)
    return at + QUESTION


def observe_seats(tables: Tables, pos: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """Writes the public data of each seat, then the mats; returns where they end."""
    mats = at + SEAT * tables.seats
    n: i64 = 0
    who = seat
    while n < tables.seats:
        space = pos.seat_value(who, INCOME)
        level: i64 = 0
        if len(tables.income_level):
            level = tables.income_level[space]
        row[at] = i16(pos.seat_value(who, MONEY))
        row[at + 1] = i16(space)
        row[at + 2] = i16(level)
        row[at + 3] = i16(pos.seat_value(who, POINTS))
        row[at + 4] = i16(pos.seat_value(who, SPENT))
        row[at + 5] = i16(pos.seat_value(who, CARDS))
        row[at + 6] = i16(tables.link_tiles - count(pos.seat_value(who, LINKS)))
        row[at + 7] = i16(pos.turn_of(who))
        row[at + 8] = i16(pos.seat_value(who, DEBT))
        row[at + 9] = i16(1 if pos.seat == who else 0)
        kind: i64 = 0
        while kind < tables.kinds:
            row[mats + kind] = i16(pos.developed(who, kind))
            kind += 1
        at += SEAT
        mats += tables.kinds
        n += 1
        who += 1
        if who == tables.seats:
            who = 0
    return mats


def observe_board(tables: Tables, pos: Position, seat: i64, row: vec[i16], at: i64) -> i64:
    """Writes tiles (industry, level, owner, cubes, flipped), then links; returns where they end."""
    end = at + SLOT * tables.slots + tables.links
    n = at
    while n < end:
        row[n] = i16(0)
        n += 1
    slots = pos.slots_taken
    while slots:
        bit = slots & -slots
        slots ^= bit
        slot = index(bit)
        tile = pos.tile_on(slot)
        n = at + SLOT * slot
        row[n] = i16(tables.tile_kind[tile] + 1)
        row[n + 1] = i16(tables.tile_level[tile])
        row[n + 2] = i16(beside(tables, seat, pos.owner_of(slot)))
        row[n + 3] = i16(pos.cubes_on(slot))
        row[n + 4] = i16(1 if pos.flipped & BIT[slot] else 0)
    at += SLOT * tables.slots
    who: i64 = 0
    while who < tables.seats:
        links = pos.seat_value(who, LINKS)
        while links:
            bit = links & -links
            links ^= bit
            row[at + index(bit)] = i16(beside(tables, seat, who))
        who += 1
    return end


def beside(tables: Tables, seat: i64, other: i64) -> i64:
    """Returns the distance from the observer in table order, plus one: 1 is the observer."""
    away = other - seat
    return away + 1 if away >= 0 else away + tables.seats + 1


def observe_set(members: i64, size: i64, row: vec[i16], at: i64) -> i64:
    """Writes a set as zeros and ones, one for each possible member; returns where it ends."""
    n: i64 = 0
    while n < size:
        row[at + n] = i16(1 if members & BIT[n] else 0)
        n += 1
    return at + size
