"""run.py sets up what a command needs, and no more."""

import json
from pathlib import Path

import pytest

import run


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What run.py does, in words; nothing is set up or started."""
    done: list[str] = []

    def hand_over(line: list[str]) -> int:
        done.append(" ".join(line[1:]))
        return 0

    monkeypatch.setattr(run, "set_up", lambda who, anew: done.append(f"for a {who}"))
    monkeypatch.setattr(run, "make_page", lambda: done.append("page"))
    monkeypatch.setattr(run, "hand_over", hand_over)
    return done


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("play", ["for a player", "page", "play"]),
        ("serve", ["for a player", "page", "serve"]),
        ("terminal", ["for a player", "terminal"]),
        ("simulate", ["for a player", "simulate"]),
        ("bench", ["for a developer", "bench"]),
    ],
)
def test_each_command_has_what_it_needs(
    command: str, expected: list[str], calls: list[str]
) -> None:
    assert run.main([command]) == 0
    assert calls == expected


@pytest.mark.parametrize(
    ("made_for", "who", "current"),
    [
        ("player", "player", True),
        ("player", "developer", False),
        ("developer", "player", True),
        ("developer", "developer", True),
    ],
)
def test_what_a_developer_has_is_enough_for_a_player(
    made_for: str, who: str, current: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("IRONBRIDGE_BUILD", "interpreted")
    monkeypatch.setattr(run, "STAMP", tmp_path / "stamp.json")
    stamp = {**run.inputs(), "build": "interpreted", "for": made_for}
    run.STAMP.write_text(json.dumps(stamp), encoding="utf-8")
    assert run.is_current(who) == current


def test_a_changed_lock_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IRONBRIDGE_BUILD", "interpreted")
    monkeypatch.setattr(run, "STAMP", tmp_path / "stamp.json")
    stamp = {**run.inputs(), "environment": "another", "build": "interpreted", "for": "player"}
    run.STAMP.write_text(json.dumps(stamp), encoding="utf-8")
    assert not run.is_current("player")


def test_the_reason_of_a_failed_build_is_passed_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "uv"
    program.write_text("#!/bin/sh\necho '  The core could not be compiled: why.' >&2\nexit 1\n")
    program.chmod(0o755)
    monkeypatch.setattr(run, "uv", lambda: str(program))
    with pytest.raises(run.Trouble, match=r"^The core could not be compiled: why\.$"):
        run.sync([])
