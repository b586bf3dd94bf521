"""Profile in a real browser: made with the first game, lost storage, recovery, passkey, devices."""

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from ironbridge.i18n import languages
from tests.page.accessible import objections
from tests.page.player import close_page, open_page

PATIENCE = 60_000
CODE = re.compile(r"^[0-9A-Z]{28}$")


def named(address: str) -> str:
    """Returns the address with a name: passkeys are not bound to bare numbers."""
    return address.replace("127.0.0.1", "localhost")


def play(page: Page, address: str) -> str:
    """Begins a game in the lobby; returns its name once the profile holds the seat."""
    page.goto(address)
    play = page.locator(".go.big").first
    play.wait_for(timeout=PATIENCE)
    with page.expect_response(lambda answer: "/api/profile" in answer.url) as told:
        play.click()
        page.wait_for_url("**/game/*", timeout=PATIENCE)
    assert told.value.ok
    return page.url.rsplit("/", 1)[1].partition("?")[0]


def open_profile(page: Page, address: str) -> None:
    page.goto(f"{address}/profile")
    expect(page.get_by_role("heading", name="Keep your games")).to_be_visible(timeout=PATIENCE)


def stored(page: Page, key: str) -> Any:
    return page.evaluate(f"JSON.parse(localStorage.getItem('ironbridge.{key}') ?? 'null')")


def holds(page: Page, game: str) -> None:
    """Asserts that a browser has come to the lobby with a seat of a game."""
    expect(page.locator(f"a.ttl[href$='{game}']").first).to_be_visible(timeout=PATIENCE)
    assert stored(page, "seats")[game]["seats"][0]["token"]


@pytest.mark.slow
def test_nothing_is_asked_before_the_first_game(browser: Browser, address: str) -> None:
    page = open_page(browser)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{address}/profile")
    expect(page.get_by_role("heading", name="No profile yet")).to_be_visible(timeout=PATIENCE)
    # At a bare number no passkey can be used, and the screen says why.
    expect(page.get_by_role("button", name="With a passkey")).to_have_count(0)
    expect(page.get_by_text("Browsers allow passkeys only at a secure address")).to_be_visible()
    assert objections(page) == []
    page.goto(address)
    page.locator(".go.big").first.wait_for(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "/api/profile" in url]
    assert stored(page, "profiles") is None
    close_page(page)


@pytest.mark.slow
def test_a_code_brings_the_games_to_an_empty_browser(browser: Browser, address: str) -> None:
    page = open_page(browser)
    game = play(page, address)
    open_profile(page, address)
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Save").first.click()
    expect(page.get_by_role("button", name="Saved")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Show a recovery code").click()
    code = "".join(page.locator(".code span").all_inner_texts())
    assert CODE.match(code)
    assert objections(page) == []
    # A mistyped code is told; the right one restores everything.
    other = open_page(browser, (390, 844), touch=True)
    other.goto(f"{address}/profile")
    field = other.get_by_label("Recovery code")
    field.fill(code[:-1])
    other.get_by_role("button", name="Open the profile").click()
    expect(other.get_by_role("alert")).to_contain_text("28 letters", timeout=PATIENCE)
    field.fill(code.lower())
    other.get_by_role("button", name="Open the profile").click()
    other.wait_for_url(re.compile(r"/$"), timeout=PATIENCE)
    other.get_by_role("button", name="On the table").click(timeout=PATIENCE)
    holds(other, game)
    # The first browser sees the second and signs it out.
    open_profile(page, address)
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_role("button", name="Sign out", exact=True)).to_have_count(0)
    other.goto(f"{address}/profile")
    expect(other.get_by_role("heading", name="No profile yet")).to_be_visible(timeout=PATIENCE)
    close_page(other)
    close_page(page)


@pytest.mark.slow
def test_a_seat_whose_token_is_lost_comes_back(browser: Browser, address: str) -> None:
    page = open_page(browser)
    game = play(page, address)
    open_profile(page, address)
    page.get_by_role("button", name="Show a recovery code").click()
    page.locator(".code").wait_for(timeout=PATIENCE)
    page.evaluate("localStorage.removeItem('ironbridge.seats')")
    page.goto(address)
    holds(page, game)
    close_page(page)


@pytest.mark.slow
def test_a_passkey_opens_the_profile_on_another_device(browser: Browser, address: str) -> None:
    page = open_page(browser)
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    options |= {"hasUserVerification": True, "isUserVerified": True}
    made = line.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    key = made["authenticatorId"]
    game = play(page, named(address))
    open_profile(page, named(address))
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.locator(".state.lasting")).to_be_visible(timeout=PATIENCE)
    found = line.send("WebAuthn.getCredentials", {"authenticatorId": key})["credentials"]
    assert [one["rpId"] for one in found] == ["localhost"]
    # All storage of the browser is lost; the authenticator is not.
    page.evaluate("localStorage.clear()")
    page.goto(f"{named(address)}/profile")
    page.get_by_role("button", name="With a passkey").click(timeout=PATIENCE)
    page.wait_for_url(re.compile(r"/$"), timeout=PATIENCE)
    holds(page, game)
    close_page(page)


