"""Turn generator: enumerates whole actions and whole turns with the positions they lead to.

Paths to equal positions are listed once.  Where several cards fit, the one of least value is
played; at most ``SOURCES_TRIED`` sources of a cube are tried.  The pieces of one action are placed
in every order, because coal and beer may come from elsewhere in another order; a position in the
middle of an action that was expanded before is not expanded again.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ironbridge.core.action_table import CARD, DONE
from ironbridge.core.bitset import count, index
from ironbridge.core.position import (
    ASK_ACTION,
    ASK_CARD,
    ASK_COAL,
    ASK_GIVE_UP,
    ASK_MORE,
    ASK_NOTHING,
    REACH,
    Position,
)
from ironbridge.core.rules import Rules
from ironbridge.core.tables import Tables
from ironbridge.core.transitions import apply, legal
from ironbridge.core.workspace import Workspace

SOURCES_TRIED: Final[i64] = 4
"""Maximum number of sources tried for a cube or barrel; a fifth is rarely better."""
LONGEST: Final[i64] = 64
"""Bound on the number of choices of a whole action."""
DEEPEST: Final[i64] = 8
"""Bound on the number of actions of a turn, free ones included."""


@final
class TurnGenerator:
    """Enumerates whole actions into ``positions`` and ``paths``."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.work = Workspace()
        self.seat: i64 = 0
        self.sources = SOURCES_TRIED
        self.every_card = False
        """Whether cards are branched on, instead of playing the one of least value."""
        self.once = True
        """Whether paths to equal positions are listed once.

        Otherwise duplicates are listed, and the pieces of one action are placed in one order only,
        unless the first makes the next possible: faster, and not complete.
        """
        self.path = vec[i64]([0] * int(LONGEST))
        self.positions: list[Position] = []
        """The position after each whole action."""
        self.paths: list[vec[i64]] = []
        """The choice codes of each whole action."""
        self.keys: list[int] = []
        """The hash key of each position, where ``once`` is set."""
        self.key: int = 0
        """The hash key of the position looked at last."""
        self.seen: set[int] = set()
        """The hash keys of positions that were listed, or expanded between two pieces."""

    def actions(self, pos: Position) -> i64:
        """Enumerates the whole actions of the seat to act; returns their number.

        In the middle of an action: the ways to complete it.
        """
        self.seat = pos.seat
        self.positions = []
        self.paths = []
        self.keys = []
        self.seen = set()
        self.expand(pos, 0, -1, vec[i64]())
        return len(self.positions)

    def expand(self, pos: Position, depth: i64, last: i64, beside: vec[i64]) -> None:
        """Expands every legal answer to the open question.

        ``last``: the piece chosen before in this action.  ``beside``: the pieces offered with it.
        A single legal answer is applied without a copy.
        """
        ask = pos.ask
        if ask == ASK_MORE and self.once and depth > 0 and self.was_seen(pos):
            return
        many = legal(self.rules, pos, self.work)
        one_card = ask == ASK_CARD and not self.every_card
        if ASK_COAL <= ask < ASK_MORE and many > self.sources:
            many = self.sources
        if one_card or (many == 1 and ask != ASK_MORE):
            codes = self.work.codes
            code = cheapest_card(self.rules.tables, pos, codes, many) if one_card else codes[0]
            if depth == 0:
                pos = pos.copy()  # it is the caller's
            self.step(pos, depth, code, last, beside)
            return
        codes = self.work.codes[:many]
        verbs = self.rules.tables.choices.verb
        piece = ask in (ASK_ACTION, ASK_MORE)
        in_one_order = ask == ASK_MORE and not self.once
        n: i64 = 0
        while n < many:
            code = codes[n]
            n += 1
            if in_one_order and code < last and verbs[code] != DONE and holds(beside, code):
                continue  # the other order of the two was tried
            if piece:
                self.step(pos.copy(), depth, code, code, codes)
            else:
                self.step(pos.copy(), depth, code, last, beside)

    def step(self, pos: Position, depth: i64, code: i64, last: i64, beside: vec[i64]) -> None:
        """Applies one answer; stores the position between actions, expands it otherwise."""
        apply(self.rules, pos, self.work, code)
        self.path[depth] = code
        own = pos.seat == self.seat
        if own and not between_actions(pos) and depth < LONGEST - 2:
            self.expand(pos, depth + 1, last, beside)
            return
        if own and pos.ask == ASK_ACTION and pos.actions == 0:
            if legal(self.rules, pos, self.work) == 1:  # nothing but the end of the turn
                depth += 1
                self.path[depth] = self.work.codes[0]
                apply(self.rules, pos, self.work, self.path[depth])
        if self.once:
            if self.was_seen(pos):
                return
            self.keys.append(self.key)
        self.positions.append(pos)
        self.paths.append(self.path[: depth + 1])

    def was_seen(self, pos: Position) -> bool:
        """Returns whether an equal position came before; stores its hash key in ``key``."""
        self.key = pos.key()
        if self.key in self.seen:
            return True
        self.seen.add(self.key)
        return False


