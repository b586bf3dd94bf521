"""Dealing anew what a seat cannot see, for bots that search."""

from collections import Counter

from librt.vecs import vec
from mypy_extensions import u8

from ironbridge.core.arrange import set_deal
from ironbridge.core.chance import Chance, split
from ironbridge.core.desk import Desk
from ironbridge.core.doors import legal
from ironbridge.core.hand import add_card, drop_card, pile_left
from ironbridge.core.position import (
    ASK_ACTION,
    ASK_NOTHING,
    CARDS,
    DISCARDS_AT,
    NOBODY,
    Deal,
    Position,
)
from ironbridge.course import Course
from ironbridge.notation.deals import full_deck
from ironbridge.titles.setting import Setting

TRIES = 200
"""How many hands are tried for a rival who must be able to go on; far more than it takes."""


def guessed(course: Course, seat: int, seed: int) -> Course:
    """A course that agrees with all the seat knows, without a past but for the begun action.

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
    now = deal_anew(course.setting, course.pos, seat, Chance(seed), course.pos.seat)
    twin = Course(course.setting, earlier(course, now, seat, seed))
    follows(twin, codes)
    return twin


def follows(course: Course, codes: list[int]) -> bool:
    """Play these codes, as long as each is a legal answer where it comes; was each?"""
    for code in codes:
        if code not in course.codes():
            return False
        course.play(code)
    return True


def same_answers(one: Course, other: Course) -> bool:
    """Were the same questions asked, and did the same ones answer themselves?"""
    return [step[1:] for step in one.answered] == [step[1:] for step in other.answered]


def earlier(course: Course, guess: Position, seat: int, seed: int) -> Position:
    """The position before the begun action, with the unseen as in a guess of the present.

    Cards that were played since were seen, so they go back to the hand they came from.  A rival
    who has drawn cards since has played none: all that is unseen is dealt anew from there.
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


def redeal(setting: Setting, pos: Position, seat: int, seed: int) -> Position:
    """A copy in which other hands, the pile, later decks and unseen counters are dealt anew.

    A rival in the middle of an action was asked for a card because two or more would do: the
    hand that is guessed for it must have them as well.
    """
    chance = Chance(seed)
    for _ in range(TRIES):
        copy = deal_anew(setting, pos, seat, chance, int(NOBODY))
        if pos.seat == seat or pos.ask in (ASK_ACTION, ASK_NOTHING):
            return copy
        if legal(setting.rules, copy, Desk()) > 1:
            return copy
    return deal_anew(setting, pos, seat, chance, int(pos.seat))


def deal_anew(setting: Setting, pos: Position, seat: int, chance: Chance, kept: int) -> Position:
    """One such copy; the hand of one other seat may be kept."""
    copy = pos.copy()
    unseen = unseen_cards(setting, pos, seat)
    if kept >= 0:
        for card in hidden_cards(setting, pos, kept):
            unseen.remove(card)
    chance.shuffle(unseen)
    for other in range(setting.seats):
        if other not in (seat, kept):
            change_hand(setting, copy, other, unseen)
    set_deal(copy, new_deal(setting, pos, seat, unseen, chance), pos.drawn)
    return copy


def unseen_cards(setting: Setting, pos: Position, seat: int) -> list[int]:
    """Cards of this era's deck that the seat does not see anywhere."""
    left = Counter(full_deck(setting))
    for card in range(len(setting.names.cards)):
        left[card] -= int(pos.in_hand(seat, card)) + int(pos.cells[DISCARDS_AT + card])
    for card in setting.open_cards(pos):
        left[card] -= 1
    return [card for card, many in left.items() for _ in range(max(many, 0))]


def hidden_cards(setting: Setting, pos: Position, seat: int) -> list[int]:
    """The cards of a hand that came from the deck."""
    copies = setting.rules.tables.card_copies
    return [
        card
        for card in range(len(setting.names.cards))
        if copies[card]
        for _ in range(int(pos.in_hand(seat, card)))
    ]


def change_hand(setting: Setting, pos: Position, seat: int, unseen: list[int]) -> None:
    """Swap a hand's hidden cards for unseen ones; wild cards were taken openly and stay."""
    held = hidden_cards(setting, pos, seat)
    for card in held:
        drop_card(pos, seat, card)
    for _ in held:
        add_card(pos, seat, unseen.pop())


def new_deal(setting: Setting, pos: Position, seat: int, unseen: list[int], chance: Chance) -> Deal:
    """The same deal with everything this seat has not seen replaced."""
    old = pos.deal
    drawn, end = int(pos.drawn), int(old.era_start[pos.era + 1])
    gone = int(pile_left(pos))
    cards = [0] * drawn + unseen[:gone]
    assert len(cards) == end
    for _ in setting.decks[int(pos.era) + 1 :]:
        deck = full_deck(setting)
        chance.shuffle(deck)
        cards += deck
    piles = [int(counter) for counter in old.piles]
    for group in setting.unseen_piles(pos, seat):
        counters = sorted(piles[entry] for entry in group)  # the true order must not shine through
        chance.shuffle(counters)
        for entry, counter in zip(group, counters, strict=True):
            piles[entry] = counter
    return Deal(old.order, vec[u8](cards), old.era_start, vec[u8](piles))
