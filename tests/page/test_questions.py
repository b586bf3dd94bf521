"""Questions inside an action: sources, buyers, more or done, the end of a turn."""

import pytest
from playwright.sync_api import Browser, expect

from tests.page.moments import moment, seen, sit
from tests.page.player import close_page, open_page

KEPT = "birmingham/4-person-and-bots"
PHONE = (390, 844)


@pytest.mark.slow
def test_a_turn_with_a_loan_to_repay_can_be_ended(browser: Browser, address: str) -> None:
    made = moment(address, "age_of_industry-5", "end turn")
    for size in (None, PHONE):
        page = open_page(browser, size or (1440, 900))
        sit(page, address, made)
        expect(page.locator("[data-asked] .go")).to_have_text("End turn ↵")
        expect(page.locator("[data-asked] .answer")).to_have_text(["Repay a loan"])
        close_page(page)


@pytest.mark.slow
def test_done_stands_beside_the_answers(browser: Browser, address: str) -> None:
    made = moment(address, KEPT, "more", "link")
    page = open_page(browser, PHONE)
    sit(page, address, made)
    go = page.locator("[data-asked] .go")
    expect(go).to_contain_text("That is all")
    expect(go).to_be_in_viewport(ratio=1)
    entry = seen(address, made)["entry"]
    go.click()
    expect(page.locator(f"[data-entry='{entry}']")).to_have_count(0)
    close_page(page)


@pytest.mark.slow
def test_answers_carry_the_same_letters_on_the_map(browser: Browser, address: str) -> None:
    made = moment(address, KEPT, "iron", "build")
    page = open_page(browser)
    sit(page, address, made)
    answers = page.locator("[data-asked] .answer")
    letters = page.locator("[data-asked] .answer i").all_inner_texts()
    assert letters == page.locator(".letter text").all_text_contents()
    assert letters[0] == "A"
    # the mark names the owner; a slot number appears only where there are several
    expect(answers.locator(".chip")).to_have_count(len(letters))
    assert not [text for text in answers.all_inner_texts() if "slot" in text]
    entry = seen(address, made)["entry"]
    page.keyboard.press("b")
    expect(page.locator(f"[data-entry='{entry}']")).to_have_count(0)
    close_page(page)


@pytest.mark.slow
def test_the_distant_market_is_lit_when_it_may_buy(browser: Browser, address: str) -> None:
    page = open_page(browser, language="fr")
    sit(page, address, moment(address, "lancashire-4", "buyer", "sell"))
    expect(page.locator(".cotton [data-open]")).to_be_visible()
    expect(page.locator("[data-asked] .answer").last).to_contain_text("Le marché extérieur")
    close_page(page)


@pytest.mark.slow
def test_a_chosen_card_lights_where_it_builds(browser: Browser, address: str) -> None:
    page = open_page(browser)
    sit(page, address, moment(address, KEPT, "action", least=40))
    expect(page.locator("[data-open]")).to_have_count(0)
    place = page.locator(".holder", has=page.locator(".glyph, use[href='#c-place']")).first
    town = place.locator(".nm").first.text_content()
    place.click()
    lit = page.locator("[data-open]")
    expect(lit.first).to_be_attached()
    for key in lit.evaluate_all("all => all.map(one => one.dataset.target)"):
        assert key.startswith(f"slot:{town}"), key
    close_page(page)


@pytest.mark.slow
def test_a_loan_that_comes_by_itself_is_told_before(browser: Browser, address: str) -> None:
    page = open_page(browser)
    sit(page, address, moment(address, "age_of_industry-4", "action"))
    page.keyboard.press("b")
    page.locator("[data-open] rect.hit").first.click(force=True)
    expect(page.locator(".effects li", has_text="takes a loan of $10")).to_be_visible()
    close_page(page)


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["paper", "night"])
def test_a_begun_link_stays_on_the_map_with_its_price(
    browser: Browser, address: str, theme: str
) -> None:
    page = open_page(browser, theme=theme)
    sit(page, address, moment(address, KEPT, "card", "link"))
    page.mouse.move(2, 2)
    expect(page.locator(".way.ghost.begun")).to_be_attached()
    expect(page.locator(".token.ghost")).to_be_attached()
    expect(page.locator(".prompt .sum")).to_contain_text("=")
    sum_left, _, sum_after = page.locator(".prompt .sum").inner_text().partition(" = ")
    purse = page.locator(".seats .row.now .pending")
    expect(purse.locator("s")).to_have_text(sum_left.split()[0])
    expect(purse.locator("ins")).to_have_text(sum_after)
    close_page(page)
