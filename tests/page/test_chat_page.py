"""Chat and private notes in two browsers: phrases in two languages, marks, free text, mute."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.accessible import objections
from tests.page.player import close_page
from tests.page.test_absence_page import PATIENCE, sit, table


def open_page_of_menu(page: Page, menu: str, name: str) -> None:
    page.get_by_role("button", name=menu, exact=True).click(timeout=PATIENCE)
    page.get_by_role("button", name=name, exact=True).click()


def keep(page: Page, name: str) -> None:
    """Saves a picture where ``IRONBRIDGE_JOURNEYS`` names a folder."""
    folder = os.environ.get("IRONBRIDGE_JOURNEYS")
    if folder:
        page.screenshot(path=Path(folder) / f"{name}.png")


@pytest.mark.slow
def test_a_phrase_and_a_mark_reach_the_friend_in_russian(browser: Browser, address: str) -> None:
    made = table(address, "nothing", seconds=3600)
    host = sit(browser, address, made, 0, language="fr")
    friend = sit(browser, address, made, 1, size=(390, 844), language="ru")
    open_page_of_menu(host, "Menu", "Discussion")
    chat = host.get_by_role("dialog")
    expect(chat).to_contain_text("Personne n’a encore rien dit.", timeout=PATIENCE)
    chat.get_by_role("button", name="Bien joué !").click()
    expect(chat.locator("li p")).to_contain_text("Bien joué !", timeout=PATIENCE)
    keep(host, "chat fr")
    assert not objections(host)
    notice = friend.locator(".leaf.chat")
    expect(notice).to_contain_text("Ada: Хороший ход!", timeout=PATIENCE)
    keep(friend, "chat notice ru")
    assert not objections(friend)
    # The host points at a slot: the friend's map shows it.
    chat.get_by_role("button", name="Montrer quelque chose sur le plateau").click()
    expect(host.locator(".leaf.chat")).to_contain_text("Choisissez ce que vous montrez")
    host.locator('[data-target="slot:Dudley.1"]').first.click(timeout=PATIENCE)
    expect(notice).to_contain_text("→ Дадли", timeout=PATIENCE)
    expect(friend.locator(".lit-tile")).to_have_count(1)
    keep(friend, "chat mark ru")
    notice.get_by_role("button", name="Закрыть").click()
    expect(notice).to_have_count(0)
    expect(friend.locator(".lit-tile")).to_have_count(0)
    for page in (host, friend):
        close_page(page)


@pytest.mark.slow
def test_free_text_mute_and_report(browser: Browser, address: str) -> None:
    made = table(address, "nothing", seconds=3600)
    host = sit(browser, address, made, 0)
    friend = sit(browser, address, made, 1, theme="night")
    open_page_of_menu(friend, "Menu", "Chat")
    expect(friend.get_by_role("dialog")).to_contain_text("free text is off", timeout=PATIENCE)
    open_page_of_menu(host, "Menu", "Chat")
    host.get_by_label("Allow free text at this table").click(timeout=PATIENCE)
    typed = friend.get_by_role("textbox", name="Your message")
    expect(typed).to_be_visible(timeout=PATIENCE)
    typed.fill("<b>Who</b> took my beer?")
    typed.press("Enter")
    expect(typed).to_have_value("", timeout=PATIENCE)
    sent = host.get_by_role("dialog").locator("li")
    expect(sent).to_contain_text("<b>Who</b> took my beer?", timeout=PATIENCE)
    keep(friend, "chat night")
    assert not objections(friend)
    sent.get_by_role("button", name="Report").click()
    expect(sent).to_contain_text("Reported", timeout=PATIENCE)
    sent.get_by_role("button", name="Hide the messages of Bo").click()
    expect(host.get_by_role("dialog")).not_to_contain_text("took my beer")
    host.get_by_role("button", name="Show again").click()
    expect(sent).to_contain_text("took my beer")
    host.keyboard.press("Escape")
    expect(host.get_by_role("dialog")).to_have_count(0)
    expect(host.locator(".record .note").last).to_contain_text("Ada allows free text in the chat.")
    for page in (host, friend):
        close_page(page)


@pytest.mark.slow
def test_a_private_note_is_kept_and_leads_to_its_moment(browser: Browser, address: str) -> None:
    made = table(address, "nothing", seconds=3600)
    page = sit(browser, address, made, 0, size=(390, 844))
    open_page_of_menu(page, "Menu", "Private notes")
    page.get_by_role("textbox").fill("Keep the Dudley card.", timeout=PATIENCE)
    page.get_by_role("button", name="Save the note").click()
    expect(page.get_by_role("button", name="Save the note")).to_be_disabled(timeout=PATIENCE)
    keep(page, "notes phone")
    assert not objections(page)
    page.reload()
    open_page_of_menu(page, "Menu", "Private notes")
    expect(page.get_by_role("textbox")).to_have_value("Keep the Dudley card.", timeout=PATIENCE)
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("Only you can read"))
    close_page(page)
