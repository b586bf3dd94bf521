"""Greedy bot: plays the choice with the best static evaluation after its action.

Each legal choice is played on a determinized state; the shortest completion finishes the action,
and the resulting state is evaluated.  Later moves of other seats are not considered.
"""

from random import Random

from ironbridge.bots.greedy_buyers import Outlets
from ironbridge.bots.greedy_eval import evaluate
from ironbridge.bots.greedy_weights import GreedyWeights, taste_for
from ironbridge.bots.seat_view import SeatView
from ironbridge.core.bitset import ids
from ironbridge.game.state import State


class Greedy:
    """Plays the choice with the best evaluation after its action."""

    name = "greedy"

    def __init__(self, taste: GreedyWeights | None = None) -> None:
        self.taste = taste

    def choose(self, view: SeatView, rng: Random) -> int:
        """Returns the choice with the best evaluation; the first among equals."""
        taste = self.taste or taste_for(view.spec.title)
        table = view.sample_state(rng)
        codes = list(view.choices.codes)
        cards = table.cards(codes)
        if len(cards) == len(codes):
            return min(codes, key=lambda code: card_value(table, view.seat, cards[code]))
        outlets = Outlets(view.spec, table.pos)
        return max(codes, key=lambda code: value_after(table, view.seat, code, taste, outlets))


def value_after(
    table: State, seat: int, code: int, taste: GreedyWeights, outlets: Outlets
) -> float:
    """Returns the evaluation of the state after the action is finished."""
    trial = table.copy()
    trial.apply(code)
    while not trial.between_actions() and trial.pos.seat == seat:
        trial.apply(quickest(trial, seat))
    return evaluate(trial.spec, trial.pos, seat, taste, outlets)


def quickest(table: State, seat: int) -> int:
    """Returns the answer that finishes an action soonest, with the least valuable card."""
    codes = table.legal_actions()
    done = table.done(codes)
    if done is not None:
        return done
    cards = table.cards(codes)
    if cards:
        return min(cards, key=lambda code: card_value(table, seat, cards[code]))
    return codes[0]


def card_value(table: State, seat: int, card: int) -> float:
    """Returns the value of keeping a card in hand."""
    tables, pos = table.spec.rules.tables, table.pos
    if not tables.card_copies[card]:
        return 10.0  # wild
    free = len(ids(tables.card_slots[card] & ~pos.slots_taken))
    several = len(ids(tables.card_kinds[card]))
    return 0.3 * free + 1.5 * several - 1.0 * (int(pos.in_hand(seat, card)) - 1)
