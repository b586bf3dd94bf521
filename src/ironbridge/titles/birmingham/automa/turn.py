"""Turn of the Automa: draws a card, plays its front, then perhaps the next back."""

from mypy_extensions import i64

from ironbridge.core.bitset import BIT
from ironbridge.core.market import buy
from ironbridge.core.position import IRON, Position
from ironbridge.core.workspace import Workspace
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


def take_turn(automa: Automa, pos: Position, work: Workspace) -> None:
    """Plays a whole turn."""
    if pos.era == 0 and pos.round == 1:
        first_turn(automa, pos, work)
    else:
        usual_turn(automa, pos, work)
    pos.words[AUTOMA_IN_PLAY] = 0
    pos.words[AUTOMA_LAST] = 0


def usual_turn(automa: Automa, pos: Position, work: Workspace) -> None:
    """Draws until a front is legal; passes when every card was refused."""
    # BA-turn-2, BA-deck-3
    refused: i64 = 0
    while refused != ALL_CARDS:
        card = draw(automa, pos, work)
        work.log.say(AUTOMA_CARD_DRAWN, pos.seat, card, 0)
        actions = play_front(automa, pos, work, card)
        if actions == 1:  # BA-turn-3, BA-turn-4
            play_back(automa, pos, work)
        if actions:
            return
        work.log.say(AUTOMA_CARD_REFUSED, pos.seat, card, 0)
        refused |= BIT[card]
    pass_turn(automa, pos, work)


def first_turn(automa: Automa, pos: Position, work: Workspace) -> None:
    """Plays the first turn: one action, chosen by the corner of the top back."""  # BA-first-1
    card = back(automa, pos, work)
    work.log.say(AUTOMA_CORNER_READ, pos.seat, card, automa.script.first_develops[card])
    if automa.script.first_develops[card]:  # BA-first-2
        buy(automa.tables, pos, work, IRON, MOST_DEVELOPED)
        developed(automa, pos, work, MOST_DEVELOPED)
        return
    work.log.say(AUTOMA_CARD_DRAWN, pos.seat, draw(automa, pos, work), 0)
    if not play_first_front(automa, pos, work, card):
        pass_turn(automa, pos, work)
