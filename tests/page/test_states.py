"""Temporary states of the game screen: no axe violations, and no overflow of the window."""

import json
import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

import ironbridge
from tests.helpers.extent import LONG
from tests.page.accessible import objections
from tests.page.player import close_page, open_page

PATIENCE = 60_000
BOTS = [{"kind": "bot", "bot": "dice"}] * 2
DESK, PHONE = (1440, 900), (390, 844)
SIZES = (DESK, (1280, 720), (1180, 820), (820, 1180), PHONE)
CUT_OFF = """
() => [...document.querySelectorAll(
    '.desk, .desk > *, .act, .go, .back, .book .label, .mat, header.bar'
  )].filter(one => {
    const { left, right, width } = one.getBoundingClientRect();
    const within = one.matches('.act, .go, .back') && one.scrollWidth > one.clientWidth + 1;
    return width && (left < -1 || right > innerWidth + 1 || within);
  }).map(one => one.className)
"""
"""Returns elements that overflow the window, and buttons whose labels do not fit."""


def made(address: str, **asked: Any) -> dict[str, Any]:
    """Creates a game of Birmingham, or with the given options."""
    wish = {"title": "birmingham", "seed": 3, **asked}
    answer = httpx.post(f"{address}/api/games", json=wish, timeout=60)
    found: dict[str, Any] = answer.raise_for_status().json()
    return found


def opened(page: Page, address: str, game: dict[str, Any], more: str = "") -> None:
    """Opens a game with all its seats."""
    kept = json.dumps({game["game"]: {"seats": game["seats"]}})
    page.context.add_init_script(f"localStorage.setItem('ironbridge.seats', '{kept}')")
    page.goto(f"{address}/game/{game['game']}{more}")


def at_table(page: Page, address: str) -> None:
    """Opens a person's first turn against bots."""
    opened(page, address, made(address, players=[{"kind": "me"}, *BOTS], seats=3))
    page.locator("[data-asked]").wait_for(timeout=PATIENCE)


def choices(page: Page, address: str) -> None:
    """Shows the legal builds, one of them hovered."""
    at_table(page, address)
    page.keyboard.press("b")
    page.locator("[data-open]").first.wait_for(state="attached")


def refusal(page: Page, address: str) -> None:
    """Shows a refusal in the side panel."""
    at_table(page, address)
    page.keyboard.press("s")
    expect(page.get_by_role("alert")).to_be_visible()


def mat(page: Page, address: str) -> None:
    """Shows a whole player mat."""
    at_table(page, address)
    if page.locator(".strip").is_visible():  # phones show the players on a page of their own
        page.locator(".strip .seat").first.click()
    page.locator(".seats .who").first.click()
    expect(page.get_by_role("dialog", name="Player mat of")).to_be_visible()


def book(page: Page, address: str) -> None:
    """Shows the handover between two people."""
    both = [{"kind": "me"}, {"kind": "here"}]
    opened(page, address, made(address, players=both, seats=2))
    page.locator(".book .go").wait_for(timeout=PATIENCE)


def codes(page: Page, address: str) -> None:
    """Shows the QR code of a seat."""
    at_table(page, address)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Phones and table").click()
    page.locator(".devices li button").first.click()
    page.locator(".devices img").wait_for(timeout=PATIENCE)


def guide(page: Page, address: str) -> None:
    """Shows the first step of the guide."""
    game = made(address, players=[{"kind": "me"}, *BOTS], seats=3, variant="introductory")
    opened(page, address, game, "?guide=1")
    expect(page.locator(".guide")).to_contain_text("The board", timeout=PATIENCE)


def board_alone(page: Page, address: str) -> None:
    """Shows the shared board."""
    game = made(address, players=[{"kind": "me"}, *BOTS], seats=3)
    opened(page, address, game, "?board=1")
    page.locator(".board").first.wait_for(timeout=PATIENCE)


STATES: dict[str, Callable[[Page, str], None]] = {
    one.__name__: one for one in (choices, refusal, mat, book, codes, guide, board_alone)
}


LOOKS = ((DESK, "paper"), (DESK, "night"), (PHONE, "night"), (PHONE, "paper"))
"""Windows and themes; in the suite each state takes two of them, with both sizes and themes."""


@pytest.mark.slow
@pytest.mark.parametrize("state", STATES)
def test_axe_objects_to_nothing(browser: Browser, address: str, state: str) -> None:
    found = {}
    for size, theme in LOOKS if LONG else LOOKS[list(STATES).index(state) % 2 :: 2]:
        page = open_page(browser, size, theme=theme)
        STATES[state](page, address)
        found[size, theme] = objections(page)
        close_page(page)
    assert {name: one for name, one in found.items() if one} == {}


@pytest.mark.slow
@pytest.mark.parametrize("state", ["choices", "mat", "book"])
def test_nothing_hangs_out_of_any_window(browser: Browser, address: str, state: str) -> None:
    found = {}
    for size in SIZES:
        page = open_page(browser, size)
        STATES[state](page, address)
        found[size] = page.evaluate(CUT_OFF)
        close_page(page)
    assert {size: names for size, names in found.items() if names} == {}


@pytest.mark.slow
def test_the_record_tells_what_the_automa_did(browser: Browser, address: str) -> None:
    players = [{"kind": "me"}, {"kind": "automa"}]
    page = open_page(browser)
    opened(page, address, made(address, players=players, seats=2, automa="medium"))
    page.locator("[data-asked]").wait_for(timeout=PATIENCE)
    page.keyboard.press("l")
    expect(page.locator("[data-asked=other]")).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator(".prompt .go")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".record .line")).to_contain_text(["Hammer took a loan", "Bell built"])
    # the Automa has no money, income or hand: only points, and cards of its own deck
    figures = page.locator(".seats .row", has_text="Automa").locator(".num")
    number = re.compile(r"\d")
    expect(figures).to_contain_text(["–", "–", number, number, "–", re.compile("[1-9]")])
    expect(page.locator(".marker.income")).to_have_count(1)
    close_page(page)


@pytest.mark.slow
def test_a_record_without_ends_of_turns_tells_what_the_automa_did(
    browser: Browser, address: str
) -> None:
    game = ironbridge.new("birmingham", seats=2, seed=3, automa="medium")
    while len(game.actions) < 6:
        game.play(
            next(one for one in game.choices if one.text in ("loan", "pass") or "with" in one.text)
        )
    opened = httpx.post(f"{address}/api/records", json={"text": game.record}, timeout=60).json()
    page = open_page(browser)
    page.goto(f"{address}/game/{opened['game']}?at=6")
    lines = page.locator(".record.list li:not(.round)")
    expect(lines.filter(has_text="Bell").first).to_be_attached(timeout=PATIENCE)
    assert lines.count() > len(game.actions)
    close_page(page)
