"""Takes the choice that looks best at once.

Every legal choice is tried on a guessed table; the action it begins is brought to its end in the
quickest way, and the table is weighed.  It does not think about what others will do.
"""

from random import Random

from ironbridge.bots.greedy_buyers import Outlets
from ironbridge.bots.greedy_eval import worth
from ironbridge.bots.greedy_weights import Taste, taste_for
from ironbridge.bots.seat_view import SeatView
from ironbridge.core.bitset import ids
from ironbridge.game.state import Table


class Greedy:
    """The best choice at once."""

    name = "greedy"

    def __init__(self, taste: Taste | None = None) -> None:
        self.taste = taste

    def choose(self, view: SeatView, rng: Random) -> int:
        """Returns the choice with the best table after it; the first of equals."""
        taste = self.taste or taste_for(view.setting.title)
        table = view.imagine(rng)
        codes = list(view.choices.codes)
        cards = table.cards(codes)
        if len(cards) == len(codes):
            return min(codes, key=lambda code: keep(table, view.seat, cards[code]))
        outlets = Outlets(view.setting, table.pos)
        return max(codes, key=lambda code: promise(table, view.seat, code, taste, outlets))


def promise(table: Table, seat: int, code: int, taste: Taste, outlets: Outlets) -> float:
    """Returns the worth of the table once the action is over."""
    trial = table.copy()
    trial.play(code)
    while not trial.between_actions() and trial.pos.seat == seat:
        trial.play(quickest(trial, seat))
    return worth(trial.setting, trial.pos, seat, taste, outlets)


def quickest(table: Table, seat: int) -> int:
    """Returns an answer that ends an action: no more of it, and the card least missed."""
    codes = table.codes()
    done = table.done(codes)
    if done is not None:
        return done
    cards = table.cards(codes)
    if cards:
        return min(cards, key=lambda code: keep(table, seat, cards[code]))
    return codes[0]


def keep(table: Table, seat: int, card: int) -> float:
    """Returns how much a card in hand is missed when it is played."""
    tables, pos = table.setting.rules.tables, table.pos
    if not tables.card_copies[card]:
        return 10.0  # wild
    free = len(ids(tables.card_slots[card] & ~pos.taken))
    several = len(ids(tables.card_kinds[card]))
    return 0.3 * free + 1.5 * several - 1.0 * (int(pos.in_hand(seat, card)) - 1)
