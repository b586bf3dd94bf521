"""Data sets: written in shards, resumable, read back and summarized."""

import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

import ironbridge
from ironbridge.bots import SeatView, find
from ironbridge.cli.commands.stats_chart import draw
from ironbridge.errors import BadInput
from ironbridge.game.choices import Choice
from ironbridge.research import dataset, game_summary, stats
from ironbridge.research.encoding import Encoding
from ironbridge.sim.simulate import Plan
from tests.cli.commands import outside

PLAN = Plan("birmingham", 2, 12, ("greedy", "dice"), 5)


@pytest.fixture
def small_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "SHARD", 4)


@pytest.mark.usefixtures("small_shards")
def test_a_data_set_is_made_read_back_and_summarised(tmp_path: Path) -> None:
    """Every decision is stored with its observation, and every record replays to its points."""
    dataset.make(PLAN, tmp_path, jobs=1)
    games = list(dataset.read_games(tmp_path))
    assert [game["game"] for game in games] == list(range(12))
    game = games[7]
    again = ironbridge.replay(game["record"])
    assert again.result is not None
    assert again.result.points == game["points"]
    positions = pq.read_table(tmp_path / "positions-0000004.parquet").to_pylist()
    mine = [row for row in positions if row["game"] == 7]
    played = ironbridge.new("birmingham", seats=2, seed=game["seed"])
    encoding = Encoding(played.spec)
    for row in mine:
        seen = encoding.vector(played.position, row["seat"])
        assert np.array_equal(np.array(row["observation"], np.int16), seen)
        played.play(row["choice"])
    assert played.over
    actions = json.loads((tmp_path / "actions.json").read_text("utf-8"))
    assert actions == encoding.actions()
    found = stats.summary(tmp_path)
    assert found["games"] == 12
    assert {one["name"] for one in found["by seat"]} == {"seat 0", "seat 1"}
    assert json.dumps(found)
    draw(found, tmp_path / "stats.svg")
    assert (tmp_path / "stats.svg").stat().st_size > 1_000


class First:
    """Plays the first answer."""

    def choose(self, view: SeatView, rng: Random) -> Choice:
        return view.choices[0]


def test_bots_are_places_and_classes(tmp_path: Path) -> None:
    """The data set names them as they are given, or by their class."""
    file = tmp_path / "first.py"
    file.write_text("from tests.research.test_dataset import First\n", encoding="utf-8")
    place = f"{file}:First"
    dataset.make(Plan("birmingham", 2, 1, (place, First), seed=5), tmp_path / "data", jobs=1)
    (game,) = dataset.read_games(tmp_path / "data")
    assert game["bots"] == [place, "First"]
    assert json.loads((tmp_path / "data" / "card.json").read_text("utf-8"))["bots"] == game["bots"]


@pytest.mark.usefixtures("small_shards")
def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    """Finished shards are kept, an incomplete one is repeated; games equal an unbroken run's."""
    whole, part = tmp_path / "whole", tmp_path / "part"
    dataset.make(PLAN, whole, jobs=1)
    dataset.make(Plan("birmingham", 2, 4, ("greedy", "dice"), 5), part, jobs=1)
    kept = (part / "games-0000000.parquet").stat().st_mtime_ns
    (part / "games-0000004.part").write_bytes(b"half")
    dataset.make(PLAN, part, jobs=1)
    assert (part / "games-0000000.parquet").stat().st_mtime_ns == kept
    assert list(dataset.read_games(whole)) == list(dataset.read_games(part))


@pytest.mark.usefixtures("small_shards")
def test_a_data_set_grows(tmp_path: Path) -> None:
    """An incomplete last shard is completed; progress counts each existing game once."""
    for games in (3, 6):
        plan = Plan("birmingham", 2, games, ("dice",), 5)
        heard: list[int] = []
        dataset.make(plan, tmp_path, jobs=1, progress=heard.append)
        assert [game["game"] for game in dataset.read_games(tmp_path)] == list(range(games))
        assert sum(heard) == games
    assert json.loads((tmp_path / "card.json").read_text("utf-8"))["games"] == 6


@pytest.mark.slow
def test_a_killed_run_loses_only_what_it_had_under_way(tmp_path: Path) -> None:
    """Finished shards are kept, and the same command plays the rest."""
    line = ["dataset", "birmingham", "--seats", "2", "--variant", "introductory"]
    line += ["--bots", "dice", "--games", "110", "--out", str(tmp_path), "--jobs", "1"]
    with subprocess.Popen([sys.executable, "-m", "ironbridge", *line]) as process:
        while not list(tmp_path.glob("games-*.parquet")):
            time.sleep(0.01)
        process.kill()
    left = {path: path.stat().st_mtime_ns for path in tmp_path.glob("games-*.parquet")}
    assert 1 <= len(left) <= 3
    said = outside(*line)
    assert said.code == 0, said.err
    assert len(list(dataset.read_games(tmp_path))) == 110
    assert {path: path.stat().st_mtime_ns for path in left} == left
    assert list(tmp_path.glob("*.part")) == []


