"""A shuffle that nobody chose, in several browsers: waiting room, reveal, and the seal."""

import json
import re
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from ironbridge.server.fair_deal import deal_key, secret_commitment
from ironbridge.server.live.verify_record import verify_kept
from tests.page.accessible import objections
from tests.page.journey import PATIENCE, Person, visit
from tests.page.player import close_page, open_page
from tests.page.test_journeys import in_lobby

ROOM = "main.room"
SEAL = re.compile("^Seal of the shuffle")
KEPT = "game => JSON.parse(localStorage.getItem(`ironbridge.deal.${game}`))"
SEATS = "game => JSON.parse(localStorage.getItem('ironbridge.seats'))[game].seats"


def table_of_two(host: Person, kind: str) -> None:
    """Starts an introductory game of two people from the lobby."""
    page = host.page
    in_lobby(host)
    host.press(page.get_by_role("radio", name="2", exact=True))
    page.get_by_role("textbox", name="Name at seat 1").fill("Ann")
    row = page.locator(".seatrow").nth(1)
    host.press(row.locator(".pick"))
    host.press(row.get_by_role("option", name=re.compile(kind)))
    host.press(page.get_by_role("button", name=re.compile("^Variant")))
    host.press(page.locator(".choices label", has_text="Introductory"))
    host.press(page.locator(".go.big"))
    page.wait_for_url("**/game/**", timeout=PATIENCE)


def link_of(host: Person) -> str:
    """Returns the link for the second seat, from the waiting room."""
    room = host.page.locator(ROOM)
    expect(room).to_contain_text("Waiting for one more player", timeout=PATIENCE)
    return host.page.locator(".invitation input").input_value()


def sit_down(friend: Person) -> None:
    """Takes the invited seat as Ben."""
    friend.page.get_by_role("textbox").fill("Ben")
    friend.press(friend.page.get_by_role("button", name=re.compile("^Take the seat")))


def game_of(page: Page) -> str:
    """Returns the identifier of the game of a page."""
    return page.url.partition("/game/")[2].partition("?")[0]


def play_to_the_end(address: str, pages: list[Page]) -> str:
    """Plays the first choices with the tokens of these browsers; returns the game."""
    game = game_of(pages[0])
    held = {one["seat"]: one["token"] for page in pages for one in page.evaluate(SEATS, game)}
    with httpx.Client(base_url=f"{address}/api/games/{game}", timeout=60) as client:
        info = client.get("/view").json()
        seat = info["view"]["to_act"]
        while seat is not None:
            headers = {"authorization": f"Bearer {held[seat]}"}
            seen = client.get(f"/view?seat={seat}", headers=headers).json()
            body = {"seat": seat, "seen": seen["entry"], "play": seen["view"]["choices"][0]["code"]}
            answer = client.post("/entries", json=body, headers=headers)
            assert answer.status_code == 200, answer.text
            seat = answer.json()["view"]["to_act"]
    return game


def seal_says(page: Page, words: str) -> None:
    """Asserts the words of the seal on the result, and that it opens with checks."""
    page.reload()  # leaves the scoring of the last era
    button = page.get_by_role("button", name=SEAL)
    expect(button).to_contain_text(words, timeout=PATIENCE)
    button.click()
    expect(page.locator("dialog h3")).to_have_text(words)


def close_seal(page: Page) -> None:
    """Closes the opened seal."""
    page.get_by_role("button", name="Close", exact=True).click()


def reveals(page: Page) -> list[Request]:
    """Returns the list that collects the contributions which a page sends from now on."""
    sent: list[Request] = []
    page.on("request", lambda one: sent.append(one) if "/contribution" in one.url else None)
    return sent


