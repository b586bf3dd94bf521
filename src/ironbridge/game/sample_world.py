"""Determinization of hidden information for bots that search: of a history, and of a position."""

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
"""Maximum number of hands tried for a rival whose unfinished action must remain legal."""


def sampled_history(history: History, seat: int, seed: int) -> History:
    """Returns a determinized history whose past is the unfinished action alone.

    It is consistent with the seat's knowledge.  The position before the unfinished action is
    determinized too, so undo does not reveal hidden information.
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
    """Plays these codes as long as each is legal.

    Returns whether all were legal.
    """
    for code in codes:
        if code not in history.codes():
            return False
        history.play(code)
    return True


def same_answers(one: History, other: History) -> bool:
    """Returns whether two histories asked equal questions with equal forced answers."""
    return [step[1:] for step in one.answered] == [step[1:] for step in other.answered]


def earlier(history: History, guess: Position, seat: int, seed: int) -> Position:
    """Returns the position before the unfinished action, consistent with a determinized present.

    Cards played since then are known and return to their hand.  A rival who has drawn cards since
    has played none, so all hidden cards are dealt from that position.
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
    """Returns the determinizer of a seat's hidden information."""
    return Determinizer(
        spec.rules, pos, seat, spec.hooks.open_cards(pos), spec.hooks.unseen_piles(pos, seat)
    )


def sample_world(spec: GameSpec, pos: Position, seat: int, seed: int) -> Position:
    """Returns a determinized copy: other hands, pile, later decks and hidden counters change."""
    return unseen(spec, pos, seat).sample(Rng(seed))
