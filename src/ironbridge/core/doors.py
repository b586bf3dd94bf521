"""The three doors into the rules: what is legal, why something is not, and doing it."""

from mypy_extensions import i64

from ironbridge.core.bits import BIT, index, lowest
from ironbridge.core.build import (
    list_builds,
    list_doubles,
    why_not_build,
    why_not_card,
    why_not_double,
)
from ironbridge.core.choices import (
    BUILD,
    CARD,
    DEVELOP,
    DONE,
    DOUBLE_BUILD,
    END_TURN,
    GIVE_UP,
    LINK,
    LOAN,
    PASS,
    TAKE,
)
from ironbridge.core.desk import Desk
from ironbridge.core.develop import list_develops, why_not_develop
from ironbridge.core.events import ANSWERED
from ironbridge.core.hand import play_card, survey_hand
from ironbridge.core.income import give_up, list_give_ups, why_not_give_up
from ironbridge.core.link import link_price, list_links, why_not_link
from ironbridge.core.loan import list_loans, why_not_loan
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
    DUE_AT,
    FIRST_TITLE_QUESTION,
    HAND,
    IRON,
    SOURCES_AT,
    Position,
)
from ironbridge.core.reasons import (
    ACTIONS_LEFT,
    GAME_OVER,
    NO_ACTIONS_LEFT,
    NOT_A_SOURCE,
    NOT_ASKED,
    NOT_IN_HAND,
    NOT_NEAREST,
    OK,
)
from ironbridge.core.rules import Rules
from ironbridge.core.supply import buy_due, nearest_mines, survey_iron, survey_supplies, take
from ironbridge.core.turn import (
    begin_piece,
    end_action,
    end_turn,
    finish_piece,
    next_free,
    pay_income,
)


def survey(rules: Rules, pos: Position, desk: Desk) -> None:
    """Work out the facts that judging an action asks for again and again."""
    survey_hand(rules.tables, pos, desk)
    survey_supplies(rules, pos, desk)


# ----------------------------------------------------------------------------- legal


def legal(rules: Rules, pos: Position, desk: Desk) -> i64:
    """Write every legal choice to the desk; how many there are."""
    desk.count = 0
    ask = pos.ask
    if ask == ASK_ACTION:
        if pos.actions:
            list_actions(rules, pos, desk)
        list_free(rules, pos, desk)
        if pos.actions == 0:
            desk.put(rules.tables.choices.code(END_TURN))
    elif ask == ASK_CARD:
        list_cards(rules, pos, desk)
    elif ask == ASK_MORE:
        list_more(rules, pos, desk)
    elif ask == ASK_GIVE_UP:
        list_give_ups(rules, pos, desk)
    elif ask < ASK_MORE:
        list_sources(rules, pos, desk)
    elif ask >= FIRST_TITLE_QUESTION:
        rules.list_answers(pos, desk)
    return desk.count


def list_actions(rules: Rules, pos: Position, desk: Desk) -> None:
    """Every action that may be begun."""
    if rules.tables.own_actions:
        rules.list_actions(pos, desk)
        return
    survey(rules, pos, desk)
    list_builds(rules, pos, desk)
    list_doubles(rules, pos, desk)
    list_links(rules, pos, desk)
    list_develops(rules, pos, desk)
    list_loans(rules, pos, desk)
    rules.list_actions(pos, desk)
    desk.put(rules.tables.choices.code(PASS))


def list_free(rules: Rules, pos: Position, desk: Desk) -> None:
    """What may be played without an action."""
    verb = next_free(rules, pos, desk, 0)
    while verb >= 0:
        desk.put(rules.tables.choices.code(verb))
        verb = next_free(rules, pos, desk, verb + 1)


def any_card_will_do(rules: Rules, pos: Position) -> bool:
    """May any card be played for the action begun?  Only a build asks for certain ones."""
    return pos.verb != BUILD and rules.tables.own_actions == 0


def list_cards(rules: Rules, pos: Position, desk: Desk) -> None:
    """Cards that may be played for the action begun."""
    first = rules.tables.choices.start[CARD]
    cards = pos.word(pos.seat, HAND)
    any_card = any_card_will_do(rules, pos)
    while cards:
        bit = cards & -cards
        cards ^= bit
        card = index(bit)
        if any_card or why_not_play(rules, pos, card) == OK:
            desk.put(first + card)


def list_sources(rules: Rules, pos: Position, desk: Desk) -> None:
    """Slots that may give what is due."""
    goods = pos.ask - ASK_COAL
    table = rules.tables.choices
    slots = sources(rules, pos, goods)
    while slots:
        bit = slots & -slots
        slots ^= bit
        desk.put(table.code(TAKE + goods, index(bit)))
    if goods == BEER or rules.tables.own_actions:
        rules.list_answers(pos, desk)


