"""Confirmed turns: a seat ends its turn by a choice, where the table requires it."""

from ironbridge.core.action_table import END_TURN, PASS
from ironbridge.core.brass_rules import BrassRules
from ironbridge.core.position import ASK_ACTION, ASK_CARD, ASK_NOTHING, CARDS, Position
from ironbridge.core.reasons import ACTIONS_LEFT, NO_ACTIONS_LEFT, NOT_ASKED, OK
from ironbridge.core.transitions import apply, legal, why_not
from ironbridge.core.workspace import Workspace
from tests.core.toy import fresh, toy


def confirming() -> BrassRules:
    rules = toy()
    rules.tables.confirm_turns = 1
    return rules


def code_of(rules: BrassRules, verb: int) -> int:
    return int(rules.tables.choices.code(verb))


def listed(rules: BrassRules, pos: Position) -> list[int]:
    work = Workspace()
    legal(rules, pos, work)
    return work.listed()


def pass_once(rules: BrassRules, pos: Position) -> None:
    """Passes; plays the first card where several are possible."""
    work = Workspace()
    apply(rules, pos, work, code_of(rules, int(PASS)))
    if pos.ask == ASK_CARD:
        legal(rules, pos, work)
        apply(rules, pos, work, work.codes[0])


def test_end_turn_closes_every_table_of_choices() -> None:
    choices = toy().tables.choices
    assert code_of(toy(), int(END_TURN)) == int(choices.size()) - 1
    choices.close()
    assert code_of(toy(), int(END_TURN)) == int(choices.size()) - 1


def test_after_the_last_action_only_the_end_of_the_turn_is_open() -> None:
    rules = confirming()
    pos = fresh(rules)
    seat, cards = int(pos.seat), int(pos.seat_value(pos.seat, CARDS))
    pass_once(rules, pos)
    assert (int(pos.ask), int(pos.seat), int(pos.actions)) == (int(ASK_ACTION), seat, 0)
    assert int(pos.seat_value(seat, CARDS)) == cards - 1, "nothing is drawn yet"
    assert listed(rules, pos) == [code_of(rules, int(END_TURN))]
    apply(rules, pos, Workspace(), code_of(rules, int(END_TURN)))
    assert int(pos.seat) != seat
    assert int(pos.seat_value(seat, CARDS)) == cards


def test_the_legality_check_knows_when_a_turn_may_end() -> None:
    rules = confirming()
    pos, work = fresh(rules), Workspace()
    end, passing = code_of(rules, int(END_TURN)), code_of(rules, int(PASS))
    done = code_of(rules, 6)
    assert int(why_not(rules, pos, work, end)) == int(ACTIONS_LEFT)
    pass_once(rules, pos)
    assert int(why_not(rules, pos, work, end)) == int(OK)
    assert int(why_not(rules, pos, work, passing)) == int(NO_ACTIONS_LEFT)
    assert int(why_not(rules, pos, work, done)) == int(NOT_ASKED)


def test_without_the_option_the_last_action_ends_the_turn() -> None:
    rules = toy()
    pos = fresh(rules)
    seat = int(pos.seat)
    assert int(why_not(rules, pos, Workspace(), code_of(rules, int(END_TURN)))) == int(ACTIONS_LEFT)
    pass_once(rules, pos)
    assert int(pos.seat) != seat


def test_an_empty_hand_too_leaves_the_end_to_its_seat() -> None:
    """In a game of passes alone every turn is ended by a choice, with an unchanged result."""
    plain, rules = toy(), confirming()
    one, other, ends = fresh(plain), fresh(rules), 0
    while one.ask != ASK_NOTHING:
        pass_once(plain, one)
        pass_once(rules, other)
        if other.actions == 0:
            apply(rules, other, Workspace(), code_of(rules, int(END_TURN)))
            ends += 1
    one.actions = 0  # an empty hand ends a turn with an action left
    assert other.numbers() == one.numbers()
    assert ends > 4
