"""Takes the pictures of the documents, in a real browser, into ``docs/pictures/``.

.venv/bin/python -m tools.pictures [NAME ...]
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from tests.page import chromium
from tests.page.site import site
from tools import build_page

FOLDER = build_page.ROOT / "docs" / "pictures"
DESK, PHONE = (1440, 900), (390, 844)
SEED = 39
BOT = "medium"
PATIENCE = 300_000
SHEETS = {
    "birmingham": {"title": "birmingham"},
    "lancashire": {"title": "lancashire"},
    "germany": {"title": "age_of_industry", "board": "germany"},
    "new_england": {"title": "age_of_industry", "board": "new_england"},
}


class Studio:
    """A server, a browser, and games to be photographed."""

    def __init__(self, address: str, browser: Browser) -> None:
        self.address = address
        self.browser = browser
        self.made: dict[str, dict[str, Any]] = {}

    def game(self, sheet: str, person: bool) -> dict[str, Any]:
        """A game of computers, with or without a person among them; each is made once."""
        name = f"{sheet} {person}"
        if name not in self.made:
            first = {"kind": "me"} if person else {"kind": "bot", "bot": BOT}
            others = [{"kind": "bot", "bot": BOT}] * 3
            asked = {**SHEETS[sheet], "seats": 4, "seed": SEED, "players": [first, *others]}
            answer = httpx.post(f"{self.address}/api/games", json=asked)
            self.made[name] = answer.raise_for_status().json()
        return self.made[name]

    def page(
        self,
        path: str,
        size: tuple[int, int] = DESK,
        language: str = "en",
        night: bool = False,
        seats: dict[str, Any] | None = None,
    ) -> Page:
        """A visitor's page at an address, holding seats where it shall."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if night else "light",
            reduced_motion="reduce",
        )
        if seats:
            kept = httpx.Response(200, json={seats["game"]: {"seats": seats["seats"]}}).text
            context.add_init_script(f"localStorage.setItem('ironbridge.seats', '{kept}')")
        page = context.new_page()
        page.goto(self.address + path)
        page.locator(".board").first.wait_for(timeout=PATIENCE)
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(600)
        return page

    def finished(self, sheet: str) -> str:
        """A game of computers that is over; returns its name."""
        game = str(self.game(sheet, person=False)["game"])
        page = self.page(f"/game/{game}")
        page.locator(".verdict").wait_for(timeout=PATIENCE)
        page.context.close()
        return game


def lobby(studio: Studio) -> Page:
    return studio.page("/")


def lobby_night(studio: Studio) -> Page:
    return studio.page("/", language="ru", night=True)


def board(sheet: str) -> Callable[[Studio], Page]:
    """A board in the middle of a game."""

    def take(studio: Studio) -> Page:
        game = studio.finished(sheet)
        return studio.page(f"/game/{game}?at=70")

    return take


def result(studio: Studio) -> Page:
    return studio.page(f"/game/{studio.finished('birmingham')}")


def table(studio: Studio, size: tuple[int, int] = DESK, night: bool = False) -> Page:
    """A person's turn, with the places where something may be built."""
    made = studio.game("birmingham", person=True)
    page = studio.page(f"/game/{made['game']}", size, night=night, seats=made)
    page.locator("[data-asked]").wait_for(timeout=PATIENCE)
    if page.locator(".stepper .go").is_visible():
        page.locator(".stepper .go").click()
    page.keyboard.press("b")
    page.locator("[data-open]").first.wait_for()
    return page


def preview(studio: Studio) -> Page:
    page = table(studio)
    page.locator("[data-open] rect.hit").first.click()
    page.wait_for_timeout(500)
    return page


def refusal(studio: Studio) -> Page:
    page = table(studio)
    page.locator(".berth-slot:not([data-open]) rect.hit").nth(12).click()
    page.locator(".slip").first.wait_for()
    page.wait_for_timeout(300)
    return page


def phone(studio: Studio) -> Page:
    return table(studio, PHONE)


PICTURES: dict[str, Callable[[Studio], Page]] = {
    "lobby": lobby,
    "lobby-night": lobby_night,
    "table": preview,
    "refusal": refusal,
    "phone": phone,
    "birmingham": board("birmingham"),
    "result": result,
    "lancashire": board("lancashire"),
    "germany": board("germany"),
    "new-england": board("new_england"),
}


def main() -> None:
    """Take all pictures, or those that are named."""
    build_page.build()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, site(Path(data)) as address, sync_playwright() as p:
        browser = p.chromium.launch(
            executable_path=chromium.chromium(), args=chromium.FLAGS, env=chromium.environment()
        )
        studio = Studio(address, browser)
        for name in sys.argv[1:] or PICTURES:
            page = PICTURES[name](studio)
            page.screenshot(path=FOLDER / f"{name}.png")
            page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
