"""The display of face-up cards, and the action that draws cards from it and from the pile."""

from typing import Final

from mypy_extensions import i64

from ironbridge.core.desk import Desk
from ironbridge.core.events import CARD_DRAWN
from ironbridge.core.hand import add_card, pile_left
from ironbridge.core.position import CARDS, Position
from ironbridge.core.reasons import NOT_ASKED, OK
from ironbridge.core.tables import Tables
from ironbridge.titles.age_of_industry.chart import Chart
from ironbridge.titles.age_of_industry.verbs import (
    CARD_SHOWN,
    CARD_TAKEN,
    DISPLAY,
    FROM_DISPLAY,
    FROM_PILE,
    HAND_FULL,
    NOT_IN_DISPLAY,
    NOTHING_TO_DRAW,
    PILE_EMPTY,
)

FACE_UP: Final[i64] = 2
GAP: Final[i64] = 0
NOT_LAID_OUT: Final[i64] = -1


def clear_display(pos: Position) -> None:
    """Nothing is laid out yet."""
    at = DISPLAY
    while at < DISPLAY + FACE_UP:
        pos.words[at] = NOT_LAID_OUT
        at += 1


def fill_display(pos: Position, desk: Desk) -> None:
    """Lay out cards wherever there is a gap, as long as the pile lasts."""
    at = DISPLAY
    while at < DISPLAY + FACE_UP:
        if pos.words[at] <= GAP:
            pos.words[at] = GAP
            if pile_left(pos) > 0:
                card = i64(pos.deal.cards[pos.drawn])
                pos.drawn += 1
                pos.words[at] = card + 1
                desk.log.say(CARD_SHOWN, -1, card, 0)
        at += 1


def lay_out_display(pos: Position, desk: Desk) -> None:
    """The first cards of the display, unless they are laid out already."""
    if pos.words[DISPLAY] == NOT_LAID_OUT:
        fill_display(pos, desk)


def shown(pos: Position, card: i64) -> bool:
    """Does this card lie face up?"""
    return pos.words[DISPLAY] == card + 1 or pos.words[DISPLAY + 1] == card + 1


def something_to_draw(pos: Position) -> bool:
    """Is there a card in the pile or in the display?"""
    return pile_left(pos) > 0 or pos.words[DISPLAY] > GAP or pos.words[DISPLAY + 1] > GAP


def why_not_draw(chart: Chart, pos: Position) -> i64:
    """May the acting seat draw cards?"""
    if pos.word(pos.seat, CARDS) >= chart.hand_limit:  # AI-draw-3
        return HAND_FULL
    if not something_to_draw(pos):
        return NOTHING_TO_DRAW
    return OK


def list_draws(tables: Tables, pos: Position, desk: Desk) -> None:
    """The pile, and the cards of the display."""
    if pile_left(pos) > 0:
        desk.put(tables.choices.code(FROM_PILE))
    one, other = pos.words[DISPLAY], pos.words[DISPLAY + 1]
    if one > GAP:
        desk.put(tables.choices.code(FROM_DISPLAY, one - 1))
    if other > GAP and other != one:
        desk.put(tables.choices.code(FROM_DISPLAY, other - 1))


def why_not_from(pos: Position, verb: i64, card: i64) -> i64:
    """May the next card come from here?"""
    if verb == FROM_PILE:
        return OK if pile_left(pos) > 0 else PILE_EMPTY
    if verb == FROM_DISPLAY:
        return OK if shown(pos, card) else NOT_IN_DISPLAY
    return NOT_ASKED


def draw_card(pos: Position, desk: Desk, verb: i64, card: i64) -> None:
    """One card comes into the acting seat's hand; one from the display leaves a gap."""
    seat = pos.seat
    if verb == FROM_PILE:
        card = i64(pos.deal.cards[pos.drawn])
        pos.drawn += 1
        desk.log.say(CARD_DRAWN, seat, card, 0)
    else:
        at = DISPLAY if pos.words[DISPLAY] == card + 1 else DISPLAY + 1
        pos.words[at] = GAP
        desk.log.say(CARD_TAKEN, seat, card, 0)
    add_card(pos, seat, card)
    pos.step += 1


def draws_on(chart: Chart, pos: Position) -> bool:
    """Has the action begun a further card to give?"""
    return pos.step < chart.draw_cards and why_not_draw(chart, pos) == OK
