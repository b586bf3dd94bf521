"""Journeys of people, each from the address to its end, with the limits of a public server.

Nothing is prepared behind the page, nothing is stored in the browser, and every journey fails on
an uncaught error, an error of the console or a refused request.
"""

import re
from contextlib import ExitStack
from typing import Final

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.helpers.extent import LONG
from tests.page.journey import PATIENCE, PLAYABLE, TICK, ZOOMS, Person, Zoom, visit, zooms

STANDING: Final[ViewportSize] = {"width": 390, "height": 844}
LYING: Final[ViewportSize] = {"width": 844, "height": 390}
TOUCHED = 10
"""Number of turns by touch: all turns of an introductory game of two."""
LYING_TURNS = TOUCHED if LONG else 4
"""Number of turns by touch on a lying phone."""
MOST_TABS = 60
"""Maximum number of presses of Tab from one control to another."""
NAMES = ("Anna", "Tom", "Véra", "Paul")
OPENING = 3
"""Number of turns of a newcomer of which each has a picture."""


def in_lobby(person: Person) -> None:
    """Waits until a game can be started."""
    expect(person.page.locator(".go.big")).to_be_enabled(timeout=PATIENCE)


@pytest.mark.slow
@pytest.mark.parametrize("zoom", zooms("100 %"))
def test_a_newcomer_plays_a_first_game_and_takes_a_rematch(
    browser: Browser, address: str, zoom: Zoom
) -> None:
    """Plays the introductory game against easy computers, at both zooms in the whole extent."""
    with visit(browser, address, zoom) as person:
        page = person.page
        in_lobby(person)
        person.picture(f"newcomer {zoom} 1 lobby")
        person.press(page.get_by_role("button", name=re.compile("^Variant")))
        person.press(page.locator(".choices label", has_text="Introductory"))
        for level in page.get_by_role("radio", name="easy", exact=True).all():
            person.press(level)
        person.picture(f"newcomer {zoom} 2 chosen")
        person.start()
        person.wait()
        person.picture(f"newcomer {zoom} 3 first question")
        for turn in range(OPENING):
            person.turn()
            person.picture(f"newcomer {zoom} 4 turn {turn + 1}")
        if zoom == "200 %":
            # A small screen has no log beside the map: it says what the others did.
            expect(page.locator(".latest li").first).to_be_visible(timeout=PATIENCE)
        person.finish()
        person.close_panels()
        expect(page.locator(".verdict h1")).to_be_visible()
        expect(page.locator(".chart").first).to_be_visible(timeout=PATIENCE)
        person.picture(f"newcomer {zoom} 5 result")
        person.rematch()
        person.picture(f"newcomer {zoom} 6 rematch")


# By keys

FOCUSED = "wanted => document.activeElement.matches(wanted)"


def tab_to(person: Person, wanted: str, key: str = "Tab") -> None:
    """Presses Tab until the focus is on a control."""
    for _ in range(MOST_TABS):
        if person.page.evaluate(FOCUSED, wanted):
            return
        person.page.keyboard.press(key)
    person.picture("no focus")
    raise AssertionError(f"{MOST_TABS} presses of {key} do not lead to {wanted}.")


def enter(person: Person, wanted: str) -> None:
    """Goes to a control by Tab and presses Enter; waits for the effect."""
    tab_to(person, wanted)
    person.effect(lambda: person.page.keyboard.press("Enter"))


def answer_by_keys(person: Person) -> None:
    """Gives the next answer: Enter to confirm, a letter for the action, a digit for the card."""
    page = person.page
    if page.locator("[data-asked] .go:enabled").count():
        person.effect(lambda: page.keyboard.press("Enter"))
    elif page.locator("[data-asked] .answer").count():
        enter(person, ".answer")
    elif page.locator("[data-asked=action]").count() and not page.locator(".act.on").count():
        letter = person.open_action().locator("kbd").text_content()
        person.effect(lambda: page.keyboard.press(str(letter).lower()))
    elif page.locator("[data-open]").count():
        tab_to(person, "[data-target]")
        for key in ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"):
            if not page.evaluate(FOCUSED, "[data-open]"):  # the focus may rest on a place of before
                page.keyboard.press(key)
        enter(person, "[data-open]")
    else:
        found = page.locator(".holder:not(.face-up)").evaluate_all(
            "(all, fit) => all.findIndex(one => one.matches(fit))", PLAYABLE
        )
        person.effect(lambda: page.keyboard.press(str(found + 1)))


@pytest.mark.slow
@pytest.mark.parametrize("zoom", ZOOMS)
def test_whole_turns_by_keys_end_with_enter(browser: Browser, address: str, zoom: Zoom) -> None:
    """Starts a game and plays a turn of one action and a turn of two without a pointer."""
    with visit(browser, address, zoom) as person:
        page = person.page
        in_lobby(person)
        for seat in (2, 3, 4):
            tab_to(person, f".seatrow:nth-child({seat}) [role=radio]")
            page.keyboard.press("ArrowLeft")  # from medium to easy
        tab_to(person, ".go.big", "Shift+Tab")
        page.keyboard.press("Enter")
        for turn in (1, 2):
            person.wait()
            ending = page.locator("[data-asked] .go", has_text="End turn")
            while not ending.is_visible():
                answer_by_keys(person)
            person.picture(f"keys {zoom} {turn} before the last Enter")
            page.keyboard.press("Enter")
            expect(ending).to_have_count(0)
            expect(page.locator(".slip")).to_have_count(0)


# By touch


