"""Writes the pages that are made from the sources: ``docs/hooks.md`` and ``docs/reasons.md``.

Run it after a change of hooks, reasons, rulebooks or English sentences::

    .venv/bin/python tools/pages.py

A test compares the pages with what this would write.
"""

import ast
from pathlib import Path

from ironbridge.core.reasons import FIRST_TITLE_REASON, NAMES
from ironbridge.i18n.localizer import bundle
from ironbridge.i18n.rulebook import rule_of_reason
from ironbridge.notation.headers import make_setting
from ironbridge.titles import find, names, parts

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
SOURCES = ROOT / "src" / "ironbridge"
MADE_BY = "_Made by `tools/pages.py` from the sources; a test keeps it current._"


def main() -> None:
    """Write both pages."""
    for name, text in pages().items():
        (DOCS / name).write_text(text, encoding="utf-8")


def pages() -> dict[str, str]:
    """The pages by file name."""
    return {"hooks.md": hooks_page(), "reasons.md": reasons_page()}


# ----------------------------------------------------------------------------- hooks


def hooks_page() -> str:
    """Every hook: what it is for, and who uses it."""
    lines = [
        "# Hooks",
        "",
        MADE_BY,
        "",
        "A title is data first. Where data does not reach it overrides a hook: a method of",
        "`Rules` in `core/rules.py`, which is all that the doors and the turn ask for, or, with",
        "the actions of Brass, of `BrassRules` in `core/brass.py`, which answers most of those",
        "questions. These are all the points where a title may differ.",
    ]
    users = overriders()
    for heading, hooks in hook_sections():
        lines += ["", f"## {heading}", "", "| hook | what it says | overridden by |"]
        lines.append("|---|---|---|")
        for hook in hooks:
            titles = ", ".join(sorted(users.get(hook.name, set()))) or "-"
            lines.append(f"| `{signature(hook)}` | {summary(hook)} | {titles} |")
    return "\n".join(lines) + "\n"


def hook_sections() -> list[tuple[str, list[ast.FunctionDef]]]:
    """The hooks under the headings that their comments give them."""
    sections: dict[str, list[ast.FunctionDef]] = {}
    for module, name in (("rules.py", "Rules"), ("brass_rules.py", "BrassRules")):
        text = (SOURCES / "core" / module).read_text("utf-8")
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
    """A hook as it is called."""
    arguments = [argument.arg for argument in hook.args.args if argument.arg != "self"]
    return f"{hook.name}({', '.join(arguments)})"


def summary(hook: ast.FunctionDef) -> str:
    """A hook's docstring on one line."""
    return " ".join((ast.get_docstring(hook) or "").split())


def overriders() -> dict[str, set[str]]:
    """Who overrides each hook: a title, or a part of one such as its Automa."""
    found: dict[str, set[str]] = {}
    rules = ast.parse((SOURCES / "core" / "rules.py").read_text("utf-8"))
    common = {method.name for method in methods(class_named(rules, "Rules"))}
    for path in [
        SOURCES / "core" / "brass_rules.py",
        *sorted((SOURCES / "titles").glob("*/**/*.py")),
    ]:
        title = " ".join(path.relative_to(SOURCES).parts[1:-1]) or "brass"
        if title == "template":  # made to be copied, no title of its own
            continue
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and any(is_rules(base) for base in node.bases):
                for method in methods(node):
                    if title != "brass" or method.name in common:
                        found.setdefault(method.name, set()).add(title)
    return found


def is_rules(base: ast.expr) -> bool:
    """Is this the base class of rules, or a title's rules?"""
    return isinstance(base, ast.Name) and base.id.endswith("Rules")


# ----------------------------------------------------------------------------- reasons


def reasons_page() -> str:
    """Every reason: its rule in each title, and the English sentence."""
    tables = [make_setting(name, None, {}) for name in names()]
    known = [setting.title for setting in tables]
    lines = [
        "# Reasons",
        "",
        MADE_BY,
        "",
        "Why a choice can be refused. Each reason cites one rule of the title's `rulebook.toml`;",
        "the sentence is the English one, with its variables in ⟨brackets⟩.",
        "",
        "## Shared by the titles",
        "",
        f"| reason | {' | '.join(known)} | sentence |",
        f"|---|{'---|' * len(known)}---|",
    ]
    for code, reason in NAMES.items():
        if code:
            rules = [rule_of_reason(setting, reason) or "-" for setting in tables]
            lines.append(f"| `{reason}` | {' | '.join(rules)} | {sentence((), reason)} |")
    for setting in tables:
        own = [name for code, name in setting.reason_names.items() if code >= FIRST_TITLE_REASON]
        lines += ["", f"## {find(setting.title).full_name}", ""]
        lines += ["| reason | rule | sentence |", "|---|---|---|"]
        for reason in own:
            rule = rule_of_reason(setting, reason) or "-"
            lines.append(f"| `{reason}` | {rule} | {sentence(parts(setting.title), reason)} |")
    return "\n".join(lines) + "\n"


def sentence(parts_spoken: tuple[str, ...], reason: str) -> str:
    """The English sentence of a reason, its variables in brackets."""
    messages = bundle("en", parts_spoken)
    if not messages.has_message(f"reason-{reason}"):
        return "-"
    pattern = messages.get_message(f"reason-{reason}").value
    assert pattern is not None
    facts: dict[str, str] = {}
    while True:
        text, errors = messages.format_pattern(pattern, facts)
        if not errors:
            return " ".join(str(text).split())
        # What is missing tells its name.
        missing = [str(error).rsplit(" ", 1)[-1] for error in errors]
        facts |= {name: f"⟨{name}⟩" for name in missing}


if __name__ == "__main__":
    main()
