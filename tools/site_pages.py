"""Pages of the documentation site that are made from the sources: rules, encodings, decisions.

mkdocs calls ``on_config`` and ``on_files`` (see ``mkdocs.yml``); nothing is written into ``docs/``.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[1]
TITLES = ROOT / "src" / "ironbridge" / "titles"


def on_config(config: Any) -> Any:
    """Fill the places of the navigation that stand for generated pages."""
    made: dict[str, list[Any]] = {
        "rules/": [{name: path} for name, path, _ in rule_pages()],
        "encodings/": [{name: path} for name, path, _ in encoding_pages()],
        "decisions/": [
            f"decisions/{path.name}" for path in sorted((ROOT / "docs/decisions").glob("*.md"))
        ],
    }
    config.nav = [fill(entry, made) for entry in config.nav]
    return config


def on_files(files: Files, config: Any) -> Files:
    """Add the generated pages to those of ``docs/``."""
    for _, path, text in [*rule_pages(), *encoding_pages()]:
        files.append(File.generated(config, path, content=text))
    return files


def fill(entry: Any, made: dict[str, list[Any]]) -> Any:
    """An entry of the navigation with its generated pages in place."""
    if isinstance(entry, dict):
        return {name: fill(value, made) for name, value in entry.items()}
    if isinstance(entry, list):
        return [fill(value, made) for value in entry]
    return made.get(entry, entry)


def rule_pages() -> list[tuple[str, str, str]]:
    """A page for each rulebook: its name, its address, its text."""
    found = []
    for path in sorted(TITLES.rglob("rulebook.toml")):
        if "template" not in path.parts:
            book = tomllib.loads(path.read_text(encoding="utf-8"))
            name = str(book["title"]).replace("_", " ").capitalize()
            found.append((name, f"rules/{book['title']}.md", rules_text(name, book)))
    return found


def rules_text(name: str, book: dict[str, Any]) -> str:
    """The rules of a title, one heading each, so that a refusal's rule id is an address."""
    lines = [f"# {name}: the rules", "", "In our own words; the id is the one a refusal names.", ""]
    for rule in book["rule"]:
        lines += [
            f"### {rule['title']} {{ #{rule['id']} }}",
            "",
            f"`{rule['id']}` {rule['text']}",
            "",
        ]
        if "where" in rule:
            lines += [f"*{rule['where']}*", ""]
        if "option" in rule:
            lines += [f"Option: `{rule['option']}`", ""]
    return "\n".join(lines)


def encoding_pages() -> list[tuple[str, str, str]]:
    """A page for each title and board: every entry of its observation."""
    from ironbridge.notation.headers import make_setting
    from ironbridge.research.encoding import Encoding
    from ironbridge.titles import find, names

    found = []
    for title in names():
        for board in find(title).boards or [None]:
            encoding = Encoding(make_setting(title, None, {"board": board} if board else {}))
            where = f"{title}-{board}" if board else title
            name = where.replace("_", " ").replace("-", ", ").capitalize()
            text = (
                f"# {name}: what a seat observes\n\nOf the usual table "
                f"({encoding.setting.seats} seats). With other seats, variants or the Automa the "
                "same parts follow one another; `Encoding(setting).entries()` names them all, "
                "`Encoding(setting).arrays(pos, seat)` gives the parts as named arrays. "
                f"An action is one of {encoding.choices} choice codes, its mask as many zeros "
                f"and ones.\n\n{encoding.table()}"
            )
            found.append((name, f"encodings/{where}.md", text))
    return found
