"""The game screen in a real browser: log, previews, refusals, motion and layouts."""

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from ironbridge.titles.sample_games import sample_games
from tests.page.player import close_page, open_page

PATIENCE = 60_000


@pytest.fixture(scope="module")
def kept(address: str) -> str:
    """Returns the id of a recorded game of four players, opened on the server."""
    text = next(game.record for game in sample_games() if game.seats == 4)
    answer = httpx.post(f"{address}/api/records", json={"text": text}, timeout=60)
    return str(answer.raise_for_status().json()["game"])


def copied(address: str, game: str, action: int) -> dict[str, Any]:
    """Returns a fork of a game from a position, with all its seats."""
    answer = httpx.post(f"{address}/api/games/{game}/fork", json={"action": action}, timeout=60)
    made: dict[str, Any] = answer.raise_for_status().json()
    seen = httpx.get(f"{address}/api/games/{made['game']}/view").json()
    return {**made, "to_act": seen["view"]["to_act"]}


def sit(page: Page, address: str, made: dict[str, Any]) -> None:
    """Opens a game at the seat to act."""
    own = [seat for seat in made["seats"] if seat["seat"] == made["to_act"]]
    seats = json.dumps({made["game"]: {"seats": own}})
    page.context.add_init_script(f"localStorage.setItem('ironbridge.seats', '{seats}')")
    page.goto(f"{address}/game/{made['game']}")
    expect(page.locator(".prompt, [data-asked]").first).to_be_visible(timeout=PATIENCE)
    if page.locator(".stepper .go").is_visible():
        page.locator(".stepper .go").click()


@pytest.fixture
def table(browser: Browser, address: str, kept: str) -> Iterator[Page]:
    """Opens a person's turn in the middle of a game."""
    page = open_page(browser)
    sit(page, address, copied(address, kept, 40))
    yield page
    close_page(page)


@pytest.mark.slow
def test_the_record_reads_like_prose(table: Page) -> None:
    table.locator(".record .scroll").evaluate("list => list.scrollTo({ top: 0 })")
    found = table.locator(".record .line a")
    expect(found.nth(39)).to_be_attached()  # older lines are loaded by scrolling
    lines = found.all_inner_texts()
    assert not [line for line in lines if re.search(r"\.\d| I+\b|\. ", line)]


@pytest.mark.slow
def test_what_may_be_built_is_previewed_and_read(table: Page) -> None:
    table.keyboard.press("b")
    open_slot = table.locator("[data-open] rect.hit").first
    open_slot.hover()
    expect(table.locator(".tile.ghost").first).to_be_visible()
    expect(table.locator(".effects li").last).to_contain_text("=")
    expect(table.locator(".caption")).to_contain_text("You may build here")


@pytest.mark.slow
def test_a_click_draws_only_what_it_changed(table: Page) -> None:
    tickets, list_of_lines = table.locator(".hand .holder"), table.locator(".record .scroll")
    held = tickets.count()
    tickets.evaluate_all("tickets => tickets.forEach(ticket => ticket.known = true)")
    lines = table.locator(".record .line").count()
    table.keyboard.press("b")
    table.locator("[data-open] rect.hit").first.click()
    table.locator("[data-asked=action] .go, [data-asked=other]").first.wait_for()
    if table.locator("[data-asked=action]").is_visible():
        table.locator("[data-asked] .go").click()
    else:
        table.locator(".holder:not(.unfit)").first.click()
    expect(tickets).to_have_count(held - 1)
    assert tickets.evaluate_all("tickets => tickets.every(ticket => ticket.known)")
    expect(table.locator(".record .line")).to_have_count(lines + 1)
    rest = "list => list.scrollHeight - list.clientHeight - list.scrollTop"
    assert list_of_lines.evaluate(rest) < 2, "the newest line is out of sight"


