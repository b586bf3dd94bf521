"""The screens around the table: what they show, and what their doors lead to."""

import re

import httpx
import pytest
from playwright.sync_api import Browser, expect

from ironbridge.words import languages
from tests.page.player import close_page, open_page
from tools import page_size

PATIENCE = 60_000
BOTS = [{"kind": "bot", "bot": "dice"}] * 2


@pytest.mark.slow
def test_a_newcomer_leafs_through_a_real_game(browser: Browser, address: str) -> None:
    page = open_page(browser)
    page.goto(address)
    page.locator(".sample button").click(timeout=PATIENCE)
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", "0", timeout=PATIENCE)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".now h2")).to_contain_text("Crown")
    close_page(page)


@pytest.mark.slow
def test_what_cannot_be_opened_says_so(browser: Browser, address: str) -> None:
    page = open_page(browser, language="fr")
    page.goto(f"{address}/game/nothing")
    expect(page.get_by_role("alert")).to_contain_text("partie")
    page.context.set_offline(True)
    page.locator("a.go").click()
    expect(page.get_by_role("alert")).to_contain_text("Le serveur ne répond pas")
    page.context.set_offline(False)
    page.locator("button.go").click()
    expect(page.locator(".go.big")).to_be_visible(timeout=PATIENCE)
    close_page(page)


@pytest.mark.slow
def test_the_lobby_fits_every_window(browser: Browser, address: str) -> None:
    for size in ((1440, 900), (1280, 720), (1180, 820), (820, 1180), (390, 844)):
        page = open_page(browser, size)
        page.goto(address)
        play = page.locator(".go.big").first
        expect(play).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        close_page(page)


@pytest.mark.slow
def test_the_guide_points_at_the_board_and_follows_what_is_done(
    browser: Browser, address: str
) -> None:
    page = open_page(browser)
    page.goto(address)
    page.locator(".back.big").click()
    slip = page.locator("aside")
    expect(slip).to_contain_text("The board", timeout=PATIENCE)
    expect(page.locator("svg.way .ring")).to_be_visible()
    slip.locator(".go").click()
    expect(slip).to_contain_text("Your hand")
    page.locator(".holder").first.click()
    expect(slip).to_contain_text("Your first works")
    page.locator(".guide .plain").click()
    expect(slip).to_have_count(0)
    close_page(page)


@pytest.mark.slow
def test_a_seat_opens_on_a_phone_by_a_code(browser: Browser, address: str) -> None:
    asked = {"title": "birmingham", "seats": 3, "players": [{"kind": "me"}, *BOTS]}
    made = httpx.post(f"{address}/api/games", json=asked).json()
    token = made["seats"][0]["token"]
    device = httpx.post(
        f"{address}/api/games/{made['game']}/seats/0/device",
        headers={"Authorization": f"Bearer {token}"},
        json={},
    ).json()
    phone = open_page(browser, (390, 844), touch=True)
    phone.goto(device["address"])
    expect(phone).to_have_url(re.compile(made["game"]))
    expect(phone.locator(".row8")).to_be_visible(timeout=PATIENCE)
    close_page(phone)


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_rules_are_told_in_every_language(browser: Browser, address: str, language: str) -> None:
    said = httpx.get(f"{address}/api/titles/birmingham/rules?lang={language}").json()
    rule = next(one for one in said if one["id"] == "BB-coal-1")
    page = open_page(browser, language=language)
    page.goto(f"{address}/rules/birmingham#BB-coal-1")
    expect(page.locator(".rb .lead")).to_have_text(rule["text"])
    expect(page.locator(".thumbs [aria-current=page]")).to_be_in_viewport()
    close_page(page)


@pytest.mark.slow
@pytest.mark.usefixtures("address")
def test_the_page_is_small() -> None:
    _, sent = page_size.sizes()["code and style"]
    assert sent < 250_000
