"""The list of own games in the browser: it follows the games, and leads to the next one."""

import json
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.page.accessible import objections
from tests.page.player import close_page, open_page
from tests.page.test_absence_page import table

PATIENCE = 60_000


def play_turn(address: str, made: dict[str, Any], seat: int) -> None:
    """Plays legal choices of a seat until another is to act."""
    path, token = f"{address}/api/games/{made['game']}", made["seats"][seat]["token"]
    headers = {"authorization": f"Bearer {token}"}
    while True:
        seen = httpx.get(f"{path}/view?seat={seat}", headers=headers, timeout=60).json()
        if seen["view"]["to_act"] != seat:
            return
        choices = seen["view"]["choices"]
        calm = [choice for choice in choices if choice["text"] in ("pass", "end turn")]
        body = {"seat": seat, "seen": seen["entry"], "play": (calm or choices)[0]["code"]}
        httpx.post(f"{path}/entries", json=body, headers=headers, timeout=60).raise_for_status()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_list_follows_the_games_and_opens_the_next(
    browser: Browser, address: str, language: str
) -> None:
    made = table(address, "nothing", 3600)
    view = httpx.get(f"{address}/api/games/{made['game']}/view", timeout=60).json()["view"]
    other = view["to_act"]
    page = open_page(browser, language=language)
    kept = json.dumps({made["game"]: {"seats": [made["seats"][1 - other]]}})
    page.context.add_init_script(
        "if (!localStorage.getItem('ironbridge.seats')) {"
        f" localStorage.setItem('ironbridge.seats', '{kept}');"
        f" localStorage.setItem('ironbridge.seen', '{json.dumps({made['game']: 0})}'); }}"
    )
    page.goto(address)
    row = page.locator(".tbl li")
    expect(row.locator("a.back")).to_contain_text(("Ada", "Bo")[other], timeout=PATIENCE)
    expect(page).to_have_title("Ironbridge")
    play_turn(address, made, other)
    expect(row.locator("a.go")).to_be_visible(timeout=PATIENCE)
    panel, button = page.locator(".tbl").bounding_box(), row.locator("a.go").bounding_box()
    assert panel is not None
    assert button is not None
    assert button["x"] + button["width"] <= panel["x"] + panel["width"] - 8
    expect(row.locator(".news", has_text=re.compile(r"^2 "))).to_be_visible()  # new actions
    expect(page).to_have_title(re.compile(r"\(1\): Ironbridge"))
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile("favicon-turn"))
    assert not objections(page)
    page.keyboard.press("Shift+N")
    page.wait_for_url(re.compile(made["game"]), timeout=PATIENCE)
    expect(page.locator(".stepper, [data-asked]").first).to_be_visible(timeout=PATIENCE)
    expect(page).to_have_title(re.compile("^(Your turn|À vous|Ваш ход): "))
    close_page(page)
