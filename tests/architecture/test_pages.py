"""The pages made from the sources say what the sources say."""

import pytest

from tools.pages import DOCS, pages


@pytest.mark.parametrize("name", ["hooks.md", "reasons.md"])
def test_a_made_page_is_current(name: str) -> None:
    written = (DOCS / name).read_text(encoding="utf-8")
    assert written == pages()[name], f"docs/{name} is stale: run tools/pages.py"