@pytest.mark.slow
def test_a_link_opens_the_profile_on_a_phone(browser: Browser, address: str) -> None:
    page = open_page(browser)
    game = play(page, address)
    open_profile(page, address)
    page.get_by_role("button", name="Add a device").click()
    expect(page.locator("figure img")).to_be_visible(timeout=PATIENCE)
    with page.expect_response(lambda answer: answer.url.endswith("/link")) as made:
        page.get_by_role("button", name="Hide the code").click()
        page.get_by_role("button", name="Add a device").click()
    phone = open_page(browser, (390, 844), touch=True)
    phone.goto(made.value.json()["address"])
    phone.get_by_role("button", name="Open the profile").click(timeout=PATIENCE)
    phone.wait_for_url(re.compile(r"/$"), timeout=PATIENCE)
    phone.get_by_role("button", name="On the table").click(timeout=PATIENCE)
    holds(phone, game)
    close_page(phone)
    close_page(page)


@pytest.mark.slow
def test_two_people_share_a_browser(browser: Browser, address: str) -> None:
    page = open_page(browser)
    first = play(page, address)
    open_profile(page, address)
    page.get_by_role("button", name="Begin a new profile").click()
    second = play(page, address)
    assert list(stored(page, "seats")) == [second]
    open_profile(page, address)
    page.get_by_role("button", name="Change to it").click()
    holds(page, first)
    assert list(stored(page, "seats")) == [first]
    close_page(page)


@pytest.mark.slow
def test_a_profile_is_saved_as_a_file_and_then_deleted(browser: Browser, address: str) -> None:
    page = open_page(browser, theme="night")
    page.goto(address)
    page.locator(".go.big").first.wait_for(timeout=PATIENCE)
    game, guest = table_of_two(page, address)
    open_profile(page, address)
    with page.expect_download() as told:
        page.get_by_role("button", name="Save as a file").click()
    assert told.value.suggested_filename == "ironbridge-profile.json"
    found = json.loads(Path(told.value.path()).read_text("utf-8"))
    assert [seat["game"] for seat in found["seats"]] == [game]
    assert found["format"] == "ironbridge profile 1"
    page.get_by_role("button", name="Delete this profile").click()
    last = page.get_by_role("button", name="Delete for ever")
    expect(last).to_be_disabled()
    expect(page.get_by_label("Type")).to_be_focused()
    page.get_by_label("Type").fill("no")
    expect(last).to_be_disabled()
    assert objections(page) == []
    page.get_by_label("Type").fill("Delete")
    last.click()
    page.wait_for_url(re.compile(r"/$"), timeout=PATIENCE)
    page.locator(".go.big").first.wait_for(timeout=PATIENCE)
    assert stored(page, "profiles") == {"active": None, "all": []}
    assert stored(page, "seats") == {}
    answer = httpx.get(f"{address}/api/games/{game}/view", headers=guest, timeout=60).json()
    assert [(one["kind"], one["name"]) for one in answer["players"]] == [
        ("free", ""),
        ("person", "Bo"),
    ]
    close_page(page)


def table_of_two(page: Page, address: str) -> tuple[str, dict[str, str]]:
    """Returns a game whose host's browser is the page, and the headers of its guest."""
    players = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}]
    body = {"title": "birmingham", "seats": 2, "players": players}
    with httpx.Client(base_url=address, timeout=60) as server:
        made = server.post("/api/games", json=body).raise_for_status().json()
        code = {"code": made["invitations"][0]["code"], "name": "Bo"}
        guest = server.post("/api/join", json=code).raise_for_status().json()
    seats = {made["game"]: {"seats": made["seats"]}}
    page.evaluate("kept => localStorage.setItem('ironbridge.seats', kept)", json.dumps(seats))
    return made["game"], {"authorization": f"Bearer {guest['token']}"}


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_the_screen_fits_a_phone_in_every_language(
    browser: Browser, address: str, language: str
) -> None:
    page = open_page(browser, (390, 844), language=language, touch=True)
    play(page, address)
    page.goto(f"{address}/profile")
    page.locator(".leaf").nth(5).wait_for(timeout=PATIENCE)
    page.locator(".leaf").nth(5).locator(".acts button").nth(1).click()
    page.locator("#delete-word").wait_for(timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    scroller = page.locator(".scroll")
    assert scroller.evaluate("one => one.scrollWidth <= one.clientWidth")
    assert objections(page) == []
    close_page(page)
