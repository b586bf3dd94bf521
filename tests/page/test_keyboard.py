"""The page by keyboard and screen reader: focus, names, labels and forced colours."""

import json

import httpx
import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.page.moments import moment, sit
from tests.page.player import close_page, open_page

KEPT = "birmingham/4-person-and-bots"
PATIENCE = 60_000
BOTS = [{"kind": "bot", "bot": "dice"}] * 3
ROOM = """
all => all.map(one => {
  const words = document.createRange();
  words.selectNodeContents(one);
  const [inner, outer] = [words.getBoundingClientRect(), one.getBoundingClientRect()];
  return Math.min(inner.left - outer.left, outer.right - inner.right);
})
"""
"""Returns the room between the words of controls and their edges."""
LABELS = {"runOnly": {"type": "rule", "values": ["label-content-name-mismatch"]}}
"""Axe's experimental rule: an accessible name contains the text that is seen."""


def own_turn(page: Page, address: str) -> None:
    """Opens a new game that asks for the end of each turn, at the own first turn."""
    asked = {"title": "birmingham", "seed": 3, "players": [{"kind": "me"}, *BOTS]}
    made = httpx.post(f"{address}/api/games", json={**asked, "confirm_turns": True}).json()
    kept = json.dumps({made["game"]: {"seats": made["seats"]}})
    page.context.add_init_script(f"localStorage.setItem('ironbridge.seats', '{kept}')")
    page.goto(f"{address}/game/{made['game']}")
    page.locator("[data-asked=action]").wait_for(timeout=PATIENCE)


def build_by_keys(page: Page) -> None:
    """Builds at the first legal slot: B, Tab to the board, Enter until the action is complete."""
    asked = page.locator("[data-asked]")
    page.keyboard.press("b")
    page.locator("[data-open]").first.wait_for()
    page.locator("[data-target][tabindex='0']").focus()
    before = asked.get_attribute("data-entry")
    page.keyboard.press("Enter")
    answers = asked.locator(".answer")
    expect(answers.or_(asked.locator(".go")).first).to_be_visible()
    if answers.count():
        answers.first.focus()
        page.keyboard.press("Enter")
    if asked.get_attribute("data-entry") == before and asked.locator(".go").count():
        page.keyboard.press("Enter")
    expect(asked).not_to_have_attribute("data-entry", str(before))


@pytest.mark.slow
def test_a_whole_turn_by_keys_ends_with_enter(browser: Browser, address: str) -> None:
    page = open_page(browser)
    own_turn(page, address)
    build_by_keys(page)
    asked = page.locator("[data-asked]")
    while not page.locator("[data-asked] .go", has_text="End turn").is_visible():
        entry = asked.get_attribute("data-entry")
        page.keyboard.press("1")  # a card or a source that is still asked
        expect(asked).not_to_have_attribute("data-entry", str(entry))
    focused = "document.activeElement.dataset.target ?? ''"
    assert page.evaluate(focused).startswith("slot:"), "the focus left the slot"
    page.keyboard.press("Enter")
    expect(page.locator(".slip")).to_have_count(0)
    expect(page.locator("[data-asked] .go", has_text="End turn")).to_have_count(0)
    expect(page.locator(".record .line")).not_to_have_count(1, timeout=PATIENCE)
    close_page(page)


@pytest.mark.slow
def test_a_second_enter_on_an_action_plays_it(browser: Browser, address: str) -> None:
    page = open_page(browser)
    own_turn(page, address)
    asked = page.locator("[data-asked]")
    before = asked.get_attribute("data-entry")
    page.locator(".act", has_text="Loan").focus()
    page.keyboard.press("Enter")
    # Where the action goes on to ask for a card, the first Enter has played the choice.
    played = page.locator(f"[data-entry]:not([data-entry='{before}'])")
    go = asked.locator(".go")
    expect(go.or_(played).first).to_be_visible(timeout=PATIENCE)
    if not played.count():
        page.keyboard.press("Enter")
    expect(asked).not_to_have_attribute("data-entry", str(before), timeout=PATIENCE)
    close_page(page)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_closing_the_mat_returns_the_focus(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    page = open_page(browser, size)
    sit(page, address, moment(address, KEPT, "action", least=40))
    phone = size[0] < 700
    opener = page.locator(".strip .seat" if phone else ".seats .who").nth(1)
    opener.focus()
    page.keyboard.press("Enter")
    if phone:
        page.locator("dialog .who").nth(1).focus()
        page.keyboard.press("Enter")
    expect(page.locator(".mat")).to_be_visible()
    page.locator(".mat .tab").last.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator(".mat")).to_have_count(0)
    expect(opener).to_be_focused()
    close_page(page)