@pytest.mark.slow
def test_two_friends_shuffle_together_and_check_it(browser: Browser, address: str) -> None:
    with ExitStack() as opened:
        host = opened.enter_context(visit(browser, address))
        table_of_two(host, "^A friend by link")
        link = link_of(host)
        assert objections(host.page) == []
        expect(host.page.locator(f"{ROOM} .who li b").first).to_have_text("Ann you")
        host.picture("shuffle 1 waiting room")
        game = game_of(host.page)
        assert httpx.get(f"{address}/api/games/{game}").json()["status"] == "gathering"
        host.page.reload()  # a browser that is closed meanwhile keeps its bytes
        link_of(host)
        friend = opened.enter_context(visit(browser, link))
        sit_down(friend)
        for person in (host, friend):
            expect(person.page.locator("[data-asked], .prompt")).to_be_visible(timeout=PATIENCE)
            expect(person.page.locator(ROOM)).to_have_count(0)
        first, second = host.page.evaluate(KEPT, game), friend.page.evaluate(KEPT, game)
        assert first["commitment"] == second["commitment"]
        assert first["list"] == second["list"]
        assert (first["confirmed"], second["confirmed"]) == ([0], [1])
        play_to_the_end(address, [host.page, friend.page])
        for person in (host, friend):
            seal_says(person.page, "Nobody chose the cards")
            steps = person.page.locator("dialog .checks li")
            expect(steps).to_have_count(6)
            expect(person.page.locator("dialog .checks .good")).to_have_count(6)
            person.picture(f"shuffle 2 seal {person is host}")
        assert objections(host.page) == []
        with host.page.expect_download() as saved:
            host.page.get_by_role("button", name="What this device kept").click()
        kept = saved.value.path().read_text(encoding="utf-8")
        record = httpx.get(f"{address}/api/games/{game}/record").text
        assert verify_kept(record, kept) > 10
        close_seal(host.page)
        tampered(host.page, game)


def tampered(page: Page, game: str) -> None:
    """Lets the server tell another secret with a promise and a key that fit it."""

    def forge(route: Route) -> None:
        info: dict[str, Any] = route.fetch().json()
        secret = "ab" * 32
        values = {one["seat"]: one["value"] for one in info["deal"]["contributions"]}
        info["commitment"] = secret_commitment(game, secret, info["salt"])
        info["deal"] |= {"secret": secret, "key": deal_key(game, secret, values)}
        route.fulfill(json=info)

    page.route(f"**/api/games/{game}", forge)
    page.reload()
    alarm = page.locator(".verdict-row [role=alert]")
    expect(alarm).to_contain_text("not what was promised", timeout=PATIENCE)
    page.get_by_role("button", name=SEAL).click()
    expect(page.locator("dialog .checks .bad")).to_have_count(2)
    assert objections(page) == []
    page.unroute(f"**/api/games/{game}")


@pytest.mark.slow
def test_a_browser_that_never_reveals_is_named_and_left_out(browser: Browser, address: str) -> None:
    with ExitStack() as opened:
        host = opened.enter_context(visit(browser, address))
        table_of_two(host, "^A friend by link")
        friend = open_page(browser)
        friend.goto(link_of(host))
        friend.route("**/contribution", lambda route: route.abort())
        friend.get_by_role("textbox").fill("Ben")
        friend.get_by_role("button", name=re.compile("^Take the seat")).click()
        room = host.page.locator(ROOM)
        expect(room.get_by_role("status")).to_have_text("Waiting for Ben", timeout=PATIENCE)
        expect(friend.locator(ROOM)).to_contain_text("Waiting for", timeout=PATIENCE)
        host.picture("shuffle 3 waiting for Ben")
        host.press(room.get_by_role("button", name="Deal without Ben"))
        for page in (host.page, friend):
            expect(page.locator(".prompt")).to_be_visible(timeout=PATIENCE)
        expect(host.page.locator(".record")).to_contain_text("without the contribution of Ben")
        play_to_the_end(address, [host.page, friend])
        seal_says(host.page, "Shuffled without some players")
        seal_says(friend, "Shuffled without you")
        close_page(friend)


