"""Regression test of the bots' choices: a change of weights, stages or search changes them."""

import pytest

from ironbridge.bots.levels import ROWS
from ironbridge.testing.configurations import Configuration
from tests.bots.choice_fingerprints import LEVELS, fingerprints, stored, tables


@pytest.mark.parametrize("case", tables(), ids=lambda case: case.name)
def test_bots_choose_as_before(case: Configuration) -> None:
    found = fingerprints(case)
    assert found == {name: stored().get(name) for name in found}


def test_every_table_has_its_fingerprints_and_no_other() -> None:
    bots = ("evaluator", "greedy", *LEVELS)
    assert set(stored()) == {f"{case.name} {bot}" for case in tables() for bot in bots}


def test_the_levels_have_their_budgets() -> None:
    """The fingerprints are taken without a time limit, and for strong levels with less work."""
    assert [tuple(row.level) for row in ROWS if row.level] == [
        ("greedy", 2, 1, 0, 2.0, 0, 0, False, 12, 4, 0, "", ""),
        ("master-2026-11", 0, 64, 240, 10.0, 80, 72, True, 12, 4, 0, "2026-11", ""),
        ("beginner", 6, 40, 0, 2.0, 0, 0, True, 12, 4, 0, "", "beginner"),
        ("easy", 6, 40, 0, 2.0, 0, 0, True, 12, 4, 0, "", "easy"),
        ("medium", 6, 1, 0, 2.0, 0, 0, True, 12, 4, 0, "", ""),
        ("hard", 0, 64, 240, 3.0, 0, 0, True, 12, 4, 0, "", ""),
        ("master", 0, 64, 240, 10.0, 80, 72, True, 12, 4, 0, "", ""),
    ]
