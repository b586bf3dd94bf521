"""Every visible control of every screen does something, without an error or a refused request.

The suite presses a slice of the controls, the same in each run; the assertion names the
seed.  ``IRONBRIDGE_PRESS=all`` presses all of them, ``IRONBRIDGE_PRESS_SEED=7`` repeats a slice.
"""

import os
import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page

from tests.page.moments import moment, record_of, sit
from tests.page.player import open_page
from tests.page.presses import PATIENCE, controls, press

KEPT = "birmingham/4-person-and-bots"
SLICE = 3
"""Number of controls of each screen that the suite presses."""
SEED = int(os.environ.get("IRONBRIDGE_PRESS_SEED", "1"))
ALL = os.environ.get("IRONBRIDGE_PRESS") == "all"
Prepare = Callable[[Page, str], None]


def opened(address: str) -> str:
    """Returns the id of a finished game."""
    answer = httpx.post(f"{address}/api/records", json={"text": record_of(KEPT)}, timeout=60)
    return str(answer.json()["game"])


def waiting(address: str) -> dict[str, Any]:
    """Returns a game with a free seat."""
    players = [{"kind": "me"}, {"kind": "friend"}]
    asked = {"title": "birmingham", "seats": 2, "seed": 3, "players": players}
    made: dict[str, Any] = httpx.post(f"{address}/api/games", json=asked).json()
    return made


def at(path: str, sign: str, *then: str) -> Prepare:
    """Returns a function that opens a path, waits for a sign and clicks on controls."""

    def prepare(page: Page, address: str) -> None:
        game = opened(address) if "{game}" in path else ""
        page.goto(address + path.format(game=game))
        page.locator(sign).first.wait_for(timeout=PATIENCE)
        for name in then:
            page.get_by_role("button", name=name).first.click()

    return prepare


def table(page: Page, address: str) -> None:
    """Opens a game at the seat to act."""
    sit(page, address, moment(address, KEPT, "action"))


def building(page: Page, address: str) -> None:
    """Opens a game in the middle of a build."""
    table(page, address)
    page.keyboard.press("b")
    page.locator("[data-open]").first.wait_for(timeout=PATIENCE)


def menu(page: Page, address: str) -> None:
    """Opens the menu of a game."""
    table(page, address)
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open] button").first.wait_for(timeout=PATIENCE)


def others_turn(page: Page, address: str) -> None:
    """Opens a game as a spectator, who waits for others."""
    page.goto(f"{address}/game/{moment(address, KEPT, 'action')['game']}")
    page.locator(".seats, .strip").first.wait_for(timeout=PATIENCE)


def join(page: Page, address: str) -> None:
    """Opens an invitation."""
    page.goto(f"{address}/join#{waiting(address)['invitations'][0]['code']}")
    page.locator("form .go").wait_for(timeout=PATIENCE)


SCREENS: dict[str, Prepare] = {
    "lobby": at("/", ".go.big"),
    "lobby menu": at("/", ".go.big", "Menu"),
    "watch": at("/", ".go.big", "Watch"),
    "join": join,
    "table": table,
    "building": building,
    "menu": menu,
    "others' turn": others_turn,
    "result": at("/game/{game}", ".verdict"),
    "replay": at("/game/{game}/replay", ".tl"),
    "rules": at("/rules/birmingham#BB-coal-1", ".ridbig"),
    "nowhere": at("/nowhere", ".closed .go"),
}


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
def test_every_control_does_something(browser: Browser, address: str, screen: str) -> None:
    def prepare(browser: Browser) -> Page:
        page = open_page(browser)
        SCREENS[screen](page, address)
        return page

    page = prepare(browser)
    found = controls(page)
    page.context.close()
    assert found
    rng = random.Random(f"{SEED} {screen}")
    chosen = found if ALL else rng.sample(found, min(SLICE, len(found)))
    faults = {name: press(browser, prepare, number) for number, name in chosen}
    assert {name: one for name, one in faults.items() if one} == {}, f"seed {SEED}"