@pytest.mark.slow
def test_a_changed_promise_is_an_alarm_and_nothing_is_revealed(
    browser: Browser, address: str
) -> None:
    """The server is started again with another secret, before all have joined."""
    with ExitStack() as opened:
        host = opened.enter_context(visit(browser, address))
        table_of_two(host, "^A friend by link")
        link, game = link_of(host), game_of(host.page)
        sent = reveals(host.page)
        kept = host.page.evaluate(KEPT, game)

        def changed(route: Route) -> None:
            route.fulfill(json={**route.fetch().json(), "commitment": "0" * 64})

        host.page.route(f"**/api/games/{game}", changed)
        friend = opened.enter_context(visit(browser, link))
        sit_down(friend)
        alarm = host.page.locator(f"{ROOM} [role=alert]")
        expect(alarm).to_contain_text("Do not play this game", timeout=PATIENCE)
        host.picture("shuffle 4 alarm")
        assert objections(host.page) == []
        assert sent == []
        assert host.page.evaluate(KEPT, game) == kept
        host.page.unroute(f"**/api/games/{game}")


@pytest.mark.slow
def test_a_device_without_its_bytes_says_so_and_can_go_on(browser: Browser, address: str) -> None:
    """Stored data that were cleared, or a second device of the same player."""
    with ExitStack() as opened:
        host = opened.enter_context(visit(browser, address))
        table_of_two(host, "^A friend by link")
        link, game = link_of(host), game_of(host.page)
        host.page.evaluate("game => localStorage.removeItem(`ironbridge.deal.${game}`)", game)
        friend = opened.enter_context(visit(browser, link))
        sit_down(friend)
        expect(friend.page.locator(ROOM).get_by_role("status")).to_have_text(
            "Waiting for Ann", timeout=PATIENCE
        )
        room = host.page.locator(ROOM)
        expect(room).to_contain_text("on the device with which you sat down", timeout=PATIENCE)
        host.press(room.get_by_role("button", name="Deal without my part"))
        for person in (host, friend):
            expect(person.page.locator(".prompt")).to_be_visible(timeout=PATIENCE)
        play_to_the_end(address, [host.page, friend.page])
        seal_says(friend.page, "Shuffled without some players")
        host.page.evaluate("game => localStorage.removeItem(`ironbridge.deal.${game}`)", game)
        host.page.reload()
        seal_says(host.page, "This device kept nothing")


@pytest.mark.slow
def test_people_at_one_device_are_dealt_at_once(browser: Browser, address: str) -> None:
    with visit(browser, address) as person:
        sent = reveals(person.page)
        table_of_two(person, "^Another person here")
        cover = person.page.get_by_role("region", name="Pass the device")
        expect(cover).to_be_visible(timeout=PATIENCE)
        expect(person.page.locator(ROOM)).to_have_count(0)
        game = game_of(person.page)
        assert len(sent) == 1
        kept = person.page.evaluate(KEPT, game)
        assert (kept["confirmed"], list(kept["own"])) == ([0], ["0"])
        play_to_the_end(address, [person.page])
        seal_says(person.page, "Nobody chose the cards")


@pytest.mark.slow
def test_a_chosen_number_is_shown_before_and_at_the_table(browser: Browser, address: str) -> None:
    players = [{"kind": "me", "name": "Ann"}, {"kind": "friend"}]
    asked = {"title": "birmingham", "seats": 2, "players": players, "seed": 7, "open": True}
    made = httpx.post(f"{address}/api/games", json=asked).json()
    with visit(browser, f"{address}/join#{made['invitations'][0]['code']}") as friend:
        page = friend.page
        expect(page.locator(".chosen")).to_contain_text("host chose", timeout=PATIENCE)
        assert objections(page) == []
        friend.picture("shuffle 5 chosen number")
        sit_down(friend)
        expect(page.locator(".head .where")).to_contain_text("number chosen by the host")
        expect(page.locator(".record")).to_contain_text("host chose the number of the deal")
        listed = json.dumps(httpx.get(f"{address}/api/games?list=open").json())
        assert '"seed_chosen": true' in listed
