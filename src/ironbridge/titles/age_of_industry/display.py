"""Display of face-up cards, and the action that draws from the display and from the pile."""

from typing import Final

from mypy_extensions import i64

from ironbridge.core.events import CARD_DRAWN
from ironbridge.core.hand import add_card, pile_left
from ironbridge.core.position import CARDS, Position
from ironbridge.core.reasons import NOT_ASKED, OK
from ironbridge.core.tables import Tables
from ironbridge.core.workspace import Workspace
from ironbridge.titles.age_of_industry.board_tables import ChartTables
from ironbridge.titles.age_of_industry.codes import (
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


def face_up(pos: Position, which: i64) -> i64:
    """Returns the card at an index of the display plus one, or GAP, or NOT_LAID_OUT."""
    return pos.words[DISPLAY + which]


def lay(pos: Position, which: i64, card: i64) -> None:
    """Sets an index of the display: a card plus one, GAP or NOT_LAID_OUT."""
    pos.words[DISPLAY + which] = card


def clear_display(pos: Position) -> None:
    """Marks the display as not laid out."""
    which: i64 = 0
    while which < FACE_UP:
        lay(pos, which, NOT_LAID_OUT)
        which += 1


def fill_display(pos: Position, work: Workspace) -> None:
    """Fills the gaps of the display from the pile."""  # AI-draw-2
    which: i64 = 0
    while which < FACE_UP:
        if face_up(pos, which) <= GAP:
            lay(pos, which, GAP)
            if pile_left(pos) > 0:
                card = i64(pos.deal.cards[pos.drawn])
                pos.drawn += 1
                lay(pos, which, card + 1)
                work.log.say(CARD_SHOWN, -1, card, 0)
        which += 1


def lay_out_display(pos: Position, work: Workspace) -> None:
    """Lays out the first cards of the display, unless they are there already."""  # AI-setup-4
    if face_up(pos, 0) == NOT_LAID_OUT:
        fill_display(pos, work)


def shown(pos: Position, card: i64) -> bool:
    """Returns whether this card is in the display."""
    return face_up(pos, 0) == card + 1 or face_up(pos, 1) == card + 1


def something_to_draw(pos: Position) -> bool:
    """Returns whether the pile or the display has a card."""
    return pile_left(pos) > 0 or face_up(pos, 0) > GAP or face_up(pos, 1) > GAP


def why_not_draw(chart: ChartTables, pos: Position) -> i64:
    """Returns why the acting seat may not draw cards, or ``OK``."""
    if pos.seat_value(pos.seat, CARDS) >= chart.hand_limit:  # AI-draw-3
        return HAND_FULL
    if not something_to_draw(pos):
        return NOTHING_TO_DRAW
    return OK


def list_draws(tables: Tables, pos: Position, work: Workspace) -> None:
    """Lists the pile and the cards of the display."""
    if pile_left(pos) > 0:
        work.add(tables.choices.code(FROM_PILE))
    one, other = face_up(pos, 0), face_up(pos, 1)
    if one > GAP:
        work.add(tables.choices.code(FROM_DISPLAY, one - 1))
    if other > GAP and other != one:
        work.add(tables.choices.code(FROM_DISPLAY, other - 1))


def why_not_from(pos: Position, verb: i64, card: i64) -> i64:
    """Returns why the next card may not be drawn from the pile or the display, or ``OK``."""
    if verb == FROM_PILE:
        return OK if pile_left(pos) > 0 else PILE_EMPTY
    if verb == FROM_DISPLAY:
        return OK if shown(pos, card) else NOT_IN_DISPLAY
    return NOT_ASKED


def draw_card(pos: Position, work: Workspace, verb: i64, card: i64) -> None:
    """Draws one card into the acting seat's hand; a card of the display leaves a gap."""
    seat = pos.seat
    if verb == FROM_PILE:
        card = i64(pos.deal.cards[pos.drawn])
        pos.drawn += 1
        work.log.say(CARD_DRAWN, seat, card, 0)
    else:
        lay(pos, 0 if face_up(pos, 0) == card + 1 else 1, GAP)
        work.log.say(CARD_TAKEN, seat, card, 0)
    add_card(pos, seat, card)
    pos.pieces_done += 1


def draws_on(chart: ChartTables, pos: Position) -> bool:
    """Returns whether the current action draws another card."""  # AI-draw-4
    return pos.pieces_done < chart.draw_cards and why_not_draw(chart, pos) == OK
