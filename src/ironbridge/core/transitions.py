"""Transitions of a position: legal choices, the legality check, and the application of a choice.

The functions are the same for every title: they know the course of an action (cards, piece,
supplies, further pieces) and call the hooks of the title's ``Rules`` at each step.
"""

from typing import Final

from mypy_extensions import i64

from ironbridge.core.action_table import (
    BUILD,
    CARD,
    DEVELOP,
    DONE,
    DOUBLE_BUILD,
    END_TURN,
    GIVE_UP,
    LINK,
    LOAN,
    SELL,
    TAKE,
)
from ironbridge.core.bitset import BIT, index, lowest
from ironbridge.core.events import ANSWERED
from ironbridge.core.flow import (
    begin_piece,
    end_action,
    end_turn,
    finish_piece,
    next_free,
    pay_income,
)
from ironbridge.core.hand import play_card
from ironbridge.core.income_payment import give_up, list_give_ups, why_not_give_up
from ironbridge.core.position import (
    ASK_ACTION,
    ASK_CARD,
    ASK_COAL,
    ASK_GIVE_UP,
    ASK_MORE,
    ASK_NOTHING,
    BEER,
    CARDS,
    COAL,
    FIRST_TITLE_QUESTION,
    HAND,
    Position,
)
from ironbridge.core.reasons import (
    ACTIONS_LEFT,
    GAME_OVER,
    NO_ACTIONS_LEFT,
    NOT_A_SOURCE,
    NOT_ASKED,
    NOT_CONNECTED,
    NOT_IN_HAND,
    NOT_NEAREST,
    NOT_SELLABLE,
    OK,
    WRONG_INDUSTRY,
)
from ironbridge.core.rules import Rules
from ironbridge.core.workspace import ROOM, Workspace

MOST_STEPS: Final[i64] = 1000
"""Maximum number of steps from a choice to the next question; more mean an endless loop."""

# ----------------------------------------------------------------------------- legal


def legal(rules: Rules, pos: Position, work: Workspace) -> i64:
    """Lists every legal choice in the workspace; returns their number."""
    work.limit = ROOM
    return list_choices(rules, pos, work)


def list_choices(rules: Rules, pos: Position, work: Workspace) -> i64:
    """Lists legal choices in the workspace: all of them, or at least ``work.limit``.

    Returns the number of listed choices.
    """
    work.count = 0
    ask = pos.ask
    if ask == ASK_ACTION:
        if pos.actions:
            rules.list_actions(pos, work)
        list_free(rules, pos, work)
        if pos.actions == 0:
            work.add(rules.tables.choices.code(END_TURN))
    elif ask == ASK_CARD:
        list_cards(rules, pos, work)
    elif ask == ASK_MORE:
        rules.list_more(pos, work)
        work.add(rules.tables.choices.code(DONE))
    elif ask == ASK_GIVE_UP:
        list_give_ups(rules.tables, pos, work)
    elif ask < ASK_MORE:
        list_sources(rules, pos, work, rules.sources(pos, ask - ASK_COAL))
    elif ask >= FIRST_TITLE_QUESTION:
        rules.list_answers(pos, work)
    return work.count


def list_free(rules: Rules, pos: Position, work: Workspace) -> None:
    """Lists the choices that cost no action."""
    verb = next_free(rules, pos, work, 0)
    while verb >= 0:
        work.add(rules.tables.choices.code(verb))
        verb = next_free(rules, pos, work, verb + 1)


def list_cards(rules: Rules, pos: Position, work: Workspace) -> None:
    """Lists the cards that may be played for the action begun; only a build needs certain ones."""
    # BB-card-2, BL-card-2
    first = rules.tables.choices.start[CARD]
    cards = pos.seat_value(pos.seat, HAND)
    while cards and work.has_room():
        bit = cards & -cards
        cards ^= bit
        card = index(bit)
        if pos.verb != BUILD or rules.why_not_card(pos, card) == OK:
            work.add(first + card)


def list_sources(rules: Rules, pos: Position, work: Workspace, slots: i64) -> None:
    """Lists the sources of the goods due: the given slots, then the title's other sources."""
    goods = pos.ask - ASK_COAL
    table = rules.tables.choices
    while slots and work.has_room():
        bit = slots & -slots
        slots ^= bit
        work.add(table.code(TAKE + goods, index(bit)))
    rules.list_other_sources(pos, work)


