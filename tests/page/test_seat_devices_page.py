"""Devices of a seat in a real browser: a link, the list, and a device that is ended."""

import json
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.player import close_page, open_page

PATIENCE = 60_000


def made(address: str) -> dict[str, Any]:
    """Returns a new game of one person against a bot."""
    players = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "dice"}]
    body = {"title": "birmingham", "seats": 2, "players": players}
    answer = httpx.post(f"{address}/api/games", json=body, timeout=60)
    found: dict[str, Any] = answer.raise_for_status().json()
    return found


def seated(browser: Browser, address: str, game: dict[str, Any], size: tuple[int, int]) -> Page:
    """Returns the page of a device that holds the seats of a game."""
    page = open_page(browser, size, touch=size[0] < 500)
    seats = json.dumps({game["game"]: {"seats": game["seats"]}})
    key = "ironbridge.seats"
    page.context.add_init_script(
        f"if (!localStorage.getItem('{key}')) localStorage.setItem('{key}', '{seats}')"
    )
    page.goto(f"{address}/game/{game['game']}")
    expect(page.locator("main")).to_be_visible(timeout=PATIENCE)
    return page


def open_devices(page: Page) -> None:
    """Opens the devices of the first seat in the menu of the table."""
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="Phones and table").click()
    page.locator(".devices > ul > li > button").first.click()
    expect(page.locator(".devices img")).to_be_visible(timeout=PATIENCE)


@pytest.mark.slow
def test_a_player_ends_another_device_and_the_device_says_so(
    browser: Browser, address: str
) -> None:
    game = made(address)
    desk = seated(browser, address, game, (1440, 900))
    open_devices(desk)
    expect(desk.locator(".devices em")).to_have_text("one device")
    desk.get_by_role("radio", name="Another person").click()
    token = {"authorization": f"Bearer {game['seats'][0]['token']}"}
    link = f"{address}/api/games/{game['game']}/seats/0/device?for_other=true"
    code = httpx.post(link, headers=token, timeout=60).json()["code"]
    phone = open_page(browser, (390, 844), touch=True)
    phone.goto(f"{address}/join#{code}")
    phone.wait_for_url("**/game/*", timeout=PATIENCE)
    expect(phone.locator("main")).to_be_visible(timeout=PATIENCE)
    desk.keyboard.press("Escape")
    open_devices(desk)
    expect(desk.locator(".devices em")).to_have_text("2 devices")
    expect(desk.locator(".devices li.other")).to_contain_text("Another person’s device")
    desk.get_by_role("button", name="Only this device now").click()
    expect(desk.locator(".devices em")).to_have_text("one device", timeout=PATIENCE)
    # The other device has a sentence and a way on; it forgets the seat.
    expect(phone.get_by_role("alert")).to_contain_text("Another device", timeout=PATIENCE)
    kept = phone.evaluate("JSON.parse(localStorage.getItem('ironbridge.seats'))")
    assert kept[game["game"]]["seats"] == []
    phone.get_by_role("button", name="Watch").click()
    expect(phone.get_by_role("alert")).to_have_count(0, timeout=PATIENCE)
    expect(phone.locator("main")).to_be_visible()
    # The desk holds the seat by a new token and plays on after a reload.
    tokens = desk.evaluate("JSON.parse(localStorage.getItem('ironbridge.seats'))")
    assert tokens[game["game"]]["seats"][0]["token"] != game["seats"][0]["token"]
    desk.reload()
    expect(desk.locator("main")).to_be_visible(timeout=PATIENCE)
    expect(desk.get_by_role("alert")).to_have_count(0)
    close_page(phone)
    close_page(desk)
