"""Soak test against the Automa: every level, with ``dice`` and with a bot as the person."""

from typing import Any

from ironbridge.sim.simulate import Plan, simulate
from ironbridge.testing.soak import chosen_cases, soak


def test_the_cases_against_the_automa() -> None:
    names = [case.name for case in chosen_cases(None, None, False, "all")]
    assert names == ["birmingham-2-easy", "birmingham-2-medium", "birmingham-2-hard"]
    assert [case.name for case in chosen_cases("birmingham", 2, True, "hard")] == names[2:]


def test_soaking_against_the_automa_keeps_the_laws() -> None:
    cases = chosen_cases("birmingham", 2, False, "all")
    found: dict[str, Any] = soak(cases, 6, stride=60, jobs=1, bots=("dice", "greedy"))
    assert found["broken"] == []
    assert set(found["cases"]) == {case.name for case in cases} | {
        f"{case.name} by greedy" for case in cases
    }
    for numbers in found["cases"].values():
        person, automa = numbers["quartiles"]
        assert person == sorted(person)
        assert automa[0] > 0


def test_a_bot_against_the_automa() -> None:
    plan = Plan("birmingham", None, 2, ("greedy",), 0, {"automa": "hard"})
    found: dict[str, Any] = simulate(plan, 1)
    assert found["bots"] == ["greedy", "automa"]
    assert found["games"] == 2