# ----------------------------------------------------------------------------- why not


def why_not(rules: Rules, pos: Position, work: Workspace, code: i64) -> i64:
    """Returns the reason why this choice is not legal now, or ``OK``: the legality check."""
    # BB-turn-6, BB-turn-7, BL-turn-4, BL-turn-5, AI-turn-3, AI-turn-4
    ask = pos.ask
    verb, a = rules.tables.choices.verb[code], rules.tables.choices.a[code]
    if ask == ASK_NOTHING:
        return GAME_OVER
    if ask == ASK_ACTION:
        return why_not_now(rules, pos, work, code)
    if ask == ASK_CARD:
        return why_not_play(rules, pos, a) if verb == CARD else NOT_ASKED
    if ask == ASK_MORE:
        if verb == DONE:
            return OK
        return rules.why_not_more(pos, work, code) if verb == pos.verb else NOT_ASKED
    if ask == ASK_GIVE_UP:
        return why_not_give_up(pos, a) if verb == GIVE_UP else NOT_ASKED
    if ask < ASK_MORE and verb == TAKE + ask - ASK_COAL:
        return why_not_source(rules, pos, a)
    return rules.why_not_answer(pos, work, code)


def why_not_unlisted(verb: i64) -> i64:
    """Returns the reason for a verb and slot that the table of choices does not contain."""
    if verb in (BUILD, DOUBLE_BUILD):
        return WRONG_INDUSTRY
    if verb == SELL:
        return NOT_SELLABLE
    return NOT_A_SOURCE if TAKE <= verb <= TAKE + BEER else NOT_ASKED


def why_not_now(rules: Rules, pos: Position, work: Workspace, code: i64) -> i64:
    """Returns why a choice is not legal as the next action, or ``OK``."""
    verb = rules.tables.choices.verb[code]
    if verb == END_TURN:
        return OK if pos.actions == 0 else ACTIONS_LEFT
    reason = rules.why_not_action(pos, work, code)
    if pos.actions == 0 and reason != NOT_ASKED and rules.tables.free_verbs & BIT[verb] == 0:
        return NO_ACTIONS_LEFT
    return reason


def why_not_play(rules: Rules, pos: Position, card: i64) -> i64:
    """Returns why this card may not be played for the action begun, or ``OK``."""
    if pos.seat_value(pos.seat, HAND) & BIT[card] == 0:
        return NOT_IN_HAND
    return rules.why_not_card(pos, card) if pos.verb == BUILD else OK


def why_not_source(rules: Rules, pos: Position, slot: i64) -> i64:
    """Returns why the goods due may not be taken from this slot, or ``OK``."""
    goods = pos.ask - ASK_COAL
    if rules.sources(pos, goods) & BIT[slot]:
        return OK
    if pos.sources(goods) & BIT[slot] == 0:
        return NOT_A_SOURCE
    return NOT_CONNECTED if goods == BEER else NOT_NEAREST


# ----------------------------------------------------------------------------- apply


def apply(rules: Rules, pos: Position, work: Workspace, code: i64) -> None:
    """Applies a choice and advances to the next question.  Does not check legality."""
    resolve(rules, pos, work, code)
    advance(rules, pos, work)


def resolve(rules: Rules, pos: Position, work: Workspace, code: i64) -> None:
    """Applies one answer without advancing to the next question."""
    if code < 0:  # the code of a choice that the table does not contain
        raise LookupError("The rules offer a choice that the title's table does not have.")
    table = rules.tables.choices
    ask = pos.ask
    verb = table.verb[code]
    a = table.a[code]
    if verb == END_TURN:
        end_turn(rules, pos, work)
    elif ask == ASK_ACTION:
        begin_action(rules, pos, code)
    elif verb == CARD:
        play_card(rules.tables, pos, work, a)
        pos.cards_due -= 1
    elif ask == ASK_MORE:
        if verb == DONE:
            end_action(rules, pos, work)
        else:
            set_target(rules, pos, code)
            pos.ask = ASK_CARD
    elif ask == ASK_GIVE_UP:
        give_up(rules.tables, pos, work, a)
        pay_income(rules, pos, work)
    elif ask < ASK_MORE and verb == TAKE + ask - ASK_COAL:
        rules.take(pos, work, ask - ASK_COAL, a)
    else:
        rules.answer(pos, work, code)


