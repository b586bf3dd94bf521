"""States of every screen whose controls are pressed, on a desk and on a phone."""

import functools
import json
import os
import re
from dataclasses import replace
from typing import Any

import httpx
from playwright.sync_api import Page

from tests.page import moments
from tests.page.presses import LYING, STANDING, Made, State
from tests.page.profiles_and_reviews import (
    profile,
    profile_link,
    profile_of_two_devices,
    review_to_run,
    reviewed,
)
from tests.page.shuffled_games import (
    device_without_bytes,
    gathering,
    guest_of_pending,
    host_of_pending,
    shuffled_and_finished,
)

KEPT = "birmingham/4-person-and-bots"
PATIENCE = 60_000
BOTS = [{"kind": "bot", "bot": "dice"}] * 2
ME = {"kind": "me", "name": "Anna"}


# Games on the server


def nothing(address: str) -> Made:
    """Returns no game."""
    return {}


def finished(address: str) -> Made:
    """Returns a finished game."""
    text = {"text": moments.record_of(KEPT)}
    made: Made = httpx.post(f"{address}/api/records", json=text, timeout=60).json()
    return made


def new(address: str, players: list[dict[str, str]], **asked: Any) -> Made:
    """Returns a new game of Birmingham."""
    wish = {"title": "birmingham", "seed": 3, "seats": len(players), "players": players, **asked}
    answer = httpx.post(f"{address}/api/games", json=wish, timeout=60)
    made: Made = answer.raise_for_status().json()
    return made


def stopped(address: str, ask: str) -> Made:
    """Returns a game that its two people have paused or ended, for the first of them."""
    made = new(address, [ME, {"kind": "here"}])
    first, second = made["seats"]

    def post(path: str, one: dict[str, Any], **body: Any) -> Made:
        headers = {"authorization": f"Bearer {one['token']}"}
        url = f"{address}/api/games/{made['game']}/{path}"
        answer = httpx.post(url, json={"seat": one["seat"], **body}, headers=headers, timeout=60)
        return dict(answer.raise_for_status().json())

    number = post("requests", first, ask=ask)["request"]["entry"]
    post("answers", second, request=number, yes=True)
    return {**made, "seats": [first]}


def with_friend(address: str) -> Made:
    """Returns a game of two people; the friend has said hello in the chat."""
    made = new(address, [ME, {"kind": "friend"}])
    code = {"code": made["invitations"][0]["code"], "name": "Bo"}
    friend = httpx.post(f"{address}/api/join", json=code, timeout=60).raise_for_status().json()
    httpx.post(
        f"{address}/api/games/{made['game']}/chat",
        json={"seat": friend["seat"], "phrase": "hello"},
        headers={"authorization": f"Bearer {friend['token']}"},
        timeout=60,
    ).raise_for_status()
    return made


paused = functools.partial(stopped, ask="pause")
ended = functools.partial(stopped, ask="end")


def at(kind: str, verb: str | None = None, after: int = 110) -> functools.partial[Made]:
    """Returns what makes a game at a question, after this number of steps."""
    return functools.partial(moments.moment, name=KEPT, kind=kind, verb=verb, after=after)


def short_of_money(address: str) -> Made:
    """Returns a game whose seat to act cannot pay its interest."""
    return moments.moment(address, "birmingham-2", "give up", least=1)


table = at("action")
open_seat = functools.partial(new, players=[ME, {"kind": "friend"}], open=True)
waiting = functools.partial(new, players=[ME, {"kind": "friend"}])
first_game = functools.partial(new, players=[ME, *BOTS], variant="introductory")
two_here = functools.partial(new, players=[ME, {"kind": "here"}])


# Pages


