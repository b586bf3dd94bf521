"""Bots are found by name, play every title, and cannot read hidden information."""

import tomllib
from pathlib import Path
from random import Random

import pytest

import ironbridge
from ironbridge.bots import GROUP, ListedBot, SeatView, find, levels, listed, names
from ironbridge.errors import BadInput
from ironbridge.sim.simulate import Plan, play_game, seats_taken, simulate
from ironbridge.testing.configurations import Configuration, installed_cases

ROOT = Path(__file__).resolve().parents[2]
CASES = installed_cases(options=False)


def test_a_row_is_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    level = levels.MEDIUM._replace(name="quick", beam=1)
    row = levels.BotRow("quick", "level", levels.SEARCH, level)
    monkeypatch.setattr(levels, "ROWS", (*levels.ROWS, row))
    assert "quick" in names()
    assert find("quick").name == "quick"
    assert listed()[len(levels.ROWS) - 1] == ListedBot("quick", "level", 8)
    assert levels.levels()["quick"] == level


def test_our_bots_need_no_entry_point() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert GROUP not in project.get("entry-points", {})
    baselines = [bot.name for bot in listed() if bot.kind == "baseline"]
    assert baselines == ["dice", "greedy", "master-2026-11"]


def test_bots_are_found_by_name() -> None:
    assert {"dice", "greedy"} <= set(names())
    assert [find(name).name for name in ("dice", "greedy")] == ["dice", "greedy"]


def test_an_unknown_bot_is_named() -> None:
    known = "beginner, dice, easy, greedy, hard, master, master-2026-11, medium"
    with pytest.raises(BadInput, match=f"no bot 'deep'; installed are {known}"):
        find("deep")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
@pytest.mark.parametrize("name", ["dice", "greedy", "beginner", "easy", "medium"])
def test_bots_play_every_title(case: Configuration, name: str) -> None:
    game = ironbridge.new(case.title, seats=case.seats, seed=3, **case.options)  # type: ignore[arg-type]
    bot, rng = find(name), Random(1)
    for _ in range(12):
        assert game.seat is not None
        game.play(bot.choose(SeatView(game, game.seat), rng))


def test_greedy_beats_dice() -> None:
    found = simulate(Plan("birmingham", 2, 4, ("greedy", "dice"), seed=5), jobs=1)
    by_bot = found["by_bot"]
    assert isinstance(by_bot, dict)
    assert by_bot["greedy"]["mean_points"] > 3 * by_bot["dice"]["mean_points"]
    assert by_bot["greedy"]["wins"] == 4


def test_equal_chance_gives_equal_games() -> None:
    spec = Plan("birmingham", 3).spec()
    players = seats_taken(spec, ["greedy", "dice"])
    assert play_game(spec, players, 9) == play_game(spec, players, 9)


def test_a_draw_within_the_turn_closes_the_planned_way() -> None:
    """Distant demand is revealed by a sale, so a turn planned beyond it may become illegal."""
    game = ironbridge.new("age_of_industry", seats=4, seed=21, board="germany", confirm_turns=True)
    bot, rng = find("medium"), Random(1)
    while not game.over:
        assert game.seat is not None
        game.play(bot.choose(SeatView(game, game.seat), rng))
    assert game.result is not None
