"""The review of a game: from the result and the replay, in every language and on a phone."""

import json
import time
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.accessible import objections
from tests.page.player import close_page, open_page

RECORDS = Path(__file__).parents[1] / "build_parity" / "records"
PATIENCE = 120_000


@pytest.fixture(scope="module")
def game(address: str) -> str:
    """Returns a finished game whose review is done."""
    record = (RECORDS / "birmingham-2.record").read_text("utf-8")
    found = str(
        httpx.post(f"{address}/api/records", json={"text": record}, timeout=60).json()["game"]
    )
    httpx.post(f"{address}/api/games/{found}/review", timeout=60)
    end = time.monotonic() + 600
    while state(address, found)["status"] == "running":
        assert time.monotonic() < end
        time.sleep(0.5)
    assert state(address, found)["status"] == "done"
    return found


def state(address: str, game: str) -> dict[str, object]:
    """Returns the review of a game."""
    answer: dict[str, object] = httpx.get(f"{address}/api/games/{game}/review", timeout=60).json()
    return answer


def choose(page: Page, tab: int) -> None:
    """Opens a part of the review: turns, summary, or luck and skill."""
    page.locator(".review-tabs [role=radio]").nth(tab).click()


@pytest.mark.parametrize(
    ("language", "size", "theme"),
    [
        ("en", (1440, 900), "paper"),
        ("fr", (1280, 720), "night"),
        ("ru", (390, 844), "paper"),
        ("ru", (844, 390), "night"),
    ],
)
def test_the_result_leads_through_the_whole_review(
    browser: Browser, address: str, game: str, language: str, size: tuple[int, int], theme: str
) -> None:
    page = open_page(browser, size, language, theme, touch=size[0] < 1000)
    page.goto(f"{address}/game/{game}")
    page.locator(f'a[href$="/game/{game}/review"]').click(timeout=PATIENCE)
    total = state(address, game)["total"]
    assert isinstance(total, int)
    card = page.locator(".card")
    card.wait_for(timeout=PATIENCE)
    # The turn that lost most is shown first: the best turn found, then the turn played.
    expect(card.locator(".gn")).to_be_visible()
    expect(card.locator(".loss tbody td")).to_have_count(4)
    expect(card.locator(".line-of-play .at ul li").first).to_be_visible(timeout=PATIENCE)
    best = card.locator(".line-of-play").inner_text()
    card.locator(".sides [role=radio]").nth(1).click()
    expect(card.locator(".line-of-play")).not_to_have_text(best, timeout=PATIENCE)
    expect(page.locator(".rtl .gt")).to_have_count(total)
    page.wait_for_url(lambda url: "turn=" in url)
    selected = page.url
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(lambda url: url != selected)
    assert objections(page) == []
    choose(page, 1)
    expect(page.locator(".seats-compared tbody tr")).to_have_count(2)
    assert objections(page) == []
    page.locator(".mattered .plain").first.click()
    expect(card).to_be_visible()
    choose(page, 2)
    expect(page.locator(".fall")).to_have_count(2)
    page.locator(".sheet-of .either button").nth(1).click()
    expect(page.locator(".ledger .sum td")).to_have_count(2)
    assert objections(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    close_page(page)


def test_a_review_is_saved_as_page_and_as_data(browser: Browser, address: str, game: str) -> None:
    page = open_page(browser)
    page.goto(f"{address}/game/{game}/replay")
    page.get_by_role("button", name="Review").click(timeout=PATIENCE)
    page.locator(".card").wait_for(timeout=PATIENCE)
    saved = []
    for name in ("As a page to share", "As data (JSON)"):
        page.get_by_role("button", name="Save the review").click()
        with page.expect_download() as waiting:
            page.get_by_role("button", name=name).click()
        saved.append(Path(waiting.value.path()).read_text("utf-8"))
    html, data = saved
    found = json.loads(data)
    assert len(found["turns"]) == state(address, game)["total"]
    assert html.count("<tr>") > len(found["turns"])
    alone = open_page(browser)
    alone.set_content(html)
    expect(alone.locator("h1")).to_contain_text("Birmingham")
    assert objections(alone) == []
    close_page(alone)
    close_page(page)


def test_a_turn_is_tried_again(browser: Browser, address: str, game: str) -> None:
    """The position before a reviewed turn opens as a game, with the seat that played it."""
    page = open_page(browser)
    page.goto(f"{address}/game/{game}/review?turn=6")
    page.locator(".card").wait_for(timeout=PATIENCE)
    page.get_by_role("button", name="Try it yourself").click()
    page.wait_for_url(lambda url: f"/game/{game}" not in url, timeout=PATIENCE)
    page.locator("[data-asked]").wait_for(timeout=PATIENCE)
    close_page(page)


def test_a_review_is_followed_stopped_and_continued(browser: Browser, address: str) -> None:
    bots = [{"kind": "bot", "bot": "dice"}] * 2
    asked = {"title": "birmingham", "seats": 2, "seed": 5, "players": bots}
    made = httpx.post(f"{address}/api/games", json=asked, timeout=60).json()
    while httpx.get(f"{address}/api/games/{made['game']}").json()["status"] == "running":
        time.sleep(0.2)
    page = open_page(browser)
    kept = json.dumps({made["game"]: {"seats": [], "host": made["host"]}})
    page.context.add_init_script(f"localStorage.setItem('ironbridge.seats', '{kept}')")
    page.goto(f"{address}/game/{made['game']}/review")
    page.locator(".rtl .gt").first.wait_for(timeout=PATIENCE)
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="Go on").click(timeout=PATIENCE)
    expect(page.get_by_role("button", name="Stop")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("The review has stopped.")).to_be_visible(timeout=PATIENCE)
    close_page(page)