def sources(rules: Rules, pos: Position, goods: i64) -> i64:
    """Slots that may give coal, iron or beer for the piece begun."""
    if rules.tables.own_actions:
        return rules.sources(pos, goods)
    if goods == COAL:
        return nearest_mines(rules.tables, pos)
    if goods == IRON:
        return pos.words[SOURCES_AT + IRON]
    return rules.beer_sources(pos)


def list_more(rules: Rules, pos: Position, desk: Desk) -> None:
    """Further pieces for the action begun, or enough."""
    if pos.verb == LINK:
        if link_price(rules.tables, pos) >= 0:
            survey_supplies(rules, pos, desk)
            list_links(rules, pos, desk)
    elif pos.verb == DEVELOP:
        if pos.step < rules.tables.develop_tiles:
            survey_iron(pos, desk)
            list_develops(rules, pos, desk)
    else:
        rules.list_answers(pos, desk)
    desk.put(rules.tables.choices.code(DONE))


# ----------------------------------------------------------------------------- why not


def why_not(rules: Rules, pos: Position, desk: Desk, code: i64) -> i64:
    """The one judge: the reason why this choice is not allowed now, or ``OK``."""
    ask = pos.ask
    table = rules.tables.choices
    verb = table.verb[code]
    a = table.a[code]
    if ask == ASK_NOTHING:
        return GAME_OVER
    if ask == ASK_ACTION:
        if verb == END_TURN:
            return OK if pos.actions == 0 else ACTIONS_LEFT
        reason = why_not_action(rules, pos, desk, code)
        if pos.actions == 0 and reason != NOT_ASKED and rules.tables.free_verbs & BIT[verb] == 0:
            return NO_ACTIONS_LEFT
        return reason
    if ask == ASK_CARD:
        return why_not_play(rules, pos, a) if verb == CARD else NOT_ASKED
    if ask == ASK_MORE:
        return why_not_more(rules, pos, desk, code)
    if ask == ASK_GIVE_UP:
        return why_not_give_up(pos, a) if verb == GIVE_UP else NOT_ASKED
    if ask < ASK_MORE:
        if verb == TAKE + ask - ASK_COAL:
            return why_not_source(rules, pos, desk, code)
        if ask == ASK_COAL + BEER or rules.tables.own_actions:
            return rules.why_not_answer(pos, desk, code)
        return NOT_ASKED
    return rules.why_not_answer(pos, desk, code)


def why_not_action(rules: Rules, pos: Position, desk: Desk, code: i64) -> i64:
    """Judge the beginning of an action."""
    table = rules.tables.choices
    verb = table.verb[code]
    if rules.tables.own_actions:
        return rules.why_not_action(pos, desk, code)
    if verb == PASS:
        return OK
    survey(rules, pos, desk)
    if verb == BUILD:
        return why_not_build(rules, pos, desk, table.a[code], table.b[code])
    if verb == DOUBLE_BUILD:
        return why_not_double(rules, pos, desk, table.a[code], table.b[code])
    if verb == LINK:
        return why_not_link(rules, pos, desk, table.a[code])
    if verb == DEVELOP:
        return why_not_develop(rules, pos, desk, table.a[code])
    if verb == LOAN:
        return why_not_loan(rules, pos, table.a[code])
    return rules.why_not_action(pos, desk, code)


def why_not_play(rules: Rules, pos: Position, card: i64) -> i64:
    """May this card be played for the action begun?  Only a build asks for certain cards."""
    if pos.word(pos.seat, HAND) & BIT[card] == 0:
        return NOT_IN_HAND
    if rules.tables.own_actions:
        return rules.why_not_play(pos, card)
    if pos.verb == BUILD:
        return why_not_card(rules.tables, pos, card, pos.kind, pos.slot)
    return OK


def why_not_source(rules: Rules, pos: Position, desk: Desk, code: i64) -> i64:
    """May what is due be taken from this slot?"""
    goods = pos.ask - ASK_COAL
    slot = rules.tables.choices.a[code]
    if sources(rules, pos, goods) & BIT[slot]:
        return OK
    if pos.words[SOURCES_AT + goods] & BIT[slot] == 0:
        return NOT_A_SOURCE
    if goods == COAL or rules.tables.own_actions:
        return NOT_NEAREST
    return rules.why_not_answer(pos, desk, code)


def why_not_more(rules: Rules, pos: Position, desk: Desk, code: i64) -> i64:
    """May the action go on like this?"""
    table = rules.tables.choices
    verb = table.verb[code]
    if verb == DONE:
        return OK
    if verb != pos.verb:
        return NOT_ASKED
    if verb == LINK:
        survey_supplies(rules, pos, desk)
        return why_not_link(rules, pos, desk, table.a[code])
    if verb == DEVELOP:
        survey_iron(pos, desk)
        return why_not_develop(rules, pos, desk, table.a[code])
    return rules.why_not_answer(pos, desk, code)