def between_actions(pos: Position) -> bool:
    """Returns whether no action is in progress."""
    return pos.ask == ASK_ACTION or pos.ask == ASK_NOTHING or pos.ask == ASK_GIVE_UP


def same_turn(before: Position, after: Position) -> bool:
    """Returns whether the turn of the acting seat goes on."""
    return (
        after.ask == ASK_ACTION
        and after.seat == before.seat
        and after.turn == before.turn
        and after.round == before.round
        and after.era == before.era
    )


def whole_turns(
    generator: TurnGenerator, pos: Position, most: i64
) -> tuple[list[Position], list[vec[i64]]]:
    """Returns at most ``most`` whole turns: the positions after them and their choice codes.

    Equal positions, at the end of the turn or in mid-turn, are listed once.
    """
    ends: list[Position] = []
    ways: list[vec[i64]] = []
    seen: set[int] = set()
    open_positions = [pos]
    open_ways = [vec[i64]()]
    depth: i64 = 0
    while len(open_positions) > 0 and depth < DEEPEST:
        next_positions: list[Position] = []
        next_ways: list[vec[i64]] = []
        for n in range(len(open_positions)):
            generator.actions(open_positions[n])
            for found in range(len(generator.positions)):
                key = generator.keys[found]
                if key in seen or len(ends) >= most:
                    continue
                seen.add(key)
                way = joined(open_ways[n], generator.paths[found])
                if same_turn(pos, generator.positions[found]):
                    next_positions.append(generator.positions[found])
                    next_ways.append(way)
                else:
                    ends.append(generator.positions[found])
                    ways.append(way)
        open_positions = next_positions
        open_ways = next_ways
        depth += 1
    return ends, ways


def joined(first: vec[i64], second: vec[i64]) -> vec[i64]:
    """Returns two paths as one."""
    path = first[:]
    for code in second:
        path = append(path, code)
    return path


def holds(codes: vec[i64], code: i64) -> bool:
    """Returns whether a list has this code."""
    for one in codes:
        if one == code:
            return True
    return False


# ----------------------------------------------------------------------------- cards


def cheapest_card(tables: Tables, pos: Position, codes: vec[i64], many: i64) -> i64:
    """Returns the code of least card value among the first ``many``."""
    first = tables.choices.start[CARD]
    best = codes[0]
    least: i64 = 1000
    n: i64 = 0
    while n < many:
        missed = card_value(tables, pos, codes[n] - first)
        if missed < least:
            least = missed
            best = codes[n]
        n += 1
    return best


def card_value(tables: Tables, pos: Position, card: i64) -> i64:
    """Returns the value of a card by the slots it may still be used for.

    Duplicates lower it; a wild card has the highest value.
    """
    if tables.card_copies[card] == 0:
        return 100
    free = ~pos.slots_taken
    reach = pos.seat_value(pos.seat, REACH) & free
    missed = 3 * count(tables.card_slots[card] & free)
    kinds = tables.card_kinds[card]
    while kinds:
        bit = kinds & -kinds
        kinds ^= bit
        missed += 8 + count(tables.kind_slots[index(bit)] & reach)
    return missed - 10 * (pos.in_hand(pos.seat, card) - 1)
