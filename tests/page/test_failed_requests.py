"""A request that fails reaches the person as a sentence: each kind of request of the page.

The suite fails every third request in one way, others with another ``IRONBRIDGE_PRESS_TURN``;
``IRONBRIDGE_PRESS=all`` fails each in every way.
"""

import os
import re
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.page.player import open_page
from tests.page.press_states import PATIENCE, SHARE, STATES, TURN, Show, do
from tests.page.presses import DESK, State
from tests.page.profiles_and_reviews import review_to_run

SAID = "Sorry, this did not work."
FAILURES = ("500", "429", "offline")
TICK = 50
"""Time between two looks at the failed requests, in milliseconds."""
ALL = os.environ.get("IRONBRIDGE_PRESS") == "all"


@dataclass(frozen=True)
class Case:
    """A request, the state before it, and the steps that make the page send it."""

    state: State
    path: str
    then: tuple[str, ...] = ()
    """Steps; without one the request belongs to opening the screen."""
    language: str = "en"


def case(state: str, path: str, *then: str) -> Case:
    """Returns a case on a desk."""
    return Case(STATES[state], path, then)


FOLLOWED = Show("/game/{game}/review", ".progress")
"""Review that is computed while it is read."""
CASES: dict[str, Case] = {
    "titles": case("lobby", "/api/titles"),
    "bots": case("lobby", "/api/bots"),
    "sheet": case("lobby", "/api/titles/lancashire/sheet"),
    "own games": case("lobby", "/api/games/mine"),
    "open games": case("lobby", "/api/games?list=open"),
    "sample games": case("lobby", "/api/kept"),
    "languages": case("lobby", "/api/languages"),
    "messages": case("lobby", "/api/languages/fr/messages", "Français"),
    "names": Case(STATES["table"], "/api/names", language="fr"),
    "new game": case("lobby", "/api/games", "css:.go.big"),
    "sample game": case("lobby", "/api/kept/", "css:.sample button"),
    "seat taken": case("lobby: watch", "/take", "Take the seat"),
    "invitation": case("join", "/api/join/look"),
    "join": case("join", "/api/join", "css:form .go"),
    "game": case("table", "/view"),
    "log": case("table", "/told"),
    "choice": case("card asked", "/entries", "css:.holder:not(.unfit)"),
    "undo": case("card asked", "/entries", "css:[aria-label^=Undo]:enabled"),
    "reason": case("building", "/why", "css:.berth-slot:not([data-open]) rect.hit"),
    "preview": case("building", "/preview", "css:[data-open] rect.hit"),
    "record": case("table: menu", "/record", "Download"),
    "device": case("table: menu", "/device", "Phones and table", "css:.devices li button"),
    "another language": case("table: menu", "/view", "Français"),
    "handover": case("handover", "/view", "css:.book .go"),
    "chart": case("result", "/chart"),
    "rematch": case("result", "/api/games", "Rematch"),
    "replay": case("replay", "/told"),
    "moment": case("replay", "/view?action=", "see:.record .at", "key:Home"),
    "outlook": case("replay", "/outlook"),
    "fork": case("replay: continue", "/fork", "css:dialog .go"),
    "review": case("review", "/review?since="),
    "best turn": case("review", "/review/turns/", "css:.turnkeys button:enabled >> nth=0"),
    "review stopped": Case(State(review_to_run, FOLLOWED), "DELETE /review", ("Stop",)),
    "review continued": case("review: stopped", "POST /review", "Go on"),
    "turn tried": case("review", "/fork", "Try it yourself"),
    "profile": case("profile", "/api/profile"),
    "name of the profile": case("profile", "/api/profile", "css:form .go"),
    "recovery code": case("profile", "/api/profile/recovery", "Show a recovery code"),
    "link to the profile": case("profile", "/api/profile/link", "Add a device"),
    "device signed out": case("profile: devices", "/api/profile/devices/", "Sign out"),
    "export of the profile": case("profile", "/api/profile/export", "Save as a file"),
    "profile deleted": case(
        "profile: deletion", "/deletion", "css:#delete-word", "type:delete", "Delete for ever"
    ),
    "sign in by code": case("profile: none", "/recover", "css:form input", "type:A1", "Open the"),
    "sign in by link": case("profile: link", "/link/open", "Open the profile"),
    "notices": case("table: menu", "/notices", "Tell me when"),
    "address of the feed": case("table: feed", "/api/profile/atom", "Make an address"),
    "end of the feed": case("table: feed made", "DELETE /atom", "End the address"),
    "times of notices": case("table: notices", "/notices", "css:[role=radio]:not([tabindex='0'])"),
    "seat of a bot": case("room: host", "/replace", "css:.who li button"),
    "rulebook": case("rule", "/rules"),
    "board of the rules": case("rule", "/sheet"),
}


