"""Every screen in every language and theme, by keyboard and on a phone, without axe violations."""

import json
import re
import time
from collections.abc import Callable, Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from ironbridge.i18n import languages
from tests.page.accessible import objections
from tests.page.player import Player, close_page, open_page

BOTS = [{"kind": "bot", "bot": "dice"}] * 3
PATIENCE = 120_000


@pytest.fixture(scope="module")
def finished(address: str) -> str:
    """Returns the id of a finished game of four bots."""
    asked = {"title": "birmingham", "seed": 5, "players": [*BOTS, BOTS[0]]}
    game = str(httpx.post(f"{address}/api/games", json=asked).json()["game"])
    while httpx.get(f"{address}/api/games/{game}").json()["status"] == "running":
        time.sleep(0.2)
    return game


@pytest.fixture
def seated(browser: Browser, address: str) -> Iterator[Page]:
    """Yields a page with a seat in a game."""
    page = open_page(browser)
    sit(page, address)
    yield page
    close_page(page)


def sit(page: Page, address: str, variant: str | None = None, guide: bool = False) -> str:
    """Creates a game for this page and opens it; returns its id."""
    asked = {"title": "birmingham", "seed": 3, "players": [{"kind": "me"}, *BOTS]}
    asked |= {"variant": variant}
    made = httpx.post(f"{address}/api/games", json=asked).json()
    kept = json.dumps({made["game"]: {"seats": made["seats"]}})
    page.context.add_init_script(f"localStorage.setItem('ironbridge.seats', '{kept}')")
    page.goto(f"{address}/game/{made['game']}{'?guide=1' if guide else ''}")
    page.locator("[data-asked]").wait_for(timeout=PATIENCE)
    return str(made["game"])


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["paper", "night"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_axe_objects_to_nothing(
    browser: Browser, address: str, finished: str, theme: str, size: tuple[int, int]
) -> None:
    page = open_page(browser, size, theme=theme)
    found = {}
    for path, sign in (
        ("/", ".go.big"),
        (f"/game/{finished}", ".verdict"),
        (f"/game/{finished}/replay", ".tl"),
        ("/rules/birmingham#BB-coal-1", ".ridbig"),
        ("/join#nothing", ".closed .go"),
    ):
        page.goto(address + path)
        page.locator(sign).first.wait_for(timeout=PATIENCE)
        found[path] = objections(page)
    page.goto(f"{address}/nowhere")
    page.locator(".closed .go").wait_for()
    found["nowhere"] = objections(page)
    page.goto(f"{address}/join#{invitation(address)}")
    page.locator("form .go").wait_for(timeout=PATIENCE)
    found["invitation"] = objections(page)
    page.goto(address)
    page.get_by_role("button", name=re.compile("^Watch")).click()
    page.locator("dialog .chips").first.wait_for(timeout=PATIENCE)
    found["watch"] = objections(page)
    sit(page, address)
    found["table"] = objections(page)
    page.get_by_role("button", name="Menu").click()
    found["menu"] = objections(page)
    page.get_by_role("button", name="Phones and table").click()
    page.locator(".devices li button").first.click()
    page.locator(".devices img").wait_for(timeout=PATIENCE)
    found["devices"] = objections(page)
    sit(page, address, variant="introductory", guide=True)
    page.locator(".guide").wait_for(timeout=PATIENCE)
    found["guide"] = objections(page)
    assert {name: one for name, one in found.items() if one} == {}
    close_page(page)


def invitation(address: str) -> str:
    """Returns the invitation code of a free seat."""
    players = [{"kind": "me"}, {"kind": "friend"}]
    asked = {"title": "birmingham", "seats": 2, "players": players, "open": True}
    made = httpx.post(f"{address}/api/games", json=asked).json()
    return str(made["invitations"][0]["code"])


@pytest.mark.slow
def test_a_second_device_asks_for_nothing(browser: Browser, address: str) -> None:
    page, phone = open_page(browser), open_page(browser, (390, 844), touch=True)
    sit(page, address)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Phones and table").click()
    with page.expect_response("**/device") as made:
        page.locator(".devices li button").first.click()
    code = made.value.json()["code"]
    phone.goto(f"{address}/join#{code}")
    expect(phone.locator("[data-asked]")).to_be_visible(timeout=PATIENCE)
    phone.goto(f"{address}/join#{code}")
    expect(phone.locator("[data-asked]")).to_be_visible(timeout=PATIENCE)
    close_page(page)
    close_page(phone)


@pytest.mark.slow
def test_a_stranger_takes_a_seat_in_the_open(browser: Browser, address: str) -> None:
    players = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
    asked = {"title": "birmingham", "seats": 2, "players": players, "open": True}
    httpx.post(f"{address}/api/games", json=asked).raise_for_status()
    page = open_page(browser)
    page.goto(address)
    page.get_by_role("button", name=re.compile("^Watch")).click()
    page.get_by_role("button", name="Take the seat").first.click()
    expect(page.locator(".seats")).to_contain_text("Anna", timeout=PATIENCE)
    close_page(page)


@pytest.mark.slow
def test_what_the_automa_did_is_in_the_record(browser: Browser, address: str) -> None:
    wish = {"title": "birmingham", "automa": "easy", "seed": 7}
    players = [{"kind": "bot", "bot": "dice"}, {"kind": "automa"}]
    game = httpx.post(f"{address}/api/games", json={**wish, "players": players}).json()["game"]
    while httpx.get(f"{address}/api/games/{game}").json()["status"] == "running":
        time.sleep(0.2)
    page = open_page(browser)
    page.goto(f"{address}/game/{game}?at=9")
    lines = page.locator(".record li button")
    expect(lines.filter(has_text="Bell")).not_to_have_count(0, timeout=PATIENCE)
    expect(page.locator(".expected li")).to_have_count(1, timeout=PATIENCE)
    close_page(page)


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_every_language_speaks_on_every_screen(
    browser: Browser, address: str, finished: str, language: str
) -> None:
    page = open_page(browser, language=language)
    for path, sign in (
        ("/", ".go.big"),
        (f"/game/{finished}", ".verdict"),
        (f"/game/{finished}/replay", ".tl"),
    ):
        page.goto(address + path)
        page.locator(sign).first.wait_for(timeout=PATIENCE)
        assert page.evaluate("document.documentElement.lang") == language
    words = {"en": "Actions", "fr": "Actions", "ru": "Действия"}
    expect(page.locator(".record h2")).to_contain_text(words[language])
    close_page(page)


@pytest.mark.slow
def test_an_action_by_keys_alone(seated: Page) -> None:
    asked = seated.locator("[data-asked]")
    before = asked.get_attribute("data-entry")
    seated.keyboard.press("l")
    expect(asked).not_to_have_attribute("data-entry", str(before))
    seated.keyboard.press("1")
    expect(seated.locator(".record li.line").last).to_contain_text("30")
    seated.keyboard.press("Shift+U")
    expect(asked).to_have_attribute("data-asked", "action")
    seated.keyboard.press("/")
    seated.keyboard.type("pass")
    seated.keyboard.press("Enter")
    expect(seated.locator(".typed")).to_have_count(0)


@pytest.mark.slow
def test_a_refusal_names_its_rule_and_opens_it(seated: Page) -> None:
    seated.keyboard.press("b")
    seated.locator("[data-open]").first.wait_for()
    seated.locator(".berth-slot:not([data-open]) rect.hit").nth(12).click()
    rule = seated.locator(".slip a")
    expect(rule).to_have_text(re.compile("BB-"))
    rule.click()
    expect(seated.locator(".ridbig")).to_have_text(re.compile("BB-"))
    expect(seated.locator(".here")).to_be_visible()


@pytest.mark.slow
def test_a_game_on_a_phone(browser: Browser, address: str) -> None:
    page = open_page(browser, (390, 844), touch=True)
    sit(page, address)
    player = Player(page)
    for _ in range(12):
        player.wait()
        player.step()
    close_page(page)


@pytest.mark.slow
def test_a_replay_steps_links_and_goes_on(browser: Browser, address: str, finished: str) -> None:
    page = open_page(browser)
    page.goto(f"{address}/game/{finished}?at=5")
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuenow", "5")
    page.keyboard.press("ArrowRight")
    expect(slider).not_to_have_attribute("aria-valuenow", "5")
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("End")
    expect(page.locator(".record .at")).to_be_visible()
    # nothing is left to play at the end of a finished game
    expect(page.locator(".side")).to_contain_text("The game ends here.")
    expect(page.locator(".go.wide")).to_have_count(0)
    for _ in range(6):  # events are not cut, each action in turn
        page.keyboard.press("ArrowLeft")
        whole = page.locator(".now ul[tabindex]").evaluate(
            "list => list.scrollHeight - list.clientHeight"
        )
        assert whole <= 1, page.locator(".now").inner_text()
    page.goto(f"{address}/game/{finished}?at=9")
    page.locator(".go.wide").click()
    asked = page.get_by_role("dialog")
    expect(asked).to_contain_text("The other seats")
    asked.get_by_role("radio", name="me, with open hands").click()
    asked.get_by_role("button", name="Continue").click()
    # no cover between the seats of one person
    expect(page.locator("[data-asked]")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".book")).to_have_count(0)
    close_page(page)


