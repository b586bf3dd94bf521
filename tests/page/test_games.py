"""Whole games, clicked from the lobby to the result."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.helpers.extent import LONG
from tests.page.player import Player, close_page, open_page

SHEETS = ("Birmingham", "Lancashire", "Germany", "New England") if LONG else ("Lancashire",)
"""Maps that are played to the result; the journeys play Birmingham, the Automa's game too."""
STEPS = 40
"""Number of steps that two people at one screen play in the suite."""


def lobby(browser: Browser, address: str) -> Page:
    """Returns a page that shows the lobby."""
    page = open_page(browser)
    page.goto(address)
    expect(page.locator(".go.big")).to_be_enabled()
    return page


def choose_sheet(page: Page, sheet: str) -> None:
    """Chooses a board, unless it is chosen already."""
    if page.locator("h1").inner_text() != sheet:
        page.locator(".mapcard").filter(has=page.locator("b", has_text=sheet)).click()
        expect(page.locator("h1")).to_have_text(sheet)


def seat(page: Page, number: int, kind: str) -> None:
    """Selects the kind of player at a seat."""
    row = page.locator(".seatrow").nth(number)
    row.locator(".pick").click()
    row.get_by_role("option", name=re.compile(f"^{kind}")).click()


@pytest.mark.slow
@pytest.mark.parametrize("sheet", SHEETS)
def test_a_game_against_computers(browser: Browser, address: str, sheet: str) -> None:
    page = lobby(browser, address)
    choose_sheet(page, sheet)
    page.locator(".go.big").click()
    Player(page).finish()
    expect(page.locator(".verdict h1")).to_be_visible()
    expect(page.locator(".chart").first).to_be_visible()
    close_page(page)


@pytest.mark.slow
def test_alone_against_the_automa(browser: Browser, address: str) -> None:
    page = lobby(browser, address)
    seat(page, 1, "Automa")
    page.locator(".go.big").click()
    Player(page).finish()
    expect(page.locator(".stand")).to_contain_text("Automa")
    close_page(page)


@pytest.mark.slow
def test_two_at_one_screen(browser: Browser, address: str) -> None:
    page = lobby(browser, address)
    page.get_by_role("radio", name="2").click()
    seat(page, 1, "Another person here")
    page.locator(".go.big").click()
    expect(page.locator(".book")).to_be_visible()
    expect(page.locator(".ticket")).to_have_count(0)
    both = Player(page)
    both.finish() if LONG else both.play(STEPS)
    assert both.handovers > 3
    close_page(page)