def begin_action(rules: Rules, pos: Position, code: i64) -> None:
    """Begins an action by asking for its cards."""  # BB-card-1, BL-card-1, AI-card-1
    pos.verb = rules.tables.choices.verb[code]
    pos.pieces_done = 0
    pos.piece_placed = 0
    if pos.verb == DOUBLE_BUILD:
        pos.cards_due = rules.tables.double_cards
    else:
        pos.cards_due = rules.cards_for(pos.verb)
    if pos.cards_due > pos.seat_value(pos.seat, CARDS):
        pos.cards_due = pos.seat_value(pos.seat, CARDS)  # an action may be free for an empty hand
    pos.ask = ASK_CARD
    set_target(rules, pos, code)


def set_target(rules: Rules, pos: Position, code: i64) -> None:
    """Sets the objects of the next piece of the action."""
    verb, a = pos.verb, rules.tables.choices.a[code]
    if verb in (BUILD, DOUBLE_BUILD):
        pos.kind = a
        pos.slot = rules.tables.choices.b[code]
    elif verb == LINK:
        pos.link = a
    elif verb == DEVELOP:
        pos.kind = a
    elif verb == LOAN:
        pos.loan = a
    else:
        pos.slot = a


def advance(rules: Rules, pos: Position, work: Workspace) -> None:
    """Answers forced questions until an action or a question with several answers is open."""
    find_question(rules, pos, work)
    steps: i64 = 0
    while pos.ask != ASK_ACTION and pos.ask != ASK_NOTHING:
        if not is_forced(rules, pos, work):
            return
        steps = check_step_limit(steps)
        code = work.codes[0]
        work.log.say(ANSWERED, pos.seat, code, 0)
        resolve(rules, pos, work, code)
        find_question(rules, pos, work)


def is_forced(rules: Rules, pos: Position, work: Workspace) -> bool:
    """Returns whether the question just opened has one answer; it is then in ``work.codes``.

    Listing stops at the second answer.
    """
    ask = pos.ask
    work.limit = 2
    if ask == ASK_CARD and pos.verb != BUILD:
        cards = pos.seat_value(pos.seat, HAND)
        if cards & (cards - 1):  # two cards differ
            return False
    elif ask == ASK_MORE:
        work.limit = 1  # a further piece, beside done
    elif ask < ASK_MORE and ask != ASK_CARD:
        if work.source_slots & (work.source_slots - 1):
            return False
        work.count = 0
        list_sources(rules, pos, work, work.source_slots)
        return work.count == 1
    return list_choices(rules, pos, work) == 1


def find_question(rules: Rules, pos: Position, work: Workspace) -> None:
    """Advances to the next question, even one with a single answer."""
    steps: i64 = 0
    while ASK_ACTION < pos.ask < ASK_MORE:
        if open_question(rules, pos, work):
            return
        steps = check_step_limit(steps)


def check_step_limit(steps: i64) -> i64:
    """Returns the number of steps plus one; raises ``RuntimeError`` at ``MOST_STEPS``."""
    if steps >= MOST_STEPS:
        raise RuntimeError("The rules of this title go round in circles: no question comes up.")
    return steps + 1


def play_lowest_card(rules: Rules, pos: Position, work: Workspace) -> None:
    """Answers the question for a card with the first card of the hand."""
    code = rules.tables.choices.code(CARD, lowest(pos.seat_value(pos.seat, HAND)))
    work.log.say(ANSWERED, pos.seat, code, 0)
    resolve(rules, pos, work, code)


def open_question(rules: Rules, pos: Position, work: Workspace) -> bool:
    """Sets the next question of the action begun; returns False when it took a step instead."""
    if pos.cards_due > 0:
        pos.ask = ASK_CARD
        if pos.cards_due == 1 or pos.cards_due < pos.seat_value(pos.seat, CARDS):
            return True
        play_lowest_card(rules, pos, work)  # the whole hand is played
        return False
    if pos.piece_placed == 0:
        begin_piece(rules, pos, work)
        return False
    goods = COAL
    while goods <= BEER:
        if pos.due(goods) > 0:
            pos.ask = ASK_COAL + goods
            work.source_slots = rules.sources(pos, goods)
            if goods != BEER and work.source_slots == 0:
                rules.buy(pos, work, goods)
                return False
            return True
        goods += 1
    finish_piece(rules, pos, work)
    return False
