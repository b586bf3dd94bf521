"""The game screen in many window sizes and every language: nothing hidden, cut or too small."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.helpers.extent import LONG, pairs
from tests.page.moments import moment, sit
from tests.page.player import close_page, open_page

KEPT = "birmingham/4-person-and-bots"
WIDE, SMALL, LYING = (2560, 1080), (1280, 720), (1180, 820)
SMALLEST = 12
COVERED = """
() => {
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  const slip = document.querySelector('.slip').getBoundingClientRect();
  return [...document.querySelectorAll('.berth-slot')]
    .filter(one => over(slip, one.querySelector('rect.hit').getBoundingClientRect()))
    .map(one => one.dataset.target);
}
"""
"""Returns the slots that the refusal popup covers."""
LETTERS = """
() => [...document.querySelectorAll('.key .kl text, .key li')].map(one => {
  const drawing = one.ownerSVGElement;
  const scale = drawing ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width : 1;
  return [one.textContent.trim(), parseFloat(getComputedStyle(one).fontSize) * scale];
})
"""
"""Returns the font size of the mat's legend, in pixels."""


OVERLAPS = """
() => {
  const leaves = [...document.querySelectorAll('.desk > *')].filter(one => one.offsetHeight);
  const box = one => one.getBoundingClientRect();
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const pairs = leaves.flatMap((one, at) => leaves.slice(at + 1).map(other => [one, other]));
  const outside = leaves.filter(one => box(one).bottom > innerHeight + 1);
  return [...pairs.filter(([one, other]) => over(box(one), box(other))), ...outside]
    .map(found => [found].flat().map(one => one.className));
}
"""
"""Returns panels of the side column that overlap, or end below the window."""


OUTSIDE = """
() => [...document.querySelectorAll('.strip .seat')].filter(seat => {
  const text = document.createRange();
  text.selectNodeContents(seat.querySelector('b'));
  return text.getBoundingClientRect().right > seat.getBoundingClientRect().right - 1;
}).map(seat => seat.textContent)
"""
"""Returns player rows on a phone whose figures overflow."""


def borrow(page: Page) -> None:
    """Selects a loan with a card in hand, which waits for its confirmation."""
    page.keyboard.press("1")
    page.keyboard.press("l")
    expect(page.locator(".prompt .sum")).to_be_visible()


@pytest.mark.slow
def test_a_wide_screen_has_a_mat_beside_the_ledger(browser: Browser, address: str) -> None:
    page = open_page(browser, WIDE)
    sit(page, address, moment(address, KEPT, "action", least=40))
    mat = page.get_by_role("region", name="Player mat of")
    expect(mat).to_be_visible()
    borrow(page)
    expect(page.locator(".prompt .go")).to_be_in_viewport(ratio=1)
    other = page.locator(".seats .who").last
    name = other.locator(".name").evaluate("name => name.firstChild.textContent")
    other.click()
    expect(page.get_by_role("region", name=f"Player mat of {name}")).to_be_visible()
    taken = page.locator(".map, .desk, .side").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().width)"
    )
    assert sum(taken) > WIDE[0] - 40
    close_page(page)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "size"), pairs(["en", "fr", "ru"], [LYING, SMALL, (820, 1180)])
)
def test_the_button_of_a_preview_is_in_sight(
    browser: Browser, address: str, language: str, size: tuple[int, int]
) -> None:
    page = open_page(browser, size, language)
    sit(page, address, moment(address, KEPT, "action", least=40))
    borrow(page)
    on_top = page.locator(".prompt .go").evaluate(
        """go => {
          const { left, top, width, height } = go.getBoundingClientRect();
          const found = document.elementFromPoint(left + width / 2, top + height / 2);
          return found?.closest('.go') === go;
        }"""
    )
    assert on_top
    close_page(page)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_key_of_a_mat_can_be_read(browser: Browser, address: str, language: str) -> None:
    page = open_page(browser, SMALL, language)
    sit(page, address, moment(address, KEPT, "action", least=40))
    page.locator(".seats .who").first.click()
    expect(page.locator(".key")).to_be_visible()
    small = [(text, size) for text, size in page.evaluate(LETTERS) if text and size < SMALLEST]
    assert small == []
    close_page(page)


@pytest.mark.slow
def test_a_refusal_in_dense_country_lies_on_no_slot(browser: Browser, address: str) -> None:
    page = open_page(browser)
    sit(page, address, moment(address, "lancashire-4", "buyer", "sell"))
    page.keyboard.press("Escape")
    for slot in ("Bolton.2", "Bury.1", "Manchester.1", "Preston.3", "Rochdale.1"):
        page.locator(f'[data-target="slot:{slot}"] rect.hit').click(force=True)
        expect(page.locator(".slip")).to_be_visible()
        assert page.evaluate(COVERED) == [], slot
        page.keyboard.press("Escape")
        expect(page.locator(".slip")).to_have_count(0)
    close_page(page)


@pytest.mark.slow
@pytest.mark.parametrize(("language", "sum_"), [("en", r"^£\d+$"), ("fr", "^\\d+\xa0£$")])
def test_sums_are_written_as_the_language_does(
    browser: Browser, address: str, language: str, sum_: str
) -> None:
    page = open_page(browser, language=language)
    sit(page, address, moment(address, KEPT, "action", least=40))
    purses = page.locator(".seats .row .rolls").all_inner_texts()[::3]
    assert purses
    assert [purse for purse in purses if not re.match(sum_, purse)] == []
    close_page(page)


@pytest.mark.slow
def test_five_houses_and_many_cards_find_room(browser: Browser, address: str) -> None:
    made = moment(address, "age_of_industry-5", "end turn")
    page = open_page(browser, language="ru")
    sit(page, address, made)
    found = {}
    for width, height in ((1440, 900), SMALL, LYING, (820, 1180), (1920, 1080), WIDE):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(200)
        found[width, height] = page.evaluate(OVERLAPS)
    assert {size: names for size, names in found.items() if names} == {}
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(".seats .who").first.click()
    expect(page.locator(".key")).not_to_contain_text("пиво")  # this title has no beer
    close_page(page)


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_the_figures_of_a_house_stay_in_its_box(
    browser: Browser, address: str, language: str
) -> None:
    made = moment(address, KEPT, "action", least=40)
    for width in (360, 390) if LONG else (360,):
        page = open_page(browser, (width, 740), language)
        sit(page, address, made)
        assert page.evaluate(OUTSIDE) == []
        page.locator(".strip b").evaluate_all(
            """all => all.forEach(one => {
              one.firstChild.textContent = one.firstChild.textContent.replace(/\\d+/, '108');
              one.lastChild.textContent = '+22';
              one.classList.add('long');
            })"""
        )
        assert page.evaluate(OUTSIDE) == []
        close_page(page)