class Show:
    """Opens a path, waits for a sign, then clicks on controls and presses keys in turn."""

    def __init__(self, path: str, sign: str, *then: str) -> None:
        self.path, self.sign, self.then = path, sign, then

    def __call__(self, page: Page, address: str, made: Made) -> None:
        seats = json.dumps({made["game"]: self.kept(made)} if "seats" in made else {})
        page.context.add_init_script(f"localStorage.setItem('ironbridge.seats', '{seats}')")
        if made.get("deal"):
            name, deal = f"ironbridge.deal.{made['game']}", json.dumps(made["deal"])
            page.context.add_init_script(f"localStorage.setItem('{name}', '{deal}')")
        if "profile" in made:
            kept = json.dumps({"active": made["profile"]["id"], "all": [made["profile"]]})
            page.context.add_init_script(f"localStorage.setItem('ironbridge.profiles', '{kept}')")
        codes = [one["code"] for one in made.get("invitations", [])]
        path = self.path.format(game=made.get("game"), code=codes[:1], link=made.get("link"))
        page.goto(address + path)
        self.wait(page)
        for step in self.then:
            do(page, step)

    def kept(self, made: Made) -> dict[str, Any]:
        """Returns what a device remembers of a game: the seat to act, or all seats."""
        acting = [one for one in made["seats"] if one["seat"] == made.get("to_act", one["seat"])]
        kept = {"seats": acting, "invitations": made.get("invitations", [])}
        return {**kept, "host": made["host"]} if made.get("host") else kept

    def wait(self, page: Page) -> None:
        """Waits until the screen is shown."""
        page.locator(self.sign).first.wait_for(timeout=PATIENCE)


class Guest(Show):
    """Opens a path on a device that holds no seat."""

    def kept(self, made: Made) -> dict[str, Any]:
        return {"seats": [], "invitations": []}


class Broken(Show):
    """Opens a path whose first request to ``fails`` is refused with this status."""

    def __init__(self, path: str, sign: str, fails: str, status: int) -> None:
        super().__init__(path, sign)
        self.fails, self.status = fails, status

    def __call__(self, page: Page, address: str, made: Made) -> None:
        said = {"title": "Sorry", "detail": "Sorry, this did not work."}
        page.route(self.fails, lambda one: one.fulfill(status=self.status, json=said), times=1)
        super().__call__(page, address, made)


class Table(Show):
    """Opens a game at the seat to act, past the actions of others."""

    def __init__(self, *then: str) -> None:
        super().__init__("/game/{game}", ".stepper .go, [data-asked]", *then)

    def wait(self, page: Page) -> None:
        super().wait(page)
        if page.locator(".stepper .go").is_visible():
            page.locator(".stepper .go").click()
        page.locator("[data-asked]").wait_for(timeout=PATIENCE)


def do(page: Page, step: str) -> None:
    """Presses ``key:K``, clicks on ``css:SELECTOR``, or on the button or link of this name."""
    how, _, what = step.partition(":")
    if how == "key":
        page.keyboard.press(what)
    elif how == "type":
        page.keyboard.type(what)
    elif how == "css":
        page.locator(what).first.click()
    elif how == "see":
        page.locator(what).first.wait_for(timeout=PATIENCE)
    else:
        dialogs = page.locator("dialog[open]")
        scope = dialogs.last if dialogs.count() else page
        scope.get_by_role("button", name=re.compile(rf"^{step}")).first.click()


