"""Texts never lie on each other, nothing is cut, and names contain what is seen."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.helpers.extent import pairs
from tests.page.moments import moment, record_of, sit
from tests.page.player import close_page, open_page
from tests.page.test_boards import caller

KEPT = "birmingham/4-person-and-bots"
ZOOMED, LARGE, LYING = (720, 450), (2560, 1440), (844, 390)
LABELS = {"runOnly": {"type": "rule", "values": ["label-content-name-mismatch"]}}
ON_TEXT = """
() => {
  const texts = [], walker = document.createTreeWalker(document.querySelector('main'), 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent.trim() || node.parentElement.closest('svg, .sr, .twin')) continue;
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (let up = node.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up), box = up.getBoundingClientRect();
      if (style.opacity === '0' || style.visibility === 'hidden') right = 0;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const seen = [Math.max(box.left, left), Math.max(box.top, top) + 3,
        Math.min(box.right, right), Math.min(box.bottom, bottom) - 3];
      if (seen[2] - seen[0] > 2 && seen[3] - seen[1] > 2) texts.push([node, seen]);
    }
  }
  const over = (a, b) => Math.min(a[2], b[2]) - Math.max(a[0], b[0]) > 2
    && Math.min(a[3], b[3]) - Math.max(a[1], b[1]) > 2;
  return texts.flatMap(([node, box], at) => texts.slice(at + 1)
    .filter(([other, its]) => other !== node && over(box, its))
    .map(([other]) => `${node.textContent.trim()} / ${other.textContent.trim()}`));
}
"""
"""Returns pairs of texts in sight whose boxes overlap."""
CUT = """
() => [...document.querySelectorAll('button, a, input')].filter(one => {
  const box = one.getBoundingClientRect();
  return box.width && getComputedStyle(one).visibility !== 'hidden'
    && (box.right > innerWidth + 1 || box.left < -1) && !one.closest('.scroll, .tickets, .sheets');
}).map(one => one.textContent.trim())
"""
"""Returns controls that a window cuts at its sides."""


@pytest.fixture(scope="module")
def kept(address: str) -> str:
    """Returns the id of a finished game."""
    with caller(address) as client:
        opened = client.post("/api/records", json={"text": record_of(KEPT)}, timeout=60).json()
    return str(opened["game"])


@pytest.mark.slow
@pytest.mark.parametrize(("language", "size"), pairs(["en", "ru", "fr"], [LARGE, ZOOMED]))
def test_no_text_of_the_table_lies_on_text(
    browser: Browser, address: str, size: tuple[int, int], language: str
) -> None:
    page = open_page(browser, size, language)
    sit(page, address, moment(address, KEPT, "action", least=10))
    page.wait_for_timeout(300)
    assert page.evaluate(ON_TEXT) == []
    close_page(page)


@pytest.mark.slow
def test_a_large_screen_has_the_log_in_a_second_column(browser: Browser, address: str) -> None:
    page = open_page(browser, LARGE)
    sit(page, address, moment(address, KEPT, "action", least=10))
    box = "one => one.getBoundingClientRect().toJSON()"
    log, players, prompt = (
        page.locator(f".desk > {panel}").evaluate(box) for panel in (".record", ".seats", ".prompt")
    )
    assert log["left"] >= players["right"]
    assert (log["top"], log["right"]) == pytest.approx((players["top"], LARGE[0]), abs=80)
    assert prompt["right"] == pytest.approx(players["right"], abs=2)
    close_page(page)


@pytest.mark.slow
def test_next_tiles_tell_the_iron_they_cost_from_the_tiles_left(
    browser: Browser, address: str
) -> None:
    page = open_page(browser)
    sit(page, address, moment(address, KEPT, "action", least=10))
    for cell in page.locator(".works .cell:has(.cubes .ic)").all():
        cubes, left = cell.locator(".cubes"), cell.locator(".left")
        assert cubes.inner_text().strip() == ""
        assert left.inner_text().endswith("left")
        above, below = cubes.bounding_box(), left.bounding_box()
        assert above
        assert below
        assert above["y"] + above["height"] <= below["y"] + 1
    assert page.locator(".works .cell .cubes .ic").count() > 0
    close_page(page)


def show(page: Page, address: str, screen: str, kept: str) -> None:
    """Opens a screen."""
    paths = {
        "lobby": ("/", ".go.big"),
        "result": (f"/game/{kept}", ".board.pieces"),
        "replay": (f"/game/{kept}/replay?at=60", ".board.pieces"),
        "rules": ("/rules/birmingham", ".board.pieces"),
    }
    if screen == "table":
        sit(page, address, moment(address, KEPT, "action", least=10))
    else:
        path, sign = paths[screen]
        page.goto(address + path)
        page.locator(sign).first.wait_for()
    page.wait_for_timeout(500)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_names_contain_what_is_seen_on_every_screen(
    browser: Browser, address: str, kept: str, language: str
) -> None:
    found = []
    for screen in ("lobby", "table", "result", "replay"):
        page = open_page(browser, language=language)
        show(page, address, screen, kept)
        wrong = Axe().run(page, options=LABELS).response["violations"]
        found += [f"{screen}: {node['html'][:160]}" for one in wrong for node in one["nodes"]]
        close_page(page)
    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize("screen", ["lobby", "result", "replay", "rules"])
def test_a_lying_phone_cuts_nothing_at_its_sides(
    browser: Browser, address: str, kept: str, screen: str
) -> None:
    page = open_page(browser, LYING, "ru", touch=True)
    show(page, address, screen, kept)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= LYING[0]
    assert page.evaluate(CUT) == []
    close_page(page)


@pytest.mark.slow
@pytest.mark.parametrize("size", [LYING, (667, 375)], ids=["844", "667"])
def test_a_replay_fits_a_lying_phone(
    browser: Browser, address: str, kept: str, size: tuple[int, int]
) -> None:
    page = open_page(browser, size, "ru", touch=True)
    show(page, address, "replay", kept)
    for part in (".keys .main", ".line svg", ".acts2 .go", ".leaf.now h2"):
        expect(page.locator(part).first).to_be_in_viewport(ratio=1)
    board = page.locator(".replay .map").bounding_box()
    assert board
    assert board["height"] > 0.75 * size[1]
    assert board["y"] + board["height"] <= size[1]
    assert page.evaluate(ON_TEXT) == []
    close_page(page)


BESIDE = "all => all.map(one => one.getBoundingClientRect()).map(box => [box.left, box.right])"
"""Returns the left and right edges of elements."""


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_the_names_of_the_eras_stand_beside_each_other(
    browser: Browser, address: str, kept: str, language: str
) -> None:
    page = open_page(browser, (360, 740), language, touch=True)
    page.goto(f"{address}/game/{kept}")
    names = page.locator(".chart text.it")
    expect(names).to_have_count(2, timeout=60_000)
    (_, right), (left, _) = names.evaluate_all(BESIDE)
    assert right < left
    close_page(page)