@pytest.mark.slow
@pytest.mark.parametrize("way", ["standing", "lying"])
def test_ten_turns_by_touch(browser: Browser, address: str, way: str) -> None:
    """Plays an introductory game of two on a phone; turns the phone once.

    It goes to the result with the phone standing, and lying in the whole extent.
    """
    turns = TOUCHED if way == "standing" else LYING_TURNS
    held, turned = (STANDING, LYING) if way == "standing" else (LYING, STANDING)
    with visit(browser, address, phone=held) as person:
        page = person.page
        in_lobby(person)
        person.picture(f"touch {way} 1 lobby")
        choose_by_touch(person, way)
        told = 0
        person.start()
        for turn in range(turns):
            person.wait()
            told += page.locator(".told, .latest li").count()
            # A turn may begin with a shortfall, whose answers take the room of the actions.
            expect(page.locator(".phone.table :is(.act, .answer)").first).to_be_in_viewport(ratio=1)
            if turn == turns // 2:
                page.set_viewport_size(turned)
                expect(page.locator(".phone.table :is(.act, .answer)").last).to_be_visible()
                page.set_viewport_size(held)
            person.picture(f"touch {way} 2 turn {turn}")
            person.turn()
        person.wait()
        assert person.over == (turns == TOUCHED), "the game has another number of turns"
        assert told, "no word about what the computer did"
        person.picture(f"touch {way} 3 result")


def choose_by_touch(person: Person, way: str) -> None:
    """Sets two seats, a random bot and the introductory game, in the drawers of a small lobby."""
    page = person.page
    small = way == "standing"
    if small:
        person.press(page.get_by_role("button", name=re.compile("^Players and seats")))
    person.press(page.get_by_role("radio", name="2", exact=True))
    person.press(page.locator(".seatrow .pick").nth(1))
    person.press(page.get_by_role("option", name=re.compile("^random moves", re.IGNORECASE)))
    person.picture(f"touch {way} 1 seats")
    if small:
        person.press(page.get_by_role("button", name="Close", exact=True))
        person.press(page.get_by_role("button", name=re.compile("^Options")))
    person.press(page.get_by_role("button", name=re.compile("^Variant")))
    person.press(page.locator(".choices label", has_text="Introductory"))
    person.picture(f"touch {way} 1 options")
    if small:
        person.press(page.get_by_role("button", name="Close", exact=True))


# Four friends


def invite(host: Person) -> list[str]:
    """Opens a table for four friends; returns the links of the invitations."""
    page = host.page
    in_lobby(host)
    page.get_by_role("textbox", name="Name at seat 1").fill(NAMES[0])
    for number in (1, 2, 3):
        row = page.locator(".seatrow").nth(number)
        host.press(row.locator(".pick"))
        host.press(row.get_by_role("option", name=re.compile("^A friend by link")))
    host.picture("friends 1 lobby")
    host.start()
    links = page.locator(".invitation input")
    expect(links).to_have_count(3, timeout=PATIENCE)
    host.picture("friends 2 invitations")
    return [link.input_value() for link in links.all()]


def sit_down(friend: Person, name: str) -> None:
    """Types a name on the invitation and takes the seat."""
    friend.page.get_by_role("textbox").fill(name)
    friend.picture(f"friends 3 {name} joins")
    friend.press(friend.page.get_by_role("button", name=re.compile("^Take the seat")))
    expect(friend.page.locator("[data-entry]")).to_be_visible(timeout=PATIENCE)


def to_play(friends: list[Person]) -> Person:
    """Returns the friend who is asked; waits until one is."""
    for _ in range(PATIENCE // TICK):
        for friend in friends:
            if friend.asked:
                return friend
        friends[0].page.wait_for_timeout(TICK)
    raise AssertionError("None of the friends is asked.")


def all_see(friends: list[Person]) -> None:
    """Waits until all friends see the same entry."""
    for _ in range(PATIENCE // TICK):
        if len({friend.entry for friend in friends}) == 1:
            return
        friends[0].page.wait_for_timeout(TICK)
    raise AssertionError("The friends do not see the same game.")


@pytest.mark.slow
@pytest.mark.parametrize("zoom", zooms("200 %"))
def test_four_friends_play_and_one_comes_back(browser: Browser, address: str, zoom: Zoom) -> None:
    """Plays two rounds; the first to play loses the network while two others play."""
    with ExitStack() as open_pages:
        host = open_pages.enter_context(visit(browser, address, zoom))
        links = invite(host)
        friends = [host]
        for link, name in zip(links, NAMES[1:], strict=True):
            friends.append(open_pages.enter_context(visit(browser, link, zoom)))
            sit_down(friends[-1], name)
        expect(host.page.locator(".invitation")).to_have_count(0, timeout=PATIENCE)
        lost = to_play(friends)
        lost.turn()
        lost.watch.offline = True
        lost.page.context.set_offline(True)
        expect(lost.page.get_by_text("Connecting again")).to_be_visible(timeout=PATIENCE)
        others = [friend for friend in friends if friend is not lost]
        for _ in range(2):
            to_play(others).turn()
        lost.picture(f"friends {zoom} 4 offline")
        all_see(others)
        assert lost.entry != others[0].entry
        lost.page.context.set_offline(False)
        all_see(friends)
        expect(lost.page.get_by_text("Connecting again")).to_have_count(0)
        lost.picture(f"friends {zoom} 5 back")
        to_play(others).turn()
        played = [play_next(friends) for _ in NAMES]
        assert {id(friend) for friend in played} == {id(friend) for friend in friends}
        all_see(friends)
        for friend, name in zip(friends, NAMES, strict=True):
            friend.picture(f"friends {zoom} 6 {name}")


def play_next(friends: list[Person]) -> Person:
    """Plays the turn of the friend who is asked; returns the friend."""
    friend = to_play(friends)
    friend.turn()
    return friend
