"""The page takes no name, line or sentence apart: what it needs comes as a field of the server."""

import re
from collections.abc import Iterator
from enum import Enum
from typing import Final, NamedTuple

from tools import build_page

SOURCES: Final = build_page.FRONTEND / "src"
TAKES_APART: Final = re.compile(
    r"(?<!router)(?<!location)\.(split|startsWith|endsWith|match|matchAll|search|exec|test|substring|substr|charAt"
    r"|charCodeAt|replace|replaceAll)\("
    r"|RegExp|\.(?:indexOf|lastIndexOf)\((?:['\"`]|[A-Z_]{2,}\b)|\.includes\((['\"`])\W"
    r"|\.(events|details|sentences)\b"
)
"""Code that takes a text apart, or interprets events, which is the server's task.

``router.replace`` and ``location.replace`` go to another page.
"""
TESTING: Final = (".test.ts", "schema.d.ts")


class Origin(Enum):
    """Origins of a text that the page may take apart.  A name that the server sent has none."""

    BROWSER = "address, key, style or language of the browser"
    MARKUP = "markup of a picture, or a text made into markup"
    NUMBER = "a number as text"
    OWN_KEY = "a key that the same module made"
    PERSON = "what a person typed"
    STANDARD = "a format with a standard: base64url, hexadecimal digits, JSON Patch"
    WRITTEN = "a text that is only written differently; nothing depends on its parts"


class Allowed(NamedTuple):
    """One expression that takes apart a text which is no name, line or sentence of a game."""

    file: str
    expression: str
    origin: Origin
    reason: str


ALLOWED: Final = (
    Allowed(
        "board/Background.svelte",
        "markup.replace(/>([^<>]+)</g,",
        Origin.MARKUP,
        "the markup of a drawn map, whose lettering is translated",
    ),
    Allowed(
        "board/incomeTrack.ts",
        "String(level).replace('-', '−')",
        Origin.NUMBER,
        "a number's minus sign",
    ),
    Allowed(
        "board/targets.ts", "key.indexOf(':')", Origin.OWN_KEY, "a key that the same module made"
    ),
    Allowed(
        "board/terrainCanvas.ts",
        "style.strokeDasharray.split(',')",
        Origin.BROWSER,
        "a computed style of the browser",
    ),
    Allowed(
        "board/terrainCanvas.ts",
        "style.paintOrder.startsWith('stroke')",
        Origin.BROWSER,
        "a computed style of the browser",
    ),
    Allowed(
        "cards/cardText.ts",
        "name.replaceAll('-', '- ').split(' ')",
        Origin.WRITTEN,
        "where the lines of a name may break",
    ),
    Allowed(
        "cards/cardText.ts", ".replaceAll('- ', '-')", Origin.WRITTEN, "the name without its breaks"
    ),
    Allowed(
        "cards/cardText.ts", "/[а-яё]/i.test(line)", Origin.WRITTEN, "Cyrillic letters are wider"
    ),
    Allowed(
        "common/Engraving.svelte",
        r"mark.replace(/^[\s\S]*?<\/style>/, '').replace(/<\/svg>\s*$/, '')",
        Origin.MARKUP,
        "the markup of a drawn picture",
    ),
    Allowed(
        "common/IconSprite.svelte",
        r"markup.replaceAll(/<title>.*?<\/title>/g, '').replaceAll(/<!--[\s\S]*?-->/g, '')",
        Origin.MARKUP,
        "the markup of drawn icons",
    ),
    Allowed(
        "game/gameStatus.ts",
        "name.split('_')",
        Origin.WRITTEN,
        "writes the name of an installed board without a message",
    ),
    Allowed(
        "lib/restText.ts",
        "zone.replaceAll('_', ' ')",
        Origin.WRITTEN,
        "writes the name of a time zone with spaces",
    ),
    Allowed(
        "game/shortcuts.ts",
        r"/^(?:Digit|Numpad)(\d)$/.exec(event.code)",
        Origin.BROWSER,
        "a key of the browser",
    ),
    Allowed(
        "game/shortcuts.ts",
        "event.code.startsWith('Key') ? event.code.charCodeAt(3)",
        Origin.BROWSER,
        "a key of the browser",
    ),
    Allowed(
        "handover/BookCover.svelte",
        r"mark.replace(/^[\s\S]*?<\/style>/, '').replace(/<\/svg>\s*$/, '')",
        Origin.MARKUP,
        "the markup of a drawn picture",
    ),
    Allowed(
        "lib/base64url.ts",
        "text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0)",
        Origin.STANDARD,
        "the letters of base64url",
    ),
    Allowed(
        "lib/base64url.ts",
        ".replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')",
        Origin.STANDARD,
        "the letters of base64url",
    ),
    Allowed(
        "lib/basePath.ts",
        "pathname.startsWith(`${base}/`)",
        Origin.BROWSER,
        "the address of the page",
    ),
    Allowed("lib/fairDeal.ts", "value.match(/../g)", Origin.STANDARD, "the digits of random bytes"),
    Allowed(
        "lib/fairDeal.ts",
        "digest.slice(0, 20).match(/..../g)",
        Origin.STANDARD,
        "the digits of a digest",
    ),
    Allowed(
        "lib/isLocalhost.ts",
        r"/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(window.location.hostname)",
        Origin.BROWSER,
        "the address of the page",
    ),
    Allowed(
        "lib/jsonPatch.ts",
        "path.split('/').slice(1).map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))",
        Origin.STANDARD,
        "the path of a JSON Patch (RFC 6901)",
    ),
    Allowed(
        "lib/messages.svelte.ts",
        "name.replaceAll(/[ _/]/g, '-')",
        Origin.WRITTEN,
        "makes the id of a message; nothing is read from the name",
    ),
    Allowed(
        "lib/names.svelte.ts",
        "(printed.region ?? card).replaceAll(' ', '_')",
        Origin.WRITTEN,
        "makes a variant of a message; nothing is read from the name",
    ),
    Allowed(
        "lib/names.svelte.ts",
        "String(amount).replace('-', '−')",
        Origin.NUMBER,
        "a number's minus sign",
    ),
    Allowed(
        "lib/passkey.ts", r"/^[\d.]+$|^\[/.test(host)", Origin.BROWSER, "the address of the page"
    ),
    Allowed(
        "lib/placeNames.svelte.ts",
        "new RegExp(pattern, 'iu')",
        Origin.PERSON,
        "a rule of the server for forms of a name that a player typed",
    ),
    Allowed(
        "lib/placeNames.svelte.ts",
        "found.test(name)) return name.replace(found, () => replacement)",
        Origin.PERSON,
        "a rule of the server for forms of a name that a player typed",
    ),
    Allowed(
        "lib/router.svelte.ts",
        "(withoutBase(url.pathname) ?? '/').split('/')",
        Origin.BROWSER,
        "the address of the page",
    ),
    Allowed(
        "lib/router.svelte.ts", r"/^\d+$/.test(asked)", Origin.BROWSER, "the address of the page"
    ),
    Allowed(
        "lib/settings.svelte.ts",
        "tag.startsWith(code)",
        Origin.BROWSER,
        "a language tag of the browser",
    ),
    Allowed(
        "lib/timeOfDay.ts",
        r"/^(\d\d):(\d\d)$/.exec(text)",
        Origin.PERSON,
        "a time that a person types",
    ),
    Allowed(
        "lib/webPush.ts",
        "/iPhone|iPad/.test(navigator.userAgent)",
        Origin.BROWSER,
        "the browser's name",
    ),
    Allowed(
        "lobby/GameOptions.svelte",
        r"event.currentTarget.value.replaceAll(/\D/g, '')",
        Origin.PERSON,
        "digits that a person types",
    ),
    Allowed(
        "lobby/JoinForm.svelte", "code.trim().split(/[/#]/)", Origin.PERSON, "what a person pasted"
    ),
    Allowed(
        "profile/ProfileKeys.svelte", "code.split('-')", Origin.WRITTEN, "groups of a recovery code"
    ),
    Allowed(
        "review/exportPage.ts",
        "String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')"
        ".replaceAll('\"', '&quot;')",
        Origin.MARKUP,
        "a text as markup",
    ),
    Allowed("review/grades.ts", ".replace('-', '−')", Origin.NUMBER, "a number's minus sign"),
)
"""Every such expression of the page, and why it may stand there."""