@pytest.mark.slow
@pytest.mark.parametrize("icon", ["Log", "Player mat of Crown", "Menu"])
def test_escape_closes_a_sheet_and_nothing_else(browser: Browser, address: str, icon: str) -> None:
    page = open_page(browser, (390, 844))
    sit(page, address, moment(address, KEPT, "action", least=40))
    page.locator(".act", has_text="Build").click()
    page.get_by_role("button", name=icon, exact=True).click()
    expect(page.locator("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".act", has_text="Build")).to_have_attribute("aria-pressed", "true")
    close_page(page)


@pytest.mark.slow
def test_names_are_words_apart(browser: Browser, address: str) -> None:
    page = open_page(browser)
    sit(page, address, moment(address, KEPT, "action", least=40))
    rows = page.locator(".seats").aria_snapshot()
    assert '"Crown you, playing Cotton mill 1 ' in rows
    assert '"Hammer offline Cotton mill 1 ' in rows
    close_page(page)


@pytest.mark.slow
def test_the_strengths_of_several_bots_have_names(browser: Browser, address: str) -> None:
    page = open_page(browser)
    page.goto(address)
    groups = page.locator(".seatrow [role=radiogroup]")
    groups.first.wait_for(timeout=PATIENCE)
    names = groups.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert len(names) > 1
    assert len(set(names)) == len(names)
    assert names[0] == "Strength of Bell"
    rooms = page.locator(".seatrow [role=radio]").evaluate_all(ROOM)
    assert min(rooms) >= 2, "a word touches its frame"
    close_page(page)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_language_is_named_in_itself(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    page = open_page(browser, size)
    page.goto(address)
    page.locator(".go.big").first.wait_for(timeout=PATIENCE)
    menu = page.get_by_role("button", name="Menu", exact=True)
    if menu.count():
        menu.click()
    for name, code in (("English", "en"), ("Français", "fr"), ("Русский", "ru")):
        for button in page.get_by_role("button", name=name, exact=True).all():
            assert button.get_attribute("lang") == code
    assert page.get_by_role("button", name="Русский", exact=True).count() > 0
    close_page(page)


@pytest.mark.slow
@pytest.mark.parametrize("name", [KEPT, "lancashire-4", "age_of_industry-5"])
def test_labels_on_the_map_contain_what_is_seen(browser: Browser, address: str, name: str) -> None:
    page = open_page(browser)
    sit(page, address, moment(address, name, "action", least=10))
    page.wait_for_timeout(300)
    found = Axe().run(page, ".board.pieces", LABELS).response["violations"]
    assert [node["html"][:120] for one in found for node in one["nodes"]] == []
    close_page(page)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_forced_colours_keep_what_is_chosen_and_who_plays(
    browser: Browser, address: str, size: tuple[int, int]
) -> None:
    page = open_page(browser, size)
    page.emulate_media(forced_colors="active")
    sit(page, address, moment(address, KEPT, "action", least=40))
    page.keyboard.press("b")
    looks = """([one, other]) => {
      const look = node => {
        const { backgroundColor, borderTopColor, outlineStyle } = getComputedStyle(node);
        return [backgroundColor, borderTopColor, outlineStyle].join(' ');
      };
      return look(document.querySelector(one)) !== look(document.querySelector(other));
    }"""
    assert page.evaluate(looks, [".act.on", ".act:not(.on, .off)"])
    row = ".strip .seat" if size[0] < 700 else ".seats .row:not(:first-child)"
    assert page.evaluate(looks, [f"{row}.now", f"{row}:not(.now)"])
    close_page(page)
