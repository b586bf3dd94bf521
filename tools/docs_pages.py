"""Makes the documentation pages that come from the sources.

``python -m tools.docs_pages`` writes those in ``docs/``: hooks, reasons, commands, the HTTP API,
the strength of the bots, the sizing of a server.  A test compares them with what this would write.
mkdocs calls ``on_config`` and ``on_files`` (see ``mkdocs.yml``), which add the pages that are not
in ``docs/``: rules, encodings, and the fonts of the page.
"""

import ast
import tomllib
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

from ironbridge.core.reasons import FIRST_TITLE_REASON, NAMES
from ironbridge.i18n.localizer import bundle
from ironbridge.i18n.rulebook import rule_of_reason
from ironbridge.notation.headers import make_spec
from ironbridge.titles import find, names, parts

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
SOURCES = ROOT / "src" / "ironbridge"
FONTS = ROOT / "frontend" / "node_modules" / "@fontsource-variable"
USED_FONTS = (
    "playfair/files/playfair-latin-opsz-normal.woff2",
    "playfair/files/playfair-latin-opsz-italic.woff2",
    "sofia-sans-semi-condensed/files/sofia-sans-semi-condensed-latin-wght-normal.woff2",
)
"""Fonts of the page; without its packages the site uses the fonts of the system."""
PAGES = ("hooks.md", "reasons.md", "commands.md", "http-api.md", "bot-strength.md", "sizing.md")
"""The generated pages of ``docs/``."""
HOOK_CLASSES = (
    ("core/rules.py", "Rules"),
    ("core/brass_rules.py", "BrassRules"),
    ("titles/hooks.py", "TitleHooks"),
)
"""The classes whose methods are hooks, with their modules."""
MADE_BY = "_Generated from the sources by `python3 run.py docs`._"

Page = tuple[str, str, str]
"""A page that mkdocs gets: its name, its address, its text."""


def main() -> None:
    """Writes the generated pages of ``docs/``."""
    for name, text in pages().items():
        (DOCS / name).write_text(text, encoding="utf-8")


def pages() -> dict[str, str]:
    """Returns the generated pages of ``docs/`` by file name."""
    from tools import bot_series, docs_commands, docs_http_api, server_sizing

    texts = (
        hooks_page(),
        reasons_page(),
        docs_commands.page(MADE_BY),
        docs_http_api.page(MADE_BY),
        bot_series.page(bot_series.read(bot_series.MEASURED)),
        server_sizing.page(server_sizing.read(), bot_series.read(bot_series.MEASURED)),
    )
    return dict(zip(PAGES, texts, strict=True))


# ----------------------------------------------------------------------------- hooks


def hooks_page() -> str:
    """Returns every hook with its purpose and the titles that override it."""
    lines = [
        "# Hooks",
        "",
        MADE_BY,
        "",
        "A title is data first. Where data is not enough it overrides a hook: a method of `Rules`",
        "in `core/rules.py`, the interface that `core/transitions` and `core/flow` call, or, for",
        "titles with the actions of Brass, of `BrassRules` in `core/brass_rules.py`, which",
        "implements most of that interface. Views, texts, drawings and the search call a method of",
        "`TitleHooks` in `titles/hooks.py`; the title's subclass is in its own `hooks.py`. These",
        "are all the hooks.",
    ]
    users = overriders()
    for heading, hooks in hook_sections():
        lines += ["", f"## {heading}", "", "| hook | purpose | overridden by |"]
        lines.append("|---|---|---|")
        for hook in hooks:
            titles = ", ".join(sorted(users.get(hook.name, set()))) or "-"
            lines.append(f"| `{signature(hook)}` | {summary(hook)} | {titles} |")
    return "\n".join(lines) + "\n"


def hook_sections() -> list[tuple[str, list[ast.FunctionDef]]]:
    """Returns the hooks by the headings in the comments above them."""
    sections: dict[str, list[ast.FunctionDef]] = {}
    for module, name in HOOK_CLASSES:
        text = (SOURCES / module).read_text("utf-8")
        headings = [
            (number, line.strip().removeprefix("# "))
            for number, line in enumerate(text.splitlines(), 1)
            if line.startswith("    # ")
        ]
        for hook in methods(class_named(ast.parse(text), name)):
            before = [heading for number, heading in headings if number < hook.lineno]
            if before and not before[-1].startswith("---") and hook.name != "__init__":
                sections.setdefault(before[-1], []).append(hook)
    return list(sections.items())


def class_named(tree: ast.Module, name: str) -> ast.ClassDef:
    (found,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name]
    return found


def methods(owner: ast.ClassDef) -> list[ast.FunctionDef]:
    return [node for node in owner.body if isinstance(node, ast.FunctionDef)]


def signature(hook: ast.FunctionDef) -> str:
    """Returns a hook as it is called."""
    arguments = [argument.arg for argument in hook.args.args if argument.arg != "self"]
    return f"{hook.name}({', '.join(arguments)})"


def summary(hook: ast.FunctionDef) -> str:
    """Returns a hook's docstring on one line."""
    return " ".join((ast.get_docstring(hook) or "").split())


