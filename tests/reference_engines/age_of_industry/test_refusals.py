"""Every illegal choice is refused with a rule and a true reason."""

import random
from typing import Any

import pytest

from tests.reference_engines.age_of_industry import deeds, refusals
from tests.reference_engines.age_of_industry.pair import BOARDS, table_of
from tests.reference_engines.age_of_industry.scatter import scatter
from tests.reference_engines.age_of_industry.table import KINDS, Table


def everything(table: Table) -> dict[str, set[str]]:
    """Returns every first choice with all true reasons against it."""
    found = {}
    for slot in table.printed.slots():
        for kind in KINDS:
            for double in (False, True):
                text = f"build {'double ' if double else ''}{kind} {slot}"
                found[text] = refusals.true_of_a_build(table, kind, slot, double)
    for ends in table.printed.rails:
        found[f"link {'-'.join(ends)}"] = refusals.true_of_a_rail(table, ends)
    for slot in table.counters:
        found[f"sell {slot}"] = refusals.true_of_a_sale(table, slot)
    for text in ("draw", "pass", "repay", "end turn", *(f"develop {kind}" for kind in KINDS)):
        found[text] = refusals.true_of_the_rest(table, text)
    return found


def untrue(game: Any, dice: random.Random, many: int) -> list[str]:
    """Returns choices with a missing rule or untrue reason, or that contradict legality."""
    table = table_of(game)
    legal = deeds.choices(table)
    wrong = []
    for text, reasons in dice.sample(sorted(everything(table).items()), many):
        refusal = game.why_not(text)
        if refusal is None:
            if text not in legal:
                wrong.append(f"{text}: allowed, though {sorted(reasons)}")
        elif text in legal or str(refusal.reason) not in reasons or not refusal.rule:
            wrong.append(f"{text}: {refusal.reason}, not {sorted(reasons)}: {refusal.text}")
    return wrong


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seed", range(15))
def test_refusals_are_true(board: str, seed: int) -> None:
    dice = random.Random(seed)
    assert untrue(scatter(dice, board, 3 + seed % 3), dice, 60) == []
