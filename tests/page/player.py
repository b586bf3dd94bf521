"""A simulated player: reads the page and clicks legal targets."""

import contextlib
import random
from typing import Final

from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect

SETTINGS: Final = "ironbridge.settings"
PATIENCE: Final = 30_000
GLANCE: Final = 2_000
TRIES: Final = 5
"""Maximum number of targets that are tried while the page changes."""
VERBS: Final = ("Sell", "Build", "Network", "Rails", "Develop", "Loan", "Draw", "Pass")
"""Actions in order of preference, by the English labels of their buttons."""
TROUBLE: dict[Page, list[str]] = {}
"""Errors of every open page."""


def hurry(page: Page, language: str = "en", theme: str = "paper") -> None:
    """Sets speed, language and theme before the page is opened."""
    kept = f'{{"speed": "at once", "language": "{language}", "theme": "{theme}"}}'
    page.context.add_init_script(
        f"if (!localStorage.getItem('{SETTINGS}')) localStorage.setItem('{SETTINGS}', '{kept}')"
    )


def open_page(
    browser: Browser,
    size: tuple[int, int] = (1440, 900),
    language: str = "en",
    theme: str = "paper",
    touch: bool = False,
    zone: str | None = None,
) -> Page:
    """Returns a page in a new browser context; its errors are collected."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        has_touch=touch,
        timezone_id=zone,
        reduced_motion="reduce",
    )
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    TROUBLE[page] = errors
    hurry(page, language, theme)
    return page


def close_page(page: Page) -> None:
    """Closes a page; asserts that it had no errors."""
    errors = TROUBLE.pop(page)
    page.context.close()
    assert not errors, errors


class Player:
    """Plays one or more seats of a page to the end of the game."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.moves = 0
        self.handovers = 0

    def play(self, steps: int) -> None:
        """Performs a number of steps of a game that is not over by then."""
        for _ in range(steps):
            self.wait()
            assert not self.over
            self.step()

    def finish(self, most: int = 2000) -> None:
        """Plays until the result is shown."""
        for _ in range(most):
            self.wait()
            if self.over:
                return
            self.step()
        raise AssertionError("The game does not end.")

    @property
    def over(self) -> bool:
        """Returns whether the result is shown."""
        return self.page.locator(".verdict").is_visible()

    def wait(self) -> None:
        """Waits until the page expects input of this player, or the game is over."""
        wanted = ", ".join(
            (
                ".verdict",
                ".book .go",
                ".stepper .go",
                "[data-asked=action]",
                "[data-asked=other]",
            )
        )
        self.page.locator(wanted).first.wait_for(timeout=PATIENCE)

    def step(self) -> None:
        """Performs one step: handover, missed actions, or the answer to a question."""
        for passing in (".book .go", ".stepper .go"):
            button = self.page.locator(passing)
            if button.is_visible():
                button.click()
                self.handovers += passing == ".book .go"
                return
        self.moves += 1
        asked = self.page.locator("[data-asked]")
        try:
            before = asked.get_attribute("data-entry", timeout=GLANCE)
        except TimeoutError:
            return  # the page changed meanwhile: handover to another player, or the end
        if asked.get_attribute("data-asked") == "action":
            self.act()
        else:
            self.answer()
        self.page.wait_for_function(
            "before => document.querySelector('[data-entry]')?.dataset.entry !== before",
            arg=before,
            timeout=PATIENCE,
        )

    def act(self) -> None:
        """Begins an action: chooses it, then a legal target, then confirms where that is asked."""
        for verb in VERBS:
            button = self.page.locator(".act:not(.off)", has_text=verb).first
            if not button.is_visible() or (verb == "Loan" and self.rng.random() < 0.5):
                continue
            entry = self.page.locator("[data-entry]").get_attribute("data-entry")
            button.click()
            self.choose(f"[data-entry='{entry}']")
            return
        self.answer()

    @property
    def go(self) -> Locator:
        """Returns the confirm button of the prompt."""
        return self.page.locator("[data-asked] .go")

    def choose(self, asked: str) -> None:
        """Clicks a target or an answer until the choice is played; ``asked`` is the open prompt."""
        answers = self.page.locator(f"{asked} .answer")
        go = self.page.locator(f"{asked} .go:enabled")  # disabled while the choice is sent
        lit = self.page.locator("[data-open]")
        played = self.page.locator(f".book, .verdict, [data-entry]:not({asked})")
        expect(answers.or_(lit).or_(go).or_(played).first).to_be_attached()
        if played.count():
            return
        if answers.count():
            self.pick(answers).click()
        elif not go.is_visible():
            self.click_target(lit)
            expect(answers.or_(go).or_(played).first).to_be_attached()
            if answers.count():
                self.pick(answers).click()
        expect(go.or_(played).first).to_be_attached()
        if go.is_visible():
            go.click()

    def click_target(self, lit: Locator) -> None:
        """Clicks a legal target of the map; a page that chose its only target has none left."""
        for _ in range(TRIES):
            if not lit.count():
                return
            one = self.pick(lit)
            middle = one.locator(".berth, rect.hit").first
            with contextlib.suppress(TimeoutError):  # the targets changed meanwhile
                (middle if middle.count() else one).click(force=True, timeout=GLANCE)
                return
        raise AssertionError("The legal targets of the map cannot be clicked.")

    def answer(self) -> None:
        """Answers a question inside an action: a card, a source, more or done; ends the turn."""
        if self.go.is_visible():
            self.go.click()
            return
        answers = self.page.locator("[data-asked] .answer")
        if answers.count():
            self.pick(answers).click()
        else:
            self.page.locator(".holder:not(.unfit, .face-up)").first.click()

    def pick(self, found: Locator) -> Locator:
        """Returns a random item."""
        return found.nth(self.rng.randrange(max(1, found.count())))
