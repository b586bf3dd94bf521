"""Boards: everything printed is drawn once, reachable by keyboard, and labelled."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page

TABLES: dict[str, dict[str, Any]] = {
    "birmingham": {"title": "birmingham", "seats": 4},
    "lancashire": {"title": "lancashire", "seats": 4},
    "lancashire for two": {"title": "lancashire", "seats": 2},
    "germany": {"title": "age_of_industry", "seats": 5, "board": "germany"},
    "new england": {"title": "age_of_industry", "seats": 3, "board": "new_england"},
}
KEEP = """([game, seats]) =>
    localStorage.setItem('ironbridge.seats', JSON.stringify({ [game]: { seats } }))"""
TARGETS = """() => [...document.querySelectorAll('.board.pieces [data-target][role]')]
    .map((node) => [node.dataset.target, node.getAttribute('aria-label')])"""
AT = "() => document.activeElement?.dataset?.target ?? ''"
SHEET_MOVED = "() => document.querySelector('.map-sheet').style.transform"


def caller(address: str) -> httpx.Client:
    """Returns an HTTP client of the server, which may still be starting."""
    return httpx.Client(base_url=address, transport=httpx.HTTPTransport(retries=6))


def sheet_of(address: str, table: dict[str, Any]) -> dict[str, Any]:
    asked = {key: value for key, value in table.items() if key != "title"}
    with caller(address) as client:
        found = client.get(f"/api/titles/{table['title']}/sheet", params=asked).json()
    assert isinstance(found, dict)
    return found


def open_table(page: Page, address: str, table: dict[str, Any]) -> None:
    """Starts a game of people on one device and shows its board."""
    players = [{"kind": "me"}, *({"kind": "here"} for _ in range(table["seats"] - 1))]
    with caller(address) as client:
        made = client.post("/api/games", json={**table, "seed": 7, "players": players}).json()
    first = made["seats"][:1]
    page.goto(address)
    page.evaluate(KEEP, [made["game"], first])
    page.goto(f"{address}/game/{made['game']}")
    page.wait_for_selector(".board.pieces [data-target]")


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    page = context.new_page()
    page.slips = []  # type: ignore[attr-defined]
    page.on("pageerror", lambda error: page.slips.append(str(error)))  # type: ignore[attr-defined]
    yield page
    assert page.slips == []  # type: ignore[attr-defined]
    context.close()


@pytest.mark.parametrize("name", TABLES)
def test_everything_printed_is_drawn_once_and_named(name: str, page: Page, address: str) -> None:
    table = TABLES[name]
    sheet = sheet_of(address, table)
    open_table(page, address, table)
    drawn = page.evaluate(TARGETS)
    printed = [f"slot:{slot['slot']}" for slot in sheet["slots"]]
    printed += [f"link:{link['link']}" for link in sheet["links"]]
    printed += [f"market:{goods}" for goods in sheet["markets"]]
    spaces = [*sheet["own"].get("merchants", ()), *sheet["own"].get("markets", ())]
    printed += [f"space:{space['space']}" for space in spaces]
    kinds = ("slot:", "link:", "space:", "market:coal", "market:iron")
    assert Counter(key for key, _ in drawn if key.startswith(kinds)) == Counter(printed)
    assert [key for key, label in drawn if not label] == []


def test_the_land_is_inked(page: Page, address: str) -> None:
    open_table(page, address, TABLES["lancashire"])
    page.wait_for_function("() => document.querySelector('.board-land')?.width > 300")
    inks = page.evaluate(
        """() => {
            const land = document.querySelector('.board-land');
            const pixels = land.getContext('2d').getImageData(0, 0, land.width, land.height).data;
            const seen = new Set();
            for (let k = 0; k < pixels.length; k += 404) seen.add(pixels.slice(k, k + 3).join());
            return seen.size;
        }"""
    )
    assert inks > 100


def test_arrows_go_from_one_open_place_to_the_next(page: Page, address: str) -> None:
    open_table(page, address, TABLES["birmingham"])
    page.locator(".board.pieces [tabindex='0']").focus()
    seen = {page.evaluate(AT)}
    for key in ("ArrowRight", "ArrowDown", "Shift+ArrowRight", "Shift+ArrowDown"):
        page.keyboard.press(key)
        seen.add(page.evaluate(AT))
    assert len(seen) >= 4
    assert "" not in seen
    assert page.locator(".board.pieces [tabindex='0']").count() == 1


def test_the_map_comes_nearer_and_goes_back(page: Page, address: str) -> None:
    open_table(page, address, TABLES["birmingham"])
    whole = page.evaluate(SHEET_MOVED)
    page.locator(".board.pieces [tabindex='0']").focus()
    page.keyboard.press("+")
    near = page.evaluate(SHEET_MOVED)
    page.locator(".overview").wait_for()
    page.keyboard.press("0")
    assert near != whole
    assert page.evaluate(SHEET_MOVED) == whole
    page.mouse.move(300, 300)
    page.mouse.wheel(0, -300)
    page.wait_for_function(f"() => ({SHEET_MOVED})() !== {whole!r}")
