"""Number of requests that each screen makes while it is opened and then left alone."""

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Browser, Page

from ironbridge.server.rate_limits import Limits
from tests.page.moments import moment, record_of, sit
from tests.page.player import close_page, open_page

BUDGET = 20
"""Maximum number of requests of a screen in its first seconds."""
OPENING, IDLE = 5_000, 3_000
"""Time in which a screen loads, and time in which it is watched after that, in milliseconds."""
PATIENCE = 60_000
KEPT = "birmingham/4-person-and-bots"


def opened(address: str) -> str:
    """Returns the id of a finished game."""
    answer = httpx.post(f"{address}/api/records", json={"text": record_of(KEPT)}, timeout=60)
    return str(answer.json()["game"])


def show(path: str, sign: str) -> Callable[[Page, str], None]:
    """Returns a function that opens a screen and waits for its sign."""

    def go(page: Page, address: str) -> None:
        game = opened(address) if "{game}" in path else ""
        page.goto(address + path.format(game=game))
        page.locator(sign).first.wait_for(timeout=PATIENCE)

    return go


def table(page: Page, address: str) -> None:
    """Opens a game at the seat to act."""
    sit(page, address, moment(address, KEPT, "action"))


SCREENS = {
    "lobby": show("/", ".go.big"),
    "table": table,
    "result": show("/game/{game}", ".verdict"),
    "replay": show("/game/{game}/replay", ".tl"),
    "rules": show("/rules/birmingham#BB-coal-1", ".ridbig"),
    "nowhere": show("/nowhere", ".closed .go"),
}


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_screen_keeps_its_budget_of_requests(
    browser: Browser, address: str, screen: str, size: tuple[int, int]
) -> None:
    page = open_page(browser, size)
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if "/api/" in one.url else None)
    SCREENS[screen](page, address)
    page.wait_for_timeout(OPENING)
    assert len(asked) <= BUDGET, asked
    asked.clear()
    page.wait_for_timeout(IDLE)
    assert not asked
    close_page(page)


def test_the_budget_of_many_people_fits_the_limits() -> None:
    assert Limits().address_burst >= 10 * BUDGET
