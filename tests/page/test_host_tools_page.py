"""The host's tools and agreements in two browsers; the friend sees everything without reloading."""

import json
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.accessible import objections
from tests.page.player import close_page
from tests.page.test_absence_page import PATIENCE, first_to_act, sit, table


def open_tools(page: Page) -> None:
    page.get_by_role("button", name="Menu", exact=True).click(timeout=PATIENCE)
    page.get_by_role("button", name="Table and host").click()


def ask(page: Page, what: str) -> None:
    open_tools(page)
    page.get_by_role("button", name=what).click()


def play_turn(address: str, made: dict[str, Any], seat: int) -> None:
    """Plays turns over the API until another seat is to act."""
    token = made["seats"][seat]["token"]
    headers = {"authorization": f"Bearer {token}"}
    path = f"{address}/api/games/{made['game']}"
    while True:
        seen = httpx.get(f"{path}/view?seat={seat}", headers=headers, timeout=60).json()
        if seen["view"]["to_act"] != seat:
            return
        choices = seen["view"]["choices"]
        wish = next((one for one in choices if one["text"] in ("pass", "end turn")), choices[0])
        body = {"seat": seat, "seen": seen["entry"], "play": wish["code"]}
        httpx.post(f"{path}/entries", json=body, headers=headers, timeout=60).raise_for_status()


def play_to_the_end(address: str, made: dict[str, Any]) -> None:
    """Passes for both people over the API until the game has a result."""
    path = f"{address}/api/games/{made['game']}/view"
    while (view := httpx.get(path, timeout=60).json()["view"])["result"] is None:
        play_turn(address, made, view["to_act"])


@pytest.mark.slow
def test_two_people_agree_and_the_host_invites_again(browser: Browser, address: str) -> None:
    made = table(address, "nothing", seconds=3600)
    first = first_to_act(address, made)
    play_turn(address, made, first)
    host = sit(browser, address, made, 0)
    friend = sit(browser, address, made, 1, size=(390, 844))
    pages = (host, friend)
    mine, other = pages[first], pages[1 - first]
    name = ("Ada", "Bo")[first]

    ask(mine, "Take back my last action")
    request = other.locator(".agree")
    expect(request).to_contain_text(f"{name} asks to take back", timeout=PATIENCE)
    expect(request).to_contain_text("Hidden cards were seen")
    assert not objections(other)
    expect(mine.locator(".agree")).to_contain_text("Still to answer")
    request.get_by_role("button", name="Agree", exact=True).click()
    expect(mine.locator("[data-asked=action]")).to_be_visible(timeout=PATIENCE)
    expect(request).to_have_count(0, timeout=PATIENCE)

    ask(friend, "Pause the game")
    host.locator(".agree").get_by_role("button", name="Agree", exact=True).click(timeout=PATIENCE)
    for page in pages:
        expect(page.locator(".agree")).to_contain_text("The clocks stand still", timeout=PATIENCE)
        expect(page.locator("[data-asked]")).to_have_count(0)
    friend.locator(".agree").get_by_role("button", name="Go on").click()
    host.locator(".agree").get_by_role("button", name="Do not agree").click(timeout=PATIENCE)
    expect(friend.locator(".agree")).to_contain_text("paused", timeout=PATIENCE)

    open_tools(host)
    tools = host.get_by_role("dialog")
    tools.get_by_role("button", name="Invite again").click()
    expect(tools).to_contain_text("Bo loses the seat on all devices")
    assert not objections(host)
    tools.get_by_role("button", name="Invite again").click()
    expect(tools.locator("figure img")).to_be_visible(timeout=PATIENCE)
    # The friend's old token is ended, and the page says so at once.
    expect(friend.get_by_role("heading", level=1)).to_contain_text(
        "no longer holds the seat", timeout=PATIENCE
    )
    for page in pages:
        close_page(page)


@pytest.mark.slow
def test_a_rematch_takes_the_friend_along(browser: Browser, address: str) -> None:
    made = table(address, "nothing", seconds=3600)
    host = sit(browser, address, made, 0)
    friend = sit(browser, address, made, 1, size=(390, 844))
    ask(host, "End the game without a winner")
    friend.locator(".agree").get_by_role("button", name="Agree", exact=True).click(timeout=PATIENCE)
    for page in (host, friend):
        expect(page.locator(".agree")).to_contain_text("It has no winner", timeout=PATIENCE)
    host.get_by_role("button", name="Play again").click(timeout=PATIENCE)
    expect(friend.locator(".again")).to_contain_text("Ada plays again", timeout=PATIENCE)
    assert not objections(friend)
    friend.get_by_role("button", name="Play again").click()
    # Both sit in the next game without typing anything, each one seat on, and it is dealt.
    for page in (host, friend):
        expect(page).not_to_have_url(re.compile(made["game"]), timeout=PATIENCE)
        expect(page.get_by_role("region", name="Your hand")).to_be_visible(timeout=PATIENCE)
    assert host.url == friend.url
    seats = [page.evaluate("localStorage.getItem('ironbridge.seats')") for page in (host, friend)]
    game = host.url.rpartition("/")[2]
    held = [json.loads(kept)[game]["seats"][0]["seat"] for kept in seats]
    assert held == [1, 0]
    host.goto(address)
    ended = host.locator(".fin li", has_text="Ended by agreement")
    expect(ended.first).to_be_visible(timeout=PATIENCE)
    for page in (host, friend):
        close_page(page)


@pytest.mark.slow
def test_a_result_asks_both_people_for_a_rematch(browser: Browser, address: str) -> None:
    """Starts at the result, as people do; the host reads French, the friend Russian on a phone."""
    made = table(address, "nothing", seconds=3600, variant="introductory")
    play_to_the_end(address, made)
    host = sit(browser, address, made, 0, language="fr")
    friend = sit(browser, address, made, 1, size=(390, 844), language="ru")
    pages = (host, friend)
    asked = [page.locator(".again") for page in pages]
    for panel in asked:
        expect(panel).to_be_visible(timeout=PATIENCE)
    asked[0].get_by_role("button", name="Rejouer", exact=True).click()
    expect(asked[1]).to_contain_text("Ada", timeout=PATIENCE)
    assert not objections(friend)
    asked[1].get_by_role("button", name="Сыграть ещё", exact=True).click()
    for page in pages:
        expect(page).not_to_have_url(re.compile(made["game"]), timeout=PATIENCE)
    assert host.url == friend.url
    for page in pages:
        close_page(page)
