"""A title of another package, made by ``new-title``: chosen in the lobby and played."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ironbridge.titles import GROUP
from ironbridge.titles.scaffold import new_title
from tests.page.player import Player, close_page, open_page
from tests.page.site import site

TITLE = "tiny_town"
PATIENCE = 60_000


@pytest.fixture(scope="module")
def tiny_town(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yields the URL of a server with one more title installed; ``address`` builds the page."""
    folder = tmp_path_factory.mktemp("packages")
    new_title(TITLE, folder)
    about = folder / f"ironbridge_{TITLE}-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Name: ironbridge-{TITLE}\nVersion: 0.1.0\n")
    (about / "entry_points.txt").write_text(f"[{GROUP}]\n{TITLE} = {TITLE}\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        with site(Path(tmp_path_factory.mktemp("site"))) as found:
            yield found


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_an_installed_title_is_played(
    browser: Browser, tiny_town: str, size: tuple[int, int]
) -> None:
    page = open_page(browser, size)
    page.goto(tiny_town)
    card = page.locator(".mapcard, .pc", has_text="Tiny Town").first
    card.scroll_into_view_if_needed(timeout=PATIENCE)
    card.click()
    expect(page.locator("h1").first).to_have_text("Tiny Town")
    page.locator(".go.big").click()
    player = Player(page)
    for _ in range(4):
        player.wait()
        player.step()
    slots = page.locator(".berth-slot rect.hit").evaluate_all(
        "all => new Set(all.map(one => JSON.stringify(one.getBoundingClientRect()))).size"
    )
    assert slots == 7
    close_page(page)


@pytest.mark.slow
def test_a_title_that_cannot_be_drawn_blanks_no_page(browser: Browser, tiny_town: str) -> None:
    page = open_page(browser)
    page.route("**/api/titles/tiny_town/sheet*", lambda route: route.fulfill(json={"title": TITLE}))
    page.goto(tiny_town)
    expect(page.locator(".go.big")).to_be_enabled(timeout=PATIENCE)
    card = page.locator(".mapcard", has_text="Tiny Town")
    card.click()
    expect(page.locator("h1").first).to_have_text("Tiny Town")
    page.locator(".go.big").click()
    alert = page.get_by_role("alert").filter(has_text="went wrong")
    expect(alert.first).to_be_visible(timeout=PATIENCE)
    page.get_by_role("link", name="To the lobby").click()
    expect(page.locator(".go.big")).to_be_enabled(timeout=PATIENCE)
    close_page(page)
