"""Trying a position out: a text may say anything, so what it claims is played before it counts."""

from ironbridge.core.desk import Desk
from ironbridge.core.doors import apply, legal, why_not
from ironbridge.core.position import (
    ASK_ACTION,
    ASK_CARD,
    ASK_COAL,
    ASK_GIVE_UP,
    ASK_MORE,
    ASK_NOTHING,
    BEER,
    DUE_AT,
    MONEY,
    Position,
)
from ironbridge.core.reasons import OK
from ironbridge.titles.setting import Setting

MOST_TRIED = 1000
"""No action goes on in as many ways, but for the order in which its parts are named."""


def can_be_finished(setting: Setting, pos: Position) -> bool:
    """Can the open question be answered, and does every answer bring the action to a good end?"""
    if not makes_sense(setting, pos):
        return False
    waiting = [pos]
    tried = 0
    while waiting and tried < MOST_TRIED:
        here = waiting.pop()
        tried += 1
        codes = answers(setting, here)
        if not codes:
            return False
        if pos.ask == ASK_ACTION or (here is not pos and stands(setting, here)):
            continue
        for code in codes:
            after = here.copy()
            apply(setting.rules, after, Desk(), code)
            if not sound(after):
                return False
            if after.ask != ASK_NOTHING:
                waiting.append(after)
    return True


def makes_sense(setting: Setting, pos: Position) -> bool:
    """Do the parts of the open question fit together?"""
    due = [int(pos.words[DUE_AT + goods]) for goods in range(int(BEER) + 1)]
    if pos.ask == ASK_ACTION:
        return True
    if pos.ask == ASK_GIVE_UP:
        return pos.owed > 0 and not any(due)
    if pos.actions < 1 or setting.rules.tables.choices.start[pos.verb] < 0:
        return False
    if pos.ask == ASK_CARD:
        return pos.cards_due > 0 and pos.begun == 0 and not any(due)
    if pos.ask < ASK_MORE:
        return pos.cards_due == 0 and pos.begun == 1 and due[int(pos.ask - ASK_COAL)] > 0
    if pos.ask == ASK_MORE:
        return pos.cards_due == 0 and pos.begun == 0 and pos.step > 0 and not any(due)
    return pos.cards_due == 0 and not any(due)


def stands(setting: Setting, pos: Position) -> bool:
    """Is the open question one that is asked between actions?"""
    return int(pos.ask) in setting.standing_questions


def answers(setting: Setting, pos: Position) -> list[int]:
    """The answers to the open question; none when list and judge do not agree."""
    desk = Desk()
    legal(setting.rules, pos, desk)
    codes = desk.listed()
    for code in codes:
        if code < 0 or int(why_not(setting.rules, pos, desk, code)) != int(OK):
            return []
    return codes


def sound(pos: Position) -> bool:
    """Is nothing owed to nobody: no money below nothing, no cube or card less than none?"""
    if pos.actions < 0 or pos.cards_due < 0 or pos.owed < 0:
        return False
    if any(int(pos.word(seat, MONEY)) < 0 for seat in range(int(pos.seats))):
        return False
    return all(int(pos.words[DUE_AT + goods]) >= 0 for goods in range(int(BEER) + 1))