class Failing:
    """Makes the requests of a page to a path fail once it is ``armed``.

    It is made before the page is opened, so that no request is sent between the order to intercept
    and its effect.
    """

    def __init__(self, page: Page, path: str, failure: str) -> None:
        self.failure = failure
        self.method, _, path = path.rpartition(" ")
        """Method of the requests that fail; all without one."""
        self.armed = False
        self.failed: list[str] = []
        """Addresses of the requests that failed."""
        end = "" if path.endswith(("/", "=")) else r"(\?(?!list)|$)" if "?" not in path else ""
        page.route(re.compile(re.escape(path) + end), self.answer)

    def answer(self, route: Route) -> None:
        """Fails a request, or lets it pass."""
        if not self.armed or self.method not in ("", route.request.method):
            return route.continue_()
        self.failed.append(route.request.url)
        if self.failure == "offline":
            return route.abort()
        body = f'{{"title": "Sorry", "detail": "{SAID}"}}'
        kind = "application/problem+json"
        return route.fulfill(status=int(self.failure), body=body, content_type=kind)


def tried(page: Page, address: str, one: Case, failure: str) -> list[str]:
    """Opens the screen and sends the request; returns the requests that failed."""
    made = one.state.make(address)
    failing = Failing(page, one.path, failure)
    if one.then:
        one.state.show(page, address, made)
        failing.armed = True
        for step in one.then:
            do(page, step)
        return failing.failed
    failing.armed = True
    show: Any = one.state.show
    Show(show.path, "body").__call__(page, address, made)
    return failing.failed


def until_failed(page: Page, failed: list[str]) -> None:
    """Waits until a request has failed."""
    for _ in range(PATIENCE // TICK):
        if failed:
            return
        page.wait_for_timeout(TICK)
    raise AssertionError("The page did not send the request.")


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES if ALL else list(CASES)[TURN % SHARE :: SHARE])
def test_a_failed_request_is_told(browser: Browser, address: str, name: str) -> None:
    number = list(CASES).index(name)
    for failure in FAILURES if ALL else (FAILURES[number % len(FAILURES)],):
        page = open_page(browser, DESK, language=CASES[name].language)
        errors: list[str] = []
        page.on("pageerror", lambda error, found=errors: found.append(str(error)))
        failed = tried(page, address, CASES[name], failure)
        until_failed(page, failed)
        told = re.compile("does not answer|ne répond pas") if failure == "offline" else SAID
        alert = page.get_by_role("alert").filter(has_text=told).locator("visible=true")
        expect(alert.first).to_be_visible(timeout=PATIENCE)
        assert not errors
        page.context.close()


@pytest.mark.slow
def test_a_screen_that_failed_opens_when_the_server_is_back(browser: Browser, address: str) -> None:
    for path, state, sign in (
        ("/api/titles", "lobby", ".go.big"),
        ("/told", "table", ".stepper .go, [data-asked]"),
        ("/told", "replay", ".tl"),
        ("/rules", "rule", ".ridbig"),
        ("/api/join/look", "join", "form .go"),
    ):
        page = open_page(browser)
        tried(page, address, case(state, path), "429")
        again = page.get_by_role("button", name="Try again")
        again.wait_for(timeout=PATIENCE)
        page.unroute_all()
        again.click()
        page.locator(sign).first.wait_for(timeout=PATIENCE)
        page.context.close()


@pytest.mark.slow
def test_the_message_of_a_lost_server_goes_when_it_answers(browser: Browser, address: str) -> None:
    page = open_page(browser)
    state = STATES["building"]
    state.show(page, address, state.make(address))
    page.context.set_offline(True)
    do(page, "css:.berth-slot:not([data-open]) rect.hit")
    words = [page.get_by_text("does not answer"), page.get_by_text("Connecting again")]
    for lost in words:
        expect(lost.first).to_be_visible(timeout=PATIENCE)
    page.context.set_offline(False)
    for lost in words:
        expect(lost).to_have_count(0, timeout=PATIENCE)
    page.context.close()