@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("birmingham", {"seats": 2}),
        ("birmingham", {"seats": 3, "variant": "introductory"}),
        ("birmingham", {"automa": "easy"}),
        ("lancashire", {"seats": 3}),
        ("age_of_industry", {"seats": 3, "board": "germany"}),
    ],
)
def test_points_are_told_by_where_they_came_from(title: str, options: dict[str, Any]) -> None:
    """Points by industry, links and other sources add up to the total of each seat."""
    game = ironbridge.new(title, seed=5, **options)
    bot, rng = find("greedy"), Random(1)
    while game.seat is not None:
        game.play(bot.choose(SeatView(game, game.seat), rng))
    assert game.result is not None
    industries = game.spec.names.industries
    for seat, found in enumerate(game_summary.scored(game)):
        assert sum(found.values()) == game.result.points[seat]
        told = {
            kind: sum(
                amount
                for event in game.events
                if event.kind == kind and event.seat == seat
                for amount in [event.details["points"]]
                if isinstance(amount, int)
            )
            for kind in ("tiles scored", "links scored")
        }
        assert sum(found[name] for name in industries) == told["tiles scored"]
        assert found["links"] == told["links scored"]
    laid = sum(sum(counts.values()) for counts in game_summary.built(game))
    assert laid == sum(event.kind == "tile built" for event in game.events)


def game_of(points: list[int], order: list[int], first: str, mills: int) -> dict[str, Any]:
    """Returns a game with only the columns that the statistics use."""
    places = [1 + sum(other > had for other in points) for had in points]
    seats = len(points)
    return {
        "points": points,
        "places": places,
        "order": order,
        "bots": ["dice"] * seats,
        "layout": "merchants: Oxford=cotton",
        "first_actions": [first, *["loan"] * (seats - 1)],
        "built": [json.dumps({"cotton": mills})] * seats,
        "scored": [json.dumps({"cotton": 2 * mills, "links": 1})] * seats,
    }


def test_the_answers_agree_with_pencil_and_paper(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten games whose figures can be computed by hand."""
    games = [game_of([10, 20], [0, 1], "build cotton", 2) for _ in range(5)]
    games += [game_of([30, 10], [1, 0], "loan", 0) for _ in range(5)]
    monkeypatch.setattr(stats, "read_games", lambda folder: iter(games))
    found = stats.summary(Path("nowhere"))
    assert (found["table_mean"], found["winner_mean"]) == (17.5, 25.0)
    seats = {one["name"]: one for one in found["by seat"]}
    assert (seats["seat 0"]["mean"], seats["seat 0"]["wins"]) == (20.0, 0.5)
    first = {one["name"]: one for one in found["by first action"]}
    assert (first["build cotton"]["size"], first["build cotton"]["mean"]) == (5, 10.0)
    assert (first["loan"]["size"], first["loan"]["mean"]) == (15, pytest.approx(20.0))
    tiles = {one["name"]: one["mean"] for one in found["by tiles built"]}
    assert tiles == {"cotton, 0": 20.0, "cotton, 2": 15.0}
    sources = {one["name"]: one for one in found["by industry"]}
    assert (sources["cotton"]["mean"], sources["cotton"]["winners"]) == (2.0, 2.0)
    lead = found["seat advantage"]
    assert lead["points by place"] == [10.0, 25.0]
    assert lead["first less others"] == -15.0
    assert lead["low"] <= -15.0 <= lead["high"]
    rows = {row["name"]: row for row in stats.beside(Path("one"), Path("other"))}
    assert rows["points of the table"]["change"] == 0.0
    assert rows["loan as first action"]["before"] == 0.75


def test_another_data_set_is_not_mixed_in(tmp_path: Path) -> None:
    """The card of the folder states its data set."""
    dataset.make(Plan("birmingham", 2, 1, ("dice",), 5), tmp_path, jobs=1)
    with pytest.raises(BadInput, match="holds another data set"):
        dataset.make(Plan("birmingham", 2, 1, ("dice",), 6), tmp_path, jobs=1)


def test_an_empty_folder_is_named(tmp_path: Path) -> None:
    """The error names the expected files."""
    with pytest.raises(BadInput, match=r"no file games-\*\.parquet"):
        stats.summary(tmp_path)
