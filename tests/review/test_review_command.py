"""The command ``review`` in every language, and as JSON."""

import json
from pathlib import Path

import pytest

import ironbridge
from ironbridge.cli.commands import review_command
from ironbridge.game import Game
from ironbridge.review.best_turn import Effort
from ironbridge.review.game_review import GameReview, review_game
from tests.cli.commands import Here
from tests.cli.test_spoken_commands import english_in
from tests.review.test_turn_loss import finished

SMALL = Effort(width=6, rollouts=12, finalists=1, choice_worlds=1, loss_worlds=3)


@pytest.fixture(scope="module")
def game() -> Game:
    return finished("birmingham", 2)


@pytest.fixture(scope="module")
def found(game: Game) -> GameReview:
    return review_game(game, effort=SMALL)


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str], found: GameReview, monkeypatch: pytest.MonkeyPatch
) -> Here:
    """Runs commands, with the work of one review done once."""
    monkeypatch.setattr(review_command, "review_game", lambda *asked, **more: found)
    return Here(capsys)


@pytest.fixture
def file(game: Game, tmp_path: Path) -> Path:
    path = tmp_path / "game.record"
    path.write_text(game.record, "utf-8")
    return path


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_the_review_is_printed(run: Here, file: Path, found: GameReview, language: str) -> None:
    said = run("review", file, "--language", language)
    assert said.code == 0
    lines = said.out.splitlines()
    heads = [line for line in lines if line[:1].isdigit()]
    assert len(heads) == len(found.turns)
    assert any(turn.grade not in ("best", "forced") for turn in found.turns)
    if language != "en":
        assert english_in(said.out, language) == set()


def test_one_seat_alone(run: Here, file: Path, found: GameReview) -> None:
    lines = run("review", file, "--seat", 1, "--language", "en").out.splitlines()
    heads = [line for line in lines if line[:1].isdigit()]
    assert len(heads) == sum(turn.seat == 1 for turn in found.turns)
    assert run("review", file, "--seat", 2).code == 2


def test_json_has_every_turn_and_the_ledger(run: Here, file: Path, found: GameReview) -> None:
    data = json.loads(run("review", file, "--json").out)
    assert len(data["turns"]) == len(found.turns)
    assert data["version"] == found.version
    assert [entry["result"] for entry in data["ledger"]["seats"]] == data["points"]


def test_an_unfinished_game_is_refused_in_a_sentence(run: Here, tmp_path: Path) -> None:
    path = tmp_path / "begun.record"
    path.write_text(ironbridge.new("birmingham", seats=2, seed=1).record, "utf-8")
    said = run("review", path, "--language", "en")
    assert (said.code, said.out) == (2, "")
    assert said.err.strip() == "The game is not over: only a finished game can be reviewed."
