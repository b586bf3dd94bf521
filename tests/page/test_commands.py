"""Commands at the end of a game, refused commands, and the clock, in the browser."""

import json
import re
import time
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.page.moments import answer, seen
from tests.page.player import close_page, open_page

PATIENCE = 60_000
CLOCK = {"per": "turn", "seconds": 3600}


def make(address: str, **wish: Any) -> dict[str, Any]:
    """Creates a game of two seats, one of them a bot; returns its tokens."""
    players = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "dice"}]
    asked = {"title": "birmingham", "seats": 2, "seed": 3, "players": players, **wish}
    created = httpx.post(f"{address}/api/games", json=asked, timeout=60)
    made: dict[str, Any] = created.raise_for_status().json()
    return made


def hold(page: Page, made: dict[str, Any]) -> None:
    """Stores the tokens of a game in the browser."""
    kept = json.dumps({made["game"]: {"seats": made["seats"]}})
    page.context.add_init_script(
        "if (!localStorage.getItem('ironbridge.seats'))"
        f" localStorage.setItem('ironbridge.seats', '{kept}')"
    )


def finish(address: str, made: dict[str, Any]) -> None:
    """Plays the first legal choice of the own seat until the game is over."""
    token = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    path = f"{address}/api/games/{made['game']}/view"
    while seen(address, made)["view"]["result"] is None:
        choices = httpx.get(path, params={"seat": 0}, headers=token).json()["view"]["choices"]
        passing = [choice for choice in choices if choice["text"] == "pass"]
        if choices:
            answer(address, made, (passing or choices)[0]["code"])


@pytest.mark.slow
def test_a_rematch_keeps_players_options_and_clock(browser: Browser, address: str) -> None:
    rule = options_of(address)
    made = make(address, variant="introductory", clock=CLOCK, rules=rule)
    finish(address, made)
    page = open_page(browser)
    hold(page, made)
    page.goto(f"{address}/game/{made['game']}")
    page.get_by_role("button", name="Rematch").click(timeout=PATIENCE)
    page.wait_for_url(lambda url: "/game/" in url and made["game"] not in url, timeout=PATIENCE)
    expect(page.locator("[data-entry]")).to_be_visible(timeout=PATIENCE)
    again = httpx.get(f"{address}/api/games/{page.url.rsplit('/', 1)[1]}").json()
    first = httpx.get(f"{address}/api/games/{made['game']}").json()
    same = ("title", "options", "confirm_turns", "clock", "seats")
    assert [again[key] for key in same] == [first[key] for key in same]
    assert [one["kind"] for one in again["players"]] == ["person", "bot"]
    close_page(page)


def options_of(address: str) -> dict[str, bool | str]:
    """Returns the first contested rule of Birmingham, with another value than the default."""
    titles = httpx.get(f"{address}/api/titles").json()
    option = next(one for one in titles if one["name"] == "birmingham")["options"][0]
    return {option["name"]: next(one for one in option["values"] if one != option["default"])}


@pytest.mark.slow
def test_a_refused_command_is_told_in_a_sentence(browser: Browser, address: str) -> None:
    page = open_page(browser)

    def refuse(route: Route) -> None:
        body = json.dumps({"title": "No", "detail": "The sample game is gone."})
        route.fulfill(status=410, content_type="application/problem+json", body=body)

    page.route("**/api/kept/**", refuse)
    page.goto(address)
    page.locator(".sample button").click(timeout=PATIENCE)
    expect(page.get_by_role("alert")).to_contain_text("The sample game is gone.")
    page.get_by_role("alert").get_by_role("button").click()
    expect(page.get_by_role("alert")).to_be_hidden()
    close_page(page)


def until_asked(address: str, made: dict[str, Any]) -> None:
    """Waits until the own seat is to act."""
    while seen(address, made)["view"]["question"]["seat"] != 0:
        time.sleep(0.1)


@pytest.mark.slow
def test_the_time_left_is_in_the_list_of_games(browser: Browser, address: str) -> None:
    made = make(address, clock={"per": "turn", "seconds": 300})
    until_asked(address, made)
    page = open_page(browser)
    hold(page, made)
    page.goto(address)
    timer = page.locator(".tbl").get_by_role("timer")
    expect(timer).to_have_text(re.compile(r"4:\d\d"), timeout=PATIENCE)
    before = timer.inner_text()
    expect(timer).not_to_have_text(before)
    close_page(page)


@pytest.mark.slow
def test_the_log_says_that_the_clock_moved(browser: Browser, address: str) -> None:
    made = make(address, clock={"per": "turn", "seconds": 5})
    page = open_page(browser)
    hold(page, made)
    page.goto(f"{address}/game/{made['game']}")
    expect(page.locator(".seats").get_by_role("timer")).to_have_count(1, timeout=PATIENCE)
    moved = page.locator(".record .line", has_text="Time ran out: the server passed for Ada")
    expect(moved.first).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".record .line", has_text="Ada passed")).to_have_count(0)
    close_page(page)


@pytest.mark.slow
def test_an_invitation_tells_clock_and_options_and_the_log_who_came(
    browser: Browser, address: str
) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}]
    clock = {"per": "turn", "seconds": 300}
    made = make(address, clock=clock, players=seats, variant="introductory")
    page = open_page(browser)
    page.goto(f"{address}/join#{made['invitations'][0]['code']}")
    told = page.locator(".clock")
    expect(told).to_contain_text("5 min a turn", timeout=PATIENCE)
    expect(told).to_contain_text("When the time runs out, the server moves for the player")
    expect(page.locator("dl")).to_have_text(re.compile("Variant ?Introductory"))
    page.get_by_role("textbox").fill("Bo")
    page.get_by_role("button", name="Take the seat").click()
    came = page.locator(".record .note", has_text="Bo takes seat 2.")
    expect(came).to_have_count(1, timeout=PATIENCE)
    close_page(page)
