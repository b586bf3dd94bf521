"""Clocks in the browser: presets and own values of the lobby, rest at the table and in the list."""

import re
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.accessible import objections
from tests.page.player import close_page, open_page
from tests.page.test_absence_page import first_to_act, sit, table

PATIENCE = 60_000
ZONE = "Europe/Paris"
WORDS = {
    "en": ("stands until", "without nights", "The clock stands still"),
    "fr": ("arrêt jusqu", "hors la nuit", "La pendule est arrêtée"),
    "ru": ("часы стоят до", "без ночей", "Часы стоят"),
}


def night_now() -> dict[str, Any]:
    """Returns night hours in Paris that began an hour ago and end in three hours."""
    now = datetime.now(ZoneInfo(ZONE))
    begin, end = (now + timedelta(hours=hours) for hours in (-1, 3))
    return {
        "zone": ZONE,
        "night_from": begin.hour * 60 + begin.minute,
        "night_to": end.hour * 60 + end.minute,
    }


def resting(address: str, **clock: Any) -> dict[str, Any]:
    """Creates a game of Ada and Bo with a day a turn, whose clock stands still now."""
    wish = {"per": "turn", "seconds": 86400, "then": "host", "rest": night_now(), **clock}
    return table(address, "host", clock=wish)


def open_clock(page: Page, address: str, name: str) -> None:
    """Opens the options of the clock in the lobby."""
    page.goto(address)
    page.locator(".optline", has_text=name).click(timeout=PATIENCE)


def asked_clock(page: Page) -> dict[str, Any]:
    """Presses the button that makes the game; returns the clock of the request."""
    with page.expect_request(
        lambda one: one.method == "POST" and one.url.endswith("/api/games")
    ) as sent:
        page.locator("button.go").first.click()
    clock: dict[str, Any] = sent.value.post_data_json["clock"]
    return clock


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "name", "day"),
    [
        ("en", "Clock", "1 day a turn"),
        ("fr", "Temps", "1 jour par tour"),
        ("ru", "Время", "1 день на ход"),
    ],
)
def test_a_preset_for_a_week_has_nights(
    browser: Browser, address: str, language: str, name: str, day: str
) -> None:
    page = open_page(browser, language=language, zone=ZONE)
    open_clock(page, address, name)
    page.get_by_text(day, exact=True).click(timeout=PATIENCE)
    expect(page.locator(".optline", has_text=name)).to_contain_text(WORDS[language][1])
    expect(page.locator("p.then").first).to_contain_text(WORDS[language][2])
    assert not objections(page)
    clock = asked_clock(page)
    assert (clock["per"], clock["seconds"]) == ("turn", 86400)
    assert clock["rest"] == {"zone": ZONE, "night_from": 1320, "night_to": 480}
    close_page(page)


@pytest.mark.slow
def test_every_value_can_be_set(browser: Browser, address: str) -> None:
    page = open_page(browser, zone=ZONE)
    open_clock(page, address, "Clock")
    page.get_by_text("Own values").click(timeout=PATIENCE)
    page.get_by_text("For the whole game", exact=True).click()
    page.get_by_label("Time", exact=True).fill("0")
    expect(page.get_by_role("alert")).to_contain_text("between 5 seconds and 90 days")
    page.get_by_label("Time", exact=True).fill("3")
    page.get_by_label("Unit of the time").select_option(label="days")
    page.get_by_label("Seconds after each turn").fill("3600")
    page.get_by_role("radiogroup", name="At night").get_by_text("stands still").click()
    page.get_by_label("from", exact=True).fill("23:30")
    page.get_by_text("Sat", exact=True).click()
    page.get_by_text("Sun", exact=True).click()
    page.get_by_label("A single day").fill("2026-12-25")
    page.get_by_role("button", name="Add").click()
    page.get_by_label("A single day").fill("2026-12-26")
    page.get_by_role("button", name="Add").click()
    page.get_by_role("button", name="Remove Dec 26, 2026").click()
    page.get_by_label("Time zone").select_option("Asia/Tokyo")
    said = page.locator("p.then").first
    expect(said).to_contain_text("3 days for the whole game")
    expect(said).to_contain_text("Saturday, Sunday, and Dec 25, 2026 (Asia/Tokyo)")
    assert not objections(page)
    clock = asked_clock(page)
    assert (clock["per"], clock["seconds"], clock["increment"]) == ("game", 3 * 86400, 3600)
    assert clock["rest"] == {
        "zone": "Asia/Tokyo",
        "night_from": 23 * 60 + 30,
        "night_to": 480,
        "weekdays": [5, 6],
        "dates": ["2026-12-25"],
    }
    expect(page.locator(".seats")).to_be_visible(timeout=PATIENCE)
    close_page(page)


@pytest.mark.slow
def test_the_server_says_why_a_clock_is_refused(browser: Browser, address: str) -> None:
    page = open_page(browser, zone=ZONE)
    open_clock(page, address, "Clock")
    page.get_by_text("Own values").click(timeout=PATIENCE)
    for day in ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"):
        page.get_by_text(day, exact=True).click()
    page.locator("button.go").first.click()
    expect(page.get_by_text("at least 20 hours of a week")).to_be_visible(timeout=PATIENCE)
    page.context.close()  # the console tells the refusal


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_clock_that_stands_still_says_until_when(
    browser: Browser, address: str, language: str, phone: bool
) -> None:
    made = resting(address)
    look: dict[str, Any] = {"size": (390, 844), "touch": True} if phone else {}
    first = first_to_act(address, made)
    pages = [
        sit(browser, address, made, seat, language=language, **look) for seat in (first, 1 - first)
    ]
    for page in pages:
        timer = page.get_by_role("timer").filter(has_text=WORDS[language][0])
        expect(timer.first).to_be_visible(timeout=PATIENCE)
        before = timer.first.inner_text()
        page.wait_for_timeout(1500)
        assert timer.first.inner_text() == before, "the clock stands still"
        assert not objections(page)
    close_page(pages[1])
    page = pages[0]
    page.goto(address)
    if phone:
        page.locator(".plist button:has(svg use[href*='u-log'])").click(timeout=PATIENCE)
    row = page.locator(".tbl li").first
    expect(row).to_contain_text(WORDS[language][0], timeout=PATIENCE)
    expect(row).to_contain_text(WORDS[language][1])
    assert not objections(page)
    close_page(page)


@pytest.mark.slow
def test_an_invitation_tells_the_form_of_the_clock(browser: Browser, address: str) -> None:
    players = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}]
    clock = {"per": "game", "seconds": 900, "increment": 15, "then": "bot", "rest": night_now()}
    asked = {"title": "birmingham", "seats": 2, "players": players, "clock": clock}
    made = httpx.post(f"{address}/api/games", json=asked, timeout=60).raise_for_status().json()
    page = open_page(browser)
    page.goto(f"{address}/join#{made['invitations'][0]['code']}")
    told = page.locator(".clock")
    expect(told).to_contain_text(
        "15 min for the whole game + 15 sec a turn, without nights", timeout=PATIENCE
    )
    expect(told).to_contain_text(
        re.compile(r"The clock stands still from .* to .* \(Europe/Paris\)")
    )
    expect(told).to_contain_text("stands in until the person returns")
    assert not objections(page)
    close_page(page)