@pytest.mark.slow
def test_a_replay_shows_what_the_mind_expected(
    browser: Browser, address: str, finished: str
) -> None:
    page = open_page(browser)
    page.goto(f"{address}/game/{finished}?at=9")
    expected = page.locator(".expected li")
    expect(expected).to_have_count(4, timeout=PATIENCE)
    assert all(re.search(r"\d", one.inner_text()) for one in expected.all())
    expect(page.locator(".expected")).to_contain_text("Win probability")
    shares = [int(one.replace("%", "")) for one in page.locator(".expected b").all_inner_texts()]
    assert 98 <= sum(shares) <= 102
    expect(page.locator(".tl .chance")).to_have_count(4)
    page.get_by_role("radio", name="VP").click()
    line = page.locator(".tl .wl").first
    so_far = line.get_attribute("points")
    page.get_by_role("radio", name="Expected").click()
    expect(line).not_to_have_attribute("points", str(so_far))
    page.keyboard.press("Home")
    expect(expected).to_have_count(0)
    close_page(page)


@pytest.mark.slow
def test_two_browsers_and_a_lost_connection(browser: Browser, address: str) -> None:
    players = [{"kind": "me", "name": "Anna"}, {"kind": "friend", "name": "Tom"}]
    asked = {"title": "birmingham", "seats": 2, "seed": 4, "players": players}
    made = httpx.post(f"{address}/api/games", json=asked).json()
    anna, tom = open_page(browser), open_page(browser)
    kept = json.dumps({made["game"]: {"seats": made["seats"]}})
    anna.context.add_init_script(f"localStorage.setItem('ironbridge.seats', '{kept}')")
    anna.goto(f"{address}/game/{made['game']}")
    tom.goto(f"{address}/join#{made['invitations'][0]['code']}")
    tom.get_by_role("textbox").fill("Tom")
    tom.locator("form .go").click()
    expect(tom.locator(".seats")).to_contain_text("Anna")
    pages = {True: anna, False: tom}
    for turn in range(6):
        anna.locator("[data-entry]").wait_for()
        at_anna = anna.locator("[data-asked]").count() > 0
        if turn == 2:
            pages[not at_anna].context.set_offline(True)
        player = Player(pages[at_anna], turn)
        player.step()
        if turn == 3:
            for page in (anna, tom):
                page.context.set_offline(False)
    for page in (anna, tom):
        page.context.set_offline(False)
    entry = anna.locator("[data-entry]").get_attribute("data-entry")
    expect(tom.locator("[data-entry]")).to_have_attribute("data-entry", str(entry), timeout=30_000)
    close_page(anna)
    close_page(tom)


