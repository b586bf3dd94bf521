"""The comparison of two checkouts reports changed and removed names and fields."""

from pathlib import Path

import pytest

from tools import version_probe
from tools.compare_versions import compare, main


def test_what_went_or_changed_is_a_difference_and_what_came_is_not() -> None:
    found = compare("bots", {"a": 1, "b": 2, "c": 3}, {"a": 1, "b": 5, "d": 4})
    assert found.equal == 3
    assert found.added == ["d"]
    assert found.differences == ["b: 2 -> 5", "c: 3 -> 'nothing'"]
    assert found.row().endswith("2 DIFFERENT")
    assert compare("bots", {"a": 1}, {"a": 1}).row().endswith("equal")


def test_an_unknown_part_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["old", "new", "sentences"]) == 2
    assert "usage: run.py compare OLD NEW [public names|" in capsys.readouterr().out


def test_fields_are_found_below_components() -> None:
    """Names of components do not matter; a recursive component ends the search."""
    inner = {
        "type": "object",
        "required": ["n"],
        "properties": {"n": {"type": "integer"}, "more": {"$ref": "#/components/schemas/In"}},
    }
    schema = {"components": {"schemas": {"In": inner}}}
    part = {"type": "array", "items": {"$ref": "#/components/schemas/In"}}
    assert version_probe.fields(schema, part, "GET /x") == {
        "GET /x": "array",
        "GET /x[]": "object",
        "GET /x[].n": "integer",
        "GET /x[].more?": "again",
    }


@pytest.mark.parametrize("part", ["public names", "commands", "bots", "openapi"])
def test_the_probe_knows_the_names_of_today(part: str) -> None:
    assert len(version_probe.PARTS[part]()) > 5


def test_the_probe_plays_the_games_of_today(monkeypatch: pytest.MonkeyPatch) -> None:
    cases = version_probe.cases(options=False)[:1]
    monkeypatch.setattr(version_probe, "cases", lambda options=True: cases)
    for part in ("choice tables", "games", "weights"):
        assert list(version_probe.PARTS[part]()) == [cases[0].name]


def test_the_probe_needs_nothing_of_the_project() -> None:
    """The probe must run in checkouts of other versions."""
    text = Path(version_probe.__file__).read_text("utf-8")
    assert "import ironbridge" not in text
    assert "from ironbridge" not in text
    assert "from tools" not in text
