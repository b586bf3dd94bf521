"""The named options: what is printed is the default, and a game says where it differs."""

import pytest

from tests.rulebook.birmingham.positions import canal, fresh

OPTIONS = [
    ("coal_split", True, "coal_split=true"),
    ("gloucester_optional", True, "gloucester_optional=true"),
    ("free_start_overbuild", True, "free_start_overbuild=true"),
    ("income_tie", "level", "income_tie=level"),
    ("intro_last_income", True, "intro_last_income=true"),
    ("shortfall_zero", "force", "shortfall_zero=force"),
]


def rules_line(text: str) -> str | None:
    """Returns the options in a position text."""
    found = [line for line in text.splitlines() if line.startswith("rules:")]
    return found[0].removeprefix("rules:").strip() if found else None


@pytest.mark.parametrize(("option", "value", "written"), OPTIONS)
def test_an_option_is_set_and_written_down(option: str, value: object, written: str) -> None:
    game = fresh(seats=2, seed=1, rules={option: value})
    assert rules_line(game.text) == written
    assert rules_line(canal(rules=written).text) == written


def test_the_printed_rules_are_not_written_down() -> None:
    assert not rules_line(fresh(seats=2, seed=1).text)
