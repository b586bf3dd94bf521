"""A title and a bot of another package: made, installed, chosen in the lobby and played."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

import run
from tests.page.journey import Zoom, visit, zooms
from tests.page.player import close_page, open_page
from tests.page.site import site

TITLE = "tiny_town"
BOT = '''
class Builder:
    """Builds where it can."""

    name = "builder"

    def choose(self, view, rng):
        builds = [choice for choice in view.choices if choice.text.startswith("build")]
        return rng.choice(builds or list(view.choices))
'''
ENTRY = f'\n[project.entry-points."ironbridge.bots"]\nbuilder = "{TITLE}.builder:Builder"\n'
PATIENCE = 60_000


def command(*line: str | Path) -> None:
    """Runs a command; asserts that it succeeds."""
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def tiny_town(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Yields the URL of a server with one more title and bot; ``address`` builds the page."""
    made, installed = tmp_path_factory.mktemp("made"), tmp_path_factory.mktemp("installed")
    command(sys.executable, "-m", "ironbridge", "new-title", TITLE, "--folder", made)
    (made / TITLE / "builder.py").write_text(BOT)
    with (made / "pyproject.toml").open("a") as project:
        project.write(ENTRY)
    here = ("--python", sys.executable, "--target", installed)
    command(run.uv(), "pip", "install", *here, "--no-deps", "--no-build-isolation", made)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(installed))
        with site(Path(tmp_path_factory.mktemp("site"))) as found:
            yield found


PHONE: ViewportSize = {"width": 390, "height": 844}
STAGES = [*((zoom, None) for zoom in zooms("200 %")), ("100 %", PHONE)]


@pytest.mark.slow
@pytest.mark.parametrize(("zoom", "phone"), STAGES, ids=[*zooms("200 %"), "phone"])
def test_an_installed_title_is_played_against_an_installed_bot(
    browser: Browser, tiny_town: str, zoom: Zoom, phone: ViewportSize | None
) -> None:
    """Plays the whole small game and takes a rematch; on a phone only its first turns."""
    with visit(browser, tiny_town, zoom, phone) as person:
        page = person.page
        expect(page.locator(".go.big")).to_be_enabled(timeout=PATIENCE)
        name = "phone" if phone else zoom
        person.press(page.locator(".mapcard, .pc", has_text="Tiny Town"))
        expect(page.locator("h1").first).to_have_text("Tiny Town")
        person.picture(f"stranger {name} 1 lobby")
        if phone:
            person.press(page.get_by_role("button", name=re.compile("^Players and seats")))
        person.press(page.locator(".seatrow .pick").nth(1))
        person.picture(f"stranger {name} 2 bots")
        person.press(page.get_by_role("option", name=re.compile("^builder")))
        if phone:
            person.press(page.get_by_role("button", name="Close", exact=True))
        person.start()
        for turn in (1, 2):
            person.turn()
            person.picture(f"stranger {name} 3 turn {turn}")
        slots = page.locator(".berth-slot rect.hit").evaluate_all(
            "all => new Set(all.map(one => JSON.stringify(one.getBoundingClientRect()))).size"
        )
        assert slots == 7
        if phone:
            return
        person.finish()
        expect(page.locator(".stand, .places, .final").first).to_contain_text("builder")
        person.picture(f"stranger {name} 4 result")
        person.rematch()
        person.picture(f"stranger {name} 5 rematch")


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
    page.locator(".mapcard", has_text="Tiny Town").click()
    expect(page.locator("h1").first).to_have_text("Tiny Town")
    expect(page.locator(".tbl .ttl", has_text="Tiny Town")).to_be_visible()
    close_page(page)
