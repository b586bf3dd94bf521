"""A turn of the Automa: draw, do what the front says, then perhaps what the next back says."""

from mypy_extensions import i64

from ironbridge.core.bitset import BIT
from ironbridge.core.market import buy
from ironbridge.core.position import IRON, Position
from ironbridge.core.workspace import Desk
from ironbridge.titles.birmingham.automa.card_back import (
    MOST_DEVELOPED,
    developed,
    pass_turn,
    play_back,
)
from ironbridge.titles.birmingham.automa.card_front import play_first_front, play_front
from ironbridge.titles.birmingham.automa.deck import back, draw
from ironbridge.titles.birmingham.automa.player import ALL_CARDS, Automa
from ironbridge.titles.birmingham.codes import (
    AUTOMA_CARD_DRAWN,
    AUTOMA_CARD_REFUSED,
    AUTOMA_CORNER_READ,
    AUTOMA_IN_PLAY,
    AUTOMA_LAST,
)


def take_turn(automa: Automa, pos: Position, desk: Desk) -> None:
    """The whole turn."""
    if pos.era == 0 and pos.round == 1:
        first_turn(automa, pos, desk)
    else:
        usual_turn(automa, pos, desk)
    pos.words[AUTOMA_IN_PLAY] = 0
    pos.words[AUTOMA_LAST] = 0


def usual_turn(automa: Automa, pos: Position, desk: Desk) -> None:
    """Draw until a front can be followed.  When every card was refused, it passes."""
    # BA-turn-2, BA-deck-3
    refused: i64 = 0
    while refused != ALL_CARDS:
        card = draw(automa, pos, desk)
        desk.log.say(AUTOMA_CARD_DRAWN, pos.seat, card, 0)
        actions = play_front(automa, pos, desk, card)
        if actions == 1:  # BA-turn-3, BA-turn-4
            play_back(automa, pos, desk)
        if actions:
            return
        desk.log.say(AUTOMA_CARD_REFUSED, pos.seat, card, 0)
        refused |= BIT[card]
    pass_turn(automa, pos, desk)


def first_turn(automa: Automa, pos: Position, desk: Desk) -> None:
    """The first turn has one action, which the corner of the top back chooses."""  # BA-first-1
    card = back(automa, pos, desk)
    desk.log.say(AUTOMA_CORNER_READ, pos.seat, card, automa.script.first_develops[card])
    if automa.script.first_develops[card]:  # BA-first-2
        buy(automa.tables, pos, desk, IRON, MOST_DEVELOPED)
        developed(automa, pos, desk, MOST_DEVELOPED)
        return
    desk.log.say(AUTOMA_CARD_DRAWN, pos.seat, draw(automa, pos, desk), 0)
    if not play_first_front(automa, pos, desk, card):
        pass_turn(automa, pos, desk)
