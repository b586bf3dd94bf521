"""The page parses no name, line or sentence: the server sends every part as a field."""

import re
from typing import Final

from tools import build_page

SOURCES: Final = build_page.FRONTEND / "src"
TAKES_APART: Final = re.compile(
    r"\.(split|startsWith|endsWith|match|matchAll|search|exec|test|substring|substr)\("
    r"|RegExp|\.replace(All)?\(\s*/"
)
"""Patterns of code that parses text."""
TESTING: Final = (".test.ts", "schema.d.ts")
ALLOWED: Final = {
    "board/Background.svelte": "lettering in the markup of a drawn map",
    "board/Board.svelte": "keys of targets, made in targets.ts",
    "board/LinkScores.svelte": "keys of targets, made in targets.ts",
    "board/ariaLabels.ts": "keys of targets, made in targets.ts",
    "board/PreviewTag.svelte": "parts of a tag that are icons, made in previewTags.ts",
    "board/previewTags.ts": "parts of a tag that are icons",
    "board/terrainCanvas.ts": "computed styles of the browser",
    "cards/Card.svelte": "spaces of a name, where a line may break",
    "common/Engraving.svelte": "drawn pictures",
    "common/IconSprite.svelte": "markup of drawn icons",
    "common/ShortcutList.svelte": "names of keys",
    "game/shortcuts.ts": "codes of keys of the browser",
    "handover/BookCover.svelte": "drawn pictures",
    "lib/isLocalhost.ts": "the address of the page",
    "lib/placeNames.svelte.ts": "the first letter of a name, for French elision",
    "lib/router.svelte.ts": "the address of the page",
    "lib/settings.svelte.ts": "the language tag of the browser",
    "lobby/GameOptions.svelte": "digits that a person types",
    "lobby/JoinForm.svelte": "a code or address that a person pasted",
    "rules/RulesScreen.svelte": "numbers of rules, the rulebook's own keys",
    "rules/chapters.ts": "numbers of rules, the rulebook's own keys",
    "rules/diagrams.ts": "numbers of rules, the rulebook's own keys",
    "rules/rulebooks.ts": "keys of rulebooks",
}
"""Files that parse other texts, with the reason."""


def found() -> dict[str, list[str]]:
    """Returns lines of the page that parse text, by file."""
    lines: dict[str, list[str]] = {}
    for path in sorted(SOURCES.rglob("*")):
        name = path.relative_to(SOURCES).as_posix()
        if path.suffix not in (".ts", ".svelte") or name.endswith(TESTING):
            continue
        if path.parent.name == "testing":
            continue
        hits = [line.strip() for line in path.read_text("utf-8").splitlines()]
        hits = [line for line in hits if TAKES_APART.search(line)]
        if hits:
            lines[name] = hits
    return lines


def test_the_page_takes_no_text_of_the_server_apart() -> None:
    assert {name: lines for name, lines in found().items() if name not in ALLOWED} == {}


def test_the_list_of_exceptions_is_needed() -> None:
    assert sorted(set(ALLOWED) - set(found())) == []


def test_such_code_is_found() -> None:
    for line in (
        "action.line.startsWith('sell')",
        "/\\d+$/.exec(space)",
        "name.replace(/\\.\\d+$/, '')",
        "slot.split('.')",
        "text.search(/[.:]/)",
    ):
        assert TAKES_APART.search(line)
