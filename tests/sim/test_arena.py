"""Arena: paired deals, all rotations, correct intervals, and resumable runs."""

import json
import re
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from rich.console import Console

from ironbridge.cli.commands.bots import arena, show_arena
from ironbridge.errors import BadInput
from ironbridge.i18n.localizer import Localizer
from ironbridge.sim.arena import (
    Contest,
    MatchResult,
    contend,
    figures,
    interval,
    lead,
    line_ups,
    null_contest,
    null_difference,
    ratings,
    table_intervals,
)

KEYS = {"name", "games", "mean", "low", "high", "win_rate", "win_low", "win_high"}


def test_bots_sit_at_every_seat_equally_often() -> None:
    spec = Contest("birmingham", 4, ("dice",), 1).plan().spec()
    lines = line_ups(spec, ("hard", "greedy", "greedy", "greedy"))
    assert [line.index("hard") for line in lines] == [0, 3, 2, 1]
    assert line_ups(spec, ("easy", "dice")) == [
        ("easy", "dice", "easy", "dice"),
        ("dice", "easy", "dice", "easy"),
    ]
    assert line_ups(spec, ("dice",)) == [("dice",) * 4]
    with pytest.raises(BadInput, match="5 bots for 4 seats"):
        line_ups(spec, ("dice",) * 5)


def test_the_document_says_what_was_played(tmp_path: Path) -> None:
    contest = Contest("birmingham", 2, ("greedy", "dice"), 2, seed=5)
    outcomes = contend(contest, jobs=1, keep=tmp_path / "kept.jsonl")
    found = figures(contest, outcomes)
    assert list(found) == ["title", "seats", "bots", "table_mean", "winner_mean", "deals", "seed"]
    assert (found["title"], found["seats"], found["deals"]) == ("birmingham", 2, 2)
    bots = found["bots"]
    assert isinstance(bots, list)
    greedy, dice = bots
    assert set(greedy) == KEYS | {"cpu_ms_per_turn"}
    assert (greedy["name"], greedy["games"], greedy["win_rate"]) == ("greedy", 4, 1.0)
    assert greedy["mean"] > dice["mean"]
    assert greedy["low"] <= greedy["mean"] <= greedy["high"]
    assert greedy["cpu_ms_per_turn"] > 0
    points = [sum(one.points) / 2 for one in outcomes]
    assert found["table_mean"] == pytest.approx(sum(points) / 4, abs=0.01)


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    contest, file = Contest("birmingham", 2, ("dice",), 3, seed=8), tmp_path / "kept.jsonl"
    whole = contend(contest, jobs=1, keep=file)
    lines = file.read_text("utf-8").splitlines()
    file.write_text("\n".join([lines[0], lines[1][:20]]), "utf-8")  # interrupted within a line
    counted: list[int] = []
    file.write_text(file.read_text("utf-8") + "\n", "utf-8")
    again = contend(contest, jobs=1, progress=counted.append, keep=file)
    assert [one.points for one in again] == [one.points for one in whole]
    assert counted == [1, 1, 1]  # one game existed, two were played


