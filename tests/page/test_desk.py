"""The desk of the game screen: names, legend, cards, log and menu."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.moments import PATIENCE, record_of
from tests.page.player import close_page, open_page

LONG = "Alexandria of Birmingham"
"""The longest name that a player may type."""
CUT = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
"""Returns the texts that do not fit their box."""


def new_game(address: str, **changed: Any) -> dict[str, Any]:
    """Returns a game of two people at one device, one of them with a long name."""
    players = [{"kind": "me", "name": LONG}, {"kind": "here"}]
    asked = {"title": "birmingham", "seats": 2, "seed": 3, "players": players, **changed}
    made: dict[str, Any] = httpx.post(f"{address}/api/games", json=asked, timeout=60).json()
    return made


@pytest.fixture
def desk(browser: Browser, address: str) -> Iterator[Page]:
    """Yields a page at the table of a new game with a changed rule."""
    made = new_game(address, rules={"coal_split": True})
    page = open_page(browser)
    kept = json.dumps({made["game"]: {"seats": made["seats"]}})
    page.context.add_init_script(f"localStorage.setItem('ironbridge.seats', '{kept}')")
    page.goto(f"{address}/game/{made['game']}")
    page.locator(".book .go").click(timeout=PATIENCE)
    page.locator("[data-asked]").wait_for(timeout=PATIENCE)
    yield page
    close_page(page)


@pytest.mark.slow
def test_a_long_name_is_written_out_beside_its_state(desk: Page) -> None:
    names = desk.locator(".seats .name b")
    expect(names.filter(has_text=LONG)).to_have_count(1)
    assert names.evaluate_all(CUT) == []
    expect(desk.locator(".seats small").filter(has_text="playing")).to_be_in_viewport(ratio=1)
    expect(desk.locator(".seats")).not_to_contain_text("offline")  # both sit at this screen


@pytest.mark.slow
def test_symbols_cards_and_options_have_words(desk: Page) -> None:
    expect(desk.locator("header.head")).to_contain_text("1 rule changed")
    desk.get_by_role("button", name="What the symbols mean").click()
    legend = desk.get_by_role("dialog", name="What the symbols mean")
    for word in ("money", "income", "Cotton mill", "beer"):
        expect(legend).to_contain_text(word)
    desk.keyboard.press("Escape")
    expect(legend).to_have_count(0)
    desk.get_by_role("button", name="in the deck").click()
    unseen = desk.get_by_role("region", name="Not seen yet")
    deck = int(desk.locator(".hand h2 button").first.inner_text().split()[0])
    others = 8 + 2  # the other hand, and a card face down for each player
    expect(unseen.locator("h3 span")).to_have_text(str(deck + others))
    desk.keyboard.press("Escape")
    desk.get_by_role("button", name="Menu").click()
    desk.get_by_role("button", name="Options of this game").click()
    expect(desk.get_by_role("dialog")).to_contain_text("The mine is chosen cube by cube")


@pytest.mark.slow
def test_the_board_alone_opens_without_the_menu(desk: Page) -> None:
    desk.get_by_role("button", name="Menu").click()
    desk.get_by_role("button", name="Phones and table").click()
    desk.get_by_role("link", name="This screen as the board alone").click()
    expect(desk.get_by_role("link", name="Board and hand on this screen")).to_be_visible()
    expect(desk.get_by_role("dialog")).to_have_count(0)


@pytest.mark.slow
def test_the_log_stays_at_its_newest_line_and_can_be_filtered(
    browser: Browser, address: str
) -> None:
    record = record_of("birmingham/4-person-and-bots")
    opened = httpx.post(f"{address}/api/records", json={"text": record}, timeout=60).json()
    wish = {"action": 90}
    forked = httpx.post(f"{address}/api/games/{opened['game']}/fork", json=wish, timeout=60)
    page = open_page(browser)
    page.goto(f"{address}/game/{forked.json()['game']}")
    last = page.locator(".record li.line").last
    for width, height in ((1440, 900), (1280, 720), (1920, 1080), (1240, 1000), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        expect(last).to_be_in_viewport(ratio=0.9)
    page.get_by_role("button", name="filter").click()
    page.get_by_role("combobox", name="Kind of action").select_option("sell")
    lines = page.locator(".record li.line")
    expect(lines.first).to_contain_text("sold")
    assert all("sold" in text for text in lines.all_inner_texts())
    page.get_by_role("button", name="filter").click()
    expect(lines.filter(has_text="built").first).to_be_attached()
    close_page(page)


@pytest.mark.slow
def test_a_reload_of_a_replay_stays_at_the_shown_action(browser: Browser, address: str) -> None:
    record = record_of("birmingham/4-person-and-bots")
    opened = httpx.post(f"{address}/api/records", json={"text": record}, timeout=60).json()
    page = open_page(browser)
    page.goto(f"{address}/game/{opened['game']}?at=50")
    shown = page.locator(".record .at .no")
    expect(shown).to_have_text("50", timeout=PATIENCE)
    page.keyboard.press("ArrowRight")
    expect(shown).to_have_text("51")
    page.wait_for_url("**?at=51")
    page.reload()
    expect(shown).to_have_text("51", timeout=PATIENCE)
    close_page(page)


COUNT_TONES = """() => {
  window.tones = 0;
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { tones += 1; return make.call(this); };
}"""


@pytest.mark.slow
def test_the_own_turn_sounds_only_where_it_is_wished(desk: Page) -> None:
    desk.evaluate(COUNT_TONES)
    desk.get_by_role("button", name="Loan").click()
    desk.locator(".holder").first.click()
    expect(desk.locator("[data-asked] .go", has_text="End turn")).to_be_visible(timeout=PATIENCE)
    assert desk.evaluate("tones") == 0
    desk.get_by_role("button", name="Menu").click()
    desk.get_by_label("Sound").check()
    desk.keyboard.press("Escape")
    desk.get_by_role("button", name="Undo").first.click()
    desk.wait_for_function("tones > 0", timeout=PATIENCE)
