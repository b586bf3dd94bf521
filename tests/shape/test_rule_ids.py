"""Rule code names its rules: every id in a comment is one of a rulebook."""

import re
import tomllib
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "ironbridge"
ID = re.compile(r"\b(?:BB|BL|AI)-[a-z]+-[0-9]+\b")


def rule_ids() -> set[str]:
    """Every id of every rulebook."""
    books = (SOURCES / "titles").rglob("rulebook.toml")
    return {rule["id"] for book in books for rule in tomllib.loads(book.read_text("utf-8"))["rule"]}


def named_ids() -> dict[str, set[str]]:
    """Ids that comments name, each with the modules that do."""
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
        ("BB-income-2", "purse.py"),
        ("BB-order-1", "order.py"),
        ("BB-coal-2", "supply.py"),
        ("AI-loan-1", "money.py"),
    ):
        assert module in named.get(rule, set()), rule
