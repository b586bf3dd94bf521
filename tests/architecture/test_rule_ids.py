"""Every rule id in a comment exists in a rulebook."""

import re
import tomllib
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "ironbridge"
ID = re.compile(r"\b(?:BB|BL|AI|BA)-[a-z]+-[0-9]+\b")


def rule_ids() -> set[str]:
    """Returns every id of every rulebook."""
    books = (SOURCES / "titles").rglob("rulebook.toml")
    return {rule["id"] for book in books for rule in tomllib.loads(book.read_text("utf-8"))["rule"]}


def named_ids() -> dict[str, set[str]]:
    """Returns the ids named in comments, each with its modules."""
    found: dict[str, set[str]] = {}
    for path in [*(SOURCES / "core").glob("*.py"), *(SOURCES / "titles").rglob("*.py")]:
        for line in path.read_text("utf-8").splitlines():
            for rule in ID.findall(line.partition("#")[2]):
                found.setdefault(rule, set()).add(path.name)
    return found


def test_an_id_in_a_comment_is_a_rule() -> None:
    assert set(named_ids()) - rule_ids() == set()


def test_a_rule_is_found_where_one_looks_first() -> None:
    named = named_ids()
    for rule, module in (
        ("BB-beer-2", "beer.py"),
        ("BL-virtual-1", "board.py"),
        ("BB-market-1", "build.py"),
        ("BB-market-3", "market.py"),
        ("BB-income-2", "income.py"),
        ("BB-order-1", "turn_order.py"),
        ("BB-coal-2", "supply.py"),
        ("AI-loan-1", "loans.py"),
        ("BA-sell-1", "card_back.py"),
        ("BA-turn-1", "card_front.py"),
        ("BA-tie-1", "tie_breaks.py"),
    ):
        assert module in named.get(rule, set()), rule


def test_most_rules_of_every_title_are_named_by_the_code_that_keeps_them() -> None:
    """The other rules are printed tables, or implemented by code that names a sibling's id."""
    named = set(named_ids())
    for prefix in ("BB", "BL", "AI", "BA"):
        rules = {rule for rule in rule_ids() if rule.startswith(prefix)}
        assert len(rules & named) * 4 > len(rules) * 3, prefix
