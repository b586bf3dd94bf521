"""Every visible control of every screen does something, without an error or a refused request.

The suite presses one control of every third state of a desk and of the main states of a phone, the
same in each run.  ``IRONBRIDGE_PRESS_TURN=7`` presses other controls of another third;
``IRONBRIDGE_PRESS=kinds`` presses one control of each kind in every state, ``IRONBRIDGE_PRESS=all``
presses all of them.  With ``-s`` the number of controls of each state is printed.
"""

import os
import random

import pytest
from playwright.sync_api import Browser

from tests.page.press_states import SHARE, STATES, SUITE, TURN
from tests.page.presses import Control, Presser

EXTENT = os.environ.get("IRONBRIDGE_PRESS", "slice")


def chosen(found: list[Control], state: str) -> list[Control]:
    """Returns the controls to press: one by its turn, one of each kind, or all."""
    rng = random.Random(state)
    if EXTENT == "all":
        return found
    if EXTENT == "kinds":
        return [
            rng.choice([one for one in found if one.kind == kind])
            for kind in dict.fromkeys(one.kind for one in found)
        ]
    mixed = rng.sample(found, len(found))
    return [mixed[TURN % len(mixed)]]


@pytest.mark.slow
@pytest.mark.parametrize("state", SUITE[TURN % SHARE :: SHARE] if EXTENT == "slice" else STATES)
def test_every_control_does_something(browser: Browser, address: str, state: str) -> None:
    presser = Presser(browser, address, STATES[state])
    wanted: list[Control] = []

    def first(found: list[Control]) -> Control:
        assert found, "nothing can be pressed"
        wanted.extend(chosen(found, state))
        print(f"{state}: {len(wanted)} of {len(found)} controls")
        return wanted.pop(0)

    def again(found: list[Control]) -> Control:
        one = wanted.pop(0)
        assert one in found, f"{one.key} is not on the screen again"
        return one

    faults = dict([presser.press(first)])
    while wanted:
        control, found = presser.press(again)
        faults[control] = found
        print(end=f"  {control.key}: {found}\n" if found else "")
    presser.close()
    assert {one.key: found for one, found in faults.items() if found} == {}, f"turn {TURN}"
