"""Random games of Age of Industry end by the rules, and all money, cubes and cards add up."""

from collections import Counter
from dataclasses import dataclass, field

import pytest

from ironbridge.core import events
from ironbridge.core.bitset import ids
from ironbridge.core.position import ASK_NOTHING, CARDS, COAL, DEBT, IRON, MONEY, Position
from ironbridge.core.reasons import OK
from ironbridge.core.rng import Rng
from ironbridge.core.setup import first_position
from ironbridge.core.transitions import apply, legal, why_not
from ironbridge.core.workspace import Workspace
from ironbridge.notation.deal_text import deal_from_seed
from ironbridge.notation.headers import make_spec
from ironbridge.titles.age_of_industry.codes import (
    IMPORTS_PLACED,
    INTEREST_PAID,
    LOAN_REPAID,
    RAILS_PAID,
)
from ironbridge.titles.age_of_industry.hooks import display_cards
from ironbridge.titles.age_of_industry.meta import OPTIONS
from ironbridge.titles.spec import GameSpec

pytestmark = pytest.mark.slow

BOARDS = ("germany", "new_england")
GOODS = (int(COAL), int(IRON))


@dataclass
class Ledger:
    """Money, points and cubes by the events of a game."""

    spec: GameSpec
    money: Counter[int] = field(default_factory=Counter)
    loans: Counter[int] = field(default_factory=Counter)
    track: dict[int, int] = field(default_factory=lambda: {int(COAL): 6, int(IRON): 6})
    board: Counter[int] = field(default_factory=Counter)

    def write(self, pos: Position, happened: list[tuple[int, int, int, int]]) -> None:
        """Adds the events since the last position."""
        for what, seat, a, b in happened:
            self.book_money(what, seat, a, b)
            self.book_cubes(what, a, b)
        # Cubes on a replaced counter return to the supply without an event.
        for goods in GOODS:
            if any(what == int(events.TILE_REPLACED) for what, *_ in happened):
                self.board[goods] = min(self.board[goods], on_board(pos, goods))

    def book_money(self, what: int, seat: int, a: int, b: int) -> None:
        tables = self.spec.rules.tables
        if what == int(events.LOAN_TAKEN):
            self.money[seat] += a
            self.loans[seat] += 1
        elif what == int(LOAN_REPAID):
            self.money[seat] -= a
            self.loans[seat] -= 1
        elif what in (int(events.MONEY_GAINED), int(RAILS_PAID)):
            self.money[seat] += a
        elif what == int(INTEREST_PAID):
            self.money[seat] -= a
        elif what == int(events.TILE_BUILT):
            self.money[seat] -= int(tables.tile_cost[b])
        elif what == int(events.LINK_LAID):
            self.money[seat] -= 1
        for goods in GOODS:
            if what == int(events.BOUGHT) + goods:
                self.money[seat] -= b
            elif what == int(events.SOLD) + goods:
                self.money[seat] += b

    def book_cubes(self, what: int, a: int, b: int) -> None:
        tables = self.spec.rules.tables
        if what == int(IMPORTS_PLACED):
            self.board[int(COAL)] += b
        elif what == int(events.TILE_BUILT):
            goods = int(tables.kind_goods[tables.tile_kind[b]])
            if goods >= 0:
                self.board[goods] += int(tables.tile_cubes[b * 2])
        for goods in GOODS:
            if what == int(events.TAKEN) + goods:
                self.board[goods] -= b
            elif what == int(events.BOUGHT) + goods:
                self.track[goods] = max(self.track[goods] - a, 0)
            elif what == int(events.SOLD) + goods:
                self.track[goods] += a
                self.board[goods] -= a


def on_board(pos: Position, goods: int) -> int:
    """Returns the number of cubes on counters and imports."""
    return sum(pos.cubes_on(slot) for slot in ids(pos.sources(goods)))


def cards_somewhere(spec: GameSpec, pos: Position) -> int:
    """Returns the number of cards in hands, discards, display and pile."""
    hands = sum(int(pos.seat_value(seat, CARDS)) for seat in range(spec.seats))
    discards = sum(pos.discarded(card) for card in range(len(spec.names.cards)))
    pile = int(pos.deal.era_start[1]) - int(pos.drawn)
    return hands + discards + len(display_cards(pos)) + pile


def check(spec: GameSpec, pos: Position, ledger: Ledger) -> None:
    """Asserts that the position agrees with the events."""
    for seat in range(spec.seats):
        assert int(pos.seat_value(seat, MONEY)) == ledger.money[seat] >= 0
        assert int(pos.seat_value(seat, DEBT)) == ledger.loans[seat] >= 0
        assert int(pos.seat_value(seat, CARDS)) <= 9
    for goods in GOODS:
        assert pos.market(goods) == ledger.track[goods]
        assert on_board(pos, goods) == ledger.board[goods]
    assert cards_somewhere(spec, pos) == 66


def play_a_game(spec: GameSpec, seed: int, brute_every: int = 0) -> Position:
    """Plays a random game to its end, with checks after each choice."""
    rules, work, rng = spec.rules, Workspace(True), Rng(seed)
    pos = first_position(rules, deal_from_seed(spec, seed), work)
    ledger = Ledger(spec)
    played = 0
    while pos.ask != ASK_NOTHING:
        count = int(legal(rules, pos, work))
        codes = work.listed()
        assert count == len(set(codes)) > 0
        if brute_every and played % brute_every == 0:
            size = int(rules.tables.choices.size())
            allowed = [code for code in range(size) if why_not(rules, pos, work, code) == OK]
            assert allowed == sorted(codes)
        apply(rules, pos, work, codes[int(rng.below(count))])
        ledger.write(pos, work.log.take())
        # Within an action the payment is still open: checks follow it.
        if pos.piece_placed == 0:
            check(spec, pos, ledger)
        played += 1
    return pos


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_game_ends_by_the_rule_and_is_accounted_for(board: str, seats: int) -> None:
    spec = make_spec("age_of_industry", seats, {"board": board})
    for seed in range(2):
        pos = play_a_game(spec, seed, brute_every=23)
        assert int(pos.drawn) == int(pos.deal.era_start[1])
        assert min(int(pos.seat_value(seat, CARDS)) for seat in range(seats)) == 0


@pytest.mark.parametrize("option", [option.name for option in OPTIONS])
def test_a_game_with_each_option_the_other_way(option: str) -> None:
    (found,) = [known for known in OPTIONS if known.name == option]
    rules = {option: not found.default}
    spec = make_spec("age_of_industry", 4, {"board": "new_england", "rules": rules})
    play_a_game(spec, 5, brute_every=29)