CHAT = Show("/game/{game}", ".leaf.chat button", "Menu", "Chat", "see:.phrases button")
LOBBY = Show("/", ".go.big")
JOIN = Guest("/join#{code[0]}", "form .go")
RESULT = Show("/game/{game}", ".verdict")
REPLAY = Show("/game/{game}/replay", ".tl")
RULE = Show("/rules/birmingham#BB-coal-1", ".ridbig")
GUIDE = Show("/game/{game}?guide=1", ".guide")
ROOM = Show("/game/{game}", "main.room")
PENDING = Show("/game/{game}", "main.room .who > button")
SEAL = Show("/game/{game}", ".seal-button", "css:.seal-button", "see:dialog .checks")
DEVICES = ("Menu", "Phones and table", "css:.devices li button", "see:.devices img")
FAILED = Broken("/game/{game}", ".closed .go", "**/told*", 500)
BUILD = ("key:b", "see:[data-open]")
CLOCK_END = ("Clock", "css:.choices label >> nth=1", "css:.choices >> nth=2 >> label >> nth=1")
CLOCK_DAYS = ("Clock", "css:.choices >> nth=1 >> label >> nth=1")
CLOCK_OWN = (*CLOCK_DAYS, "css:.choices >> nth=1 >> label >> nth=4")
NO_PROFILE = Show("/profile", ".leaf.none")
PROFILE = Show("/profile", ".leaf .state")
RECOVERY = Show("/profile", ".leaf .state", "css:[aria-label='Keep your games'] .acts .back")
DELETION = Show("/profile", ".leaf .state", "Delete this profile", "see:#delete-word")
FEED = ("Menu", "Tell me when", "see:[aria-label='In a feed reader']")
REVIEW = Show("/game/{game}/review", ".card .line-of-play")
STOPPED = ("Stop", "see:.progress button:has-text('Go on')")
REFUSED = (*BUILD, "css:.berth-slot:not([data-open]) rect.hit", "see:.slip")


def lobby(*then: str) -> Show:
    """Returns the lobby after these steps."""
    return Show("/", ".go.big", *then)


def replay(*then: str) -> Show:
    """Returns a replay after these steps."""
    return Show(REPLAY.path, REPLAY.sign, *then)


def review(*then: str) -> Show:
    """Returns a review after these steps."""
    return Show(REVIEW.path, REVIEW.sign, *then)