def overriders() -> dict[str, set[str]]:
    """Returns the titles, or parts of titles such as the Automa, that override each hook."""
    found: dict[str, set[str]] = {}
    rules = ast.parse((SOURCES / "core" / "rules.py").read_text("utf-8"))
    common = {method.name for method in methods(class_named(rules, "Rules"))}
    shared, own = SOURCES / "core" / "brass_rules.py", (SOURCES / "titles").glob("*/**/*.py")
    for path in [shared, *sorted(own)]:
        title = " ".join(path.relative_to(SOURCES).parts[1:-1]) or "brass"
        if title == "template":  # the model for new titles
            continue
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and any(has_hooks(base) for base in node.bases):
                for method in methods(node):
                    if title != "brass" or method.name in common:
                        found.setdefault(method.name, set()).add(title)
    return found


def has_hooks(base: ast.expr) -> bool:
    """Returns whether a class is a base class with hooks, or a title's subclass of one."""
    return isinstance(base, ast.Name) and base.id.endswith(("Rules", "Hooks"))


# ----------------------------------------------------------------------------- reasons


def reasons_page() -> str:
    """Returns every reason with its rule in each title and the English sentence."""
    tables = [make_spec(name, None, {}) for name in names()]
    known = [spec.title for spec in tables]
    lines = [
        "# Reasons",
        "",
        MADE_BY,
        "",
        "The reasons for a refusal. Each reason cites one rule of the title's `rulebook.toml`; the",
        "sentence is English, with its variables in ⟨brackets⟩.",
        "",
        "## Shared by the titles",
        "",
        f"| reason | {' | '.join(known)} | sentence |",
        f"|---|{'---|' * len(known)}---|",
    ]
    for code, reason in NAMES.items():
        if code:
            rules = [rule_of_reason(spec, reason) or "-" for spec in tables]
            lines.append(f"| `{reason}` | {' | '.join(rules)} | {sentence((), reason)} |")
    for spec in tables:
        own = [name for code, name in spec.reason_names.items() if code >= FIRST_TITLE_REASON]
        lines += ["", f"## {find(spec.title).full_name}", ""]
        lines += ["| reason | rule | sentence |", "|---|---|---|"]
        for reason in own:
            rule = rule_of_reason(spec, reason) or "-"
            lines.append(f"| `{reason}` | {rule} | {sentence(parts(spec.title), reason)} |")
    return "\n".join(lines) + "\n"


def sentence(parts_spoken: tuple[str, ...], reason: str) -> str:
    """Returns the English sentence of a reason with its variables in brackets."""
    messages = bundle("en", parts_spoken)
    if not messages.has_message(f"reason-{reason}"):
        return "-"
    pattern = messages.get_message(f"reason-{reason}").value
    assert pattern is not None
    values: dict[str, str] = {}
    while True:
        text, errors = messages.format_pattern(pattern, values)
        if not errors:
            return " ".join(str(text).split())
        # The error of a missing variable ends with its name.
        missing = [str(error).rsplit(" ", 1)[-1] for error in errors]
        values |= {name: f"⟨{name}⟩" for name in missing}


# ----------------------------------------------------------------------------- pages for mkdocs


def on_config(config: Any) -> Any:
    """Replaces the folders in the navigation by the pages in them."""
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
    """Adds the generated pages and the fonts to the files of ``docs/``."""
    for _, path, text in [*rule_pages(), *encoding_pages()]:
        files.append(File.generated(config, path, content=text))
    for font in [FONTS / name for name in USED_FONTS]:
        if font.is_file():
            path = f"assets/fonts/{font.name}"
            files.append(File.generated(config, path, abs_src_path=str(font)))
    return files


def fill(entry: Any, made: dict[str, list[Any]]) -> Any:
    """Returns an entry of the navigation with its generated pages."""
    if isinstance(entry, dict):
        return {name: fill(value, made) for name, value in entry.items()}
    if isinstance(entry, list):
        return [fill(value, made) for value in entry]
    return made.get(entry, entry)


def rule_pages() -> list[Page]:
    """Returns one page per rulebook."""
    found = []
    for path in sorted((SOURCES / "titles").rglob("rulebook.toml")):
        if "template" not in path.parts:
            book = tomllib.loads(path.read_text(encoding="utf-8"))
            name = str(book["title"]).replace("_", " ").capitalize()
            found.append((name, f"rules/{book['title']}.md", rules_text(name, book)))
    return found


def rules_text(name: str, book: dict[str, Any]) -> str:
    """Returns the rules of a title, one heading each, so that a rule id is an address."""
    lines = [
        f"# {name}: the rules",
        "",
        "The rules in our own words; a refusal names their ids.",
        "",
    ]
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


def encoding_pages() -> list[Page]:
    """Returns one page per title and board, with every entry of its observation."""
    from ironbridge.research.encoding import Encoding

    found = []
    for title in names():
        for board in find(title).boards or [None]:
            encoding = Encoding(make_spec(title, None, {"board": board} if board else {}))
            where = f"{title}-{board}" if board else title
            name = where.replace("_", " ").replace("-", ", ").capitalize()
            text = (
                f"# {name}: observation of a seat\n\nThe observation with "
                f"{encoding.spec.seats} seats. Other numbers of seats, variants and the Automa "
                "have the same parts in the same order; `Encoding(spec).entries()` names all "
                "entries, `Encoding(spec).arrays(pos, seat)` returns the parts as named arrays. "
                f"The action space has {encoding.choices} choice codes, and the action mask one "
                f"entry per code; `Encoding(spec).actions()` names them.\n\n{encoding.table()}\n"
                f"## Choice codes\n\n{encoding.action_table()}"
            )
            found.append((name, f"encodings/{where}.md", text))
    return found


if __name__ == "__main__":
    main()
