"""Journeys: windows at 100 % and 200 %, and a person who presses only what is in sight.

``IRONBRIDGE_JOURNEYS=folder`` keeps a picture of every stage in that folder.
"""

import contextlib
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    Request,
    ViewportSize,
    expect,
)

from tests.helpers.extent import LONG
from tests.page.presses import Watch

PATIENCE: Final = 60_000
TICK: Final = 25
"""Time between two looks at the page, in milliseconds."""
QUIET: Final = 3
"""Number of looks without a request after which a press has had its effect."""
MISSED: Final = 80
"""Number of looks without a request after which a press on the map has missed."""
MOST_PRESSES: Final = 60
"""Maximum number of presses in one turn."""
ACTIONS: Final = ("Sell", "Build", "Network", "Loan", "Draw", "Pass")
"""Actions in order of preference; an action costs few presses if it is not developed or scouted."""
PLAYABLE: Final = ".holder:not(.unfit, .face-up)"
"""Cards of the hand that may be played now."""
PICTURES: Final = os.environ.get("IRONBRIDGE_JOURNEYS")

Zoom = Literal["100 %", "200 %"]
ZOOMS: Final[tuple[Zoom, ...]] = ("100 %", "200 %")


def zooms(usual: Zoom) -> tuple[Zoom, ...]:
    """Returns the zooms of a journey: the usual one in the suite, both on demand."""
    return ZOOMS if LONG else (usual,)


WINDOWS: Final[dict[Zoom, ViewportSize]] = {
    "100 %": {"width": 1440, "height": 900},
    "200 %": {"width": 720, "height": 450},
}

TARGETS = """
() => [...document.querySelectorAll('[data-open] :is(rect.hit, .berth)')].map(one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left + width / 2, top + height / 2, one.closest('[data-open]')];
}).filter(([x, y, one]) => document.elementFromPoint(x, y)?.closest('[data-open]') === one)
  .map(([x, y]) => [x, y])
"""
"""Returns the middles of the legal targets on the map that a pointer reaches."""
SEEN = """
() => {
  const prompt = document.querySelector('[data-entry]');
  const pressed = [...document.querySelectorAll('[aria-pressed=true], .moment, dialog')];
  return [prompt?.dataset.entry ?? null, prompt?.outerHTML + location.href + pressed.map(
    one => one.textContent).join()];
}
"""
"""Returns the number of the shown entry, and what the person sees of the question."""


class JourneyWatch(Watch):
    """Notes faults of a page, its requests under way, and the moves that it has posted.

    A browser without a network reports each connection that fails: these lines are no faults.
    """

    def __init__(self) -> None:
        super().__init__()
        self.pending: set[Request] = set()
        self.moves = 0
        self.offline = False

    def follow(self, page: Page) -> None:
        """Notes the events of a page."""
        super().follow(page)
        page.on("request", self.begin)
        page.on("requestfinished", self.end)
        page.on("requestfailed", self.end)

    def begin(self, request: Request) -> None:
        """Notes a request of the page to the server."""
        if "/api/" in request.url:
            self.pending.add(request)
            self.moves += request.method == "POST" and request.url.endswith("/entries")

    def end(self, request: Request) -> None:
        """Notes that a request is answered or given up."""
        self.pending.discard(request)

    def fault(self, text: str) -> None:
        """Notes an error of the console."""
        if not (self.offline and text.startswith("WebSocket connection")):
            super().fault(text)


@contextlib.contextmanager
def visit(
    browser: Browser, address: str, zoom: Zoom = "100 %", phone: ViewportSize | None = None
) -> Iterator["Person"]:
    """Opens an address in a browser without stored settings; asserts in the end that all was well.

    200 % of a window of 1440 x 900 are 720 x 450 pixels of the page, each twice as wide.  A phone
    is touched and has no zoom of its own: its pages are laid out for the size of its screen.
    """
    context = browser.new_context(
        viewport=phone or WINDOWS[zoom],
        device_scale_factor=1 if zoom == "100 %" else 2,
        locale="en",
        reduced_motion="reduce",
        has_touch=phone is not None,
        is_mobile=phone is not None,
    )
    try:
        person = Person(context)
        person.page.goto(address)
        yield person
    finally:
        context.close()
    assert not person.watch.faults, person.watch.faults


