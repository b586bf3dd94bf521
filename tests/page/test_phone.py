"""The game on phones, standing and lying: what is in sight, what fits, what a finger can hit."""

import json
import re
from typing import Final

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.helpers.extent import pairs
from tests.page.moments import moment, sit
from tests.page.player import close_page, open_page

KEPT = "birmingham/4-person-and-bots"
STANDING, NARROW, LYING = (390, 844), (360, 740), (844, 390)
FINGER = 44
SIZES: Final = (STANDING, NARROW, LYING)
GAMES: Final = (KEPT, "lancashire-4", "age_of_industry-5")
HIDDEN = """
selector => [...document.querySelectorAll(selector)].filter(one => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
    || one.scrollWidth > one.clientWidth + 1;
}).map(one => one.textContent)
"""
"""Returns the elements that leave the window, or whose text leaves them."""
SEEN_CARDS = """
() => [...document.querySelectorAll('.holder')].filter(one => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
}).length
"""
"""Returns the number of cards that are wholly in sight."""


def seated(
    browser: Browser, address: str, size: tuple[int, int], language: str = "en", name: str = KEPT
) -> Page:
    """Returns a phone with a person's turn."""
    page = open_page(browser, size, language, touch=True)
    sit(page, address, moment(address, name, "action", least=10))
    return page


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_the_log_fills_its_sheet(browser: Browser, address: str, size: tuple[int, int]) -> None:
    page = open_page(browser, size, touch=True)
    sit(page, address, moment(address, "lancashire-4", "buyer", "sell"))
    page.locator(".bar .tool").nth(1).tap()
    sheet, log = page.locator("dialog"), page.locator("dialog .record")
    widths = [one.evaluate("one => one.clientWidth") for one in (sheet, log)]
    assert widths[1] > widths[0] - 8
    expect(log.locator(".line").last).to_be_in_viewport(ratio=1)
    close_page(page)


@pytest.mark.slow
@pytest.mark.parametrize(("language", "name"), pairs(["en", "fr", "ru"], GAMES))
def test_every_action_is_in_sight(browser: Browser, address: str, language: str, name: str) -> None:
    page = seated(browser, address, STANDING, language, name)
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(200)
        found[width] = page.evaluate(HIDDEN, ".act, .strip .seat")
        assert page.evaluate("document.documentElement.scrollHeight") <= height
    assert {size: names for size, names in found.items() if names} == {}
    close_page(page)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "least"), [(STANDING, 6), (NARROW, 6), (LYING, 8)])
def test_most_of_eight_cards_are_in_sight(
    browser: Browser, address: str, size: tuple[int, int], least: int
) -> None:
    page = seated(browser, address, size)
    assert page.locator(".holder").count() == 8
    assert page.evaluate(SEEN_CARDS) >= least
    low = page.locator(".holder").evaluate_all("all => all.map(one => one.offsetHeight)")
    assert min(low) >= 42  # with the gap between two rows 44 px
    close_page(page)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), pairs(SIZES, ["ru", "en"]))
def test_answers_previews_and_buttons_are_in_sight(
    browser: Browser, address: str, size: tuple[int, int], language: str
) -> None:
    page = seated(browser, address, size, language)
    page.locator(".act").first.tap()
    expect(page.locator(".answer").nth(1)).to_be_in_viewport(ratio=1)
    expect(page.locator(".sheet .back")).to_be_in_viewport(ratio=1)
    board = page.locator(".window").bounding_box()
    assert board is not None
    assert min(board["width"], board["height"]) > 180
    page.locator(".sheet .back").tap()
    page.locator(".act").nth(4).tap()  # a loan
    expect(page.locator(".sheet .sum")).to_be_in_viewport(ratio=1)
    expect(page.locator(".sheet .back")).to_be_in_viewport(ratio=1)
    close_page(page)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["birmingham-4", "birmingham-3"])
