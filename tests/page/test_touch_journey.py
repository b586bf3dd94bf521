"""A journey by touch: turns on a phone that is turned from standing to lying and back."""

import json
from typing import Final

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.page.player import close_page, open_page

PATIENCE: Final = 60_000
STANDING: Final[ViewportSize] = {"width": 390, "height": 844}
LYING: Final[ViewportSize] = {"width": 844, "height": 390}
TURNS: Final = 6
MOST_TAPS: Final = 40
ACTIONS: Final = ("Sell", "Build", "Network", "Loan", "Pass")
BOTS: Final = [{"kind": "bot", "bot": "dice"}] * 3
FREE = """
() => [...document.querySelectorAll('[data-open] :is(rect.hit, .berth)')].map(one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left + width / 2, top + height / 2, one.closest('[data-open]')];
}).filter(([x, y, one]) => document.elementFromPoint(x, y)?.closest('[data-open]') === one)
  .map(([x, y]) => [x, y])
"""
"""Returns the middles of the legal targets on the map that a finger reaches."""


def begin(page: Page, address: str) -> None:
    """Opens a new game against bots that asks for the end of each turn."""
    asked = {"title": "birmingham", "seed": 3, "players": [{"kind": "me"}, *BOTS]}
    made = httpx.post(f"{address}/api/games", json={**asked, "confirm_turns": True}).json()
    kept = json.dumps({made["game"]: {"seats": made["seats"]}})
    page.context.add_init_script(f"localStorage.setItem('ironbridge.seats', '{kept}')")
    page.goto(f"{address}/game/{made['game']}")


def tap(button: Locator) -> None:
    """Taps a control that is wholly in sight."""
    expect(button).to_be_in_viewport(ratio=0.99)
    button.tap()


def begin_action(page: Page) -> None:
    """Taps the first action that is open, then a legal place: on the map if it is in reach."""
    for name in ACTIONS:
        button = page.locator(".act:not(.off)", has_text=name)
        if button.count():
            tap(button)
            break
    found = page.evaluate(FREE)
    if found:
        page.touchscreen.tap(*found[0])


def go_on(page: Page, entry: str) -> None:
    """Gives the next answer to the prompt of this entry: confirms, answers or plays a card."""
    prompt = f"[data-entry='{entry}']"
    go, answers = page.locator(f"{prompt} .go:enabled"), page.locator(f"{prompt} .answer")
    if go.count():
        tap(go)
    elif page.locator(f"{prompt}[data-asked=action]").count():
        if answers.count():
            answers.first.tap()
        else:
            begin_action(page)
    elif answers.count():
        answers.first.tap()
    else:
        page.locator(".holder:not(.unfit, .face-up)").first.tap()


def play_turn(page: Page) -> None:
    """Plays by taps until the turn is ended."""
    for _ in range(MOST_TAPS):
        prompt = page.locator("[data-asked]")
        prompt.wait_for(timeout=PATIENCE)
        ending = page.locator(".go:enabled", has_text="End turn")
        if ending.count():
            entry = str(prompt.get_attribute("data-entry"))
            tap(ending)
            expect(page.locator(f"[data-entry='{entry}']")).to_have_count(0)
            return
        go_on(page, str(prompt.get_attribute("data-entry")))
        page.wait_for_timeout(150)
    raise AssertionError("The turn does not end.")


@pytest.mark.slow
def test_turns_by_touch_standing_and_lying(browser: Browser, address: str) -> None:
    page = open_page(browser, (390, 844), touch=True)
    begin(page, address)
    for turn in range(TURNS):
        page.locator("[data-asked]").wait_for(timeout=PATIENCE)  # an action, or a shortfall
        page.set_viewport_size(LYING if turn % 2 else STANDING)
        expect(page.locator(".phone.table .act").first).to_be_in_viewport(ratio=1)
        play_turn(page)
    close_page(page)
