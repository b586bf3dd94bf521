"""Turn notices in a real browser: the panel, a subscription, times, a refusal."""

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from ironbridge.i18n import languages
from tests.page.accessible import objections
from tests.page.player import close_page, open_page
from tests.page.test_seat_devices_page import made, seated

PATIENCE = 60_000
SUBSCRIBED = """
const point = ['BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUz',
  'ORcxaOzi6-AYWXvTBHm4bjyPjs7V', 'd8pZGH6SRpkNtoIAiw4'];
const keys = { p256dh: point.join(''), auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
const made = { endpoint: 'https://fcm.googleapis.com/fcm/send/test', toJSON: () => ({ keys }) };
let open = null;
PushManager.prototype.subscribe = async () => (open = made);
PushManager.prototype.getSubscription = async () => open;
Object.defineProperty(Notification, 'permission', { get: () => 'default' });
Notification.requestPermission = async () => 'granted';
"""
"""Replaces the push service and the permission, which a browser without a window does not have."""


def open_panel(page: Page, name: str = "Tell me when it is my turn", menu: str = "Menu") -> None:
    """Opens the panel of the table's menu."""
    page.get_by_role("button", name=menu).first.click()
    page.get_by_role("button", name=name).click()
    expect(page.locator(".notices .seg")).to_be_visible(timeout=PATIENCE)


def state(address: str, game: dict[str, Any]) -> Any:
    """Returns the stored notices of the first seat."""
    token = {"authorization": f"Bearer {game['seats'][0]['token']}"}
    path = f"{address}/api/games/{game['game']}/seats/0/notices"
    return httpx.get(path, headers=token, timeout=60).json()


@pytest.mark.slow
def test_a_browser_subscribes_and_is_removed(browser: Browser, address: str) -> None:
    game = made(address)
    page = seated(browser, address, game, (1440, 900))
    page.context.add_init_script(SUBSCRIBED)
    page.reload()
    open_panel(page)
    page.get_by_role("button", name="Notify me on this device").click()
    expect(page.get_by_text("This device is notified")).to_be_visible(timeout=PATIENCE)
    (contact,) = state(address, game)["contacts"]
    assert (contact["channel"], contact["address"]) == ("push", "fcm.googleapis.com…test")
    expect(page.locator(".notices li b")).to_have_text("This device")
    # The service worker runs; its module is tested beside the page's others.
    worker = "async () => (await navigator.serviceWorker.ready).active.scriptURL"
    assert page.evaluate(worker) == f"{address}/sw.js"
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("button", name="Notify me on this device")).to_be_visible()
    assert state(address, game)["contacts"] == []
    close_page(page)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (844, 390)])
def test_times_are_kept(browser: Browser, address: str, size: tuple[int, int]) -> None:
    game = made(address)
    page = seated(browser, address, game, size)
    open_panel(page)
    page.get_by_label("Quiet hours").check()
    page.get_by_label("until").fill("07:30")
    expect(page.locator(".notices")).to_contain_text("comes at their end")
    page.get_by_label("until").blur()
    page.wait_for_timeout(500)
    kept = state(address, game)
    assert (kept["quiet_from"], kept["quiet_to"]) == (22 * 60, 7 * 60 + 30)
    page.get_by_role("radio", name="Once a day").click()
    expect(page.get_by_label("at", exact=True)).to_have_value("18:00", timeout=PATIENCE)
    assert state(address, game)["digest"] == 18 * 60
    assert objections(page) == []
    close_page(page)


@pytest.mark.slow
def test_a_refused_permission_is_told(browser: Browser, address: str) -> None:
    page = seated(browser, address, made(address), (390, 844))
    page.context.add_init_script(SUBSCRIBED.replace("'granted'", "'denied'"))
    page.reload()
    open_panel(page)
    page.get_by_role("button", name="Notify me on this device").click()
    expect(page.get_by_role("status")).to_have_text(re.compile("refused notifications"))
    close_page(page)


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_a_feed_is_made_and_ended(browser: Browser, address: str, language: str) -> None:
    page = open_page(browser, (390, 844), language=language, theme="night", touch=True)
    page.goto(address)
    with page.expect_response(lambda answer: "/api/profile" in answer.url):
        page.locator(".go.big").first.click(timeout=PATIENCE)
    page.locator("button", has=page.locator("[href$=u-menu]")).first.click(timeout=PATIENCE)
    page.locator("dialog li button", has=page.locator("[href$=u-clock]")).click()
    panel = page.locator("section.feed")
    panel.locator("button").click(timeout=PATIENCE)
    shown = panel.locator("input[readonly]").input_value(timeout=PATIENCE)
    assert httpx.get(shown, timeout=60).headers["content-type"].startswith("application/atom+xml")
    assert objections(page) == []
    panel.locator("button").nth(1).click()
    expect(panel.locator("input")).to_have_count(0)
    assert httpx.get(shown, timeout=60).status_code == 404
    close_page(page)
