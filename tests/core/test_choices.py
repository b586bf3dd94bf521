"""The fixed table of choices."""

from ironbridge.core.choices import (
    BUILD,
    CARD,
    DEVELOP,
    DONE,
    DOUBLE_BUILD,
    LINK,
    LOAN,
    PASS,
    SELL,
    ChoiceTable,
    add_builds,
)
from ironbridge.core.position import MAX_SLOTS
from tests.core.toy import BAY_MIXED, COAL_MINE, COTTON, make_tables

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
