"""Luck ledger: from the value before the deal to the result, entry by entry, for each seat.

    start - own losses + luck + rivals + forecast = result

V is the evaluator's expected final score of the seat; after the game it is the result.

    start     mean of V over all deals
    losses    sum of the losses of the own turns (``turn_loss``)
    luck      for each draw: V after it - mean of V over what could have come (``search/draw_luck``)
    rivals    for each choice of another seat: expectation after it - V before it
    forecast  for each own choice: expectation after it - V before it, plus the own losses: what the
              evaluator had not foreseen before a turn that is the best found

The sum telescopes, so the identity holds exactly in every game.  The forecast entry is neither luck
nor skill, and is shown as such: it is zero on average only for an evaluator that is unbiased before
and after every turn (``docs/review.md`` has what was measured).

>>> entry = LedgerSeat(seat=0, start=90.0, losses=12.0, rivals=-5.0, forecast=2.0, result=88,
...                    luck={"hand": 3.0, "refill": 10.0}, luck_error=0.4)
>>> total(entry)
88.0
>>> adjusted(entry)
75.0
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

from ironbridge.core.bitset import ids
from ironbridge.core.event_kinds import EventKind
from ironbridge.core.events import CARD_DRAWN, ERA_ENDED
from ironbridge.core.position import Position
from ironbridge.core.rng import Rng, split
from ironbridge.core.transitions import apply
from ironbridge.core.workspace import Workspace
from ironbridge.game import Game
from ironbridge.review.setup_luck import less, setup_luck
from ironbridge.review.valuation import Valuation
from ironbridge.search.draw_luck import DrawLuck
from ironbridge.search.evaluator import SCALE

REDEALS: Final = 40
"""Number of re-deals over which the expectation of a draw is taken."""
ORDER, COUNTERS, HAND, REFILL, SHOWN, DRAWN_COUNTERS = (
    "order",
    "setup",
    "hand",
    "refill",
    "display",
    "counters",
)
"""Kinds of luck: first turn order; counters laid out; hands dealt; refills; cards face up; counters
drawn, such as distant market tiles and cards of the Automa."""


class LedgerSeat(Struct, frozen=True, kw_only=True):
    """The ledger of one seat, in points."""

    seat: int
    start: float
    losses: float
    luck: dict[str, float]
    """Luck by kind of draw."""
    luck_error: float
    """Standard error of the summed luck, from the number of re-deals."""
    rivals: float
    forecast: float
    result: int


class DrawEntry(Struct, frozen=True, kw_only=True):
    """One draw of the game: its kind, when it came, and its luck by seat."""

    action: int
    """Number of actions of the game before it."""
    kind: str
    luck: list[float]


class LuckLedger(Struct, frozen=True, kw_only=True):
    """The ledger of a game."""

    seats: list[LedgerSeat]
    draws: list[DrawEntry]


def total(entry: LedgerSeat) -> float:
    """Returns the sum of the entries: the result."""
    return entry.start - entry.losses + luck_of(entry) + entry.rivals + entry.forecast


def luck_of(entry: LedgerSeat) -> float:
    """Returns the luck of all draws."""
    return sum(entry.luck.values())


def adjusted(entry: LedgerSeat) -> float:
    """Returns the luck-adjusted result: the result less the luck of all draws."""
    return entry.result - luck_of(entry)


class LedgerFold:
    """Adds up the entries of one game, choice by choice."""

    def __init__(self, valuation: Valuation, game: Game, seed: int, redeals: int) -> None:
        spec = valuation.spec
        self.valuation, self.game = valuation, game
        self.seed, self.redeals = seed, redeals
        self.rng = Rng(split(seed, 0))
        # Two halves of the re-deals: their difference tells the error of their mean.
        self.draw = DrawLuck(spec.rules, valuation.search.evaluator, max(1, redeals // 2))
        automatic = set(ids(spec.rules.tables.automatic))
        self.people = [seat for seat in range(spec.seats) if seat not in automatic]
        self.luck: list[dict[str, float]] = [{} for _ in self.people]
        self.rivals = [0.0] * len(self.people)
        self.own = [0.0] * len(self.people)
        self.errors = [0.0] * len(self.people)
        self.draws: list[DrawEntry] = []

    def values(self, pos: Position) -> list[float]:
        """Returns the expected final score of every person."""
        return [self.valuation.points(pos, seat) for seat in self.people]

    def run(self) -> list[float]:
        """Adds up all entries; returns the start values."""
        spec, history = self.valuation.spec, self.game.history
        pos, work = history.first.copy(), Workspace()
        setup = setup_luck(spec, self.values, pos.deal, self.seed, self.redeals)
        self.add_errors(setup.error)
        for kind, luck in ((ORDER, setup.order), (COUNTERS, setup.counters), (HAND, setup.cards)):
            self.add(0, kind, luck)
        before = self.values(pos)
        action = 0
        for step, (code, events) in enumerate(history.by_step()):
            while history.start_of(action + 1) <= step:
                action += 1
            kinds = [event.kind for event in events]
            then, actor = pos.copy(), int(pos.seat)
            apply(spec.rules, pos, work, code)
            after = expected = self.values(pos)
            if any(spec.events[kind].shows for kind in kinds):
                expected = self.add_draw(action, then, code, after, kinds)
            self.add_choice(actor, before, expected)
            before = after
        return setup.start

    def add_choice(self, actor: int, before: Sequence[float], after: Sequence[float]) -> None:
        """Adds a choice: the expectation after it less the value before it."""
        for n, seat in enumerate(self.people):
            to = self.own if seat == actor else self.rivals
            to[n] += after[n] - before[n]

    def add_draw(
        self, action: int, then: Position, code: int, after: Sequence[float], kinds: Sequence[int]
    ) -> list[float]:
        """Adds the draws of one choice, its counters and its cards; returns the expectation."""
        hidden = self.valuation.spec.hooks.unseen_piles(then, int(then.seat))
        expected = self.expected(then, code, hidden)
        by_cards = self.expected(then, code, []) if hidden else expected
        self.add(action, DRAWN_COUNTERS, less(by_cards, expected))
        self.add(action, kind_of_cards(self.valuation.spec.events, kinds), less(after, by_cards))
        return expected

    def expected(self, then: Position, code: int, hidden: list[list[int]]) -> list[float]:
        """Returns the mean value of every person after a choice, over what it may draw."""
        halves = [self.draw.expected(then, code, hidden, self.rng) for _ in range(2)]
        first, second = ([int(half[seat]) / int(SCALE) for seat in self.people] for half in halves)
        self.add_errors([abs(gap) / 2 for gap in less(first, second)])
        return [(one + other) / 2 for one, other in zip(first, second, strict=True)]

    def add_errors(self, errors: Sequence[float]) -> None:
        """Adds the squared standard errors of expectations."""
        for n, error in enumerate(errors):
            self.errors[n] += error * error

    def add(self, action: int, kind: str, luck: Sequence[float]) -> None:
        """Adds the luck of one kind of draw; a draw that changed nothing is left out."""
        if any(luck):
            self.draws.append(DrawEntry(action=action, kind=kind, luck=list(luck)))
        for n, points in enumerate(luck):
            if points:
                self.luck[n][kind] = self.luck[n].get(kind, 0.0) + points


def ledger(
    valuation: Valuation,
    game: Game,
    losses: Mapping[int, float],
    seed: int = 0,
    redeals: int = REDEALS,
) -> LuckLedger:
    """Returns the ledger of a finished game; ``losses`` are the summed own losses by seat."""
    fold = LedgerFold(valuation, game, seed, redeals)
    start = fold.run()
    result = game.result
    assert result is not None
    return LuckLedger(
        seats=[
            LedgerSeat(
                seat=seat,
                start=start[n],
                losses=losses.get(seat, 0.0),
                luck=fold.luck[n],
                luck_error=sqrt(fold.errors[n]),
                rivals=fold.rivals[n],
                forecast=fold.own[n] + losses.get(seat, 0.0),
                result=result.points[seat],
            )
            for n, seat in enumerate(fold.people)
        ],
        draws=fold.draws,
    )


def kind_of_cards(events: Mapping[int, EventKind], kinds: Sequence[int]) -> str:
    """Returns the kind of the cards that a choice drew: new hands, a display, or a refill."""
    if int(ERA_ENDED) in kinds and int(CARD_DRAWN) in kinds:
        return HAND
    shown = any(events[kind].card == "shown" for kind in kinds)
    return SHOWN if shown and int(CARD_DRAWN) not in kinds else REFILL
