"""The page is small: the script of the first screen, a first visit, and fonts by language."""

import re
from pathlib import Path

from playwright.sync_api import Browser

from tools import build_page, page_fonts, page_size

SPOKEN = ("en", "fr", "ru")
DRAWN = "±·∞▸↵\u0301"
"""Signs that the page may use although a font lacks them; the system's font has them."""


def test_a_first_visit_to_the_lobby_is_light(browser: Browser, address: str) -> None:
    assert 20_000 < page_size.first_script() <= page_size.MOST_SCRIPT
    visit = page_size.first_visit(browser, address)
    assert "/" in visit
    assert sum(visit.values()) <= page_size.MOST_VISIT, visit
    # English letters alone, except for the names of the other languages.
    fonts = sorted(re.findall(r"/assets/([a-z-]+)-[\w-]{8}\.woff2", " ".join(visit)))
    english = ["playfair-en", "playfair-italic-en", "sofia-en"]
    assert [name for name in fonts if name != "sofia-ru"] == english


def test_every_text_file_of_the_page_has_its_compressed_copies(address: str) -> None:
    texts = [
        path for path in build_page.STATIC.rglob("*") if path.suffix in (".js", ".css", ".svg")
    ]
    large = [path for path in texts if path.stat().st_size > 1000]
    assert len(large) > 10
    for path in large:
        for ending in (".gz", ".br"):
            copy = path.with_name(path.name + ending)
            assert copy.stat().st_size < path.stat().st_size, copy


def test_the_fonts_have_every_letter_of_the_messages() -> None:
    known = {chr(code) for _, codes in page_fonts.letters_of().values() for code in codes}
    folders = [build_page.PACKAGE / "i18n" / code for code in SPOKEN]
    texts = [path for folder in folders for path in folder.rglob("*.ftl")]
    texts += [*build_page.PACKAGE.glob("titles/**/*.ftl"), *sources("svelte"), *sources("ts")]
    assert len(texts) > 50
    used = set("".join(path.read_text("utf-8") for path in texts))
    assert used - known - set(DRAWN) - {"\n", "\t"} == set()


def sources(ending: str) -> list[Path]:
    """Returns the sources of the page with this ending, tests excepted."""
    found = (build_page.FRONTEND / "src").rglob(f"*.{ending}")
    return [path for path in found if ".test." not in path.name]


def test_no_letter_is_in_two_fonts() -> None:
    codes = [code for _, codes in page_fonts.letters_of().values() for code in codes]
    assert len(codes) == len(set(codes))


def test_the_style_sheet_of_the_fonts_is_the_generated_one() -> None:
    made = (page_fonts.FOLDER / "fonts.css").read_text("utf-8")
    assert made == page_fonts.style_sheet()
    assert page_fonts.ranges([0x41, 0x42, 0x43, 0x2116]) == "U+41-43, U+2116"
    for name in re.findall(r"url\(\./([\w-]+\.woff2)\)", made):
        assert (page_fonts.FOLDER / name).stat().st_size < 60_000