class Person:
    """Plays one seat of a page by clicks, or by taps where the screen is touched."""

    def __init__(self, context: BrowserContext) -> None:
        self.page = context.new_page()
        self.touch: bool = self.page.evaluate("() => navigator.maxTouchPoints > 0")
        self.rng = random.Random(1)
        self.watch = JourneyWatch()
        self.watch.follow(self.page)

    def picture(self, name: str) -> None:
        """Keeps a picture of the page if a folder is named for them."""
        if PICTURES:
            self.page.screenshot(path=Path(PICTURES) / f"{name}.png")

    def press(self, found: Locator) -> None:
        """Clicks or taps a control."""
        if self.touch:
            found.tap(timeout=PATIENCE)
        else:
            found.click(timeout=PATIENCE)

    def press_point(self, x: float, y: float) -> None:
        """Clicks or taps a point."""
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    # A game

    @property
    def over(self) -> bool:
        """Returns whether the result is shown."""
        return self.page.locator(".verdict").is_visible()

    @property
    def asked(self) -> bool:
        """Returns whether the page asks for a choice of this person."""
        return self.page.locator("[data-asked]").is_visible()

    @property
    def entry(self) -> str | None:
        """Returns the number of the entry that is shown."""
        return str(self.page.evaluate(SEEN)[0])

    def start(self) -> None:
        """Presses Play in the lobby; the table appears."""
        self.press(self.page.locator(".go.big"))
        expect(self.page.locator("[data-entry]")).to_be_visible(timeout=PATIENCE)

    def rematch(self) -> None:
        """Presses Rematch; asserts that an action can be played at the new table."""
        first = self.page.url
        self.press(self.page.get_by_role("button", name="Rematch"))
        self.page.wait_for_url(lambda url: "/game/" in url and url != first, timeout=PATIENCE)
        self.wait()
        assert not self.over
        before = self.entry
        self.action()
        assert self.entry != before

    def close_panels(self) -> bool:
        """Leaves what lies over the game for a while: the end of an era, its scoring, the past."""
        for panel in (".moment", ".steps .skip", ".stepper .go"):
            found = self.page.locator(panel).first
            if found.is_visible():
                with contextlib.suppress(Exception):  # it closes by itself after some seconds
                    found.click(timeout=1000)
                return True
        return False

    def wait(self) -> None:
        """Waits until the page asks this person, or the game is over; closes panels."""
        wanted = ".verdict, [data-asked], .moment, .steps .skip, .stepper .go"
        self.page.locator(wanted).first.wait_for(timeout=PATIENCE)
        while self.close_panels():
            self.page.wait_for_timeout(TICK)
        self.page.locator(".verdict, [data-asked]").first.wait_for(timeout=PATIENCE)

    def finish(self, most: int = 60) -> None:
        """Plays turns until the result is shown."""
        for _ in range(most):
            self.wait()
            if self.over:
                return
            self.turn()
        raise AssertionError("The game does not end.")

    def turn(self) -> None:
        """Plays a whole turn and ends it, or the game."""
        for _ in range(MOST_PRESSES):
            self.wait()  # a shortfall may be asked before the turn, after which others play
            if self.over:
                return
            ends = self.page.locator("[data-asked] .go:enabled", has_text="End turn").count() > 0
            self.answer()
            if ends:
                return
        raise AssertionError("The turn does not end.")

    def action(self) -> None:
        """Plays one action, up to the question that follows it."""
        self.wait()
        started = False
        for _ in range(MOST_PRESSES):
            at_start = self.page.locator("[data-asked=action]").is_visible()
            ends = self.page.locator("[data-asked] .go:enabled", has_text="End turn").count() > 0
            chosen = self.page.locator(".act.on").count() > 0
            if started and (ends or not self.asked or (at_start and not chosen)):
                return
            self.answer()
            started = True
        raise AssertionError("The action does not end.")

    def answer(self) -> None:
        """Presses what the prompt wants next; waits until the press has had its effect."""
        go = self.page.locator("[data-asked] .go:enabled")
        answers = self.page.locator("[data-asked] .answer")
        begun = self.page.locator(".act.on, [data-asked=other]").count() > 0
        targets = self.page.evaluate(TARGETS) if begun else []
        if go.count():
            self.effect(lambda: self.press(self.in_sight(go.first)))
        elif targets and (not answers.count() or self.rng.random() < 0.5):
            self.effect(lambda: self.press_point(*self.rng.choice(targets)), misses=True)
        elif answers.count():
            self.effect(lambda: self.press(answers.nth(self.rng.randrange(answers.count()))))
        elif not begun and self.page.locator("[data-asked=action]").count():
            self.effect(lambda: self.press(self.in_sight(self.open_action())))
        else:
            self.effect(lambda: self.press(self.page.locator(PLAYABLE).first))

    def open_action(self) -> Locator:
        """Returns the button of an action that may be taken."""
        for name in ACTIONS:
            button = self.page.locator(".act:not(.off)", has_text=name)
            if button.count():
                return button.first
        raise AssertionError("No action is open.")

    def in_sight(self, control: Locator) -> Locator:
        """Returns a control; asserts that no scrolling is needed to see all of it."""
        expect(control).to_be_in_viewport(ratio=0.99)
        return control

    def effect(self, press: Callable[[], None], misses: bool = False) -> None:
        """Presses, then waits until the page has answered: a new entry after a move.

        A press on the map may miss, because the map moves to show the legal places; it is then
        made again, as often as a turn has presses.
        """
        entry, before = self.page.evaluate(SEEN)
        moves, quiet = self.watch.moves, 0
        press()
        for _ in range(PATIENCE // TICK):
            self.page.wait_for_timeout(TICK)
            now, after = self.page.evaluate(SEEN)
            moved = self.watch.moves > moves
            quiet = 0 if self.watch.pending else quiet + 1
            if now != entry or (quiet >= QUIET and after != before and not moved):
                return
            if misses and quiet >= MISSED and not moved:
                return
        self.picture("no effect")
        raise AssertionError(f"A press changes nothing: {self.watch.faults} {before[:300]}")
