"""Dealing again what a seat cannot see, for bots that search: of a course, and of a position."""

from librt.vecs import vec
from mypy_extensions import u8

from ironbridge.core.deal import Deal
from ironbridge.core.edit import set_deal
from ironbridge.core.hand import add_card, drop_card
from ironbridge.core.position import CARDS, Position
from ironbridge.core.rng import Chance, split
from ironbridge.game.history import Course
from ironbridge.search.determinize import Unseen
from ironbridge.titles.spec import Setting

TRIES = 200
"""How many hands are tried for a rival who must be able to go on; far more than it takes."""


def guessed(course: Course, seat: int, seed: int) -> Course:
    """Returns a course that agrees with all the seat knows; its past is the begun action alone.

    What the begun action came from is guessed as well: no way may lead back to the truth.
    """
    codes = [step.code for step in course.answered if step.asked]
    if not codes:
        return Course(course.setting, redeal(course.setting, course.pos, seat, seed))
    for part in range(TRIES):
        now = redeal(course.setting, course.pos, seat, split(seed, part))
        twin = Course(course.setting, earlier(course, now, seat, split(seed, part)))
        if follows(twin, codes) and same_answers(twin, course):
            return twin
    now = unseen(course.setting, course.pos, seat).deal_once(Chance(seed), course.pos.seat)
    twin = Course(course.setting, earlier(course, now, seat, seed))
    follows(twin, codes)
    return twin


def follows(course: Course, codes: list[int]) -> bool:
    """Play these codes as long as each is a legal answer where it comes.

    Returns whether all were.
    """
    for code in codes:
        if code not in course.codes():
            return False
        course.play(code)
    return True


def same_answers(one: Course, other: Course) -> bool:
    """Returns whether the same questions were asked, and the same ones answered themselves."""
    return [step[1:] for step in one.answered] == [step[1:] for step in other.answered]


def earlier(course: Course, guess: Position, seat: int, seed: int) -> Position:
    """Returns the position before the begun action, with the unseen as in a guess of the present.

    Cards that were played since were seen, so they go back to the hand they came from.  A rival
    who has drawn cards since has played none: all that is unseen is dealt again from there.
    """
    setting, now, then = course.setting, course.pos, course.before.copy()
    if now.seat != seat and now.word(now.seat, CARDS) > then.word(now.seat, CARDS):
        return redeal(setting, then, seat, seed)
    for other in range(setting.seats):
        for card in range(len(setting.names.cards)):
            more = guess.in_hand(other, card) - now.in_hand(other, card)
            for _ in range(more):
                add_card(then, other, card)
            for _ in range(-more):
                drop_card(then, other, card)
    old, cards = guess.deal, list(guess.deal.cards)
    cards[then.drawn : now.drawn] = list(now.deal.cards)[then.drawn : now.drawn]
    set_deal(then, Deal(old.order, vec[u8](cards), old.era_start, old.piles), then.drawn)
    return then


def unseen(setting: Setting, pos: Position, seat: int) -> Unseen:
    """Returns what a seat does not know of a position."""
    return Unseen(
        setting.rules, pos, seat, setting.open_cards(pos), setting.unseen_piles(pos, seat)
    )


def redeal(setting: Setting, pos: Position, seat: int, seed: int) -> Position:
    """Returns a copy in which other hands, the pile, later decks and unseen counters are new."""
    return unseen(setting, pos, seat).deal(Chance(seed))