# ----------------------------------------------------------------------------- apply


def apply(rules: Rules, pos: Position, desk: Desk, code: i64) -> i64:
    """Carry out a legal choice and go on to the next real question.  Legality is not checked.

    How many answers to that question lie on the desk already; 0 when they are not listed yet.
    """
    answer(rules, pos, desk, code)
    return proceed(rules, pos, desk)


def answer(rules: Rules, pos: Position, desk: Desk, code: i64) -> None:
    """Carry out one answer, and nothing that follows from it."""
    table = rules.tables.choices
    ask = pos.ask
    verb = table.verb[code]
    a = table.a[code]
    if verb == END_TURN:
        end_turn(rules, pos, desk)
    elif ask == ASK_ACTION:
        begin_action(rules, pos, code)
    elif verb == CARD:
        play_card(rules.tables, pos, desk, a)
        pos.cards_due -= 1
    elif ask == ASK_MORE:
        if verb == DONE:
            end_action(rules, pos, desk)
        else:
            set_target(rules, pos, code)
    elif ask == ASK_GIVE_UP:
        give_up(rules, pos, desk, a)
        pay_income(rules, pos, desk)
    elif ask < ASK_MORE and verb == TAKE + ask - ASK_COAL and rules.tables.own_actions == 0:
        take(rules.tables, pos, desk, ask - ASK_COAL, a)
    else:
        rules.answer(pos, desk, code)


def begin_action(rules: Rules, pos: Position, code: i64) -> None:
    """An action is chosen: its cards are asked for first."""
    pos.verb = rules.tables.choices.verb[code]
    pos.step = 0
    pos.begun = 0
    if pos.verb == DOUBLE_BUILD:
        pos.cards_due = rules.tables.double_cards
    else:
        pos.cards_due = rules.cards_for(pos.verb)
    if pos.cards_due > pos.word(pos.seat, CARDS):
        pos.cards_due = pos.word(pos.seat, CARDS)  # an action may be free for an empty hand
    pos.ask = ASK_CARD
    set_target(rules, pos, code)


def set_target(rules: Rules, pos: Position, code: i64) -> None:
    """What the next piece of the action is about."""
    table = rules.tables.choices
    a = table.a[code]
    if pos.verb == BUILD or pos.verb == DOUBLE_BUILD:
        pos.kind = a
        pos.slot = table.b[code]
    elif pos.verb == LINK:
        pos.link = a
    elif pos.verb == DEVELOP:
        pos.kind = a
    else:
        pos.slot = a
    if pos.ask == ASK_MORE:
        pos.ask = ASK_CARD


def proceed(rules: Rules, pos: Position, desk: Desk) -> i64:
    """Go on until a question with more than one answer is open; how many are on the desk."""
    while True:
        find_question(rules, pos, desk)
        if pos.ask == ASK_ACTION or pos.ask == ASK_NOTHING:
            return 0
        if pos.ask == ASK_CARD and any_card_will_do(rules, pos):
            cards = pos.word(pos.seat, HAND)
            if cards & (cards - 1):  # two cards differ, that is enough to ask
                return 0
        answers = legal(rules, pos, desk)
        if answers != 1:
            return answers
        code = desk.codes[0]
        desk.log.say(ANSWERED, pos.seat, code, 0)
        answer(rules, pos, desk, code)


def find_question(rules: Rules, pos: Position, desk: Desk) -> None:
    """Go on to the next question, be it one with a single answer."""
    while ASK_ACTION < pos.ask < ASK_MORE:
        if open_question(rules, pos, desk):
            return


def play_lowest_card(rules: Rules, pos: Position, desk: Desk) -> None:
    """Answer the question for a card with the first of the hand."""
    code = rules.tables.choices.code(CARD, lowest(pos.word(pos.seat, HAND)))
    desk.log.say(ANSWERED, pos.seat, code, 0)
    answer(rules, pos, desk, code)


def open_question(rules: Rules, pos: Position, desk: Desk) -> bool:
    """Set the next question of the action begun; False when a step was taken instead."""
    words = pos.words
    if pos.cards_due > 0:
        pos.ask = ASK_CARD
        if pos.cards_due == 1 or pos.cards_due < pos.word(pos.seat, CARDS):
            return True
        play_lowest_card(rules, pos, desk)  # the whole hand goes: there is nothing to choose
        return False
    if pos.begun == 0:
        begin_piece(rules, pos, desk)
        return False
    goods = COAL
    while goods <= BEER:
        if words[DUE_AT + goods] > 0:
            pos.ask = ASK_COAL + goods
            if goods != BEER and sources(rules, pos, goods) == 0:
                if rules.tables.own_actions:
                    rules.buy(pos, desk, goods)
                else:
                    buy_due(rules.tables, pos, desk, goods)
                return False
            return True
        goods += 1
    finish_piece(rules, pos, desk)
    return False