@pytest.mark.slow
def test_two_actions_take_four_clicks(table: Page) -> None:
    """A game that confirms turns asks for one click more, on its end."""
    table.evaluate("addEventListener('click', () => (window.clicked = (window.clicked ?? 0) + 1))")
    for _ in range(2):
        table.locator("[data-asked=action]").wait_for()
        table.keyboard.press("n")
        target = table.locator("[data-open]").first.get_attribute("data-target")
        table.keyboard.press("Escape")
        table.locator(f"[data-target='{target}'] .berth").click(force=True)
        table.locator("[data-asked=other]").wait_for()
        table.locator(".holder:not(.unfit)").first.click()
    expect(table.locator("[data-asked]")).to_have_count(0)
    assert table.evaluate("clicked") == 4


@pytest.mark.slow
def test_what_may_be_chosen_breathes_until_something_is(table: Page) -> None:
    table.emulate_media(reduced_motion="no-preference")
    moving = "() => document.getAnimations().filter(one => one.animationName === 'breathe').length"
    table.keyboard.press("b")
    table.locator("[data-open] rect.hit").first.wait_for()
    assert table.evaluate(moving)
    table.locator("[data-open] rect.hit").first.hover()
    expect(table.locator(".board.aiming")).to_be_attached()
    assert not table.evaluate(moving)
    table.mouse.move(2, 2)
    expect(table.locator(".board.aiming")).not_to_be_attached()


CONTRAST = """
way => {
  const parts = text => [...text.matchAll(/[\\d.]+/g)].slice(0, 3).map(Number);
  const light = text => {
    const [r, g, b] = parts(text).map(one => one / 255)
      .map(one => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'var(--sheet)';
  const ground = light(getComputedStyle(probe).color);
  probe.remove();
  return Math.max(...[...way.querySelectorAll('.light, .light-edge')].map(one => {
    const own = light(getComputedStyle(one).stroke);
    return (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05);
  }));
}
"""
"""Returns the contrast of a legal link with the ground of the board."""


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["paper", "night"])
def test_legal_links_stand_out_from_the_ground(
    browser: Browser, address: str, kept: str, theme: str
) -> None:
    page = open_page(browser, theme=theme)
    sit(page, address, copied(address, kept, 40))
    page.keyboard.press("n")
    ways = page.locator(".way.free.legal")
    expect(ways.first).to_be_attached()
    assert min(way.evaluate(CONTRAST) for way in ways.all()) > 7
    expect(page.locator(".way.free:not(.legal) .light-edge")).to_have_count(0)
    close_page(page)


@pytest.mark.slow
def test_a_refusal_points_at_the_links_that_are_missing(
    browser: Browser, address: str, kept: str
) -> None:
    page = open_page(browser)
    sit(page, address, copied(address, kept, 12))
    page.keyboard.press("b")
    page.locator("[data-open]").first.wait_for()
    closed = page.locator(".berth-slot:not([data-open]) rect.hit")
    for number in range(closed.count()):
        closed.nth(number).click(force=True)
        expect(page.locator(".slip")).to_be_visible()
        if page.locator(".lack-mark").count():
            break
        page.keyboard.press("Escape")
        expect(page.locator(".slip")).to_have_count(0)
    expect(page.locator(".lack-mark").first).to_be_visible()
    expect(page.locator(".slip .price")).to_contain_text("£")
    close_page(page)


