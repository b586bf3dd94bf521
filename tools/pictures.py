"""Takes the screenshots of the documentation in a real browser, into ``docs/pictures/``.

python3 run.py pictures [NAME ...]
"""

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.page import chromium
from tests.page.site import UNLIMITED, site
from tools import build_page

FOLDER = build_page.ROOT / "docs" / "pictures"
DESK, PHONE = (1440, 900), (390, 844)
SEED = 39
BOT = "medium"
PATIENCE = 60_000
MIDDLE = 110
"""Number of actions before a screenshot: the rail era has begun."""
COLOURS = 255
SHEETS = {
    "birmingham": {"title": "birmingham"},
    "lancashire": {"title": "lancashire"},
    "germany": {"title": "age_of_industry", "board": "germany"},
    "new_england": {"title": "age_of_industry", "board": "new_england"},
}

KEPT = {"birmingham": "birmingham/4-person-and-bots"}
"""Sample games by board."""


class Studio:
    """Server, browser and games for screenshots."""

    def __init__(self, address: str, browser: Browser) -> None:
        self.address = address
        self.browser = browser
        self.made: dict[str, dict[str, Any]] = {}

    def game(self, name: str, **asked: Any) -> dict[str, Any]:
        """Returns a game with these options; made once per name."""
        if name not in self.made:
            answer = httpx.post(f"{self.address}/api/games", json=asked, timeout=60)
            self.made[name] = answer.raise_for_status().json()
        return self.made[name]

    def sample_game(self, name: str) -> dict[str, Any]:
        """Opens a sample game of a title for replay."""
        if name not in self.made:
            answer = httpx.post(f"{self.address}/api/kept/{name}", timeout=60)
            self.made[name] = answer.raise_for_status().json()
        return self.made[name]

    def turn(self) -> dict[str, Any]:
        """Returns a game in mid-play with the seat to act."""
        if "turn" not in self.made:
            past = f"{self.address}/api/games/{self.finished('birmingham')}"
            made = httpx.post(f"{past}/fork", json={"action": MIDDLE}, timeout=60).json()
            view = httpx.get(f"{self.address}/api/games/{made['game']}/view", timeout=60).json()
            asked = view["view"]["question"]["seat"]
            made["seats"] = [each for each in made["seats"] if each["seat"] == asked]
            self.made["turn"] = made
        return self.made["turn"]

    def page(
        self,
        path: str,
        size: tuple[int, int] = DESK,
        language: str = "en",
        night: bool = False,
        seats: dict[str, Any] | None = None,
    ) -> Page:
        """Returns a browser page at an address, with the tokens of the given seats."""
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
        """Returns a finished game: a sample game, or one that bots played."""
        if sheet in KEPT:
            return str(self.sample_game(KEPT[sheet])["game"])
        players = [{"kind": "bot", "bot": BOT}] * 4
        made = self.game(sheet, **SHEETS[sheet], seats=4, seed=SEED, players=players)
        game = str(made["game"])
        while httpx.get(f"{self.address}/api/games/{game}").json()["status"] == "running":
            time.sleep(0.5)
        return game


def lobby(studio: Studio) -> Page:
    return studio.page("/")


def lobby_night(studio: Studio) -> Page:
    return studio.page("/", language="ru", night=True)


def board(sheet: str) -> Callable[[Studio], Page]:
    """Takes a board in mid-game."""

    def take(studio: Studio) -> Page:
        game = studio.finished(sheet)
        return studio.page(f"/game/{game}?at=70")

    return take


def result(studio: Studio) -> Page:
    return studio.page(f"/game/{studio.finished('birmingham')}")


def table(studio: Studio, size: tuple[int, int] = DESK, night: bool = False) -> Page:
    """Takes a person's turn, with the legal slots of a build."""
    made = studio.turn()
    page = studio.page(f"/game/{made['game']}", size, night=night, seats=made)
    page.locator(".stepper .go, [data-asked]").first.wait_for(timeout=PATIENCE)
    if page.locator(".stepper .go").is_visible():
        page.locator(".stepper .go").click()
    page.locator("[data-asked]").wait_for(timeout=PATIENCE)
    page.keyboard.press("b")
    page.locator("[data-open]").first.wait_for()
    return page


def night(studio: Studio) -> Page:
    page = table(studio, night=True)
    page.locator("[data-open] rect.hit").first.click()
    page.wait_for_timeout(500)
    return page


def replay(studio: Studio) -> Page:
    """Takes a replay, with the win probabilities of all seats."""
    page = studio.page(f"/game/{studio.finished('birmingham')}?at=44")
    page.locator(".tl .chance").first.wait_for(timeout=PATIENCE)
    page.wait_for_timeout(300)
    return page


def rules(studio: Studio) -> Page:
    return studio.page("/rules/birmingham#BB-coal-1", language="fr")


def guide(studio: Studio) -> Page:
    """Takes the tutorial, at its first interactive step."""
    players = [{"kind": "me"}, *[{"kind": "bot", "bot": BOT}] * 2]
    wish = {"title": "birmingham", "variant": "introductory", "seats": 3, "seed": SEED}
    made = studio.game("guide", **wish, players=players)
    page = studio.page(f"/game/{made['game']}?guide=1", seats=made)
    page.locator(".guide").wait_for(timeout=PATIENCE)
    page.locator("aside .go").click()
    page.locator(".holder").first.click()
    page.keyboard.press("b")
    page.wait_for_timeout(600)
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
    "night": night,
    "phone": phone,
    "replay": replay,
    "rules": rules,
    "guide": guide,
    "birmingham": board("birmingham"),
    "result": result,
    "lancashire": board("lancashire"),
    "germany": board("germany"),
    "new-england": board("new_england"),
}


def squeeze(picture: Path) -> None:
    """Reduces a screenshot to its main colours: a third of the size, no visible difference."""
    with Image.open(picture) as taken:
        few = taken.convert("RGB").quantize(COLOURS, kmeans=4, dither=Image.Dither.NONE)
    few.save(picture, optimize=True)


def main() -> None:
    """Takes all screenshots, or those that are named."""
    build_page.build()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        site(Path(data), UNLIMITED) as address,
        sync_playwright() as p,
    ):
        browser = p.chromium.launch(
            executable_path=chromium.chromium(), args=chromium.FLAGS, env=chromium.environment()
        )
        studio = Studio(address, browser)
        for name in sys.argv[1:] or PICTURES:
            page = PICTURES[name](studio)
            page.screenshot(path=FOLDER / f"{name}.png")
            squeeze(FOLDER / f"{name}.png")
            page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
