"""Runs axe, the accessibility checker, on a page."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def objections(page: Page) -> list[str]:
    """Returns the violations that axe finds."""
    page.wait_for_timeout(300)
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found.response["violations"]]