@pytest.mark.slow
def test_a_refusal_draws_what_the_server_says_is_missing(
    browser: Browser, address: str, kept: str
) -> None:
    """Links come from the data, not from the sentence; Kidderminster–Worcester has three ends."""
    missing = {
        "links": ["Kidderminster-Worcester", "Birmingham-Worcester"],
        "price": {"base": 5, "coal": 6, "iron": 4, "total": 15, "money": 9},
        "goods": [{"goods": "beer", "needed": 2, "available": 1}],
        "cards": [],
        "slots": [],
    }
    answer = {"allowed": False, "rule": "BB-link-3", "text": "No.", "missing": missing}
    page = open_page(browser)
    page.route("**/why", lambda route: route.fulfill(json=answer))
    sit(page, address, copied(address, kept, 12))
    page.keyboard.press("b")
    page.locator("[data-open]").first.wait_for()
    page.locator(".berth-slot:not([data-open]) rect.hit").first.click(force=True)
    expect(page.locator(".lack-mark")).to_have_count(2)
    expect(page.locator('.lack-mark[data-target="link:Kidderminster-Worcester"]')).to_be_attached()
    prices = page.locator(".slip .price")
    expect(prices.filter(has_text="15")).to_have_text(
        re.compile(r"5\s*\+\s*£6\s*\+\s*£4\s*=\s*£15")
    )
    expect(prices.filter(has_text="1/2")).to_be_visible()
    close_page(page)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "theme", "size"),
    [("en", "paper", (1440, 900)), ("fr", "night", (1440, 900)), ("ru", "night", (390, 844))],
    ids=["English day", "French night", "Russian phone"],
)
def test_a_refusal_marks_slots_on_the_map_and_cards_in_the_hand(
    browser: Browser, address: str, kept: str, language: str, theme: str, size: tuple[int, int]
) -> None:
    made = copied(address, kept, 12)
    (token,) = [seat["token"] for seat in made["seats"] if seat["seat"] == made["to_act"]]
    query, bearer = {"seat": made["to_act"]}, {"Authorization": f"Bearer {token}"}
    shown = httpx.get(f"{address}/api/games/{made['game']}/view", params=query, headers=bearer)
    hand = shown.json()["view"]["seats"][made["to_act"]]["hand"]
    cards = [hand[0], "wild location"]
    missing = {"cards": cards, "slots": ["Stone.1", "Derby.2"]}
    answer = {"allowed": False, "rule": "BB-card-1", "text": "No.", "missing": missing}
    page = open_page(browser, size, language, theme)
    page.route("**/why", lambda route: route.fulfill(json=answer))
    sit(page, address, made)
    page.keyboard.press("b")
    page.locator("[data-open]").first.wait_for()
    page.locator(".berth-slot:not([data-open]) rect.hit").first.evaluate(
        "slot => slot.dispatchEvent(new MouseEvent('click', { bubbles: true }))"
    )
    expect(page.locator(".slip .wanted")).to_have_count(len(cards))
    marks = page.locator(".lack-slot")
    expect(marks).to_have_count(2)
    for number in range(2):
        expect(marks.nth(number)).to_be_in_viewport(ratio=1)
    wanted = page.locator(".holder.wanted")
    expect(wanted).to_have_count(hand.count(hand[0]))
    assert wanted.first.evaluate("card => getComputedStyle(card).outlineStyle") == "dashed"
    page.keyboard.press("Escape")
    for drawn in (marks, wanted, page.locator(".slip")):
        expect(drawn).to_have_count(0)
    close_page(page)


@pytest.mark.slow
def test_the_end_of_an_era_is_shown_in_steps(browser: Browser, address: str, kept: str) -> None:
    told = httpx.get(f"{address}/api/games/{kept}/told", timeout=60).json()
    last = next(
        action["number"]
        for action in told
        if any(event["kind"] == "era ended" for event in action["events"])
    )
    made = copied(address, kept, last)
    acting = next(seat for seat in made["seats"] if seat["seat"] == made["to_act"])
    watching = next(seat["seat"] for seat in made["seats"] if seat["seat"] != made["to_act"])
    page = open_page(browser)
    page.context.add_init_script(
        "localStorage.setItem('ironbridge.settings', '{\"speed\": \"calm\"}')"
    )
    sit(page, address, {**made, "to_act": watching})
    seen = httpx.get(f"{address}/api/games/{made['game']}/view").json()["entry"]
    asked = {"seat": acting["seat"], "seen": seen, "play": told[last]["line"]}
    head = {"Authorization": f"Bearer {acting['token']}"}
    httpx.post(f"{address}/api/games/{made['game']}/entries", json=asked, headers=head, timeout=60)
    expect(page.locator(".prompt")).to_contain_text("links score", timeout=PATIENCE)
    expect(page.locator(".worth").first).to_be_visible()
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(".counted")).to_have_count(1)
    expect(page.locator(".cartouche")).to_contain_text("Rail era")
    close_page(page)