def lines() -> Iterator[tuple[str, str]]:
    """Every line of the page's own code, with its file."""
    for path in sorted(SOURCES.rglob("*")):
        name = path.relative_to(SOURCES).as_posix()
        if path.suffix not in (".ts", ".svelte") or name.endswith(TESTING):
            continue
        if path.parent.name != "testing":
            for line in path.read_text("utf-8").splitlines():
                yield name, line.strip()


def without_allowed(file: str, line: str) -> str:
    """A line without the expressions that are allowed in its file."""
    for one in ALLOWED:
        if one.file == file:
            line = line.replace(one.expression, "")
    return line


def test_the_page_takes_no_text_of_the_server_apart() -> None:
    found = [
        f"{file}: {line}"
        for file, line in lines()
        if TAKES_APART.search(without_allowed(file, line))
    ]
    assert found == []


def test_every_exception_is_needed() -> None:
    written = list(lines())
    unused = [
        one
        for one in ALLOWED
        if not any(file == one.file and one.expression in line for file, line in written)
        or not TAKES_APART.search(one.expression)
    ]
    assert unused == []
    assert all(one.reason for one in ALLOWED)


def test_such_code_is_found() -> None:
    for line in (
        "action.line.startsWith('sell')",
        "/\\d+$/.exec(space)",
        "name.replace(/\\.\\d+$/, '')",
        "slot.split('.')",
        "text.search(/[.:]/)",
        "action.events.some((event) => event.details.owner === seat)",
        "key.indexOf(':')",
        "book.endsWith(AUTOMA)",
        "book.lastIndexOf(AUTOMA)",
        "book.includes('.automa')",
    ):
        assert TAKES_APART.search(line)
    assert TAKES_APART.search(without_allowed("cards/cardText.ts", "slot.split('.')"))
