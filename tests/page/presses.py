"""Presses controls of a screen, each from a fresh state, and notes what goes wrong."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Error, Page, Request

from tests.page.player import open_page

DESK: Final = (1440, 900)
STANDING: Final = (390, 844)
LYING: Final = (844, 390)
CONTROLS: Final = ", ".join(
    (
        "button:enabled",
        "a[href]",
        "input:enabled:not(.sr)",
        "select",
        "textarea",
        "summary",
        "label:has(input.sr)",
        *(f"[role={role}]" for role in ("button", "option", "tab", "radio", "slider", "switch")),
    )
)
CHOSEN: Final = (
    "[aria-checked=true], [aria-pressed=true], [aria-selected=true], [aria-current], .on"
)
"""Controls that state a choice already made."""
FIND = """
([controls, chosen]) => {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const plays = document.querySelector('.act') !== null;
  const over = [...open.querySelectorAll('[role=listbox], .mat')];
  const under = (one, box) => over.some((menu) => !menu.contains(one) && menu.contains(
    document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)));
  const seen = new Map();
  return [...open.querySelectorAll(controls)].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const idle = one.matches(chosen) || one.querySelector('input:checked')
      || one.closest('[inert], [aria-hidden=true]') || one.getAttribute('aria-disabled') === 'true'
      || getComputedStyle(one).visibility === 'hidden' || one.target === '_blank'
      || (one === document.activeElement && one.matches('input, textarea'))
      || (one.matches('[data-target]') && !plays);
    if (!box.width || !box.height || idle || under(one, box)) return [];
    const place = one.dataset.target?.split(/[: ]/)[0];
    const words = one.getAttribute('aria-label') ?? (one.textContent.trim() || one.title
      || one.placeholder || one.id || '');
    const name = (place ? one.dataset.target : words).trim().replaceAll(/\\s+/g, ' ').slice(0, 60);
    const list = one.closest('ol, nav, .chips, .tickets, .row8, .answers');
    const kind = place ? `${place} ${one.hasAttribute('data-open') ? 'open' : 'closed'}`
      : list ? `${one.tagName} in ${list.getAttribute('class') ?? list.tagName}`
      : `${one.tagName} ${name.replaceAll(/\\d+/g, '#')}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const key = count > 1 ? `${name} (${count})` : name;
    one.dataset.press = key;
    return [[key, kind, one instanceof SVGElement]];
  });
}
"""
"""Returns key, kind and whether it is a drawing of each control that can be pressed; marks it.

Places of a board that only shows a game can be focused and read, not pressed.  What lies under an
open menu or player mat is left out."""
REACH = """
(one) => {
  const named = (found) => {
    const owner = found?.closest('[aria-label], [class], [id]') ?? found;
    return owner ? `${owner.tagName.toLowerCase()}.${owner.getAttribute('class') ?? ''} `
      + (owner.getAttribute('aria-label') ?? owner.textContent.trim().slice(0, 30)) : 'nothing';
  };
  const frame = one.closest('.map, .window, .board')?.getBoundingClientRect()
    ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const within = (x, y) => x > Math.max(0, frame.left) && x < Math.min(innerWidth, frame.right)
    && y > Math.max(0, frame.top) && y < Math.min(innerHeight, frame.bottom);
  const box = one.getBoundingClientRect();
  const part = [4, 3, 5, 2, 6, 1, 7].map((at) => at / 8);
  for (const across of part) for (const down of part) {
    const [x, y] = [box.left + box.width * across, box.top + box.height * down];
    if (within(x, y) && one.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return within(x, y) ? { cover: named(document.elementFromPoint(x, y)) } : {};
}
"""
"""Returns a point of a drawing that a pointer reaches, or what covers it; neither out of sight."""
WATCH = """
() => {
  window.changes = 0;
  window.changed = performance.now();
  const note = () => { window.changes += 1; window.changed = performance.now(); };
  new MutationObserver(note).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
  navigator.clipboard.writeText = async () => note();
  window.print = note;
  document.addEventListener('focusin', (event) => {
    if (event.target.matches('input, textarea, select')) note();
  });
  document.addEventListener('scroll', note, true);
}
"""
"""Counts changes of the document, texts copied, pages printed, fields entered and scrolls."""
OUT = "a[href='/'], button:has(use[href='#u-menu']), button[aria-label^='Back to']"
"""Controls that lead out of a screen, at once or through the menu, in every language."""
MAT = ".mat:visible"
"""Player mat on the map, which Escape closes as well."""
COVERED = re.compile(r"(<[^>]+>.*?) (?:from .*)?intercepts pointer events")
QUIET: Final = 0.15
"""Time in seconds without a change or an open request after which a page has settled."""
SETTLE: Final = 4.0
"""Time in seconds in which a press must have an effect."""
LONGEST: Final = 5.0
"""Maximum time in seconds in which a page settles; a clock changes it for ever."""
REACHED: Final = 15_000
"""Maximum time in milliseconds until a control can be clicked."""
LOADED: Final = 20_000
"""Maximum time in milliseconds until a screen that a control leads to is shown."""
MOST_ESCAPES: Final = 3
"""Number of times that Escape is pressed to close a menu and the dialog round it."""
READS: Final = re.compile(r"/(preview|why|mine|look)$|^POST .*/api/profile(/seats)?$")
"""Requests with a body that change no game on the server, and do not change a profile."""

Made = dict[str, Any]


@dataclass(frozen=True)
class State:
    """A state of a screen: its game on the server, and how a page gets there."""

    make: Callable[[str], Made]
    show: Callable[[Page, str, Made], None]
    size: tuple[int, int] = DESK
    refused: bool = False
    """Whether the server refuses the requests that open the state."""


@dataclass(frozen=True)
class Control:
    """A control of a state; ``kind`` is common to similar ones, such as the slots of a board."""

    key: str
    kind: str
    drawn: bool


@dataclass
class Watch:
    """What a page did: requests, errors, refused requests, downloads and file dialogs."""

    faults: list[str] = field(default_factory=list)
    effects: int = 0
    wrote: bool = False
    open: set[Request] = field(default_factory=set)

    def follow(self, page: Page) -> None:
        """Notes the events of a page."""
        page.on("pageerror", lambda error: self.faults.append(f"uncaught: {error}"))
        page.on("console", lambda said: self.fault(said.text) if said.type == "error" else None)
        page.on("response", lambda one: self.answer(one.status, one.url))
        page.on("request", self.begin)
        page.on("requestfinished", lambda one: self.open.discard(one))
        page.on("requestfailed", lambda one: self.open.discard(one))
        for event in ("download", "filechooser", "framenavigated", "popup"):
            page.on(event, self.effect)

    def begin(self, request: Request) -> None:
        """Notes a request, and whether it changes the state of the server."""
        self.effects += 1
        self.open.add(request)
        asked = f"{request.method} {request.url}"
        self.wrote |= request.method != "GET" and not READS.search(asked)

    def fault(self, text: str) -> None:
        """Notes an error of the console; a refused request is noted by its status."""
        if not text.startswith("Failed to load resource"):
            self.faults.append(f"console: {text}")

    def answer(self, status: int, url: str) -> None:
        """Notes a refused request."""
        if status >= 400:
            self.faults.append(f"{status} {url}")

    def effect(self, _: object) -> None:
        """Counts an effect of a press."""
        self.effects += 1


class Presser:
    """Opens fresh pages of one state, and presses one control of each.

    The game on the server and the browser's cache are kept until a press changed the game.
    """

    def __init__(self, browser: Browser, address: str, state: State) -> None:
        self.browser, self.address, self.state = browser, address, state
        self.made: Made | None = None
        self.context: BrowserContext | None = None

    def open(self) -> tuple[Page, Watch]:
        """Returns a page in the state, settled, with what it did so far."""
        if self.made is None or self.context is None:
            self.close()
            self.made = self.state.make(self.address)
            page = open_page(self.browser, self.state.size, touch=self.touch)
            self.context = page.context
        else:
            page = self.context.new_page()
        watch = Watch()
        watch.follow(page)
        self.state.show(page, self.address, self.made)
        page.evaluate(WATCH)
        settle(page, watch)
        if self.state.refused:
            watch.faults.clear()
        return page, watch

    @property
    def touch(self) -> bool:
        """Returns whether the state is pressed by finger."""
        return self.state.size != DESK

    def close(self) -> None:
        """Forgets the game and the browser's storage."""
        if self.context is not None:
            self.context.close()
        self.made = self.context = None

    def leave(self, page: Page, watch: Watch) -> None:
        """Closes a page; keeps nothing of a game that was changed."""
        if watch.wrote:
            return self.close()
        page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        page.close()

    def press(self, choose: Callable[[list[Control]], Control]) -> tuple[Control, list[str]]:
        """Presses one control of a fresh screen; returns it with its faults."""
        page, watch = self.open()
        control = choose(listed(page))
        try:
            self.press_on(page, watch, control)
            check_the_way_out(page, watch)
        except Error as error:
            watch.faults.append(covered(error))
        self.leave(page, watch)
        return control, watch.faults

    def press_on(self, page: Page, watch: Watch, control: Control) -> None:
        """Presses a control by mouse or finger, and waits for what it does."""
        forget(page, watch)
        press = self.reach(page, watch, control)
        if press is None:
            return
        if not self.touch:  # what the pointer does on its way is no press
            forget(page, watch)
        began = time.monotonic()
        press()
        while not watch.effects and not seen(page, "() => window.changes ?? 1"):
            if time.monotonic() > began + SETTLE:
                watch.faults.append("does nothing")
                return
            page.wait_for_timeout(30)
        settle(page, watch)

    def reach(self, page: Page, watch: Watch, control: Control) -> Callable[[], None] | None:
        """Moves to a control; returns what presses it, or None out of sight or covered."""
        found = page.locator(f"[data-press={quoted(control.key)}]")
        if not control.drawn:
            if self.touch:
                found.tap(trial=True, timeout=REACHED)
                return lambda: found.tap(timeout=REACHED)
            found.hover(timeout=REACHED)
            settle(page, watch)
            return lambda: found.click(timeout=REACHED)
        at = found.evaluate(REACH)
        if "cover" in at and not self.touch:  # a finger moves the map from under what covers it
            watch.faults.append(f"is covered by {at['cover']}")
        if "x" not in at:
            return None
        if self.touch:
            return lambda: page.touchscreen.tap(at["x"], at["y"])
        page.mouse.move(at["x"], at["y"])
        settle(page, watch)
        return lambda: page.mouse.click(at["x"], at["y"])


def seen(page: Page, script: str) -> float:
    """Returns a number of the page; waits for the next document where a press leads to one."""
    try:
        return float(page.evaluate(script))
    except Error as error:
        if "context was destroyed" not in str(error):
            raise
        page.wait_for_load_state()
        return float(page.evaluate(script))


def forget(page: Page, watch: Watch) -> None:
    """Begins to count effects again."""
    page.evaluate("() => { window.changes = 0; }")
    watch.effects = 0


def settle(page: Page, watch: Watch) -> None:
    """Waits until nothing changes and no request is open."""
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        still = seen(page, "() => performance.now() - (window.changed ?? 0)") / 1000
        if still > QUIET and not watch.open:
            return
        page.wait_for_timeout(30)


def check_the_way_out(page: Page, watch: Watch) -> None:
    """Notes a dialog that stays open, or a screen without a link to the lobby."""
    for _ in range(MOST_ESCAPES):
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
            page.wait_for_timeout(50)
    if page.locator(MAT).count():
        page.keyboard.press("Escape")
    if page.locator("dialog[open]").count():
        watch.faults.append("opens a dialog that Escape does not close")
    elif page.url.rstrip("/") != page.evaluate("() => location.origin"):
        out = page.locator(OUT).locator("visible=true").first
        try:
            out.click(trial=True, timeout=LOADED)
        except Error as error:
            watch.faults.append(f"leads to a screen that cannot be left: {covered(error)}")


def listed(page: Page) -> list[Control]:
    """Returns the controls of a page, and marks them with their keys."""
    return [Control(*found) for found in page.evaluate(FIND, [CONTROLS, CHOSEN])]


def covered(error: Error) -> str:
    """Returns why a click failed: the element that covers the control, or the browser's words."""
    found = COVERED.findall(str(error))
    return f"is covered by {found[-1]}" if found else str(error).splitlines()[0]


def quoted(text: str) -> str:
    """Returns a text as a string of CSS."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
