"""The page takes no name, line or sentence apart: what it needs comes as a field of the server."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from tools import build_page

SOURCES: Final = build_page.FRONTEND / "src"
TAKES_APART: Final = re.compile(
    r"\.(split|startsWith|endsWith|match|matchAll|search|exec|test|substring|substr|charAt"
    r"|charCodeAt|replace|replaceAll)\("
    r"|RegExp|\.indexOf\(['\"`]"
    r"|\.(events|details|sentences)\b"
)
"""Code that takes a text apart, or interprets events, which is the server's task."""
TESTING: Final = (".test.ts", "schema.d.ts")


class Allowed(NamedTuple):
    """One expression that takes apart a text which is no name, line or sentence of a game."""

    file: str
    expression: str
    reason: str


ALLOWED: Final = (
    Allowed(
        "board/Background.svelte",
        "markup.replace(/>([^<>]+)</g,",
        "the markup of a drawn map, whose lettering is translated",
    ),
    Allowed("board/incomeTrack.ts", "String(level).replace('-', '−')", "a number's minus sign"),
    Allowed("board/targets.ts", "key.indexOf(':')", "a key that the same module made"),
    Allowed(
        "board/terrainCanvas.ts",
        "style.strokeDasharray.split(',')",
        "a computed style of the browser",
    ),
    Allowed(
        "board/terrainCanvas.ts",
        "style.paintOrder.startsWith('stroke')",
        "a computed style of the browser",
    ),
    Allowed(
        "cards/cardText.ts",
        "name.replaceAll('-', '- ').split(' ')",
        "where the lines of a name may break",
    ),
    Allowed("cards/cardText.ts", ".replaceAll('- ', '-')", "the name without its breaks"),
    Allowed("cards/cardText.ts", "/[а-яё]/i.test(line)", "Cyrillic letters are wider"),
    Allowed(
        "common/Engraving.svelte",
        r"mark.replace(/^[\s\S]*?<\/style>/, '').replace(/<\/svg>\s*$/, '')",
        "the markup of a drawn picture",
    ),
    Allowed(
        "common/IconSprite.svelte",
        r"markup.replaceAll(/<title>.*?<\/title>/g, '').replaceAll(/<!--[\s\S]*?-->/g, '')",
        "the markup of drawn icons",
    ),
    Allowed(
        "game/gameStatus.ts",
        "name.split('_')",
        "writes the name of an installed board without a message",
    ),
    Allowed(
        "game/shortcuts.ts", r"/^(?:Digit|Numpad)(\d)$/.exec(event.code)", "a key of the browser"
    ),
    Allowed(
        "game/shortcuts.ts",
        "event.code.startsWith('Key') ? event.code.charCodeAt(3)",
        "a key of the browser",
    ),
    Allowed(
        "handover/BookCover.svelte",
        r"mark.replace(/^[\s\S]*?<\/style>/, '').replace(/<\/svg>\s*$/, '')",
        "the markup of a drawn picture",
    ),
    Allowed("join/Join.svelte", "router.replace(", "goes to another page"),
    Allowed(
        "lib/base64url.ts",
        "text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0)",
        "the letters of base64url",
    ),
    Allowed(
        "lib/base64url.ts",
        ".replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')",
        "the letters of base64url",
    ),
    Allowed("lib/basePath.ts", "pathname.startsWith(`${base}/`)", "the address of the page"),
    Allowed("lib/fairDeal.ts", "value.match(/../g)", "the digits of random bytes"),
    Allowed("lib/fairDeal.ts", "digest.slice(0, 20).match(/..../g)", "the digits of a digest"),
    Allowed(
        "lib/isLocalhost.ts",
        r"/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(window.location.hostname)",
        "the address of the page",
    ),
    Allowed(
        "lib/jsonPatch.ts",
        "path.split('/').slice(1).map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))",
        "the path of a JSON Patch (RFC 6901)",
    ),
    Allowed(
        "lib/messages.svelte.ts",
        "name.replaceAll(/[ _/]/g, '-')",
        "makes the id of a message; nothing is read from the name",
    ),
    Allowed(
        "lib/names.svelte.ts",
        "(printed.region ?? card).replaceAll(' ', '_')",
        "makes a variant of a message; nothing is read from the name",
    ),
    Allowed("lib/names.svelte.ts", "String(amount).replace('-', '−')", "a number's minus sign"),
    Allowed("lib/passkey.ts", r"/^[\d.]+$|^\[/.test(host)", "the address of the page"),
    Allowed(
        "lib/placeNames.svelte.ts",
        "new RegExp(pattern, 'iu')",
        "a rule of the server for forms of a name that a player typed",
    ),
    Allowed(
        "lib/placeNames.svelte.ts",
        "found.test(name)) return name.replace(found, () => replacement)",
        "a rule of the server for forms of a name that a player typed",
    ),
    Allowed(
        "lib/router.svelte.ts",
        "(withoutBase(url.pathname) ?? '/').split('/')",
        "the address of the page",
    ),
    Allowed("lib/router.svelte.ts", r"/^\d+$/.test(asked)", "the address of the page"),
    Allowed("lib/settings.svelte.ts", "tag.startsWith(code)", "a language tag of the browser"),
    Allowed("lib/timeOfDay.ts", r"/^(\d\d):(\d\d)$/.exec(text)", "a time that a person types"),
    Allowed("lib/webPush.ts", "/iPhone|iPad/.test(navigator.userAgent)", "the browser's name"),
    Allowed(
        "lobby/GameOptions.svelte",
        r"event.currentTarget.value.replaceAll(/\D/g, '')",
        "digits that a person types",
    ),
    Allowed("lobby/JoinForm.svelte", "code.trim().split(/[/#]/)", "what a person pasted"),
    Allowed("profile/ProfileKeys.svelte", "code.split('-')", "groups of a recovery code"),
    Allowed("profile/ProfileSwitch.svelte", "window.location.replace(", "goes to another page"),
    Allowed("profile/SignIn.svelte", "window.location.replace(", "goes to another page"),
    Allowed("replay/ReplayScreen.svelte", "router.replace(address)", "goes to another page"),
    Allowed(
        "review/ReviewScreen.svelte",
        "router.replace(`/game/${review.id}/review?turn=${selected}`)",
        "goes to another page",
    ),
    Allowed(
        "review/exportPage.ts",
        "String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')"
        ".replaceAll('\"', '&quot;')",
        "a text as markup",
    ),
    Allowed("review/grades.ts", ".replace('-', '−')", "a number's minus sign"),
    Allowed("rules/rulebooks.ts", "book.replace(AUTOMA, '')", "the address of a rulebook"),
    Allowed("rules/rulebooks.ts", "book.endsWith(AUTOMA)", "the address of a rulebook"),
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
    ):
        assert TAKES_APART.search(line)
    assert TAKES_APART.search(without_allowed("cards/cardText.ts", "slot.split('.')"))
