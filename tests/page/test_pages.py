"""Screens other than the game: their content and their links."""

import json
import re
import time

import httpx
import pytest
from playwright.sync_api import Browser, expect

from ironbridge.i18n import languages
from tests.helpers.extent import pairs
from tests.page.accessible import objections
from tests.page.player import close_page, open_page
from tools import page_size

PATIENCE = 60_000
BOTS = [{"kind": "bot", "bot": "dice"}] * 2
CUT_NAMES = """
() => [...document.querySelectorAll('.head .where, .head .where h1')]
  .filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)
"""
"""Returns the elements of the header that are cut off."""


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
    lost = page.get_by_role("main").get_by_role("alert")
    expect(lost).to_contain_text("Le serveur ne répond pas")
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
def test_the_lobby_asks_the_server_once(browser: Browser, address: str) -> None:
    page = open_page(browser)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(address)))
    page.goto(address)
    expect(page.locator(".go.big")).to_be_visible(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    assert asked.count("/api/titles") == 1
    assert asked.count("/api/bots") == 1
    assert asked.count("/api/kept") == 1
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
    page.locator("[data-asked]").wait_for(timeout=PATIENCE)
    page.locator(".holder").first.click()
    expect(slip).to_contain_text("Your first tile")
    page.locator(".guide .plain").click()
    expect(slip).to_have_count(0)
    close_page(page)


@pytest.mark.slow
def test_the_guide_does_not_go_on_before_its_step_can_be_done(
    browser: Browser, address: str
) -> None:
    wish = {"title": "birmingham", "variant": "introductory", "seats": 3, "seed": 39}
    wish |= {"confirm_turns": True, "players": [{"kind": "me"}, *BOTS]}
    made = httpx.post(f"{address}/api/games", json=wish).json()
    kept = json.dumps({made["game"]: {"seats": made["seats"]}})
    page = open_page(browser)
    page.context.add_init_script(f"localStorage.setItem('ironbridge.seats', '{kept}')")
    page.goto(f"{address}/game/{made['game']}?guide=1")
    slip = page.locator("aside")
    slip.locator(".go").click(timeout=PATIENCE)
    page.locator(".holder").first.click()
    page.get_by_role("button", name="Show me").click()
    page.locator(".prompt .go").click()
    expect(slip).to_contain_text("A link")
    expect(slip).to_contain_text("End the turn")
    expect(slip.locator("button")).to_have_count(0)
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
@pytest.mark.parametrize(
    ("language", "size"), pairs(languages(), [(1440, 900), (1180, 820), (390, 844)])
)
def test_every_rulebook_is_a_page_with_its_whole_name(
    browser: Browser, address: str, language: str, size: tuple[int, int]
) -> None:
    page = open_page(browser, size, language=language)
    page.goto(f"{address}/rules/birmingham")
    books = page.locator(".books a")
    expect(books).to_have_count(4, timeout=PATIENCE)
    for path in [str(one.get_attribute("href")) for one in books.all()]:
        page.goto(address + path)
        expect(page.locator(".told").first).to_be_visible(timeout=PATIENCE)
        assert page.evaluate(CUT_NAMES) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    close_page(page)


@pytest.mark.slow
def test_on_a_phone_a_sheet_that_is_swiped_to_is_chosen(browser: Browser, address: str) -> None:
    page = open_page(browser, (390, 844), touch=True)
    page.goto(address)
    expect(page.locator(".about h1")).to_have_text("Birmingham", timeout=PATIENCE)
    page.locator(".pc").nth(3).wait_for()
    page.locator(".carousel").evaluate("one => one.scrollTo({ left: 9999, behavior: 'instant' })")
    expect(page.locator(".about h1")).to_have_text("New England")
    close_page(page)


@pytest.mark.slow
def test_games_on_a_phone_stay_in_the_window(browser: Browser, address: str) -> None:
    asked = {"title": "age_of_industry", "board": "new_england", "seats": 5}
    players = [{"kind": "me"}, *BOTS, *BOTS]
    made = httpx.post(f"{address}/api/games", json={**asked, "players": players}).json()
    kept = json.dumps({made["game"]: {"seats": made["seats"]}})
    page = open_page(browser, (390, 844), language="ru")
    page.context.add_init_script(f"localStorage.setItem('ironbridge.seats', '{kept}')")
    page.goto(address)
    page.get_by_role("button", name="На столе").click(timeout=PATIENCE)
    row = page.locator("dialog .tbl li").first
    expect(row).to_contain_text("Новая Англия")
    expect(row).not_to_contain_text("Эпоха")
    box = row.locator("a, button").last.bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 390
    close_page(page)


@pytest.mark.slow
def test_a_link_is_copied_where_there_is_no_clipboard(browser: Browser, address: str) -> None:
    page = open_page(browser)
    page.add_init_script(
        "Object.defineProperty(window, 'isSecureContext', { value: false });"
        "document.addEventListener('copy', () => (window.copied = getSelection().toString()"
        " || document.activeElement.value))"
    )
    page.goto(f"{address}/rules/birmingham#BB-coal-1")
    page.get_by_role("button", name="Link to this rule").click(timeout=PATIENCE)
    expect(page.get_by_role("button", name="copied")).to_be_visible()
    assert page.evaluate("window.copied").endswith("/rules/birmingham#BB-coal-1")
    close_page(page)


@pytest.mark.slow
def test_a_seat_kept_for_a_friend_is_waited_for(browser: Browser, address: str) -> None:
    players = [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]
    asked = {"title": "lancashire", "seats": 3, "seed": 2, "players": players}
    made = httpx.post(f"{address}/api/games", json=asked).json()
    kept = json.dumps({made["game"]: {name: made[name] for name in ("seats", "invitations")}})
    page = open_page(browser)
    page.context.add_init_script(f"localStorage.setItem('ironbridge.seats', '{kept}')")
    page.goto(f"{address}/game/{made['game']}")
    expect(page.locator(".prompt")).to_contain_text("to join", timeout=PATIENCE)
    expect(page.locator(".invitation")).to_have_count(2)
    expect(page.locator(".only")).to_contain_text("this machine alone")
    assert objections(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".phone .bar h1")).to_contain_text("to join")
    assert objections(page) == []
    close_page(page)


@pytest.mark.slow
def test_points_that_were_lost_are_explained(browser: Browser, address: str) -> None:
    players = [{"kind": "bot", "bot": "dice"}] * 3
    asked = {"title": "age_of_industry", "seats": 3, "seed": 4, "players": players}
    game = httpx.post(f"{address}/api/games", json=asked).json()["game"]
    while httpx.get(f"{address}/api/games/{game}").json()["status"] == "running":
        time.sleep(0.2)
    page = open_page(browser)
    page.goto(f"{address}/game/{game}")
    page.locator(".c3 .either button").last.click(timeout=PATIENCE)
    expect(page.locator(".parts thead")).to_contain_text("Loans")
    for row in page.locator(".parts tbody tr").all():
        *found, total = [figure(one) for one in row.locator("td").all_inner_texts()]
        assert sum(found) == total
    assert objections(page) == []
    close_page(page)


def figure(text: str) -> int:
    """Returns the number in a table cell; a dot is zero."""
    return 0 if text.strip() == "·" else int(text.replace("−", "-"))


@pytest.mark.slow
@pytest.mark.usefixtures("address")
def test_the_page_is_small() -> None:
    _, sent = page_size.sizes()["code and style"]
    assert sent < 310_000  # all screens together; a first visit loads a part (test_size)
