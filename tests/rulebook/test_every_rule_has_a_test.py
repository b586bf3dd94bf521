"""Every rule of every rulebook has a test, and every marked rule exists."""

import ast
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
TITLES = ROOT / "src" / "ironbridge" / "titles"
RULEBOOKS = [
    path for path in sorted(TITLES.rglob("rulebook.toml")) if path.parent != TITLES / "template"
]
FIELDS = {"id", "title", "text", "where", "option", "reasons"}


def rules_of(rulebook: Path) -> list[dict[str, Any]]:
    """Returns the rules of one rulebook."""
    rules: list[dict[str, Any]] = tomllib.loads(rulebook.read_text("utf-8"))["rule"]
    return rules


def marked_rules(folder: Path) -> set[str]:
    """Returns the rule ids in ``@rule`` marks of a folder."""
    found: set[str] = set()
    for path in sorted(folder.glob("**/test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name):
                        if mark.func.id == "rule":
                            found.add(ast.literal_eval(mark.args[0]))
    return found


@pytest.fixture(params=RULEBOOKS, ids=lambda path: str(path.parent.name))
def rulebook(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


def test_there_is_a_rulebook() -> None:
    assert RULEBOOKS


def test_every_rule_has_a_test(rulebook: Path) -> None:
    ids = {rule["id"] for rule in rules_of(rulebook)}
    assert ids - marked_rules(ROOT / "tests" / "rulebook" / rulebook.parent.name) == set()


def test_every_mark_names_a_rule(rulebook: Path) -> None:
    ids = {rule["id"] for rule in rules_of(rulebook)}
    assert marked_rules(ROOT / "tests" / "rulebook" / rulebook.parent.name) - ids == set()


def test_ids_are_unique(rulebook: Path) -> None:
    ids = Counter(rule["id"] for rule in rules_of(rulebook))
    assert [rule_id for rule_id, times in ids.items() if times > 1] == []


def test_a_reason_belongs_to_one_rule(rulebook: Path) -> None:
    reasons = Counter(name for rule in rules_of(rulebook) for name in rule.get("reasons", []))
    assert [name for name, times in reasons.items() if times > 1] == []


def test_every_rule_is_complete(rulebook: Path) -> None:
    for rule in rules_of(rulebook):
        assert {"id", "title", "text", "where"} <= set(rule) <= FIELDS, rule["id"]
        assert all(rule[field].strip() for field in ("id", "title", "text", "where")), rule["id"]
