"""The diagrams of the rules page belong to existing rules."""

import re
import tomllib
from pathlib import Path

import ironbridge

ROOT = Path(__file__).resolve().parents[2]
TITLES = Path(ironbridge.__file__).parent / "titles"
KEY = re.compile(r"^  '([A-Z]{2}-[a-z]+(?:-\d+)?)': ", re.MULTILINE)


def test_every_figure_has_its_rule() -> None:
    books = [tomllib.loads(path.read_text("utf-8")) for path in TITLES.glob("*/rulebook.toml")]
    ids = {rule["id"] for book in books for rule in book["rule"]}
    known = ids | {name.rsplit("-", 1)[0] for name in ids}
    drawn = KEY.findall((ROOT / "frontend/src/rules/diagrams.ts").read_text("utf-8"))
    assert len(drawn) >= 14
    assert set(drawn) <= known