def test_no_answer_moves_under_the_finger(
    browser: Browser, address: str, size: tuple[int, int], name: str
) -> None:
    """Points at each tile of a shortfall: the preview appears and pushes no answer away."""
    page = open_page(browser, size, touch=True)
    sit(page, address, moment(address, name, "give up", least=4))
    answers = page.locator("[data-asked] .answer")
    for answer in answers.all():
        answer.scroll_into_view_if_needed()
        before = answer.bounding_box()
        answer.dispatch_event("pointerenter")
        expect(page.locator(".sheet .effects li").first).to_be_visible()
        assert answer.bounding_box() == before
        page.locator(".sheet .rows").dispatch_event("pointerleave")
        expect(page.locator(".sheet .effects li")).to_have_count(0)
    entry = page.locator("[data-entry]").get_attribute("data-entry")
    answers.last.tap()
    expect(page.locator(f"[data-entry='{entry}']")).to_have_count(0)
    close_page(page)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_lying_phone_shows_three_answers_at_least(
    browser: Browser, address: str, language: str
) -> None:
    """Inside an action the row of actions gives its room to the answers."""
    page = open_page(browser, LYING, language, touch=True)
    sit(page, address, moment(address, "birmingham-4", "give up", least=4))
    answers = page.locator("[data-asked] .answer")
    for answer in answers.all()[:3]:
        expect(answer).to_be_in_viewport(ratio=1)
    expect(page.locator(".dock")).to_have_count(0)
    answers.first.tap()
    close_page(page)
    page = seated(browser, address, LYING, language)
    page.locator(".act").first.tap()
    for answer in page.locator("[data-asked] .answer").all()[:3]:
        expect(answer).to_be_in_viewport(ratio=1)
    sell = {"en": "Sell", "fr": "Vente", "ru": "Продажа"}[language]
    expect(page.get_by_role("group").get_by_role("button", name=sell)).to_be_visible()
    close_page(page)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_step_of_the_guide_is_whole_on_a_lying_phone(
    browser: Browser, address: str, language: str
) -> None:
    players = [{"kind": "me"}, *[{"kind": "bot", "bot": "dice"}] * 2]
    wish = {"title": "birmingham", "seed": 3, "variant": "introductory", "seats": 3}
    made = httpx.post(f"{address}/api/games", json={**wish, "players": players}, timeout=60).json()
    page = open_page(browser, LYING, language, touch=True)
    seats = json.dumps({made["game"]: {"seats": made["seats"]}})
    page.context.add_init_script(f"localStorage.setItem('ironbridge.seats', '{seats}')")
    page.goto(f"{address}/game/{made['game']}?guide=1")
    expect(page.locator(".tutor p")).to_be_in_viewport(ratio=0.95, timeout=60_000)
    expect(page.locator(".tutor .go")).to_be_in_viewport(ratio=1)
    close_page(page)


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_nothing_lies_under_the_notch(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    page = seated(browser, address, size)
    side, top = (47, 0) if size == LYING else (0, 47)
    insets = {"top": top, "bottom": 34, "left": side, "right": side}
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    page.wait_for_timeout(200)
    width, height = size
    for button in page.locator(".bar .tool, .act, .strip .seat").all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] >= insets["top"]
        assert box["x"] >= insets["left"]
        assert box["x"] + box["width"] <= width - insets["right"]
        assert box["y"] + box["height"] <= height - insets["bottom"]
    close_page(page)


@pytest.mark.slow
def test_a_list_of_places_has_prices(browser: Browser, address: str) -> None:
    page = seated(browser, address, STANDING)
    for action in (0, 1):  # build, network
        page.locator(".act").nth(action).tap()
        rows = page.locator(".answer")
        expect(rows.last.locator(".price")).to_have_text(re.compile(r"^£\d+$"))
        expect(page.locator(".answer .price")).to_have_count(rows.count())
    close_page(page)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "name"), pairs([STANDING, LYING], GAMES))
def test_legal_slots_are_large_enough_for_a_finger(
    browser: Browser, address: str, size: tuple[int, int], name: str
) -> None:
    page = seated(browser, address, size, name=name)
    page.locator(".act").first.tap()
    slots = page.locator(".berth-slot[data-open] rect.hit")
    expect(slots.first).to_be_attached()
    sides = slots.evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    assert min(sides) >= FINGER
    window = page.locator(".window").bounding_box()
    assert window is not None
    boxes = [box for box in (one.bounding_box() for one in slots.all()) if box]
    inside = [
        box
        for box in boxes
        if window["x"] <= box["x"] <= window["x"] + window["width"] - FINGER
        and window["y"] <= box["y"] <= window["y"] + window["height"] - FINGER
    ]
    assert inside
    close_page(page)


@pytest.mark.slow
def test_a_finger_beside_a_small_slot_hits_it(browser: Browser, address: str) -> None:
    """A tablet shows the whole board: the area of a legal target is larger than the target."""
    page = seated(browser, address, (1180, 820))
    page.locator(".act").nth(1).tap()  # network
    reach = page.locator("[data-reach]")
    expect(reach.first).to_be_attached()
    widths = reach.evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    assert min(widths) >= FINGER - 0.5
    box = reach.first.bounding_box()
    assert box is not None
    hit = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('[data-reach], [data-open]') !== null",
        [box["x"] + box["width"] / 2 - 15, box["y"] + box["height"] / 2 + 15],
    )
    assert hit
    close_page(page)