ON_A_DESK: dict[str, State] = {
    "lobby": State(nothing, LOBBY),
    "lobby: menu": State(nothing, lobby("Menu")),
    "lobby: keyboard": State(nothing, lobby("Keyboard")),
    "lobby: about": State(nothing, lobby("About")),
    "lobby: watch": State(open_seat, lobby("Watch", "see:dialog .chips")),
    "lobby: who sits": State(nothing, lobby("css:.pick >> nth=1")),
    "lobby: options": State(nothing, lobby("css:.optline >> nth=1")),
    "lobby: clock": State(nothing, lobby("Clock")),
    "lobby: end of the clock": State(nothing, lobby(*CLOCK_END)),
    "lobby: days a turn": State(nothing, lobby(*CLOCK_DAYS)),
    "lobby: own clock": State(nothing, lobby(*CLOCK_OWN)),
    "join": State(waiting, JOIN),
    "join: unknown": State(nothing, Show("/join#nothing", ".closed .go"), refused=True),
    "invitation": State(waiting, Show("/game/{game}", ".invitation")),
    "room: host": State(gathering, ROOM),
    "room: menu": State(gathering, Show(ROOM.path, ROOM.sign, "Menu")),
    "room: pending, host": State(host_of_pending, PENDING),
    "room: pending, guest": State(guest_of_pending, ROOM),
    "room: bytes lost": State(device_without_bytes, PENDING),
    "guide": State(first_game, GUIDE),
    "handover": State(two_here, Show("/game/{game}", ".book .go")),
    "since": State(table, Show("/game/{game}", ".stepper .go")),
    "table": State(table, Table()),
    "table: menu": State(table, Table("Menu")),
    "table: keyboard": State(table, Table("Menu", "Keyboard")),
    "table: devices": State(table, Table(*DEVICES)),
    "table: seal": State(table, Table("Menu", "Seal")),
    "table: chat": State(with_friend, CHAT),
    "table: chat notice": State(with_friend, Show("/game/{game}", ".leaf.chat button")),
    "table: private notes": State(table, Table("Menu", "Private notes", "see:textarea")),
    "table: host": State(table, Table("Menu", "Table and host", "see:.tools button")),
    "table: paused": State(paused, Show("/game/{game}", ".agree button")),
    "table: ended": State(ended, Show("/game/{game}", ".again button")),
    "table: notices": State(table, Table("Menu", "Tell me when", "see:.notices .seg")),
    "table: mat": State(table, Table("css:.seats .who", "see:.mat")),
    "table: symbols": State(table, Table("Menu", "What the symbols")),
    "table: cards": State(table, Table("Menu", "Discards")),
    "table: options": State(table, Table("Menu", "Options")),
    "table: typed": State(table, Table("key:/", "see:.typed", "type:pass")),
    "building": State(table, Table(*BUILD)),
    "developing": State(table, Table("Develop")),
    "card asked": State(at("card", "link", 9), Table()),
    "source asked": State(at("iron", "build"), Table()),
    "refused on the map": State(table, Table(*REFUSED)),
    "refused action": State(first_game, Table("key:s", "see:.refusal")),
    "shortfall": State(short_of_money, Table()),
    "board alone": State(table, Show("/game/{game}?board=1", ".board")),
    "others' turn": State(
        lambda address: {"game": table(address)["game"]},
        Show("/game/{game}", ".seats"),
    ),
    "result": State(finished, RESULT),
    "result: menu": State(finished, Show(RESULT.path, RESULT.sign, "Menu")),
    "result: seal": State(shuffled_and_finished, SEAL),
    "replay": State(finished, REPLAY),
    "replay: begun": State(finished, Show("/game/{game}?at=9", ".tl")),
    "replay: menu": State(finished, replay("Menu")),
    "replay: continue": State(finished, Show("/game/{game}?at=9", ".tl", "Continue")),
    "review": State(reviewed, REVIEW),
    "review: turn": State(reviewed, Show("/game/{game}/review?turn=6", REVIEW.sign)),
    "review: summary": State(reviewed, review("css:.review-tabs [role=radio] >> nth=1")),
    "review: luck": State(reviewed, review("css:.review-tabs [role=radio] >> nth=2")),
    "review: save": State(reviewed, review("Save the review")),
    "review: stopped": State(review_to_run, Show(REVIEW.path, ".progress", *STOPPED)),
    "table: feed": State(profile, Table(*FEED)),
    "table: feed made": State(profile, Table(*FEED, "Make an address", "see:input[readonly]")),
    "profile: none": State(nothing, NO_PROFILE),
    "profile": State(profile, PROFILE),
    "profile: devices": State(profile_of_two_devices, PROFILE),
    "profile: code": State(profile, RECOVERY),
    "profile: deletion": State(profile, DELETION),
    "profile: link": State(profile_link, Show("/profile#{link}", ".leaf .go")),
    "rule": State(nothing, RULE),
    "rules": State(nothing, Show("/rules/lancashire", ".toc a")),
    "rules: search": State(
        nothing, Show("/rules/birmingham", ".toc a", "css:.find input", "type:coal")
    ),
    "nowhere": State(nothing, Show("/nowhere", ".closed .go")),
    "no game": State(nothing, Show("/game/none", ".closed .go"), refused=True),
    "no rules": State(nothing, Show("/rules/none", ".closed .go"), refused=True),
    "game failed": State(table, FAILED, refused=True),
}
ON_A_PHONE: dict[str, State] = {
    "lobby": State(nothing, LOBBY),
    "lobby: menu": State(nothing, lobby("Menu")),
    "lobby: keyboard": State(nothing, lobby("Menu", "Keyboard")),
    "lobby: about": State(nothing, lobby("Menu", "About")),
    "lobby: watch": State(open_seat, lobby("Watch", "see:dialog .chips")),
    "lobby: players": State(nothing, lobby("Players")),
    "lobby: options": State(nothing, lobby("Options")),
    "lobby: join": State(nothing, lobby("Join")),
    "lobby: games": State(nothing, lobby("On the table")),
    "join": State(waiting, JOIN),
    "invitation": State(waiting, Show("/game/{game}", ".invitation")),
    "room: host": State(gathering, ROOM),
    "room: pending, host": State(host_of_pending, PENDING),
    "room: pending, guest": State(guest_of_pending, ROOM),
    "guide": State(first_game, GUIDE),
    "handover": State(two_here, Show("/game/{game}", ".book .go")),
    "since": State(table, Show("/game/{game}", ".stepper .go")),
    "table": State(table, Table()),
    "table: menu": State(table, Table("Menu")),
    "table: devices": State(table, Table(*DEVICES)),
    "table: chat": State(with_friend, CHAT),
    "table: chat notice": State(with_friend, Show("/game/{game}", ".leaf.chat button")),
    "table: private notes": State(table, Table("Menu", "Private notes", "see:textarea")),
    "table: host": State(table, Table("Menu", "Table and host", "see:.tools button")),
    "table: ended": State(ended, Show("/game/{game}", ".again button")),
    "table: options": State(table, Table("Menu", "Options")),
    "table: log": State(table, Table("Log")),
    "table: players": State(table, Table("css:.strip .seat")),
    "table: mat": State(table, Table("css:.strip .seat", "css:.seats .who", "see:.mat")),
    "building": State(table, Table(*BUILD)),
    "card asked": State(at("card", "link", 9), Table()),
    "shortfall": State(short_of_money, Table()),
    "refused action": State(first_game, Table("key:s", "see:.refusal")),
    "result": State(finished, RESULT),
    "result: seal": State(shuffled_and_finished, SEAL),
    "replay": State(finished, REPLAY),
    "review": State(reviewed, REVIEW),
    "review: turns": State(reviewed, review("Turns", "see:dialog .record")),
    "review: summary": State(reviewed, review("css:.review-tabs [role=radio] >> nth=1")),
    "profile: none": State(nothing, NO_PROFILE),
    "profile: devices": State(profile_of_two_devices, PROFILE),
    "profile: code": State(profile, RECOVERY),
    "profile: deletion": State(profile, DELETION),
    "table: notices": State(table, Table("Menu", "Tell me when", "see:.notices .seg")),
    "table: feed made": State(profile, Table(*FEED, "Make an address", "see:input[readonly]")),
    "lobby: end of the clock": State(nothing, lobby("Options", *CLOCK_END)),
    "lobby: own clock": State(nothing, lobby("Options", *CLOCK_OWN)),
    "replay: actions": State(finished, replay("Actions")),
    "replay: continue": State(finished, Show("/game/{game}?at=9", ".tl", "Continue")),
    "rule": State(nothing, RULE),
    "nowhere": State(nothing, Show("/nowhere", ".closed .go")),
    "no game": State(nothing, Show("/game/none", ".closed .go"), refused=True),
    "game failed": State(table, FAILED, refused=True),
}
MAIN = (
    "lobby",
    "join",
    "room: host",
    "table",
    "table: menu",
    "table: devices",
    "building",
    "shortfall",
    "guide",
    "result",
    "result: seal",
    "replay",
    "rule",
    "review",
    "profile: devices",
)
"""States of a phone that are pressed with the phone lying as well."""
STATES: dict[str, State] = {
    **ON_A_DESK,
    **{f"standing: {name}": replace(one, size=STANDING) for name, one in ON_A_PHONE.items()},
    **{
        f"lying: {name}": replace(one, size=LYING)
        for name, one in ON_A_PHONE.items()
        if name in MAIN
    },
}
# All states of a desk and the main ones of a phone.
SUITE = [*ON_A_DESK, *(f"standing: {name}" for name in MAIN)]
SHARE = 3
"""The suite takes every third of these; ``IRONBRIDGE_PRESS_TURN`` chooses which."""
TURN = int(os.environ.get("IRONBRIDGE_PRESS_TURN", "0"))
"""Number of the control of each state, in an order of its own, that the suite presses."""
