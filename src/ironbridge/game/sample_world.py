"""Dealing again what a seat cannot see, for bots that search: of a course, and of a position."""

from librt.vecs import vec
from mypy_extensions import u8

from ironbridge.core.deal import Deal
from ironbridge.core.edit import set_deal
from ironbridge.core.hand import add_card, drop_card
from ironbridge.core.position import CARDS, Position
from ironbridge.core.rng import Rng, split
from ironbridge.game.history import History
from ironbridge.search.determinize import Determinizer
from ironbridge.titles.spec import GameSpec

TRIES = 200
"""How many hands are tried for a rival who must be able to go on; far more than it takes."""


def sampled_history(history: History, seat: int, seed: int) -> History:
    """Returns a course that agrees with all the seat knows; its past is the begun action alone.

    What the begun action came from is guessed as well: no way may lead back to the truth.
    """
    codes = [step.code for step in history.answered if step.asked]
    if not codes:
        return History(history.spec, sample_world(history.spec, history.pos, seat, seed))
    for part in range(TRIES):
        now = sample_world(history.spec, history.pos, seat, split(seed, part))
        twin = History(history.spec, earlier(history, now, seat, split(seed, part)))
        if follows(twin, codes) and same_answers(twin, history):
            return twin
    now = unseen(history.spec, history.pos, seat).sample_once(Rng(seed), history.pos.seat)
    twin = History(history.spec, earlier(history, now, seat, seed))
    follows(twin, codes)
    return twin


def follows(history: History, codes: list[int]) -> bool:
    """Play these codes as long as each is a legal answer where it comes.

    Returns whether all were.
    """
    for code in codes:
        if code not in history.codes():
            return False
        history.play(code)
    return True


def same_answers(one: History, other: History) -> bool:
    """Returns whether the same questions were asked, and the same ones answered themselves."""
    return [step[1:] for step in one.answered] == [step[1:] for step in other.answered]


def earlier(history: History, guess: Position, seat: int, seed: int) -> Position:
    """Returns the position before the begun action, with the unseen as in a guess of the present.

    Cards that were played since were seen, so they go back to the hand they came from.  A rival
    who has drawn cards since has played none: all that is unseen is dealt again from there.
    """
    spec, now, then = history.spec, history.pos, history.before.copy()
    if now.seat != seat and now.seat_value(now.seat, CARDS) > then.seat_value(now.seat, CARDS):
        return sample_world(spec, then, seat, seed)
    for other in range(spec.seats):
        for card in range(len(spec.names.cards)):
            more = guess.in_hand(other, card) - now.in_hand(other, card)
            for _ in range(more):
                add_card(then, other, card)
            for _ in range(-more):
                drop_card(then, other, card)
    old, cards = guess.deal, list(guess.deal.cards)
    cards[then.drawn : now.drawn] = list(now.deal.cards)[then.drawn : now.drawn]
    set_deal(then, Deal(old.order, vec[u8](cards), old.era_start, old.piles), then.drawn)
    return then


def unseen(spec: GameSpec, pos: Position, seat: int) -> Determinizer:
    """Returns what a seat does not know of a position."""
    return Determinizer(spec.rules, pos, seat, spec.open_cards(pos), spec.unseen_piles(pos, seat))


def sample_world(spec: GameSpec, pos: Position, seat: int, seed: int) -> Position:
    """Returns a copy in which other hands, the pile, later decks and unseen counters are new."""
    return unseen(spec, pos, seat).sample(Rng(seed))