def until(happened: Callable[[], bool]) -> None:
    """Waits for a condition on the page."""
    for _ in range(600):
        if happened():
            return
        time.sleep(0.1)
    raise AssertionError("It does not happen.")


INKED = """() => {
    const canvas = document.querySelector('canvas.board-land');
    const at = Math.round(canvas.width / 10);
    return [...canvas.getContext('2d').getImageData(at, at, 1, 1).data];
}"""


@pytest.mark.slow
def test_night_comes_over_the_land_too(browser: Browser, address: str) -> None:
    page = open_page(browser)
    page.goto(address)
    page.locator("canvas.board-land").wait_for(timeout=PATIENCE)
    until(lambda: page.evaluate(INKED)[3] == 255)
    day = page.evaluate(INKED)
    page.get_by_role("button", name=re.compile("night", re.I)).click()
    until(lambda: max(page.evaluate(INKED)[:3]) < 90)
    assert min(day[:3]) > 160
    close_page(page)


@pytest.mark.slow
def test_a_land_that_did_not_come_is_asked_for_again(browser: Browser, address: str) -> None:
    page = open_page(browser)
    lost: list[str] = []

    def lose_once(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.request.url)
            route.abort()

    page.route(re.compile(r"/assets/birmingham-[^s].*\.svg"), lose_once)
    page.goto(address)
    page.locator("canvas.board-land").wait_for(timeout=PATIENCE)
    until(lambda: page.evaluate(INKED)[3] == 255)
    assert lost
    close_page(page)


@pytest.mark.slow
def test_a_rule_shows_what_it_allows_and_what_not(browser: Browser, address: str) -> None:
    page = open_page(browser)
    page.goto(f"{address}/rules/birmingham#BB-coal-1")
    expect(page.locator("figure svg[role=img]")).to_have_count(2, timeout=PATIENCE)
    page.goto(f"{address}/rules/birmingham#BB-pass-1")
    expect(page.locator(".ridbig")).to_have_text("BB-pass-1")
    expect(page.locator("figure")).to_have_count(0)
    close_page(page)
