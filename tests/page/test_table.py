"""The table in a real browser: its record, previews, refusals, motion and layouts."""

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from ironbridge.archive import kept_games
from tests.page.player import close_page, open_page

PATIENCE = 60_000


@pytest.fixture(scope="module")
def kept(address: str) -> str:
    """A real game of four houses, opened on the server; its name."""
    text = next(game.record for game in kept_games() if game.seats == 4)
    answer = httpx.post(f"{address}/api/records", json={"text": text}, timeout=60)
    return str(answer.raise_for_status().json()["game"])


def copied(address: str, game: str, action: int) -> dict[str, Any]:
    """A copy of a game from a moment on, with all its seats."""
    answer = httpx.post(f"{address}/api/games/{game}/fork", json={"action": action}, timeout=60)
    made: dict[str, Any] = answer.raise_for_status().json()
    seen = httpx.get(f"{address}/api/games/{made['game']}/view").json()
    return {**made, "to_act": seen["view"]["to_act"]}


def sit(page: Page, address: str, made: dict[str, Any]) -> None:
    """Opens a table at the seat that has to act."""
    own = [seat for seat in made["seats"] if seat["seat"] == made["to_act"]]
    seats = json.dumps({made["game"]: {"seats": own}})
    page.context.add_init_script(f"localStorage.setItem('ironbridge.seats', '{seats}')")
    page.goto(f"{address}/game/{made['game']}")
    expect(page.locator("[data-asked], .stepper .go").first).to_be_visible(timeout=PATIENCE)
    if page.locator(".stepper .go").is_visible():
        page.locator(".stepper .go").click()


@pytest.fixture
def table(browser: Browser, address: str, kept: str) -> Iterator[Page]:
    """A person's turn in the middle of a game."""
    page = open_page(browser)
    sit(page, address, copied(address, kept, 40))
    yield page
    close_page(page)


@pytest.mark.slow
def test_the_record_reads_like_prose(table: Page) -> None:
    lines = table.locator(".record .line a").all_inner_texts()
    assert len(lines) >= 40
    assert not [line for line in lines if re.search(r"\.\d| I+\b|\. ", line)]
