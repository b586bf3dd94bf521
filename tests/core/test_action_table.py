"""The fixed action table of a title."""

import pytest

from ironbridge.core.action_table import (
    BUILD,
    CARD,
    DEVELOP,
    DONE,
    DOUBLE_BUILD,
    GIVE_UP,
    LINK,
    LOAN,
    PASS,
    SELL,
    TAKE,
    ChoiceTable,
    add_builds,
)
from ironbridge.core.brass_rules import BrassRules
from ironbridge.core.edit import set_stage
from ironbridge.core.position import COAL, IRON, MAX_SLOTS, Position
from ironbridge.core.tables import Tables
from ironbridge.core.transitions import apply
from ironbridge.core.validate import missing
from ironbridge.core.workspace import Workspace
from tests.core.toy import (
    ASH_BAY,
    ASH_COAL,
    BAY_IRON,
    BAY_MIXED,
    COAL_MINE,
    COTTON,
    fresh,
    make_tables,
    toy,
)

TABLE = make_tables().choices


def meaning(code: int) -> tuple[int, int, int]:
    return int(TABLE.verb[code]), int(TABLE.a[code]), int(TABLE.b[code])


def test_no_two_codes_mean_the_same() -> None:
    meanings = [meaning(code) for code in range(int(TABLE.size()))]
    assert len(set(meanings)) == len(meanings)


def test_every_code_is_found_by_its_meaning() -> None:
    for code in range(int(TABLE.size())):
        verb, a, b = meaning(code)
        if verb == int(BUILD):
            assert int(TABLE.build_at[a * int(MAX_SLOTS) + b]) == code
        else:
            assert int(TABLE.code(verb, a)) == code


def test_a_build_for_every_industry_a_slot_takes() -> None:
    kinds = [a for verb, a, b in map(meaning, range(int(TABLE.size())))
             if verb == int(BUILD) and b == BAY_MIXED]  # fmt: skip
    assert kinds == [COTTON, COAL_MINE]


def test_the_verbs_have_as_many_choices_as_there_are_things() -> None:
    verbs = [int(verb) for verb in TABLE.verb]
    counts = [verbs.count(int(verb)) for verb in (BUILD, LINK, DEVELOP, SELL, CARD)]
    assert counts == [7, 5, 3, 3, 5]
    assert [verbs.count(int(verb)) for verb in (LOAN, PASS, DONE, DOUBLE_BUILD)] == [1, 1, 1, 0]


def test_what_a_title_has_not_has_no_code() -> None:
    assert int(TABLE.code(DOUBLE_BUILD, 0)) == -1
    assert int(TABLE.start[int(DOUBLE_BUILD)]) == -1


def test_a_double_build_has_codes_of_its_own() -> None:
    table = ChoiceTable()
    add_builds(table, BUILD, [0b11], 2)
    add_builds(table, DOUBLE_BUILD, [0b11], 2)
    assert [int(table.build_at[kind * int(MAX_SLOTS)]) for kind in (0, 1)] == [0, 1]
    assert [int(table.double_at[kind * int(MAX_SLOTS)]) for kind in (0, 1)] == [2, 3]
    assert int(table.start[int(DOUBLE_BUILD)]) == 2


def without(verb: int, thing: int) -> Tables:
    """Returns the tables of the toy title without one choice."""
    tables = make_tables()
    tables.choices.code_at[verb * 64 + thing] = -1
    return tables


@pytest.mark.parametrize(
    ("verb", "thing", "what"),
    [
        (PASS, 0, "pass"),
        (DONE, 0, "done"),
        (CARD, 4, "card"),
        (LINK, 2, "link"),
        (LOAN, 0, "loan"),
        (GIVE_UP, 5, "give up"),
        (TAKE + COAL, ASH_COAL, "take"),
        (TAKE + IRON, BAY_IRON, "take"),
    ],
)
def test_a_table_that_lacks_a_choice_makes_no_rules(verb: int, thing: int, what: str) -> None:
    assert missing(make_tables()) == ""
    with pytest.raises(LookupError, match=f"has no '{what}'"):
        BrassRules(without(int(verb), thing))


def test_cards_stand_one_after_the_other() -> None:
    tables = make_tables()
    tables.choices.start[int(CARD)] = tables.choices.start[int(CARD)] + 1
    with pytest.raises(LookupError, match="'card' do not stand one after the other"):
        BrassRules(tables)


def test_at_least_one_seat_is_not_automatic() -> None:
    tables = make_tables()
    tables.automatic = 0b11
    with pytest.raises(LookupError, match="Every seat of this title is automatic"):
        BrassRules(tables)


def test_a_choice_that_the_table_lacks_is_not_played() -> None:
    """A title may list a choice outside the action table: this raises an error."""
    rules = toy()
    with pytest.raises(LookupError, match="does not have"):
        apply(rules, fresh(rules), Workspace(), rules.tables.choices.code(DOUBLE_BUILD, 0))


class Circles(BrassRules):
    """Rules in which buying coal does not reduce the amount due."""

    def buy(self, pos: Position, work: Workspace, goods: int) -> None:
        pos.set_due(goods, 1)


def test_rules_that_go_round_in_circles_are_stopped() -> None:
    rules = Circles(make_tables())
    pos = fresh(rules)
    set_stage(pos, 1, 1)
    with pytest.raises(RuntimeError, match="round in circles"):
        apply(rules, pos, Workspace(), rules.tables.choices.code(LINK, ASH_BAY))
