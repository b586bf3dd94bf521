"""Absent players in the browser: stand-ins, return, the host's decision, a seat that is free."""

import json
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.accessible import objections
from tests.page.player import close_page, open_page

PATIENCE = 60_000
LANGUAGES = ["en", "fr", "ru"]


def table(address: str, then: str, seconds: float = 5, **more: Any) -> dict[str, Any]:
    """Creates a game of Ada, the host, and Bo, who has accepted; Ada is to act."""
    clock = {"per": "turn", "seconds": seconds, "then": then, "bot": "dice"}
    players = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}]
    asked = {"title": "birmingham", "seats": 2, "seed": 3, "players": players, "clock": clock}
    asked |= more
    made: dict[str, Any] = (
        httpx.post(f"{address}/api/games", json=asked, timeout=60).raise_for_status().json()
    )
    code = {"code": made["invitations"][0]["code"], "name": "Bo"}
    joined = httpx.post(f"{address}/api/join", json=code, timeout=60).raise_for_status().json()
    made["seats"].append({"seat": joined["seat"], "token": joined["token"]})
    return made


def sit(browser: Browser, address: str, made: dict[str, Any], seat: int, **look: Any) -> Page:
    """Opens the table in a browser of its own, from one seat."""
    page = open_page(browser, **look)
    kept = json.dumps({made["game"]: {"seats": [made["seats"][seat]]}})
    page.context.add_init_script(
        "if (!localStorage.getItem('ironbridge.seats'))"
        f" localStorage.setItem('ironbridge.seats', '{kept}')"
    )
    page.goto(f"{address}/game/{made['game']}")
    return page


def first_to_act(address: str, made: dict[str, Any]) -> int:
    view = httpx.get(f"{address}/api/games/{made['game']}/view", timeout=60).json()["view"]
    seat: int = view["to_act"]
    return seat


@pytest.mark.slow
def test_a_person_returns_to_a_seat_that_a_computer_plays(browser: Browser, address: str) -> None:
    made = table(address, "bot")
    away = first_to_act(address, made)
    name = ("Ada", "Bo")[away]
    absent, other = (sit(browser, address, made, seat) for seat in (away, 1 - away))
    back = absent.get_by_role("button", name="I am back")
    expect(back).to_be_visible(timeout=PATIENCE)
    mark = other.locator(".record .line", has_text=f"Stand-in for {name}:")
    expect(mark.first).to_be_visible(timeout=PATIENCE)
    expect(other.locator(".seats")).to_contain_text("stand-in")
    back.click(timeout=PATIENCE)
    told = other.locator(".record .note", has_text=f"{name} plays seat {away + 1} again.")
    expect(told.first).to_be_visible(timeout=PATIENCE)
    path = f"{address}/game/{made['game']}/replay?at=1"
    other.goto(path)
    expect(other.locator(".now h2")).to_contain_text(f"Stand-in for {name}:", timeout=PATIENCE)
    for page in (absent, other):
        close_page(page)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_host_decides_about_a_player_whose_time_ran_out(
    browser: Browser, address: str, language: str
) -> None:
    made = table(address, "host")
    away = first_to_act(address, made)
    # Where the host is absent, the other person decides.
    other = sit(browser, address, made, 1 - away, language=language)
    absent = sit(browser, address, made, away, language=language)
    offered = other.locator(".absent button")
    expect(offered).to_have_count(3, timeout=PATIENCE)
    assert not objections(other)
    offered.first.click()
    expect(offered).to_have_count(0, timeout=PATIENCE)
    expect(absent.locator(".seats").get_by_role("timer").first).to_have_text(
        re.compile(r"59:\d\d|1 .*0 "), timeout=PATIENCE
    )
    for page in (absent, other):
        close_page(page)


@pytest.mark.slow
def test_a_spectator_takes_a_seat_that_the_clock_freed(browser: Browser, address: str) -> None:
    made = table(address, "free")
    away = first_to_act(address, made)
    absent = sit(browser, address, made, away)
    expect(absent.locator(".absent")).to_contain_text("Your seat is free", timeout=PATIENCE)
    watcher = open_page(browser)
    watcher.goto(f"{address}/game/{made['game']}")
    watcher.get_by_role("button", name="Take this seat").click(timeout=PATIENCE)
    expect(watcher.locator("[data-asked]")).to_be_visible(timeout=PATIENCE)
    # The old token is ended, and the page says so.
    expect(absent.get_by_role("heading", level=1)).to_be_visible(timeout=PATIENCE)
    expect(absent.locator(".absent")).to_have_count(0, timeout=PATIENCE)
    expect(absent.locator(".hand")).to_have_count(0)
    for page in (absent, watcher):
        close_page(page)


@pytest.mark.slow
def test_the_lobby_offers_what_happens_at_the_end_of_the_time(
    browser: Browser, address: str
) -> None:
    page = open_page(browser)
    page.goto(address)
    page.get_by_role("button", name=re.compile("^Clock")).click(timeout=PATIENCE)
    page.get_by_text("2 min a turn").click()
    ends = page.get_by_role("radiogroup", name="When the time runs out")
    expect(ends.get_by_role("radio")).to_have_count(4)
    expect(page.locator(".then.end")).to_contain_text("stands in until the person returns")
    ends.get_by_text("Host decides").click()
    expect(page.locator(".then.end")).to_contain_text("the host decides")
    assert not objections(page)
    close_page(page)
