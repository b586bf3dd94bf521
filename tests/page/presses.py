"""Presses controls of a screen, each from a fresh state, and notes what goes wrong."""

from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import Browser, Error, Page

CONTROLS = "button:enabled, a[href], [role=button], [role=option], [role=tab], label:has(input.sr)"
CHOSEN = "[aria-checked=true], [aria-pressed=true], [aria-selected=true], [aria-current], .on, .off"
"""Controls that state a choice already made, or an action that is not available."""
FIND = """
([controls, chosen]) => {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const plays = document.querySelector('.act') !== null;
  return [...open.querySelectorAll(controls)].flatMap((one, at) => {
    const box = one.getBoundingClientRect();
    const idle = one.matches(chosen) || one.querySelector('input:checked')
      || one.closest('[inert], [aria-hidden=true]') || one.getAttribute('aria-disabled') === 'true'
      || getComputedStyle(one).visibility === 'hidden' || one.target === '_blank'
      || (one.matches('[data-target]') && !plays);
    const name = (one.getAttribute('aria-label') ?? one.textContent).trim().replaceAll(/\\s+/g, ' ')
      .slice(0, 60);
    one.dataset.press = at;
    return box.width && box.height && !idle ? [[at, name]] : [];
  });
}
"""
"""Returns number and name of each control that can be pressed; numbers the controls.

Places of a board that only shows a game can be focused and read, not pressed."""
WATCH = """
() => {
  window.changes = 0;
  const note = () => { window.changes += 1; };
  new MutationObserver(note).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
  navigator.clipboard.writeText = async () => note();
  document.addEventListener('focusin', (event) => {
    if (event.target.matches('input, textarea')) note();
  });
  document.addEventListener('scroll', note, true);
}
"""
"""Counts changes of the document, texts copied, fields entered and scrolls."""
SETTLE = 700
"""Time in milliseconds in which a press must have an effect."""
PATIENCE = 60_000


@dataclass
class Watch:
    """What a page did: requests, errors, refused requests, downloads and file dialogs."""

    faults: list[str] = field(default_factory=list)
    effects: int = 0

    def follow(self, page: Page) -> None:
        """Notes the events of a page."""
        page.on("pageerror", lambda error: self.faults.append(f"uncaught: {error}"))
        page.on("console", lambda said: self.fault(said.text) if said.type == "error" else None)
        page.on("response", lambda one: self.answer(one.status, one.url))
        for event in ("request", "download", "filechooser", "framenavigated", "popup"):
            page.on(event, self.effect)

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


def controls(page: Page) -> list[tuple[int, str]]:
    """Returns number and name of the controls of the screen or of its open dialog."""
    return [(at, name) for at, name in page.evaluate(FIND, [CONTROLS, CHOSEN])]


def press(browser: Browser, prepare: Callable[[Browser], Page], at: int) -> list[str]:
    """Presses one control of a fresh screen; returns the faults."""
    page = prepare(browser)
    watch = Watch()
    watch.follow(page)
    page.evaluate(WATCH)
    numbers = dict(controls(page))
    page.evaluate("() => { window.changes = 0; }")
    watch.effects = 0
    try:
        if at in numbers:
            page.locator(f'[data-press="{at}"]').dispatch_event("click", timeout=5000)
            page.wait_for_timeout(SETTLE)
            changes = page.evaluate("() => window.changes ?? 1")
            if not changes and not watch.effects:
                watch.faults.append("does nothing")
            page.wait_for_function(
                "() => document.querySelector('a[href], button:enabled')", timeout=PATIENCE
            )
    except Error as error:
        watch.faults.append(str(error).splitlines()[0])
    page.context.close()
    return watch.faults