def test_games_are_kept_only_until_the_run_is_complete(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    contend(Contest("birmingham", 2, ("dice",), 1), jobs=1)
    assert list(tmp_path.rglob("*.jsonl")) == []


def test_a_bot_against_itself_shows_no_difference(tmp_path: Path) -> None:
    contest = null_contest(Contest("birmingham", 2, ("dice", "greedy"), 60, seed=2), 40)
    assert contest.bots == ("dice",)
    outcomes = contend(contest, jobs=1, keep=tmp_path / "kept.jsonl")
    mean, chance = null_difference(outcomes, 1)
    assert abs(mean) <= chance


def test_a_bot_that_is_better_at_some_seats_is_found_out() -> None:
    outcomes = [
        MatchResult(
            n, ["a", "a"], [30, 10] if n % 2 else [10, 31], [1.0, 0], [0.0] * 2, [1] * 2, []
        )
        for n in range(8)
    ]
    mean, chance = null_difference(outcomes, 1)
    assert mean == pytest.approx(20.5)
    assert mean > chance


def test_means_of_the_table_have_intervals(tmp_path: Path) -> None:
    contest = Contest("birmingham", 2, ("dice",), 6, seed=8)
    outcomes = contend(contest, jobs=1, keep=tmp_path / "kept.jsonl")
    found, document = table_intervals(outcomes, 1), figures(contest, outcomes)
    for what in ("table_mean", "winner_mean"):
        mean, low, high = found[what]
        assert low <= mean <= high
        assert document[what] == pytest.approx(mean, abs=0.01)


def game(deal: int, **points: int) -> MatchResult:
    """Returns the result of a game with these points per bot."""
    names, scored = list(points), list(points.values())
    two = len(names)
    return MatchResult(deal, names, scored, [0.0] * two, [0.0] * two, [1] * two, [])


def test_a_lead_is_found_deal_by_deal() -> None:
    rich = [game(n, a=10 * n + n % 2, b=10 * n + 2) for n in range(12)]
    found = lead(rich, 1)
    assert found is not None
    assert (found.ahead, found.behind, found.mean) == ("b", "a", 1.5)
    assert (
        1.0 <= found.low < found.mean < found.high <= 2.0
    )  # though deals differ by a hundred points
    assert lead([game(1, a=3, automa=9)], 1) is None
    assert lead([game(1, a=3, b=4, c=5)], 1) is None


def test_an_interval_holds_the_mean_and_grows_with_the_spread() -> None:
    narrow = interval([10.0, 11.0, 10.5, 10.2] * 5, Random(1))
    wide = interval([0.0, 21.0, 10.5, 10.2] * 5, Random(1))
    assert narrow[1] < narrow[0] < narrow[2]
    assert wide[2] - wide[1] > narrow[2] - narrow[1]


def test_the_better_bot_is_rated_higher() -> None:
    outcomes = [
        MatchResult(n, ["a", "b", "c"], [30 + n, 20, 10], [1.0, 0, 0], [0.0] * 3, [1] * 3, [])
        for n in range(10)
    ]
    rated = ratings(outcomes)
    assert [one["name"] for one in rated] == ["a", "b", "c"]
    assert json.dumps(rated)


def test_the_automa_is_named_among_the_bots(tmp_path: Path) -> None:
    contest = Contest("birmingham", None, ("dice",), 1, options={"automa": "easy"})
    found = figures(contest, contend(contest, jobs=1, keep=tmp_path / "kept.jsonl"))
    bots = found["bots"]
    assert isinstance(bots, list)
    assert [bot["name"] for bot in bots] == ["dice", "automa"]


@pytest.mark.parametrize(
    ("language", "mean"), [("en", "table mean"), ("fr", "moyenne"), ("ru", "среднее")]
)
def test_the_command_first_plays_a_bot_against_itself(
    language: str, mean: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    line = ["birmingham", "--seats", "2", "--bots", "greedy,dice", "--deals", "1", "--jobs", "1"]
    found = CliRunner().invoke(arena, [*line, "--check", "2", "--language", language])
    assert found.exit_code == 0, found.output
    assert found.stderr.startswith("greedy ")
    assert mean in found.stdout
    ahead = next(line for line in found.stdout.splitlines() if line.startswith("greedy "))
    assert "dice" in ahead


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_no_figure_and_no_name_is_cut_short(language: str) -> None:
    contest = Contest("lancashire", 3, ("medium", "master"), 4)
    outcomes = [game(n, medium=110 + 9 * n, a_bot_of_a_guest=130 + 9 * n) for n in range(4)]
    written = StringIO()
    console = Console(file=written, width=80)
    localizer = Localizer(contest.plan().spec(), language)
    show_arena(console, localizer, figures(contest, outcomes), outcomes)
    rows = [line for line in written.getvalue().splitlines() if line.startswith("│")]
    intervals = [re.findall(r"\d{3}[.,]\d-\d{3}[.,]\d", row) for row in rows]
    assert [len(found) for found in intervals if found] == [1, 1]
    assert "…" not in written.getvalue()
