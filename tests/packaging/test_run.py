"""run.py sets up only what a command needs."""

import json
from pathlib import Path

import pytest

import run
from tools import build_page


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Returns the steps of run.py without executing them."""
    done: list[str] = []

    def hand_over(line: list[str]) -> int:
        done.append(" ".join(line[1:]))
        return 0

    def set_up(who: str, rebuild: bool, with_page: bool) -> None:
        done.append(f"for a {who}{' with the page' if with_page else ''}")

    monkeypatch.setattr(run, "set_up", set_up)
    monkeypatch.setattr(run, "hand_over", hand_over)
    return done


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        ("play", ["for a player with the page", "play"]),
        ("serve", ["for a player with the page", "serve"]),
        ("terminal", ["for a player", "terminal"]),
        ("simulate", ["for a player", "simulate"]),
        ("bench", ["for a developer", "-m benchmarks bench"]),
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


class Steps:
    """Replaces uv and Node, and records the steps in order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, installed: bool, page: bool) -> None:
        self.done: list[str] = []
        monkeypatch.setattr(run, "is_current", lambda who: installed)
        monkeypatch.setattr(run, "page_is_current", lambda: page)
        monkeypatch.setattr(run, "sync", self.sync)
        monkeypatch.setattr(run, "fill", lambda who, rebuild: self.done.append(f"fill for {who}"))
        monkeypatch.setattr(run, "start_page", self.start_page)
        monkeypatch.setattr(run, "finish_page", lambda page: self.done.append("page is made"))
        monkeypatch.setattr(run, "program", lambda name: "nowhere")

    def sync(self, groups: list[str]) -> None:
        self.done.append(f"sync {groups[-1]}")

    def start_page(self) -> str:
        self.done.append("page begins")
        return "page"


@pytest.mark.parametrize(
    ("installed", "page", "with_page", "expected"),
    [
        (True, True, True, []),
        (True, False, False, []),
        (True, False, True, ["page begins", "page is made"]),
        (False, True, True, ["fill for player"]),
        (False, False, False, ["fill for player"]),
        (
            False,
            False,
            True,
            ["sync --no-install-project", "page begins", "fill for player", "page is made"],
        ),
    ],
)
def test_the_page_is_made_while_the_core_is_compiled(
    installed: bool,
    page: bool,
    with_page: bool,
    expected: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    steps = Steps(monkeypatch, installed, page)
    run.set_up("player", rebuild=False, with_page=with_page)
    assert steps.done == expected


def test_the_reason_of_a_failed_build_is_passed_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "uv"
    program.write_text("#!/bin/sh\necho '  The core could not be compiled: why.' >&2\nexit 1\n")
    program.chmod(0o755)
    monkeypatch.setattr(run, "uv", lambda: str(program))
    with pytest.raises(run.Trouble, match=r"^The core could not be compiled: why\.$"):
        run.sync([])


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, {}),
        ({"PYTHONDONTWRITEBYTECODE": ""}, {}),
        ({"PYTHONDONTWRITEBYTECODE": "1"}, {"PYTHONPYCACHEPREFIX": str(run.BOOT / "bytecode")}),
        (
            {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONPYCACHEPREFIX": "/elsewhere"},
            {"PYTHONPYCACHEPREFIX": "/elsewhere"},
        ),
    ],
)
def test_bytecode_is_kept_but_never_beside_sources_that_want_none(
    given: dict[str, str], expected: dict[str, str]
) -> None:
    run.keep_bytecode(given)
    assert given == expected


@pytest.mark.parametrize("home", ["", "/nonexistent/home", "a file"])
def test_without_a_home_that_can_be_written_caches_lie_in_the_checkout(
    home: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a file").write_text("")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", home)
    monkeypatch.delenv("UV_CACHE_DIR", raising=False)
    environment = run.uv_environment()
    assert environment["UV_CACHE_DIR"] == str(run.BOOT / "cache")
    assert environment["HOME"] == str(run.BOOT)
    assert build_page.npm()[1]["HOME"] == str(build_page.ROOT / "build")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert "UV_CACHE_DIR" not in run.uv_environment()
    assert build_page.npm()[1]["HOME"] == str(tmp_path)


def test_a_checkout_that_cannot_be_written_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    # A folder below a file cannot be made, not even by root.
    monkeypatch.setattr(run, "BOOT", tmp_path / "file" / ".boot")
    with pytest.raises(run.Trouble, match=r"cannot be written \(Not a directory\)"), run.alone():
        pass


def test_the_interpreted_run_collects_every_test_of_both_builds(
    request: pytest.FixtureRequest,
) -> None:
    """A run of all tests has all marked tests in its session."""
    paths = [run.ROOT / name for name in run.both_builds_paths()]
    assert all(path.exists() for path in paths)
    assert run.ROOT / "tests" / "perft" / "test_perft.py" in paths
    marked = {item.path for item in request.session.items if item.get_closest_marker("both_builds")}
    missed = [path for path in marked if not {path, *path.parents} & set(paths)]
    assert missed == []
